import BoxDrawing

public struct Rectangle: InsettableShape {
    public init() {}
    public var outline: ShapeOutline { .rectangle(cornerRadius: 0) }
    public func path(in rect: CGRect) -> Path { Path(rect) }
    public func inset(by amount: CGFloat) -> InsetShape<Self> { InsetShape(shape: self, amount: amount) }
}

public struct RoundedRectangle: InsettableShape {
    public var cornerSize: CGSize
    public var cornerRadius: CGFloat { cornerSize.width }

    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .circular) {
        cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
    }

    public init(cornerSize: CGSize, style: RoundedCornerStyle = .circular) { self.cornerSize = cornerSize }

    public var outline: ShapeOutline {
        cornerSize.width == cornerSize.height ? .rectangle(cornerRadius: cornerRadius) : .path
    }
    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize) }
    public func inset(by amount: CGFloat) -> InsetShape<Self> { InsetShape(shape: self, amount: amount) }
}

/// The radii of a rectangle's four corners.
public struct RectangleCornerRadii: Hashable, Sendable {
    public var topLeading, bottomLeading, bottomTrailing, topTrailing: CGFloat

    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
        (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
    }
}

/// A rectangle each of whose corners has its own radius.
public struct UnevenRoundedRectangle: InsettableShape {
    public var cornerRadii: RectangleCornerRadii

    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .circular) {
        self.cornerRadii = cornerRadii
    }

    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .circular
    ) {
        cornerRadii = RectangleCornerRadii(
            topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
            topTrailing: topTrailingRadius)
    }

    public func path(in rect: CGRect) -> Path {
        func radius(_ length: CGFloat) -> CGFloat { min(max(length, 0), rect.width / 2, rect.height / 2) }
        let (a, b) = (radius(cornerRadii.topLeading), radius(cornerRadii.topTrailing))
        let (c, d) = (radius(cornerRadii.bottomTrailing), radius(cornerRadii.bottomLeading))
        return Path { path in
            path.move(to: CGPoint(x: rect.minX + a, y: rect.minY))
            func corner(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ start: Double) {
                path.addArc(
                    center: CGPoint(x: x, y: y), radius: radius, startAngle: .degrees(start),
                    endAngle: .degrees(start + 90), clockwise: false)
            }
            corner(rect.maxX - b, rect.minY + b, b, -90)
            corner(rect.maxX - c, rect.maxY - c, c, 0)
            corner(rect.minX + d, rect.maxY - d, d, 90)
            corner(rect.minX + a, rect.minY + a, a, 180)
            path.closeSubpath()
        }
    }

    public func inset(by amount: CGFloat) -> InsetShape<Self> { InsetShape(shape: self, amount: amount) }
}

public struct Capsule: InsettableShape {
    public init(style: RoundedCornerStyle = .circular) {}
    public var outline: ShapeOutline { .capsule }
    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
    }
    public func inset(by amount: CGFloat) -> InsetShape<Self> { InsetShape(shape: self, amount: amount) }
}

public struct Circle: InsettableShape {
    public init() {}
    public var outline: ShapeOutline { .circle }

    public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        // A single length decides alone; of two, the smaller one does.
        let side = min(proposal.width ?? .infinity, proposal.height ?? .infinity)
        // A row that proposes infinity to learn the greatest width has not limited the height.
        return side < .infinity ? CGSize(width: side, height: side) : proposal.replacingUnspecifiedDimensions()
    }

    public func inset(by amount: CGFloat) -> InsetShape<Self> { InsetShape(shape: self, amount: amount) }
}

public struct Ellipse: InsettableShape {
    public init() {}
    public var outline: ShapeOutline { .ellipse }
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    public func inset(by amount: CGFloat) -> InsetShape<Self> { InsetShape(shape: self, amount: amount) }
}

/// The shape of the container, which is a rectangle in a drawing.
public struct ContainerRelativeShape: InsettableShape {
    public init() {}
    public var outline: ShapeOutline { .rectangle(cornerRadius: 0) }
    public func path(in rect: CGRect) -> Path { Path(rect) }
    public func inset(by amount: CGFloat) -> InsetShape<Self> { InsetShape(shape: self, amount: amount) }
}

/// A line along an axis, as thick as its stroke; across the axis it takes no room.
public struct Line: Shape {
    public var axis: Axis

    public init(_ axis: Axis = .horizontal) { self.axis = axis }
    public var outline: ShapeOutline { .line }

    public func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        }
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        var size = proposal.replacingUnspecifiedDimensions()
        size[axis.across] = 0
        return size
    }

    public var body: some View { stroke() }
}

/// A shape that hides its type.
public struct AnyShape: Shape {
    private let shape: any Shape

    public init(_ shape: some Shape) { self.shape = shape }
    public var outline: ShapeOutline { shape.outline }
    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape whose edges are moved inward.
public struct InsetShape<S: Shape>: InsettableShape {
    let shape: S
    let amount: CGFloat

    public func path(in rect: CGRect) -> Path {
        let (dx, dy) = (min(amount, rect.width / 2), min(amount, rect.height / 2))
        let inner = CGRect(
            x: rect.minX + dx, y: rect.minY + dy, width: rect.width - 2 * dx, height: rect.height - 2 * dy)
        guard case .rectangle(let radius) = shape.outline else { return shape.path(in: inner) }
        return Path(roundedRect: inner, cornerRadius: max(0, radius - amount))
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    public func inset(by more: CGFloat) -> InsetShape<S> { InsetShape(shape: shape, amount: amount + more) }
}

/// A shape whose path is changed after it is drawn.
public struct ChangedShape<S: Shape>: Shape {
    let shape: S
    let change: @Sendable (Path, CGRect) -> Path

    public func path(in rect: CGRect) -> Path { change(shape.path(in: rect), rect) }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension Shape {
    /// Returns the shape turned clockwise around a point of its frame.
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> ChangedShape<Self> {
        ChangedShape(shape: self) { path, rect in
            path.applying(CGAffineTransform(rotationAngle: angle.radians).around(rect.point(at: anchor)))
        }
    }

    public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ChangedShape<Self> {
        ChangedShape(shape: self) { path, rect in
            path.applying(CGAffineTransform(scaleX: x, y: y).around(rect.point(at: anchor)))
        }
    }

    public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ChangedShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    public func offset(_ offset: CGPoint) -> ChangedShape<Self> { self.offset(x: offset.x, y: offset.y) }
    public func offset(_ offset: CGSize) -> ChangedShape<Self> { self.offset(x: offset.width, y: offset.height) }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> ChangedShape<Self> {
        ChangedShape(shape: self) { path, _ in path.offsetBy(dx: x, dy: y) }
    }

    /// Returns the shape at a size of its own, at the top leading corner of its frame.
    public func size(_ size: CGSize) -> ChangedShape<Self> {
        let shape = self
        return ChangedShape(shape: self) { _, rect in shape.path(in: CGRect(origin: rect.origin, size: size)) }
    }
    public func size(width: CGFloat, height: CGFloat) -> ChangedShape<Self> {
        size(CGSize(width: width, height: height))
    }

    public func transform(_ transform: CGAffineTransform) -> ChangedShape<Self> {
        ChangedShape(shape: self) { path, _ in path.applying(transform) }
    }

    /// Returns the part of the outline between two shares of its length.
    public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> ChangedShape<Self> {
        ChangedShape(shape: self) { path, _ in path.trimmedPath(from: start, to: end) }
    }
}

extension Shape where Self == Rectangle {
    public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .circular) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius)
    }
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .circular) -> RoundedRectangle {
        RoundedRectangle(cornerSize: cornerSize)
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    public static func rect(
        cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .circular
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(cornerRadii: cornerRadii)
    }
    public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .circular
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius)
    }
}

extension Shape where Self == Capsule {
    public static var capsule: Capsule { Capsule() }
    public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule() }
}

extension Shape where Self == Circle {
    public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
    public static var ellipse: Ellipse { Ellipse() }
}

extension Path: Shape {
    /// The path as it is, wherever the rectangle lies.
    public func path(in rect: CGRect) -> Path { offsetBy(dx: rect.minX, dy: rect.minY) }
}
