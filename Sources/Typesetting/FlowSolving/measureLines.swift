/// Measures the lines that breaks make; the lines have no position yet.
/// - Complexity: O(n).
func measureLines(_ problem: FlowProblem, _ breaks: [Int]) -> [FlowLine] {
    problem.isAdditive
        ? measureLines(problem, breaks, PlainRuler(spacing: problem.spacing))
        : measureLines(problem, breaks, SteppedRuler(spacing: problem.spacing, stops: problem.tabStops))
}

private func measureLines<Ruler: LineRuler>(
    _ problem: FlowProblem, _ breaks: [Int], _ empty: Ruler
) -> [FlowLine] {
    let lengths = problem.lengths.span
    let heights = problem.heights.span
    let ascents = problem.ascents.span
    var lines: [FlowLine] = []
    lines.reserveCapacity(breaks.count)
    var ruler = empty
    var start = 0
    for end in breaks {
        ruler.begin(lengths[start])
        var covered = lengths[start] * heights[start]
        var (ascent, height) = (problem.hasGuides ? ascents[start] : 0, heights[start])
        for index in (start + 1)..<max(end, start + 1) {
            ruler.add(lengths[index])
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
        let white = extent.isFinite ? max(0, height * ruler.room(in: extent) - covered) : 0
        lines.append(
            FlowLine(
                items: start..<end, y: 0, height: height, baseline: 0,
                slack: extent.isFinite ? extent - ruler.length : 0, length: ruler.length, ascent: ascent,
                white: white, isLast: problem.mustBreak(before: end)))
        start = end
    }
    return lines
}
