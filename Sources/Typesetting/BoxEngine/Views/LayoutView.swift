import BoxDrawing

/// A container: a layout and its content.
struct LayoutView<L: Layout, Content: View>: View, PrimitiveView {
    let layout: L
    let content: Content

    func _makeBoxes(_ context: inout BoxContext) {
        let outer = context.orientation
        context.orientation =
            (layout as? FlowLayout)?.axis ?? (layout as? AnyLayout)?.orientation
            ?? L.layoutProperties.stackOrientation
        let isGrid = (layout as? AnyLayout)?.isGrid ?? (layout is GridLayout)
        let children = context.children(content, of: L.self, gridRow: isGrid ? 0 : nil)
        context.orientation = outer
        context.boxes.append(LayoutBox(layout, children, context))
    }
}
