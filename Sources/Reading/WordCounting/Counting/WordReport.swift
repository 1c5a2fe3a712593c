import ByteWriting
import Languages

/// A report on what happened to every word of the texts that were counted.
public struct WordReport: Sendable {
    /// How many words the texts have, stop words included.
    public internal(set) var words = 0
    /// How many different words these are; a phrase is one.
    public internal(set) var distinct = 0
    /// How many texts were read.
    public internal(set) var texts = 0
    /// The languages that the texts were read in.
    public internal(set) var languages: [Language] = []
    /// How many texts gave no sign of their language, which was taken for English.
    public internal(set) var assumedLanguages = 0
    /// The words with several spellings.
    public internal(set) var merged: [MergedSpellings] = []
    /// The phrases, the most frequent first.
    public internal(set) var phrases: [CountedPhrase] = []
    /// The words that are no tags, the most frequent first.
    public internal(set) var excluded: [ExcludedWord] = []
    /// The tags of a comparison, with the counts and the rates in both texts.
    public internal(set) var compared: [ComparedWord] = []
    /// The names of the texts and of their reference, and how many words were counted in each; empty without a
    /// reference.
    public internal(set) var sides: [(name: String, words: Int)] = []
    /// The kinds of text that were left out since they are no words, such as numbers.
    public internal(set) var omissions: [OmittedText] = []

    package init() {}

    /// A word whose different spellings were counted as one.
    public struct MergedSpellings: Sendable, Equatable {
        /// The spelling that is shown.
        public let name: String
        /// All spellings with their counts, the most frequent first.
        public let spellings: [Spelling]

        public struct Spelling: Sendable, Equatable {
            public let text: String
            public let count: Int
        }
    }

    /// A phrase and how often it occurs.
    public struct CountedPhrase: Sendable, Equatable {
        public let text: String
        public let count: Int
        /// How surely its words belong together, as Dunning's log-likelihood; nil for a phrase that the user named.
        public let likelihood: Double?
    }

    /// A word of a text that was compared with another.
    public struct ComparedWord: Sendable, Equatable {
        public let text: String
        public let weight: Double
        public let figures: Figures

        /// The counts of a word in both texts, and its rates per thousand words, rounded to four digits.
        public struct Figures: Sendable, Equatable {
            public let count: Int
            public let rate: Double
            public let referenceCount: Int
            public let referenceRate: Double

            /// The figures in words: `speech 18 (36.22 ‰), answer 2 (4.031 ‰)`.
            package func text(_ names: (text: String, reference: String)) -> String {
                "\(names.text) \(count) (\(shortest(rate)) ‰), "
                    + "\(names.reference) \(referenceCount) (\(shortest(referenceRate)) ‰)"
            }
        }
    }

    /// A word that was counted and is no tag.
    public struct ExcludedWord: Sendable, Equatable {
        public let text: String
        public let count: Int
        public let reason: Reason

        /// The reason why a word is no tag.
        public enum Reason: Sendable, Equatable {
            case stopWord
            /// All its occurrences are in phrases.
            case insidePhrases
            case belowMinimumCount(Int)
            case belowMinimumLength(Int)
            /// The reference text has it at least as often.
            case notMoreThanReference
            /// Both texts have it about as often: the log-likelihood is below this number.
            case differenceBelow(Double)
            /// It is in every part of the reference text, such as every `paragraph`.
            case everywhereInReference(String)
            /// It cannot be the name of a tag, for this reason.
            case noName(String)
        }
    }

    /// A kind of text that is no word, and how often it occurs.
    public struct OmittedText: Sendable, Equatable {
        /// The kind in the plural: `numbers`.
        public let kind: String
        public let count: Int
        private let singular: String

        init(kinds: (singular: String, plural: String), count: Int) {
            (singular, kind, self.count) = (kinds.singular, kinds.plural, count)
        }

        /// The kind as it follows its number: `number` or `numbers`.
        package var noun: String { count == 1 ? singular : kind }
    }
}

extension WordReport.ExcludedWord.Reason {
    /// The reason as it follows “is” in a sentence: `a stop word`.
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
