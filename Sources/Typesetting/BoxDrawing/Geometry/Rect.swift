#if !Foundation
    /// A rectangle: an origin and a size. A negative width reaches to the left and a negative height upward; `minX` is then
    /// still the left edge and `minY` the top one.
    public struct Rect: Hashable, Sendable {
        public var origin: Point
        public var size: Size

        public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)
        /// The absence of a rectangle: its union with another rectangle is the other one.
        public static let null = Rect(x: .infinity, y: .infinity, width: 0, height: 0)
        /// The rectangle that covers the whole plane.
        public static let infinite = Rect(
            x: -.greatestFiniteMagnitude / 2, y: -.greatestFiniteMagnitude / 2, width: .greatestFiniteMagnitude,
            height: .greatestFiniteMagnitude)

        @inlinable
        public init(origin: Point, size: Size) {
            self.origin = origin
            self.size = size
        }

        public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
            self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
        }

        public init() { self = .zero }
        public init(x: Int, y: Int, width: Int, height: Int) {
            self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
        }

        public var minX: CGFloat { min(origin.x, origin.x + size.width) }
        public var midX: CGFloat { origin.x + size.width / 2 }
        public var maxX: CGFloat { max(origin.x, origin.x + size.width) }
        public var minY: CGFloat { min(origin.y, origin.y + size.height) }
        public var midY: CGFloat { origin.y + size.height / 2 }
        public var maxY: CGFloat { max(origin.y, origin.y + size.height) }
        public var width: CGFloat { abs(size.width) }
        public var height: CGFloat { abs(size.height) }

        public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
        public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
        public var isInfinite: Bool { self == .infinite }

        /// The same rectangle with a size that is not negative.
        public var standardized: Rect { isNull ? .null : Rect(x: minX, y: minY, width: width, height: height) }

        /// Returns the smallest rectangle that contains both this one and `other`.
        public func union(_ other: Rect) -> Rect {
            if isNull { return other }
            if other.isNull { return self }
            let (left, top) = (min(minX, other.minX), min(minY, other.minY))
            return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
        }

        /// Returns the area that this rectangle and `other` have in common, or ``null`` if they do not meet.
        public func intersection(_ other: Rect) -> Rect {
            if isNull || other.isNull { return .null }
            let (left, top) = (max(minX, other.minX), max(minY, other.minY))
            let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
            return left > right || top > bottom
                ? .null : Rect(x: left, y: top, width: right - left, height: bottom - top)
        }

        public func intersects(_ other: Rect) -> Bool { !intersection(other).isNull }

        /// Returns the rectangle with its left and right edges moved inward by `dx`, and its top and bottom edges by `dy`;
        /// negative distances move them outward. The result is ``null`` if nothing would be left.
        public func insetBy(dx: CGFloat, dy: CGFloat) -> Rect {
            guard !isNull else { return .null }
            let inner = Rect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
            return inner.size.width < 0 || inner.size.height < 0 ? .null : inner
        }

        /// Returns the rectangle moved right by `dx` and down by `dy`.
        public func offsetBy(dx: CGFloat, dy: CGFloat) -> Rect {
            isNull ? .null : Rect(x: origin.x + dx, y: origin.y + dy, width: size.width, height: size.height)
        }

        /// The smallest rectangle with whole-number edges that contains this one.
        public var integral: Rect {
            guard !isNull else { return .null }
            let (left, top) = (minX.rounded(.down), minY.rounded(.down))
            return Rect(x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
        }

        /// Returns whether a point is in the rectangle; points on the right and the bottom edge are outside.
        public func contains(_ point: Point) -> Bool {
            point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
        }

        /// Returns whether all of another rectangle is in this one; common edges count as inside.
        public func contains(_ other: Rect) -> Bool {
            !isNull && !other.isNull && minX <= other.minX && other.maxX <= maxX && minY <= other.minY
                && other.maxY <= maxY
        }
    }
#endif

extension Rect {
    /// Returns the point at a share of the width and the height.
    @inlinable
    package func point(at unit: UnitPoint) -> Point {
        Point(x: minX + width * unit.x, y: minY + height * unit.y)
    }
}
