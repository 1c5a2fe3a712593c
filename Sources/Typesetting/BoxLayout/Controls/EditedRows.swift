#if Foundation
    import BoxDrawing
    import BoxEngine

    // Rows that a reader deletes and moves. Nobody does in a drawing.

    extension ForEach where Content: View {
        public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self { self }
        public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self { self }
    }

    extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
        /// Removes the elements at some places.
        public mutating func remove(atOffsets offsets: IndexSet) {
            for index in offsets.reversed() where indices.contains(index) { remove(at: index) }
        }

        /// Moves the elements at some places before another place.
        public mutating func move(fromOffsets offsets: IndexSet, toOffset target: Int) {
            let chosen = offsets.filter { indices.contains($0) }
            let moved = chosen.map { self[$0] }
            let before = chosen.count { $0 < target }
            for index in chosen.reversed() { remove(at: index) }
            insert(contentsOf: moved, at: Swift.min(Swift.max(target - before, startIndex), endIndex))
        }
    }
#endif
