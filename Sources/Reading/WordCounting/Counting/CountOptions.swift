import Languages
import TextReading

/// The options for finding and counting the words of texts.
public struct CountOptions: Sendable, Equatable {
    /// Whether words are all that is between white space, with A to Z in lower case, without stop words, stems and
    /// phrases.
    public var isPlain = false
    /// The languages of the texts; nil to detect the languages of each text.
    public var languages: [Language]?
    /// The way in which the forms of a word, such as singular and plural, are counted as one word.
    public var stems = StemMode.best
    /// Words that are left out in addition to the stop words of the languages.
    public var stopWords: [String] = []
    /// Words that are counted although they are stop words of a language.
    public var keptWords: [String] = []
    /// Whether words that occur together more often than by chance become one tag, a phrase.
    public var findsPhrases = true
    /// The least log-likelihood ratio, as Dunning defines it, at which words are a phrase. At 10.83, one in a thousand
    /// pairs that occur together by chance is taken for a phrase.
    public var phraseThreshold = 15.0
    /// Phrases that the user names: their words, in any forms, are one tag wherever they occur together.
    public var knownPhrases: [String] = []
    /// Whether numbers are counted as words.
    public var keepsNumbers = false
    /// Whether URLs and e-mail addresses are counted as words.
    public var keepsLinks = false
    /// Whether words in blocks of code are counted.
    public var keepsCode = false
    /// Whether what is no prose is counted in plain texts: headers of mail, times of subtitles, running heads, terminal
    /// codes.
    public var keepsNoise = false
    /// The markup of the texts; nil to infer the markup of each text from its file extension.
    public var markup: TextMarkup?
    /// The least number of occurrences with which a word becomes a tag; rarer words are left out.
    public var minCount = 1
    /// The least number of characters with which a word becomes a tag; shorter words are left out. With nil, words of a
    /// single sign are left out of Chinese texts, unless they are nouns such as 茶, and no other word.
    public var minLength: Int?
    /// The measure that gives a word its weight.
    public var weighting = Weighting.counts
    /// The names of the text and of its reference text, which are the groups of a comparison; empty to use the names of
    /// their files.
    public var names: [String] = []

    /// Whether the words of each sentence are noted, so that those which often occur together can be neighbours.
    /// Texts are then read by one worker, and kept in memory as far as their first 16 million words.
    public var notesSentences = false

    public init() {}

    /// Whether runs of words have to be recorded, because phrases are looked for in the runs.
    package var needsRuns: Bool { !isPlain && (findsPhrases || !knownPhrases.isEmpty) }
}

/// A measure that gives a word its weight.
public enum Weighting: String, Sendable, CaseIterable {
    /// The number of occurrences of the word.
    case counts
    /// The number of occurrences, times the logarithm of the word's rarity among the parts of a reference text.
    case tfidf
    /// The log-likelihood ratio of a word that is more frequent in the text than in a reference text.
    case difference
    /// The log-likelihood ratio of a word that is more frequent in one of two texts; the words of each text form a
    /// group.
    case comparison
}
