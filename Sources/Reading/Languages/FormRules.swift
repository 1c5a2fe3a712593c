/// The rules by which the forms of the words of one language get a common key.
struct FormRules {
    private let language: Language
    private let plurals: PluralStemmer
    /// The stemmer; nil if only plurals are joined.
    private let stemmer: Stemmer?
    /// The endings of nouns; nil if the language has a stemmer.
    private let endings: CaseEndings?
    private let falseFriends: WordGroups?
    private let mode: StemMode

    init(_ language: Language, _ mode: StemMode) {
        self.language = language
        self.mode = mode
        plurals = PluralStemmer(language)
        stemmer = mode == .full ? Stemmer(language) : nil
        endings = mode == .full ? CaseEndings(language) : nil
        falseFriends = stemmer == nil ? nil : FalseFriends.groups(of: language)
    }

    /// Returns the key of a folded word that consists of letters.
    func key(of word: [UInt8]) -> [UInt8] {
        let word = language == .arabic ? ArabicPrefixes.withoutArticle(word) : word
        guard mode == .full else { return plurals.singular(word) }
        guard let stemmer else { return endings?.stem(word) ?? word }
        // A word like news is irregular as its own singular, and still has a stem like any other word.
        let singular = plurals.irregularSingular(word) ?? word
        if let key = falseFriends?.key(of: singular.span) { return key }
        let stem = stemmer.stem(singular)
        return isTooShort(stem, of: singular) ? plurals.singular(word) : marked(stem)
    }

    /// Whether the stem is so short that it could belong to unrelated words: `mar` of `marito`, `mare` and `Maria`. The
    /// stemmers of the Romance languages and of Russian cut that deep.
    private func isTooShort(_ stem: [UInt8], of word: [UInt8]) -> Bool {
        switch language {
        case .french, .spanish, .italian, .portuguese, .catalan, .romanian, .russian: break
        default: return false
        }
        let letters = stem.count { $0 & 0xC0 != 0x80 }
        return letters < 4 && word.count { $0 & 0xC0 != 0x80 } > letters + 1
    }

    /// Returns the stem, marked for Serbian: Snowball writes its stems in Latin letters, where they
    /// could equal those of another language.
    private func marked(_ stem: [UInt8]) -> [UInt8] { language == .serbian ? Array("sr:".utf8) + stem : stem }
}
