/// A container of rows and columns: a column is as wide as its widest cell, a row as high as its highest.
///
/// A child that is a ``GridRow`` holds the cells of a row; any other child is a row of its own, across all columns.
/// Columns whose cells can grow share the width offered as the children of a stack do.
///
/// ```swift
/// Grid(alignment: .leading) {
///     GridRow { Text("Swift"); Text("42") }
///     Divider()
///     GridRow { Text("Rust"); Text("30") }
/// }
/// ```
public struct Grid<Content: View>: View, PrimitiveView {
    private let layout: GridLayout
    private let content: Content

    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, columnSpacing: horizontalSpacing ?? ViewSpacing.defaultDistance,
            rowSpacing: verticalSpacing ?? ViewSpacing.defaultDistance)
        self.content = content()
    }

    public func _makeBoxes(_ context: inout BoxContext) {
        let outer = context.orientation
        context.orientation = nil
        let cells = context.children(content, of: Self.self, gridRow: 0)
        context.orientation = outer
        context.boxes.append(LayoutBox(layout, cells, context.pass))
    }
}

/// The cells of a row in a ``Grid``; outside a grid they are children like any other.
public struct GridRow<Content: View>: View, PrimitiveView {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public func _makeBoxes(_ context: inout BoxContext) {
        let first = context.boxes.count
        let row = context.gridRow
        if context.enter(Self.self) { content._makeBoxes(&context) }
        context.leave()
        guard let row else { return }
        for (column, cell) in context.boxes[first...].enumerated() {
            cell.values = (cell.values ?? [:]).merging([ObjectIdentifier(GridCell.self): GridCell(row, column)]) { $1 }
        }
        context.gridRow = row + 1
    }
}
