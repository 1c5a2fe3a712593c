/// The place after the last box of each line.
func findBreaks(_ problem: FlowProblem, _ options: FlowOptions) throws(FlowError) -> [Int] {
    let minLines = options.minLines ?? 0
    switch options.breaking {
    case .greedy:
        return greedyBreaks(problem)
    case .balanced:
        return try balancedBreaks(problem, minLines: minLines)
    case .optimal:
        // Where a line has no bound it has no white: all boxes stand on one line, or evenly on as many as are asked for.
        guard problem.extents[problem.extents.lastVarying].width.isFinite else {
            return try balancedBreaks(problem, minLines: minLines)
        }
        return try optimalBreaks(problem, minLines: minLines)
    }
}
