/// How things are drawn where they stand: handed down the tree, and shared by all to whom it applies.
final class InheritedStyle {
    let opacity: Double
    let isHidden: Bool
    /// Of the innermost view that has one.
    let id: String?
    /// Rectangles that fill this frame have this corner radius.
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

    func corner(of frame: CGRect, _ own: CGFloat) -> CGFloat {
        guard let rounded, frame == rounded.frame else { return own }
        return max(own, min(rounded.radius, min(frame.width, frame.height) / 2))
    }
}
