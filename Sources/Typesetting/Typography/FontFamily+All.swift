// The families that have tables. A new one is a line in the generator's `UPRIGHT` and a `static let` here.

extension FontFamily {
    /// All families that measure by tables, in the order in which ``named(_:)`` looks names up.
    public static let all: [FontFamily] = [
        .sans, .serif, .mono, .verdana, .roboto, .openSans, .inter, .notoSans, .notoSerif,
    ]

    /// The family of Arial, Liberation Sans, Arimo and Helvetica, which have equal advances; Nimbus Sans differs by at
    /// most 0.6 %. So does Roboto, but it is left out: it has Ⅳ and ﬃ, which the others lack and which were measured in
    /// Noto Sans.
    public static let sans = FontFamily(
        name: "sans", measuredFont: "Liberation Sans",
        fonts: ["Arial", "Liberation Sans", "Arimo", "Helvetica", "Nimbus Sans"], generic: "sans-serif",
        regular: .liberationSansRegular, bold: .liberationSansBold,
        italic: .liberationSansItalicRegular, boldItalic: .liberationSansItalicBold)

    /// The family of Times New Roman, Liberation Serif, Tinos and Times, which have equal advances.
    public static let serif = FontFamily(
        name: "serif", measuredFont: "Liberation Serif",
        fonts: ["Times New Roman", "Liberation Serif", "Tinos", "Times", "Nimbus Roman"], generic: "serif",
        regular: .liberationSerifRegular, bold: .liberationSerifBold,
        italic: .liberationSerifItalicRegular, boldItalic: .liberationSerifItalicBold)

    /// The family of Courier New, Liberation Mono, Cousine, Courier and Android's monospaced font, in which every
    /// character is 0.6 em wide.
    public static let mono = FontFamily(
        name: "mono", measuredFont: "Liberation Mono",
        fonts: ["Courier New", "Liberation Mono", "Cousine", "Courier", "Nimbus Mono PS", "Droid Sans Mono"],
        generic: "monospace", regular: .liberationMonoRegular, bold: .liberationMonoBold)

    /// The family of DejaVu Sans, which began as Bitstream Vera and was drawn after Verdana: Verdana is nearly as wide,
    /// but not equal.
    public static let verdana = FontFamily(
        name: "verdana", measuredFont: "DejaVu Sans", fonts: ["DejaVu Sans", "Bitstream Vera Sans", "Verdana"],
        generic: "sans-serif", regular: .dejaVuSansRegular, bold: .dejaVuSansBold,
        italic: .dejaVuSansItalicRegular, boldItalic: .dejaVuSansItalicBold)

    /// The family of Roboto, Android's own font. Arial and fonts like it are only 0.6 % narrower, but are left out:
    /// they have Hebrew letters, which were measured in another font.
    public static let roboto = FontFamily(
        name: "roboto", measuredFont: "Roboto", fonts: ["Roboto"],
        generic: "sans-serif", regular: .robotoRegular, bold: .robotoBold,
        italic: .robotoItalicRegular, boldItalic: .robotoItalicBold,
        figures: { $1 == .normal ? nil : $0 == .bold ? .robotoBoldItalic : .robotoItalic })

    /// The family of Open Sans and of Noto Sans, which has the same Latin, Greek and Cyrillic letters, redrawn.
    public static let openSans = FontFamily(
        name: "open-sans", measuredFont: "Open Sans", fonts: ["Open Sans", "Noto Sans"], generic: "sans-serif",
        regular: .openSansRegular, bold: .openSansBold,
        italic: .openSansItalicRegular, boldItalic: .openSansItalicBold)

    /// The family of Inter.
    public static let inter = FontFamily(
        name: "inter", measuredFont: "Inter", fonts: ["Inter", "Inter Variable"], generic: "sans-serif",
        regular: .interRegular, bold: .interBold,
        italic: .interItalicRegular, boldItalic: .interItalicBold,
        figures: { weight, _ in weight == .bold ? .interBold : .interRegular })

    /// The family of Noto Sans. Open Sans has the same letters but is left out: it also has ≤ and the like, which were
    /// measured in fonts further down the stack.
    public static let notoSans = FontFamily(
        name: "noto-sans", measuredFont: "Noto Sans", fonts: ["Noto Sans"], generic: "sans-serif",
        regular: .notoSansRegular, bold: .notoSansBold,
        italic: .notoSansItalicRegular, boldItalic: .notoSansItalicBold)

    /// The family of Noto Serif and of Droid Serif.
    public static let notoSerif = FontFamily(
        name: "noto-serif", measuredFont: "Noto Serif", fonts: ["Noto Serif", "Droid Serif"], generic: "serif",
        regular: .notoSerifRegular, bold: .notoSerifBold,
        italic: .notoSerifItalicRegular, boldItalic: .notoSerifItalicBold)

    /// The names of the fonts of other scripts and of symbols, whose advances are in the tables that all families
    /// share; the generator reads them in the same order. The last font has two names, Debian's and that of its makers.
    package static let scripts = [
        "Noto Sans", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Devanagari", "Noto Sans Thai",
        "Noto Sans CJK JP", "Noto Sans Armenian", "Noto Sans Bengali", "Noto Sans Canadian Aboriginal",
        "Noto Sans Cherokee", "Noto Sans Ethiopic", "Noto Sans Georgian", "Noto Sans Gujarati", "Noto Sans Gurmukhi",
        "Noto Sans Kannada", "Noto Sans Khmer", "Noto Sans Lao", "Noto Sans Malayalam", "Noto Sans Mongolian",
        "Noto Sans Myanmar", "Noto Sans Oriya", "Noto Sans Sinhala", "Noto Sans Tamil", "Noto Sans Telugu",
        "Noto Sans Thaana", "Noto Sans Tifinagh", "Noto Serif Tibetan", "DejaVu Sans", "Noto Sans Math",
        "Noto Sans Symbols", "Noto Sans Symbols2", "Noto Sans Symbols 2",
    ]
}

/// The tables that all families share. Noto Sans is first; those after it have no character in common, except for
/// DejaVu Sans, which precedes the symbols.
final class FaceStack: Sendable {
    let tables: [FaceTable]

    private init(_ tables: [FaceTable]) { self.tables = tables }

    static let regular = FaceStack([
        .notoSansRegular, .notoWestRegular, .notoNorthIndicRegular, .notoEastIndicRegular, .notoSouthIndicRegular,
        .notoEastRegular, .dejaVuSansRegular, .notoSymbolsRegular,
    ])

    static let bold = FaceStack([
        .notoSansBold, .notoWestBold, .notoNorthIndicBold, .notoEastIndicBold, .notoSouthIndicBold, .notoEastBold,
        .dejaVuSansBold, .notoSymbolsBold,
    ])
}
