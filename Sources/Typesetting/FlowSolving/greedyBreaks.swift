/// Returns the place after the last box of each line, where a line is full as soon as the next box does not fit.
///
/// A box that is longer than its line is alone on it.
/// - Complexity: O(n).
func greedyBreaks(_ problem: FlowProblem) -> [Int] {
    problem.isAdditive
        ? greedyBreaks(problem, PlainRuler(spacing: problem.spacing))
        : greedyBreaks(problem, SteppedRuler(spacing: problem.spacing, stops: problem.tabStops))
}

private func greedyBreaks<Ruler: LineRuler>(_ problem: FlowProblem, _ empty: Ruler) -> [Int] {
    let lengths = problem.lengths.span
    let breaksBefore = problem.breaksBefore.span
    guard lengths.count > 0 else { return [] }
    var breaks: [Int] = []
    var ruler = empty
    ruler.begin(lengths[0])
    var limit = problem.extents[0].limit
    for index in 1..<max(1, lengths.count) {
        let length = lengths[unchecked: index]
        var extended = ruler
        extended.add(length)
        if extended.length <= limit, !breaksBefore[unchecked: index] {
            ruler = extended
        } else {
            breaks.append(index)
            limit = problem.extents[breaks.count].limit
            ruler.begin(length)
        }
    }
    breaks.append(lengths.count)
    return breaks
}
