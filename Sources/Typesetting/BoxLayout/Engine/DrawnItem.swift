/// An item of a drawing: a shape, a line of text or a picture, with its frame and paint.
public struct DrawnItem: Sendable, Equatable {
    public enum Kind: Sendable, Equatable {
        case rectangle(cornerRadius: CGFloat)
        case ellipse
        /// A line from the top left corner of the frame to the bottom right one: horizontal in a frame without height,
        /// vertical in one without width.
        case line
        /// One line of text; the baseline is measured from the top of the frame.
        case text(String, baseline: CGFloat, Font)
        /// A picture, known by its name.
        case image(String)
    }

    public var kind: Kind
    public var frame: CGRect
    /// The paint of the inside, or nil for none.
    public var fill: Color?
    /// The paint of the outline, or nil for none.
    public var stroke: Color?
    public var lineWidth: CGFloat = 0
    public var opacity = 1.0
    /// The identifier of the innermost view around the item that has one; nil if no view around it has an identifier.
    public var id: String?
}

extension DrawnItem {
    /// Creates an item for a line of text directly, without laying out a view.
    ///
    /// - Parameter baseline: the distance from the top of the frame to the baseline.
    package init(text: String, baseline: CGFloat, font: Font, fill: Color, in frame: CGRect) {
        self.init(kind: .text(text, baseline: baseline, font), frame: frame, fill: fill)
    }

    /// Returns the item with its frame moved right by `dx` and down by `dy`.
    package func offsetBy(dx: CGFloat, dy: CGFloat) -> DrawnItem {
        var item = self
        item.frame = frame.offsetBy(dx: dx, dy: dy)
        return item
    }
}
