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
    /// The identifier of the innermost view around the item that has one; nil if no view around it has an identifier.
    public var id: String?
    /// What few items have; nil in all others, which are many, and are copied often.
    private var rare: Rare?
}

extension DrawnItem {
    /// The properties that few items have.
    private struct Properties: Equatable {
        var gradient: GradientFill?
        var strokeStyle = StrokeStyle()
        var isEvenOdd = false
        var transform: CGAffineTransform?
        var clips: [Clip] = []
    }

    /// The properties that items share until one of them is changed.
    private final class Rare: Sendable {
        let properties: Properties

        init(_ properties: Properties) { self.properties = properties }
    }

    /// The gradient that is painted in place of the colour of the inside or the outline.
    public var gradient: GradientFill? {
        get { rare?.properties.gradient }
        set { change { $0.gradient = newValue } }
    }

    /// The ends, corners and dashes of the outline.
    public var strokeStyle: StrokeStyle {
        get { rare?.properties.strokeStyle ?? StrokeStyle() }
        set { change { $0.strokeStyle = newValue } }
    }

    /// Whether the inside of a path is told by the even-odd rule.
    public var isEvenOdd: Bool {
        get { rare?.properties.isEvenOdd ?? false }
        set { change { $0.isEvenOdd = newValue } }
    }

    /// The transformation of the item as it lies in the drawing, clips included; nil if it stays as it is.
    public var transform: CGAffineTransform? {
        get { rare?.properties.transform }
        set { change { $0.transform = newValue } }
    }

    /// What bounds the item, each from the outside in: only what is inside all of them is seen.
    public var clips: [Clip] {
        get { rare?.properties.clips ?? [] }
        set { change { $0.clips = newValue } }
    }

    private mutating func change(_ change: (inout Properties) -> Void) {
        var properties = rare?.properties ?? Properties()
        change(&properties)
        rare = properties == Properties() ? nil : Rare(properties)
    }

    public static func == (one: DrawnItem, other: DrawnItem) -> Bool {
        one.kind == other.kind && one.frame == other.frame && one.fill == other.fill && one.stroke == other.stroke
            && one.lineWidth == other.lineWidth && one.opacity == other.opacity && one.id == other.id
            && one.rare?.properties == other.rare?.properties
    }
}

extension DrawnItem {
    /// Creates an item that is painted with colours.
    public init(
        kind: consuming Kind, frame: CGRect, fill: consuming Color? = nil, stroke: consuming Color? = nil,
        lineWidth: CGFloat = 0
    ) {
        // One by one, since a tuple of them would be copied.
        self.kind = kind
        self.frame = frame
        self.fill = fill
        self.stroke = stroke
        self.lineWidth = lineWidth
    }

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
        if let transform { item.transform = transform.moved(dx, dy) }
        if !clips.isEmpty { item.clips = clips.map { $0.offsetBy(dx: dx, dy: dy) } }
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

    package func offsetBy(dx: CGFloat, dy: CGFloat) -> Clip {
        switch self {
        case .path(let path, let isEvenOdd): .path(path.offsetBy(dx: dx, dy: dy), isEvenOdd: isEvenOdd)
        case .mask(let items): .mask(items.map { $0.offsetBy(dx: dx, dy: dy) })
        }
    }
}

extension CGAffineTransform {
    /// Returns the same change of a plane that is moved by a distance.
    package func moved(_ dx: CGFloat, _ dy: CGFloat) -> CGAffineTransform { around(CGPoint(x: dx, y: dy)) }
}
