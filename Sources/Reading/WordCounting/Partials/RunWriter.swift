import SourceText

/// Writes one run of a ``CountRuns``.
package struct RunWriter: ~Copyable {
    private var writer: PartialWriter
    private let start: Int
    private let place: Place

    /// Where the next bytes go.
    private final class Place {
        var offset: Int
        init(_ offset: Int) { self.offset = offset }
    }

    init(_ file: RunFile, at start: Int) {
        let place = Place(start)
        (self.start, self.place) = (start, place)
        writer = PartialWriter(PartialSettings()) { bytes throws(Problem) in
            try file.write(bytes, at: place.offset)
            place.offset += bytes.count
        }
    }

    /// - Parameters:
    ///   - key: greater than the one before, UTF-8 without U+0000, of at most ``PartialCount/longestKey`` bytes.
    ///   - count: more than 0.
    package mutating func append(_ key: borrowing Span<UInt8>, count: UInt64) throws(Problem) {
        try writer.append(key, count: count)
    }

    /// The same, of bytes in memory that somebody else keeps.
    package mutating func append(_ key: UnsafeBufferPointer<UInt8>, count: UInt64) throws(Problem) {
        try writer.append(key, count: count)
    }

    /// Appends what is left of a stream.
    mutating func append(_ counts: MergedCounts) throws(Problem) {
        while try counts.next() { try append(counts.key, count: counts.count) }
    }

    /// Returns where the run ends.
    mutating func finish() throws(Problem) -> Int {
        try writer.finish()
        return place.offset
    }
}
