import BoxDrawing

/// A line across the innermost stack, as long as the room that it is offered; horizontal outside a stack.
public struct Divider: View, PrimitiveView {
    public init() {}

    public func _makeBoxes(_ context: inout BoxContext) {
        context.boxes.append(DividerBox(context.orientation == .horizontal ? .vertical : .horizontal, context.pass))
    }
}

final class DividerBox: Box {
    private let axis: Axis
    private static let thickness: CGFloat = 1

    init(_ axis: Axis, _ pass: LayoutPass) {
        self.axis = axis
        super.init(pass, guides: [])
    }

    override var name: String { "Divider" }
    override var role: BoxRole { .divider }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(along: axis, proposal[axis] ?? 10, across: Self.thickness)
    }

    override func draw(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ ink: InheritedStyle, into drawing: inout Drawing
    ) {
        drawing.append(
            DrawnItem(
                kind: .rectangle(cornerRadius: 0), frame: bounds, fill: Color("divider")), ink)
    }
}
