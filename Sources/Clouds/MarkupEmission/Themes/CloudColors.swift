import BoxDrawing
import CloudComposition

/// The colours for drawing a cloud as a picture of pixels or a PDF: opaque sRGB, with each text legible on the surface
/// behind the text.
package struct CloudColors: Sendable {
    private let painted: PaintedScheme
    private let ramp: [RGB]
    private let palette: [RGB]

    fileprivate init(_ painted: PaintedScheme) {
        self.painted = painted
        palette = painted.scheme.wholePalette
        ramp = colorRamp(painted.scheme.ramp, steps: UsedThemeParts.levels)
    }

    /// The background of the whole picture, or nil if the picture is transparent.
    package var background: RGB? { painted.scheme.background }

    /// The background of chips and cards.
    package var chip: RGB { painted.chip }

    /// The colour of the edges of chips and cards, or nil if they have no edges.
    package var chipEdge: RGB? { painted.scheme.chipEdge }

    /// The background of badges.
    package var badge: RGB { painted.badge }

    /// The colour of counts, beside names and on badges.
    package var count: RGB { painted.countGround.nearest(to: painted.scheme.count) }

    /// The colour of the description on a card.
    package var detail: RGB { painted.detailGround.nearest(to: painted.scheme.detail) }

    /// Returns the colour of a tag's name, for the paint that the tag has.
    ///
    /// - Parameters:
    ///   - size: The font size in pixels: large text is legible with less contrast.
    ///   - isBold: Whether the letters are bold.
    package func tag(_ paint: TagPaint, size: Double, isBold: Bool) -> RGB {
        let scheme = painted.scheme
        let color: RGB? =
            switch paint {
            case .ramp(let level): ramp[min(ramp.count - 1, max(0, level))]
            case .palette(let number): palette[max(0, number) % palette.count]
            case .single: scheme.single
            case .given(let text): RGB(hex: text)
            }
        return painted.name(color ?? scheme.single, isLarge: Contrast.isLarge(size: size, isBold: isBold))
    }

    /// Returns the colour of an item of a heading, a legend or a drawing of boxes, which names a colour of the theme or
    /// is one of its own; nil if that is clear.
    ///
    /// - Parameters:
    ///   - size: The font size in pixels, for text.
    ///   - isBold: Whether the letters are bold.
    package func ink(_ color: Color, size: Double = 0, isBold: Bool = false) -> RGB? {
        if let own = color.ownColor { return own }
        let scheme = painted.scheme
        switch color.name {
        case Color.clear.name: return nil
        case "note", "secondary": return painted.inkGround.nearest(to: scheme.note)
        case "accent": return painted.inkGround.nearest(to: scheme.accent)
        case "fill", "chip", "card": return painted.chip
        case "badge": return painted.badge
        case "count": return count
        case "detail": return detail
        case "divider", "picture": return scheme.divider
        case "paper", "background": return scheme.ground
        case "solo": return tag(.single, size: size, isBold: isBold)
        default:
            if let number = Int(color.name.dropFirst()), number >= 0 {
                if color.name.hasPrefix("w") { return tag(.ramp(number), size: size, isBold: isBold) }
                if color.name.hasPrefix("p") { return tag(.palette(number), size: size, isBold: isBold) }
            }
            return painted.inkGround.nearest(to: scheme.ink)
        }
    }
}

extension Theme {
    /// Returns the number of different colours that the groups of a cloud have, in the scheme that has fewest.
    package func groupColorCount(of cloud: Cloud) -> Int {
        let theme = adapted(to: cloud, isPartOfPage: false)
        let use = UsedThemeParts(cloud, paletteCount: theme.paletteCount)
        return [theme.light, theme.dark ?? theme.light].map { scheme in
            Set(PaintedScheme(scheme, use).names.filter { $0.className.hasPrefix("p") }.map(\.color)).count
        }.min() ?? 0
    }

    /// Returns the colours of a picture that cannot adapt to the page around it: those of the light scheme, or of the
    /// dark one.
    ///
    /// - Parameters:
    ///   - isPartOfPage: Whether to leave the background out, unless an option names one or the theme always keeps its
    ///     background.
    ///   - isDark: Whether to take the dark scheme; a theme without a dark scheme has the same colours.
    package func colors(of cloud: Cloud, isPartOfPage: Bool = false, isDark: Bool = false) -> CloudColors {
        let theme = adapted(to: cloud, isPartOfPage: isPartOfPage)
        let use = UsedThemeParts(cloud, paletteCount: theme.paletteCount)
        return CloudColors(PaintedScheme(isDark ? theme.dark ?? theme.light : theme.light, use))
    }
}
