import BoxLayout
import Testing

/// A flow that asks each child for its ideal size once, and keeps the sizes in its cache.
private struct CachedFlow: Layout {
    var spacing: CGFloat = 5
    var lineSpacing: CGFloat = 7

    func makeCache(subviews: Subviews) -> [CGSize] { subviews.map { $0.sizeThatFits(.unspecified) } }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) -> CGSize {
        arrange(cache, in: proposal.width ?? .infinity).size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) {
        let corners = arrange(cache, in: proposal.width ?? .infinity).corners
        for (index, corner) in corners.enumerated() {
            subviews[index].place(
                at: CGPoint(x: bounds.minX + corner.x, y: bounds.minY + corner.y), proposal: .init(cache[index]))
        }
    }

    private func arrange(_ sizes: [CGSize], in width: CGFloat) -> (size: CGSize, corners: [CGPoint]) {
        var (x, y, lineHeight): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        var size = CGSize.zero
        var corners: [CGPoint] = []
        for own in sizes {
            if x > 0, x + own.width > width {
                y += lineHeight + lineSpacing
                (x, lineHeight) = (0, 0)
            }
            corners.append(CGPoint(x: x, y: y))
            lineHeight = max(lineHeight, own.height)
            x += own.width + spacing
            size = CGSize(width: max(size.width, x - spacing), height: y + lineHeight)
        }
        return (size, corners)
    }
}

/// A flow that first makes rows and then aligns each of them in the width offered.
private struct AlignedFlow: Layout {
    var alignment = Alignment.center
    let spacing: CGFloat

    struct Row {
        var items: [(view: LayoutSubview, size: CGSize)] = []
        var width: CGFloat = 0
        var height: CGFloat = 0
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let rows = rows(subviews, proposal.width ?? .infinity)
        return CGSize(
            width: proposal.width ?? rows.map(\.width).max() ?? 0,
            height: rows.map(\.height).reduce(0, +) + spacing * CGFloat(max(0, rows.count - 1)))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY
        for row in rows(subviews, bounds.width) {
            var x = bounds.minX + share(alignment.horizontal) * (bounds.width - row.width)
            for (view, size) in row.items {
                view.place(
                    at: CGPoint(x: x, y: y + share(alignment.vertical) * (row.height - size.height)),
                    proposal: ProposedViewSize(size))
                x += size.width + spacing
            }
            y += row.height + spacing
        }
    }

    private func share(_ alignment: HorizontalAlignment) -> CGFloat {
        switch alignment {
        case .leading: 0
        case .trailing: 1
        default: 0.5
        }
    }

    private func share(_ alignment: VerticalAlignment) -> CGFloat {
        switch alignment {
        case .top: 0
        case .bottom: 1
        default: 0.5
        }
    }

    private func rows(_ subviews: Subviews, _ width: CGFloat) -> [Row] {
        subviews.reduce(into: [Row()]) { rows, view in
            let size = view.sizeThatFits(.unspecified)
            let isFirst = rows[rows.count - 1].items.isEmpty
            if !isFirst, rows[rows.count - 1].width + spacing + size.width > width { rows.append(Row()) }
            let last = rows.count - 1
            rows[last].width += size.width + (rows[last].items.isEmpty ? 0 : spacing)
            rows[last].height = max(rows[last].height, size.height)
            rows[last].items.append((view, size))
        }
    }
}

/// A flow whose children and lines keep the distances that they prefer themselves.
private struct PreferredFlow: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let frames = frames(subviews, proposal.width ?? .infinity)
        return CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, frame) in frames(subviews, bounds.width).enumerated() {
            subviews[index].place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: .unspecified)
        }
    }

    private func frames(_ subviews: Subviews, _ width: CGFloat) -> [CGRect] {
        var frames: [CGRect] = []
        var (line, bottom): (ViewSpacing, CGFloat) = (ViewSpacing(), 0)
        var (above, y): (ViewSpacing?, CGFloat) = (nil, 0)
        for index in subviews.indices {
            let size = subviews[index].sizeThatFits(.unspecified)
            var x: CGFloat = 0
            if let last = frames.last {
                let before = subviews[index - 1].spacing
                x = last.maxX + before.distance(to: subviews[index].spacing, along: .horizontal)
                if x + size.width > width {
                    x = 0
                    (above, line) = (line, ViewSpacing())
                    y = bottom + (above?.distance(to: subviews[index].spacing, along: .vertical) ?? 0)
                }
            }
            line.formUnion(subviews[index].spacing, edges: .vertical)
            frames.append(CGRect(origin: CGPoint(x: x, y: y), size: size))
            bottom = max(bottom, y + size.height)
        }
        return frames
    }
}

/// A container that wishes no distance to its neighbours.
private struct Touching: Layout {
    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { .zero }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.first?.sizeThatFits(proposal) ?? .zero
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: bounds.origin, proposal: proposal)
    }
}

@Suite struct FlowAuthorsTests {
    // 40 + 5 + 50 = 95 fits into 100, and so does 30 + 5 + 60.
    @Test func sizesOfAFlowAreKept() throws {
        func view() -> some View {
            CachedFlow {
                box("a", 40, 10)
                box("b", 50, 10)
                box("c", 30, 10)
                box("d", 60, 10)
            }
        }
        let drawing = try draw(100) { view() }
        #expect(drawing.size == CGSize(width: 95, height: 27))
        #expect(drawing["a"] == rect(0, 0, 40, 10) && drawing["b"] == rect(45, 0, 50, 10))
        #expect(drawing["c"] == rect(0, 17, 30, 10) && drawing["d"] == rect(35, 17, 60, 10))
        // Right to left the same lines begin on the right.
        let mirrored = try draw(100, .rightToLeft) { view() }
        #expect(mirrored["a"] == rect(55, 0, 40, 10) && mirrored["b"] == rect(0, 0, 50, 10))
        #expect(mirrored["c"] == rect(65, 17, 30, 10) && mirrored["d"] == rect(0, 17, 60, 10))
    }

    // The first line is 95 wide and 20 high, the second 30 wide.
    @Test(
        arguments: [
            (Alignment.topLeading, [(0.0, 0.0), (45, 0), (0, 25)]), (.center, [(2.5, 5), (47.5, 0), (35, 25)]),
            (.bottomTrailing, [(5, 10), (50, 0), (70, 25)]),
        ] as [(Alignment, [(CGFloat, CGFloat)])])
    func rowsAreAligned(alignment: Alignment, origins: [(x: CGFloat, y: CGFloat)]) throws {
        let drawing = try draw(100) {
            AlignedFlow(alignment: alignment, spacing: 5) {
                box("a", 40, 10)
                box("b", 50, 20)
                box("c", 30, 10)
            }
        }
        #expect(drawing.size == CGSize(width: 100, height: 35))
        #expect(drawing["a"] == rect(origins[0].x, origins[0].y, 40, 10))
        #expect(drawing["b"] == rect(origins[1].x, origins[1].y, 50, 20))
        #expect(drawing["c"] == rect(origins[2].x, origins[2].y, 30, 10))
    }

    // 40 + 8 + 50 = 98; the lines are 8 apart. The two that wish no distance touch.
    @Test func childrenKeepTheDistanceThatTheyPrefer() throws {
        let drawing = try draw(100) {
            PreferredFlow {
                box("a", 40, 10)
                box("b", 50, 10)
                box("c", 30, 10)
            }
        }
        #expect(drawing.size == CGSize(width: 98, height: 28))
        #expect(drawing["b"] == rect(48, 0, 50, 10) && drawing["c"] == rect(0, 18, 30, 10))
        let touching = try draw(100) {
            PreferredFlow {
                Touching { box("a", 40, 10) }
                Touching { box("b", 60, 10) }
                Touching { box("c", 30, 10) }
            }
        }
        #expect(touching["b"] == rect(40, 0, 60, 10) && touching["c"] == rect(0, 10, 30, 10))
    }
}
