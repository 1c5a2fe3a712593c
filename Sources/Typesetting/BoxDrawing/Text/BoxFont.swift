/// A font for tests and first examples: every character is a box, by default half as wide as the font's size.
///
/// The ascent is 0.8 of the font's size and the descent 0.2.
public struct BoxFont: TextMeasurer, Sendable {
    /// The width of a character, as a share of the font's size.
    public let advance: CGFloat

    public init(advance: CGFloat = 0.5) { self.advance = advance }

    public func measure(_ text: String, _ font: Font) -> TextSize {
        TextSize(
            width: max(0, CGFloat(text.count) * (advance * font.size + font.tracking)), ascent: 0.8 * font.size,
            descent: 0.2 * font.size)
    }
}
