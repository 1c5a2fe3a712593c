import CloudComposition

/// The place in which the colours of a cloud are shown.
enum ThemePlace: Sendable, Equatable {
    /// A file of its own, which follows the scheme that its reader prefers.
    case file
    /// A page, which may be light or dark whatever its reader prefers.
    case page(inherits: Inheritance)

    /// The colours that a cloud takes from its page through `currentColor`.
    struct Inheritance: Sendable, Equatable {
        /// Whether names have the colours of the page: that of links if they are linked, else that of text.
        var names = false
        /// Whether everything else has the colour of text, except tags that were given a colour.
        var ink = false
    }

    var isPage: Bool { self != .file }

    var inheritance: Inheritance {
        if case .page(let inheritance) = self { inheritance } else { Inheritance() }
    }
}

extension Theme {
    /// Returns the theme with the colours that a cloud's options set, for a file or for a part of a page.
    ///
    /// - The option `background` applies to both schemes, or its first colour to the light one and its second to the
    ///   dark one; each scheme takes the colours that go with its background. The option `ground` is the colour behind
    ///   a cloud that has no background.
    /// - A part of a page has no background of its own, unless an option names one or the theme always keeps its
    ///   background.
    package func adapted(to cloud: Cloud, isPartOfPage: Bool) -> Theme {
        adapted(to: cloud.options, isPartOfPage: isPartOfPage, isDrawing: cloud.tags.isEmpty)
    }

    /// Returns the theme with the colours that options set, for a file or for a part of a page.
    ///
    /// - Parameter isDrawing: Whether the cloud is a drawing of boxes, whose colours are named and not inherited.
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

    /// The assumed background of a page that does not say its own. The dark one is a light one among the usual dark
    /// greys: text that is legible on it is legible on all darker ones.
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
        /// Returns the scheme of the theme that is meant for such a ground.
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

    /// Takes colours for all tags. The surfaces behind them get their hue, and keep their own lightness and strength.
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
