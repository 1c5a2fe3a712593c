@_spi(_Unicode) import Swift
import TagParsing

/// The tags in reading order; a stable sort, so that equal ones keep the order given.
func order(_ tags: [Tag], _ order: TagOrder) -> [Tag] {
    switch order {
    // Packing needs the sizes of the words: it is the flow's matter.
    case .given, .packed:
        return tags
    case .weight:
        return tags.indices.sorted { (tags[$1].weight, $0) < (tags[$0].weight, $1) }.map { tags[$0] }
    case .alphabetical:
        let keys = tags.map { CollationKey($0.name) }
        return tags.indices.sorted {
            keys[$0] == keys[$1] ? $0 < $1 : keys[$0] < keys[$1]
        }.map { tags[$0] }
    }
}

/// Sorts é beside e and a beside A, in every locale alike: first by letters without accents and case, then by the
/// name's own scalars.
struct CollationKey: Comparable {
    private let letters: [UInt32]
    private let scalars: [UInt32]

    init(_ name: String) {
        scalars = name.unicodeScalars.map(\.value)
        letters = name.uppercased().lowercased()._nfd.compactMap { scalar in
            switch scalar.properties.generalCategory {
            case .nonspacingMark, .enclosingMark, .format: nil
            default: scalar.value
            }
        }
    }

    static func < (one: CollationKey, other: CollationKey) -> Bool {
        if one.letters != other.letters { return one.letters.lexicographicallyPrecedes(other.letters) }
        return one.scalars.lexicographicallyPrecedes(other.scalars)
    }
}
