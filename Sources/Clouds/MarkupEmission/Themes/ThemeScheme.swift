import CloudComposition

/// The values of a theme for one scheme, light or dark.
struct ThemeScheme: Sendable, Equatable {
    /// The colour of the cloud's background, or nil if the cloud is transparent.
    var background: RGB?
    /// The colour that a page is assumed to have behind a transparent cloud.
    var behind: RGB
    var ink: RGB
    var note: RGB
    var accent: RGB
    var focus: RGB
    var divider: RGB
    /// The colours of names from the lightest weight to the heaviest; not empty.
    var ramp: [RGB]
    /// The colours of groups and of names by their hash; not empty.
    var palette: [RGB]
    var single: RGB
    var chip: RGB
    var chipEdge: RGB?
    var badge: RGB
    var count: RGB
    var detail: RGB
    /// The least contrast between every colour of text and the surface behind it.
    var contrast = Contrast.ofText

    /// The colours of the palette, followed by two shades of each for groups beyond them, deeper on a light ground and
    /// paler on a dark one, the second of another hue; ``CloudGroup/mostColors`` at most.
    var wholePalette: [RGB] {
        let isDark = isDark
        func shade(_ color: RGB, by step: Double, turned angle: Double) -> RGB {
            let color = OKLab(color)
            let lightness =
                isDark ? min(0.94, color.lightness + step) : max(0.2, min(color.lightness, 0.6) - step)
            let turned = OKLab(lightness: lightness, chroma: 0.85 * color.chroma, hue: (color.hue ?? 0) + angle)
            return turned.color
        }
        let shades =
            palette.map { shade($0, by: 0.15, turned: 0) } + palette.map { shade($0, by: 0.08, turned: 35) }
        return Array((palette + shades).prefix(max(palette.count, CloudGroup.mostColors)))
    }

    /// The colour that is seen behind the cloud.
    var ground: RGB { background ?? behind }

    /// Sets the property to the value. A property that cannot be transparent ignores `transparent`.
    mutating func set(_ property: ThemeProperty, to value: ThemeValue) {
        switch (property, value) {
        case (.background, .transparent): background = nil
        case (.chipEdge, .transparent): chipEdge = nil
        case (_, .transparent): return
        case (_, .contrast(let ratio)): contrast = ratio
        case (_, .colors(let colors)): set(property, to: colors)
        }
    }

    private mutating func set(_ property: ThemeProperty, to colors: [RGB]) {
        guard let color = colors.first else { return }
        switch property {
        case .background: background = color
        case .behind: behind = color
        case .ink: ink = color
        case .note: note = color
        case .accent: accent = color
        case .focus: focus = color
        case .divider: divider = color
        case .ramp: ramp = colors
        case .palette: palette = colors
        case .single: single = color
        case .chip: chip = color
        case .chipEdge: chipEdge = color
        case .badge: badge = color
        case .count: count = color
        case .detail: detail = color
        case .contrast: return
        }
    }
}

extension ThemeScheme {
    /// A scheme of a dark ground converted for printing, as ink on white paper: surfaces become pale, texts deep, and
    /// hues stay.
    var printed: ThemeScheme {
        func pale(_ color: RGB) -> RGB {
            let color = OKLab(color)
            // A tint that is quiet on a dark screen is loud on paper.
            return OKLab(lightness: 1 - 0.25 * color.lightness, a: color.a / 2, b: color.b / 2).color
        }
        func deep(_ color: RGB) -> RGB {
            let color = OKLab(color)
            return color.withLightness(1 - 0.75 * color.lightness).color
        }
        var scheme = self
        if background != nil { scheme.background = .white }
        scheme.behind = .white
        (scheme.ink, scheme.note, scheme.accent) = (deep(ink), deep(note), deep(accent))
        (scheme.focus, scheme.single, scheme.count, scheme.detail) = (
            deep(focus), deep(single), deep(count), deep(detail)
        )
        (scheme.ramp, scheme.palette) = (ramp.map(deep), palette.map(deep))
        (scheme.chip, scheme.chipEdge) = (pale(chip), chipEdge.map(pale))
        (scheme.badge, scheme.divider) = (pale(badge), pale(divider))
        return scheme
    }
}
