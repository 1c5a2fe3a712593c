import BoxLayout
import Typography

/// A measurer of the texts of boxes, which uses the advance tables of a font family.
public struct FamilyMeasurer: TextMeasurer {
    private let regular, bold: FontFace

    public init(_ family: FontFamily) {
        regular = family.face(.regular)
        bold = family.face(.bold)
    }

    private func face(_ font: Font) -> FontFace { font.weight == .bold ? bold : regular }

    public func measure(_ text: String, _ font: Font) -> TextSize {
        let face = face(font)
        let metrics = face.measure(text)
        return TextSize(
            width: metrics.width * font.size, ascent: metrics.ascent * font.size,
            descent: metrics.descent * font.size, lineGap: TagFitter.lineGap(of: face) * font.size)
    }

    public func wrap(_ text: String, _ font: Font, width: Double) -> [String] {
        face(font).wrap(text, within: width / font.size).lines
    }

    public func ellipsize(_ text: String, _ font: Font, width: Double) -> String {
        face(font).ellipsized(text, within: width / font.size)
    }
}
