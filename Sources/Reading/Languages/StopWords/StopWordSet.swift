/// A set of the words that are not counted: the function words of some languages, and words that the user added,
/// without the words that the user keeps.
package struct StopWordSet: Sendable {
    private var table = WordTable()
    private let folding: WordFolding
    /// Whether one or two hiragana are left out: in Japanese the dictionary leaves endings
    /// and particles as words of their own.
    private let dropsShortHiragana: Bool
    /// The words of Greek without accents, for texts with those of the old spelling; empty without Greek.
    private var unaccented = WordTable()

    private static let builtIn: UInt64 = 1
    private static let added: UInt64 = 2
    private static let kept: UInt64 = 4
    private static let acronym: UInt64 = 8
    private static let connector: UInt64 = 16

    /// Makes the set for the languages of a text.
    ///
    /// - Parameters:
    ///   - added: further words that are not counted, in any spelling.
    ///   - kept: words that are counted although a language or `added` has them.
    package init(languages: [Language], added: [String] = [], kept: [String] = []) {
        folding = WordFolding(languages: languages)
        dropsShortHiragana = languages.contains(.japanese)
        for language in languages {
            table.insert(wordsOf: StopWords.text(of: language), Self.builtIn)
            table.insert(wordsOf: StopWords.acronyms(of: language), Self.acronym)
            table.insert(wordsOf: Connectors.words(of: language), Self.connector)
        }
        if languages.contains(.greek) {
            WordTable.forEachWord(of: StopWords.text(of: .greek)) { word in
                unaccented.insert(GreekAccents.removing(from: word).span, Self.builtIn)
            }
        }
        for (words, bit) in [(added, Self.added), (kept, Self.kept)] {
            for word in words {
                let bytes = Array(word.utf8)
                let folded = folding.fold(bytes.span)
                table.insert(folded.span, bit)
            }
        }
    }

    /// Returns all facts about a folded word, in one lookup.
    func facts(of word: Span<UInt8>) -> Facts {
        let bits = table.value(of: word)
        if bits == 0, dropsShortHiragana, isShortHiragana(word) { return Facts(bits: Self.builtIn) }
        if bits == 0, !unaccented.isEmpty, GreekAccents.areOld(in: word) {
            return Facts(bits: unaccented.value(of: GreekAccents.removing(from: word).span))
        }
        return Facts(bits: bits)
    }

    /// Whether a word is one or two hiragana (U+3041 to U+309F).
    private func isShortHiragana(_ word: Span<UInt8>) -> Bool {
        guard word.count == 3 || word.count == 6 else { return false }
        for index in stride(from: 0, to: word.count, by: 3) {
            guard word[index] == 0xE3, word[index + 1] == 0x81 || word[index + 1] == 0x82 && word[index + 2] <= 0x9F
            else { return false }
        }
        return true
    }

    struct Facts {
        fileprivate let bits: UInt64

        var isStopWord: Bool { bits & (builtIn | added) != 0 && bits & kept == 0 }
        /// Whether it may be inside a phrase, as `of` or `de la`.
        var isConnector: Bool { bits & connector != 0 }
        /// Whether the user named it, so that it is left out in capitals too.
        var isAdded: Bool { bits & added != 0 && bits & kept == 0 }
        var isKept: Bool { bits & kept != 0 }
        /// Whether it is a different word in capitals, as `US` is.
        var isAcronymInCapitals: Bool { bits & acronym != 0 }
    }
}
