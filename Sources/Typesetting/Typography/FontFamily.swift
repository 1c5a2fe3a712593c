/// A stack of fonts that share their advance widths, so that one table measures whichever of them a viewer has.
///
/// The fonts of equal width are followed by the Noto faces of other scripts, whose advances are in the tables too, so
/// that a character is drawn in the font in which it was measured.
public struct FontFamily: Sendable {
    /// The short name, as options spell it: "sans".
    public private(set) var name: String

    /// Whether text is set in the font of the page around it, and this family only measures the text.
    public private(set) var isInherited = false

    /// The font names for CSS in order of preference, unquoted. The last one is generic.
    public let stack: [String]

    /// The names of the fonts whose widths are those of the tables, or nearly; they are the first ones in ``stack``.
    public let fonts: [String]

    /// The name of the font from which the widths were taken, such as "Liberation Sans".
    public let measuredFont: String

    private let regular: FontFace
    private let bold: FontFace
    private let italic: FontFace
    private let boldItalic: FontFace
    /// The family that measures what a font file lacks, at most one; an array, since a structure cannot hold itself.
    private let familiesBehindFile: [FontFamily]

    /// Creates a family that measures by tables.
    /// - Parameter italic: the italic's table; nil, as `boldItalic`, if the italic has the upright's advances and
    ///   kerning.
    /// - Parameter figures: returns the figures for tables of a font whose usual figures are not as wide as those.
    init(
        name: String, measuredFont: String, fonts: [String], generic: String, regular: FaceTable, bold: FaceTable,
        italic: FaceTable? = nil, boldItalic: FaceTable? = nil,
        figures: (FontWeight, FontStyle) -> TabularFigures? = { _, _ in nil }
    ) {
        self.name = name
        self.measuredFont = measuredFont
        self.fonts = fonts
        stack = fonts + Self.scripts.filter { !fonts.contains($0) } + [generic]
        self.regular = FontFace(table: regular, fallback: .regular, tabularFigures: figures(.regular, .normal))
        self.bold = FontFace(table: bold, fallback: .bold, tabularFigures: figures(.bold, .normal))
        // Characters that an italic's table leaves out are as wide as in the upright.
        self.italic =
            italic.map {
                FontFace(
                    table: $0, upright: regular, fallback: .regular, tabularFigures: figures(.regular, .italic))
            } ?? self.regular
        self.boldItalic =
            boldItalic.map {
                FontFace(table: $0, upright: bold, fallback: .bold, tabularFigures: figures(.bold, .italic))
            } ?? self.bold
        familiesBehindFile = []
    }

    /// Creates a family of one or two font files, with the fonts of `behind` in its stack for characters that the files
    /// lack.
    ///
    /// - Parameter name: the family name that the font file gives.
    package init(name: String, regular: any TextShaper, bold: any TextShaper, behind: FontFamily) {
        self.name = name
        measuredFont = name
        fonts = [name]
        stack = [name] + behind.stack.filter { $0 != name }
        // Characters that a bold or italic font lacks are drawn bold or italic, too.
        func face(_ shaper: any TextShaper) -> FontFace {
            let (weight, style): (FontWeight, FontStyle) =
                (shaper.weight >= 600 ? .bold : .regular, shaper.isItalic ? .italic : .normal)
            return FontFace(shaper: shaper, behind: behind.face(weight, style))
        }
        (self.regular, self.bold) = (face(regular), face(bold))
        (italic, boldItalic) = (self.regular, self.bold)
        familiesBehindFile = [behind.behindFile ?? behind]
    }

    /// The family for text in the font of the page around a cloud, measured with the widths of ``sans``.
    public static let inherit = inherit(measuredAs: .sans)

    /// Returns a family for text in the font of the page around a cloud; the text gets the widths of a similar family.
    public static func inherit(measuredAs family: FontFamily) -> FontFamily {
        var inherited = family
        inherited.isInherited = true
        inherited.name = family.name == "sans" ? "inherit" : "inherit,\(family.name)"
        return inherited
    }

    /// Returns the family that has this name, or has it in its stack: "Arial", "liberation sans", "sans".
    ///
    /// A family's own name and the font that was measured for it come first, then the fonts of equal width, then those
    /// of other scripts. The case of ASCII letters is ignored. Returns `nil` if no family has the name.
    ///
    /// The names `inherit` and `inherit,serif` return the font of the page, measured as ``sans`` or as the family after
    /// the comma.
    public static func named(_ name: String) -> FontFamily? {
        let words = name.split(separator: ",", maxSplits: 1).map { $0.drop { $0 == " " } }
        if let first = words.first, isEqualIgnoringASCIICase(String(first), "inherit") {
            guard words.count > 1 else { return .inherit }
            return named(String(words[1])).map { inherit(measuredAs: $0) }
        }
        func first(_ names: (FontFamily) -> [String]) -> FontFamily? {
            all.first { names($0).contains { isEqualIgnoringASCIICase($0, name) } }
        }
        return first { [$0.name, $0.measuredFont] } ?? first(\.fonts) ?? first(\.stack)
    }

    /// Returns the face that measures this weight and style.
    public func face(_ weight: FontWeight, _ style: FontStyle = .normal) -> FontFace {
        switch (weight, style) {
        case (.regular, .normal): regular
        case (.bold, .normal): bold
        case (.regular, .italic): italic
        case (.bold, .italic): boldItalic
        }
    }

    /// The family that measures the characters that a font file lacks; nil for a family that measures by tables.
    package var behindFile: FontFamily? { familiesBehindFile.first }

    /// Returns whether the family has a face of a weight and a style: a font file has only its own style, and counts as
    /// bold only from weight 600 on.
    package func has(_ weight: FontWeight, _ style: FontStyle) -> Bool {
        guard let shaper = face(weight).shaper else { return true }
        return (weight == .regular || shaper.weight >= 600) && (style == .normal || shaper.isItalic)
    }

    /// Returns the value of the CSS property `font-weight` for a weight: 400 or 700, or the font file's own weight, so
    /// that a browser does not thicken its letters.
    package func cssWeight(_ weight: FontWeight) -> Int {
        face(weight).shaper?.weight ?? (weight == .bold ? 700 : 400)
    }

    /// The value of the CSS property `font-family` for the whole stack: `Arial, "Liberation Sans", …, sans-serif`.
    ///
    /// A name is in double quotes unless it is one plain word, so the value has to be escaped in an XML or HTML
    /// attribute.
    public var cssFontFamily: String { Self.css(stack) }

    /// The value of `font-family` for text whose characters are all in the family's own fonts: the stack without the
    /// fonts of other scripts.
    package var cssOwnFontFamily: String {
        Self.css(fonts + (behindFile?.fonts.filter { !fonts.contains($0) } ?? []) + stack.suffix(1))
    }

    /// Returns the value of `font-family` for a list of names, each in double quotes unless it is a plain word or a
    /// final keyword.
    package static func css(_ names: [String]) -> String {
        names.enumerated().map { index, name in
            let isPlainWord = name.utf8.allSatisfy { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }
            // Without quotes, a font of such a name would be read as the keyword.
            let isKeyword = keywords.contains { isEqualIgnoringASCIICase($0, name) }
            let isGeneric = index > 0 && index == names.count - 1 && isKeyword
            return isGeneric || isPlainWord && !isKeyword ? name : "\"\(escaped(name))\""
        }.joined(separator: ", ")
    }

    private static let keywords = [
        "inherit", "initial", "unset", "revert", "revert-layer", "default", "none", "serif", "sans-serif", "monospace",
        "cursive", "fantasy", "system-ui", "ui-serif", "ui-sans-serif", "ui-monospace", "ui-rounded", "math", "emoji",
        "fangsong",
    ]

    /// Returns a name for use in a CSS string. A font file may have any name: characters that could end the string, or
    /// the style element, are written as their numbers.
    private static func escaped(_ name: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in name.unicodeScalars {
            switch scalar {
            case "\"", "\\", "<", ">", "&", "[", "]", "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}":
                result.append(contentsOf: "\\\(String(scalar.value, radix: 16)) ".unicodeScalars)
            default: result.append(scalar)
            }
        }
        return String(result)
    }

    private static func isEqualIgnoringASCIICase(_ first: String, _ second: String) -> Bool {
        first.utf8.elementsEqual(second.utf8) {
            $0 == $1 || ($0 ^ $1 == 0x20 && ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A)
        }
    }
}

/// Families are equal if their names are equal and their font files, if they have any, are the same object.
extension FontFamily: Hashable, CustomStringConvertible {
    public var description: String { name }
    public static func == (first: FontFamily, second: FontFamily) -> Bool {
        first.name == second.name && first.regular.shaper === second.regular.shaper
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
