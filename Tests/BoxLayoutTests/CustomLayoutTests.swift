import BoxLayout
import Testing

/// How well a child did; the container reads it.
private struct Rank: LayoutValueKey {
    static let defaultValue: Int = 1
}

extension View {
    fileprivate func rank(_ value: Int) -> some View { layoutValue(key: Rank.self, value: value) }
}

/// A row in which every child is as wide as the widest one wishes to be.
private struct EqualWidthRow: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        guard !subviews.isEmpty else { return .zero }
        let cell = cellSize(subviews)
        return CGSize(
            width: cell.width * CGFloat(subviews.count) + gaps(subviews).reduce(0, +), height: cell.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard !subviews.isEmpty else { return }
        let cell = cellSize(subviews)
        let gaps = gaps(subviews)
        var x = bounds.minX + cell.width / 2
        for index in subviews.indices {
            subviews[index].place(
                at: CGPoint(x: x, y: bounds.midY), anchor: .center,
                proposal: ProposedViewSize(width: cell.width, height: cell.height))
            x += cell.width + gaps[index]
        }
    }

    private func cellSize(_ subviews: Subviews) -> CGSize {
        subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) { largest, size in
            CGSize(width: max(largest.width, size.width), height: max(largest.height, size.height))
        }
    }

    private func gaps(_ subviews: Subviews) -> [CGFloat] {
        subviews.indices.map { index in
            guard index + 1 < subviews.endIndex else { return 0 }
            return subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .horizontal)
        }
    }
}

/// Children on a circle; the better ones stand higher.
private struct Carousel: Layout {
    var turn: Angle = .zero
    var animatableData: AnimatablePair<Double, CGFloat> {
        get { AnimatablePair(turn.radians, 0) }
        set { turn = .radians(newValue.first) }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 90, height: 90))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let radius = min(bounds.size.width, bounds.size.height) / 3.0
        let step = Angle.degrees(360.0 / Double(subviews.count)).radians
        let best = subviews.map { $0[Rank.self] }.enumerated().min { $0.element < $1.element }?.offset ?? 0
        for (index, subview) in subviews.enumerated() {
            let angle = turn.radians + step * Double(index - best)
            var point = CGPoint(x: 0, y: -radius).applying(CGAffineTransform(rotationAngle: angle))
            point.x += bounds.midX
            point.y += bounds.midY
            subview.place(at: point, anchor: .center, proposal: .unspecified)
        }
    }
}

/// A column of one's own, with a spacing that may be left out.
struct BasicVStack: Layout {
    var alignment: HorizontalAlignment = .center
    var spacing: CGFloat?

    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)) }
        let width = sizes.map(\.width).max() ?? .zero
        return CGSize(width: width, height: sizes.map(\.height).reduce(distances(subviews).reduce(0, +), +))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let distances = distances(subviews)
        var y = bounds.minY
        let offer = ProposedViewSize(width: bounds.width, height: nil)
        for (index, subview) in zip(subviews.indices, subviews) {
            let dimensions = subview.dimensions(in: offer)
            let anchor: UnitPoint = alignment == .leading ? .topLeading : alignment == .trailing ? .topTrailing : .top
            subview.place(at: CGPoint(x: bounds.minX + bounds.width * anchor.x, y: y), anchor: anchor, proposal: offer)
            y += dimensions.height + (index < distances.count ? distances[index] : 0)
        }
    }

    private func distances(_ subviews: Subviews) -> [CGFloat] {
        zip(subviews, subviews.dropFirst()).map { spacing ?? $0.spacing.distance(to: $1.spacing, along: .vertical) }
    }
}

@Suite struct CustomLayoutTests {
    //  0      30 38     68 76     106
    //  │  a   │  │  b   │  │  c   │   all as wide as b
    @Test func everyoneIsAsWideAsTheWidest() throws {
        let drawing = try draw {
            EqualWidthRow {
                text("ab").id("a")
                text("abcdef").id("b")
                Color.primary.id("c")
            }
        }
        #expect(drawing.size == CGSize(width: 106, height: 10))
        #expect(drawing["a"] == rect(10, 0, 10, 10) && drawing["b"] == rect(38, 0, 30, 10))
        #expect(drawing["c"] == rect(76, 0, 30, 10))
    }

    //            b
    //        d   +   c    + 45,45; radius 30
    //            a
    @Test func childrenStandOnACircle() throws {
        let drawing = try draw(nil) {
            Carousel {
                box("a", 10, 10).rank(3)
                box("d", 10, 10).rank(2)
                box("b", 10, 10).rank(-1)
                box("c", 10, 10)
            }
        }
        #expect(drawing.size == CGSize(width: 90, height: 90))
        let expected = ["a": (40.0, 70.0), "d": (10, 40), "b": (40, 10), "c": (70, 40)]
        for (id, place) in expected {
            let frame = try #require(drawing[id])
            #expect(abs(frame.minX - place.0) < 1e-9 && abs(frame.minY - place.1) < 1e-9, "\(id)")
        }
    }

    @Test func aTurnIsAnAngle() throws {
        let drawing = try draw(nil) { Carousel(turn: .degrees(90)) { box("a", 10, 10) } }
        let frame = try #require(drawing["a"])
        #expect(abs(frame.midX - 75) < 1e-9 && abs(frame.midY - 45) < 1e-9)
    }

    @Test(
        arguments: [(HorizontalAlignment.leading, 0.0), (.center, 10), (.trailing, 20)]
            as [(HorizontalAlignment, CGFloat)])
    func aColumnOfOnesOwn(alignment: HorizontalAlignment, x: CGFloat) throws {
        let drawing = try draw {
            BasicVStack(alignment: alignment) {
                box("a", 30, 10)
                box("b", 10, 10)
                Spacer()
                box("c", 10, 10)
            }
            .padding(5)
        }
        // A spacer of 8 stands at no distance.
        #expect(drawing["a"] == rect(5, 5, 30, 10) && drawing["b"] == rect(5 + x, 23, 10, 10))
        #expect(drawing["c"]?.minY == 41 && drawing.size == CGSize(width: 40, height: 56))
    }
}
