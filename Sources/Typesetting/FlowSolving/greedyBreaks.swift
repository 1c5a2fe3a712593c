/// Returns the place after the last box of each line, where a line is full as soon as the next box does not fit.
///
/// A box that is longer than its line is alone on it.
/// - Complexity: O(n).
func greedyBreaks(_ problem: FlowProblem) -> [Int] {
    guard problem.isAdditive else {
        return greedyBreaks(problem, SteppedRuler(spacing: problem.spacing, stops: problem.tabStops))
    }
    return problem.hasMargins
        ? greedyBreaks(problem, MarginRuler(spacing: problem.spacing))
        : greedyBreaks(problem, PlainRuler(spacing: problem.spacing))
}

private func greedyBreaks<Ruler: LineRuler>(_ problem: FlowProblem, _ empty: Ruler) -> [Int] {
    let lengths = problem.lengths.span
    let margins = problem.margins.span
    let breaksBefore = problem.breaksBefore.span
    guard lengths.count > 0 else { return [] }
    var breaks: [Int] = []
    var ruler = empty
    ruler.begin(0, lengths: lengths, margins: margins)
    var limit = problem.extents[0].limit
    for index in 1..<max(1, lengths.count) {
        var extended = ruler
        extended.add(index, lengths: lengths, margins: margins)
        if extended.length <= limit, !breaksBefore[unchecked: index] {
            ruler = extended
        } else {
            breaks.append(index)
            limit = problem.extents[breaks.count].limit
            ruler.begin(index, lengths: lengths, margins: margins)
        }
    }
    breaks.append(lengths.count)
    return breaks
}
