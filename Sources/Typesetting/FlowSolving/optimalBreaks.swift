/// Returns the breaks with the least sum of badness, with the boxes in their order.
///
/// Badness is the squared white area of a line, which is the part of its line box that no box covers, without the
/// spacing. Among sums that are equal up to rounding, the first line takes the most boxes, then the second, and so on.
///
/// It is a dynamic programme from the last box to the first. The best way to set the boxes from `i` on is a line
/// `i..<j` and the best way from `j` on: every `j` that fits is tried, the line growing box by box as it does in the
/// greedy breaker, so that both agree on what fits.
/// - Complexity: O(n·k) for k boxes a line; times the number of lines that are constrained by a shape or by `minLines`.
///   Neither may take more steps than ``SearchBudget/most(for:)``.
func optimalBreaks(
    _ problem: FlowProblem, minLines: Int = 0, mostStates: Int = mostStates
) throws(FlowError) -> [Int] {
    switch (problem.isAdditive, problem.hasMargins, problem.hasGuides) {
    case (true, false, false):
        try optimalBreaks(problem, PlainRuler(spacing: problem.spacing), PlainGauge.self, minLines, mostStates)
    case (true, false, true):
        try optimalBreaks(problem, PlainRuler(spacing: problem.spacing), GuidedGauge.self, minLines, mostStates)
    case (true, true, _):
        try optimalBreaks(
            problem.withGuides, MarginRuler(spacing: problem.spacing), GuidedGauge.self, minLines, mostStates)
    case (false, _, _):
        // Without guides of their own the boxes share their tops, which gives the same height.
        try optimalBreaks(
            problem.withGuides, SteppedRuler(spacing: problem.spacing, stops: problem.tabStops), GuidedGauge.self,
            minLines, mostStates)
    }
}

private func optimalBreaks<Ruler: LineRuler, Gauge: LineGauge>(
    _ problem: FlowProblem, _ ruler: Ruler, _ gauge: Gauge.Type, _ minLines: Int, _ mostStates: Int
) throws(FlowError) -> [Int] {
    guard problem.count > 0 else { return [] }
    // First the lines that are like all that follow them.
    var search = OptimalSearch(problem, ruler, gauge)
    try search.solve(problem.extents[problem.extents.lastVarying])
    var breaks = search.followed(from: 0)
    // Then those before them. Lines of several widths may come out fewer than these, which are as wide as the last.
    let mayBeFewer = breaks.count < minLines || !problem.extents.isUniform
    let constrained = max(problem.extents.lastVarying, mayBeFewer ? minLines : 0)
    if constrained > 0 {
        breaks = try search.solveLayers(constrained, minLines: min(minLines, problem.count), mostStates)
    }
    return breaks
}

/// The tables of the search for optimal breaks, a dynamic programme; they are indexed by the box at which a line
/// begins.
struct OptimalSearch<Ruler: LineRuler, Gauge: LineGauge> {
    let problem: FlowProblem
    let emptyRuler: Ruler
    /// The least sum for the boxes from each one to the end.
    var least: [Double]
    /// The end of the line that begins at each box.
    private(set) var ends: [Int32]

    /// The relative difference below which sums count as equal: rounding is far smaller, and a difference that the eye
    /// sees far larger.
    private let relativeTolerance = 1e-12
    /// The square of a white area that is nothing but rounding. It is a share of the largest line, so that it means the
    /// same in every unit.
    let absoluteTolerance: Double

    init(_ problem: FlowProblem, _ ruler: Ruler, _: Gauge.Type) {
        self.problem = problem
        emptyRuler = ruler
        var widest = 0.0
        for extent in problem.extents.extents where extent.width.isFinite { widest = max(widest, extent.width) }
        var highest = 0.0
        for height in problem.heights { highest = max(highest, height) }
        absoluteTolerance = widest * highest * widest * highest * 1e-30
        least = [Double](repeating: 0, count: problem.count + 1)
        ends = [Int32](repeating: 0, count: problem.count + 1)
    }

    /// Finds the best line for every box, from the last one to the first, when all lines have one extent.
    mutating func solve(_ extent: LineExtent) throws(FlowError) {
        var left = SearchBudget.most(for: problem.count)
        // The end of the paragraph in which the line begins, and the length of the boxes up to there.
        var end = problem.count
        var tail = -problem.spacing
        var lastMargin = 0.0
        let isAdditive = problem.isAdditive
        for start in stride(from: problem.count - 1, through: 0, by: -1) {
            tail += problem.spacing + problem.lengths[start]
            if problem.hasMargins {
                tail += start + 1 < end ? lastMargin + problem.margins[start] : 0
                lastMargin = problem.margins[start]
            }
            if isAdditive, !problem.chargesLastLine, tail <= extent.width, tail >= problem.minLastFill * extent.width {
                // One line that costs nothing: no other can be better, and none is fuller.
                least[start] = least[end]
                ends[start] = Int32(truncatingIfNeeded: end)
            } else {
                let (sum, lineEnd, steps) = least.withUnsafeBufferPointer { rest in
                    bestLine(from: start, before: end, extent, rest)
                }
                least[start] = sum
                ends[start] = Int32(truncatingIfNeeded: lineEnd)
                left -= steps * stepCost
                guard left >= 0 else { throw .tooLarge }
            }
            if problem.breaksBefore[start] {
                end = start
                tail = -problem.spacing
            }
        }
    }

    /// The cost of a step, counted against the budget.
    var stepCost: Int { problem.isAdditive ? 1 : slowStepCost }

    /// Returns the least sum for the boxes from `start` on, the end of their first line, and the number of ends tried.
    ///
    /// `rest[j]` is the least sum from `j` on, infinite if no line may begin there.
    @inline(__always)
    func bestLine(
        from start: Int, before end: Int, _ extent: LineExtent, _ rest: UnsafeBufferPointer<Double>
    ) -> (sum: Double, end: Int, steps: Int) {
        let lengths = problem.lengths.span
        let heights = problem.heights.span
        let ascents = problem.ascents.span
        let margins = problem.margins.span
        let limit = extent.limit
        let (tolerance, absolute) = (1 + relativeTolerance, absoluteTolerance)
        var ruler = emptyRuler
        var gauge = Gauge()
        ruler.begin(start, lengths: lengths, margins: margins)
        gauge.begin(start, heights: heights, ascents: ascents)
        var covered = lengths[unchecked: start] * heights[unchecked: start]
        var leastSum = Double.infinity
        var bestEnd = start + 1
        var next = start + 1
        // Invariant: the line start..<next fits, or is one box; its lengths are summed up.
        while next < end {
            let white = problem.white(
                height: gauge.height, room: ruler.room(in: extent.width), free: extent.width - ruler.length,
                covered: covered)
            let sum = white * white + rest[next]
            // Two selections and no branch: the better end cannot be predicted, and a misprediction costs more than
            // both.
            bestEnd = sum <= leastSum * tolerance + absolute ? next : bestEnd
            leastSum = sum < leastSum ? sum : leastSum
            ruler.add(next, lengths: lengths, margins: margins)
            if ruler.length > limit { return (leastSum, bestEnd, next - start) }
            gauge.add(next, heights: heights, ascents: ascents)
            covered += lengths[unchecked: next] * heights[unchecked: next]
            next += 1
        }
        // The last line of a paragraph.
        let white = problem.white(
            height: gauge.height, room: ruler.room(in: extent.width), free: extent.width - ruler.length,
            covered: covered)
        let charge =
            problem.chargesLastLine
            ? white * white : problem.lastCharge(ruler.length, height: gauge.height, in: extent.width)
        let sum = charge + rest[end]
        return sum <= leastSum * tolerance + absolute
            ? (min(leastSum, sum), end, end - start) : (leastSum, bestEnd, end - start)
    }

    /// Returns the ends of the lines that follow each other from a box on.
    func followed(from first: Int) -> [Int] {
        var breaks: [Int] = []
        var start = first
        while start < problem.count {
            start = Int(ends[start])
            breaks.append(start)
        }
        return breaks
    }
}
