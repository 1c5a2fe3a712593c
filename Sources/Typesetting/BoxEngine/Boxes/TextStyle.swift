import BoxDrawing

/// The style that the views around a text set: all texts inside share it, and a change makes a copy.
final class TextStyle {
    /// The font before what the changes below make of it.
    var base = Font.body
    /// The weight, slope, figures and distance of letters, which hold whatever font is set inside; nil for the font's own.
    var weight: Font.Weight?
    var isItalic: Bool?
    var hasTabularFigures: Bool?
    var tracking: CGFloat?
    var color = Color.primary
    /// The paint that is no plain colour, or nil.
    var style: (any ShapeStyle)?
    var alignment = TextAlignment.leading
    var lineLimit: Int?
    /// The number of lines for which there is always room.
    var leastLines = 1
    /// The distance that is added between lines.
    var lineSpacing: CGFloat = 0
    /// The colour of a line under the text, nil in it for the text's own; nil for no line.
    var underline: Color??
    var strikethrough: Color??
    var textCase: Text.Case?
    var truncation = Text.TruncationMode.tail
    /// The share of its size to which the font may shrink, and that to which it did.
    private(set) var leastScale: CGFloat = 1
    private var scale: CGFloat = 1

    func changed(_ change: (TextStyle) -> Void) -> TextStyle {
        let copy = TextStyle()
        (copy.base, copy.color, copy.style) = (base, color, style)
        (copy.weight, copy.isItalic, copy.hasTabularFigures, copy.tracking) =
            (weight, isItalic, hasTabularFigures, tracking)
        (copy.alignment, copy.lineLimit, copy.leastLines, copy.lineSpacing) =
            (alignment, lineLimit, leastLines, lineSpacing)
        (copy.truncation, copy.leastScale, copy.scale) = (truncation, leastScale, scale)
        (copy.underline, copy.strikethrough, copy.textCase) = (underline, strikethrough, textCase)
        change(copy)
        return copy
    }

    /// Returns whether text looks the same in both styles; false where that is not known.
    func isEqual(to other: TextStyle) -> Bool {
        self === other
            || font == other.font && base == other.base && color == other.color && style == nil && other.style == nil
                && weight == other.weight && isItalic == other.isItalic && hasTabularFigures == other.hasTabularFigures
                && tracking == other.tracking && alignment == other.alignment && lineLimit == other.lineLimit
                && leastLines == other.leastLines && lineSpacing == other.lineSpacing && underline == other.underline
                && strikethrough == other.strikethrough && textCase == other.textCase && leastScale == other.leastScale
                && truncation == other.truncation
    }

    func setForeground(_ style: some ShapeStyle) {
        if let color = style as? Color {
            (self.color, self.style) = (color, nil)
        } else if !(style is ForegroundStyle) {
            self.style = style
        }
    }

    func setTracking(_ tracking: CGFloat) { self.tracking = tracking.isFinite ? tracking : 0 }

    func setLeastScale(_ scale: CGFloat) { leastScale = scale.isNaN ? 1 : min(1, max(0.01, scale)) }

    /// Returns the greatest share of the font's size at which `isCut` says that nothing of the text is cut, and the
    /// least that is allowed if there is none.
    func scale(where isCut: (CGFloat) -> Bool) -> CGFloat {
        var (low, high) = (leastScale, 1.0)
        guard !isCut(low) else { return low }
        // Less than a pixel remains of any text that is seen.
        for _ in 0..<10 {
            let middle = (low + high) / 2
            if isCut(middle) { high = middle } else { low = middle }
        }
        return low
    }

    func scaled(_ scale: CGFloat) -> TextStyle { changed { $0.scale = scale } }

    /// The font of the text.
    lazy var font: Font = {
        var font = base
        if let weight { font.weight = weight }
        if let isItalic { font.isItalic = isItalic }
        if let hasTabularFigures { font.hasTabularFigures = hasTabularFigures }
        if let tracking { font.tracking = tracking }
        if scale < 1 { (font.size, font.tracking) = (font.size * scale, font.tracking * scale) }
        return font
    }()
}

extension Text.Case? {
    func applied(to text: String) -> String {
        switch self {
        case .uppercase: text.uppercased()
        case .lowercase: text.lowercased()
        case nil: text
        }
    }
}

/// The alignment of the lines of a text with each other.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading, center, trailing

    /// The share of a line's free length that is put before it.
    var share: CGFloat {
        switch self {
        case .leading: 0
        case .center: 0.5
        case .trailing: 1
        }
    }
}
