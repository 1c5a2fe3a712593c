/// The font of a text: a size in the unit of the drawing, a weight and a slope that the text measurer and the writer of
/// the drawing interpret.
public struct Font: Hashable, Sendable {
    /// The boldness of a font, from 100 to 900 as in CSS.
    public struct Weight: Hashable, Sendable {
        public let value: Int

        public static let ultraLight = Weight(value: 100)
        public static let thin = Weight(value: 200)
        public static let light = Weight(value: 300)
        public static let regular = Weight(value: 400)
        public static let medium = Weight(value: 500)
        public static let semibold = Weight(value: 600)
        public static let bold = Weight(value: 700)
        public static let heavy = Weight(value: 800)
        public static let black = Weight(value: 900)
    }

    /// The looks that SwiftUI knows; a drawing has one family, which its writer chooses.
    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
    /// The distances between lines that SwiftUI knows; the family's own is used.
    public enum Leading: Hashable, Sendable { case standard, tight, loose }

    /// The roles of text, each with a size.
    public enum TextStyle: Hashable, CaseIterable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }

    public var size: CGFloat
    public var weight: Weight
    public var isItalic = false
    /// Whether all figures are equally wide.
    public var hasTabularFigures = false
    /// The distance added behind every character.
    public var tracking: CGFloat = 0

    public init(size: CGFloat, weight: Weight = .regular) {
        self.size = size
        self.weight = weight
    }

    /// Whether the weight is nearer to bold than to regular: most families have two weights.
    public var isBold: Bool { weight.value >= 600 }

    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(size: size, weight: weight ?? .regular)
    }

    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        let font = Font(style)
        return weight.map(font.weight) ?? font
    }

    /// Returns a font of the size; the drawing's family takes the place of the one of the name.
    public static func custom(_ name: String, size: CGFloat) -> Font { Font(size: size) }
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(size: fixedSize) }
    public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font { Font(size: size) }

    public func bold() -> Font { weight(.bold) }
    public func bold(_ isActive: Bool) -> Font { weight(isActive ? .bold : .regular) }
    public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }
    public func italic() -> Font { with { $0.isItalic = true } }
    public func italic(_ isActive: Bool) -> Font { with { $0.isItalic = isActive } }
    public func monospacedDigit() -> Font { with { $0.hasTabularFigures = true } }
    public func monospaced() -> Font { self }
    public func smallCaps() -> Font { self }
    public func leading(_ leading: Leading) -> Font { self }

    package func with(_ change: (inout Font) -> Void) -> Font {
        var copy = self
        change(&copy)
        return copy
    }

    /// Creates the font of a role: SwiftUI's on a telephone, where a body has the 16 of a page instead of 17.
    private init(_ style: TextStyle) {
        self =
            switch style {
            case .largeTitle: Font(size: 34)
            case .title: Font(size: 28)
            case .title2: Font(size: 22)
            case .title3: Font(size: 20)
            case .headline: Font(size: 16, weight: .semibold)
            case .subheadline: Font(size: 14)
            case .body: Font(size: 16)
            case .callout: Font(size: 15)
            case .footnote: Font(size: 13)
            case .caption: Font(size: 12)
            case .caption2: Font(size: 11)
            }
    }

    public static let largeTitle = Font(.largeTitle)
    public static let title = Font(.title)
    public static let title2 = Font(.title2)
    public static let title3 = Font(.title3)
    public static let headline = Font(.headline)
    public static let subheadline = Font(.subheadline)
    public static let body = Font(.body)
    public static let callout = Font(.callout)
    public static let footnote = Font(.footnote)
    public static let caption = Font(.caption)
    public static let caption2 = Font(.caption2)
}
