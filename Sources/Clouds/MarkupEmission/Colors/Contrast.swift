import CloudComposition

/// Relative luminance and contrast as WCAG 2.2 defines them.
enum Contrast {
    /// The least contrast of text, at level AA.
    static let ofText = 4.5
    /// The least contrast of large text, at level AA.
    static let ofLargeText = 3.0
    /// The least contrast of edges that mean something, such as an outline, which are not text.
    static let ofEdges = 3.0
    /// The contrast that black or white always reaches with any colour: where both are equal, it is √21.
    static let alwaysPossible = 4.5

    /// Whether white is more legible on a ground than black.
    static func prefersWhite(on ground: RGB) -> Bool { between(ground, .white) > between(ground, .black) }

    /// Whether text counts as large: from 18 points, or from 14 if it is bold.
    ///
    /// - Parameter size: The font size in CSS pixels.
    static func isLarge(size: Double, isBold: Bool) -> Bool { size >= (isBold ? 56.0 / 3 : 24) }

    /// Returns the relative luminance of a colour: 0 for black, 1 for white.
    static func luminance(_ color: RGB) -> Double {
        let light = TransferCurve.light
        return 0.2126 * light[Int(color.red)] + 0.7152 * light[Int(color.green)] + 0.0722 * light[Int(color.blue)]
    }

    /// Returns the contrast of two colours, from 1 to 21.
    static func between(_ one: RGB, _ other: RGB) -> Double { ratio(luminance(one), luminance(other)) }

    static func ratio(_ one: Double, _ other: Double) -> Double {
        (max(one, other) + 0.05) / (min(one, other) + 0.05)
    }
}
