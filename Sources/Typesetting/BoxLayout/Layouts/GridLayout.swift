/// The layout of a ``Grid``, whose children carry their row and column.
struct GridLayout: MergingLayout {
    let alignment: Alignment
    let columnSpacing: CGFloat
    let rowSpacing: CGFloat

    /// A child in one column, or across all columns.
    private struct Cell {
        let child: LayoutSubview
        let column: Int?
    }

    /// A column or a row.
    struct Track {
        /// The length that the cells are offered.
        var offer: CGFloat
        /// The position of the guide that the cells share, if one of them sets it.
        var line: CGFloat?
        /// The length that the cells take once they are aligned.
        var length: CGFloat
    }

    struct Tracks {
        var proposal: ProposedViewSize
        var columns: [Track] = []
        var rows: [Track] = []
        /// The size that each cell is offered, row by row.
        var offers: [[ProposedViewSize]] = []
        var size: CGSize = .zero
    }

    var viewName: String { "Grid" }

    func makeCache(subviews: Subviews) -> Tracks? { nil }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Tracks?) -> CGSize {
        tracks(subviews, proposal, &cache).size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Tracks?) {
        let tracks = tracks(subviews, proposal, &cache)
        var starts = [bounds.minX]
        for column in tracks.columns { starts.append(starts[starts.count - 1] + column.length + columnSpacing) }
        var y = bounds.minY
        for (number, cells) in rows(of: subviews).enumerated() {
            let row = tracks.rows[number]
            for (cell, offer) in zip(cells, tracks.offers[number]) {
                let x = starts[cell.column ?? 0]
                let column = cell.column.map { tracks.columns[$0] }
                let size = CGSize(width: column?.length ?? tracks.size.width, height: row.length)
                var origin = cell.child.box.origin(in: size, offer, alignment)
                let guides = cell.child.dimensions(in: offer).point(alignment)
                if let line = column?.line { origin.x = line - guides.x }
                if let line = row.line { origin.y = line - guides.y }
                cell.child.place(at: Point(x: x + origin.x, y: y + origin.y), proposal: offer)
            }
            y += row.length + rowSpacing
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
        tracks.columns = columns(rows, proposal.width)
        tracks.size.width = total(tracks.columns, columnSpacing)
        // A child that covers all columns makes none of them wider.
        if tracks.columns.isEmpty {
            tracks.size.width =
                children.map { $0.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)).width }.max() ?? 0
        }
        (tracks.rows, tracks.offers) = heights(rows, tracks, proposal.height)
        tracks.size.height = total(tracks.rows, rowSpacing)
        cache = tracks
        return tracks
    }

    private func total(_ tracks: [Track], _ spacing: CGFloat) -> CGFloat {
        tracks.isEmpty ? 0 : tracks.reduce(CGFloat(tracks.count - 1) * spacing) { $0 + $1.length }
    }

    /// Returns a column or a row for its cells. If no cell sets the guide, the cells are aligned with the track itself,
    /// otherwise with each other, as in a stack.
    private func track(
        _ offer: CGFloat, _ cells: [(child: LayoutSubview, offer: ProposedViewSize)], _ key: AlignmentKey
    ) -> Track {
        var track = Track(offer: offer, length: offer)
        guard offer < .infinity, cells.contains(where: { $0.child.box.maySet(key) }) else { return track }
        let dimensions = cells.map { $0.child.dimensions(in: $0.offer) }
        guard let line = dimensions.map({ $0[key] }).max(), line.isFinite else { return track }
        track.line = line
        for cell in dimensions {
            track.length = max(
                track.length, line - cell[key] + (key.axis == .horizontal ? cell.width : cell.height))
        }
        return track
    }

    private func columns(_ rows: [[Cell]], _ offered: CGFloat?) -> [Track] {
        var columns: [[LayoutSubview]] = []
        for cell in rows.joined() {
            guard let column = cell.column else { continue }
            if column >= columns.count { columns.append([]) }
            columns[column].append(cell.child)
        }
        func widest(_ column: Int, _ width: CGFloat?) -> CGFloat {
            columns[column].map { $0.sizeThatFits(ProposedViewSize(width: width, height: nil)).width }.max() ?? 0
        }
        let widths = share(offered, columns.map { $0.map(\.priority).max() ?? 0 }, columnSpacing, widest)
        return zip(widths, columns).map { width, column in
            track(width, column.map { ($0, ProposedViewSize(width: width, height: nil)) }, alignment.horizontal.key)
        }
    }

    /// Returns the rows, and the sizes that their cells are offered. If no height was offered, the highest cells keep
    /// their answers, as in a stack, and the others are offered the height of the row.
    private func heights(
        _ rows: [[Cell]], _ tracks: Tracks, _ offered: CGFloat?
    ) -> (rows: [Track], offers: [[ProposedViewSize]]) {
        func offer(_ cell: Cell, _ height: CGFloat?) -> ProposedViewSize {
            ProposedViewSize(width: cell.column.map { tracks.columns[$0].offer } ?? tracks.size.width, height: height)
        }
        func highest(_ row: Int, _ height: CGFloat?) -> CGFloat {
            rows[row].map { $0.child.sizeThatFits(offer($0, height)).height }.max() ?? 0
        }
        let heights = share(offered, rows.map { $0.map(\.child.priority).max() ?? 0 }, rowSpacing, highest)
        let offers = zip(heights, rows).map { height, row in
            row.map { cell in
                guard offered == nil else { return offer(cell, height) }
                let measured = offer(cell, nil)
                return cell.child.filling(height, across: .horizontal, measured) ?? measured
            }
        }
        let tracks = rows.indices.map { row in
            track(heights[row], zip(rows[row], offers[row]).map { ($0.child, $1) }, alignment.vertical.key)
        }
        return (tracks, offers)
    }

    /// Returns the lengths of columns or rows, shared out as a stack shares its length among its children.
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

/// The row and the column of a cell.
struct GridCell: LayoutValueKey {
    static let defaultValue: GridCell? = nil

    let row, column: Int

    init(_ row: Int, _ column: Int) { (self.row, self.column) = (row, column) }
}
