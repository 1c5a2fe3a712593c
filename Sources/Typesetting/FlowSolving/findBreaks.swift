/// Returns the place after the last box of each line, found by the breaking that the options ask for.
func findBreaks(_ problem: FlowProblem, _ options: FlowOptions) throws(FlowError) -> [Int] {
    let minLines = options.minLines ?? 0
    switch options.breaking {
    case .greedy:
        return greedyBreaks(problem)
    case .balanced:
        return try balancedBreaks(problem, minLines: minLines)
    case .optimal:
        // Without a bound a line has no white: all boxes go on one line, or evenly on as many as `minLines` asks for.
        guard problem.extents[problem.extents.lastVarying].width.isFinite else {
            return try balancedBreaks(problem, minLines: minLines)
        }
        return try optimalBreaks(problem, minLines: minLines)
    }
}
