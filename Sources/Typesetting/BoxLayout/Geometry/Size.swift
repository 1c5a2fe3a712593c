/// A length along one axis, in whatever unit the caller chooses; a cloud uses CSS pixels.
///
/// The type is `Double` under another name, so that layouts written for SwiftUI need no conversion.
public typealias CGFloat = Double
public typealias CGSize = Size
public typealias CGPoint = Point
public typealias CGRect = Rect

/// A size in the plane, as a width and a height.
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

    /// The length along an axis.
    subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    init(along axis: Axis, _ length: CGFloat, across breadth: CGFloat) {
        self = axis == .horizontal ? Size(width: length, height: breadth) : Size(width: breadth, height: length)
    }
}
