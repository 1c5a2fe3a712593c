import CloudComposition

/// Where the colours of a cloud are shown.
enum ThemePlace: Sendable, Equatable {
    /// In a file of its own, which follows the scheme that its reader prefers.
    case file
    /// In a page, which may be light or dark whatever its reader prefers.
    case page(inherits: Inheritance)

    /// What a cloud takes from its page through `currentColor`.
    struct Inheritance: Sendable, Equatable {
        /// The colours of names: that of links, and that of text.
        var names = false
        /// All others, but for those that a tag was given.
        var ink = false
    }

    var isPage: Bool { self != .file }

    var inheritance: Inheritance {
        if case .page(let inheritance) = self { inheritance } else { Inheritance() }
    }
}

extension Theme {
    /// The theme with the colours that options say, for a file or for a part of a page.
    ///
    /// - A background that is named is that of both schemes, or the first of the light one and the second of the dark one;
    ///   each takes the colours that go with it. A ground that is named is behind a cloud that has none.
    /// - A part of a page has no ground of its own, unless one is named or the theme keeps its.
    package func adapted(to cloud: Cloud, isPartOfPage: Bool) -> Theme {
        adapted(to: cloud.options, isPartOfPage: isPartOfPage, isDrawing: cloud.tags.isEmpty)
    }

    /// - Parameter isDrawing: whether colours are those of boxes, which say what they are.
    package func adapted(to options: CloudOptions, isPartOfPage: Bool, isDrawing: Bool = false) -> Theme {
        var theme = self
        if isPartOfPage {
            let names = !isDrawing && options.inheritsColors
            theme.place = .page(
                inherits: .init(names: names, ink: names && options.theme == nil && options.background == nil))
        }
        if !options.colors.isEmpty { theme.setColors(options.colors) }
        switch (options.background, options.ground) {
        case (.colors(let colors)?, _): theme.setGrounds(colors) { $0.background = $1 }
        case (_, let ground?): theme.setGrounds(ground) { ($0.background, $0.behind) = (nil, $1) }
        case (.some(CloudBackground.none), nil): theme.clear(pageGround: options.pageGround)
        case (nil, nil):
            if isPartOfPage, !keepsGround { theme.clear(pageGround: options.pageGround) }
        }
        if options.color == .link {
            theme.light.single = theme.light.accent
            if let accent = theme.dark?.accent { theme.dark?.single = accent }
        }
        return theme
    }

    /// What a page is painted on where nobody says it. Of the usual dark greys it is a light one, on which text that is
    /// legible is so on all darker ones.
    private static let usualGround = SchemeColors(light: .white, dark: RGB(0x222222))

    private mutating func clear(pageGround: SchemeColors?) {
        let usual = declaresBehind ? nil : Self.usualGround
        light.background = nil
        dark?.background = nil
        if let ground = pageGround ?? usual {
            light.behind = ground.light
            dark?.behind = ground.dark ?? ground.light
        }
    }

    private mutating func setGrounds(_ colors: SchemeColors, _ set: (inout ThemeScheme, RGB) -> Void) {
        /// The half of the theme that is meant for such a ground.
        func scheme(on ground: RGB) -> ThemeScheme {
            var scheme = Contrast.prefersWhite(on: ground) ? dark ?? light : light
            scheme.moveSurfaces(to: ground)
            set(&scheme, ground)
            return scheme
        }
        (light, dark) = (scheme(on: colors.light), colors.dark.map(scheme))
    }

    private mutating func setColors(_ colors: [RGB]) {
        light.setColors(colors)
        dark?.setColors(colors)
    }
}

extension ThemeScheme {
    /// Makes chips and badges differ from another ground as they do from the scheme's own.
    fileprivate mutating func moveSurfaces(to other: RGB) {
        let (own, other) = (OKLab(ground), OKLab(other))
        func moved(_ color: RGB) -> RGB {
            let surface = OKLab(color)
            return OKLab(
                lightness: other.lightness + surface.lightness - own.lightness, a: other.a + surface.a - own.a,
                b: other.b + surface.b - own.b
            ).color
        }
        (chip, chipEdge, badge, divider) = (moved(chip), chipEdge.map(moved), moved(badge), moved(divider))
    }

    /// Takes colours for all tags. What lies behind them gets their hue, and keeps its lightness and its strength.
    fileprivate mutating func setColors(_ colors: [RGB]) {
        guard let first = colors.first, let last = colors.last else { return }
        (ramp, palette, single, accent) = (colors, colors, first, last)
        func tinted(_ color: RGB) -> RGB {
            let (surface, tint) = (OKLab(color), OKLab(first))
            guard let hue = tint.hue else { return surface.grey }
            return OKLab(lightness: surface.lightness, chroma: min(surface.chroma, tint.chroma), hue: hue).color
        }
        (chip, chipEdge, badge, divider) = (tinted(chip), chipEdge.map(tinted), tinted(badge), tinted(divider))
    }
}

extension OKLab {
    fileprivate var grey: RGB { OKLab(lightness: lightness, a: 0, b: 0).color }
}
