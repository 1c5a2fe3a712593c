/// Room that grows along the stack around it, after everybody else was served; outside a stack along both axes.
public struct Spacer: View, PrimitiveView {
    /// Never shorter; nil is the default distance, 8.
    public var minLength: CGFloat?

    public init(minLength: CGFloat? = nil) { self.minLength = minLength }

    public func _makeBoxes(_ context: inout BoxContext) {
        context.boxes.append(
            SpacerBox(minLength ?? ViewSpacing.defaultDistance, context.orientation, context.pass))
    }
}

private final class SpacerBox: Box {
    private let minLength: CGFloat
    private let axis: Axis?

    init(_ minLength: CGFloat, _ axis: Axis?, _ pass: LayoutPass) {
        self.minLength = minLength
        self.axis = axis
        super.init(pass, guides: [])
    }

    override var name: String { "Spacer" }
    override var priority: Double { -.infinity }
    /// Along its axis it is the distance itself.
    override var spacing: ViewSpacing { axis.map { ViewSpacing($0, 0) } ?? .zero }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        func length(_ proposed: CGFloat?, along axis: Axis) -> CGFloat {
            self.axis == nil || self.axis == axis ? max(minLength, proposed ?? 0) : 0
        }
        return CGSize(
            width: length(proposal.width, along: .horizontal), height: length(proposal.height, along: .vertical))
    }
}

/// A line across the stack around it, as long as there is room; outside a stack a horizontal one.
public struct Divider: View, PrimitiveView {
    public init() {}

    public func _makeBoxes(_ context: inout BoxContext) {
        context.boxes.append(DividerBox(context.orientation == .horizontal ? .vertical : .horizontal, context.pass))
    }
}

private final class DividerBox: Box {
    private let axis: Axis
    private static let thickness: CGFloat = 1

    init(_ axis: Axis, _ pass: LayoutPass) {
        self.axis = axis
        super.init(pass, guides: [])
    }

    override var name: String { "Divider" }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(along: axis, proposal[axis] ?? 10, across: Self.thickness)
    }

    override func draw(in bounds: CGRect, _ proposal: ProposedViewSize, _ ink: Ink, into drawing: inout Drawing) {
        drawing.append(
            DrawnItem(
                kind: .rectangle(cornerRadius: 0), frame: bounds, fill: Color("divider")), ink)
    }
}

/// A picture of a size: what it shows is known by its name, and drawn by whoever writes the drawing.
public struct Image: View, PrimitiveView {
    private let name: String
    private let size: CGSize
    private var isResizable = false

    public init(_ name: String, width: CGFloat, height: CGFloat) {
        self.name = name
        size = CGSize(width: width, height: height)
    }

    /// The picture takes the size that it is offered; its own where nothing is offered.
    public func resizable() -> Image {
        var copy = self
        copy.isResizable = true
        return copy
    }

    public func _makeBoxes(_ context: inout BoxContext) {
        context.boxes.append(ImageBox(name, size, isResizable: isResizable, context.pass))
    }
}

private final class ImageBox: Box {
    private let picture: String
    private let size: CGSize
    private let isResizable: Bool

    init(_ picture: String, _ size: CGSize, isResizable: Bool, _ pass: LayoutPass) {
        self.picture = picture
        self.size = size
        self.isResizable = isResizable
        super.init(pass, guides: [])
    }

    override var name: String { "Image \"\(picture)\"" }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        isResizable ? proposal.replacingUnspecifiedDimensions(by: size) : size
    }

    override func draw(in bounds: CGRect, _ proposal: ProposedViewSize, _ ink: Ink, into drawing: inout Drawing) {
        drawing.append(DrawnItem(kind: .image(picture), frame: bounds), ink)
    }
}
