import SourceText
import TagParsing

/// Sets of names that belong together, from which the order `related` follows: the tags of each post, or the lines of a
/// file.
public struct TagRelations: Sendable, Equatable {
    /// The names of each set, by the keys under which equal names are merged.
    private var sets: [[String]] = []

    /// The most names of a set that are looked at; a larger one says little about any two of them.
    private static let mostNames = 200

    public init() {}

    /// Whether no set has two names.
    public var isEmpty: Bool { sets.isEmpty }

    /// Adds a set, unless it has fewer than two names.
    ///
    /// - Parameter merging: The rule by which names count as equal, that of the option `merge`.
    public mutating func insert(_ names: some Sequence<String>, merging: NameMerging = .fold) {
        insert(keys: names.map { mergeKey($0, merging) })
    }

    package mutating func insert(keys: [String]) {
        if keys.count > 1 { sets.append(keys) }
    }

    /// Returns how near tags are to each other: for each pair that has a set in common, the number of these sets,
    /// divided by the geometric mean of the numbers of sets that either is in. Pairs are in rising order.
    func similarities(of tags: [Tag], merging: NameMerging) -> [TagPair] {
        var places: [String: Int] = [:]
        for (place, tag) in tags.enumerated() {
            let key = mergeKey(tag.name, merging)
            if places[key] == nil { places[key] = place }
        }
        var counts = [Double](repeating: 0, count: tags.count)
        var pairs: [UInt64] = []
        for set in sets {
            let members = Array(Set(set.compactMap { places[$0] })).sorted().prefix(Self.mostNames)
            for (index, one) in members.enumerated() {
                counts[one] += 1
                for other in members[(index + 1)...] { pairs.append(UInt64(one) << 32 | UInt64(other)) }
            }
        }
        pairs.sort()
        var similarities: [TagPair] = []
        var first = 0
        while first < pairs.count {
            var next = first
            while next < pairs.count, pairs[next] == pairs[first] { next += 1 }
            let (one, other) = (Int(pairs[first] >> 32), Int(pairs[first] & 0xFFFF_FFFF))
            let mean = (counts[one] * counts[other]).squareRoot()
            similarities.append(TagPair(one: one, other: other, similarity: Double(next - first) / mean))
            first = next
        }
        return similarities
    }
}

extension CloudOptions {
    /// These options with the order of the alphabet in place of the order `related` if nothing relates tags.
    package var orderedAsRelationsAllow: CloudOptions {
        guard order == .related, relations.isEmpty else { return self }
        var options = self
        options.order = .alphabetical
        return options
    }
}

/// Two tags by their places, the first one before the other, and how near they are to each other: above 0, at most 1.
struct TagPair {
    let one, other: Int
    let similarity: Double
}
