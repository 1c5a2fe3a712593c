/// What views around a text say of it: shared by all texts inside, and changed in a copy only.
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

/// Where the lines of a text stand beside each other.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading, center, trailing

    /// How much of what a line leaves lies before it.
    var share: CGFloat {
        switch self {
        case .leading: 0
        case .center: 0.5
        case .trailing: 1
        }
    }
}
