import CloudComposition

/// The colours that a page takes from a theme. Each text is legible on the page's background, the paper, and on the
/// wash behind code.
package struct PageColors: Sendable, Equatable {
    package let paper: RGB
    package let ink: RGB
    /// The colour of less important text: dates, counts and captions.
    package let quiet: RGB
    /// The colour of dividing lines.
    package let line: RGB
    /// The background of code.
    package let wash: RGB
    /// The colour of links.
    package let accent: RGB
    /// The colour of the outline around an element that has the focus.
    package let focus: RGB
    /// Whether the paper is dark: white is more legible on it than black.
    package let isDark: Bool

    fileprivate init(_ scheme: ThemeScheme) {
        var use = UsedThemeParts()
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
    /// The colours of pages around the clouds of the theme: in `light` those of the light scheme, or of the only one,
    /// and in `dark` those of the dark scheme; nil if there is none.
    package var pageColors: (light: PageColors, dark: PageColors?) { (PageColors(light), dark.map(PageColors.init)) }
}
