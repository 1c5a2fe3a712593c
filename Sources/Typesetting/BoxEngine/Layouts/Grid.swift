import BoxDrawing

/// A container of rows and columns: a column is as wide as its widest cell, a row as high as its highest.
///
/// A child that is a ``GridRow`` holds the cells of a row; any other child is a row of its own, across all columns,
/// and makes the grid wider if it needs more width than they have. Columns whose cells can grow share the width offered
/// as the children of a stack do.
///
/// ```swift
/// Grid(alignment: .leading) {
///     GridRow { Text("Swift"); Text("42") }
///     Divider().gridCellUnsizedAxes(.horizontal)
///     GridRow { Text("Rust"); Text("30") }
/// }
/// ```
public struct Grid<Content: View>: View {
    private let layout: GridLayout
    private let content: Content

    /// Creates a grid.
    /// - Parameters:
    ///   - alignment: the place of a cell that is smaller than its column and its row.
    ///   - horizontalSpacing: the distance between columns; nil for the one that their cells prefer.
    ///   - verticalSpacing: the distance between rows; nil for the one that their cells prefer.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }

    public var body: some View { layout { content } }
}

/// The cells of a row in a ``Grid``; outside a grid they are children like any other.
public struct GridRow<Content: View>: View, PrimitiveView {
    private let alignment: VerticalAlignment?
    private let content: Content

    /// Creates a row.
    /// - Parameter alignment: the guide at which the cells of the row are aligned; nil for the grid's own.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    public func _makeBoxes(_ context: inout BoxContext) {
        let first = context.boxes.count
        let row = context.gridRow
        // A row within a row is cells like any other.
        context.gridRow = nil
        if context.enter(Self.self) { content._makeBoxes(&context) }
        context.leave()
        context.gridRow = row
        guard let row else { return }
        var column = 0
        for cell in context.boxes[first...] {
            var place = cell.gridCell
            (place.row, place.column, place.rowAlignment) = (row, column, alignment)
            // More columns than this are a mistake, and would cost as much memory as they are many.
            let span = min(max(1, place.span ?? 1), GridCell.mostColumns - min(column, GridCell.mostColumns - 1))
            place.span = span
            column += span
            cell.gridCell = place
        }
        context.gridRow = row + 1
    }
}

extension View {
    /// Puts the view across several columns of a ``Grid``; a number below 1 counts as 1.
    public func gridCellColumns(_ count: Int) -> MarkedView<Self> { gridCell { $0.span = max(1, count) } }

    /// Aligns the cells of the view's column in a ``Grid`` at a guide, whatever the grid says.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> MarkedView<Self> {
        gridCell { $0.columnAlignment = guide }
    }

    /// Places the view at a point of its cell in a ``Grid``, whatever the grid says.
    public func gridCellAnchor(_ anchor: UnitPoint) -> MarkedView<Self> { gridCell { $0.anchor = anchor } }

    /// Lets the view take the size of its cell in a ``Grid`` along some axes, but not decide it.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> MarkedView<Self> {
        gridCell { $0.unsized.formUnion(axes) }
    }

    private func gridCell(_ change: @escaping (inout GridCell) -> Void) -> MarkedView<Self> {
        ModifiedView(self, "MarkedView") { box in
            var cell = box.gridCell
            change(&cell)
            return MarkedBox(box, .value(ObjectIdentifier(GridCell.self), cell))
        }
    }
}

/// The place of a cell, and what the views in it say about it.
struct GridCell: LayoutValueKey {
    static let defaultValue = GridCell()
    static let mostColumns = 10_000

    /// The row and the first column; nil for a child that is no part of a ``GridRow``.
    var row, column: Int?
    var span: Int?
    var rowAlignment: VerticalAlignment?
    var columnAlignment: HorizontalAlignment?
    var anchor: UnitPoint?
    /// The axes along which the cell decides no length.
    var unsized: Axis.Set = []
}

extension Box {
    fileprivate var gridCell: GridCell {
        get { values?[ObjectIdentifier(GridCell.self)] as? GridCell ?? GridCell() }
        set { values = (values ?? [:]).merging([ObjectIdentifier(GridCell.self): newValue]) { $1 } }
    }
}
