import CloudComposition

/// Relative luminance and contrast as WCAG 2.2 defines them.
enum Contrast {
    /// For text, at level AA.
    static let ofText = 4.5
    /// For text that is large, at level AA.
    static let ofLargeText = 3.0
    /// For what is not text: an outline, an edge that says something.
    static let ofEdges = 3.0
    /// Each colour has black or white at this contrast at least: where both are equal, it is √21.
    static let alwaysPossible = 4.5

    /// Whether white is more legible on a ground than black.
    static func prefersWhite(on ground: RGB) -> Bool { between(ground, .white) > between(ground, .black) }

    /// Whether text counts as large: from 18 points, and from 14 where it is bold.
    ///
    /// - Parameter size: in CSS pixels.
    static func isLarge(size: Double, isBold: Bool) -> Bool { size >= (isBold ? 56.0 / 3 : 24) }

    /// 0 for black, 1 for white.
    static func luminance(_ color: RGB) -> Double {
        let light = TransferCurve.light
        return 0.2126 * light[Int(color.red)] + 0.7152 * light[Int(color.green)] + 0.0722 * light[Int(color.blue)]
    }

    /// 1 to 21.
    static func between(_ one: RGB, _ other: RGB) -> Double { ratio(luminance(one), luminance(other)) }

    static func ratio(_ one: Double, _ other: Double) -> Double {
        (max(one, other) + 0.05) / (min(one, other) + 0.05)
    }
}
