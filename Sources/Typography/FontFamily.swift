/// A stack of fonts that share their advance widths, so that one table measures whichever of them a viewer has.
///
/// Behind the fonts of equal width stand the Noto faces of other scripts, whose advances are in the tables too: a
/// character is to be drawn in the font that it was measured in.
public struct FontFamily: Sendable {
    /// The short name, as options spell it: "sans".
    public let name: String

    /// The names of CSS in order of preference, unquoted. The last one is generic.
    public let stack: [String]

    private let regular: FontFace
    private let bold: FontFace

    /// Arial, Liberation Sans, Arimo and Helvetica have equal advances; Nimbus Sans and Roboto differ by 0.6 % at most.
    public static let sans = FontFamily(
        name: "sans",
        stack: ["Arial", "Liberation Sans", "Arimo", "Helvetica", "Nimbus Sans", "Roboto"] + scripts + ["sans-serif"],
        regular: FontFace(table: .liberationSansRegular, fallback: .notoRegular),
        bold: FontFace(table: .liberationSansBold, fallback: .notoBold))

    /// Every family there is, in the order in which names are looked up.
    public static let all: [FontFamily] = [sans]

    /// The family that has this name, or has it in its stack: "Arial", "liberation sans", "sans".
    ///
    /// The case of ASCII letters does not count. `nil` if no family knows the name.
    public static func named(_ name: String) -> FontFamily? {
        all.first { family in
            ([family.name] + family.stack).contains { isEqualIgnoringASCIICase($0, name) }
        }
    }

    /// The face that measures this weight.
    public func face(_ weight: FontWeight) -> FontFace {
        switch weight {
        case .regular: regular
        case .bold: bold
        }
    }

    /// The value of the CSS property `font-family`: `Arial, "Liberation Sans", …, sans-serif`.
    ///
    /// A name is in double quotes unless it is one plain word, so an XML or HTML attribute has to escape the value.
    public var cssFontFamily: String {
        stack.map { name in
            let isPlainWord = name.utf8.allSatisfy { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A || $0 == 0x2D }
            return isPlainWord ? name : "\"\(name)\""
        }.joined(separator: ", ")
    }

    /// The fonts whose advances the fallback tables hold; the generator reads them in the same order.
    private static let scripts = [
        "Noto Sans", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Devanagari", "Noto Sans Thai",
        "Noto Sans CJK JP", "Noto Sans Armenian", "Noto Sans Bengali", "Noto Sans Canadian Aboriginal",
        "Noto Sans Cherokee", "Noto Sans Ethiopic", "Noto Sans Georgian", "Noto Sans Gujarati", "Noto Sans Gurmukhi",
        "Noto Sans Kannada", "Noto Sans Khmer", "Noto Sans Lao", "Noto Sans Malayalam", "Noto Sans Mongolian",
        "Noto Sans Myanmar", "Noto Sans Oriya", "Noto Sans Sinhala", "Noto Sans Tamil", "Noto Sans Telugu",
        "Noto Sans Thaana", "Noto Sans Tifinagh", "Noto Serif Tibetan", "Noto Sans Math", "Noto Sans Symbols",
        "Noto Sans Symbols 2",
    ]

    private static func isEqualIgnoringASCIICase(_ first: String, _ second: String) -> Bool {
        first.utf8.elementsEqual(second.utf8) {
            $0 == $1 || ($0 ^ $1 == 0x20 && ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A)
        }
    }
}

/// A family is known by its name.
extension FontFamily: Hashable {
    public static func == (first: FontFamily, second: FontFamily) -> Bool { first.name == second.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
