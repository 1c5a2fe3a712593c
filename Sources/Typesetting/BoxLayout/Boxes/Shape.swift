/// A view with an outline that fills the room that it is offered; 10 by 10 where nothing is offered.
public protocol Shape: View {
    var outline: Outline { get }
}

/// The outlines that a shape can have.
public enum Outline: Hashable, Sendable {
    case rectangle(cornerRadius: CGFloat)
    /// A rectangle whose shorter sides are half circles.
    case capsule
    /// The largest circle that fits.
    case circle
    case ellipse
    /// A line from the top left corner of the frame to the bottom right one: horizontal in a frame without height,
    /// vertical in one without width.
    case line
}

public struct Rectangle: Shape {
    public init() {}
    public var outline: Outline { .rectangle(cornerRadius: 0) }
}

public struct RoundedRectangle: Shape {
    public var cornerRadius: CGFloat

    public init(cornerRadius: CGFloat) { self.cornerRadius = cornerRadius }
    public var outline: Outline { .rectangle(cornerRadius: cornerRadius) }
}

public struct Capsule: Shape {
    public init() {}
    public var outline: Outline { .capsule }
}

public struct Circle: Shape {
    public init() {}
    public var outline: Outline { .circle }
}

public struct Ellipse: Shape {
    public init() {}
    public var outline: Outline { .ellipse }
}

/// A line along an axis, as thick as its stroke; across the axis it takes no room.
public struct Line: Shape {
    public var axis: Axis

    public init(_ axis: Axis = .horizontal) { self.axis = axis }
    public var outline: Outline { .line }

    public var body: some View { stroke(.primary) }
}

extension Shape {
    public var body: some View { fill(.primary) }

    /// Returns the shape with its inside painted.
    public func fill(_ color: Color = .primary) -> PaintedShape<Self> {
        PaintedShape(shape: self, fill: color, stroke: nil)
    }

    /// Returns the shape with its outline painted, half of the line on either side of the edge; a width that is
    /// negative, infinite or NaN counts as 0.
    public func stroke(_ color: Color = .primary, lineWidth: CGFloat = 1) -> PaintedShape<Self> {
        PaintedShape(shape: self, fill: nil, stroke: (color, lineWidth > 0 && lineWidth < .infinity ? lineWidth : 0))
    }
}

/// A shape together with its paint.
public struct PaintedShape<S: Shape>: View, PrimitiveView {
    fileprivate let shape: S
    fileprivate let fill: Color?
    fileprivate let stroke: (color: Color, width: CGFloat)?

    public func _makeBoxes(_ context: inout BoxContext) {
        let box = ShapeBox(shape.outline, fill: fill, stroke: stroke, context.pass)
        box.lineAxis = (shape as? Line)?.axis
        context.boxes.append(box)
    }
}

final class ShapeBox: Box {
    private let outline: Outline
    private let fill: Color?
    private let stroke: (color: Color, width: CGFloat)?
    /// The name that error messages use, if it is not that of the outline.
    private let ownName: String?
    /// The axis of a line, which takes no room across it; nil for other shapes.
    var lineAxis: Axis?

    init(
        _ outline: Outline, fill: Color?, stroke: (color: Color, width: CGFloat)?, _ pass: LayoutPass,
        name: String? = nil
    ) {
        ownName = name
        self.outline = outline
        self.fill = fill
        self.stroke = stroke
        super.init(pass, guides: [])
    }

    override var name: String {
        if let ownName { return ownName }
        return switch outline {
        case .rectangle(let radius): radius == 0 ? "Rectangle" : "RoundedRectangle"
        case .capsule: "Capsule"
        case .circle: "Circle"
        case .ellipse: "Ellipse"
        case .line: "Line"
        }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        var size = proposal.replacingUnspecifiedDimensions()
        if let lineAxis {
            size[lineAxis.across] = 0
        } else if outline == .circle {
            // A single length decides alone; of two, the smaller one does.
            let side = min(proposal.width ?? .infinity, proposal.height ?? .infinity)
            // A row that proposes infinity to learn the greatest width has not limited the height.
            if side < .infinity { size = CGSize(width: side, height: side) }
        }
        return size
    }

    override func draw(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ ink: InheritedStyle, into drawing: inout Drawing
    ) {
        guard fill != .clear || stroke != nil else { return }
        let kind: DrawnItem.Kind
        switch outline {
        case .rectangle(let radius):
            let most = min(bounds.width, bounds.height) / 2
            // Also where the radius is no number.
            let own = radius > 0 ? min(radius, most) : 0
            kind = .rectangle(cornerRadius: ink.corner(of: bounds, own))
        case .capsule: kind = .rectangle(cornerRadius: min(bounds.width, bounds.height) / 2)
        case .circle, .ellipse: kind = .ellipse
        case .line: kind = .line
        }
        drawing.append(
            DrawnItem(
                kind: kind, frame: bounds, fill: fill, stroke: stroke?.color, lineWidth: stroke?.width ?? 0), ink)
    }
}
