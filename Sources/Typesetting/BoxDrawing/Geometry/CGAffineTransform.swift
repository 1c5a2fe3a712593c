#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(WASILibc)
    import WASILibc
#endif

/// A transformation of the plane: x' = a·x + c·y + tx, y' = b·x + d·y + ty. Radial layouts rotate points with such
/// transformations.
public struct CGAffineTransform: Hashable, Sendable {
    public var a, b, c, d, tx, ty: CGFloat

    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    public init() { self = .identity }

    /// Creates a rotation by an angle in radians, from the x axis towards the y axis: clockwise, as y grows downward.
    public init(rotationAngle angle: CGFloat) {
        self.init(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
    }

    public init(translationX x: CGFloat, y: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y) }
    public init(scaleX x: CGFloat, y: CGFloat) { self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }

    /// Returns the transformation that first applies this one, then `next`.
    public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * next.a + b * next.c, b: a * next.b + b * next.d, c: c * next.a + d * next.c,
            d: c * next.b + d * next.d, tx: tx * next.a + ty * next.c + next.tx,
            ty: tx * next.b + ty * next.d + next.ty)
    }

    /// Returns the transformation that first rotates by an angle in radians, then applies this one.
    public func rotated(by angle: CGFloat) -> CGAffineTransform { .init(rotationAngle: angle).concatenating(self) }
    /// Returns the transformation that first translates, then applies this one.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        .init(translationX: x, y: y).concatenating(self)
    }
    /// Returns the transformation that first scales, then applies this one.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { .init(scaleX: x, y: y).concatenating(self) }
}

extension CGAffineTransform {
    public var isIdentity: Bool { self == .identity }

    /// Returns the transformation that undoes this one; this one if it cannot be undone.
    public func inverted() -> CGAffineTransform {
        let scale = a * d - b * c
        guard scale != 0 else { return self }
        let inverse = CGAffineTransform(
            a: d / scale, b: -b / scale, c: -c / scale, d: a / scale, tx: (c * ty - d * tx) / scale,
            ty: (b * tx - a * ty) / scale)
        return inverse.isFinite ? inverse : self
    }
}

extension CGAffineTransform {
    /// Returns the transformation with `center` in place of the origin.
    package func around(_ center: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: -center.x, y: -center.y).concatenating(self)
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    }
}

extension CGAffineTransform {
    package var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }
}
