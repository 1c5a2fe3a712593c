import BoxLayout
import Testing

/// Tags in rows, the rows in a cache.
private struct TagFlow: Layout {
    var spacing: CGFloat = 10
    var alignment: HorizontalAlignment = .leading

    struct Row {
        var indices: [Int] = []
        var width: CGFloat = 0
        var height: CGFloat = 0
    }

    struct CacheData {
        let sizes: [CGSize]
        var rows: [Row] = []
        var width: CGFloat?
    }

    func makeCache(subviews: Subviews) -> CacheData {
        CacheData(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
    }

    func updateCache(_ cache: inout CacheData, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData) -> CGSize {
        arrange(in: proposal.width ?? .infinity, &cache)
        let height = cache.rows.map(\.height).reduce(0, +) + CGFloat(max(0, cache.rows.count - 1)) * spacing
        return CGSize(width: cache.rows.map(\.width).max() ?? 0, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData) {
        arrange(in: bounds.width, &cache)
        var origin = bounds.origin
        for row in cache.rows {
            origin.x = bounds.minX
            if alignment == .trailing { origin.x = bounds.maxX - row.width }
            for index in row.indices {
                let size = cache.sizes[index]
                subviews[index].place(
                    at: CGPoint(x: origin.x, y: origin.y + (row.height - size.height) / 2),
                    proposal: ProposedViewSize(size))
                origin.x += size.width + spacing
            }
            origin.y += row.height + spacing
        }
    }

    private func arrange(in width: CGFloat, _ cache: inout CacheData) {
        guard cache.width != width else { return }
        cache.width = width
        cache.rows = [Row()]
        for (index, size) in cache.sizes.enumerated() {
            var row = cache.rows.removeLast()
            if !row.indices.isEmpty, row.width + spacing + size.width > width {
                cache.rows.append(row)
                row = Row()
            }
            row.width += size.width + (row.indices.isEmpty ? 0 : spacing)
            row.height = max(row.height, size.height)
            row.indices.append(index)
            cache.rows.append(row)
        }
    }
}

/// Columns of one width; the next child goes to the shortest.
private struct Masonry: Layout {
    let columns: Int
    let spacing: Double

    init(columns: Int = 2, spacing: Double = 0) {
        self.columns = max(1, columns)
        self.spacing = spacing
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGRect]) -> CGSize {
        let width = proposal.replacingUnspecifiedDimensions().width
        cache = frames(subviews, width)
        return CGSize(width: width, height: cache.map(\.maxY).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGRect]) {
        if cache.isEmpty { cache = frames(subviews, bounds.width) }
        for (subview, frame) in zip(subviews, cache) {
            let frame = frame.offsetBy(dx: bounds.minX, dy: bounds.minY)
            subview.place(at: frame.origin, anchor: .topLeading, proposal: .init(frame.size))
        }
    }

    func makeCache(subviews: Subviews) -> [CGRect] { [] }

    private func frames(_ subviews: Subviews, _ width: CGFloat) -> [CGRect] {
        let cell = (width - CGFloat(columns - 1) * spacing) / CGFloat(columns)
        var heights = Array(repeating: CGFloat.zero, count: columns)
        return subviews.map { subview in
            let column = heights.indices.min { heights[$0] < heights[$1] }!
            let size = subview.sizeThatFits(ProposedViewSize(width: cell, height: nil))
            defer { heights[column] += size.height + spacing }
            return CGRect(
                origin: CGPoint(x: CGFloat(column) * (cell + spacing), y: heights[column]),
                size: CGSize(width: cell, height: size.height))
        }
    }
}

@Suite struct CustomFlowTests {
    //  0     30 40   60          width 70
    //  │  a  │  │ b  │   30 + 10 + 20
    //  │   c    │ 50
    @Test(
        arguments: [(HorizontalAlignment.leading, 0.0), (.trailing, 10)] as [(HorizontalAlignment, CGFloat)])
    func tagsStandInRows(alignment: HorizontalAlignment, x: CGFloat) throws {
        let drawing = try draw(70) {
            TagFlow(alignment: alignment) {
                box("a", 30, 10)
                box("b", 20, 20)
                box("c", 50, 10)
            }
        }
        #expect(drawing.size == CGSize(width: 60, height: 40))
        #expect(drawing["a"] == rect(0, 5, 30, 10) && drawing["b"] == rect(40, 0, 20, 20))
        #expect(drawing["c"] == rect(x, 30, 50, 10))
    }

    @Test func itsCacheIsMadeOnce() throws {
        let record = Record()
        _ = try draw(70) {
            HStack {
                TagFlow {
                    Leaf(record, 30, 10)()
                    Leaf(record, 30, 10)()
                }
                box("b", 10, 10)
            }
        }
        #expect(record.proposals.filter { $0 == .unspecified }.count == 2)
    }

    //  Columns of 45, 10 apart.
    //  0     45 55   100
    //  │ a 10│  │ b 30│
    //  │ c 10│  │     │
    //  │ d 10│  └─────┘
    @Test func theShortestColumnIsNext() throws {
        let drawing = try draw(110) {
            VStack(spacing: 0) {
                box("above", 20, 5)
                Masonry(columns: 2, spacing: 10) {
                    ForEach([10, 50, 10, 10], id: \.self) { height in
                        Rectangle().frame(height: CGFloat(height)).id("cell")
                    }
                }
                .padding(.horizontal, 5)
            }
        }
        #expect(
            drawing.frames(of: "cell") == [
                rect(5, 5, 45, 10), rect(60, 5, 45, 50), rect(5, 25, 45, 10), rect(5, 45, 45, 10),
            ])
        #expect(drawing.size == CGSize(width: 110, height: 55))
    }
}
