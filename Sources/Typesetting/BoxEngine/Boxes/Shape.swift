import BoxDrawing

/// A view with an outline that fills the room that it is offered; 10 by 10 where nothing is offered.
///
/// A shape of your own returns its outline from ``path(in:)``:
///
/// ```swift
/// struct Triangle: Shape {
///     func path(in rect: CGRect) -> Path {
///         Path { path in
///             path.move(to: CGPoint(x: rect.midX, y: rect.minY))
///             path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
///             path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
///             path.closeSubpath()
///         }
///     }
/// }
/// ```
public protocol Shape: View, Animatable, Sendable {
    /// Returns the outline of the shape in a rectangle.
    func path(in rect: CGRect) -> Path
    /// Returns the size that the shape takes when it is offered `proposal`; by default all of it.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    /// The kind of the outline, by which a writer knows shapes that it has words for.
    var outline: ShapeOutline { get }
    /// Whether the shape is painted inside or along a line.
    static var role: ShapeRole { get }
}

/// The way in which a shape is painted if nothing else is said.
public enum ShapeRole: Hashable, Sendable {
    case fill, stroke, separator
}

/// A shape whose edges can be moved inward.
public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    /// Returns the shape with its edges moved inward.
    func inset(by amount: CGFloat) -> InsetShape
}

/// The kinds of outlines that a shape can have.
public enum ShapeOutline: Hashable, Sendable {
    case rectangle(cornerRadius: CGFloat)
    /// A rectangle whose shorter sides are half circles.
    case capsule
    /// The largest circle that fits.
    case circle
    case ellipse
    /// A line from the top left corner of the frame to the bottom right one: horizontal in a frame without height,
    /// vertical in one without width.
    case line
    /// What ``Shape/path(in:)`` returns.
    case path
}

extension Shape {
    public var outline: ShapeOutline { .path }
    public static var role: ShapeRole { .fill }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    public var body: some View { fill() }

    /// Returns the shape with its inside painted: with `style`, or with the foreground style of its surroundings.
    public func fill(
        _ style: some ShapeStyle = ForegroundStyle(), style fillStyle: FillStyle = FillStyle()
    )
        -> PaintedShape<Self>
    {
        PaintedShape(shape: self, fill: style, stroke: nil, isEvenOdd: fillStyle.isEOFilled)
    }

    /// Returns the shape with its outline painted, half of the line on either side of the edge; a width that is
    /// negative, infinite or NaN counts as 0.
    public func stroke(_ style: some ShapeStyle = ForegroundStyle(), lineWidth: CGFloat = 1) -> PaintedShape<Self> {
        stroke(style, style: StrokeStyle(lineWidth: lineWidth))
    }

    public func stroke(_ paint: some ShapeStyle, style: StrokeStyle) -> PaintedShape<Self> {
        PaintedShape(shape: self, fill: nil, stroke: (paint, style.valid))
    }

    public func stroke(style: StrokeStyle) -> PaintedShape<Self> { stroke(ForegroundStyle(), style: style) }
}

extension InsettableShape {
    /// Returns the shape with a line along the inside of its edge.
    public func strokeBorder(
        _ style: some ShapeStyle = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> PaintedShape<InsetShape> {
        inset(by: lineWidth / 2).stroke(style, lineWidth: lineWidth)
    }

    public func strokeBorder(
        _ paint: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true
    ) -> PaintedShape<InsetShape> {
        inset(by: style.lineWidth / 2).stroke(paint, style: style)
    }

    public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> PaintedShape<InsetShape> {
        strokeBorder(ForegroundStyle(), style: style)
    }
}

/// A shape together with its paint.
public struct PaintedShape<S: Shape>: View, PrimitiveView {
    fileprivate let shape: S
    fileprivate let fill: (any ShapeStyle)?
    fileprivate let stroke: (paint: any ShapeStyle, style: StrokeStyle)?
    fileprivate var isEvenOdd = false

    public func _makeBoxes(_ context: inout BoxContext) {
        let text = context.text
        func own(_ style: any ShapeStyle) -> any ShapeStyle { style._isForeground ? text.style ?? text.color : style }
        let box = ShapeBox(
            shape, fill: fill.map(own), stroke: stroke.map { (own($0.paint), $0.style) }, context.pass)
        box.isEvenOdd = isEvenOdd
        context.boxes.append(box)
    }

    /// Returns the painted shape with its outline painted in front of it.
    public func stroke(
        _ paint: some ShapeStyle, lineWidth: CGFloat = 1
    ) -> LayeredView<Self, PaintedShape<S>> {
        overlay(shape.stroke(paint, lineWidth: lineWidth))
    }

    public func stroke(_ paint: some ShapeStyle, style: StrokeStyle) -> LayeredView<Self, PaintedShape<S>> {
        overlay(shape.stroke(paint, style: style))
    }

    /// Returns the painted shape with its inside painted behind it.
    public func fill(_ paint: some ShapeStyle) -> LayeredView<Self, PaintedShape<S>> {
        background(shape.fill(paint))
    }
}

extension PaintedShape where S: InsettableShape {
    public func strokeBorder(
        _ paint: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> LayeredView<Self, PaintedShape<S.InsetShape>> {
        overlay(shape.strokeBorder(paint, lineWidth: lineWidth))
    }
}

final class ShapeBox: Box {
    private let shape: any Shape
    private let fill: (any ShapeStyle)?
    private let stroke: (paint: any ShapeStyle, style: StrokeStyle)?
    /// The name that error messages use, if it is not that of the shape.
    private let ownName: String?
    var isEvenOdd = false

    init(
        _ shape: any Shape, fill: (any ShapeStyle)?, stroke: (paint: any ShapeStyle, style: StrokeStyle)?,
        _ pass: LayoutPass, name: String? = nil
    ) {
        (self.shape, self.fill, self.stroke, ownName) = (shape, fill, stroke, name)
        super.init(pass, guides: [])
    }

    override var name: String { ownName ?? shortName(type(of: shape)) }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    override func draw(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ ink: InheritedStyle, into drawing: inout Drawing
    ) {
        if let fill {
            let paint = fill._paint(in: bounds.size)
            if paint.color != .clear || paint.gradient != nil {
                var item = DrawnItem(kind: kind(in: bounds, ink), frame: bounds, fill: paint.color)
                if let gradient = paint.gradient { item.gradient = gradient }
                if isEvenOdd { item.isEvenOdd = true }
                drawing.append(consume item, ink)
            }
        }
        if let stroke {
            let paint = stroke.paint._paint(in: bounds.size)
            var item = DrawnItem(
                kind: kind(in: bounds, ink), frame: bounds, stroke: paint.color, lineWidth: stroke.style.lineWidth)
            if let gradient = paint.gradient { item.gradient = gradient }
            var style = stroke.style
            style.lineWidth = 1
            if style != StrokeStyle() { item.strokeStyle = stroke.style }
            drawing.append(consume item, ink)
        }
    }

    private func kind(in bounds: CGRect, _ ink: InheritedStyle) -> DrawnItem.Kind {
        switch shape.outline {
        case .rectangle(let radius):
            let most = min(bounds.width, bounds.height) / 2
            // Also where the radius is no number.
            let own = radius > 0 ? min(radius, most) : 0
            return .rectangle(cornerRadius: ink.corner(of: bounds, own))
        case .capsule: return .rectangle(cornerRadius: min(bounds.width, bounds.height) / 2)
        case .circle, .ellipse: return .ellipse
        case .line: return .line
        case .path:
            let path = shape.path(in: CGRect(origin: .zero, size: bounds.size))
            guard path.isFinite else {
                pass.fail(LayoutError(.drawing, at: self))
                return .path(Path())
            }
            return .path(path)
        }
    }
}
