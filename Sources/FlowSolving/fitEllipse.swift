#if canImport(Glibc)
    import Glibc
#endif

/// Lines in an ellipse: as wide as proposed, and as high as proposed or else as its lines are.
///
/// What a line is offered depends on where it lies, and that on the lines above it. So in an ellipse of a given height
/// the lines are broken, and offered what the ellipse has at the middle of each, again until they no longer change.
/// The height at which they fill their ellipse, and no more, is found by halving an interval, and then by looking
/// around: lines change by leaps, and where they lie best in the ellipse around them is past calculating.
/// - Returns: the extents of the lines, and their breaks.
/// - Complexity: at most three hundred times what breaks cost.
func fitEllipse(
    _ problem: FlowProblem, width: Double, height: Double?, options: FlowOptions
) throws(FlowError) -> (extents: [LineExtent], breaks: [Int]) {
    var search = EllipseSearch(problem, width: width, options: options)
    if let height {
        let lines = try search.settledLines(in: height)
        return (lines.extents, lines.breaks)
    }
    // An ellipse has π/4 of its box: with full lines it would be this high.
    var low = 0.5 * search.fullHeight
    var high = 2 * low
    var best = try search.settledLines(in: high)
    while best.height > high, high < search.fullHeight * 64 {
        low = high
        high *= 2
        best = try search.settledLines(in: high)
    }
    // Invariant: lines fit into the higher ellipse; into the lower one they do not, as far as was seen.
    for _ in 0..<8 {
        let middle = (low + high) / 2
        let lines = try search.settledLines(in: middle)
        if lines.height <= middle { high = middle } else { low = middle }
        if lines.misfit < best.misfit { best = lines }
    }
    for step in -12...12 {
        let lines = try search.settledLines(in: high * (1 + Double(step) * 0.004))
        if lines.misfit < best.misfit { best = lines }
    }
    return (best.extents, best.breaks)
}

private struct EllipseSearch {
    struct SettledLines {
        var extents: [LineExtent]
        var breaks: [Int]
        /// Of all lines.
        var height: Double
        /// By how much the width that a line was offered differs at most from that of the ellipse around all lines.
        var misfit: Double
    }

    private var problem: FlowProblem
    private let width: Double
    private let options: FlowOptions
    /// Of a line and the spacing below it, in the mean.
    private let pitch: Double
    let fullHeight: Double

    init(_ problem: FlowProblem, width: Double, options: FlowOptions) {
        self.problem = problem
        // The last line is as much of the ellipse as the others.
        self.problem.chargesLastLine = true
        self.width = width
        self.options = options
        var (area, heights) = (0.0, 0.0)
        for index in 0..<problem.count {
            area += max(0, problem.lengths[index] + problem.spacing) * (problem.heights[index] + options.lineSpacing)
            heights += problem.heights[index]
        }
        pitch = max(0, problem.count > 0 ? heights / Double(problem.count) + options.lineSpacing : 0)
        fullHeight = max(width > 0 ? 4 * area / (.pi * width) : 0, pitch)
    }

    /// Breaks until the lines no longer change, or eight times.
    mutating func settledLines(in height: Double) throws(FlowError) -> SettledLines {
        var middles: [Double] = []
        var middle = pitch / 2
        while pitch > 0, middle < height, middles.count < problem.count {
            middles.append(middle)
            middle += pitch
        }
        var lines = SettledLines(extents: [], breaks: [], height: 0, misfit: .infinity)
        for _ in 0..<8 {
            lines.extents = extents(middles, height: height)
            problem.extents = LineExtents(lines.extents)
            let breaks = try findBreaks(problem, options)
            let measured = measureLines(problem, breaks)
            lines.height = contentHeight(measured, spacing: options.lineSpacing)
            let areSettled = breaks == lines.breaks
            lines.breaks = breaks
            middles.removeAll(keepingCapacity: true)
            var top = (height - lines.height) / 2
            for line in measured {
                middles.append(top + line.height / 2)
                top += line.height + options.lineSpacing
            }
            if areSettled { break }
        }
        let around = extents(middles.map { $0 - (height - lines.height) / 2 }, height: lines.height)
        lines.misfit = 0
        for index in around.indices {
            lines.misfit = max(lines.misfit, abs(around[index].width - problem.extents[index].width))
        }
        return lines
    }

    /// What the ellipse offers at some heights; at least a twentieth of its width, so that words can begin somewhere.
    private func extents(_ middles: [Double], height: Double) -> [LineExtent] {
        guard !middles.isEmpty, height > 0 else { return [LineExtent(width: width)] }
        return middles.map { middle in
            let offset = min(1, abs(2 * middle / height - 1))
            let chord = max(width / 20, width * (1 - offset * offset).squareRoot())
            return LineExtent(x: (width - chord) / 2, width: chord)
        }
    }
}
