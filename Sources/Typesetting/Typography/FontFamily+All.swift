// The families that there are tables for. A new one is a line in the generator's `UPRIGHT` and a `static let` here.

extension FontFamily {
    /// Every family there is, in the order in which names are looked up.
    public static let all: [FontFamily] = [
        .sans, .serif, .mono, .verdana, .roboto, .openSans, .inter, .notoSans, .notoSerif,
    ]

    /// Arial, Liberation Sans, Arimo and Helvetica have equal advances; Nimbus Sans differs by 0.6 % at most. So does
    /// Roboto, but it has Ⅳ and ﬃ, which they lack: before Noto Sans it would be asked for what that was measured for.
    public static let sans = FontFamily(
        name: "sans", measuredFont: "Liberation Sans",
        fonts: ["Arial", "Liberation Sans", "Arimo", "Helvetica", "Nimbus Sans"], generic: "sans-serif",
        regular: .liberationSansRegular, bold: .liberationSansBold,
        italic: .liberationSansItalicRegular, boldItalic: .liberationSansItalicBold)

    /// Times New Roman, Liberation Serif, Tinos and Times have equal advances.
    public static let serif = FontFamily(
        name: "serif", measuredFont: "Liberation Serif",
        fonts: ["Times New Roman", "Liberation Serif", "Tinos", "Times", "Nimbus Roman"], generic: "serif",
        regular: .liberationSerifRegular, bold: .liberationSerifBold,
        italic: .liberationSerifItalicRegular, boldItalic: .liberationSerifItalicBold)

    /// Every character is 0.6 em in Courier New, Liberation Mono, Cousine and Courier, and in Android's monospaced font.
    public static let mono = FontFamily(
        name: "mono", measuredFont: "Liberation Mono",
        fonts: ["Courier New", "Liberation Mono", "Cousine", "Courier", "Nimbus Mono PS", "Droid Sans Mono"],
        generic: "monospace", regular: .liberationMonoRegular, bold: .liberationMonoBold)

    /// DejaVu Sans, which began as Bitstream Vera, was drawn after Verdana: nearly as wide, not equal.
    public static let verdana = FontFamily(
        name: "verdana", measuredFont: "DejaVu Sans", fonts: ["DejaVu Sans", "Bitstream Vera Sans", "Verdana"],
        generic: "sans-serif", regular: .dejaVuSansRegular, bold: .dejaVuSansBold,
        italic: .dejaVuSansItalicRegular, boldItalic: .dejaVuSansItalicBold)

    /// Android's own font. Arial and its kin are but 0.6 % narrower, and have Hebrew letters that were not measured.
    public static let roboto = FontFamily(
        name: "roboto", measuredFont: "Roboto", fonts: ["Roboto"],
        generic: "sans-serif", regular: .robotoRegular, bold: .robotoBold,
        italic: .robotoItalicRegular, boldItalic: .robotoItalicBold)

    /// Noto Sans has the same Latin, Greek and Cyrillic letters, drawn anew.
    public static let openSans = FontFamily(
        name: "open-sans", measuredFont: "Open Sans", fonts: ["Open Sans", "Noto Sans"], generic: "sans-serif",
        regular: .openSansRegular, bold: .openSansBold,
        italic: .openSansItalicRegular, boldItalic: .openSansItalicBold)

    public static let inter = FontFamily(
        name: "inter", measuredFont: "Inter", fonts: ["Inter", "Inter Variable"], generic: "sans-serif",
        regular: .interRegular, bold: .interBold,
        italic: .interItalicRegular, boldItalic: .interItalicBold)

    /// Open Sans has the same letters, but ≤ and its like besides, which were measured in the fonts behind.
    public static let notoSans = FontFamily(
        name: "noto-sans", measuredFont: "Noto Sans", fonts: ["Noto Sans"], generic: "sans-serif",
        regular: .notoSansRegular, bold: .notoSansBold,
        italic: .notoSansItalicRegular, boldItalic: .notoSansItalicBold)

    public static let notoSerif = FontFamily(
        name: "noto-serif", measuredFont: "Noto Serif", fonts: ["Noto Serif", "Droid Serif"], generic: "serif",
        regular: .notoSerifRegular, bold: .notoSerifBold,
        italic: .notoSerifItalicRegular, boldItalic: .notoSerifItalicBold)

    /// The fonts whose advances the tables behind a family hold; the generator reads them in the same order. The last one
    /// has two names, Debian's and that of its makers.
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

/// The tables behind every family. Noto Sans first; those after it share no character, but DejaVu Sans, which stands
/// before the symbols.
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
