/// Something that is drawn.
public struct DrawnItem: Sendable, Equatable {
    public enum Kind: Sendable, Equatable {
        case rectangle(cornerRadius: CGFloat)
        case ellipse
        /// From one corner of the frame to the opposite one; a frame without width or height is a straight line.
        case line
        /// One line of text; the baseline is counted from the top of the frame.
        case text(String, baseline: CGFloat, Font)
        /// A picture, by its name.
        case image(String)
    }

    public var kind: Kind
    public var frame: CGRect
    /// What the inside is painted with.
    public var fill: Color?
    /// What the outline is painted with.
    public var stroke: Color?
    public var lineWidth: CGFloat = 0
    public var opacity = 1.0
    /// Of the innermost view around it that has an identifier.
    public var id: String?
}

extension DrawnItem {
    /// One line of text that no view has set.
    ///
    /// - Parameter baseline: from the top of the frame.
    package init(text: String, baseline: CGFloat, font: Font, fill: Color, in frame: CGRect) {
        self.init(kind: .text(text, baseline: baseline, font), frame: frame, fill: fill)
    }

    package func offsetBy(dx: CGFloat, dy: CGFloat) -> DrawnItem {
        var item = self
        item.frame = frame.offsetBy(dx: dx, dy: dy)
        return item
    }
}
