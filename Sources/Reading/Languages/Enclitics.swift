/// Pronouns that follow a verb after a hyphen and are not part of it: French `dit-il`, Portuguese `disse-lhe`.
struct Enclitics: Sendable {
    private var table = WordTable()
    private var nouns = WordTable()

    var isEmpty: Bool { table.isEmpty }

    init(_ languages: [Language]) {
        for language in languages {
            let words =
                switch language {
                case .french: "il ils elle elles on je tu nous vous ce moi toi le la les lui leur y en t ci là"
                case .portuguese: "me te se lo la los las lhe lhes nos vos no na nas o a os as lho lha"
                default: ""
                }
            table.insert(wordsOf: words, 1)
        }
        // These are words in their own right, whatever they were formed from.
        nouns.insert(wordsOf: "rendez-vous là-bas m'as-tu-vu sot-l'y-laisse", 1)
    }

    /// Returns the end of a word before its last enclitic pronoun; nil if it has none, or nothing before it.
    ///
    /// - Parameter folded: the word in `range`, folded.
    func endBefore(_ word: Span<UInt8>, _ range: Range<Int>, folded: Span<UInt8>) -> Int? {
        guard !isEmpty, nouns.value(of: folded) == 0 else { return nil }
        var hyphen = range.upperBound - 1
        while hyphen > range.lowerBound, word[hyphen] != UInt8(ascii: "-") { hyphen -= 1 }
        guard hyphen > range.lowerBound, range.upperBound - hyphen <= 6 else { return nil }
        var pronoun: [UInt8] = []
        for index in hyphen + 1..<range.upperBound {
            pronoun.append(word[index] < 0x80 ? word[index] | 0x20 : word[index])
        }
        return table.value(of: pronoun.span) != 0 ? hyphen : nil
    }
}
