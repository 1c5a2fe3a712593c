import SourceText

/// Where the bytes of a changed text stood before.
package struct ByteOrigins: Sendable {
    /// Where parts begin that were copied, and where they stood; by both.
    private var parts: [(place: Int, origin: Int)] = []

    package init() {}

    /// Notes that what is written from `place` on stood from `origin` on.
    mutating func add(_ origin: Int, at place: Int) {
        if let last = parts.last, origin - last.origin == place - last.place { return }
        parts.append((place, origin))
    }

    /// Where a byte stood; of one that is new, where the part before it would go on.
    ///
    /// - Complexity: O(log n) in the parts.
    package func origin(of place: Int) -> Int {
        let next = parts.partitionPoint { $0.place > place }
        guard next > 0 else { return place }
        return parts[next - 1].origin + place - parts[next - 1].place
    }
}
