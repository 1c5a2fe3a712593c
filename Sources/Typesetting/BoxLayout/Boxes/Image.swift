/// A picture, known by its name, of a fixed size unless it is ``resizable()``; the code that writes the drawing decides
/// what the name shows.
public struct Image: View, PrimitiveView {
    private let name: String
    private let size: CGSize
    private var isResizable = false

    public init(_ name: String, width: CGFloat, height: CGFloat) {
        self.name = name
        size = CGSize(width: width, height: height)
    }

    /// Returns a picture that takes the size offered, and its own length along an axis where none is offered.
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

    override func draw(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ ink: InheritedStyle, into drawing: inout Drawing
    ) {
        drawing.append(DrawnItem(kind: .image(picture), frame: bounds), ink)
    }
}
