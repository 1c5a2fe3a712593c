import BoxLayout
import CloudComposition

extension ThemeUse {
    /// What a cloud has of it.
    ///
    /// - Parameter paletteCount: of the theme, whose colours begin anew behind the last.
    init(_ cloud: Cloud, paletteCount: Int) {
        self.init()
        isDrawing = cloud.tags.isEmpty
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
        // Counts stand beside all names, or all of them in badges.
        if hasBadges { hasCounts = false }
        for tag in cloud.tags { insert(tag.paint.within(paletteCount)) }
        guard cloud.layouts.contains(where: { !$0.captions.above.isEmpty || !$0.captions.below.isEmpty }) else {
            return
        }
        self.hasCaptions = true
        for group in cloud.groups { insert(group.paint.within(paletteCount)) }
        insert(.single)
    }
}

extension TagPaint {
    /// Among so many colours of a palette.
    func within(_ paletteCount: Int) -> TagPaint {
        if case .palette(let number) = self { .palette(number % max(1, paletteCount)) } else { self }
    }
}
