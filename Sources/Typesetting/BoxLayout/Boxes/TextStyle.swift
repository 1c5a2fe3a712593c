/// The style that the views around a text set: all texts inside share it, and a change makes a copy.
final class TextStyle {
    var font = Font.body
    var color = Color.primary
    /// The paint that is no plain colour, or nil.
    var style: (any ShapeStyle)?
    var alignment = TextAlignment.leading
    var lineLimit: Int?

    func changed(_ change: (TextStyle) -> Void) -> TextStyle {
        let copy = TextStyle()
        (copy.font, copy.color, copy.style) = (font, color, style)
        (copy.alignment, copy.lineLimit) = (alignment, lineLimit)
        change(copy)
        return copy
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
