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

    /// Returns the offset in the original of a byte of the changed text; for an inserted byte, the offset as if the
    /// copied part before it went on.
    ///
    /// - Complexity: O(log n) in the parts.
    package func origin(of place: Int) -> Int {
        let next = parts.partitionPoint { $0.place > place }
        guard next > 0 else { return place }
        return parts[next - 1].origin + place - parts[next - 1].place
    }
}
