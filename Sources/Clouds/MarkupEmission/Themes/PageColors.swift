import CloudComposition

/// The colours that a page takes from a theme, each text legible on the paper and on what lies behind code.
package struct PageColors: Sendable, Equatable {
    package let paper: RGB
    package let ink: RGB
    /// Of dates, counts and captions.
    package let quiet: RGB
    package let line: RGB
    /// Behind code.
    package let wash: RGB
    /// Of links.
    package let accent: RGB
    /// Of outlines around what has the focus.
    package let focus: RGB
    /// Whether white is more legible on the paper than black.
    package let isDark: Bool

    fileprivate init(_ scheme: ThemeScheme) {
        var use = ThemeUse()
        use.isDrawing = true
        let painted = PaintedScheme(scheme, use)
        (paper, wash, line) = (scheme.ground, painted.chip, scheme.divider)
        ink = painted.inkGround.nearest(to: scheme.ink)
        quiet = painted.inkGround.nearest(to: scheme.note)
        accent = painted.inkGround.nearest(to: scheme.accent)
        focus = painted.edge(scheme.focus)
        isDark = scheme.isDark
    }
}

extension Theme {
    /// What pages around the clouds of a theme look like, light or always; and in a dark scheme, where it has one.
    package var pageColors: (light: PageColors, dark: PageColors?) { (PageColors(light), dark.map(PageColors.init)) }
}
