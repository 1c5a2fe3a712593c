/// The vertical metrics of a face, in em and none of them negative.
package struct FontMetrics: Sendable, Equatable {
    /// The distance from the baseline up to the top of the line box.
    package var ascent: Double
    /// The distance from the baseline down to the bottom of the line box.
    package var descent: Double
    /// The distance that the font adds between the descent of a line and the ascent of the next.
    package var lineGap: Double
    /// The height of a small x.
    package var xHeight: Double
    /// The height of a capital H.
    package var capHeight: Double

    package init(ascent: Double, descent: Double, lineGap: Double, xHeight: Double, capHeight: Double) {
        (self.ascent, self.descent, self.lineGap) = (ascent, descent, lineGap)
        (self.xHeight, self.capHeight) = (xHeight, capHeight)
    }
}
