/// Counts in memory, by rising keys: what a full table becomes before it is spilled.
package struct SortedCounts: Sendable {
    package struct Entry: Sendable {
        package let start: Int
        package let length: Int
        package let count: UInt64

        package init(start: Int, length: Int, count: UInt64) {
            (self.start, self.length, self.count) = (start, length, count)
        }
    }

    /// The keys, in any order and with anything between them.
    package let bytes: [UInt8]
    package let entries: [Entry]

    /// Sorts the entries of a table: O(n log n) comparisons of mostly eight bytes.
    ///
    /// - Parameter entries: where their keys stand in `bytes`, no two alike; what holds of keys and counts is said in
    ///   ``PartialCount``.
    package init(bytes: [UInt8], entries: [Entry]) {
        self.bytes = bytes
        self.entries = bytes.withUnsafeBufferPointer { all in
            var sorted = entries.map { (prefix: keyPrefix(Self.key($0, in: all)), entry: $0) }
            sorted.sort { one, other in
                if one.prefix != other.prefix { return one.prefix < other.prefix }
                return order(Self.key(one.entry, in: all), Self.key(other.entry, in: all)) < 0
            }
            return sorted.map(\.entry)
        }
    }

    /// Calls `body` with each record in turn.
    package func visit<Failure>(
        _ body: (_ key: UnsafeBufferPointer<UInt8>, _ count: UInt64) throws(Failure) -> Void
    ) throws(Failure) {
        var failure: Failure?
        bytes.withUnsafeBufferPointer { all in
            do throws(Failure) {
                for entry in entries { try body(Self.key(entry, in: all), entry.count) }
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
    }

    fileprivate static func key(_ entry: Entry, in all: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: all[entry.start..<entry.start + entry.length])
    }
}

/// Goes through counts in memory as a reader goes through a file.
final class SortedCountsCursor {
    private let counts: SortedCounts
    private var index = 0
    private var keys = KeyBuffer()
    private(set) var count: UInt64 = 0

    init(_ counts: SortedCounts) { self.counts = counts }

    var key: UnsafeBufferPointer<UInt8> { keys.bytes }

    func next() -> Bool {
        guard index < counts.entries.count else { return false }
        let entry = counts.entries[index]
        counts.bytes.withUnsafeBufferPointer { keys.replace(with: SortedCounts.key(entry, in: $0)) }
        count = entry.count
        index += 1
        return true
    }
}

/// The first eight bytes of a key as a number, whose order is that of the keys where it differs.
@inline(__always)
func keyPrefix(_ key: UnsafeBufferPointer<UInt8>) -> UInt64 {
    if key.count >= 8, let start = key.baseAddress {
        return UInt64(bigEndian: UnsafeRawPointer(start).loadUnaligned(as: UInt64.self))
    }
    var prefix: UInt64 = 0
    for index in 0..<key.count { prefix |= UInt64(key[index]) << UInt64(56 - 8 * index) }
    return prefix
}
