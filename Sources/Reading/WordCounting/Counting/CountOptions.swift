import Languages
import MarkdownReading

/// How words are found in texts and counted.
public struct CountOptions: Sendable, Equatable {
    /// Whether words are what stands between white space, with A to Z lowered, and nothing else is looked at.
    public var isPlain = false
    /// The languages of the texts; nil to find them out from each.
    public var languages: [Language]?
    public var stems = StemMode.best
    /// Words that are left out besides those of the languages.
    public var stopWords: [String] = []
    /// Words that are counted although a language has them as stop words.
    public var keptWords: [String] = []
    /// Whether words that stand together more often than chance has it are one tag.
    public var findsPhrases = true
    /// How surely words belong together before they are a phrase: Dunning's log-likelihood. At 10.83 one pair in a thousand
    /// that fell together by chance is taken for a phrase.
    public var phraseThreshold = 15.0
    /// Phrases that are told: their words, in whatever forms, are one tag wherever they stand together.
    public var knownPhrases: [String] = []
    public var keepsNumbers = false
    /// Whether URLs and e-mail addresses are counted.
    public var keepsLinks = false
    /// Whether blocks of code are read.
    public var keepsCode = false
    /// What the texts are written in; nil to go by each one's extension.
    public var markup: TextMarkup?
    /// Rarer words are left out.
    public var minCount = 1
    /// Words of fewer characters are left out.
    public var minLength = 1
    public var weighting = Weighting.counts
    /// What the text and the one that it is compared with are called: their two groups. Empty for the names of their
    /// files.
    public var names: [String] = []

    public init() {}

    /// Whether words that stand together are looked at.
    package var needsRuns: Bool { !isPlain && (findsPhrases || !knownPhrases.isEmpty) }
}

/// What the weight of a word is.
public enum Weighting: String, Sendable, CaseIterable {
    /// How often it occurs.
    case counts
    /// How often it occurs, times the logarithm of how rare it is in a reference text.
    case tfidf
    /// How surely the text says it more often than a reference text does.
    case difference
    /// The difference in both directions, as two groups.
    case comparison
}
