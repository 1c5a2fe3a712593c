#if canImport(Glibc)
    import Glibc
#endif

/// Lines in an ellipse: as wide as proposed, and as high as proposed or, where that is not enough, as its lines are.
///
/// What a line is offered depends on where it lies, and that on the heights of all lines, which follow from the
/// breaks. So the boxes are broken in the ellipse around the lines that were found before, again until the lines no
/// longer change, or for some rounds. The ellipse gets as few lines as hold the boxes, and is drawn in at the sides
/// until these are full.
/// - Returns: the extents of the lines, and their breaks.
/// - Complexity: about two dozen times what breaks cost.
func fitEllipse(
    _ problem: FlowProblem, width: Double, height: Double?, options: FlowOptions
) throws(FlowError) -> (extents: [LineExtent], breaks: [Int]) {
    var search = EllipseSearch(problem, width: width, options: options)
    guard problem.count > 0 else { return ([LineExtent(width: width)], []) }
    let own = try search.linesOfTheirHeight()
    guard let height else { return own }
    return try search.lines(inHeight: height, from: own)
}

private struct EllipseSearch {
    private var problem: FlowProblem
    private let width: Double
    private let options: FlowOptions
    /// The height of a line in the mean, as a guess.
    private let lineHeight: Double

    init(_ problem: FlowProblem, width: Double, options: FlowOptions) {
        self.problem = problem
        // The last line is as much of the ellipse as the others.
        self.problem.chargesLastLine = true
        self.width = width
        self.options = options
        lineHeight = problem.heights.reduce(0, +) / Double(max(1, problem.count))
    }

    // MARK: - As high as its lines

    mutating func linesOfTheirHeight() throws(FlowError) -> (extents: [LineExtent], breaks: [Int]) {
        var heights = fewestLines()
        // Greedy breaks are cheap, and bring the lines near to where they will lie.
        let greedy = try settle(&heights, breaking: .greedy, rounds: 16)
        guard options.breaking != .greedy else { return greedy }
        return try settle(&heights, breaking: options.breaking, rounds: max(2, min(12, 20_000 / problem.count)))
    }

    /// Breaks the boxes in the ellipse around lines of such heights, which become those of the lines that come out,
    /// until they stay.
    private mutating func settle(
        _ heights: inout [Double], breaking: FlowBreaking, rounds: Int
    ) throws(FlowError) -> (extents: [LineExtent], breaks: [Int]) {
        var options = options
        options.breaking = breaking
        var breaks: [Int] = []
        var best: (extents: [LineExtent], breaks: [Int]) = ([], [])
        var leastMisfit = Double.infinity
        for _ in 0..<rounds {
            var missing = missingLines(heights, share: 1)
            while missing > 0, heights.count < problem.count {
                heights += [Double](repeating: lineHeight, count: min(missing, problem.count - heights.count))
                missing = missingLines(heights, share: 1)
            }
            let share = leastShare(heights)
            let offered = extents(heights, share: share)
            problem.extents = LineExtents(offered)
            let previous = breaks
            breaks = try findBreaks(problem, options)
            let found = measureLines(problem, breaks).map { $0.height }
            let misfit = misfit(offered, extents(found, share: share))
            if misfit <= leastMisfit { (best, leastMisfit) = ((offered, breaks), misfit) }
            if found == heights { break }
            // Half the way only, so that the rounds do not swing, unless the lines stay as they are or get more or fewer.
            let isSwinging = breaks != previous && found.count == heights.count
            heights = isSwinging ? zip(heights, found).map { ($0 + $1) / 2 } : found
        }
        return best
    }

    /// By how much lines were offered more or less, at most, than the ellipse around what became of them has.
    private func misfit(_ offered: [LineExtent], _ around: [LineExtent]) -> Double {
        guard offered.count == around.count else { return width }
        return zip(offered, around).reduce(0) { max($0, abs($1.0.width - $1.1.width)) }
    }

    /// Lines of one height, as few as the area of the boxes needs: an ellipse has π/4 of its box.
    private func fewestLines() -> [Double] {
        var length = 0.0
        for index in 0..<problem.count { length += max(0, problem.lengths[index] + problem.spacing) }
        let lines = width > 0 ? length / (width * .pi / 4) : 1
        let count = lines < Double(problem.count) ? max(1, Int(lines)) : problem.count
        return [Double](repeating: lineHeight, count: count)
    }

    /// How many more lines the boxes need than there are.
    private mutating func missingLines(_ heights: [Double], share: Double) -> Int {
        problem.extents = LineExtents(extents(heights, share: share))
        return greedyBreaks(problem).count - heights.count
    }

    /// How far the ellipse can be drawn in at its sides.
    private mutating func leastShare(_ heights: [Double]) -> Double {
        var (low, high) = (0.5, 1.0)
        for _ in 0..<8 {
            let middle = (low + high) / 2
            if missingLines(heights, share: middle) <= 0 { high = middle } else { low = middle }
        }
        return high
    }

    /// What an ellipse offers that lies around lines of such heights. A line behind them is offered the whole width,
    /// which makes it dear.
    private func extents(_ heights: [Double], share: Double) -> [LineExtent] {
        let height = heights.reduce(options.lineSpacing * Double(heights.count - 1), +)
        var top = 0.0
        var extents: [LineExtent] = []
        for lineHeight in heights {
            extents.append(chord(at: top + lineHeight / 2, height: height, share: share))
            top += lineHeight + options.lineSpacing
        }
        return extents + [LineExtent(width: width)]
    }

    // MARK: - As high as proposed

    /// The lines in an ellipse of a height, beginning with lines that have found their own; these too when no others
    /// are found that fit.
    mutating func lines(
        inHeight height: Double, from own: (extents: [LineExtent], breaks: [Int])
    ) throws(FlowError) -> (extents: [LineExtent], breaks: [Int]) {
        var best = own
        problem.extents = LineExtents(own.extents)
        var lines = measureLines(problem, own.breaks)
        for _ in 0..<12 {
            let content = contentHeight(lines, spacing: options.lineSpacing)
            // An ellipse that is lower than its lines has no room for them.
            guard content <= height else { break }
            var extents: [LineExtent] = []
            var top = (height - content) / 2
            for line in lines {
                extents.append(chord(at: top + line.height / 2, height: height, share: 1))
                top += line.height + options.lineSpacing
            }
            problem.extents = LineExtents(extents + [LineExtent(width: width)])
            let breaks = try findBreaks(problem, options)
            lines = measureLines(problem, breaks)
            guard contentHeight(lines, spacing: options.lineSpacing) <= height else { break }
            let isSettled = breaks == best.breaks
            best = (problem.extents.extents, breaks)
            if isSettled { break }
        }
        return best
    }

    /// What the ellipse offers at some depth; at least a twentieth of its width, so that words can begin somewhere.
    private func chord(at depth: Double, height: Double, share: Double) -> LineExtent {
        let offset = height > 0 ? min(1, abs(2 * depth / height - 1)) : 0
        let chord = max(width / 20, width * share * (1 - offset * offset).squareRoot())
        return LineExtent(x: (width - chord) / 2, width: chord)
    }
}
