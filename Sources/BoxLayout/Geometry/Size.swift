/// A length along one axis, in whatever unit the caller chose: CSS pixels in a cloud.
///
/// The same type as `Double`, so that layouts written for SwiftUI need no conversion.
public typealias CGFloat = Double
public typealias CGSize = Size
public typealias CGPoint = Point
public typealias CGRect = Rect

/// A width and a height.
public struct Size: Hashable, Sendable {
    public var width: CGFloat
    public var height: CGFloat

    public static let zero = Size(width: 0, height: 0)

    @inlinable
    public init(width: CGFloat, height: CGFloat) {
        self.width = width
        self.height = height
    }

    public init() { self = .zero }
    public init(width: Int, height: Int) { self.init(width: CGFloat(width), height: CGFloat(height)) }

    /// The extent along an axis.
    subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    init(along axis: Axis, _ length: CGFloat, across breadth: CGFloat) {
        self = axis == .horizontal ? Size(width: length, height: breadth) : Size(width: breadth, height: length)
    }
}

/// A place; x grows rightward, y grows downward.
public struct Point: Hashable, Sendable {
    public var x: CGFloat
    public var y: CGFloat

    public static let zero = Point(x: 0, y: 0)

    @inlinable
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    public init() { self = .zero }
    public init(x: Int, y: Int) { self.init(x: CGFloat(x), y: CGFloat(y)) }

    /// The place after a transformation.
    public func applying(_ transform: AffineTransform) -> Point {
        Point(x: transform.a * x + transform.c * y + transform.tx, y: transform.b * x + transform.d * y + transform.ty)
    }

    static func + (one: Point, other: Point) -> Point { Point(x: one.x + other.x, y: one.y + other.y) }
}
