import FontFiles
import SourceText
import Typography

/// The form in which a cloud's text is drawn.
public enum TextForm: String, Sendable, CaseIterable {
    /// Text in the viewer's fonts.
    case live
    /// The outlines of the font file's glyphs, which look the same everywhere; the text is kept behind them, unseen.
    case outlines
    /// Text in a subset of the font file, which is embedded in the output.
    case embedded
}

/// The part of a font file that a cloud contains: the glyphs of the cloud's texts, or a subset of the font.
package struct FontContent: Sendable {
    package var form = TextForm.live
    /// The glyphs to draw if the form is ``TextForm/outlines``.
    package var glyphs = GlyphSetting()
    /// The fonts to embed if the form is ``TextForm/embedded``.
    package var fonts: [EmbeddedFont] = []
    /// The texts of which the font file lacks characters or the style, so that other fonts of the stack show them; each
    /// once, in reading order.
    package var lacking: [String] = []

    init() {}

    /// Takes the glyphs or the subsets that the texts of the layouts need.
    ///
    /// - Throws: ``Problem`` if the font cannot be drawn or embedded.
    init(_ layouts: [CloudLayout], _ tags: [CloudTag], _ options: CloudOptions) throws(Problem) {
        guard let regular = options.font.file(.regular), let bold = options.font.file(.bold) else { return }
        form = options.text
        let all = layouts.flatMap {
            $0.texts(of: tags, options.fontWeight, hasTabularFigures: options.hasTabularFigures)
        }
        // The texts that are set in the font file, as far as it has their characters.
        let texts = all.filter(\.isOwn)
        var inexact: Set<String> = []
        for text in texts where !options.font.face(text.weight).measure(text.text).isExact { inexact.insert(text.text) }
        var seen: Set<String> = []
        lacking = all.filter { !$0.isOwn || inexact.contains($0.text) }.map(\.text).filter { seen.insert($0).inserted }
        switch form {
        case .live: break
        case .outlines:
            guard regular.hasOutlines else {
                throw Problem(
                    option: "text", "the font \(regular.familyName) has pictures and no outlines",
                    hint: "set text to live, or choose another font-file")
            }
            glyphs = GlyphSetting(texts, regular: regular, bold: bold, lacking: inexact)
            lacking += glyphs.broken.filter { seen.insert($0).inserted }
        case .embedded:
            guard regular.mayBeEmbedded else {
                throw Problem(
                    option: "text", "the licence of the font \(regular.familyName) does not let it be embedded",
                    hint: "set text to outlines or live, or choose another font-file")
            }
            do {
                fonts = try Self.embed(texts, regular: regular, bold: bold)
            } catch {
                throw Problem(option: "font-file", error.message, hint: error.hint)
            }
        }
    }

    /// The most bytes of a subset: in base64, within a rule of CSS, they are fewer than the 10 MB that readers of XML
    /// take for one text.
    private static let largestSubset = 7_000_000

    /// Returns a subset for each weight that is used; a font of one weight serves both.
    private static func embed(
        _ texts: [StyledText], regular: FontFile, bold: FontFile
    ) throws(Problem) -> [EmbeddedFont] {
        var fonts: [EmbeddedFont] = []
        for (weight, file) in [(FontWeight.regular, regular), (.bold, bold)] {
            let used = texts.filter { regular === bold || $0.weight == weight }
            guard !used.isEmpty, fonts.isEmpty || regular !== bold else { continue }
            let bytes = try file.subset(
                scalars: used.flatMap(\.text.unicodeScalars),
                features: used.contains(where: \.hasTabularFigures) ? .tabularFigures : [])
            guard bytes.count <= largestSubset else {
                let size = (Double(bytes.count) / 100_000).rounded(.up) / 10
                throw Problem(
                    "the part of the font \(file.familyName) that these texts need has \(size) MB, of which 7 can be embedded",
                    hint: "set text to outlines or live, or show fewer tags")
            }
            fonts.append(
                EmbeddedFont(bytes: bytes, weight: regular === bold ? nil : file.weight, isItalic: file.isItalic))
        }
        return fonts
    }
}

/// A font that is embedded in the output.
package struct EmbeddedFont: Sendable {
    /// The contents of the font as a TrueType or OpenType file.
    package let bytes: [UInt8]
    /// The font weight as a number of CSS, such as 700; nil if the font is used for every weight.
    package let weight: Int?
    package let isItalic: Bool
}
