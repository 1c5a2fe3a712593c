/// The result of shaping a text in one font, on one line.
package struct ShapedText: Sendable, Equatable {
    /// The glyphs from left to right, whatever the direction of the text.
    package var glyphs: [ShapedGlyph] = []
    /// The sum of the advances, in font units.
    package var width = 0
    /// Whether the font lacks a character of the text: a glyph is then ``ShapedGlyph/missing``, the empty box.
    package var lacksGlyphs = false

    package init() {}
}

/// One glyph of a line. All lengths are in font units.
package struct ShapedGlyph: Sendable, Equatable {
    /// The id of the glyph that a font shows for a character that it lacks.
    package static let missing: UInt32 = 0

    /// The index of the glyph in the font.
    package var id: UInt32
    /// The UTF-8 offset in the text of the first character that the glyph stands for.
    package var cluster: Int
    /// The distance that the pen moves to the right after the glyph.
    package var advance: Int
    /// The distance to the right of the pen at which the glyph is drawn; the pen itself does not move.
    package var xOffset: Int
    /// The distance of the glyph's own baseline above that of the line.
    package var yOffset: Int

    package init(id: UInt32, cluster: Int, advance: Int, xOffset: Int = 0, yOffset: Int = 0) {
        (self.id, self.cluster, self.advance) = (id, cluster, advance)
        (self.xOffset, self.yOffset) = (xOffset, yOffset)
    }
}
