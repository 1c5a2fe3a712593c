import ByteWriting
import Languages

/// What happened to every word of the texts that were counted.
public struct WordReport: Sendable {
    /// How many words the texts have, stop words included.
    public internal(set) var words = 0
    /// How many different ones these are; a phrase is one.
    public internal(set) var distinct = 0
    public internal(set) var texts = 0
    /// The languages that the texts were read in.
    public internal(set) var languages: [Language] = []
    /// In how many texts nothing told the language, which was taken for English.
    public internal(set) var assumedLanguages = 0
    /// Words with several spellings, the one that is shown first.
    public internal(set) var merged: [MergedSpellings] = []
    public internal(set) var phrases: [CountedPhrase] = []
    public internal(set) var excluded: [ExcludedWord] = []
    /// The tags of a comparison, with the counts and the rates in both texts.
    public internal(set) var compared: [ComparedWord] = []
    /// What the texts and their reference are called, and how many words each has that count; none without a reference.
    public internal(set) var sides: [(name: String, words: Int)] = []
    /// What is no word, and was not asked for.
    public internal(set) var omissions: [OmittedText] = []

    package init() {}

    /// Words, spelled differently, that were counted as one.
    public struct MergedSpellings: Sendable, Equatable {
        public let name: String
        public let spellings: [Spelling]

        public struct Spelling: Sendable, Equatable {
            public let text: String
            public let count: Int
        }
    }

    public struct CountedPhrase: Sendable, Equatable {
        public let text: String
        public let count: Int
        /// How surely its words belong together, as Dunning's log-likelihood; nil of a phrase that was told.
        public let likelihood: Double?
    }

    /// A word of a text that was compared with another.
    public struct ComparedWord: Sendable, Equatable {
        public let text: String
        public let weight: Double
        public let figures: Figures

        /// Counts, and rates of a thousand words, of four digits.
        public struct Figures: Sendable, Equatable {
            public let count: Int
            public let rate: Double
            public let referenceCount: Int
            public let referenceRate: Double

            /// `speech 18 (36.22 ‰), answer 2 (4.031 ‰)`
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

        public enum Reason: Sendable, Equatable {
            case stopWord
            /// All its occurrences are in phrases.
            case insidePhrases
            case belowMinimumCount(Int)
            case belowMinimumLength(Int)
            /// The reference text says it as often.
            case notMoreThanReference
            /// Both texts say it about as often, by the log-likelihood.
            case differenceBelow(Double)
            /// It is in every part of the reference text, such as every `paragraph`.
            case everywhereInReference(String)
            /// What is wrong with it as the name of a tag.
            case noName(String)
        }
    }

    /// Something of the texts that is no word.
    public struct OmittedText: Sendable, Equatable {
        /// What it is, in the plural: `numbers`.
        public let kind: String
        public let count: Int
        private let singular: String

        init(kinds: (singular: String, plural: String), count: Int) {
            (singular, kind, self.count) = (kinds.singular, kinds.plural, count)
        }

        /// In words behind its number: `number` or `numbers`.
        package var noun: String { count == 1 ? singular : kind }
    }
}

extension WordReport.ExcludedWord.Reason {
    /// In a sentence behind “is”: `a stop word`.
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
