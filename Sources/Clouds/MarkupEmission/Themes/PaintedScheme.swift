import CloudComposition

/// A scheme as one cloud shows it: each text legible on all that lies behind it.
struct PaintedScheme: Sendable {
    let scheme: ThemeScheme
    private let contrast: Double
    let chip: RGB
    let badge: RGB
    /// What lies behind names, and behind counts.
    let tagGround: Legibility
    let countGround: Legibility
    let detailGround: Legibility
    /// Behind captions and what boxes say.
    let inkGround: Legibility
    private let edgeGround: Legibility
    /// What lies behind names that are large.
    private let largeGround: Legibility
    private let inheritance: ThemePlace.Inheritance
    /// Each colour of names, in the order in which its rule is written.
    let names: [Name]

    /// A colour that names have.
    struct Name {
        /// `w3`
        let className: String
        let color: RGB
        /// That of large ones, which need less contrast.
        let largeColor: RGB
        /// Whether a tag was given it.
        let isGiven: Bool
    }

    init(_ scheme: ThemeScheme, _ use: ThemeUse, inherits inheritance: ThemePlace.Inheritance = .init()) {
        self.scheme = scheme
        self.inheritance = inheritance
        let ground = scheme.ground
        // No text reaches 7 on a middle grey, and each ground has a text that reaches 4.5.
        let isPossible = Legibility(on: [ground], contrast: scheme.contrast).isPossible
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
        tagGround = Legibility(on: tagSurfaces, contrast: contrast)
        // A theme that asks for more asks for it at every size.
        largeGround =
            contrast > Contrast.ofText ? tagGround : Legibility(on: tagSurfaces, contrast: Contrast.ofLargeText)
        countGround = Legibility(on: countSurfaces + (use.hasBadges ? [badge] : []), contrast: contrast)
        detailGround = Legibility(on: use.hasCards ? [chip] : [ground], contrast: contrast)
        inkGround = Legibility(on: [ground] + (use.isDrawing ? [chip] : []), contrast: contrast)
        edgeGround = Legibility(on: [ground], contrast: Contrast.ofEdges)
        names = Self.names(scheme, use, tagGround, largeGround)
    }

    /// A colour as edges and outlines have it.
    func edge(_ color: RGB) -> RGB { edgeGround.nearest(to: color) }

    /// A colour as names have it: legible on all that lies behind them.
    func name(_ color: RGB, isLarge: Bool) -> RGB { (isLarge ? largeGround : tagGround).nearest(to: color) }

    private static func names(
        _ scheme: ThemeScheme, _ use: ThemeUse, _ ground: Legibility, _ largeGround: Legibility
    ) -> [Name] {
        var names: [Name] = []
        func add(_ className: String, _ color: RGB, isGiven: Bool = false) {
            let large = use.hasLarge ? largeGround.nearest(to: color) : color
            names.append(
                Name(
                    className: className, color: ground.nearest(to: color), largeColor: large, isGiven: isGiven))
        }
        let levels = use.isDrawing ? Set(0..<ThemeUse.levels) : use.levels
        if !levels.isEmpty {
            let ramp = colorRamp(scheme.ramp, steps: ThemeUse.levels)
            for level in levels.sorted() where ramp.indices.contains(level) { add("w\(level)", ramp[level]) }
        }
        let indices = use.isDrawing ? use.paletteIndices.union(scheme.palette.indices) : use.paletteIndices
        if !scheme.palette.isEmpty {
            for index in indices.sorted() { add("p\(index)", scheme.palette[index % scheme.palette.count]) }
        }
        if use.usesSingle || use.isDrawing { add("solo", scheme.single) }
        for (index, color) in use.givenColors.enumerated() { add("g\(index)", color, isGiven: true) }
        return names
    }

    /// In the order of the cascade: `.ink` before the names that stand beside it.
    ///
    /// - Parameter large: the classes of names whose colour is another one where they are large.
    func rules(for use: ThemeUse, large: Set<String> = []) -> [ThemeRule] {
        var rules: [ThemeRule] = []
        func add(_ selector: String, _ declarations: String) { rules.add(selector, declarations) }
        func paint(_ selector: String, _ color: String) {
            // In a drawing the colour is set, too, so that an outline is stroked with it.
            add(selector, use.isDrawing ? "fill:\(color);color:\(color)" : "fill:\(color)")
        }
        /// Of what is no name.
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

    /// The colour of text, and inside a link that of links.
    static let inherited = "currentColor"

    /// An outline, so that names keep all of their contrast; with badges a tint, since their figures would lie on a line.
    private static func inheritedSurface(_ use: ThemeUse) -> String {
        use.hasBadges
            ? "fill:\(inherited);fill-opacity:.06;stroke:none" : "fill:none;stroke:\(inherited);stroke-opacity:.35"
    }

    /// The same for names, which a page may paint otherwise.
    static let inheritedName = "var(--stratus-link,currentColor)"

    private func surface(_ fill: RGB, _ edge: RGB?) -> String { "fill:\(fill.css);stroke:\(edge?.css ?? "none")" }

    /// As the value of a custom property, for further rules that name it.
    func value(of property: ThemeProperty, _ use: ThemeUse) -> String {
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

    /// What a page around the cloud takes from it: paper, ink, notes and links.
    var page: [ThemeRule] {
        let ground = Legibility(on: [scheme.ground], contrast: contrast)
        var rules: [ThemeRule] = []
        rules.add("body", "background:\(scheme.ground.css);color:\(ground.nearest(to: scheme.ink).css)")
        rules.add("p", "color:\(ground.nearest(to: scheme.note).css)")
        rules.add("a", "color:\(ground.nearest(to: scheme.accent).css)")
        return rules
    }
}

/// A selector behind the cloud's, and what is declared for it.
struct ThemeRule: Hashable {
    let selector: String
    let declarations: String
}

extension [ThemeRule] {
    mutating func add(_ selector: String, _ declarations: String, if isUsed: Bool = true) {
        if isUsed { append(ThemeRule(selector: selector, declarations: declarations)) }
    }
}
