/// Writes one run of a ``CountRuns``.
package struct RunWriter: ~Copyable {
    private var writer: PartialWriter
    private let folder: String
    private let start: Int
    private let place: Place

    /// Where the next bytes go.
    private final class Place {
        var offset: Int
        init(_ offset: Int) { self.offset = offset }
    }

    init(_ file: RunFile, at start: Int, folder: String) {
        let place = Place(start)
        (self.folder, self.start, self.place) = (folder, start, place)
        writer = PartialWriter(PartialSettings()) { bytes throws(WriteFailure) in
            try file.write(bytes, at: place.offset)
            place.offset += bytes.count
        }
    }

    /// - Parameters:
    ///   - key: greater than the one before, UTF-8 without U+0000, of at most ``PartialCount/longestKey`` bytes.
    ///   - count: more than 0.
    package mutating func append(_ key: borrowing Span<UInt8>, count: UInt64) throws(CountStreamError) {
        do throws(WriteFailure) { try writer.append(key, count: count) } catch { throw spillError(error) }
    }

    /// The same, of bytes in memory that somebody else keeps.
    package mutating func append(_ key: UnsafeBufferPointer<UInt8>, count: UInt64) throws(CountStreamError) {
        do throws(WriteFailure) { try writer.append(key, count: count) } catch { throw spillError(error) }
    }

    /// Appends what is left of a stream.
    mutating func append(_ counts: MergedCounts) throws(CountStreamError) {
        while try counts.next() { try append(counts.key, count: counts.count) }
    }

    /// Returns where the run ends.
    mutating func finish() throws(CountStreamError) -> Int {
        do throws(WriteFailure) { try writer.finish() } catch { throw spillError(error) }
        return place.offset
    }

    private func spillError(_ failure: WriteFailure) -> CountStreamError {
        .storage(SpillError(folder: folder, "cannot write a temporary file", code: failure.code))
    }
}
