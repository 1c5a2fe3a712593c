import CloudComposition

/// The parts of a theme that a cloud uses. Rules are written for these alone.
package struct UsedThemeParts: Sendable, Equatable {
    /// Whether names are on chips or on cards, counts beside names or in badges, and whether cards have details.
    package var hasChips = false
    package var hasCards = false
    package var hasCounts = false
    package var hasBadges = false
    package var hasDetails = false
    /// Whether there is a title, a description or a legend around the tags, so that colours of names are on the
    /// background, too.
    package var hasCaptions = false
    package var hasLinks = false
    /// Whether some names are so large that they need less contrast.
    package var hasLarge = false
    /// Whether the cloud is a drawing of boxes, which may name any colour of the theme.
    package var isDrawing = false

    private(set) var levels: Set<Int> = []
    private(set) var paletteIndices: Set<Int> = []
    private(set) var usesSingle = false
    /// The colours that tags were given, in the order of their first use.
    private(set) var givenColors: [RGB] = []
    private var givenIndices: [RGB: Int] = [:]

    /// The number of steps of the ramp.
    package static let levels = 6

    package init() {}

    /// Notes that a text has this paint, in amortised O(1).
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

    /// Returns the class of texts with this paint: `w0` to `w5`, `p0` and on, `solo`, or `g0` and on in the order of
    /// first use.
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
