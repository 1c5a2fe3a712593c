import BoxDrawing

extension View {
    /// Puts views behind this one. They are offered the size of this view, and do not change it.
    public func background<Content: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Content
    ) -> LayeredView<Self, Content> {
        LayeredView(content: self, layer: content(), alignment: alignment, isBehind: true)
    }

    @_disfavoredOverload
    public func background<Content: View>(
        _ content: Content, alignment: Alignment = .center
    ) -> LayeredView<Self, Content> {
        background(alignment: alignment) { content }
    }

    /// Paints the room behind the view.
    public func background<Style: ShapeStyle>(
        _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> LayeredView<Self, PaintedShape<Rectangle>> {
        background(Rectangle().fill(style))
    }

    /// Paints a shape behind the view with the colour of what is behind everything.
    public func background<S: Shape>(
        in shape: S, fillStyle: FillStyle = FillStyle()
    ) -> LayeredView<Self, PaintedShape<S>> {
        background(shape.fill(.background, style: fillStyle))
    }

    /// Puts a painted shape behind the view.
    public func background<S: Shape>(
        _ style: some ShapeStyle, in shape: S, fillStyle: FillStyle = FillStyle()
    ) -> LayeredView<Self, PaintedShape<S>> {
        background(shape.fill(style, style: fillStyle))
    }

    /// Puts views in front of this one. They are offered the size of this view, and do not change it.
    public func overlay<Content: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Content
    ) -> LayeredView<Self, Content> {
        LayeredView(content: self, layer: content(), alignment: alignment, isBehind: false)
    }

    @_disfavoredOverload
    public func overlay<Content: View>(
        _ content: Content, alignment: Alignment = .center
    ) -> LayeredView<Self, Content> {
        overlay(alignment: alignment) { content }
    }

    /// Paints the room in front of the view.
    public func overlay<Style: ShapeStyle>(
        _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> LayeredView<Self, PaintedShape<Rectangle>> {
        overlay(Rectangle().fill(style))
    }

    /// Paints a shape in front of the view.
    public func overlay<S: Shape>(
        _ style: some ShapeStyle, in shape: S, fillStyle: FillStyle = FillStyle()
    ) -> LayeredView<Self, PaintedShape<S>> {
        overlay(shape.fill(style, style: fillStyle))
    }

}

/// A view with other views behind it or in front of it.
public struct LayeredView<Content: View, Layer: View>: View, PrimitiveView {
    fileprivate let content: Content
    fileprivate let layer: Layer
    fileprivate let alignment: Alignment
    fileprivate let isBehind: Bool

    public func _makeBoxes(_ context: inout BoxContext) {
        // The layer is made anew for each box that the content has.
        for index in context.make(content)..<context.boxes.count {
            guard let one = context.makeOne(layer, alignment) else { continue }
            context.boxes[index] = LayeredBox(context.boxes[index], one, alignment, isBehind: isBehind)
        }
    }
}

private final class LayeredBox: UnaryBox {
    private let layer: Box
    private let alignment: Alignment
    private let isBehind: Bool

    init(_ child: Box, _ layer: Box, _ alignment: Alignment, isBehind: Bool) {
        (self.layer, self.alignment, self.isBehind) = (layer, alignment, isBehind)
        super.init(child)
        layer.parent = self
    }

    override var handsUpFrontFirst: Bool { isBehind }

    override func eachChild(_ body: (Box) -> Void) {
        body(isBehind ? layer : child)
        body(isBehind ? child : layer)
    }

    override func placeChildren(in bounds: CGRect, _ proposal: ProposedViewSize) {
        child.place(at: bounds.origin, proposal)
        let offered = ProposedViewSize(bounds.size)
        let own = ViewDimensions(bounds.size, of: child, in: proposal).point(alignment)
        let other = ViewDimensions(layer.size(offered), of: layer, in: offered).point(alignment)
        // Computing the difference first gives a layer that fills the view exactly the view's frame.
        layer.place(at: Point(x: bounds.minX + (own.x - other.x), y: bounds.minY + (own.y - other.y)), offered)
    }
}
