import BoxDrawing

/// The layout of a ``Grid``, whose children carry their row and column.
public struct GridLayout: MergingLayout, Sendable {
    public var alignment: Alignment
    /// The distance between columns; nil for the largest that two neighbouring cells prefer.
    public var horizontalSpacing: CGFloat?
    /// The distance between rows; nil for the largest that two neighbouring cells prefer.
    public var verticalSpacing: CGFloat?

    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        (self.alignment, self.horizontalSpacing) = (alignment, horizontalSpacing)
        self.verticalSpacing = verticalSpacing
    }

    var viewName: String { "Grid" }

    public func makeCache(subviews: Subviews) -> Cache { Cache(cells: GridCells(subviews)) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        tracks(proposal, &cache).size
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        let tracks = tracks(proposal, &cache)
        let xs = tracks.starts(tracks.columns, tracks.columnGaps)
        let ys = tracks.starts(tracks.rows, tracks.rowGaps)
        for (number, cells) in cache.cells.rows.enumerated() {
            let row = tracks.rows[number]
            for (cell, offer) in zip(cells, tracks.offers[number]) {
                let columns = cell.columns(of: tracks.columns.count)
                let size = CGSize(
                    width: columns.isEmpty ? tracks.size.width : tracks.width(of: columns), height: row.length)
                let corner = bounds.origin + Point(x: columns.isEmpty ? 0 : xs[columns.lowerBound], y: ys[number])
                if let anchor = cell.place.anchor {
                    let point = CGRect(origin: corner, size: size).point(at: anchor)
                    cell.child.place(at: point, anchor: anchor, proposal: offer)
                    continue
                }
                let alignment = Alignment(
                    horizontal: columnAlignment(cell, cache.cells),
                    vertical: cell.place.rowAlignment ?? alignment.vertical)
                var origin = cell.child.box.origin(in: size, offer, alignment)
                let guides = cell.child.dimensions(in: offer).point(alignment)
                if columns.count == 1, let line = tracks.columns[columns.lowerBound].line {
                    origin.x = line - guides.x
                }
                if let line = row.line { origin.y = line - guides.y }
                cell.child.place(at: corner + origin, proposal: offer)
            }
        }
    }

    private func columnAlignment(_ cell: GridCells.Cell, _ cells: GridCells) -> HorizontalAlignment {
        cell.place.column.flatMap { cells.columns[$0].alignment } ?? alignment.horizontal
    }

    /// The cells, and the tracks for the last proposal.
    public struct Cache {
        fileprivate let cells: GridCells
        fileprivate var tracks: GridTracks?
    }

    private func tracks(_ proposal: ProposedViewSize, _ cache: inout Cache) -> GridTracks {
        if let known = cache.tracks, known.proposal == proposal { return known }
        let cells = cache.cells
        var tracks = GridTracks(proposal: proposal)
        tracks.columnGaps = cells.gaps(along: .horizontal, horizontalSpacing)
        tracks.rowGaps = cells.gaps(along: .vertical, verticalSpacing)
        setColumns(&tracks, cells)
        setRows(&tracks, cells)
        cache.tracks = tracks
        return tracks
    }

    // MARK: Columns

    private func setColumns(_ tracks: inout GridTracks, _ cells: GridCells) {
        let offered = tracks.proposal.width
        func widest(_ column: Int, _ width: CGFloat?) -> CGFloat {
            cells.columns[column].sized
                .map { $0.sizeThatFits(ProposedViewSize(width: width, height: nil)).width }.max() ?? 0
        }
        let widths = share(offered, cells.columns.map(\.priority), tracks.columnGaps, widest)
        tracks.columns = widths.map { GridTrack(offer: $0, length: $0) }
        var free: CGFloat = 0
        for cell in cells.rows.joined() where cell.span != 1 && !cell.place.unsized.contains(.horizontal) {
            let columns = cell.columns(of: tracks.columns.count)
            guard !columns.isEmpty else {
                let width = cell.child.sizeThatFits(ProposedViewSize(width: offered, height: nil)).width
                free = max(free, width)
                continue
            }
            let present = tracks.width(of: columns)
            // What the other columns leave.
            let room = offered.map { max(present, $0 - (tracks.totalWidth - present)) }
            let extra = cell.child.sizeThatFits(ProposedViewSize(width: room, height: nil)).width - present
            guard extra > 0, extra < .infinity || present == 0 || offered == .infinity else { continue }
            for column in columns {
                tracks.columns[column].offer += extra / CGFloat(columns.count)
                tracks.columns[column].length = tracks.columns[column].offer
            }
        }
        for column in tracks.columns.indices {
            let width = tracks.columns[column].offer
            tracks.columns[column] = track(
                width, cells.columns[column].cells.map { ($0, ProposedViewSize(width: width, height: nil)) },
                (cells.columns[column].alignment ?? alignment.horizontal).key)
        }
        tracks.size.width = tracks.columns.isEmpty ? free : tracks.totalWidth
    }

    // MARK: Rows

    /// Sets the rows, and the sizes that their cells are offered. If no height was offered, the highest cells keep
    /// their answers, as in a stack, and the others are offered the height of the row.
    private func setRows(_ tracks: inout GridTracks, _ cells: GridCells) {
        let rows = cells.rows
        let offered = tracks.proposal.height
        let widths = rows.map { row in row.map { tracks.offeredWidth(of: $0) } }
        func highest(_ row: Int, _ height: CGFloat?) -> CGFloat {
            zip(rows[row], widths[row]).filter { !$0.0.place.unsized.contains(.vertical) }.map { cell, width in
                cell.child.sizeThatFits(ProposedViewSize(width: width, height: height)).height
            }.max() ?? 0
        }
        let heights = share(
            offered, rows.map { $0.map(\.child.priority).max() ?? 0 }, tracks.rowGaps, highest)
        for (number, row) in rows.enumerated() {
            let offers = zip(row, widths[number]).map { cell, width in
                let filled = ProposedViewSize(width: width, height: heights[number])
                guard offered == nil, !cell.place.unsized.contains(.vertical) else { return filled }
                let measured = ProposedViewSize(width: width, height: nil)
                return cell.child.filling(heights[number], across: .horizontal, measured) ?? measured
            }
            tracks.offers.append(offers)
            let key = (row.first?.place.rowAlignment ?? alignment.vertical).key
            tracks.rows.append(
                track(heights[number], zip(row, offers).filter { $0.0.place.anchor == nil }.map { ($0.child, $1) }, key)
            )
        }
        tracks.size.height =
            tracks.rows.reduce(0) { $0 + $1.length } + tracks.rowGaps.reduce(0, +)
    }

    // MARK: Tracks

    /// Returns a column or a row for its cells. If no cell sets the guide, the cells are aligned with the track itself,
    /// otherwise with each other, as in a stack.
    private func track(
        _ offer: CGFloat, _ cells: [(child: LayoutSubview, offer: ProposedViewSize)], _ key: AlignmentKey
    ) -> GridTrack {
        var track = GridTrack(offer: offer, length: offer)
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

    /// Returns the lengths of columns or rows, shared out as a stack shares its length among its children.
    private func share(
        _ offered: CGFloat?, _ priorities: [Double], _ gaps: [CGFloat], _ measure: (Int, CGFloat?) -> CGFloat
    ) -> [CGFloat] {
        guard let offered, offered < .infinity else { return priorities.indices.map { measure($0, offered) } }
        let rest = offered - gaps.reduce(0, +)
        guard rest > 0 else { return priorities.indices.map { measure($0, 0) } }
        let claims = priorities.enumerated().map { index, priority in
            LengthClaim(priority: priority, least: measure(index, 0), most: measure(index, .infinity))
        }
        return shareLength(rest, among: claims) { measure($0, $1) }.map(\.taken)
    }
}

/// A column or a row.
private struct GridTrack {
    /// The length that the cells are offered.
    var offer: CGFloat
    /// The position of the guide that the cells share, if one of them sets it.
    var line: CGFloat?
    /// The length that the cells take once they are aligned.
    var length: CGFloat
}

private struct GridTracks {
    var proposal: ProposedViewSize
    var columns: [GridTrack] = []
    var rows: [GridTrack] = []
    var columnGaps: [CGFloat] = []
    var rowGaps: [CGFloat] = []
    /// The size that each cell is offered, row by row.
    var offers: [[ProposedViewSize]] = []
    var size: CGSize = .zero

    init(proposal: ProposedViewSize) { self.proposal = proposal }

    var totalWidth: CGFloat { width(of: columns.indices) }

    func width(of range: Range<Int>) -> CGFloat {
        range.isEmpty
            ? 0 : range.reduce(0) { $0 + columns[$1].length } + columnGaps[range.dropLast()].reduce(0, +)
    }

    func offeredWidth(of cell: GridCells.Cell) -> CGFloat {
        let range = cell.columns(of: columns.count)
        if range.isEmpty { return size.width }
        return range.count == 1 ? columns[range.lowerBound].offer : width(of: range)
    }

    /// Returns the beginning of each track, measured from that of the grid.
    func starts(_ tracks: [GridTrack], _ gaps: [CGFloat]) -> [CGFloat] {
        var starts: [CGFloat] = []
        var position: CGFloat = 0
        for (index, track) in tracks.enumerated() {
            starts.append(position)
            position += track.length + (index < gaps.count ? gaps[index] : 0)
        }
        return starts
    }
}
