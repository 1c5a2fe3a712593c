#if canImport(Glibc)
    import Glibc
#endif

/// Breaks boxes into lines in an ellipse that is as wide as proposed, and as high as proposed or, where that is too
/// low, as its lines need.
///
/// The length that a line is offered depends on its position, and that on the heights of all lines, which follow from
/// the breaks. So the boxes are broken in the ellipse around the lines that were found before, again until the lines no
/// longer change, or for some rounds. The ellipse gets as few lines as hold the boxes, and is narrowed until these are
/// full.
/// - Returns: the extents of the lines, and their breaks.
/// - Complexity: about two dozen times the cost of the breaks.
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
    /// The mean height of the boxes, as a guess at that of a line.
    private let lineHeight: Double

    init(_ problem: FlowProblem, width: Double, options: FlowOptions) {
        self.problem = problem
        // The last line is part of the ellipse like the others, so it counts too.
        self.problem.chargesLastLine = true
        self.width = width
        self.options = options
        lineHeight = problem.heights.reduce(0, +) / Double(max(1, problem.count))
    }

    // MARK: - As high as its lines

    /// Finds lines in an ellipse that is as high as the lines need.
    mutating func linesOfTheirHeight() throws(FlowError) -> (extents: [LineExtent], breaks: [Int]) {
        var heights = fewestLines()
        // Greedy breaks are cheap, and bring the lines close to their final positions.
        let greedy = try settle(&heights, breaking: .greedy, rounds: 16)
        guard options.breaking != .greedy else { return greedy }
        return try settle(&heights, breaking: options.breaking, rounds: max(2, min(12, 20_000 / problem.count)))
    }

    /// Breaks the boxes in the ellipse around lines of the given heights, which are replaced by those of the lines
    /// found, until they no longer change.
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
            // Only half the way, so that the rounds do not oscillate, unless the breaks stay the same or the number of
            // lines changes.
            let isSwinging = breaks != previous && found.count == heights.count
            heights = isSwinging ? zip(heights, found).map { ($0 + $1) / 2 } : found
        }
        return best
    }

    /// Returns the greatest difference between the length that a line was offered and the one that it has in the
    /// ellipse around the lines found; the whole width if their numbers differ.
    private func misfit(_ offered: [LineExtent], _ around: [LineExtent]) -> Double {
        guard offered.count == around.count else { return width }
        return zip(offered, around).reduce(0) { max($0, abs($1.0.width - $1.1.width)) }
    }

    /// Returns the heights of as few lines as the area of the boxes needs, all of one height: an ellipse has π/4 of the
    /// area of its box.
    private func fewestLines() -> [Double] {
        var length = 0.0
        for index in 0..<problem.count {
            length += max(
                0, problem.lengths[index] + problem.spacing + (problem.hasMargins ? 2 * problem.margins[index] : 0))
        }
        let lines = width > 0 ? length / (width * .pi / 4) : 1
        let count = lines < Double(problem.count) ? max(1, Int(lines)) : problem.count
        return [Double](repeating: lineHeight, count: count)
    }

    /// Returns the number of lines that the boxes need in addition to those of `heights`.
    private mutating func missingLines(_ heights: [Double], share: Double) -> Int {
        problem.extents = LineExtents(extents(heights, share: share))
        return greedyBreaks(problem).count - heights.count
    }

    /// Returns the least share of the width, from a half to 1, at which the boxes still fit into as many lines.
    private mutating func leastShare(_ heights: [Double]) -> Double {
        var (low, high) = (0.5, 1.0)
        for _ in 0..<8 {
            let middle = (low + high) / 2
            if missingLines(heights, share: middle) <= 0 { high = middle } else { low = middle }
        }
        return high
    }

    /// Returns the extents of lines of the given heights in the ellipse around these lines. Each further line is
    /// offered the whole width, which makes it costly.
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

    /// Finds the lines in an ellipse of a given height, starting from `own`, the lines of an ellipse of their own
    /// height; returns `own` if no other lines are found that fit.
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

    /// Returns the extent of the ellipse at some depth: at least a twentieth of its width, so that words can begin
    /// there.
    private func chord(at depth: Double, height: Double, share: Double) -> LineExtent {
        let offset = height > 0 ? min(1, abs(2 * depth / height - 1)) : 0
        let chord = max(width / 20, width * share * (1 - offset * offset).squareRoot())
        return LineExtent(x: (width - chord) / 2, width: chord)
    }
}
