import SourceText

/// A part of many items, so that several machines or processes divide them: `3/16` is the third of sixteen.
///
/// The shards of one count have each item once, whatever the number of items: the item of index i (from 0) belongs to
/// shard i % count + 1. So their sizes differ by one at most.
public struct Shard: Sendable, Hashable {
    /// From 1 to ``count``.
    public let number: Int
    /// From 1 to ``largestCount``.
    public let count: Int

    /// How many parts there may be.
    public static let largestCount = 1_000_000

    /// - Parameter text: two whole numbers in digits with a slash between: `3/16`. Nil for anything else, also for shard 0,
    ///   for one behind the last, and for more than ``largestCount``.
    public init?(parsing text: String) {
        let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        guard parts.count == 2, let number = Self.number(parts[0]), let count = Self.number(parts[1]),
            1...Self.largestCount ~= count, 1...count ~= number
        else { return nil }
        (self.number, self.count) = (number, count)
    }

    /// Whether the item of this index, from 0, belongs to the shard.
    public func takes(_ index: Int) -> Bool { index % count == number - 1 }

    /// Of digits alone: Int reads signs, too.
    private static func number(_ digits: Substring.UTF8View) -> Int? {
        guard digits.allSatisfy(\.isASCIIDigit) else { return nil }
        return Int(Substring(digits))
    }
}

extension Shard: CustomStringConvertible {
    /// As it is parsed: `3/16`.
    public var description: String { "\(number)/\(count)" }
}
