/// The frames of boxes in line coordinates, in the order of the lines.
struct PlacedBoxes {
    /// The leading edges of the boxes along the line; `tops` holds their edges across the line.
    var starts: [Double]
    var tops: [Double]
    var lengths: [Double]
    var heights: [Double]
    /// The position of the end of the line that reaches farthest.
    var end = 0.0
    var maxGap = 0.0
}

/// Places every box of the lines, and sets the baselines of the lines.
///
/// - Parameter lineLength: the length over which lines without an extent of their own are spread.
/// - Complexity: O(n).
func placeBoxes(_ flow: inout Lines, _ boxes: FlowBoxes, lineLength: Double) -> PlacedBoxes {
    let problem = flow.problem
    var placed = PlacedBoxes(
        starts: [Double](repeating: 0, count: problem.count), tops: [Double](repeating: 0, count: problem.count),
        lengths: problem.lengths, heights: problem.heights)
    for number in flow.lines.indices {
        let line = flow.lines[number]
        let extent = problem.extents[number]
        let spread = spread(flow, line, over: flow.options.shape == nil ? lineLength : extent.width)
        if spread.grows {
            growBoxes(
                &placed.lengths, line.items,
                left: (flow.options.shape == nil ? lineLength : extent.width) - line.length,
                limit: { boxes.growthLimits[flow.box($0)].map { limit in limit * flow.scale } },
                priority: { boxes.priorities[flow.box($0)] ?? 0 })
        }
        placeAlong(problem, line, extent.x - flow.overhang(line.length, in: extent), spread, &placed)
        if flow.options.align == .stretch { stretchAcross(line, &placed) }
        flow.lines[number].baseline = placeAcross(flow, line, boxes, &placed)
    }
    return placed
}

private func spread(_ flow: Lines, _ line: FlowLine, over available: Double) -> LineSpread {
    var justification = flow.options.justification(ofLastLine: line.isLast)
    // Boxes that overlap so far that the length of the line is no sum move together.
    if justification.fillsLines, flow.problem.isRigid(line) { justification = .leading }
    let left = available.isFinite ? max(0, available - line.length) : 0
    let spread = justifyLine(
        justification, count: line.items.count, left: left, spacing: flow.problem.spacing, maxGap: flow.options.maxGap,
        lastLine: flow.options.justification(ofLastLine: true))
    guard justification.fillsLines, let most = flow.options.maxStretch.map({ $0 * line.height }) else { return spread }
    let count = line.items.count
    if count == 1, !spread.grows { return LineSpread(lead: left / 2) }
    return spread.gap > most ? LineSpread(lead: (left - most * Double(count - 1)) / 2, gap: most) : spread
}

/// Makes boxes as high as their line. The code is a function of its own so that the array is not copied, as it would be
/// beside code that only reads the array.
private func stretchAcross(_ line: FlowLine, _ placed: inout PlacedBoxes) {
    for index in line.items { placed.heights[index] = line.height }
}

/// Sets the tops of a line's boxes, and returns the line's baseline.
private func placeAcross(
    _ flow: Lines, _ line: FlowLine, _ boxes: FlowBoxes, _ placed: inout PlacedBoxes
) -> Double {
    let problem = flow.problem
    // Without guides the boxes of a line share an edge or the middle of the height that they need themselves.
    let share = flow.options.boxAlignment.restingShare
    let needed = problem.hasGuides ? 0 : line.height - flow.growth
    var baseline = -Double.infinity
    for index in line.items {
        var top = line.y
        if problem.hasGuides {
            top += line.ascent - problem.ascents[index]
        } else {
            top += line.ascent + (needed - placed.heights[index]) * share
        }
        placed.tops[index] = top
        let depth =
            boxes.firstBaselines.isEmpty
            ? placed.heights[index]
            : boxes.firstBaselines[flow.box(index)].map { $0 * flow.scale } ?? placed.heights[index]
        baseline = max(baseline, top + depth)
    }
    return baseline
}

extension FlowProblem {
    /// Returns whether a line has a box shorter than the overlap, so that the box after it begins before it.
    fileprivate func isRigid(_ line: FlowLine) -> Bool {
        isOverlapping && line.items.contains { lengths[$0] < -spacing }
    }
}

private func placeAlong(
    _ problem: FlowProblem, _ line: FlowLine, _ lineStart: Double, _ spread: LineSpread, _ placed: inout PlacedBoxes
) {
    guard problem.isAdditive else {
        placeInSteps(problem, line, lineStart, spread, &placed)
        return
    }
    let gap = problem.spacing + spread.gap
    var start = lineStart + spread.lead
    guard problem.hasMargins else {
        for index in line.items {
            placed.starts[index] = start
            start += placed.lengths[index] + gap
        }
        placed.end = max(placed.end, start - gap)
        if line.items.count > 1 { placed.maxGap = max(placed.maxGap, gap) }
        return
    }
    for index in line.items {
        if index > line.items.lowerBound {
            let gap = gap + problem.margins[index - 1] + problem.margins[index]
            placed.maxGap = max(placed.maxGap, gap)
            start += gap
        }
        placed.starts[index] = start
        start += placed.lengths[index]
    }
    placed.end = max(placed.end, start)
}

/// Places boxes that begin at tab stops or overlap.
private func placeInSteps(
    _ problem: FlowProblem, _ line: FlowLine, _ lineStart: Double, _ spread: LineSpread, _ placed: inout PlacedBoxes
) {
    var ruler = SteppedRuler(spacing: problem.spacing, stops: problem.tabStops)
    var start = 0.0
    for (number, index) in line.items.enumerated() {
        if number == 0 {
            ruler.begin(index, lengths: placed.lengths.span, margins: problem.margins.span)
        } else {
            ruler.add(index, lengths: placed.lengths.span, margins: problem.margins.span)
        }
        start = ruler.start + spread.gap * Double(number)
        placed.starts[index] = start
        if number > 0 {
            placed.maxGap = max(placed.maxGap, start - placed.starts[index - 1] - placed.lengths[index - 1])
        }
    }
    // The leading edge is known now: 0, or less where boxes have gone back beyond it.
    let lead = lineStart + spread.lead - ruler.leadingEdge
    for index in line.items {
        placed.starts[index] += lead
        placed.end = max(placed.end, placed.starts[index] + placed.lengths[index])
    }
}

extension FlowAlignment {
    /// The position of a box without a guide in its line: 0 is at the top, 1 at the bottom.
    fileprivate var restingShare: Double {
        switch self {
        case .top, .stretch: 0
        case .center: 0.5
        case .bottom, .firstBaseline, .lastBaseline: 1
        }
    }
}
