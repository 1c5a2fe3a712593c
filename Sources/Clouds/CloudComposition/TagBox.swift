import BoxDrawing

/// A tag as a box of the flow: its text, the chip behind it, and its count beside it or on its corner.
///
/// Lengths are pixels, relative to the top left corner, as if reading went from left to right.
struct TagBox {
    let text: FittedTag
    let chip: ChipShape
    /// The distances between the chip's edges and its contents.
    let insets: EdgeInsets
    /// The figures after the text.
    let count: CountLabel?
    /// The figures on the corner of the chip.
    let badge: CountLabel?
    /// Whether the text has the lines of the tag's narrow setting, which narrow layouts show; see ``TagFitter``.
    var isNarrow = false

    /// The share of a badge, in width and height, that overlaps its corner, as in `badge(ratio:)` of a view.
    static let badgeRatio = 0.8

    /// The width and the height of the part of the badge that is outside the chip.
    var overhang: CGSize {
        guard let badge else { return .zero }
        return CGSize(
            width: badge.box.width - badge.box.width * Self.badgeRatio,
            height: badge.box.height - badge.box.height * Self.badgeRatio)
    }

    /// The width of the figures beside the text, with the gap between.
    var countWidth: Double { count.map { $0.gap + $0.width } ?? 0 }
    /// The width of the widest line of text, the last one with the count after it.
    var blockWidth: Double { max(text.width, (text.widths.last ?? 0) + countWidth) }
    var textHeight: Double { text.ascent + text.depth }
    var width: Double { insets.leading + blockWidth + insets.trailing + overhang.width }
    /// The height without the air around the tag.
    var height: Double { overhang.height + insets.top + textHeight + insets.bottom }
    var firstBaseline: Double { overhang.height + insets.top + text.ascent }

    /// The radius of the chip's corners. A tag of several lines has no larger ones than a single line.
    var cornerRadius: Double {
        switch chip {
        case .none, .box: 0
        case .rounded: 0.3 * text.size
        case .capsule: (text.ascent + text.descent + insets.top + insets.bottom) / 2
        }
    }

    /// Returns the box with all of its lengths scaled by a factor.
    func scaled(by scale: Double) -> TagBox {
        TagBox(
            text: text.scaled(by: scale), chip: chip,
            insets: EdgeInsets(
                top: insets.top * scale, leading: insets.leading * scale, bottom: insets.bottom * scale,
                trailing: insets.trailing * scale),
            count: count?.scaled(by: scale), badge: badge?.scaled(by: scale), isNarrow: isNarrow)
    }

    /// Returns the box as it is set in a layout with less room: unchanged if it fits, else scaled down to a size that
    /// can be read, else as its narrow setting, as large as there is room for.
    func fitted(to room: Double, narrow: TagBox?, smallest: Double) -> TagBox {
        let scaled = fitted(to: room)
        guard let narrow, scaled.text.size < min(text.size, smallest) else { return scaled }
        return narrow.scaled(by: text.size / narrow.text.size).fitted(to: room)
    }

    /// Returns the box scaled down to a width, or unchanged if it fits.
    private func fitted(to room: Double) -> TagBox {
        guard width > room * (1 + 1e-9) else { return self }
        // The factor has as many digits as markup writes, so that the drawing agrees with these numbers.
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

    /// The space between the name and the figures.
    var gap: Double { 0.4 * size }

    /// The size of the capsule around the figures, which is never narrower than high.
    var box: CGSize {
        let height = 1.3 * (ascent + descent)
        return CGSize(width: max(height, width + 0.9 * size), height: height)
    }
}
