/// The function words of all languages in one table, each with the set of languages that have it.
struct Lexicon: Sendable {
    static let shared = Lexicon()

    private var table = WordTable()

    private init() {
        for language in Language.allCases {
            let bit = Self.bit(of: language)
            let words = StopWords.text(of: language)
            table.insert(wordsOf: words, bit)
            // While the language of a text is unknown, its words are folded without it.
            switch language {
            case .persian, .urdu: table.insert(wordsOf: replacing(words, [("ی", "ي"), ("ک", "ك")]), bit)
            case .romanian: table.insert(wordsOf: replacing(words, [("ș", "ş"), ("ț", "ţ")]), bit)
            default: break
            }
        }
    }

    /// Returns the languages that have a word, as a set: bit n is the language at index n in the order of their codes.
    func languages(of word: Span<UInt8>) -> UInt64 { table.value(of: word) }

    /// Returns the languages to which the elided beginning of a word belongs, such as `l'` of `l'homme`.
    func languages(ofElidedIn word: Span<UInt8>) -> UInt64 {
        for index in 1..<max(1, min(word.count, 8)) where word[index] == UInt8(ascii: "'") {
            return table.value(of: word.extracting(0..<index + 1))
        }
        return 0
    }

    static func bit(of language: Language) -> UInt64 { 1 << UInt64(places[language] ?? 0) }

    /// Returns the languages whose function words are in a script, in the order of their
    /// codes, in which the first of equals wins.
    func languages(of script: WritingScript) -> [Language] { Self.sorted.filter { $0.script == script } }

    private static let sorted = Language.allCases.sorted { $0.rawValue < $1.rawValue }
    private static let places = Dictionary(uniqueKeysWithValues: sorted.enumerated().map { ($1, $0) })

    private func replacing(_ text: String, _ letters: [(Unicode.Scalar, Unicode.Scalar)]) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { result.append(letters.first { $0.0 == scalar }?.1 ?? scalar) }
        return String(result)
    }
}
