/// Rows and columns: a column is as wide as its widest cell, a row as high as its highest.
///
/// A child that is a ``GridRow`` holds the cells of a row; any other child is a row of its own, across all columns.
/// Flexible columns share what is offered as the children of a stack do.
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
        let outer = (context.gridRow, context.orientation)
        (context.gridRow, context.orientation) = (0, nil)
        let cells = context.children(of: Self.self) { content._makeBoxes(&$0) }
        (context.gridRow, context.orientation) = outer
        context.boxes.append(LayoutBox(layout, cells, context.pass))
    }
}

/// The cells of a row in a ``Grid``; elsewhere children like any other.
public struct GridRow<Content: View>: View, PrimitiveView {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public func _makeBoxes(_ context: inout BoxContext) {
        let first = context.boxes.count
        let row = context.gridRow
        // A grid inside a cell counts its own rows.
        context.descend(into: Self.self) { content._makeBoxes(&$0) }
        guard let row else { return }
        for (column, cell) in context.boxes[first...].enumerated() {
            cell.values = (cell.values ?? [:]).merging([ObjectIdentifier(GridCell.self): GridCell(row, column)]) { $1 }
        }
        context.gridRow = row + 1
    }
}

/// Where a cell stands.
private struct GridCell: LayoutValueKey {
    static let defaultValue: GridCell? = nil

    let row, column: Int

    init(_ row: Int, _ column: Int) { (self.row, self.column) = (row, column) }
}

private struct GridLayout: MergingLayout {
    let alignment: Alignment
    let columnSpacing: CGFloat
    let rowSpacing: CGFloat

    /// A cell, or a child that stands across all columns.
    private struct Cell {
        let child: LayoutSubview
        let column: Int?
    }

    struct Tracks {
        var proposal: ProposedViewSize
        var widths: [CGFloat] = []
        var heights: [CGFloat] = []
        var size: CGSize = .zero
    }

    func makeCache(subviews: Subviews) -> Tracks? { nil }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Tracks?) -> CGSize {
        tracks(subviews, proposal, &cache).size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Tracks?) {
        let tracks = tracks(subviews, proposal, &cache)
        var y = bounds.minY
        for (cells, height) in zip(rows(of: subviews), tracks.heights) {
            for cell in cells {
                let column = cell.column ?? 0
                let x = tracks.widths[..<column].reduce(0) { $0 + $1 + columnSpacing }
                let width = cell.column.map { tracks.widths[$0] } ?? tracks.size.width
                let size = CGSize(width: width, height: height)
                let offer = ProposedViewSize(size)
                let origin = cell.child.box.origin(in: size, offer, alignment)
                cell.child.place(at: Point(x: bounds.minX + x + origin.x, y: y + origin.y), proposal: offer)
            }
            y += height + rowSpacing
        }
    }

    private func rows(of children: Subviews) -> [[Cell]] {
        var rows: [[Cell]] = []
        var last: Int?
        for child in children {
            let place = child[GridCell.self]
            if let place, place.row == last {
                rows[rows.count - 1].append(Cell(child: child, column: place.column))
            } else {
                rows.append([Cell(child: child, column: place?.column)])
            }
            last = place?.row
        }
        return rows
    }

    private func tracks(_ children: Subviews, _ proposal: ProposedViewSize, _ cache: inout Tracks?) -> Tracks {
        if let cache, cache.proposal == proposal { return cache }
        var tracks = Tracks(proposal: proposal)
        let rows = rows(of: children)
        tracks.widths = widths(rows, proposal.width)
        tracks.size.width = total(tracks.widths, columnSpacing)
        // What stands across all columns makes none of them wider.
        if tracks.widths.isEmpty {
            tracks.size.width =
                children.map { $0.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)).width }.max() ?? 0
        }
        tracks.heights = heights(rows, tracks, proposal.height)
        tracks.size.height = total(tracks.heights, rowSpacing)
        cache = tracks
        return tracks
    }

    private func total(_ lengths: [CGFloat], _ spacing: CGFloat) -> CGFloat {
        lengths.isEmpty ? 0 : lengths.reduce(CGFloat(lengths.count - 1) * spacing, +)
    }

    private func widths(_ rows: [[Cell]], _ offered: CGFloat?) -> [CGFloat] {
        var columns: [[LayoutSubview]] = []
        for cell in rows.joined() {
            guard let column = cell.column else { continue }
            if column >= columns.count { columns.append([]) }
            columns[column].append(cell.child)
        }
        func widest(_ column: Int, _ width: CGFloat?) -> CGFloat {
            columns[column].map { $0.sizeThatFits(ProposedViewSize(width: width, height: nil)).width }.max() ?? 0
        }
        return share(offered, columns.map { $0.map(\.priority).max() ?? 0 }, columnSpacing, widest)
    }

    private func heights(_ rows: [[Cell]], _ tracks: Tracks, _ offered: CGFloat?) -> [CGFloat] {
        func highest(_ row: Int, _ height: CGFloat?) -> CGFloat {
            rows[row].map { cell in
                let width = cell.column.map { tracks.widths[$0] } ?? tracks.size.width
                return cell.child.sizeThatFits(ProposedViewSize(width: width, height: height)).height
            }
            .max() ?? 0
        }
        return share(offered, rows.map { $0.map(\.child.priority).max() ?? 0 }, rowSpacing, highest)
    }

    /// The lengths of columns or rows, shared as a stack shares its length among its children.
    private func share(
        _ offered: CGFloat?, _ priorities: [Double], _ spacing: CGFloat, _ measure: (Int, CGFloat?) -> CGFloat
    ) -> [CGFloat] {
        guard let offered, offered < .infinity else { return priorities.indices.map { measure($0, offered) } }
        let rest = offered - CGFloat(max(0, priorities.count - 1)) * spacing
        guard rest > 0 else { return priorities.indices.map { measure($0, 0) } }
        let claims = priorities.enumerated().map { index, priority in
            LengthClaim(priority: priority, least: measure(index, 0), most: measure(index, .infinity))
        }
        return shareLength(rest, among: claims) { measure($0, $1) }.map(\.taken)
    }
}
