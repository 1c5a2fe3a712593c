import BoxLayout
import Testing

/// A place so far away that nothing there is seen: published flows put there what they hide.
private let farAway = CGPoint(x: -10_000, y: -10_000)

/// A flow in columns: children stand below each other until the height offered is used.
private struct VerticalFlow: Layout {
    let spacing: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let frames = frames(subviews, proposal.height ?? .infinity)
        return CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, frame) in zip(subviews, frames(subviews, proposal.height ?? .infinity)) {
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: .init(frame.size))
        }
    }

    private func frames(_ subviews: Subviews, _ height: CGFloat) -> [CGRect] {
        var (corner, columnWidth) = (CGPoint.zero, CGFloat.zero)
        return subviews.map { subview in
            let size = subview.sizeThatFits(.unspecified)
            if corner.y > 0, corner.y + size.height > height {
                corner = CGPoint(x: corner.x + columnWidth + spacing, y: 0)
                columnWidth = 0
            }
            defer {
                corner.y += size.height + spacing
                columnWidth = max(columnWidth, size.width)
            }
            return CGRect(origin: corner, size: size)
        }
    }
}

/// A flow of at most some lines, which puts the other children far away.
private struct LimitedFlow: Layout {
    let lines: Int
    var spacing: CGFloat = 4

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let shown = frames(subviews, proposal.width ?? .infinity).compactMap { $0 }
        return CGSize(width: shown.map(\.maxX).max() ?? 0, height: shown.map(\.maxY).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, frame) in zip(subviews, frames(subviews, bounds.width)) {
            if let frame {
                subview.place(at: frame.offsetBy(dx: bounds.minX, dy: bounds.minY).origin, proposal: .unspecified)
            } else {
                subview.place(at: farAway, proposal: .zero)
            }
        }
    }

    private func frames(_ subviews: Subviews, _ width: CGFloat) -> [CGRect?] {
        var (corner, height, line) = (CGPoint.zero, CGFloat.zero, 1)
        return subviews.map { subview in
            let size = subview.sizeThatFits(.unspecified)
            if corner.x > 0, corner.x + size.width > width {
                line += 1
                corner = CGPoint(x: 0, y: corner.y + height + spacing)
                height = 0
            }
            guard line <= lines else { return nil }
            defer { corner.x += size.width + spacing }
            height = max(height, size.height)
            return CGRect(origin: corner, size: size)
        }
    }
}

/// A flow that remembers the rows of its last measurement, and places by them without measuring again.
private struct RememberingFlow: Layout {
    func makeCache(subviews: Subviews) -> [CGPoint] { [] }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGPoint]) -> CGSize {
        var (corner, lineHeight, size) = (CGPoint.zero, CGFloat.zero, CGSize.zero)
        cache = subviews.map { subview in
            let own = subview.sizeThatFits(.unspecified)
            if corner.x > 0, corner.x + own.width > proposal.width ?? .infinity {
                corner = CGPoint(x: 0, y: corner.y + lineHeight)
                lineHeight = 0
            }
            defer { corner.x += own.width }
            lineHeight = max(lineHeight, own.height)
            size = CGSize(width: max(size.width, corner.x + own.width), height: corner.y + lineHeight)
            return corner
        }
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGPoint]) {
        for (subview, corner) in zip(subviews, cache) {
            subview.place(at: CGPoint(x: bounds.minX + corner.x, y: bounds.minY + corner.y), proposal: .unspecified)
        }
    }
}

/// A container that asks its child for its least and its greatest size, too, before it places the child as offered.
private struct Probing: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = subviews[0].sizeThatFits(proposal)
        let least = subviews[0].sizeThatFits(.zero)
        let greatest = subviews[0].sizeThatFits(.infinity)
        return CGSize(width: min(max(size.width, least.width), greatest.width), height: size.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(at: bounds.origin, proposal: proposal)
    }
}

/// Rows of a given number of children, of which a last row with fewer stands in the middle.
private struct CentredLastRow: Layout {
    let columns: Int
    let spacing: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let cell = cell(subviews)
        let rows = (subviews.count + columns - 1) / columns
        return CGSize(width: width(columns, cell), height: CGFloat(rows) * (cell.height + spacing) - spacing)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let cell = cell(subviews)
        for index in subviews.indices {
            let (row, column) = index.quotientAndRemainder(dividingBy: columns)
            let count = min(columns, subviews.count - row * columns)
            let start = bounds.midX - width(count, cell) / 2
            subviews[index].place(
                at: CGPoint(
                    x: start + CGFloat(column) * (cell.width + spacing),
                    y: bounds.minY + CGFloat(row) * (cell.height + spacing)),
                proposal: .init(cell))
        }
    }

    private func width(_ count: Int, _ cell: CGSize) -> CGFloat { CGFloat(count) * (cell.width + spacing) - spacing }

    private func cell(_ subviews: Subviews) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
    }
}

/// A row that keeps its first child on the left in either reading direction; the others follow the direction.
private struct LeftRail: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: proposal.width ?? 100, height: 10)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let isMirrored = subviews.layoutDirection == .rightToLeft
        let rail = subviews[0].sizeThatFits(.unspecified).width
        subviews[0].place(
            at: CGPoint(x: isMirrored ? bounds.maxX : bounds.minX, y: bounds.minY),
            anchor: isMirrored ? .topTrailing : .topLeading, proposal: .unspecified)
        var x = bounds.minX + (isMirrored ? 0 : rail)
        for subview in subviews.dropFirst() {
            subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
            x += subview.sizeThatFits(.unspecified).width
        }
    }
}

@Suite struct FlowVariantsTests {
    // 20 + 5 + 20 fits into 50; the first column is 30 wide.
    @Test func columnsFlowWhereTheHeightIsUsed() throws {
        let drawing = try draw {
            VerticalFlow(spacing: 5) {
                box("a", 10, 20)
                box("b", 30, 20)
                box("c", 20, 20)
            }
            .frame(height: 50, alignment: .topLeading)
        }
        #expect(drawing.size == CGSize(width: 55, height: 50))
        #expect(drawing["a"] == rect(0, 0, 10, 20) && drawing["b"] == rect(0, 25, 30, 20))
        #expect(drawing["c"] == rect(35, 0, 20, 20))
    }

    @Test func linesBeyondTheLimitAreFarAway() throws {
        let drawing = try draw(100) {
            LimitedFlow(lines: 2) {
                box("a", 60, 10)
                box("b", 60, 12)
                box("c", 30, 10)
                box("d", 70, 10)
                text("more").id("e")
            }
        }
        #expect(drawing.size == CGSize(width: 94, height: 26))
        #expect(drawing["a"] == rect(0, 0, 60, 10) && drawing["b"] == rect(0, 14, 60, 12))
        #expect(drawing["c"] == rect(64, 14, 30, 10) && drawing["d"] == rect(-10_000, -10_000, 70, 10))
        #expect(drawing["e"]?.origin == farAway)
    }

    // The box keeps its 50 of 150 - 10; the flow is offered 90, and puts two boxes of 40 on a line.
    @Test func aFlowIsPlacedAsItWasLastMeasured() throws {
        let drawing = try draw(150) {
            HStack(spacing: 10) {
                RememberingFlow {
                    box("a", 40, 10)
                    box("b", 40, 10)
                    box("c", 40, 10)
                }
                box("d", 50, 10)
            }
        }
        #expect(drawing.size == CGSize(width: 140, height: 20))
        #expect(drawing["a"] == rect(0, 0, 40, 10) && drawing["b"] == rect(40, 0, 40, 10))
        #expect(drawing["c"] == rect(0, 10, 40, 10) && drawing["d"] == rect(90, 5, 50, 10))
    }

    // At 0 each box has a line of its own, without a bound all are on one; at 90 there are two on a line.
    @Test func whatElseWasAskedDoesNotCount() throws {
        let drawing = try draw(90) {
            Probing {
                RememberingFlow {
                    box("a", 40, 10)
                    box("b", 40, 10)
                    box("c", 40, 10)
                }
            }
        }
        #expect(drawing.size == CGSize(width: 80, height: 20))
        #expect(drawing["a"] == rect(0, 0, 40, 10) && drawing["b"] == rect(40, 0, 40, 10))
        #expect(drawing["c"] == rect(0, 10, 40, 10))
    }

    // Two boxes of 20 and a distance of 5 are 45 wide: (70 - 45) / 2.
    @Test func theLastRowStandsInTheMiddle() throws {
        let drawing = try draw {
            CentredLastRow(columns: 3, spacing: 5) {
                ForEach(["a", "b", "c", "d", "e"], id: \.self) { box($0, 20, 10) }
            }
        }
        #expect(drawing.size == CGSize(width: 70, height: 25))
        #expect(drawing["c"] == rect(50, 0, 20, 10) && drawing["d"] == rect(12.5, 15, 20, 10))
        #expect(drawing["e"] == rect(37.5, 15, 20, 10))
    }

    // Right to left the leading edge is on the right: bounds.maxX is the left edge of the picture.
    @Test(arguments: [(LayoutDirection.leftToRight, 20.0), (.rightToLeft, 90)] as [(LayoutDirection, CGFloat)])
    func aRailStaysOnTheLeft(direction: LayoutDirection, x: CGFloat) throws {
        let drawing = try draw(100, direction) {
            LeftRail {
                box("rail", 20, 10)
                box("first", 10, 10)
            }
        }
        #expect(drawing["rail"] == rect(0, 0, 20, 10) && drawing["first"] == rect(x, 0, 10, 10))
    }
}
