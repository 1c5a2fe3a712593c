/// How much room a text takes on one line, in em: multiply by the font size.
public struct TextMetrics: Sendable, Equatable {
    /// The advance width, kerning included. Never negative, and 0 only for text without a visible base character.
    public let width: Double

    /// How far the line box reaches above the baseline, positive: the face's ascent, more where the ink goes higher.
    public let ascent: Double

    /// How far the line box reaches below the baseline, positive.
    public let descent: Double

    /// The number of grapheme clusters, which is what a reader counts as characters.
    public let clusterCount: Int

    /// Whether the face's own table covers every character. If not, a rule or another font's table filled in.
    public let isExact: Bool
}
