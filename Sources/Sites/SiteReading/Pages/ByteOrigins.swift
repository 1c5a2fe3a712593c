import SourceText

/// A map from offsets in a changed text to offsets in the original, both in bytes.
package struct ByteOrigins: Sendable {
    /// The offsets at which each copied part begins in the changed text and in the original, both in rising order.
    private var parts: [(place: Int, origin: Int)] = []

    package init() {}

    /// Records that the text from `place` on was copied from `origin` on.
    mutating func add(_ origin: Int, at place: Int) {
        if let last = parts.last, origin - last.origin == place - last.place { return }
        parts.append((place, origin))
    }

    /// Returns the offset in the original text of the byte at `place` in the changed text. An inserted byte has no
    /// origin: its offset is counted on from the end of the copied part before it.
    ///
    /// - Complexity: O(log n) in the number of copied parts.
    package func origin(of place: Int) -> Int {
        let next = parts.partitionPoint { $0.place > place }
        guard next > 0 else { return place }
        return parts[next - 1].origin + place - parts[next - 1].place
    }
}
