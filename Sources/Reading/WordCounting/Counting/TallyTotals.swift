/// The numbers of words and texts that a tally has counted, and of tokens and blocks of code that were left out.
package struct TallyTotals: Sendable, Equatable {
    package var words: UInt64 = 0
    package var texts: UInt64 = 0
    /// The number of tokens left out, indexed by the raw value of ``TokenOmission``.
    package var omitted = [UInt64](repeating: 0, count: TokenOmission.allCases.count)
    /// The number of blocks of code left out.
    package var codeBlocks: UInt64 = 0
    /// The number of texts that gave no sign of their language.
    package var assumed: UInt64 = 0

    package init() {}

    package mutating func add(_ other: TallyTotals) {
        words &+= other.words
        texts &+= other.texts
        for place in omitted.indices { omitted[place] &+= other.omitted[place] }
        codeBlocks &+= other.codeBlocks
        assumed &+= other.assumed
    }
}

extension TallyTotals {
    /// The totals under their names in records, by rising names.
    var named: [(name: String, count: UInt64)] {
        let omissions = TokenOmission.allCases.map { ("omitted-\($0)", omitted[Int($0.rawValue)]) }
        return ([("assumed", assumed), ("code-blocks", codeBlocks), ("texts", texts), ("words", words)] + omissions)
            .sorted { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) }
    }

    /// Adds to the total of a name.
    ///
    /// - Returns: whether there is a total of this name.
    mutating func add(_ name: String, _ count: UInt64) -> Bool {
        switch name {
        case "assumed": assumed &+= count
        case "code-blocks": codeBlocks &+= count
        case "texts": texts &+= count
        case "words": words &+= count
        default:
            guard let omission = TokenOmission.allCases.first(where: { name == "omitted-\($0)" }) else { return false }
            omitted[Int(omission.rawValue)] &+= count
        }
        return true
    }
}
