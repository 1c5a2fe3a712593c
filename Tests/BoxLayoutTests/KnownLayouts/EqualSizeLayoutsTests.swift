import BoxLayout
import Testing

/// A row that gives every child the width of the widest one, as buttons of equal width need it.
private struct EqualWidthRow: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        guard !subviews.isEmpty else { return .zero }
        let cell = largest(of: subviews)
        return CGSize(
            width: cell.width * CGFloat(subviews.count) + distances(subviews).reduce(0, +), height: cell.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard !subviews.isEmpty else { return }
        let cell = largest(of: subviews)
        let distances = distances(subviews)
        var middle = bounds.minX + cell.width / 2
        for index in subviews.indices {
            subviews[index].place(
                at: CGPoint(x: middle, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(cell))
            middle += cell.width + distances[index]
        }
    }

    private func largest(of subviews: Subviews) -> CGSize {
        subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
            CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
        }
    }

    private func distances(_ subviews: Subviews) -> [CGFloat] {
        subviews.indices.map { index in
            guard index < subviews.count - 1 else { return 0 }
            return subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .horizontal)
        }
    }
}

/// A column that gives every child the width of the widest one and keeps the height of each.
private struct EqualWidthColumn: Layout {
    var spacing: CGFloat = 0

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let height = sizes.reduce(0) { $0 + $1.height } + spacing * CGFloat(max(0, subviews.count - 1))
        return CGSize(width: sizes.map(\.width).max() ?? 0, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let offer = ProposedViewSize(width: bounds.width, height: nil)
        var y = bounds.minY
        for subview in subviews {
            subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: offer)
            y += subview.sizeThatFits(offer).height + spacing
        }
    }
}

/// Columns that share the offered width equally and are all as high as the highest one is at that width.
private struct EqualHeightColumns: Layout {
    let spacing: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 0)).width
        return CGSize(width: width, height: height(of: subviews, columnWidth: columnWidth(width, subviews.count)))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let column = columnWidth(bounds.width, subviews.count)
        for (index, subview) in subviews.enumerated() {
            let x = bounds.minX + CGFloat(index) * (column + spacing)
            subview.place(
                at: CGPoint(x: x, y: bounds.minY), anchor: .topLeading,
                proposal: .init(width: column, height: bounds.height))
        }
    }

    private func columnWidth(_ width: CGFloat, _ count: Int) -> CGFloat {
        max(0, (width - spacing * CGFloat(count - 1)) / CGFloat(max(1, count)))
    }

    private func height(of subviews: Subviews, columnWidth: CGFloat) -> CGFloat {
        subviews.map { $0.sizeThatFits(.init(width: columnWidth, height: nil)).height }.max() ?? 0
    }
}

/// A row in which no child is narrower than its least width; the children share the room beyond that equally.
private struct LeastWidthRow: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let widths = widths(subviews, proposal.width)
        let heights = zip(subviews, widths).map { $0.sizeThatFits(.init(width: $1, height: proposal.height)).height }
        return CGSize(width: widths.reduce(0, +), height: heights.max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var x = bounds.minX
        for (subview, width) in zip(subviews, widths(subviews, proposal.width)) {
            subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .init(width: width, height: bounds.height))
            x += width
        }
    }

    private func widths(_ subviews: Subviews, _ offered: CGFloat?) -> [CGFloat] {
        guard let offered else { return subviews.map { $0.sizeThatFits(.unspecified).width } }
        let least = subviews.map { $0.sizeThatFits(.zero).width }
        let share = max(0, offered - least.reduce(0, +)) / CGFloat(max(1, subviews.count))
        return least.map { $0 + share }
    }
}

/// A row that serves its children in the order of their priority: each takes its ideal width, or what is left.
private struct PriorityRow: Layout {
    let spacing: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = sizes(subviews, proposal)
        let gaps = spacing * CGFloat(max(0, subviews.count - 1))
        return CGSize(width: sizes.map(\.width).reduce(gaps, +), height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var x = bounds.minX
        for (subview, size) in zip(subviews, sizes(subviews, proposal)) {
            subview.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: .init(size))
            x += size.width + spacing
        }
    }

    private func sizes(_ subviews: Subviews, _ proposal: ProposedViewSize) -> [CGSize] {
        var sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        guard let width = proposal.width else { return sizes }
        var rest = width - spacing * CGFloat(max(0, subviews.count - 1))
        for index in subviews.indices.sorted(by: { subviews[$0].priority > subviews[$1].priority }) {
            let offer = ProposedViewSize(width: min(max(0, rest), sizes[index].width), height: proposal.height)
            sizes[index] = subviews[index].sizeThatFits(offer)
            rest -= sizes[index].width
        }
        return sizes
    }
}

/// A text that grows to the width that it is offered, as the label of a wide button does.
private func label(_ name: String) -> some View {
    text(name).padding(.horizontal, 6).frame(maxWidth: .infinity).id(name)
}

/// A bar that is `least` wide at least, and 10 high.
private func bar(_ name: String, least: CGFloat) -> some View {
    Color.primary.frame(minWidth: least, maxWidth: .infinity, minHeight: 10, maxHeight: 10).id(name)
}

@Suite struct EqualSizeLayoutsTests {
    // Goldfish is 8 · 5 + 12 = 52 wide: three times 52 and two distances of 8.
    @Test func buttonsAreAsWideAsTheWidest() throws {
        let drawing = try draw {
            EqualWidthRow {
                label("Cat")
                label("Goldfish")
                label("Dog")
            }
        }
        #expect(drawing.size == CGSize(width: 172, height: 10))
        #expect(drawing["Cat"] == rect(0, 0, 52, 10))
        #expect(drawing["Goldfish"] == rect(60, 0, 52, 10))
        #expect(drawing["Dog"] == rect(120, 0, 52, 10))
    }

    @Test func aMenuIsAsWideAsItsWidestEntry() throws {
        let drawing = try draw {
            EqualWidthColumn(spacing: 4) {
                text("Settings").frame(maxWidth: .infinity).id("settings")
                text("Info").id("info").frame(maxWidth: .infinity, alignment: .trailing).id("row")
                Color.primary.frame(height: 3).id("line")
            }
        }
        #expect(drawing.size == CGSize(width: 40, height: 31))
        #expect(drawing["settings"] == rect(0, 0, 40, 10) && drawing["row"] == rect(0, 14, 40, 10))
        #expect(drawing["info"] == rect(20, 14, 20, 10) && drawing["line"] == rect(0, 28, 40, 3))
    }

    // A column is (200 - 20) / 3 = 60 wide, twelve characters: the third text has the lines
    // "alpha beta", "gamma delta" and "eps".
    @Test func columnsAreAsHighAsTheHighest() throws {
        let drawing = try draw(200) {
            EqualHeightColumns(spacing: 10) {
                ForEach(["alpha", "one two three", "alpha beta gamma delta eps"], id: \.self) { content in
                    text(content).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading).id(content)
                }
            }
        }
        #expect(drawing.size == CGSize(width: 200, height: 30))
        #expect(drawing["alpha"] == rect(0, 0, 60, 30))
        #expect(drawing["one two three"] == rect(70, 0, 60, 30))
        #expect(drawing["alpha beta gamma delta eps"] == rect(140, 0, 60, 30))
    }

    // The least widths 30, 50 and 20 make 100; the other 90 are shared.
    @Test func nobodyIsNarrowerThanItsLeastWidth() throws {
        func row(_ width: CGFloat) throws -> Drawing {
            try draw(width) {
                LeastWidthRow {
                    bar("a", least: 30)
                    bar("b", least: 50)
                    bar("c", least: 20)
                }
            }
        }
        let wide = try row(190)
        #expect(wide.size == CGSize(width: 190, height: 10))
        #expect(wide["a"] == rect(0, 0, 60, 10) && wide["b"] == rect(60, 0, 80, 10))
        #expect(wide["c"] == rect(140, 0, 50, 10))
        let narrow = try row(80)
        #expect(narrow.size == CGSize(width: 100, height: 10))
        #expect(narrow["a"] == rect(0, 0, 30, 10) && narrow["b"] == rect(30, 0, 50, 10))
        #expect(narrow["c"] == rect(80, 0, 20, 10))
    }

    // Of 80 - 10 the third takes 20, the second 40, and 10 are left: "a…".
    @Test func theMostImportantIsServedFirst() throws {
        func row(_ width: CGFloat?) throws -> Drawing {
            try draw(width) {
                PriorityRow(spacing: 5) {
                    text("aaaaaaaaaa").lineLimit(1).id("a")
                    text("bbbbbbbb").lineLimit(1).id("b").layoutPriority(1)
                    text("cccc").lineLimit(1).id("c").layoutPriority(2)
                }
            }
        }
        let narrow = try row(80)
        #expect(narrow.size == CGSize(width: 80, height: 10))
        #expect(narrow["a"] == rect(0, 0, 10, 10) && narrow["b"] == rect(15, 0, 40, 10))
        #expect(narrow["c"] == rect(60, 0, 20, 10))
        let ideal = try row(nil)
        #expect(ideal["a"] == rect(0, 0, 50, 10) && ideal["c"] == rect(100, 0, 20, 10))
    }
}
