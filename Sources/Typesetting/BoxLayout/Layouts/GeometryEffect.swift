import BoxDrawing
import BoxEngine

/// A modifier that draws a view changed by a transformation, which depends on the view's size.
public protocol GeometryEffect: ViewModifier, Animatable {
    /// Returns the transformation, whose origin is the view's top leading corner.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    public func body(content: Content) -> some View {
        content.transformed { frame in effectValue(size: frame.size).plane.around(frame.origin) }
    }

    public func ignoredByLayout() -> Self { self }
}

/// A transformation of the plane. What SwiftUI has of the third dimension is left out.
public struct ProjectionTransform: Hashable, Sendable {
    fileprivate let plane: CGAffineTransform

    public init() { plane = .identity }
    public init(_ transform: CGAffineTransform) { plane = transform }

    public func concatenating(_ next: ProjectionTransform) -> ProjectionTransform {
        ProjectionTransform(plane.concatenating(next.plane))
    }
    public func inverted() -> ProjectionTransform { ProjectionTransform(plane.inverted()) }
}
