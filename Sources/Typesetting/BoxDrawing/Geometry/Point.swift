#if !Foundation
    /// A position in the plane; x grows rightward, y grows downward.
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
    }
#endif

extension Point {
    /// Returns the point to which a transformation moves this one.
    public func applying(_ transform: CGAffineTransform) -> Point {
        Point(x: transform.a * x + transform.c * y + transform.tx, y: transform.b * x + transform.d * y + transform.ty)
    }

    @inlinable
    package static func + (one: Point, other: Point) -> Point { Point(x: one.x + other.x, y: one.y + other.y) }

    package var isFinite: Bool { x.isFinite && y.isFinite }
}
