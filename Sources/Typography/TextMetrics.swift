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

/// How far ink leaves the baseline, by what a text holds.
enum InkHeight: UInt8, Comparable {
    /// Within the face's ascent and descent: Latin, Greek, Cyrillic, usual symbols, CJK, Hangul, kana.
    case face
    /// Stacked marks and emoji: +.99 and −.25 em.
    case stacked
    /// Scripts with marks or bowls far from the baseline: +1.03 and −.42 em holds all that were sampled.
    case complex

    static func < (first: InkHeight, second: InkHeight) -> Bool { first.rawValue < second.rawValue }

    /// Ascent and descent of a line box that holds this ink and the face's own.
    func lineBox(ascent: Double, descent: Double) -> (ascent: Double, descent: Double) {
        switch self {
        case .face: (ascent, descent)
        case .stacked: (max(ascent, 0.99), max(descent, 0.25))
        case .complex: (max(ascent, 1.03), max(descent, 0.42))
        }
    }
}
