import Languages
import MarkdownReading

/// The options for finding and counting the words of texts.
public struct CountOptions: Sendable, Equatable {
    /// Whether a word is all that is between white space, with A to Z in lower case, and nothing else is examined.
    public var isPlain = false
    /// The languages of the texts; nil to detect those of each text.
    public var languages: [Language]?
    /// The way in which the forms of a word are counted as one.
    public var stems = StemMode.best
    /// Words that are left out besides those of the languages.
    public var stopWords: [String] = []
    /// Words that are counted although a language has them as stop words.
    public var keptWords: [String] = []
    /// Whether words that occur together more often than by chance are one tag.
    public var findsPhrases = true
    /// The least log-likelihood, as Dunning defines it, at which words are a phrase. At 10.83 one pair in a thousand
    /// that fell together by chance is taken for a phrase.
    public var phraseThreshold = 15.0
    /// Phrases that the user names: their words, in whatever forms, are one tag wherever they occur together.
    public var knownPhrases: [String] = []
    /// Whether numbers are counted.
    public var keepsNumbers = false
    /// Whether URLs and e-mail addresses are counted.
    public var keepsLinks = false
    /// Whether blocks of code are read.
    public var keepsCode = false
    /// The markup of the texts; nil to infer it from the extension of each.
    public var markup: TextMarkup?
    /// The least number of occurrences of a word; rarer ones are left out.
    public var minCount = 1
    /// The least number of characters of a word; shorter ones are left out.
    public var minLength = 1
    /// The measure that gives a word its weight.
    public var weighting = Weighting.counts
    /// The names of the text and of the one that it is compared with, which are two groups; empty for the names of
    /// their files.
    public var names: [String] = []

    public init() {}

    /// Whether runs of words are recorded, to find phrases in them.
    package var needsRuns: Bool { !isPlain && (findsPhrases || !knownPhrases.isEmpty) }
}

/// A measure that gives a word its weight.
public enum Weighting: String, Sendable, CaseIterable {
    /// How often the word occurs.
    case counts
    /// How often the word occurs, times the logarithm of how rare it is in a reference text.
    case tfidf
    /// How surely the text has the word more often than a reference text has.
    case difference
    /// The difference in both directions, with the words of each text as a group.
    case comparison
}
