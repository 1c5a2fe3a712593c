import BoxLayout

/// A tag as a box of the flow: its text, the chip behind it, and its count beside it or on its corner.
///
/// Lengths are pixels, counted from the top left corner as if reading went from left to right.
struct TagBox {
    let text: FittedTag
    let chip: ChipShape
    /// Between the chip's edges and what it holds.
    let insets: EdgeInsets
    /// Beside the text.
    let count: CountLabel?
    /// On the corner of the chip.
    let badge: CountLabel?

    /// A badge of any size lies by this share of it on its corner, as `badge(ratio:)` of a view does.
    static let badgeRatio = 0.8

    /// How far the badge sticks out of the chip.
    var overhang: CGSize {
        guard let badge else { return .zero }
        return CGSize(
            width: badge.box.width - badge.box.width * Self.badgeRatio,
            height: badge.box.height - badge.box.height * Self.badgeRatio)
    }

    /// Beside the text, with the gap between.
    var countWidth: Double { count.map { $0.gap + $0.width } ?? 0 }
    /// Of the lines of the text, the last one with the count behind it.
    var blockWidth: Double { max(text.width, (text.widths.last ?? 0) + countWidth) }
    var textHeight: Double { text.ascent + text.depth }
    var width: Double { insets.leading + blockWidth + insets.trailing + overhang.width }
    /// Without the air around it.
    var height: Double { overhang.height + insets.top + textHeight + insets.bottom }
    var firstBaseline: Double { overhang.height + insets.top + text.ascent }

    /// The rounding of the chip's corners; more than one line has no larger ones than a single line.
    var cornerRadius: Double {
        switch chip {
        case .none, .box: 0
        case .rounded: 0.3 * text.size
        case .capsule: (text.ascent + text.descent + insets.top + insets.bottom) / 2
        }
    }

    /// The same box, all of it larger or smaller.
    func scaled(by scale: Double) -> TagBox {
        TagBox(
            text: text.scaled(by: scale), chip: chip,
            insets: EdgeInsets(
                top: insets.top * scale, leading: insets.leading * scale, bottom: insets.bottom * scale,
                trailing: insets.trailing * scale),
            count: count?.scaled(by: scale), badge: badge?.scaled(by: scale))
    }

    /// The box as it fits a width; itself where it does.
    func fitted(to room: Double) -> TagBox {
        guard width > room * (1 + 1e-9) else { return self }
        // As finely as markup says it, so that what is drawn is what stands here.
        return scaled(by: max(1e-4, (room / width * 1e4).rounded(.down) / 1e4))
    }
}

/// A weight in figures.
struct CountLabel {
    let text: String
    let size: Double
    let width: Double
    let ascent: Double
    let descent: Double

    func scaled(by scale: Double) -> CountLabel {
        CountLabel(
            text: text, size: size * scale, width: width * scale, ascent: ascent * scale, descent: descent * scale)
    }

    /// Between the name and the figures.
    var gap: Double { 0.4 * size }

    /// The figures with the capsule around them, never narrower than high.
    var box: CGSize {
        let height = 1.3 * (ascent + descent)
        return CGSize(width: max(height, width + 0.9 * size), height: height)
    }
}
