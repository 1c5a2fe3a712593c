#if canImport(Glibc)
    import Glibc
#endif

/// Sets boxes in the inside of an outline, at the largest scale at which all of them have a place there.
///
/// The rows go down the outline. Each is filled greedily in the parts that the outline leaves over the whole height of
/// the row, one or more, so that no box reaches beyond it; what height is left at the end goes to the rows by theirs. In
/// the order `packed` a part is filled up with boxes that come soon after.
/// - Throws: ``FlowError/nothingFits`` if the boxes fit at no scale.
/// - Complexity: some dozen times the cost of one filling, O(n + r·e) for r rows and e edges of the outline.
func fillOutline(
    _ boxes: FlowBoxes, _ outline: Outline, _ options: FlowOptions, budget: SearchBudget
) throws(FlowError) -> Lines {
    guard let width = options.width, let height = options.height else { throw .fitBoxNeedsSizes }
    let search = OutlineSearch(boxes, outline, options, budget, width: width, height: height)
    guard boxes.count > 0 else { return search.lines(OutlineFilling(), scale: 1) }
    var scale = search.upperBound
    for _ in 0..<80 {
        guard scale.isFinite, scale > 0 else { break }
        if let found = search.fill(scale, leading: 0) {
            // A larger scale may fit, too, up to two steps above.
            var larger = scale * OutlineSearch.step * OutlineSearch.step
            while larger > scale * OutlineSearch.fineStep {
                larger /= OutlineSearch.fineStep
                if let found = search.fill(larger, leading: 0) { return search.spread(found, scale: larger) }
            }
            return search.spread(found, scale: scale)
        }
        scale /= OutlineSearch.step
    }
    throw .nothingFits
}

/// The boxes of a row in one part of the inside of an outline.
private struct OutlinePart {
    var extent: LineExtent
    var top, height, ascent: Double
    /// The number of boxes.
    var count: Int
}

private struct OutlineFilling {
    /// The parts that have boxes, from the top down, those of a row from the leading edge on.
    var parts: [OutlinePart] = []
    /// The boxes in the order in which the parts have them.
    var order: [Int] = []
}

private struct OutlineSearch {
    private let boxes: FlowBoxes
    private let outline: Outline
    private let options: FlowOptions
    private let budget: SearchBudget
    private let width: Double
    /// The place of the outline in the box.
    private let (frameX, frameY, frameWidth, frameHeight): (Double, Double, Double, Double)

    /// The factors from one scale that is tried to the next: at first, and near the one that fits.
    static let step = 1.2
    static let fineStep = 1.012
    /// Returns whether a box may fill up a row: it is no higher, and not so low that it looks lost there.
    private static func fits(_ box: Double, in row: Double) -> Bool { box <= row && box > 0.4 * row }
    /// The number of boxes among which the order `packed` chooses the next one.
    private static let choice = 24

    init(
        _ boxes: FlowBoxes, _ outline: Outline, _ options: FlowOptions, _ budget: SearchBudget, width: Double,
        height: Double
    ) {
        (self.boxes, self.outline, self.options, self.budget, self.width) = (boxes, outline, options, budget, width)
        frameWidth = outline.stretches ? width : min(width, height * outline.aspect)
        frameHeight = outline.stretches ? height : min(height, width / outline.aspect)
        (frameX, frameY) = ((width - frameWidth) / 2, (height - frameHeight) / 2)
    }

    /// The scale at which the boxes have the area of the outline.
    var upperBound: Double {
        var area = 0.0
        for index in 0..<boxes.count { area += boxes.widths[index] * boxes.heights[index] }
        return area > 0 ? (outline.area * frameWidth * frameHeight / area).squareRoot() : 1
    }

    /// Returns the lines of a filling, with what height is left divided among the rows.
    func spread(_ found: OutlineFilling, scale: Double) -> Lines {
        var found = found
        var (leading, tooMuch) = (0.0, 1.0)
        for _ in 0..<10 {
            let middle = (leading + tooMuch) / 2
            if let spread = fill(scale, leading: middle) {
                (found, leading) = (spread, middle)
            } else {
                tooMuch = middle
            }
        }
        return lines(found, scale: scale)
    }

    /// Returns the parts of the inside over the height of a row, from the leading edge on.
    private func parts(from top: Double, height: Double) -> [LineExtent] {
        let (start, end) = ((top - frameY) / frameHeight, (top + height - frameY) / frameHeight)
        let found = outline.intervals(from: start, to: end).map { part in
            // A hair less, so that rounding leads nowhere outside.
            let (left, right) = (frameX + part.start * frameWidth + 1e-9, frameX + part.end * frameWidth - 1e-9)
            // Reading from right to left, all frames are mirrored in the end.
            return LineExtent(
                x: options.direction == .leftToRight ? left : width - right, width: max(0, right - left))
        }
        let parts = options.direction == .leftToRight ? found : found.reversed()
        guard parts.count > 1 else { return parts }
        // Boxes of neighbouring parts keep a distance, too.
        let inset = 0.2 * height
        return parts.indices.map { index in
            let (before, behind) = (index > 0 ? inset : 0, index + 1 < parts.count ? inset : 0)
            return LineExtent(x: parts[index].x + before, width: max(0, parts[index].width - before - behind))
        }
    }

    /// Returns the filling at a scale; nil if a box has no place.
    ///
    /// - Parameter leading: The height between rows besides the spacing, as a share of the height of the row above.
    func fill(_ scale: Double, leading: Double) -> OutlineFilling? {
        let problem = FlowProblem(boxes, options.scaled(by: scale), scale: scale, budget: budget)
        // Rows that overlap must go on downward.
        let least = problem.heights.min() ?? 0
        let gap = max(options.scaled(by: scale).lineSpacing, -least / 2)
        var queue = BoxQueue(count: problem.count, choice: options.order == .packed ? Self.choice : 1)
        var filling = OutlineFilling()
        filling.order.reserveCapacity(problem.count)
        var top = frameY
        while let next = queue.first {
            guard top < frameY + frameHeight else { return nil }
            let row = row(from: top, startingWith: next, problem, &queue)
            guard let height = row.first?.height else {
                top += max(problem.heights[next] / 8, frameHeight / 250)
                continue
            }
            filling.parts += row
            top += height * (1 + leading) + gap
        }
        filling.order = queue.taken
        return filling
    }

    /// Returns the parts of a row that have boxes, as high as the highest of them.
    private func row(
        from top: Double, startingWith first: Int, _ problem: FlowProblem, _ queue: inout BoxQueue
    ) -> [OutlinePart] {
        var height = problem.heights[first]
        // A box that is higher makes the row higher, and its parts narrower: at most once for each height.
        for _ in 0..<16 {
            var trial = queue
            var row: [OutlinePart] = []
            var gauge = RowGauge()
            for extent in parts(from: top, height: height) {
                let before = trial.taken.count
                fillPart(extent, isFirst: gauge.isEmpty, upTo: height, problem, &trial, &gauge)
                let count = trial.taken.count - before
                if count > 0 { row.append(OutlinePart(extent: extent, top: top, height: 0, ascent: 0, count: count)) }
            }
            guard gauge.height <= height * (1 + 1e-12) || row.isEmpty else {
                height = gauge.height
                continue
            }
            for index in row.indices { (row[index].height, row[index].ascent) = (gauge.height, gauge.ascent) }
            queue = trial
            return row
        }
        return []
    }

    private func fillPart(
        _ extent: LineExtent, isFirst: Bool, upTo height: Double, _ problem: FlowProblem, _ queue: inout BoxQueue,
        _ gauge: inout RowGauge
    ) {
        var (used, last) = (0.0, -1)
        let first = queue.taken.count
        func length(with box: Int) -> Double {
            guard last >= 0 else { return problem.lengths[box] }
            let margins = problem.hasMargins ? problem.margins[last] + problem.margins[box] : 0
            return used + problem.spacing + margins + problem.lengths[box]
        }
        func mayCome(_ box: Int) -> Bool { !problem.breaksBefore[box] || isFirst && last < 0 }
        while let next = queue.first {
            var chosen: Int?
            if mayCome(next), length(with: next) <= extent.width {
                chosen = next
            } else if mayCome(next) {
                // The longest of those that fit without making the row higher.
                for box in queue.others where !problem.breaksBefore[box] && Self.fits(problem.heights[box], in: height)
                {
                    guard length(with: box) <= extent.width else { continue }
                    if chosen.map({ problem.lengths[$0] < problem.lengths[box] }) ?? true { chosen = box }
                }
            }
            guard let chosen else { break }
            used = length(with: chosen)
            last = chosen
            queue.take(chosen)
            gauge.add(chosen, problem)
        }
        if options.order == .packed { balance(first, extent, problem, &queue) }
    }

    /// Puts the highest boxes of a part in its middle and the others around them, if there is room for the margins that
    /// are inside then.
    private func balance(_ first: Int, _ extent: LineExtent, _ problem: FlowProblem, _ queue: inout BoxQueue) {
        let boxes = queue.taken[first...].sorted {
            problem.heights[$0] != problem.heights[$1] ? problem.heights[$0] > problem.heights[$1] : $0 < $1
        }
        guard boxes.count > 2 else { return }
        var before: [Int] = []
        var behind: [Int] = []
        for (place, box) in boxes.enumerated() {
            if place % 2 == 1 { before.append(box) } else { behind.append(box) }
        }
        let balanced = before.reversed() + behind
        var length = -problem.spacing
        for (place, box) in balanced.enumerated() {
            length += problem.spacing + problem.lengths[box]
            if problem.hasMargins, place > 0 { length += problem.margins[balanced[place - 1]] + problem.margins[box] }
        }
        if length <= extent.width { queue.replace(from: first, balanced) }
    }

    /// Returns a filling as lines, each at its place.
    func lines(_ filling: OutlineFilling, scale: Double) -> Lines {
        var problem = FlowProblem(boxes, options.scaled(by: scale), scale: scale, budget: budget)
        let isGivenOrder = filling.order.indices.allSatisfy { filling.order[$0] == $0 }
        if !isGivenOrder { problem = problem.ordered(by: filling.order) }
        if !filling.parts.isEmpty { problem.extents = LineExtents(filling.parts.map { $0.extent }) }
        var breaks: [Int] = []
        for part in filling.parts { breaks.append((breaks.last ?? 0) + part.count) }
        var flow = Lines(
            problem: problem, lines: measureLines(problem, breaks), order: isGivenOrder ? nil : filling.order,
            hidden: problem.count..<problem.count, options: options.scaled(by: scale), scale: scale)
        for (index, part) in filling.parts.enumerated() {
            (flow.lines[index].height, flow.lines[index].ascent) = (part.height, part.ascent)
        }
        flow.tops = filling.parts.map { $0.top }
        return flow
    }
}

/// The extents of the boxes of a row above and below the guide that they share.
private struct RowGauge {
    private(set) var ascent = 0.0
    private var descent = 0.0
    private(set) var isEmpty = true
    var height: Double { ascent + descent }

    mutating func add(_ box: Int, _ problem: FlowProblem) {
        let above = problem.hasGuides ? problem.ascents[box] : 0
        let below = problem.heights[box] - above
        (ascent, descent) = isEmpty ? (above, below) : (max(ascent, above), max(descent, below))
        isEmpty = false
    }
}

/// Boxes that wait for their places in order; some of the first may be taken before the others.
private struct BoxQueue {
    private var waiting: [Int] = []
    private var next: Int
    private let count: Int
    private(set) var taken: [Int] = []

    init(count: Int, choice: Int) {
        self.count = count
        next = min(count, choice)
        waiting = Array(0..<next)
    }

    /// Replaces the last of the boxes that were taken by the same ones in another order.
    mutating func replace(from first: Int, _ boxes: [Int]) { taken.replaceSubrange(first..., with: boxes) }

    var first: Int? { waiting.first }
    var others: ArraySlice<Int> { waiting.dropFirst() }

    mutating func take(_ box: Int) {
        guard let place = waiting.firstIndex(of: box) else { return }
        waiting.remove(at: place)
        taken.append(box)
        guard next < count else { return }
        waiting.append(next)
        next += 1
    }
}
