import BoxDrawing
import CloudComposition
import Typography

extension UsedThemeParts {
    /// Notes the parts of a theme that a cloud uses.
    ///
    /// - Parameter paletteCount: The number of colours in the theme's palette, after which it begins again.
    init(_ cloud: Cloud, paletteCount: Int) {
        self.init()
        isDrawing = cloud.tags.isEmpty
        if isDrawing {
            let items = cloud.drawnItems
            hasOwnPaint = items.contains(where: \.hasOwnPaint)
            hasMaskedText = items.contains(where: \.hasMaskedText)
        }
        hasLinks = cloud.tags.contains { $0.link != nil }
        for shape in cloud.layout.shapes {
            switch shape.role {
            case .background: break
            case .chip: hasChips = true
            case .card: hasCards = true
            case .badge: hasBadges = true
            }
        }
        for run in cloud.layout.runs {
            switch run.role {
            case .tag: break
            case .count: hasCounts = true
            case .detail: hasDetails = true
            }
        }
        // Counts are beside all names, or all of them are in badges.
        if hasBadges { hasCounts = false }
        for tag in cloud.tags { insert(tag.paint.within(paletteCount)) }
        hasLarge = cloud.tags.indices.contains(where: cloud.isLarge)
        guard cloud.layouts.contains(where: { !$0.captions.above.isEmpty || !$0.captions.below.isEmpty }) else {
            return
        }
        self.hasCaptions = true
        // A legend shows round weights, whose colour no tag needs to have.
        for layout in cloud.layouts {
            for level in layout.captions.below.compactMap(\.legendLevel) { insert(.ramp(level)) }
        }
        for group in cloud.groups { insert(group.paint.within(paletteCount)) }
        insert(.single)
    }
}

extension UsedThemeParts {
    /// Returns the same use with all levels of the ramp, and all colours of the palette, if it has any of them.
    ///
    /// - Parameter paletteCount: The number of colours in the theme's palette.
    func withWholeScales(paletteCount: Int) -> UsedThemeParts {
        var use = self
        use.hasLarge = true
        if !levels.isEmpty { for level in 0..<Self.levels { use.insert(.ramp(level)) } }
        if !paletteIndices.isEmpty { for index in 0..<paletteCount { use.insert(.palette(index)) } }
        return use
    }
}

extension Cloud {
    /// Whether a name is large text at every width.
    func isLarge(_ tag: Int) -> Bool {
        let isBold = (tags[tag].face?.weight ?? fontWeight) == .bold
        return layouts.allSatisfy { Contrast.isLarge(size: $0.frames[tag].fontSize, isBold: isBold) }
    }
}

extension TagPaint {
    /// Returns the paint with its number wrapped to the colours of a palette.
    func within(_ paletteCount: Int) -> TagPaint {
        if case .palette(let number) = self { .palette(number % max(1, paletteCount)) } else { self }
    }
}

extension Cloud {
    /// The items around the tags, at all widths.
    var drawnItems: [DrawnItem] { layouts.flatMap { $0.captions.above + $0.captions.below } }
}

extension DrawnItem {
    /// Whether the item has a colour of its own, or a gradient.
    var hasOwnPaint: Bool { gradient != nil || (fill ?? stroke)?.ownColor != nil }

    /// Whether a mask of the item has text.
    var hasMaskedText: Bool {
        clips.contains { clip in
            if case .mask(let items) = clip { items.withMasks.contains(where: \.isText) } else { false }
        }
    }
}
