import BoxLayout
import Testing

/// Children on a pile, each moved by the same step from the one before it.
private struct Cascade: Layout {
    let step: CGSize

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.enumerated().reduce(into: CGSize.zero) { size, child in
            let own = child.element.sizeThatFits(.unspecified)
            size.width = max(size.width, CGFloat(child.offset) * step.width + own.width)
            size.height = max(size.height, CGFloat(child.offset) * step.height + own.height)
        }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, subview) in subviews.enumerated() {
            subview.place(
                at: CGPoint(
                    x: bounds.minX + CGFloat(index) * step.width, y: bounds.minY + CGFloat(index) * step.height),
                proposal: .unspecified)
        }
    }
}

/// A stair: each child begins where the one before it ends, to the right and below.
private struct Stair: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
            CGSize(width: $0.width + $1.width, height: $0.height + $1.height)
        }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var corner = bounds.origin
        for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            subview.place(at: corner, anchor: .topLeading, proposal: .init(size))
            corner.x += size.width
            corner.y += size.height
        }
    }
}

/// Children along the diagonal of the room offered, the first in one corner and the last in the other.
private struct Diagonal: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 100))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let last = CGFloat(max(1, subviews.count - 1))
        for (index, subview) in subviews.enumerated() {
            let share = CGFloat(index) / last
            // The anchor moves from one corner of the child to the other, so that no child stands out.
            subview.place(
                at: CGPoint(x: bounds.minX + share * bounds.width, y: bounds.minY + share * bounds.height),
                anchor: UnitPoint(x: share, y: share), proposal: .unspecified)
        }
    }
}

/// Portraits in a row that cover each other by a length, and by more where the room is too narrow.
private struct Avatars: Layout {
    let overlap: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        guard let last = sizes.last else { return .zero }
        let step = step(sizes, proposal.width)
        return CGSize(
            width: step * CGFloat(sizes.count - 1) + last.width, height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let step = step(subviews.map { $0.sizeThatFits(.unspecified) }, proposal.width)
        for (index, subview) in subviews.enumerated() {
            subview.place(
                at: CGPoint(x: bounds.minX + CGFloat(index) * step, y: bounds.midY), anchor: .leading,
                proposal: .unspecified)
        }
    }

    private func step(_ sizes: [CGSize], _ offered: CGFloat?) -> CGFloat {
        let natural = (sizes.map(\.width).max() ?? 0) - overlap
        guard let offered, let last = sizes.last, sizes.count > 1 else { return natural }
        return min(natural, max(0, offered - last.width) / CGFloat(sizes.count - 1))
    }
}

extension View {
    /// Puts a badge on the top trailing corner, with its middle on the corner.
    fileprivate func badged(_ badge: some View) -> some View {
        overlay(alignment: .topTrailing) {
            badge.alignmentGuide(.top) { $0[VerticalAlignment.center] }
                .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
        }
    }
}

/// An icon and a badge whose middle is on the icon's corner, in a stack that has room for both.
private struct BadgedStack: View {
    var body: some View {
        ZStack(alignment: .topTrailing) {
            box("icon", 50, 50)
            box("badge", 20, 20)
                .alignmentGuide(.top) { $0.height / 2 }
                .alignmentGuide(.trailing) { $0.width / 2 }
        }
    }
}

@Suite struct OverlapLayoutsTests {
    @Test func aCascadeIsAsLargeAsWhatStandsOut() throws {
        let drawing = try draw {
            Cascade(step: CGSize(width: 10, height: 5)) {
                box("a", 30, 20)
                box("b", 30, 20)
                box("c", 50, 10)
            }
        }
        #expect(drawing.size == CGSize(width: 70, height: 25))
        #expect(drawing["a"] == rect(0, 0, 30, 20) && drawing["b"] == rect(10, 5, 30, 20))
        #expect(drawing["c"] == rect(20, 10, 50, 10))
    }

    @Test func aStairGoesDown() throws {
        let drawing = try draw {
            Stair {
                box("a", 10, 20)
                box("b", 30, 10)
                text("four").id("c")
            }
            .padding(5)
        }
        #expect(drawing.size == CGSize(width: 70, height: 50))
        #expect(drawing["a"] == rect(5, 5, 10, 20) && drawing["b"] == rect(15, 25, 30, 10))
        #expect(drawing["c"] == rect(45, 35, 20, 10))
    }

    // The middle of the second is at (60, 40), and the end of the third at (120, 80).
    @Test func aDiagonalReachesBothCorners() throws {
        let drawing = try draw {
            Diagonal {
                box("a", 20, 10)
                box("b", 40, 20)
                box("c", 10, 30)
            }
            .frame(width: 120, height: 80)
        }
        #expect(drawing["a"] == rect(0, 0, 20, 10) && drawing["b"] == rect(40, 30, 40, 20))
        #expect(drawing["c"] == rect(110, 50, 10, 30))
    }

    // In 80 the steps are (80 - 40) / 2 = 20.
    @Test(arguments: [(300.0, 30.0), (100, 30), (80, 20)] as [(CGFloat, CGFloat)])
    func portraitsCoverEachOther(width: CGFloat, step: CGFloat) throws {
        let drawing = try draw(width) {
            Avatars(overlap: 10) {
                ForEach(["a", "b", "c"], id: \.self) { Circle().frame(width: 40, height: 40).id($0) }
            }
        }
        #expect(drawing.size == CGSize(width: 2 * step + 40, height: 40))
        #expect(drawing["a"] == rect(0, 0, 40, 40) && drawing["b"] == rect(step, 0, 40, 40))
        #expect(drawing["c"] == rect(2 * step, 0, 40, 40))
        // The last one is in front.
        #expect(drawing.items.map(\.id) == ["a", "b", "c"])
    }

    @Test func aBadgeIsCentredOnTheCorner() throws {
        let drawing = try draw { box("icon", 50, 50).badged(box("badge", 20, 20)) }
        #expect(drawing.size == CGSize(width: 50, height: 50))
        #expect(drawing["icon"] == rect(0, 0, 50, 50) && drawing["badge"] == rect(40, -10, 20, 20))
        let inbox = try draw { text("Inbox").id("label").badged(text("12").padding(2).id("count")) }
        // The label is 25 by 10, its corner at (25, 0); the count is 14 by 14.
        #expect(inbox["label"] == rect(0, 0, 25, 10) && inbox["count"] == rect(18, -7, 14, 14))
    }

    @Test func aStackHasRoomForItsBadge() throws {
        let drawing = try draw { BadgedStack() }
        #expect(drawing.size == CGSize(width: 60, height: 60))
        #expect(drawing["icon"] == rect(0, 10, 50, 50) && drawing["badge"] == rect(40, 0, 20, 20))
    }

    // Top and trailing act in the badge's own stack: the stack of 60 stands at the trailing edge, and in the middle of
    // the frame, as any other view of its size.
    @Test func aBadgedStackStandsLikeAnyOther() throws {
        let column = try draw {
            VStack(alignment: .trailing, spacing: 0) {
                BadgedStack()
                box("line", 100, 10)
            }
        }
        #expect(column.size == CGSize(width: 100, height: 70))
        #expect(column["icon"] == rect(40, 10, 50, 50) && column["badge"] == rect(80, 0, 20, 20))
        #expect(column["line"] == rect(0, 60, 100, 10))
        let framed = try draw { BadgedStack().frame(width: 100, height: 100, alignment: .topTrailing) }
        #expect(framed["icon"] == rect(40, 10, 50, 50) && framed["badge"] == rect(80, 0, 20, 20))
    }
}
