import BoxDrawing

/// The style in which boxes are drawn, which is handed down the tree and shared by all boxes to which it applies.
final class InheritedStyle {
    let opacity: Double
    let isHidden: Bool
    /// The identifier of the innermost view that has one.
    let id: String?
    /// The corner radius of rectangles that fill a frame exactly.
    private let rounded: (frame: CGRect, radius: CGFloat)?

    init(
        opacity: Double = 1, isHidden: Bool = false, id: String? = nil, rounded: (frame: CGRect, radius: CGFloat)? = nil
    ) {
        (self.opacity, self.isHidden, self.id, self.rounded) = (opacity, isHidden, id, rounded)
    }

    func faded(by share: Double) -> InheritedStyle {
        InheritedStyle(opacity: opacity * share, isHidden: isHidden, id: id, rounded: rounded)
    }
    func hidden() -> InheritedStyle { InheritedStyle(opacity: opacity, isHidden: true, id: id, rounded: rounded) }
    func named(_ id: String) -> InheritedStyle {
        InheritedStyle(opacity: opacity, isHidden: isHidden, id: id, rounded: rounded)
    }
    func rounded(_ frame: CGRect, _ radius: CGFloat) -> InheritedStyle {
        InheritedStyle(opacity: opacity, isHidden: isHidden, id: id, rounded: (frame, radius))
    }

    /// Returns the corner radius of a rectangle: its own, or the inherited one if that is larger and the rectangle
    /// fills the rounded frame.
    func corner(of frame: CGRect, _ own: CGFloat) -> CGFloat {
        guard let rounded, frame == rounded.frame else { return own }
        return max(own, min(rounded.radius, min(frame.width, frame.height) / 2))
    }
}
