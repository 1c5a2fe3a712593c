extension OptimalSearch {
    /// The ends of all lines when the first `count` lines are unlike the others: each has a width of its own, or may
    /// not be the last one.
    ///
    /// One table for each such line, from the last one to the first; `least` is the table of the lines behind them.
    func solveLayers(_ count: Int, minLines: Int) throws(FlowError) -> [Int] {
        let starts = latestStarts(count)
        var states = 0
        for line in 0..<count { states += max(0, starts[line] - line + 1) }
        guard states <= mostStates else { throw .tooLarge }
        let paragraphEnds = problem.paragraphEnds
        var layerEnds = [[Int32]](repeating: [], count: count)
        var rest = least
        for line in stride(from: count - 1, through: 0, by: -1) {
            // Line number `line` has at least that many boxes before it.
            guard starts[line] >= line else { continue }
            rest[problem.count] = line + 1 >= minLines ? 0 : .infinity
            var sums = rest
            layerEnds[line] = [Int32](repeating: 0, count: starts[line] - line + 1)
            for start in line...starts[line] {
                let (sum, end) = rest.withUnsafeBufferPointer { rest in
                    bestLine(from: start, before: Int(paragraphEnds[start]), problem.extents[line], rest)
                }
                sums[start] = sum
                layerEnds[line][start - line] = Int32(truncatingIfNeeded: end)
            }
            rest = sums
        }
        var breaks: [Int] = []
        var start = 0
        while start < problem.count, breaks.count < count {
            start = Int(layerEnds[breaks.count][start - breaks.count])
            breaks.append(start)
        }
        return breaks + followed(from: start)
    }

    /// The last box at which each line can begin: no breaks get further than the greedy ones.
    private func latestStarts(_ count: Int) -> [Int] {
        var starts = [0] + greedyBreaks(problem)
        starts[starts.count - 1] = problem.count - 1
        while starts.count < count { starts.append(problem.count - 1) }
        return starts
    }
}

/// More states than this are refused: they would take 256 MB.
let mostStates = 1 << 26

extension FlowProblem {
    /// Where the paragraph of each box ends: at the next forced break.
    var paragraphEnds: [Int32] {
        var ends = [Int32](repeating: 0, count: count)
        var end = count
        for index in stride(from: count - 1, through: 0, by: -1) {
            ends[index] = Int32(truncatingIfNeeded: end)
            if breaksBefore[index] { end = index }
        }
        return ends
    }

    /// The same boxes with the guides that they have by nature, for code that needs them.
    var withGuides: FlowProblem {
        guard !hasGuides else { return self }
        var problem = self
        problem.ascents = [Double](repeating: 0, count: count)
        problem.descents = heights
        return problem
    }
}
