import BoxDrawing

/// A column of a ``LazyVGrid``, or a row of a ``LazyHGrid``.
public struct GridItem: Sendable {
    /// The way in which a length is found.
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// The tracks are as many as find room without being shorter than the minimum.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: Size
    /// The distance to the next track; nil is 8.
    public var spacing: CGFloat?
    /// The place of a cell in its track; nil for the grid's own.
    public var alignment: Alignment?

    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
    }
}

/// A grid whose columns are given, and which is filled row by row. It is as wide as it is offered.
public struct LazyVGrid<Content: View>: View {
    private let layout: LazyGridLayout
    private let content: Content

    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        layout = LazyGridLayout(
            axis: .vertical, items: columns, alignment: Alignment(horizontal: alignment, vertical: .center),
            spacing: spacing ?? ViewSpacing.defaultDistance)
        self.content = content()
    }

    public var body: some View { layout { content } }
}

/// A grid whose rows are given, and which is filled column by column. It is as high as it is offered.
public struct LazyHGrid<Content: View>: View {
    private let layout: LazyGridLayout
    private let content: Content

    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        layout = LazyGridLayout(
            axis: .horizontal, items: rows, alignment: Alignment(horizontal: .center, vertical: alignment),
            spacing: spacing ?? ViewSpacing.defaultDistance)
        self.content = content()
    }

    public var body: some View { layout { content } }
}

/// A ``VStack`` that is as wide as it is offered. All of its children are made.
public struct LazyVStack<Content: View>: View {
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let content: Content

    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        (self.alignment, self.spacing) = (alignment, spacing)
        self.content = content()
    }

    public var body: some View {
        VStackLayout(alignment: alignment, spacing: spacing) { content }
            .frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
    }
}

/// An ``HStack`` that is as high as it is offered. All of its children are made.
public struct LazyHStack<Content: View>: View {
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let content: Content

    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        (self.alignment, self.spacing) = (alignment, spacing)
        self.content = content()
    }

    public var body: some View {
        HStackLayout(alignment: alignment, spacing: spacing) { content }
            .frame(maxHeight: .infinity, alignment: Alignment(horizontal: .center, vertical: alignment))
    }
}

/// The headers and footers that stay in sight while others scroll. In a drawing nothing scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let sectionHeaders = Self(rawValue: 1)
    public static let sectionFooters = Self(rawValue: 2)
}

/// The layout of a lazy grid: cells of given tracks, line after line along an axis.
struct LazyGridLayout: MergingLayout {
    /// The axis along which lines follow each other.
    let axis: Axis
    let items: [GridItem]
    let alignment: Alignment
    /// The distance between lines.
    let spacing: CGFloat

    var viewName: String { axis == .vertical ? "LazyVGrid" : "LazyHGrid" }

    private struct Track {
        var start: CGFloat
        var length: CGFloat
        var alignment: Alignment?
    }

    private struct Line {
        /// The children in the line.
        var children: Range<Int>
        var length: CGFloat
        /// Whether a header or a footer has the line for itself.
        var isWhole: Bool
    }

    private struct Lines {
        var tracks: [Track]
        var lines: [Line]
        /// The length of all tracks with the distances between them.
        var block: CGFloat
        /// The length of the grid across its axis.
        var breadth: CGFloat
        var total: CGFloat
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let lines = lines(proposal, subviews)
        return CGSize(along: axis, lines.total, across: lines.breadth)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let lines = lines(proposal, subviews)
        for child in subviews { child.box.isOmitted = lines.tracks.isEmpty }
        // The tracks stand in the middle of a broader grid, or at the side that the alignment names.
        let room = ViewDimensions(CGSize(along: axis, lines.total, across: bounds.size[axis.across])).point(alignment)
        let block = ViewDimensions(CGSize(along: axis, lines.total, across: lines.block)).point(alignment)
        let shift = axis == .vertical ? room.x - block.x : room.y - block.y
        let whole = Track(start: -shift, length: bounds.size[axis.across])
        var position: CGFloat = 0
        for line in lines.lines {
            for index in line.children {
                let track = line.isWhole ? whole : lines.tracks[index - line.children.lowerBound]
                let corner =
                    axis == .vertical
                    ? Point(x: shift + track.start, y: position) : Point(x: position, y: shift + track.start)
                place(subviews[index], in: track, line.length, at: bounds.origin + corner)
            }
            position += line.length + spacing
        }
    }

    /// Places a child in a cell of a line, whose length is known, and offers it that length if it fills it.
    private func place(_ child: LayoutSubview, in track: Track, _ length: CGFloat, at corner: Point) {
        let cell = CGSize(along: axis, length, across: track.length)
        let offer = ProposedViewSize(along: axis, nil, across: track.length)
        let filled = ProposedViewSize(cell)
        let isFilling = child.sizeThatFits(offer)[axis] < length
        let offered = isFilling && child.sizeThatFits(filled)[axis] == length ? filled : offer
        child.place(
            at: corner + child.box.origin(in: cell, offered, track.alignment ?? alignment), proposal: offered)
    }

    private func lines(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Lines {
        let tracks = tracks(proposal[axis.across])
        let block = tracks.last.map { $0.start + $0.length } ?? 0
        let offered = proposal[axis.across].flatMap { $0 < .infinity ? $0 : nil }
        let breadth = max(offered ?? 0, block)
        guard !tracks.isEmpty else { return Lines(tracks: [], lines: [], block: 0, breadth: breadth, total: 0) }
        var lines: [Line] = []
        var section: Int?
        for (index, child) in subviews.enumerated() {
            let part = child.box.section
            let isWhole = part.map { $0.role != .content } ?? false
            if let last = lines.last, !isWhole, !last.isWhole, last.children.count < tracks.count,
                part?.section == section
            {
                lines[lines.count - 1].children = last.children.lowerBound..<index + 1
            } else {
                lines.append(Line(children: index..<index + 1, length: 0, isWhole: isWhole))
            }
            section = part?.section
            let across = isWhole ? breadth : tracks[index - lines[lines.count - 1].children.lowerBound].length
            let length = child.sizeThatFits(ProposedViewSize(along: axis, nil, across: across))[axis]
            lines[lines.count - 1].length = max(lines[lines.count - 1].length, length)
        }
        let gaps = spacing * CGFloat(max(0, lines.count - 1))
        return Lines(
            tracks: tracks, lines: lines, block: block, breadth: breadth, total: lines.reduce(gaps) { $0 + $1.length })
    }

    /// Returns the tracks: the fixed ones take their length, the others from first to last an equal share of the rest
    /// within their bounds.
    private func tracks(_ offered: CGFloat?) -> [Track] {
        let gaps = items.dropLast().map { $0.spacing ?? ViewSpacing.defaultDistance }
        var fixed: CGFloat = 0
        var open = 0
        for item in items {
            if case .fixed(let length) = item.size { fixed += max(0, length) } else { open += 1 }
        }
        let isOffered = offered.map { $0 < .infinity } ?? false
        var rest = isOffered ? (offered ?? 0) - fixed - gaps.reduce(0, +) : 0
        var tracks: [Track] = []
        var position: CGFloat = 0
        for (index, item) in items.enumerated() {
            let share = open > 0 ? max(0, rest / CGFloat(open)) : 0
            let own = item.spacing ?? ViewSpacing.defaultDistance
            var lengths: [CGFloat]
            switch item.size {
            case .fixed(let length): lengths = [max(0, length)]
            case .flexible(let least, let most):
                lengths = [min(max(isOffered ? share : 0, least), max(least, most))]
            case .adaptive(let least, let most):
                let least = max(least, 1e-3)
                // No more tracks than anybody could see; rounding must not cost one that fits exactly.
                let count =
                    isOffered ? min(10_000, max(1, ((share + own) / (least + own) * (1 + 1e-12)).rounded(.down))) : 1
                let room = (share - (count - 1) * own) / count
                lengths = [CGFloat](
                    repeating: isOffered ? min(max(room, least), max(least, most)) : least, count: Int(count))
            }
            if case .fixed = item.size {
            } else {
                open -= 1
                rest -= lengths.reduce(CGFloat(lengths.count - 1) * own, +)
            }
            for (number, length) in lengths.enumerated() {
                tracks.append(Track(start: position, length: length, alignment: item.alignment))
                position += length + (number + 1 < lengths.count || index < gaps.count ? own : 0)
            }
        }
        return tracks
    }
}
