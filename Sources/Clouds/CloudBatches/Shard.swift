import SourceText

/// A part of a sequence of items, so that several machines or processes can divide the items among them: `3/16` is the
/// third of sixteen parts.
///
/// The shards of one count contain each item once, whatever the number of items: the item of index i (from 0) belongs
/// to shard i % count + 1. So the sizes of the shards differ by one at most.
public struct Shard: Sendable, Hashable {
    /// The number of this shard, from 1 to ``count``.
    public let number: Int
    /// The number of shards that the items are divided into, from 1 to ``largestCount``.
    public let count: Int

    /// The maximum of ``count``.
    public static let largestCount = 1_000_000

    /// Reads a shard such as `3/16`; nil for any other text, also for shard 0, for a number above the count, and for a
    /// count above ``largestCount``.
    ///
    /// - Parameter text: Two whole numbers in digits with a slash between them.
    public init?(parsing text: String) {
        let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        guard parts.count == 2, let number = Self.number(parts[0]), let count = Self.number(parts[1]),
            1...Self.largestCount ~= count, 1...count ~= number
        else { return nil }
        (self.number, self.count) = (number, count)
    }

    /// Returns whether the item at an index, from 0, belongs to the shard.
    public func takes(_ index: Int) -> Bool { index % count == number - 1 }

    /// Returns a number written in digits alone, since Int accepts signs, too.
    private static func number(_ digits: Substring.UTF8View) -> Int? {
        guard digits.allSatisfy(\.isASCIIDigit) else { return nil }
        return Int(Substring(digits))
    }
}

extension Shard: CustomStringConvertible {
    /// The shard in the form that ``init(parsing:)`` reads: `3/16`.
    public var description: String { "\(number)/\(count)" }
}
