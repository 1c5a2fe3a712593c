import ByteWriting
import Languages
import TextReading

/// A report on the words of counted texts: the totals, and which words were merged, are phrases or became no tags.
public struct WordReport: Sendable {
    /// The number of words in the texts, stop words included.
    public internal(set) var words = 0
    /// The number of different words; a phrase counts as one word.
    public internal(set) var distinct = 0
    /// The number of texts read.
    public internal(set) var texts = 0
    /// The languages in which the texts were read, each once.
    public internal(set) var languages: [Language] = []
    /// The number of texts that gave no sign of their language, which was taken for English.
    public internal(set) var assumedLanguages = 0
    /// The words that have several spellings, sorted by name.
    public internal(set) var merged: [MergedSpellings] = []
    /// The phrases, the most frequent first.
    public internal(set) var phrases: [CountedPhrase] = []
    /// The words that became no tags, the most frequent first.
    public internal(set) var excluded: [ExcludedWord] = []
    /// The words that became tags of a comparison, in the order of the tags, with their figures in both texts.
    public internal(set) var compared: [ComparedWord] = []
    /// The names of the text and of its reference text, each with its number of words; empty without a reference text.
    public internal(set) var sides: [(name: String, words: Int)] = []
    /// The kinds of text that were left out because they are no words, such as numbers, each with its count.
    public internal(set) var omissions: [OmittedText] = []

    /// The markup languages that some texts seem to be written in, although they were counted as plain text.
    public internal(set) var seeming: [TextMarkup] = []

    package init() {}

    /// A word of which different spellings were counted as one word.
    public struct MergedSpellings: Sendable, Equatable {
        /// The spelling that is shown as the name of the word.
        public let name: String
        /// All spellings with their counts, the most frequent spelling first.
        public let spellings: [Spelling]

        public struct Spelling: Sendable, Equatable {
            public let text: String
            public let count: Int
        }
    }

    /// A phrase and the number of its occurrences.
    public struct CountedPhrase: Sendable, Equatable {
        public let text: String
        public let count: Int
        /// Dunning's log-likelihood ratio, which is higher the surer the words belong together; nil for a phrase that
        /// the user named.
        public let likelihood: Double?
    }

    /// A word of a text that was compared with a reference text.
    public struct ComparedWord: Sendable, Equatable {
        public let text: String
        public let weight: Double
        public let figures: Figures

        /// The counts of a word in the text and in its reference text, and the rates per thousand words, rounded to
        /// four digits.
        public struct Figures: Sendable, Equatable {
            public let count: Int
            public let rate: Double
            public let referenceCount: Int
            public let referenceRate: Double

            /// Returns the figures in words, with the names of both texts: `speech 18 (36.22 ‰), answer 2 (4.031 ‰)`.
            package func text(_ names: (text: String, reference: String)) -> String {
                "\(names.text) \(count) (\(shortest(rate)) ‰), "
                    + "\(names.reference) \(referenceCount) (\(shortest(referenceRate)) ‰)"
            }
        }
    }

    /// A word that was counted and became no tag, with the reason.
    public struct ExcludedWord: Sendable, Equatable {
        public let text: String
        public let count: Int
        public let reason: Reason

        /// The reason why a word became no tag.
        public enum Reason: Sendable, Equatable {
            case stopWord
            /// All occurrences of the word are in phrases.
            case insidePhrases
            case belowMinimumCount(Int)
            case belowMinimumLength(Int)
            /// The word is at least as frequent in the reference text.
            case notMoreThanReference
            /// The word is about as frequent in both texts: its log-likelihood ratio is below this number.
            case differenceBelow(Double)
            /// The word is in every part of the reference text; the value names such a part, for example `paragraph`.
            case everywhereInReference(String)
            /// The word cannot be the name of a tag; the value is the reason.
            case noName(String)
        }
    }

    /// A kind of text that was left out because it is no word, and how often it occurs.
    public struct OmittedText: Sendable, Equatable {
        /// The kind of the omitted texts, in the plural, such as `numbers`.
        public let kind: String
        public let count: Int
        /// Whether it was left out of a plain text because it is no prose; ``CountOptions/keepsNoise`` counts it.
        public let isNoise: Bool
        private let singular: String

        init(kinds: (singular: String, plural: String), count: Int, isNoise: Bool = false) {
            (singular, kind, self.count, self.isNoise) = (kinds.singular, kinds.plural, count, isNoise)
        }

        /// The kind in the form that goes with ``count``: `number` or `numbers`.
        package var noun: String { count == 1 ? singular : kind }
    }
}

extension WordReport.ExcludedWord.Reason {
    /// The reason in the words that follow “is” in a sentence, such as `a stop word`.
    public var text: String {
        switch self {
        case .stopWord: "a stop word"
        case .insidePhrases: "counted in phrases only"
        case .belowMinimumCount(let count): "below the minimum count of \(count)"
        case .belowMinimumLength(let length): "below the minimum length of \(length) characters"
        case .notMoreThanReference: "not more frequent than in the reference"
        case .differenceBelow(let least): "about as frequent in both texts: its log-likelihood is below \(least)"
        case .everywhereInReference(let part): "in every \(part) of the reference"
        case .noName(let problem): "no name of a tag: \(problem)"
        }
    }
}
