import BoxLayout
import Testing

/// A masonry of equal columns that are filled in turn.
private struct Masonry: Layout {
    let columns: Int
    let spacing: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.width ?? 100
        return CGSize(width: width, height: frames(subviews, width).map(\.maxY).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, frame) in zip(subviews, frames(subviews, bounds.width)) {
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(frame.size))
        }
    }

    private func frames(_ subviews: Subviews, _ width: CGFloat) -> [CGRect] {
        let column = (width - spacing * CGFloat(columns - 1)) / CGFloat(columns)
        var bottoms = [CGFloat](repeating: 0, count: columns)
        return subviews.enumerated().map { index, subview in
            let number = index % columns
            let height = subview.sizeThatFits(ProposedViewSize(width: column, height: nil)).height
            defer { bottoms[number] += height + spacing }
            return CGRect(x: CGFloat(number) * (column + spacing), y: bottoms[number], width: column, height: height)
        }
    }
}

/// A masonry that puts each child into the column that is shortest until then; its cache has the frames.
private struct Waterfall: Layout {
    let columns: Int
    let spacing: CGFloat

    struct Cache {
        var width: CGFloat?
        var frames: [CGRect] = []
    }

    func makeCache(subviews: Subviews) -> Cache { Cache() }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let width = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 0)).width
        fill(&cache, subviews, width)
        return CGSize(width: width, height: cache.frames.map(\.maxY).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        fill(&cache, subviews, bounds.width)
        for (subview, frame) in zip(subviews, cache.frames) {
            let frame = frame.offsetBy(dx: bounds.minX, dy: bounds.minY)
            subview.place(at: frame.origin, anchor: .topLeading, proposal: .init(frame.size))
        }
    }

    private func fill(_ cache: inout Cache, _ subviews: Subviews, _ width: CGFloat) {
        guard cache.width != width else { return }
        let column = (width - spacing * CGFloat(columns - 1)) / CGFloat(columns)
        var bottoms = Array(repeating: CGFloat.zero, count: columns)
        cache = Cache(width: width)
        for subview in subviews {
            let shortest = bottoms.enumerated().min { $0.element < $1.element }?.offset ?? 0
            let height = subview.sizeThatFits(.init(width: column, height: nil)).height
            cache.frames.append(
                CGRect(x: (column + spacing) * CGFloat(shortest), y: bottoms[shortest], width: column, height: height))
            bottoms[shortest] += height + spacing
        }
    }
}

/// The days of a month in seven columns of squares, with empty places before the first day.
private struct Calendar: Layout {
    let firstColumn: Int

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let side = (proposal.width ?? 70) / 7
        let weeks = (subviews.count + firstColumn + 6) / 7
        return CGSize(width: side * 7, height: side * CGFloat(weeks))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let side = bounds.width / 7
        for (index, subview) in subviews.enumerated() {
            let (week, day) = (index + firstColumn).quotientAndRemainder(dividingBy: 7)
            subview.place(
                at: CGPoint(
                    x: bounds.minX + (CGFloat(day) + 0.5) * side, y: bounds.minY + (CGFloat(week) + 0.5) * side),
                anchor: .center, proposal: .init(width: side, height: side))
        }
    }
}

/// A pyramid: each row has one child more than the row above it, and is centred below it.
private struct Pyramid: Layout {
    let spacing: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let (cell, rows) = (cell(subviews), CGFloat(rows(subviews.count)))
        return CGSize(
            width: rows * (cell.width + spacing) - spacing, height: rows * (cell.height + spacing) - spacing)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let cell = cell(subviews)
        var (row, column) = (0, 0)
        for subview in subviews {
            let place = CGFloat(column) - CGFloat(row) / 2
            subview.place(
                at: CGPoint(
                    x: bounds.midX + place * (cell.width + spacing),
                    y: bounds.minY + CGFloat(row) * (cell.height + spacing)),
                anchor: .top, proposal: .init(cell))
            (row, column) = column == row ? (row + 1, 0) : (row, column + 1)
        }
    }

    private func rows(_ count: Int) -> Int {
        var rows = 0
        while rows * (rows + 1) / 2 < count { rows += 1 }
        return rows
    }

    private func cell(_ subviews: Subviews) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
    }
}

/// As many equal columns as fit if each has a least width; a row is as high as its highest child.
private struct AdaptiveColumns: Layout {
    let least: CGFloat
    let spacing: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.width ?? least
        let heights = rowHeights(subviews, width)
        return CGSize(width: width, height: heights.reduce(0, +) + spacing * CGFloat(max(0, heights.count - 1)))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let (count, width) = columns(bounds.width)
        var y = bounds.minY
        for (row, height) in rowHeights(subviews, bounds.width).enumerated() {
            for index in row * count..<min(subviews.count, (row + 1) * count) {
                subviews[index].place(
                    at: CGPoint(x: bounds.minX + CGFloat(index - row * count) * (width + spacing), y: y),
                    proposal: .init(width: width, height: height))
            }
            y += height + spacing
        }
    }

    private func columns(_ width: CGFloat) -> (count: Int, width: CGFloat) {
        let count = max(1, Int((width + spacing) / (least + spacing)))
        return (count, (width - spacing * CGFloat(count - 1)) / CGFloat(count))
    }

    private func rowHeights(_ subviews: Subviews, _ width: CGFloat) -> [CGFloat] {
        let columns = columns(width)
        return stride(from: 0, to: subviews.count, by: columns.count).map { start in
            subviews[start..<min(subviews.count, start + columns.count)]
                .map { $0.sizeThatFits(.init(width: columns.width, height: nil)).height }.max() ?? 0
        }
    }
}

/// A tile of the width offered and a height of its own.
private func tile(_ name: String, _ height: CGFloat) -> some View { Color.primary.frame(height: height).id(name) }

@Suite struct ColumnLayoutsTests {
    // Columns of (100 - 10) / 3 = 30.
    @Test func columnsOfAMasonryAreFilledInTurn() throws {
        let drawing = try draw(100) {
            Masonry(columns: 3, spacing: 5) {
                tile("a", 10)
                tile("b", 20)
                tile("c", 30)
                tile("d", 40)
                Rectangle().aspectRatio(2, contentMode: .fit).id("e")
            }
        }
        #expect(drawing.size == CGSize(width: 100, height: 55))
        #expect(drawing["a"] == rect(0, 0, 30, 10) && drawing["b"] == rect(35, 0, 30, 20))
        #expect(drawing["c"] == rect(70, 0, 30, 30) && drawing["d"] == rect(0, 15, 30, 40))
        #expect(drawing["e"] == rect(35, 25, 30, 15))
    }

    // After c the columns end at 15, 25 and 35; after d at 60, 25 and 35; after e at 60, 35 and 35.
    @Test func waterFallsIntoTheShortestColumn() throws {
        let drawing = try draw(100) {
            Waterfall(columns: 3, spacing: 5) {
                tile("a", 10)
                tile("b", 20)
                tile("c", 30)
                tile("d", 40)
                tile("e", 5)
                tile("f", 12)
            }
        }
        #expect(drawing.size == CGSize(width: 100, height: 55))
        #expect(drawing["d"] == rect(0, 15, 30, 40) && drawing["e"] == rect(35, 25, 30, 5))
        #expect(drawing["f"] == rect(35, 35, 30, 12))
    }

    @Test func aMonthBeginsOnItsWeekday() throws {
        let drawing = try draw(140) {
            Calendar(firstColumn: 3) {
                ForEach(1..<32) { day in
                    text("\(day)").id("\(day)")
                        .frame(maxWidth: .infinity, maxHeight: .infinity)
                        .id("cell \(day)")
                }
            }
        }
        // 31 days behind three empty places fill five weeks.
        #expect(drawing.size == CGSize(width: 140, height: 100))
        #expect(drawing["cell 1"] == rect(60, 0, 20, 20) && drawing["1"] == rect(67.5, 5, 5, 10))
        #expect(drawing["cell 4"] == rect(120, 0, 20, 20) && drawing["cell 5"] == rect(0, 20, 20, 20))
        #expect(drawing["31"] == rect(105, 85, 10, 10))
    }

    @Test func aPyramidGrowsByOne() throws {
        let drawing = try draw {
            Pyramid(spacing: 4) {
                ForEach(["a", "b", "c", "d", "e", "f"], id: \.self) { box($0, 20, 10) }
            }
        }
        #expect(drawing.size == CGSize(width: 68, height: 38))
        #expect(drawing["a"] == rect(24, 0, 20, 10))
        #expect(drawing["b"] == rect(12, 14, 20, 10) && drawing["c"] == rect(36, 14, 20, 10))
        #expect(drawing["d"] == rect(0, 28, 20, 10) && drawing["e"] == rect(24, 28, 20, 10))
        #expect(drawing["f"] == rect(48, 28, 20, 10))
    }

    // Three columns need 3 · 30 + 2 · 5 = 100; at 115 they are 35 wide, at 99 there are two of 47.
    @Test(
        arguments: [(115, rect(80, 0, 35, 10), rect(0, 25, 35, 10)), (99, rect(0, 25, 47, 10), rect(52, 25, 47, 10))]
            as [(CGFloat, CGRect, CGRect)])
    func columnsAreAsManyAsFit(width: CGFloat, third: CGRect, fourth: CGRect) throws {
        let drawing = try draw(width) {
            AdaptiveColumns(least: 30, spacing: 5) {
                tile("a", 10)
                tile("b", 20)
                tile("c", 10)
                tile("d", 10)
            }
        }
        #expect(drawing.size == CGSize(width: width, height: 35))
        #expect(drawing["c"] == third && drawing["d"] == fourth)
    }
}
