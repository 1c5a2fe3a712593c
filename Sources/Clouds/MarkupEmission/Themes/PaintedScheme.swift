import CloudComposition

/// A scheme as one cloud shows it, with each text legible on all surfaces that may be behind it.
struct PaintedScheme: Sendable {
    let scheme: ThemeScheme
    private let contrast: Double
    let chip: RGB
    let badge: RGB
    /// The surfaces behind names, and those behind counts.
    let tagGround: ContrastRequirement
    let countGround: ContrastRequirement
    let detailGround: ContrastRequirement
    /// The surfaces behind captions and the texts of boxes.
    let inkGround: ContrastRequirement
    private let edgeGround: ContrastRequirement
    /// The surfaces behind large names.
    private let largeGround: ContrastRequirement
    private let inheritance: ThemePlace.Inheritance
    /// The colours of names, in the order in which their rules are written.
    let names: [Name]

    /// A colour that names have.
    struct Name {
        /// The class of the colour, such as `w3`.
        let className: String
        let color: RGB
        /// The colour of large names, which need less contrast.
        let largeColor: RGB
        /// Whether a tag was given the colour.
        let isGiven: Bool
    }

    init(_ scheme: ThemeScheme, _ use: UsedThemeParts, inherits inheritance: ThemePlace.Inheritance = .init()) {
        self.scheme = scheme
        self.inheritance = inheritance
        let ground = scheme.ground
        // No text reaches a contrast of 7 on a middle grey, but on each ground some text reaches 4.5.
        let isPossible = ContrastRequirement(on: [ground], contrast: scheme.contrast).isPossible
        let contrast = isPossible ? scheme.contrast : Contrast.alwaysPossible
        let liesOnChips = use.hasChips || use.hasCards
        let isBare = !liesOnChips || use.hasCaptions || use.isDrawing
        let usesBoth = isBare && (liesOnChips || use.isDrawing)
        chip = usesBoth ? scheme.chip.leavingRoom(beside: [ground], contrast: contrast) : scheme.chip
        let bare = isBare ? [ground] : []
        let tagSurfaces = bare + (liesOnChips || use.isDrawing ? [chip] : [])
        let countSurfaces = use.hasCounts || !use.hasBadges ? (liesOnChips ? [chip] : [ground]) : []
        badge =
            use.hasBadges && !countSurfaces.isEmpty
            ? scheme.badge.leavingRoom(beside: countSurfaces, contrast: contrast) : scheme.badge
        self.contrast = contrast
        tagGround = ContrastRequirement(on: tagSurfaces, contrast: contrast)
        // A theme that asks for more contrast asks for it at every size.
        largeGround =
            contrast > Contrast.ofText
            ? tagGround : ContrastRequirement(on: tagSurfaces, contrast: Contrast.ofLargeText)
        countGround = ContrastRequirement(on: countSurfaces + (use.hasBadges ? [badge] : []), contrast: contrast)
        detailGround = ContrastRequirement(on: use.hasCards ? [chip] : [ground], contrast: contrast)
        inkGround = ContrastRequirement(on: [ground] + (use.isDrawing ? [chip] : []), contrast: contrast)
        edgeGround = ContrastRequirement(on: [ground], contrast: Contrast.ofEdges)
        names = Self.names(scheme, use, tagGround, largeGround)
    }

    /// Returns the colour for edges and outlines.
    func edge(_ color: RGB) -> RGB { edgeGround.nearest(to: color) }

    /// Returns the colour for names: legible on all surfaces behind them.
    func name(_ color: RGB, isLarge: Bool) -> RGB { (isLarge ? largeGround : tagGround).nearest(to: color) }

    private static func names(
        _ scheme: ThemeScheme, _ use: UsedThemeParts, _ ground: ContrastRequirement, _ largeGround: ContrastRequirement
    ) -> [Name] {
        var names: [Name] = []
        func add(_ className: String, _ color: RGB, isGiven: Bool = false) {
            let large = use.hasLarge ? largeGround.nearest(to: color) : color
            names.append(
                Name(
                    className: className, color: ground.nearest(to: color), largeColor: large, isGiven: isGiven))
        }
        let levels = use.isDrawing ? Set(0..<UsedThemeParts.levels) : use.levels
        if !levels.isEmpty {
            let ramp = colorRamp(scheme.ramp, steps: UsedThemeParts.levels)
            for level in levels.sorted() where ramp.indices.contains(level) { add("w\(level)", ramp[level]) }
        }
        let indices = use.isDrawing ? use.paletteIndices.union(scheme.palette.indices) : use.paletteIndices
        let palette = scheme.wholePalette
        if !palette.isEmpty { for index in indices.sorted() { add("p\(index)", palette[index % palette.count]) } }
        if use.usesSingle || use.isDrawing { add("solo", scheme.single) }
        for (index, color) in use.givenColors.enumerated() { add("g\(index)", color, isGiven: true) }
        return names
    }

    /// Returns the rules in the order of the cascade: `.ink` before the classes of names, which an element may have
    /// beside it.
    ///
    /// - Parameter large: The classes of names whose colour differs if they are large.
    func rules(for use: UsedThemeParts, large: Set<String> = []) -> [ThemeRule] {
        var rules: [ThemeRule] = []
        func add(_ selector: String, _ declarations: String) { rules.add(selector, declarations) }
        func paint(_ selector: String, _ color: String) {
            // A drawing sets the property `color` as well, so that an outline is stroked with it.
            add(selector, use.isDrawing ? "fill:\(color);color:\(color)" : "fill:\(color)")
        }
        /// Returns the colour for a text that is no name.
        func ink(_ color: RGB) -> String { inheritance.ink ? Self.inherited : color.css }
        add(".background", "fill:\(scheme.background?.css ?? "none")")
        if use.hasCaptions || use.isDrawing {
            paint(".ink", ink(inkGround.nearest(to: scheme.ink)))
            paint(".note", ink(inkGround.nearest(to: scheme.note)))
        }
        if use.isDrawing {
            paint(".secondary", inkGround.nearest(to: scheme.note).css)
            paint(".accent", inkGround.nearest(to: scheme.accent).css)
            paint(".fill", chip.css)
            paint(".divider", scheme.divider.css)
            paint(".picture", scheme.divider.css)
            paint(".paper", scheme.ground.css)
        }
        for name in names {
            guard !inheritance.names || name.isGiven else {
                add(".\(name.className)", "fill:\(Self.inheritedName)")
                continue
            }
            paint(".\(name.className)", name.color.css)
            if large.contains(name.className) { paint(".\(name.className).large", name.largeColor.css) }
        }
        let surface = inheritance.ink ? Self.inheritedSurface(use) : surface(chip, scheme.chipEdge)
        if use.hasChips { add(".chip", surface) }
        if use.hasCards { add(".card", surface) }
        if use.hasBadges { add(".badge", inheritance.ink ? "fill:none" : "fill:\(badge.css)") }
        if use.hasCounts || use.hasBadges { add(".count", "fill:\(ink(countGround.nearest(to: scheme.count)))") }
        if use.hasDetails { add(".detail", "fill:\(ink(detailGround.nearest(to: scheme.detail)))") }
        if use.hasLinks {
            let edge =
                inheritance.ink
                ? "stroke:\(Self.inherited);stroke-opacity:1" : "stroke:\(edgeGround.nearest(to: scheme.accent).css)"
            if use.hasChips { add("a:hover .chip", edge) }
            if use.hasCards { add("a:hover .card", edge) }
            add("a:focus-visible", "outline-color:\(ink(edgeGround.nearest(to: scheme.focus)))")
        }
        return rules
    }

    /// The colour of text, which inside a link is that of links.
    static let inherited = "currentColor"

    /// Returns an outline, so that names keep all of their contrast; with badges a tint, since their figures would be
    /// on the line.
    private static func inheritedSurface(_ use: UsedThemeParts) -> String {
        use.hasBadges
            ? "fill:\(inherited);fill-opacity:.06;stroke:none" : "fill:none;stroke:\(inherited);stroke-opacity:.35"
    }

    /// The inherited colour of names, which a page may set to another one.
    static let inheritedName = "var(--stratus-link,currentColor)"

    private func surface(_ fill: RGB, _ edge: RGB?) -> String { "fill:\(fill.css);stroke:\(edge?.css ?? "none")" }

    /// Returns the value of a custom property, for further rules that name it.
    func value(of property: ThemeProperty, _ use: UsedThemeParts) -> String {
        switch property {
        case .background: scheme.background?.css ?? "transparent"
        case .behind: scheme.behind.css
        case .ink: inkGround.nearest(to: scheme.ink).css
        case .note: inkGround.nearest(to: scheme.note).css
        case .accent: inkGround.nearest(to: scheme.accent).css
        case .focus: edgeGround.nearest(to: scheme.focus).css
        case .divider: scheme.divider.css
        case .ramp: scheme.ramp.map { tagGround.nearest(to: $0).css }.joined(separator: ",")
        case .palette: scheme.palette.map { tagGround.nearest(to: $0).css }.joined(separator: ",")
        case .single: tagGround.nearest(to: scheme.single).css
        case .chip: chip.css
        case .chipEdge: scheme.chipEdge?.css ?? "transparent"
        case .badge: badge.css
        case .count: countGround.nearest(to: scheme.count).css
        case .detail: detailGround.nearest(to: scheme.detail).css
        case .contrast: "\(contrast)"
        }
    }

    /// The rules for a page around the cloud: its paper, ink, notes and links.
    var page: [ThemeRule] {
        let ground = ContrastRequirement(on: [scheme.ground], contrast: contrast)
        var rules: [ThemeRule] = []
        rules.add("body", "background:\(scheme.ground.css);color:\(ground.nearest(to: scheme.ink).css)")
        rules.add("p", "color:\(ground.nearest(to: scheme.note).css)")
        rules.add("a", "color:\(ground.nearest(to: scheme.accent).css)")
        return rules
    }
}

/// A selector inside the cloud, and the declarations for it.
struct ThemeRule: Hashable {
    let selector: String
    let declarations: String
}

extension [ThemeRule] {
    /// Appends a rule if the cloud uses it.
    mutating func add(_ selector: String, _ declarations: String, if isUsed: Bool = true) {
        if isUsed { append(ThemeRule(selector: selector, declarations: declarations)) }
    }
}
