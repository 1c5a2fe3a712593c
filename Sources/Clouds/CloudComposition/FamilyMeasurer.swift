import BoxDrawing
import Typography

/// A measurer of the texts of boxes, which uses the advance tables of a font family.
public struct FamilyMeasurer: TextMeasurer {
    private let family: FontFamily

    public init(_ family: FontFamily) { self.family = family }

    /// Returns the face in which text of a font is drawn.
    private func face(_ font: Font) -> FontFace {
        var face = family.face(font.faceWeight, font.faceStyle)
        if font.hasTabularFigures { face = face.withTabularFigures() }
        let steps = font.trackingSteps
        return steps == 0 ? face : face.tracked(by: Double(steps) / 1000)
    }

    public func measure(_ text: String, _ font: Font) -> TextSize {
        let face = face(font)
        let metrics = face.measure(text)
        // Letters that are closer than they are wide end where they began.
        return TextSize(
            width: max(0, metrics.width) * font.size, ascent: metrics.ascent * font.size,
            descent: metrics.descent * font.size, lineGap: TagFitter.lineGap(of: face) * font.size)
    }

    public func wrap(_ text: String, _ font: Font, width: Double) -> [String] {
        face(font).wrap(text, within: width / font.size).lines
    }

    public func ellipsize(_ text: String, _ font: Font, width: Double) -> String {
        face(font).ellipsized(text, within: width / font.size)
    }
}
