/// A text set in one font, on one line.
package struct ShapedText: Sendable, Equatable {
    /// The glyphs from left to right, whatever the direction of the text.
    package var glyphs: [ShapedGlyph] = []
    /// The sum of the advances, in font units.
    package var width = 0
    /// Whether the font lacks something of the text: a glyph is then ``ShapedGlyph/missing``, the empty box.
    package var lacksGlyphs = false

    package init() {}
}

/// One glyph of a line. All lengths are in font units.
package struct ShapedGlyph: Sendable, Equatable {
    /// What a font shows for a character that it lacks.
    package static let missing: UInt32 = 0

    /// The index of the glyph in the font.
    package var id: UInt32
    /// Where in the text it comes from: the UTF-8 offset of the first character that it stands for.
    package var cluster: Int
    /// How far the pen moves to the right behind the glyph.
    package var advance: Int
    /// How far right of the pen the glyph is drawn; the pen itself stays.
    package var xOffset: Int
    /// How far above the baseline the glyph's own baseline is.
    package var yOffset: Int

    package init(id: UInt32, cluster: Int, advance: Int, xOffset: Int = 0, yOffset: Int = 0) {
        (self.id, self.cluster, self.advance) = (id, cluster, advance)
        (self.xOffset, self.yOffset) = (xOffset, yOffset)
    }
}
