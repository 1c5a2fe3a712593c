/// Measures the lines that breaks make; the lines have no position yet.
/// - Complexity: O(n).
func measureLines(_ problem: FlowProblem, _ breaks: [Int]) -> [FlowLine] {
    guard problem.isAdditive else {
        return measureLines(problem, breaks, SteppedRuler(spacing: problem.spacing, stops: problem.tabStops))
    }
    return problem.hasMargins
        ? measureLines(problem, breaks, MarginRuler(spacing: problem.spacing))
        : measureLines(problem, breaks, PlainRuler(spacing: problem.spacing))
}

private func measureLines<Ruler: LineRuler>(
    _ problem: FlowProblem, _ breaks: [Int], _ empty: Ruler
) -> [FlowLine] {
    let lengths = problem.lengths.span
    let heights = problem.heights.span
    let ascents = problem.ascents.span
    let margins = problem.margins.span
    var lines: [FlowLine] = []
    lines.reserveCapacity(breaks.count)
    var ruler = empty
    var start = 0
    for end in breaks {
        ruler.begin(start, lengths: lengths, margins: margins)
        var covered = lengths[start] * heights[start]
        var (ascent, height) = (problem.hasGuides ? ascents[start] : 0, heights[start])
        for index in (start + 1)..<max(end, start + 1) {
            ruler.add(index, lengths: lengths, margins: margins)
            covered += lengths[index] * heights[index]
            if problem.hasGuides {
                ascent = max(ascent, ascents[index])
            } else {
                height = max(height, heights[index])
            }
        }
        // The shared guide may be far from a box: only differences of ascents lose nothing of its height.
        if problem.hasGuides {
            for index in start..<end { height = max(height, ascent - ascents[index] + heights[index]) }
        }
        let extent = problem.extents[lines.count].width
        // Without a bound there is neither slack nor white.
        let white =
            extent.isFinite
            ? problem.white(
                height: height, room: ruler.room(in: extent), free: extent - ruler.length, covered: covered) : 0
        lines.append(
            FlowLine(
                items: start..<end, y: 0, height: height, baseline: 0,
                slack: extent.isFinite ? extent - ruler.length : 0, length: ruler.length, ascent: ascent,
                white: white, isLast: problem.mustBreak(before: end)))
        start = end
    }
    return lines
}
