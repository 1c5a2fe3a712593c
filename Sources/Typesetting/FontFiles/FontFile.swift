import SourceText
import Typography

#if Full
    import CHarfBuzz
#endif

/// A face read from a TrueType or OpenType file, which measures text, draws outlines and makes subsets of itself.
///
/// A font file never changes once it is open, and several threads may use it at once. In a build without the trait
/// `Full` no font file can be opened.
package final class FontFile: TextShaper, @unchecked Sendable {
    /// The largest size of a file, in bytes; larger ones are refused. The largest fonts in use, those for CJK, are half
    /// as large.
    package static let maximumSize = 64 << 20

    /// The family name that the font gives: 1 to 63 scalars without control characters; `Font` if it has no usable
    /// name.
    package let familyName: String
    /// The number of font units in an em: 16 to 16,384.
    package let unitsPerEm: Int
    /// The heights of the line box and of letters, in em.
    package let metrics: FontMetrics
    /// The CSS weight at which the font is set, 1 to 1000.
    package let weight: Int
    /// The range of weights of a variable font; nil for a font with only one weight.
    package let weightRange: ClosedRange<Int>?
    /// Whether the letters are italic or oblique.
    package let isItalic: Bool
    /// Whether the font's licence, as given in its `OS/2` table, allows a subset of it to be embedded in a document.
    ///
    /// It is false if embedding is restricted (bit 1 of `fsType` alone), if subsets are not allowed (bit 8), and if
    /// only pictures may be embedded (bit 9). A font without that table has no such limits.
    package let mayBeEmbedded: Bool
    /// Whether glyphs are drawn as outlines; false for fonts of pictures, such as Noto Color Emoji, for which
    /// ``outline(of:)`` is always empty.
    package let hasOutlines: Bool
    /// Whether the font has glyphs that are bitmaps, as Noto Color Emoji has.
    package let hasPictures: Bool
    /// The number of glyphs, which are numbered from 0.
    package let glyphCount: Int

    #if Full
        // HarfBuzz's face and font, which own a copy of the file. Both are made immutable before anyone else sees them,
        // so that HarfBuzz can share them between threads.
        let face: OpaquePointer
        let font: OpaquePointer
        /// The reach of ASCII above and below the baseline, in font units, where it leaves the line box, as swashes do;
        /// 0 where it does not.
        let inkOfASCII: (ascent: Int, descent: Int)
    #endif

    /// Opens a font from the bytes of its file.
    ///
    /// - Parameters:
    ///   - bytes: the whole file: .ttf, .otf, .ttc or .otc.
    ///   - collectionIndex: the index of a face of a collection, from 0; `nil` takes the first.
    ///   - weight: the CSS weight at which to set a variable font, limited to the font's range; other fonts have only
    ///     their own weight. nil takes the font's default.
    /// - Throws: a problem that says why the font cannot be measured: it is empty, too large, cut off, compressed, no
    ///   font at all, or lacks a table that measuring needs.
    /// - Complexity: less than 100 µs, or for the largest collections the time to copy their bytes.
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
