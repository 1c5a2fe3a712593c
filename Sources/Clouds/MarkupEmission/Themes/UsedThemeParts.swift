import CloudComposition

/// The parts of a theme that a cloud uses; rules are written only for these parts.
package struct UsedThemeParts: Sendable, Equatable {
    /// Whether tags' names are on chips.
    package var hasChips = false
    /// Whether tags are on cards.
    package var hasCards = false
    /// Whether counts are beside names.
    package var hasCounts = false
    /// Whether counts are in badges.
    package var hasBadges = false
    /// Whether cards show descriptions.
    package var hasDetails = false
    /// Whether captions are around the tags, such as a legend, so that colours of names are on the background, too.
    package var hasCaptions = false
    package var hasLinks = false
    /// Whether some names are so large that they are legible with less contrast.
    package var hasLarge = false
    /// Whether the cloud is a drawing of boxes, which may use any colour of the theme.
    package var isDrawing = false
    /// Whether a drawing has colours of its own, or gradients.
    package var hasOwnPaint = false
    /// Whether a mask of a drawing has text.
    package var hasMaskedText = false

    private(set) var levels: Set<Int> = []
    private(set) var paletteIndices: Set<Int> = []
    private(set) var usesSingle = false
    /// The colours that tags were given, in the order of their first use.
    private(set) var givenColors: [RGB] = []
    private var givenIndices: [RGB: Int] = [:]

    /// The number of steps of a theme's ramp.
    package static let levels = 6

    package init() {}

    /// Adds the paint of a text to the parts.
    ///
    /// - Complexity: Amortised O(1).
    package mutating func insert(_ paint: TagPaint) {
        switch paint {
        case .ramp(let level): levels.insert(Self.clamped(level))
        case .palette(let index): paletteIndices.insert(max(0, index))
        case .single: usesSingle = true
        case .given(let text):
            guard let color = RGB(hex: text) else {
                usesSingle = true
                return
            }
            if givenIndices.updateValue(givenIndices[color] ?? givenColors.count, forKey: color) == nil {
                givenColors.append(color)
            }
        }
    }

    /// Returns the class of texts with a paint: `w0` to `w5` for the ramp, `p0` and on for the palette, `solo`, or `g0`
    /// and on for given colours, in the order of their first use.
    package func className(of paint: TagPaint) -> String {
        switch paint {
        case .ramp(let level): "w\(Self.clamped(level))"
        case .palette(let index): "p\(max(0, index))"
        case .single: "solo"
        // A text that is no colour, or was not inserted, has the single colour.
        case .given(let text): RGB(hex: text).flatMap { givenIndices[$0] }.map { "g\($0)" } ?? "solo"
        }
    }

    private static func clamped(_ level: Int) -> Int { min(levels - 1, max(0, level)) }

    /// All parts of a theme, for a style sheet that serves any cloud.
    static var everything: UsedThemeParts {
        var use = UsedThemeParts()
        (use.hasChips, use.hasCards, use.hasCounts, use.hasDetails) = (true, true, true, true)
        (use.hasBadges, use.hasCaptions, use.hasLinks, use.isDrawing) = (true, true, true, true)
        for level in 0..<levels { use.insert(.ramp(level)) }
        use.insert(.single)
        return use
    }
}
