import SourceText
import Typography

/// A face read from a TrueType or OpenType file: measures, draws outlines and makes subsets of itself.
///
/// It never changes once it is open, and several threads may use it at once. Where the trait `Full` is off, none
/// opens.
package final class FontFile: TextShaper {
    /// Files above this size, in bytes, are refused. The largest fonts in use, of CJK, are half as large.
    package static let maximumSize = 64 << 20

    /// The family as the font calls itself: 1 to 63 scalars without control characters; `Font` if it has no usable name.
    package let familyName: String
    /// Font units in an em: 16 to 16,384.
    package let unitsPerEm: Int
    /// Heights of the line box and of letters.
    package let metrics: FontMetrics
    /// The weight by CSS that it is set at, 1 to 1000.
    package let weight: Int
    /// The weights that a variable font has; `nil` where there is but one.
    package let weightRange: ClosedRange<Int>?
    /// Whether the letters are italic or oblique.
    package let isItalic: Bool
    /// Whether the font's licence, as far as its `OS/2` table tells, lets a subset of it be embedded in a document.
    ///
    /// False where embedding is restricted (bit 1 of `fsType` alone), where it may not be in part (bit 8), and where
    /// pictures only may (bit 9). A font without that table says nothing, and may.
    package let mayBeEmbedded: Bool
    /// Whether glyphs are drawn as outlines; false for fonts of pictures, such as Noto Color Emoji, whose
    /// ``outline(of:)`` is always empty.
    package let hasOutlines: Bool
    /// Whether glyphs are pictures of dots, as in Noto Color Emoji.
    package let hasPictures: Bool
    /// How many glyphs it has: they are numbered from 0.
    package let glyphCount: Int

    private let engine: FontEngine

    /// Opens a font; takes less than 100 µs, and for the largest collections the time to copy their bytes.
    ///
    /// - Parameters:
    ///   - bytes: The whole file: .ttf, .otf, .ttc or .otc.
    ///   - collectionIndex: Which face of a collection, from 0; `nil` takes the first.
    ///   - weight: The weight by CSS to set a variable font at, brought into its range; other fonts have only their own.
    ///     `nil` takes the font's default.
    /// - Throws: The reason why this is no font that can be measured: empty, too large, cut off, compressed, no font at
    ///   all, or without a table that it takes.
    package init(bytes: [UInt8], collectionIndex: Int? = nil, weight: Int? = nil) throws(Problem) {
        engine = try FontEngine(bytes: bytes, collectionIndex: collectionIndex, weight: weight)
        let facts = engine.facts
        familyName = facts.familyName
        unitsPerEm = facts.unitsPerEm
        metrics = facts.metrics
        self.weight = facts.weight
        weightRange = facts.weightRange
        isItalic = facts.isItalic
        mayBeEmbedded = facts.mayBeEmbedded
        hasOutlines = facts.hasOutlines
        hasPictures = facts.hasPictures
        glyphCount = facts.glyphCount
    }

    /// Whether the font has a glyph for a character, or for the parts that HarfBuzz sets it from.
    package func covers(_ scalar: Unicode.Scalar) -> Bool { engine.covers(scalar) }

    /// Sets a text on one line, as a browser does: by script, in visual order, with kerning and the features that are on
    /// by default.
    ///
    /// Tabs and line breaks are as wide as a space, other control characters have no width. Language and locale play no
    /// part. Linear in the length of the text.
    /// - Parameter isRightToLeft: the direction of the line, in which words of the other direction are.
    package func shape(_ text: String, isRightToLeft: Bool = false) -> ShapedText {
        engine.shape(text, isRightToLeft: isRightToLeft)
    }

    /// Sets a text in several fonts on one line, and hands its glyphs out from left to right, each with the number of its
    /// font.
    ///
    /// - Parameters:
    ///   - choices: for each scalar of the text, the number of the font that it is set in.
    ///   - fonts: those that are numbered.
    package static func shape(
        _ text: String, isRightToLeft: Bool, choices: [Int], of fonts: [FontFile],
        _ body: (_ font: Int, ShapedGlyph) -> Void
    ) {
        FontEngine.shape(text, isRightToLeft: isRightToLeft, choices, fonts.map(\.engine), body)
    }

    /// The picture of a glyph in a font of pictures, such as Noto Color Emoji; nil for a glyph without one.
    package func picture(of glyph: UInt32) -> GlyphPicture? { engine.picture(of: glyph) }

    /// The width of a text in font units, as ``shape(_:)`` sets it, and how far its ink goes above and below the baseline.
    ///
    /// ASCII is not looked at letter by letter: its ink is that of all of it where that leaves the line box, else 0.
    package func measure(_ text: String) -> (width: Int, inkAscent: Int, inkDescent: Int) { engine.measure(text) }

    /// The outline of a glyph in font units, y upward; empty for a space, a picture, or a glyph that is not there.
    package func outline(of glyph: UInt32) -> GlyphOutline { engine.outline(of: glyph) }

    /// A font file that holds what these characters need, and sets texts of them as this one does.
    ///
    /// Kept are the glyphs that the characters can become, their kerning, ligatures and forms. A variable font is pinned
    /// to ``weight`` by HarfBuzz from 8.0 on; with an older one it stays variable, and is to be set at that weight, as a
    /// browser does that finds the weight in the rule of the font. Dropped are hints, since with them advances can depend on the pixel size, and features that are for
    /// vertical lines or move CJK punctuation together. The same input gives the same bytes.
    ///
    /// Cost: linear in the tables of the whole font; a few milliseconds for most fonts.
    ///
    /// - Parameters:
    ///   - scalars: The characters, in any order and number; those that the font lacks are passed over.
    ///   - glyphs: Glyphs to keep beside those; the subset numbers its glyphs anew.
    /// - Throws: If HarfBuzz cannot make the subset, because a table is damaged.
    package func subset(
        scalars: some Sequence<Unicode.Scalar>, glyphs: some Sequence<UInt32> = EmptyCollection()
    ) throws(Problem) -> [UInt8] {
        try engine.subset(scalars: scalars.map(\.value), glyphs: Array(glyphs))
    }
}

/// What a font says of itself, made fit to be used.
struct FontFacts: Sendable {
    var familyName: String
    var unitsPerEm: Int
    var metrics: FontMetrics
    var weight: Int
    var weightRange: ClosedRange<Int>?
    var isItalic: Bool
    var mayBeEmbedded: Bool
    var hasOutlines: Bool
    var hasPictures: Bool
    var glyphCount: Int
}
