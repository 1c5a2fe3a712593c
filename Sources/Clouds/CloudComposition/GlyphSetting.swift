import FontFiles
import Typography

/// The glyphs that draw a cloud's texts, and the outline of each glyph, stored once.
package struct GlyphSetting: Sendable {
    /// A glyph of a text, with its position.
    package struct Glyph: Sendable, Equatable {
        /// The index of the glyph's outline in ``GlyphSetting/outlines``.
        package let outline: Int
        /// The distance of the glyph's origin from the text's left end, rightward in em.
        package let x: Double
        /// The distance of the glyph's origin from the baseline, upward in em.
        package let y: Double
    }

    /// The outlines of all glyphs in font units, y upward, in the order in which the texts first use them.
    package private(set) var outlines: [GlyphOutline] = []
    package private(set) var unitsPerEm = 1000
    private var texts: [StyledText: [Glyph]] = [:]
    /// The texts with damaged outlines, which stay text.
    private(set) var broken: [String] = []

    // The values used in place of an outline's index: a space has no outline, a damaged glyph none that can be drawn.
    private static let (empty, broken) = (-1, -2)

    init() {}

    init(
        _ texts: [StyledText], regular: FontFile, bold: FontFile, lacking: Set<String>
    ) {
        unitsPerEm = regular.unitsPerEm
        var numbers: [[UInt32: Int]] = [[:], [:]]
        for set in texts where !lacking.contains(set.text) {
            let (text, weight) = (set.text, set.weight)
            guard self.texts[set] == nil else { continue }
            let usesBold = weight == .bold && regular !== bold
            let file = usesBold ? bold : regular
            var pen = 0
            var isWhole = true
            let known = outlines.count
            var glyphs: [Glyph] = []
            let shaped = file.shape(text, isRightToLeft: isRightToLeft(text), set.features)
            var (cluster, clusterCount) = (shaped.glyphs.first?.cluster ?? 0, 0)
            for glyph in shaped.glyphs {
                defer { pen += glyph.advance }
                if glyph.cluster != cluster { (cluster, clusterCount) = (glyph.cluster, clusterCount + 1) }
                let table = usesBold ? 1 : 0
                if numbers[table][glyph.id] == nil {
                    let outline = file.outline(of: glyph.id)
                    let isDrawn = !outline.isEmpty && outline.isContained(within: 10 * Float(unitsPerEm))
                    numbers[table][glyph.id] = isDrawn ? outlines.count : outline.isEmpty ? Self.empty : Self.broken
                    if isDrawn { outlines.append(outline) }
                }
                guard let number = numbers[table][glyph.id], number >= 0 else {
                    isWhole = isWhole && numbers[table][glyph.id] == Self.empty
                    continue
                }
                let em = Double(unitsPerEm)
                glyphs.append(
                    Glyph(
                        outline: number,
                        x: Double(pen + glyph.xOffset) / em + set.tracking * Double(clusterCount),
                        y: Double(glyph.yOffset) / em))
            }
            // A text stays text if any of its glyphs cannot be drawn.
            if isWhole {
                if set.isStruckOut, pen > 0 {
                    glyphs.append(Glyph(outline: outlines.count, x: 0, y: 0))
                    let area = glyphs.dropLast().reduce(0) { $0 + outlines[$1.outline].signedArea }
                    let spaces = Int(set.tracking * Double(clusterCount) * Double(unitsPerEm))
                    outlines.append(Self.line(width: pen + spaces, of: file, isClockwise: area < 0))
                }
                self.texts[set] = glyphs
            } else {
                broken.append(text)
                // Its other glyphs are not drawn, unless another text uses them.
                outlines.removeSubrange(known...)
                for table in numbers.indices { numbers[table] = numbers[table].filter { $0.value < known } }
            }
        }
    }

    /// Returns the glyphs of a text from left to right; nil if the text is not drawn with outlines, because the font
    /// lacks some of it or has a damaged outline for it.
    package func glyphs(of text: StyledText) -> [Glyph]? { texts[text] }

    /// Returns the outline of a line through a text, where browsers draw theirs: at a third of the ascent.
    ///
    /// - Parameter isClockwise: The direction of the letters' outlines; the other one would make holes where it crosses
    ///   them.
    private static func line(width: Int, of file: FontFile, isClockwise: Bool) -> GlyphOutline {
        let em = Double(file.unitsPerEm)
        let bottom = Float(((file.metrics.ascent / 3 - TagFace.lineThickness / 2) * em).rounded())
        let (right, top) = (Float(width), bottom + Float((TagFace.lineThickness * em).rounded(.up)))
        let corners: [GlyphOutline.Point] = [
            .init(x: right, y: bottom), .init(x: right, y: top), .init(x: 0, y: top),
        ]
        return GlyphOutline(
            segments: [.move(.init(x: 0, y: bottom))]
                + (isClockwise ? corners.reversed() : corners).map { .line($0) } + [.close])
    }
}
