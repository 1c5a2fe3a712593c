/// A stemmer that joins the plural of a noun with its singular, and no other forms.
///
/// It has rules for English, German, Dutch, French, Spanish and Portuguese, as far as spelling shows a plural: in
/// German and Dutch only for endings that hardly any other word has. It does not change words of Italian, where one
/// ending serves both numbers, or of any other language. The result is a key for grouping: mostly the singular, and
/// always equal for both forms.
package struct PluralStemmer: Sendable {
    private let language: Language
    private let rules: [Rule]
    private let exceptions: WordGroups

    package init(_ language: Language) {
        self.language = language
        (rules, exceptions) =
            switch language {
            case .english: (Self.english, WordGroups(Self.irregularEnglish))
            case .german: (Self.german, WordGroups(words: Self.invariableGerman))
            case .dutch: (Self.dutch, WordGroups(words: Self.invariableDutch))
            case .french: (Self.french, WordGroups(Self.irregularFrench))
            case .spanish: (Self.spanish, WordGroups(Self.irregularSpanish))
            case .portuguese: (Self.portuguese, WordGroups(Self.irregularPortuguese))
            default: ([], WordGroups(""))
            }
    }

    /// Returns the key of a folded word, mostly its singular; it is the word itself if no rule applies.
    package func singular(_ word: [UInt8]) -> [UInt8] {
        if let key = exceptions.key(of: word.span) { return key }
        // Shorter words that end in s, such as gas, bus and yes, are mostly not plurals.
        guard word.count > 3 else { return word }
        for rule in rules where rule.applies(to: word) { return rule.apply(to: word) }
        return word
    }

    /// Returns the key of an irregular English word, else nil; stems need no rules for the regular ones.
    func irregularSingular(_ word: [UInt8]) -> [UInt8]? { language == .english ? exceptions.key(of: word.span) : nil }

    /// An ending and its replacement; of several rules the first that applies is used.
    struct Rule: Sendable {
        private let ending: [UInt8]
        private let replacement: [UInt8]
        private let shortestRest: Int

        /// - Parameter shortestRest: the number of bytes that must precede the ending.
        init(_ ending: StaticString, _ replacement: StaticString, before shortestRest: Int = 1) {
            self.ending = Array(UnsafeBufferPointer(start: ending.utf8Start, count: ending.utf8CodeUnitCount))
            self.replacement = Array(
                UnsafeBufferPointer(start: replacement.utf8Start, count: replacement.utf8CodeUnitCount))
            self.shortestRest = shortestRest
        }

        func applies(to word: [UInt8]) -> Bool {
            guard word.count >= ending.count + shortestRest else { return false }
            let start = word.count - ending.count
            for index in ending.indices where word[start + index] != ending[index] { return false }
            return true
        }

        func apply(to word: [UInt8]) -> [UInt8] { word.dropLast(ending.count) + replacement }
    }
}
