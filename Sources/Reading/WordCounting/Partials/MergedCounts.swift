import SourceText

/// A stream that adds up several streams of counts: its keys rise strictly, and the count of a key is the sum of its
/// counts in all streams.
///
/// The next key is found by a tournament of losers: each inner node of a tree over the streams remembers the stream
/// that lost there, so that a new key is only compared with the keys on the way to the root, log₂ of the number of
/// streams.
package final class MergedCounts {
    /// The count of the record that ``next()`` read last.
    package private(set) var count: UInt64 = 0

    private let sources: [PartialReader]
    private var keys = KeyBuffer()
    private let contestants: UnsafeMutablePointer<Contestant>
    /// The winner at 0, and at each other place the stream that lost there. The children of place p are 2p and 2p + 1,
    /// and stream s comes from place s + number of streams.
    private let tree: UnsafeMutablePointer<Int>
    private var hasBegun = false

    /// The record that a stream has reached; a stream at its end loses against every other.
    private struct Contestant {
        var prefix: UInt64 = .max
        var key = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
        var isAtEnd = true
    }

    init(_ sources: [PartialReader]) {
        self.sources = sources
        contestants = .allocate(capacity: sources.count)
        contestants.initialize(repeating: Contestant(), count: sources.count)
        tree = .allocate(capacity: max(1, sources.count))
        tree.initialize(repeating: -1, count: max(1, sources.count))
    }

    deinit {
        contestants.deallocate()
        tree.deallocate()
    }

    /// The key of the record that ``next()`` read last; it is invalid once the next record is read.
    package var key: UnsafeBufferPointer<UInt8> { keys.bytes }

    /// Reads the record with the next key; returns false after the last record.
    package func next() throws(Problem) -> Bool {
        guard !sources.isEmpty else { return false }
        if !hasBegun { try begin() }
        let first = tree[0]
        guard !contestants[first].isAtEnd else { return false }
        let prefix = contestants[first].prefix
        keys.replace(with: contestants[first].key)
        var sum = sources[first].count
        try advance(first)
        while case let same = tree[0], contestants[same].prefix == prefix, !contestants[same].isAtEnd,
            order(contestants[same].key, keys.bytes) == 0
        {
            let (added, isTooLarge) = sum.addingReportingOverflow(sources[same].count)
            guard !isTooLarge else { throw tooLarge(sources[same]) }
            sum = added
            try advance(same)
        }
        count = sum
        return true
    }

    private func begin() throws(Problem) {
        hasBegun = true
        for index in sources.indices { try read(index) }
        for index in sources.indices { play(index) }
    }

    private func advance(_ index: Int) throws(Problem) {
        try read(index)
        play(index)
    }

    private func read(_ index: Int) throws(Problem) {
        let source = sources[index]
        guard try source.next() else {
            contestants[index] = Contestant()
            return
        }
        let key = source.key
        contestants[index] = Contestant(prefix: firstBytes(of: UnsafeRawBufferPointer(key)), key: key, isAtEnd: false)
    }

    /// Moves a stream up the tree. At the beginning it waits at the first place that no other has reached.
    private func play(_ index: Int) {
        var winner = index
        var place = (index + sources.count) / 2
        while place > 0 {
            let other = tree[place]
            if other < 0 {
                tree[place] = winner
                return
            }
            if isBefore(other, winner) { swap(&tree[place], &winner) }
            place /= 2
        }
        tree[0] = winner
    }

    @inline(__always)
    private func isBefore(_ one: Int, _ other: Int) -> Bool {
        if contestants[one].prefix != contestants[other].prefix {
            return contestants[one].prefix < contestants[other].prefix
        }
        if contestants[one].isAtEnd || contestants[other].isAtEnd { return !contestants[one].isAtEnd }
        let result = order(contestants[one].key, contestants[other].key)
        return result < 0 || result == 0 && one < other
    }

    private func tooLarge(_ source: PartialReader) -> Problem {
        let name = readable(String(decoding: key, as: UTF8.self), atMost: 60)
        return source.problem(
            "the counts of \"\(name)\" add up to more than \(UInt64.max)",
            hint: "no text has as many words: look where this partial count comes from")
    }
}
