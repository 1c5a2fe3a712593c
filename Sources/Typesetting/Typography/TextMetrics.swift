/// The size of a text on one line, in em: multiply by the font size.
public struct TextMetrics: Sendable, Equatable {
    /// The advance width, including kerning. It is never negative, and 0 only for text without a visible base
    /// character.
    public let width: Double

    /// The reach of the line box above the baseline, positive: the face's ascent, or more if the ink goes higher.
    public let ascent: Double

    /// The reach of the line box below the baseline, positive: the face's descent, or more if the ink goes lower.
    public let descent: Double

    /// The number of grapheme clusters, which is what a reader counts as characters.
    public let clusterCount: Int

    /// Whether the face itself has every character of the text; if not, a rule or another font gave some of the widths.
    public let isExact: Bool
}
