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
        /// An outline, measured from the top left corner of the frame; it may reach beyond the frame.
        case path(Path)
    }

    public var kind: Kind
    public var frame: CGRect
    /// The paint of the inside, or nil for none.
    public var fill: Color?
    /// The paint of the outline, or nil for none.
    public var stroke: Color?
    public var lineWidth: CGFloat = 0
    public var opacity = 1.0
    /// The gradient that is painted in place of the colour of the inside or the outline.
    public var gradient: GradientFill?
    /// The ends, corners and dashes of the outline.
    public var strokeStyle = StrokeStyle()
    /// Whether the inside of a path is told by the even-odd rule.
    public var isEvenOdd = false
    /// The transformation of the item as it lies in the drawing, clips included; nil if it stays as it is.
    public var transform: CGAffineTransform?
    /// What bounds the item, each from the outside in: only what is inside all of them is seen.
    public var clips: [Clip] = []
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
        item.transform = transform.map { $0.moved(dx, dy) }
        item.clips = clips.map { $0.offsetBy(dx: dx, dy: dy) }
        return item
    }
}

/// What bounds items of a drawing.
public enum Clip: Sendable, Equatable {
    /// The inside of an outline in the coordinates of the drawing, told by the even-odd rule if the second value is
    /// true.
    case path(Path, isEvenOdd: Bool)
    /// The painted parts of items, which are transparent where the items are.
    case mask([DrawnItem])

    func offsetBy(dx: CGFloat, dy: CGFloat) -> Clip {
        switch self {
        case .path(let path, let isEvenOdd): .path(path.offsetBy(dx: dx, dy: dy), isEvenOdd: isEvenOdd)
        case .mask(let items): .mask(items.map { $0.offsetBy(dx: dx, dy: dy) })
        }
    }
}

extension CGAffineTransform {
    /// Returns the same change of a plane that is moved by a distance.
    func moved(_ dx: CGFloat, _ dy: CGFloat) -> CGAffineTransform { around(CGPoint(x: dx, y: dy)) }
}
