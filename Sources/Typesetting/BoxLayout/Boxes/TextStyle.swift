/// The style that the views around a text set: all texts inside share it, and a change makes a copy.
final class TextStyle {
    var font = Font.body
    var color = Color.primary
    var alignment = TextAlignment.leading
    var lineLimit: Int?

    func changed(_ change: (TextStyle) -> Void) -> TextStyle {
        let copy = TextStyle()
        (copy.font, copy.color, copy.alignment, copy.lineLimit) = (font, color, alignment, lineLimit)
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
