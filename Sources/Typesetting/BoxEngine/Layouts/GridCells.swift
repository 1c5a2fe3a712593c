import BoxDrawing

/// The cells of a grid, by rows and by columns; they do not depend on what the grid is offered.
struct GridCells {
    struct Cell {
        let child: LayoutSubview
        let place: GridCell

        /// The number of columns; nil for all of them.
        var span: Int? { place.column == nil ? nil : place.span ?? 1 }

        func columns(of count: Int) -> Range<Int> {
            guard let column = place.column else { return 0..<count }
            return column..<min(count, column + (place.span ?? 1))
        }
    }

    struct Column {
        /// The cells of this column alone.
        var cells: [LayoutSubview] = []
        /// Those of them that decide its width.
        var sized: [LayoutSubview] = []
        var priority = 0.0
        var alignment: HorizontalAlignment?
    }

    private(set) var rows: [[Cell]] = []
    private(set) var columns: [Column] = []

    init(_ children: LayoutSubviews) {
        var last: Int?
        for child in children {
            let cell = Cell(child: child, place: child[GridCell.self])
            if let row = cell.place.row, row == last {
                rows[rows.count - 1].append(cell)
            } else {
                rows.append([cell])
            }
            last = cell.place.row
            add(cell)
        }
    }

    private mutating func add(_ cell: Cell) {
        guard let column = cell.place.column else { return }
        let end = column + (cell.place.span ?? 1)
        while columns.count < end { columns.append(Column()) }
        if let guide = cell.place.columnAlignment, columns[column].alignment == nil {
            columns[column].alignment = guide
        }
        guard cell.place.span ?? 1 == 1 else { return }
        let priority = cell.child.priority
        columns[column].priority =
            columns[column].cells.isEmpty ? priority : max(columns[column].priority, priority)
        if cell.place.anchor == nil { columns[column].cells.append(cell.child) }
        if !cell.place.unsized.contains(.horizontal) { columns[column].sized.append(cell.child) }
    }

    /// Returns the distances between columns or rows: `spacing`, or the largest that two cells prefer that meet there.
    func gaps(along axis: Axis, _ spacing: CGFloat?) -> [CGFloat] {
        let count = max(0, (axis == .horizontal ? columns.count : rows.count) - 1)
        if let spacing { return [CGFloat](repeating: spacing, count: count) }
        var gaps = [CGFloat?](repeating: nil, count: count)
        func meet(_ one: Cell, _ other: Cell, at gap: Int) {
            let distance = one.child.spacing.distance(to: other.child.spacing, along: axis)
            gaps[gap] = max(gaps[gap] ?? distance, distance)
        }
        if axis == .horizontal {
            for row in rows {
                for (one, other) in zip(row, row.dropFirst()) {
                    guard let column = other.place.column, column > 0 else { continue }
                    meet(one, other, at: column - 1)
                }
            }
        } else {
            for (number, (upper, lower)) in zip(rows, rows.dropFirst()).enumerated() {
                var next = 0
                for cell in upper {
                    let range = cell.columns(of: max(1, columns.count))
                    // The cells of the lower row that begin before this one's end and end behind its beginning.
                    while next < lower.count,
                        lower[next].columns(of: max(1, columns.count)).upperBound <= range.lowerBound
                    {
                        next += 1
                    }
                    var index = next
                    while index < lower.count,
                        lower[index].columns(of: max(1, columns.count)).lowerBound < range.upperBound
                    {
                        meet(cell, lower[index], at: number)
                        index += 1
                    }
                }
            }
        }
        return gaps.map { $0 ?? ViewSpacing.defaultDistance }
    }
}
