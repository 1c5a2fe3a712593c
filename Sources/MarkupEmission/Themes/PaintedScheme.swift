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

    init(_ scheme: ThemeScheme, _ use: ThemeUse) {
        self.scheme = scheme
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
        countGround = Legibility(on: countSurfaces + (use.hasBadges ? [badge] : []), contrast: contrast)
        detailGround = Legibility(on: use.hasCards ? [chip] : [ground], contrast: contrast)
        inkGround = Legibility(on: [ground] + (use.isDrawing ? [chip] : []), contrast: contrast)
        edgeGround = Legibility(on: [ground], contrast: Contrast.ofEdges)
    }

    private typealias Rule = ThemeRule

    /// In the order of the cascade: `.ink` before the names that stand beside it.
    func rules(for use: ThemeUse) -> [ThemeRule] {
        var rules: [ThemeRule] = []
        func add(_ selector: String, _ declarations: String) {
            rules.append(Rule(selector: selector, declarations: declarations))
        }
        func paint(_ selector: String, _ color: RGB) {
            // In a drawing the colour is set, too, so that an outline is stroked with it.
            add(selector, use.isDrawing ? "fill:\(color.css);color:\(color.css)" : "fill:\(color.css)")
        }
        add(".background", "fill:\(scheme.background?.css ?? "none")")
        if use.hasCaptions || use.isDrawing {
            paint(".ink", inkGround.nearest(to: scheme.ink))
            paint(".note", inkGround.nearest(to: scheme.note))
        }
        if use.isDrawing {
            paint(".secondary", inkGround.nearest(to: scheme.note))
            paint(".accent", inkGround.nearest(to: scheme.accent))
            paint(".fill", chip)
            paint(".divider", scheme.divider)
            paint(".picture", scheme.divider)
            paint(".paper", scheme.ground)
        }
        addTags(use, paint)
        if use.hasChips { add(".chip", surface(chip, scheme.chipEdge)) }
        if use.hasCards { add(".card", surface(chip, scheme.chipEdge)) }
        if use.hasBadges { add(".badge", "fill:\(badge.css)") }
        if use.hasCounts || use.hasBadges { add(".count", "fill:\(countGround.nearest(to: scheme.count).css)") }
        if use.hasDetails { add(".detail", "fill:\(detailGround.nearest(to: scheme.detail).css)") }
        if use.hasLinks {
            let edge = "stroke:\(edgeGround.nearest(to: scheme.accent).css)"
            if use.hasChips { add("a:hover .chip", edge) }
            if use.hasCards { add("a:hover .card", edge) }
            add("a:focus-visible", "outline-color:\(edgeGround.nearest(to: scheme.focus).css)")
        }
        return rules
    }

    private func addTags(_ use: ThemeUse, _ paint: (String, RGB) -> Void) {
        let levels = use.isDrawing ? Set(0..<ThemeUse.levels) : use.levels
        if !levels.isEmpty {
            let ramp = colorRamp(scheme.ramp, steps: ThemeUse.levels)
            for level in levels.sorted() where ramp.indices.contains(level) {
                paint(".w\(level)", tagGround.nearest(to: ramp[level]))
            }
        }
        let indices = use.isDrawing ? use.paletteIndices.union(scheme.palette.indices) : use.paletteIndices
        if !indices.isEmpty, !scheme.palette.isEmpty {
            let palette = scheme.palette.map(tagGround.nearest)
            for index in indices.sorted() { paint(".p\(index)", palette[index % palette.count]) }
        }
        if use.usesSingle || use.isDrawing { paint(".solo", tagGround.nearest(to: scheme.single)) }
        for (index, color) in use.givenColors.enumerated() { paint(".g\(index)", tagGround.nearest(to: color)) }
    }

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
        return [
            Rule(
                selector: "body",
                declarations: "background:\(scheme.ground.css);color:\(ground.nearest(to: scheme.ink).css)"),
            Rule(selector: "p", declarations: "color:\(ground.nearest(to: scheme.note).css)"),
            Rule(selector: "a", declarations: "color:\(ground.nearest(to: scheme.accent).css)"),
        ]
    }
}

/// A selector behind the cloud's, and what is declared for it.
struct ThemeRule: Hashable {
    let selector: String
    let declarations: String
}
