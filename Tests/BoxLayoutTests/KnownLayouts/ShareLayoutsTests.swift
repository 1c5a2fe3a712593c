import BoxLayout
import Testing

/// The share of a child in a row.
private struct Weight: LayoutValueKey {
    static let defaultValue: CGFloat = 1
}

/// The hours at which an entry of a schedule begins and ends.
private struct Hours: LayoutValueKey {
    static let defaultValue: ClosedRange<CGFloat>? = nil
}

/// The side of a dock at which a child stands; nil is the middle.
private struct DockSide: LayoutValueKey {
    static let defaultValue: Edge? = nil
}

extension View {
    fileprivate func weight(_ weight: CGFloat) -> some View { layoutValue(key: Weight.self, value: weight) }
    fileprivate func hours(_ start: CGFloat, _ end: CGFloat) -> some View {
        layoutValue(key: Hours.self, value: start...end)
    }
    fileprivate func docked(_ edge: Edge) -> some View { layoutValue(key: DockSide.self, value: edge) }
}

/// A row whose children share the width by their weights; without an offer the row is as wide as suits the child that
/// needs most for its weight.
private struct RelativeRow: Layout {
    let spacing: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let gaps = spacing * CGFloat(max(0, subviews.count - 1))
        let total = subviews.reduce(0) { $0 + $1[Weight.self] }
        let unit = subviews.map { $0.sizeThatFits(.unspecified).width / $0[Weight.self] }.max() ?? 0
        let width = proposal.width ?? unit * total + gaps
        let heights = zip(subviews, widths(subviews, width)).map {
            $0.sizeThatFits(.init(width: $1, height: proposal.height)).height
        }
        return CGSize(width: width, height: heights.max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var x = bounds.minX
        for (subview, width) in zip(subviews, widths(subviews, bounds.width)) {
            subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .init(width: width, height: bounds.height))
            x += width + spacing
        }
    }

    private func widths(_ subviews: Subviews, _ width: CGFloat) -> [CGFloat] {
        let total = subviews.reduce(0) { $0 + $1[Weight.self] }
        let room = max(0, width - spacing * CGFloat(max(0, subviews.count - 1)))
        return subviews.map { room * $0[Weight.self] / total }
    }
}

/// Two views with a bar between them; the first takes a share of the width without the bar.
private struct SplitView: Layout {
    let ratio: CGFloat
    var barWidth: CGFloat = 1

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 40))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard subviews.count == 3 else { return }
        let first = (bounds.width - barWidth) * ratio
        let widths = [first, barWidth, bounds.width - barWidth - first]
        var x = bounds.minX
        for (subview, width) in zip(subviews, widths) {
            subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .init(width: width, height: bounds.height))
            x += width
        }
    }
}

/// The largest square in the room offered, which is 10 by 10 where nothing is offered.
private struct LargestSquare: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let side = min(bounds.width, bounds.height)
        subviews.first?.place(
            at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .init(width: side, height: side))
    }
}

/// A schedule of one day along its width: an entry stands in the first lane in which it meets no other.
private struct Schedule: Layout {
    let laneHeight: CGFloat
    let laneSpacing: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let lanes = CGFloat((lanes(subviews).max() ?? -1) + 1)
        return CGSize(width: proposal.width ?? 240, height: max(0, lanes * (laneHeight + laneSpacing) - laneSpacing))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let hour = bounds.width / 24
        for (subview, lane) in zip(subviews, lanes(subviews)) {
            guard let hours = subview[Hours.self] else { continue }
            subview.place(
                at: CGPoint(
                    x: bounds.minX + hours.lowerBound * hour,
                    y: bounds.minY + CGFloat(lane) * (laneHeight + laneSpacing)),
                proposal: .init(width: (hours.upperBound - hours.lowerBound) * hour, height: laneHeight))
        }
    }

    private func lanes(_ subviews: Subviews) -> [Int] {
        var ends: [CGFloat] = []
        return subviews.map { subview in
            guard let hours = subview[Hours.self] else { return 0 }
            let lane = ends.firstIndex { $0 <= hours.lowerBound } ?? ends.count
            if lane == ends.count { ends.append(0) }
            ends[lane] = hours.upperBound
            return lane
        }
    }
}

/// Children at the sides of the room offered, each as thick as it wishes to be; the one without a side has the rest.
private struct Dock: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 100))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var (left, top, right, bottom) = (bounds.minX, bounds.minY, bounds.maxX, bounds.maxY)
        for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            let across = ProposedViewSize(width: right - left, height: size.height)
            let down = ProposedViewSize(width: size.width, height: bottom - top)
            switch subview[DockSide.self] {
            case .top:
                subview.place(at: CGPoint(x: left, y: top), proposal: across)
                top += size.height
            case .bottom:
                subview.place(at: CGPoint(x: left, y: bottom), anchor: .bottomLeading, proposal: across)
                bottom -= size.height
            case .leading:
                subview.place(at: CGPoint(x: left, y: top), proposal: down)
                left += size.width
            case .trailing:
                subview.place(at: CGPoint(x: right, y: top), anchor: .topTrailing, proposal: down)
                right -= size.width
            case nil:
                subview.place(
                    at: CGPoint(x: left, y: top), proposal: .init(width: right - left, height: bottom - top))
            }
        }
    }
}

@Suite struct ShareLayoutsTests {
    // Of 200 - 20 the shares are 45, 90 and 45; nine characters fit into 45: "aaaa bbbb" and "cccc".
    @Test func childrenShareByWeight() throws {
        let drawing = try draw(200) {
            RelativeRow(spacing: 10) {
                text("aaaa bbbb cccc").id("text")
                Color.primary.id("double").weight(2)
                Color.primary.id("single")
            }
        }
        #expect(drawing.size == CGSize(width: 200, height: 20))
        #expect(drawing["text"] == rect(0, 0, 45, 20) && drawing["double"] == rect(55, 0, 90, 20))
        #expect(drawing["single"] == rect(155, 0, 45, 20))
    }

    // The second needs 30 for each unit of its weight: 3 · 30 + 10.
    @Test func withoutAnOfferTheNeediestDecides() throws {
        let drawing = try draw(nil) {
            RelativeRow(spacing: 10) {
                box("a", 20, 10)
                box("b", 60, 10).weight(2)
            }
        }
        #expect(drawing.size == CGSize(width: 100, height: 10))
        #expect(drawing["a"] == rect(0, 0, 20, 10) && drawing["b"] == rect(40, 0, 60, 10))
    }

    @Test func aViewIsSplitByARatio() throws {
        let drawing = try draw(201) {
            SplitView(ratio: 0.3) {
                Color.primary.id("list")
                Rectangle().frame(width: 1).id("bar")
                Color.primary.id("detail")
            }
        }
        #expect(drawing.size == CGSize(width: 201, height: 40))
        #expect(drawing["list"] == rect(0, 0, 60, 40) && drawing["bar"] == rect(60, 0, 1, 40))
        #expect(drawing["detail"] == rect(61, 0, 140, 40))
    }

    @Test func whatIsNotOfferedIsTen() throws {
        let square = LargestSquare { Color.primary.id("a") }
        #expect(try draw(nil) { square }["a"] == rect(0, 0, 10, 10))
        #expect(try draw(60) { square }["a"] == rect(25, 0, 10, 10))
        #expect(try draw(60) { square.frame(height: 40) }["a"] == rect(10, 0, 40, 40))
        #expect(try draw(60) { square.fixedSize() }.size == CGSize(width: 10, height: 10))
    }

    // An hour is 10 wide.
    @Test func entriesThatMeetStandInLanes() throws {
        let drawing = try draw(240) {
            Schedule(laneHeight: 10, laneSpacing: 2) {
                Color.primary.id("a").hours(0, 6)
                Color.primary.id("b").hours(3, 9)
                Color.primary.id("c").hours(6, 12)
                Color.primary.id("d").hours(10, 24)
                Color.primary.id("e").hours(11, 13)
            }
        }
        #expect(drawing.size == CGSize(width: 240, height: 34))
        #expect(drawing["a"] == rect(0, 0, 60, 10) && drawing["b"] == rect(30, 12, 60, 10))
        #expect(drawing["c"] == rect(60, 0, 60, 10) && drawing["d"] == rect(100, 12, 140, 10))
        #expect(drawing["e"] == rect(110, 24, 20, 10))
    }

    @Test func childrenDockAtTheSides() throws {
        let drawing = try draw(200) {
            Dock {
                Color.primary.frame(height: 20).id("top").docked(.top)
                Color.primary.frame(height: 10).id("bottom").docked(.bottom)
                Color.primary.frame(width: 30).id("leading").docked(.leading)
                Color.primary.frame(width: 40).id("trailing").docked(.trailing)
                Color.primary.id("middle")
            }
            .frame(height: 100)
        }
        #expect(drawing["top"] == rect(0, 0, 200, 20) && drawing["bottom"] == rect(0, 90, 200, 10))
        #expect(drawing["leading"] == rect(0, 20, 30, 70) && drawing["trailing"] == rect(160, 20, 40, 70))
        #expect(drawing["middle"] == rect(30, 20, 130, 70))
    }
}
