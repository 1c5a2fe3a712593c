import BoxDrawing

/// Empty room that takes the length left over by all other children of the innermost stack; outside a stack it grows
/// along both axes.
public struct Spacer: View, PrimitiveView {
    /// The least length of the spacer; nil is the default distance, 8.
    public var minLength: CGFloat?

    public init(minLength: CGFloat? = nil) { self.minLength = minLength }

    public func _makeBoxes(_ context: inout BoxContext) {
        context.boxes.append(
            SpacerBox(minLength ?? ViewSpacing.defaultDistance, context.orientation, context.pass))
    }
}

final class SpacerBox: Box {
    private let minLength: CGFloat
    private let axis: Axis?

    init(_ minLength: CGFloat, _ axis: Axis?, _ pass: LayoutPass) {
        self.minLength = minLength
        self.axis = axis
        super.init(pass, guides: [])
    }

    override var name: String { "Spacer" }
    override var role: BoxRole { .spacer }
    override var priority: Double { -.infinity }
    /// A spacer needs no distance to its neighbours along its axis, since it is that distance itself.
    override var spacing: ViewSpacing { axis.map { ViewSpacing($0, 0) } ?? .zero }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        func length(_ proposed: CGFloat?, along axis: Axis) -> CGFloat {
            self.axis == nil || self.axis == axis ? max(minLength, proposed ?? 0) : 0
        }
        return CGSize(
            width: length(proposal.width, along: .horizontal), height: length(proposal.height, along: .vertical))
    }
}
