import BoxLayout
import FontFiles
import Typography

/// How text is drawn.
public enum TextForm: String, Sendable, CaseIterable {
    /// As text, in the viewer's fonts.
    case live
    /// As the outlines of the font file's glyphs, the text kept unseen behind them: the same picture everywhere.
    case outlines
    /// As text, in a subset of the font file that the picture carries.
    case embedded
}

/// What a cloud takes from a font file, beside widths: glyphs of its texts, or a subset of the font.
package struct TextSetting: Sendable {
    package var form = TextForm.live
    /// With ``TextForm/outlines``.
    package var glyphs = GlyphSetting()
    /// With ``TextForm/embedded``.
    package var fonts: [EmbeddedFont] = []
    /// Texts with characters that the font file lacks, which other fonts of the stack show; each once, in reading order.
    package var lacking: [String] = []

    init() {}

    /// - Throws: ``InvalidOption`` where the font can be drawn or embedded in no way.
    init(_ layout: CloudLayout, _ options: CloudOptions) throws(InvalidOption) {
        guard let regular = options.font.file(.regular), let bold = options.font.file(.bold) else { return }
        form = options.text
        let texts = layout.texts(bold: options.fontWeight == .bold)
        var seen: Set<String> = []
        for (text, weight) in texts where !options.font.face(weight).measure(text).isExact {
            if seen.insert(text).inserted { lacking.append(text) }
        }
        switch form {
        case .live: break
        case .outlines:
            guard regular.hasOutlines else {
                throw InvalidOption(
                    name: "text", problem: "the font \(regular.familyName) has pictures and no outlines",
                    hint: "set text to live, or choose another font-file")
            }
            glyphs = GlyphSetting(texts, regular: regular, bold: bold, lacking: seen)
            lacking += glyphs.broken.filter { seen.insert($0).inserted }
        case .embedded:
            guard regular.mayBeEmbedded else {
                throw InvalidOption(
                    name: "text", problem: "the licence of the font \(regular.familyName) does not let it be embedded",
                    hint: "set text to outlines or live, or choose another font-file")
            }
            do {
                fonts = try Self.embed(texts, regular: regular, bold: bold)
            } catch {
                throw InvalidOption(name: "font-file", problem: error.problem, hint: error.hint)
            }
        }
    }

    /// A subset for each weight that is used; a font of one weight serves both.
    private static func embed(
        _ texts: [(text: String, weight: FontWeight)], regular: FontFile, bold: FontFile
    ) throws(FontFileError) -> [EmbeddedFont] {
        var fonts: [EmbeddedFont] = []
        for (weight, file) in [(FontWeight.regular, regular), (.bold, bold)] {
            let used = texts.filter { regular === bold || $0.weight == weight }
            guard !used.isEmpty, fonts.isEmpty || regular !== bold else { continue }
            let bytes = try file.subset(scalars: used.flatMap(\.text.unicodeScalars))
            fonts.append(
                EmbeddedFont(bytes: bytes, weight: regular === bold ? nil : file.weight, isItalic: file.isItalic))
        }
        return fonts
    }
}

/// A font in the picture.
package struct EmbeddedFont: Sendable {
    /// A TrueType or OpenType file.
    package let bytes: [UInt8]
    /// By CSS; `nil` if it serves every weight.
    package let weight: Int?
    package let isItalic: Bool
}

/// The glyphs of a cloud's texts, and the outline of each of them once.
package struct GlyphSetting: Sendable {
    /// One glyph of a text.
    package struct Glyph: Sendable, Equatable {
        /// Index into the outlines.
        package let outline: Int
        /// From the left end of the text and up from the baseline, in em.
        package let x: Double
        package let y: Double
    }

    private struct Key: Hashable {
        let text: String
        let weight: FontWeight
    }

    /// In font units, y upward; in the order of first use.
    package private(set) var outlines: [GlyphOutline] = []
    package private(set) var unitsPerEm = 1000
    private var texts: [Key: [Glyph]] = [:]
    /// Texts with outlines that are damaged.
    private(set) var broken: [String] = []

    // Instead of the number of an outline: a space has none, a damaged glyph none that could be drawn.
    private static let (empty, broken) = (-1, -2)

    init() {}

    init(
        _ texts: [(text: String, weight: FontWeight)], regular: FontFile, bold: FontFile, lacking: Set<String>
    ) {
        unitsPerEm = regular.unitsPerEm
        var numbers: [[UInt32: Int]] = [[:], [:]]
        for (text, weight) in texts where !lacking.contains(text) {
            let key = Key(text: text, weight: weight)
            guard self.texts[key] == nil else { continue }
            let usesBold = weight == .bold && regular !== bold
            let file = usesBold ? bold : regular
            var pen = 0
            var isWhole = true
            let known = outlines.count
            var glyphs: [Glyph] = []
            for glyph in file.shape(text).glyphs {
                defer { pen += glyph.advance }
                let table = usesBold ? 1 : 0
                if numbers[table][glyph.id] == nil {
                    let outline = file.outline(of: glyph.id)
                    let isDrawn = !outline.isEmpty && outline.lies(within: 10 * Float(unitsPerEm))
                    numbers[table][glyph.id] = isDrawn ? outlines.count : outline.isEmpty ? Self.empty : Self.broken
                    if isDrawn { outlines.append(outline) }
                }
                guard let number = numbers[table][glyph.id], number >= 0 else {
                    isWhole = isWhole && numbers[table][glyph.id] == Self.empty
                    continue
                }
                let em = Double(unitsPerEm)
                glyphs.append(
                    Glyph(outline: number, x: Double(pen + glyph.xOffset) / em, y: Double(glyph.yOffset) / em))
            }
            // A text of which something cannot be drawn stays text.
            if isWhole {
                self.texts[key] = glyphs
            } else {
                broken.append(text)
                // Its other glyphs are not drawn, unless by another text.
                outlines.removeSubrange(known...)
                for table in numbers.indices { numbers[table] = numbers[table].filter { $0.value < known } }
            }
        }
    }

    /// The glyphs of a text, from left to right; `nil` where it stays text, because the font lacks some of it.
    package func glyphs(of text: String, _ weight: FontWeight) -> [Glyph]? {
        texts[Key(text: text, weight: weight)]
    }
}

extension CloudLayout {
    /// Every text that is drawn, in the order in which it is written.
    package var texts: [String] { texts(bold: false).map(\.text) }

    /// The same, with the weight that each was measured in.
    fileprivate func texts(bold: Bool) -> [(text: String, weight: FontWeight)] {
        func texts(_ items: [DrawnItem]) -> [(text: String, weight: FontWeight)] {
            items.compactMap { item in
                guard case .text(let text, _, let font) = item.kind else { return nil }
                return (text, font.weight == .bold ? .bold : .regular)
            }
        }
        return texts(captions.above)
            + runs.map { ($0.text, $0.role.weight(bold ? .bold : .regular)) } + texts(captions.below)
    }
}

extension TextRun.Role {
    /// A name and its count have the weight of the cloud, the rest is regular.
    package func weight(_ cloud: FontWeight) -> FontWeight { self == .detail ? .regular : cloud }
}
