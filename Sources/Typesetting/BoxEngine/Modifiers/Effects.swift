import BoxDrawing

extension View {
    /// Draws the view turned clockwise around a point of it; for the container and the neighbours it remains in place.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> EffectView<Self> {
        transformed { CGAffineTransform(rotationAngle: angle.radians).around($0.point(at: anchor)) }
    }

    /// Draws the view larger or smaller around a point of it; for the container and the neighbours it keeps its size.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> EffectView<Self> {
        transformed { CGAffineTransform(scaleX: x, y: y).around($0.point(at: anchor)) }
    }

    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> EffectView<Self> {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }

    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> EffectView<Self> {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    /// Draws the view changed by a transformation, whose origin is the view's top left corner.
    public func transformEffect(_ transform: CGAffineTransform) -> EffectView<Self> {
        transformed { transform.around($0.origin) }
    }

    /// Draws the view as it looks turned in space around an axis, seen from far away: shorter across the axis.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> EffectView<Self> {
        transformed { bounds in
            let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
            guard length > 0 else { return .identity }
            let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
            let (c, s) = (cos(angle.radians), sin(angle.radians))
            return CGAffineTransform(
                a: c + x * x * (1 - c), b: y * x * (1 - c) + z * s, c: x * y * (1 - c) - z * s,
                d: c + y * y * (1 - c), tx: 0, ty: 0
            ).around(bounds.point(at: anchor))
        }
    }

    /// Draws the view changed by a transformation that depends on its frame.
    package func transformed(_ transform: @escaping (CGRect) -> CGAffineTransform) -> EffectView<Self> {
        ModifiedView(self, "EffectView") { TransformBox($0, transform) }
    }

    /// Hides what the view draws outside its frame.
    public func clipped(antialiased: Bool = false) -> EffectView<Self> { clipShape(Rectangle()) }

    /// Hides what the view draws outside a shape that fills its frame.
    public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> EffectView<Self> {
        ModifiedView(self, "EffectView") { ClipBox($0, shape, isEvenOdd: style.isEOFilled) }
    }

    /// Shows the view only where `mask` draws, as strongly as it draws there.
    public func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> MaskedView<Self, Mask> {
        MaskedView(content: self, mask: mask(), alignment: alignment)
    }

    public func mask<Mask: View>(_ mask: Mask) -> MaskedView<Self, Mask> { self.mask { mask } }

    /// Draws the view in front of siblings of smaller values and behind those of greater ones; 0 by default.
    public func zIndex(_ value: Double) -> MarkedView<Self> {
        ModifiedView(self, "MarkedView") { box in
            box.pass.hasDepths = true
            return MarkedBox(box, .depth(value.isNaN ? 0 : value))
        }
    }

    /// Puts the centre of the view at a point of its container's room, which it fills as far as it is offered.
    public func position(_ position: CGPoint) -> RefittedView<Self> {
        ModifiedView(self, "RefittedView") { PositionBox($0, position) }
    }

    public func position(x: CGFloat = 0, y: CGFloat = 0) -> RefittedView<Self> { position(CGPoint(x: x, y: y)) }
}

extension View {
    /// Draws the view mirrored where reading begins at the right.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        FlippedView(content: self, isEnabled: enabled)
    }
}

private struct FlippedView<Content: View>: View {
    @Environment(\.layoutDirection) private var direction
    let content: Content
    let isEnabled: Bool

    var body: some View { content.scaleEffect(x: isEnabled && direction == .rightToLeft ? -1 : 1) }
}

/// A view that is drawn turned, scaled, moved or clipped.
public typealias EffectView<Content: View> = ModifiedView<Content>

/// A view that is seen only where another one draws.
public struct MaskedView<Content: View, Mask: View>: View, PrimitiveView {
    fileprivate let content: Content
    fileprivate let mask: Mask
    fileprivate let alignment: Alignment

    public func _makeBoxes(_ context: inout BoxContext) {
        for index in context.make(content)..<context.boxes.count {
            guard let mask = context.makeOne(mask, alignment) else { continue }
            context.boxes[index] = MaskBox(context.boxes[index], mask, alignment)
        }
    }
}

private final class PositionBox: UnaryBox {
    private let position: CGPoint

    init(_ child: Box, _ position: CGPoint) {
        self.position = position
        super.init(child, guides: [])
    }

    override func size(around child: CGSize, _ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: child)
    }

    override func placedProposal(_ proposal: ProposedViewSize, in size: CGSize) -> ProposedViewSize {
        ProposedViewSize(size)
    }

    override func childOrigin(in size: CGSize, _ proposal: ProposedViewSize) -> Point {
        let child = child.size(ProposedViewSize(size))
        return Point(x: position.x - child.width / 2, y: position.y - child.height / 2)
    }

    override var spacing: ViewSpacing { ViewSpacing() }
}
