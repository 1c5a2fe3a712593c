import Foundation

/// Widths of words as HarfBuzz sets them, in every face; how they came about is said in the file's own "source".
public struct ReferenceWords: Decodable, Sendable {
    public struct Word: Decodable, Sendable {
        public let text: String
        public let group: String
        /// In em, by face.
        public let widths: [Double]

        public init(from decoder: any Decoder) throws {
            var values = try decoder.unkeyedContainer()
            text = try values.decode(String.self)
            group = try values.decode(String.self)
            widths = try values.decode([Double].self)
        }
    }

    /// The font's family name and "regular" or "bold".
    public let faces: [String]
    public let words: [Word]

    public static let all = Result { try read("words") }

    /// In the italics of the families that have tables of their own.
    public static let italics = Result { try read("italics") }

    private static func read(_ name: String) throws -> ReferenceWords {
        try JSONDecoder().decode(
            ReferenceWords.self, from: Data(contentsOf: Project.fixture("advances/\(name).json")))
    }

    public func words(of group: String) -> [Word] { words.filter { $0.group == group } }
}

/// Relative errors of predicted widths, in percent of the true ones.
public struct RelativeErrors: Sendable {
    public let mean: Double
    public let percentile95: Double
    public let maximum: Double
    public let worst: String

    public init(_ predictions: [(text: String, predicted: Double, true: Double)]) {
        let errors = predictions.map { (abs($0.predicted / $0.true - 1) * 100, $0.text) }.sorted { $0.0 < $1.0 }
        mean = errors.reduce(0) { $0 + $1.0 } / Double(errors.count)
        percentile95 = errors[(errors.count * 95 + 99) / 100 - 1].0
        maximum = errors[errors.count - 1].0
        worst = errors[errors.count - 1].1
    }
}

/// What the words of a group may be off by, in percent: mean, 95th percentile and maximum.
public struct AccuracyBound: Sendable, CustomStringConvertible {
    public let group: String
    public let mean: Double
    public let percentile95: Double
    public let maximum: Double
    public var description: String { group }

    public init(group: String, mean: Double, percentile95: Double, maximum: Double) {
        (self.group, self.mean) = (group, mean)
        (self.percentile95, self.maximum) = (percentile95, maximum)
    }

    public func holds(_ errors: RelativeErrors) -> Bool {
        errors.mean <= mean && errors.percentile95 <= percentile95 && errors.maximum <= maximum
    }

    /// The bounds that Stratus promises, by group of the reference.
    public static let all: [AccuracyBound] = {
        func bounds(_ groups: [String], _ mean: Double, _ percentile95: Double, _ maximum: Double) -> [AccuracyBound] {
            groups.map { AccuracyBound(group: $0, mean: mean, percentile95: percentile95, maximum: maximum) }
        }
        return bounds(
            ["tags", "identifiers", "digits", "en_lower", "en_caps1", "en_phrase", "en_upper"], 0.05, 0.3, 3)
            + bounds(["cs", "de", "fr", "pl", "vi", "combining_nfd", "el", "ru"], 0.05, 0.3, 3)
            + bounds(["kerning", "ligature"], 0.2, 1, 4) + bounds(["he"], 0.5, 2, 4) + bounds(["ar"], 0.2, 1, 3)
            + bounds(["th"], 0.3, 1, 3) + bounds(["hi"], 1.5, 6, 20) + bounds(["zh", "ja"], 0.3, 1, 2)
            + bounds(["ko"], 0.2, 0.5, 1) + bounds(["emoji", "emoji_mixed"], 0.5, 1, 2)
    }()

    /// With the font itself instead of a table.
    public static let withFontFile = (mean: 0.01, percentile95: 0.05, maximum: 0.3)
}
