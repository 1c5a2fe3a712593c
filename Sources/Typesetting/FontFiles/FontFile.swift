import SourceText
import Typography

#if Full
    import CHarfBuzz
#endif

/// A face read from a TrueType or OpenType file: measures, draws outlines and makes subsets of itself.
///
/// It never changes once it is open, and several threads may use it at once. Where the trait `Full` is off, none
/// opens.
package final class FontFile: TextShaper, @unchecked Sendable {
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

    #if Full
        // HarfBuzz's face and font, which own a copy of the file. Both are made immutable before anyone else sees them:
        // from then on HarfBuzz shares them between threads.
        let face: OpaquePointer
        let font: OpaquePointer
        /// How far ASCII goes up and down where it leaves the line box, as swashes do; 0 where it does not.
        let inkOfASCII: (ascent: Int, descent: Int)
    #endif

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
        #if Full
            let directory = try FontDirectory(bytes: bytes.span, collectionIndex: collectionIndex)
            try directory.checkTables(in: bytes.span)
            let face = Self.makeFace(bytes, index: directory.faceIndex)
            let font: OpaquePointer = hb_font_create(face)
            do throws(Problem) {
                try Self.checkFace(face, directory)
            } catch {
                hb_font_destroy(font)
                hb_face_destroy(face)
                throw error
            }
            let axis = WeightAxis(of: face)
            axis?.set(font, to: weight)
            let style = StyleTable(directory, bytes.span)
            familyName = FamilyName.read(from: face)
            unitsPerEm = Int(hb_face_get_upem(face))
            metrics = FontMetrics(of: font, unitsPerEm: unitsPerEm)
            self.weight = axis?.value(for: weight) ?? style.weight
            weightRange = axis?.range
            isItalic = style.isItalic
            mayBeEmbedded = style.mayBeEmbedded
            hasOutlines = directory.hasOutlines
            hasPictures = hb_ot_color_has_png(face) != 0
            glyphCount = Int(hb_face_get_glyph_count(face))
            hb_face_make_immutable(face)
            hb_font_make_immutable(font)
            inkOfASCII = Self.inkOfASCII(font, metrics, unitsPerEm: unitsPerEm)
            (self.face, self.font) = (face, font)
        #else
            throw .readsNoFonts
        #endif
    }

    #if Full
        deinit {
            hb_font_destroy(font)
            hb_face_destroy(face)
        }
    #endif
}
