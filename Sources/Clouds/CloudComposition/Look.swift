import FlowSolving
import SourceText
import Typography

/// The options that make the look of a cloud beside its colours. A theme may set them; nil leaves one to its default.
///
/// An option that the user sets beats the same option of the theme.
package struct Look: Sendable, Equatable {
    var font: FontFamily?
    var fontWeights: ClosedRange<Int>?
    var fontStyle: FontStyle?
    var letterCase: LetterCase?
    var tracking: Tracking?
    var figures: Figures?
    var scale: SizeScale?
    var minSize: Double?
    var maxSize: Double?
    var justify: FlowJustification?
    var lastLine: LastLineJustification?
    var maxGap: Double?
    var tagMargin: Double?
    var leading: Double?
    var itemSpacing: Double?
    var lineSpacing: Double?
    var chip: ChipShape?
    var chipPadding: Double?
    var color: ColorRule?

    /// Creates a look that sets nothing.
    package init() {}

    /// The names of the properties with which a theme sets these options, behind `--stratus-`: the names of the options,
    /// except for `chip-shape`, since `chip` is a colour.
    package static let properties = [
        "font", "font-weight", "font-style", "case", "tracking", "figures", "scale", "min-size", "max-size", "justify",
        "last-line", "max-gap", "tag-margin", "leading", "item-spacing", "line-spacing", "chip-shape", "chip-padding",
        "color",
    ]

    /// Sets the option that a property of a theme stands for.
    ///
    /// - Parameter property: One of the ``properties``.
    /// - Throws: ``Problem`` for a value of another type, or one outside its range.
    package mutating func set(_ property: String, to value: String) throws(Problem) {
        var options = CloudOptions()
        options.own = self
        do throws(Problem) { try options.set(property == "chip-shape" ? "chip" : property, to: value) } catch {
            throw Problem(
                property == "chip-shape" ? error.message.replacing("chip is", with: "chip-shape is") : error.message,
                hint: error.hint)
        }
        if let least = options.own.minSize, let most = options.own.maxSize, least > most {
            throw Problem("min-size \(format(least)) is above max-size \(format(most))")
        }
        self = options.own
    }
}

/// The space that is added to the advance of each character of a name, in em.
public enum Tracking: Sendable, Equatable {
    /// Large letters are set closer, in small steps from 24 pixels up: by a fiftieth of an em from 64 pixels on.
    case bySize
    /// The space goes from that of the lightest tags to that of the heaviest.
    case spaces(lightest: Double, heaviest: Double)

    /// No space is added.
    public static let none = Tracking.spaces(lightest: 0, heaviest: 0)

    /// The number of steps that make an em.
    package static let stepsPerEm = 200.0
    /// The sizes in pixels from which letters are closer by one more step.
    private static let firstSizes = [24.0, 34, 48, 64]
    /// The spaces that follow from sizes, in steps.
    package static let stepsBySize = Set((1...firstSizes.count).map { -$0 })

    /// The least and the greatest space: closer, letters touch; wider, they are no words any more.
    static let range = -0.1...0.5

    /// Returns the space for a tag, in whole steps of a two-hundredth of an em.
    ///
    /// - Parameters:
    ///   - size: The font size of the tag, in pixels.
    ///   - share: The position of the tag's weight between the lightest (0) and the heaviest (1).
    func space(ofSize size: Double, share: Double) -> Double {
        switch self {
        case .bySize: Double(-Self.firstSizes.count { $0 <= size }) / Self.stepsPerEm
        case .spaces(let lightest, let heaviest):
            ((lightest + share * (heaviest - lightest)) * Self.stepsPerEm).rounded() / Self.stepsPerEm
        }
    }
}

/// The widths of the figures in which counts are set.
public enum Figures: String, Sendable, CaseIterable {
    /// Figures are as wide as the font has them in running text.
    case proportional
    /// Figures are equally wide, as in tables, if the font has such figures.
    case tabular
}

/// The case in which names are set.
public enum LetterCase: String, Sendable, CaseIterable {
    /// Names are set as they are written.
    case given
    /// Names are set in capital letters.
    case upper
    /// Names are set in small letters.
    case lower

    /// Returns a name in this case, by the rules of a language: in Turkish and Azerbaijani, i and İ are a pair; Greek
    /// capitals have no accents.
    func applied(to name: String, language: String) -> String {
        let primary = language.prefix { $0 != "-" }.lowercased()
        let hasDottedI = primary == "tr" || primary == "az"
        return switch self {
        case .given: name
        case .upper where primary == "el": greekCapitals(name)
        case .upper: (hasDottedI ? name.replacing("i", with: "İ") : name).uppercased()
        case .lower:
            withFinalSigmas(
                (hasDottedI ? name.replacing("I", with: "ı").replacing("İ", with: "i") : name).lowercased())
        }
    }
}

/// Returns a name in small letters with another sigma at the ends of words, as Greek is written: Σοφός is σοφός.
private func withFinalSigmas(_ name: String) -> String {
    guard name.contains("σ") else { return name }
    var result = ""
    var wasLetter = false
    for (index, letter) in zip(name.indices, name) {
        let next = name.index(after: index)
        let isLast = next == name.endIndex || !name[next].isLetter
        result.append(letter == "σ" && wasLetter && isLast ? "ς" : letter)
        wasLetter = letter.isLetter
    }
    return result
}

/// Returns a name in Greek capitals: without accents, except on the word ή (or), and with a diaeresis on a vowel that
/// an accent before it kept apart: μάιος is ΜΑΪΟΣ.
private func greekCapitals(_ name: String) -> String {
    name.split(separator: " ", omittingEmptySubsequences: false).map { word in
        if word == "ή" || word == "Ή" { return "Ή" }
        var capitals = String.UnicodeScalarView()
        var wasAccented = false
        for scalar in word.unicodeScalars {
            if scalar == "\u{301}" {
                wasAccented = true
                continue
            }
            let plain = plainGreek[scalar]
            for var capital in String(plain ?? scalar).uppercased().unicodeScalars where capital != "\u{301}" {
                if wasAccented, capital == "Ι" || capital == "Υ" { capital = capital == "Ι" ? "Ϊ" : "Ϋ" }
                if capital == "\u{308}", let last = capitals.last, last == "Ι" || last == "Υ" {
                    capitals.removeLast()
                    capital = last == "Ι" ? "Ϊ" : "Ϋ"
                }
                capitals.append(capital)
            }
            wasAccented = plain != nil
        }
        return String(capitals)
    }.joined(separator: " ")
}

/// The vowels with an accent, and without it.
private let plainGreek: [Unicode.Scalar: Unicode.Scalar] = [
    "ά": "α", "έ": "ε", "ή": "η", "ί": "ι", "ό": "ο", "ύ": "υ", "ώ": "ω", "Ά": "Α", "Έ": "Ε", "Ή": "Η", "Ί": "Ι",
    "Ό": "Ο", "Ύ": "Υ", "Ώ": "Ω",
]
