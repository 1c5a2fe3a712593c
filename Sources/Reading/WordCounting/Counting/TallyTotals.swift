import TextReading

/// The numbers of words and texts that a tally has counted, and of what was left out.
package struct TallyTotals: Sendable, Equatable {
    package var words: UInt64 = 0
    package var texts: UInt64 = 0
    /// The number of tokens left out, indexed by the raw value of ``TokenOmission``.
    package var omitted = [UInt64](repeating: 0, count: TokenOmission.allCases.count)
    /// The number of blocks of code left out.
    package var codeBlocks: UInt64 = 0
    /// What was left out because it is no prose.
    package var noise = NoiseCounts()
    /// The number of plain texts that seem to be written in some markup, by the place of the markup among all.
    package var seeming = [UInt64](repeating: 0, count: TextMarkup.allCases.count)
    /// The number of texts that gave no sign of their language.
    package var assumed: UInt64 = 0

    package init() {}

    package mutating func add(_ other: TallyTotals) {
        words &+= other.words
        texts &+= other.texts
        for place in omitted.indices { omitted[place] &+= other.omitted[place] }
        codeBlocks &+= other.codeBlocks
        assumed &+= other.assumed
        noise.add(other.noise)
        for place in seeming.indices { seeming[place] &+= other.seeming[place] }
    }
}

extension TallyTotals {
    /// The totals under their names in records, by rising names.
    var named: [(name: String, count: UInt64)] {
        let omissions = TokenOmission.allCases.map { ("omitted-\($0)", omitted[Int($0.rawValue)]) }
        let noises = TextNoise.allCases.map { ("noise-\($0)", noise[$0]) }
        let seemings = zip(TextMarkup.allCases, seeming).map { ("seeming-\($0.rawValue)", $1) }
        return
            ([("assumed", assumed), ("code-blocks", codeBlocks), ("texts", texts), ("words", words)] + omissions
            + noises + seemings)
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
            if let omission = TokenOmission.allCases.first(where: { name == "omitted-\($0)" }) {
                omitted[Int(omission.rawValue)] &+= count
            } else if let kind = TextNoise.allCases.first(where: { name == "noise-\($0)" }) {
                noise[kind] &+= count
            } else if let place = TextMarkup.allCases.firstIndex(where: { name == "seeming-\($0.rawValue)" }) {
                seeming[place] &+= count
            } else {
                return false
            }
        }
        return true
    }
}
