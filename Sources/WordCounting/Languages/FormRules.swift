/// How the forms of the words of one language join.
struct FormRules {
    private let language: Language
    private let plurals: PluralStemmer
    /// Nil where only plurals are joined.
    private let stemmer: Stemmer?
    private let falseFriends: WordGroups?
    private let mode: StemMode

    init(_ language: Language, _ mode: StemMode) {
        self.language = language
        self.mode = mode
        plurals = PluralStemmer(language)
        stemmer = mode == .full ? Stemmer(language) : nil
        falseFriends = stemmer == nil ? nil : FalseFriends.groups(of: language)
    }

    /// The key of a folded word of letters.
    func key(of word: [UInt8]) -> [UInt8] {
        guard mode == .full else { return plurals.singular(word) }
        guard let stemmer else { return word }
        // A word like news is its own singular there, and goes on to its stem like any other.
        let singular = plurals.irregularSingular(word) ?? word
        return falseFriends?.key(of: singular.span) ?? marked(stemmer.stem(singular))
    }

    /// Snowball writes the stems of Serbian in Latin letters, where they could meet those of another language.
    private func marked(_ stem: [UInt8]) -> [UInt8] { language == .serbian ? Array("sr:".utf8) + stem : stem }
}
