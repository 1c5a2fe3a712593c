import BoxLayout
import Testing

/// Shows the first child whose ideal width fits into the width offered, or else the last one.
private struct FirstThatFits: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        choice(subviews, proposal.width)?.sizeThatFits(.unspecified) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let choice = choice(subviews, proposal.width)
        for subview in subviews {
            let isChosen = subview == choice
            subview.place(
                at: isChosen ? bounds.origin : CGPoint(x: -1000, y: -1000),
                proposal: isChosen ? .unspecified : .zero)
        }
    }

    private func choice(_ subviews: Subviews, _ width: CGFloat?) -> LayoutSubview? {
        subviews.first { $0.sizeThatFits(.unspecified).width <= width ?? .infinity } ?? subviews.last
    }
}

/// A column that is indented, and aligned with others where its content begins; its icon line is its first baseline.
private struct Indented: Layout {
    let indent: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(width: indent + (sizes.map(\.width).max() ?? 0), height: sizes.map(\.height).reduce(0, +))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY
        for subview in subviews {
            subview.place(at: CGPoint(x: bounds.minX + indent, y: y), proposal: .unspecified)
            y += subview.sizeThatFits(.unspecified).height
        }
    }

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? {
        guide == .leading ? bounds.minX + indent : nil
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? {
        guide == .firstTextBaseline ? bounds.minY + 4 : nil
    }
}

/// A stair, as the other choice of an adaptive view.
private struct Steps: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
            CGSize(width: $0.width + $1.width, height: $0.height + $1.height)
        }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var corner = bounds.origin
        for subview in subviews {
            subview.place(at: corner, proposal: .unspecified)
            let size = subview.sizeThatFits(.unspecified)
            corner = CGPoint(x: corner.x + size.width, y: corner.y + size.height)
        }
    }
}

/// A view that changes its layout, and not its content.
private struct Adaptive: View {
    let isCompact: Bool

    var body: some View {
        let layout = isCompact ? AnyLayout(Steps()) : AnyLayout(HStackLayout(alignment: .top, spacing: 3))
        layout {
            box("a", 20, 30)
            box("b", 10, 10)
        }
    }
}

/// A row that keeps the sizes and distances of its children, and makes them again where the children change.
private struct RecordedRow: Layout {
    final class Record {
        var makes = 0
        var updates = 0
    }

    struct Cache {
        var sizes: [CGSize]
        var distances: [CGFloat]
    }

    let record: Record

    func makeCache(subviews: Subviews) -> Cache {
        record.makes += 1
        return read(subviews)
    }

    func updateCache(_ cache: inout Cache, subviews: Subviews) {
        record.updates += 1
        cache = read(subviews)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        CGSize(
            width: cache.sizes.map(\.width).reduce(0, +) + cache.distances.reduce(0, +),
            height: cache.sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        var x = bounds.minX
        for (index, subview) in subviews.enumerated() {
            subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .init(cache.sizes[index]))
            x += cache.sizes[index].width + (index < cache.distances.count ? cache.distances[index] : 0)
        }
    }

    private func read(_ subviews: Subviews) -> Cache {
        Cache(
            sizes: subviews.map { $0.sizeThatFits(.unspecified) },
            distances: zip(subviews, subviews.dropFirst()).map {
                $0.spacing.distance(to: $1.spacing, along: .horizontal)
            })
    }
}

/// A row of texts on one baseline.
private struct BaselineRow: Layout {
    let spacing: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let dimensions = subviews.map { $0.dimensions(in: .unspecified) }
        let above = dimensions.map { $0[VerticalAlignment.firstTextBaseline] }.max() ?? 0
        let below = dimensions.map { $0.height - $0[VerticalAlignment.firstTextBaseline] }.max() ?? 0
        let gaps = spacing * CGFloat(max(0, subviews.count - 1))
        return CGSize(width: dimensions.map(\.width).reduce(gaps, +), height: above + below)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let dimensions = subviews.map { $0.dimensions(in: .unspecified) }
        let above = dimensions.map { $0[VerticalAlignment.firstTextBaseline] }.max() ?? 0
        var x = bounds.minX
        for (subview, own) in zip(subviews, dimensions) {
            subview.place(
                at: CGPoint(x: x, y: bounds.minY + above - own[VerticalAlignment.firstTextBaseline]),
                proposal: .unspecified)
            x += own.width + spacing
        }
    }
}

/// Pairs of a label and a value in two columns, of which the labels end at one line.
private struct LabelledForm: Layout {
    let spacing: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.width ?? 100
        return CGSize(width: width, height: heights(subviews, width).reduce(0, +))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let labels = labelWidth(subviews)
        let values = ProposedViewSize(width: bounds.width - labels - spacing, height: nil)
        var y = bounds.minY
        for (pair, height) in heights(subviews, bounds.width).enumerated() {
            subviews[2 * pair].place(
                at: CGPoint(x: bounds.minX + labels, y: y), anchor: .topTrailing, proposal: .unspecified)
            subviews[2 * pair + 1].place(at: CGPoint(x: bounds.minX + labels + spacing, y: y), proposal: values)
            y += height
        }
    }

    private func labelWidth(_ subviews: Subviews) -> CGFloat {
        stride(from: 0, to: subviews.count, by: 2).map { subviews[$0].sizeThatFits(.unspecified).width }.max() ?? 0
    }

    private func heights(_ subviews: Subviews, _ width: CGFloat) -> [CGFloat] {
        let offer = ProposedViewSize(width: width - labelWidth(subviews) - spacing, height: nil)
        return stride(from: 0, to: subviews.count - 1, by: 2).map {
            max(subviews[$0].sizeThatFits(.unspecified).height, subviews[$0 + 1].sizeThatFits(offer).height)
        }
    }
}

@Suite struct ChoiceLayoutsTests {
    @Test(
        arguments: [(300.0, "long", 100.0), (80, "medium", 60), (60, "medium", 60), (10, "short", 20)]
            as [(CGFloat, String, CGFloat)])
    func theFirstThatFitsIsShown(width: CGFloat, name: String, own: CGFloat) throws {
        let drawing = try draw(width) {
            FirstThatFits {
                box("long", 100, 10)
                box("medium", 60, 12)
                box("short", 20, 14)
            }
        }
        let frame = try #require(drawing[name])
        #expect(drawing.size == frame.size && frame.origin == .zero && frame.width == own)
        #expect(drawing.frames.filter { $0.frame.minX == -1000 }.count == 2)
    }

    // The head begins where the content of the indented column begins.
    @Test func aLayoutSetsItsOwnGuides() throws {
        let column = try draw {
            VStack(alignment: .leading, spacing: 2) {
                box("head", 50, 10)
                Indented(indent: 20) { box("body", 40, 10) }
            }
        }
        #expect(column.size == CGSize(width: 70, height: 22))
        #expect(column["head"] == rect(20, 0, 50, 10) && column["body"] == rect(20, 12, 40, 10))
        // A baseline of 8 in the text, and of 4 in the column.
        let row = try draw {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                text("ab").id("text")
                Indented(indent: 5) { box("body", 10, 10) }
            }
        }
        #expect(row.size == CGSize(width: 25, height: 14))
        #expect(row["text"] == rect(0, 0, 10, 10) && row["body"] == rect(15, 4, 10, 10))
    }

    @Test func aLayoutIsChosen() throws {
        let row = try draw { Adaptive(isCompact: false) }
        #expect(row.size == CGSize(width: 33, height: 30))
        #expect(row["a"] == rect(0, 0, 20, 30) && row["b"] == rect(23, 0, 10, 10))
        let steps = try draw { Adaptive(isCompact: true) }
        #expect(steps.size == CGSize(width: 30, height: 40))
        #expect(steps["a"] == rect(0, 0, 20, 30) && steps["b"] == rect(20, 30, 10, 10))
    }

    // The children of a picture do not change.
    @Test func aCacheIsMadeOnce() throws {
        let record = RecordedRow.Record()
        let drawing = try draw(200) {
            HStack(spacing: 0) {
                RecordedRow(record: record) {
                    box("a", 20, 10)
                    box("b", 30, 20)
                }
                box("c", 10, 10)
            }
        }
        #expect(record.makes == 1 && record.updates == 0)
        #expect(drawing.size == CGSize(width: 68, height: 20))
        #expect(drawing["a"] == rect(0, 0, 20, 10) && drawing["b"] == rect(28, 0, 30, 20))
        #expect(drawing["c"] == rect(58, 5, 10, 10))
    }

    // The baselines are at 8, 16 and 12.
    @Test func textsStandOnOneBaseline() throws {
        let drawing = try draw {
            BaselineRow(spacing: 4) {
                text("ab").id("small")
                text("ab", 20).id("large")
                text("ab").padding(.top, 4).id("padded")
                box("box", 10, 12)
            }
        }
        #expect(drawing.size == CGSize(width: 62, height: 20))
        #expect(drawing["small"] == rect(0, 8, 10, 10) && drawing["large"] == rect(14, 0, 20, 20))
        #expect(drawing["padded"] == rect(38, 4, 10, 14) && drawing["box"] == rect(52, 4, 10, 12))
    }

    // The labels end at 40; the values have 100 - 40 - 10 = 50: "one two" and "three four".
    @Test func labelsEndAtOneLine() throws {
        let drawing = try draw(100) {
            LabelledForm(spacing: 10) {
                text("Name").id("name")
                text("Ada").id("value")
                text("Comments").id("comments")
                text("one two three four").id("long")
            }
        }
        #expect(drawing.size == CGSize(width: 100, height: 30))
        #expect(drawing["name"] == rect(20, 0, 20, 10) && drawing["value"] == rect(50, 0, 15, 10))
        #expect(drawing["comments"] == rect(0, 10, 40, 10) && drawing["long"] == rect(50, 10, 50, 20))
    }
}
