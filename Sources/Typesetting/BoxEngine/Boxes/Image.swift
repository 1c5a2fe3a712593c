import BoxDrawing

/// A picture, known by its name, of a fixed size unless it is ``resizable(capInsets:resizingMode:)``; the code that
/// writes the drawing decides what the name shows. Symbols are drawn in the foreground style.
public struct Image: View, PrimitiveView {
    private let name: String
    /// The size of the picture; nil for a symbol, whose size is that of the font.
    private let size: CGSize?
    private let isSymbol: Bool
    private var isResizable = false

    /// The length of the sides of a picture whose size is not said.
    private static let side: CGFloat = 100

    public init(_ name: String, width: CGFloat, height: CGFloat) {
        self.name = name
        (size, isSymbol) = (CGSize(width: width, height: height), false)
    }

    /// Creates a picture whose size nobody knows here: 100 by 100.
    public init(_ name: String) { self.init(name, width: Self.side, height: Self.side) }
    public init(decorative name: String) { self.init(name) }

    /// Creates a symbol, 1.25 times as wide and high as the font is large. A name that is not among ``Symbol/names``
    /// stands for a picture of that size, and ``Drawing/notes`` say so.
    public init(systemName: String) {
        name = systemName
        (size, isSymbol) = (nil, true)
    }

    /// Returns a picture that takes the size offered, and its own length along an axis where none is offered.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        var copy = self
        copy.isResizable = true
        return copy
    }

    public enum ResizingMode: Hashable, Sendable { case tile, stretch }
    public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
    public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
    public enum Scale: Hashable, Sendable { case small, medium, large }

    public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
    public func interpolation(_ interpolation: Interpolation) -> Image { self }
    public func antialiased(_ isAntialiased: Bool) -> Image { self }

    public func _makeBoxes(_ context: inout BoxContext) {
        let text = context.text
        let side = (text.font.size * 1.25).rounded()
        context.boxes.append(
            ImageBox(
                name, size ?? CGSize(width: side, height: side), isResizable: isResizable,
                symbol: isSymbol ? text : nil, context.pass))
    }
}

private final class ImageBox: Box {
    private let picture: String
    private let size: CGSize
    private let isResizable: Bool
    /// The style of a symbol; nil for a picture.
    private let symbol: TextStyle?

    init(_ picture: String, _ size: CGSize, isResizable: Bool, symbol: TextStyle?, _ pass: LayoutPass) {
        (self.picture, self.size, self.isResizable, self.symbol) = (picture, size, isResizable, symbol)
        super.init(pass, guides: symbol == nil ? [] : .baselines)
    }

    override var name: String { "Image \"\(picture)\"" }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        isResizable ? proposal.replacingUnspecifiedDimensions(by: size) : size
    }

    /// A symbol stands on the baseline of text beside it, with its middle at the middle of the capitals.
    override func findGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
        guard symbol != nil, !isResizable else { return nil }
        return (size.height * 0.78).rounded()
    }

    override func draw(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ ink: InheritedStyle, into drawing: inout Drawing
    ) {
        guard let symbol else { return drawing.append(DrawnItem(kind: .image(picture), frame: bounds), ink) }
        let side = min(bounds.width, bounds.height)
        let frame = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        guard let known = Symbol(picture) else {
            drawing.note("there is no symbol “\(picture)”; a box stands in its place")
            return drawing.append(DrawnItem(kind: .image(picture), frame: frame), ink)
        }
        let scale = side / Symbol.side
        let paint = symbol.style?._paint(in: frame.size) ?? Paint(symbol.color)
        var item = DrawnItem(
            kind: .path(known.path.applying(CGAffineTransform(scaleX: scale, y: scale))), frame: frame)
        item.gradient = paint.gradient
        if known.isFilled {
            (item.fill, item.isEvenOdd) = (paint.color, true)
        } else {
            item.stroke = paint.color
            item.lineWidth = Symbol.thickness(symbol.font.weight) * scale
            item.strokeStyle = StrokeStyle(lineWidth: item.lineWidth, lineCap: .round, lineJoin: .round)
        }
        drawing.append(item, ink)
    }
}
