#if Foundation
    // The names are Foundation's, and so is everything else that SwiftUI passes on from it.
    @_exported import Foundation

    public typealias Size = CGSize
    public typealias Point = CGPoint
    public typealias Rect = CGRect
#else
    /// A length along one axis, in whatever unit the caller chooses; a cloud uses CSS pixels.
    ///
    /// The type is `Double` under another name, so that layouts written for SwiftUI need no conversion. With the trait
    /// `Foundation` the type is that of Foundation, as are the three types below.
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
    }
#endif

extension Size {
    /// The length along an axis.
    @inlinable
    package subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    @inlinable
    package init(along axis: Axis, _ length: CGFloat, across breadth: CGFloat) {
        self = axis == .horizontal ? Size(width: length, height: breadth) : Size(width: breadth, height: length)
    }
}
