extension OptimalSearch {
    /// Returns the ends of all lines when the first `count` lines differ from the rest: each has a width of its own, or
    /// may not be the last one.
    ///
    /// There is one table for each such line, from the last one to the first; `least` is the table of the lines after
    /// them.
    func solveLayers(_ count: Int, minLines: Int, _ mostStates: Int) throws(FlowError) -> [Int] {
        let startRanges = try startRanges(count, minLines: minLines, mostStates)
        let paragraphEnds = problem.paragraphEnds
        var layerEnds = [[Int32]](repeating: [], count: startRanges.count)
        // After the lines of the last range come lines that are alike, or none.
        var rest = least
        var behind = 0..<problem.count
        for line in stride(from: startRanges.count - 1, through: 0, by: -1) {
            let starts = startRanges[line]
            rest[problem.count] = line + 1 >= minLines ? 0 : .infinity
            var sums = [Double](repeating: .infinity, count: starts.count)
            layerEnds[line] = [Int32](repeating: 0, count: starts.count)
            let left = problem.budget.left
            var spent = 0
            rest.withUnsafeBufferPointer { rest in
                for start in starts where spent <= left {
                    let (sum, end, steps) = bestLine(
                        from: start, before: Int(paragraphEnds[start]), problem.extents[line], rest)
                    sums[start - starts.lowerBound] = sum
                    layerEnds[line][start - starts.lowerBound] = Int32(truncatingIfNeeded: end)
                    spent += steps * stepCost
                }
            }
            try problem.budget.take(spent)
            // The line before this one ends in this range, or with the last box.
            for index in behind { rest[index] = .infinity }
            for start in starts { rest[start] = sums[start - starts.lowerBound] }
            behind = starts
        }
        var breaks: [Int] = []
        var start = 0
        while start < problem.count, breaks.count < startRanges.count {
            let line = breaks.count
            start = Int(layerEnds[line][start - startRanges[line].lowerBound])
            breaks.append(start)
        }
        return breaks + followed(from: start)
    }

    /// Returns the range of boxes at which each of the first `count` lines can begin: a line is preceded by at least
    /// one box for each line before it, and no breaks get further than the greedy ones.
    private func startRanges(_ count: Int, minLines: Int, _ mostStates: Int) throws(FlowError) -> [Range<Int>] {
        let greedy = greedyBreaks(problem)
        var startRanges: [Range<Int>] = []
        var states = 0
        for line in 0..<min(count, problem.count) {
            let last = line == 0 ? 0 : line <= greedy.count - 1 ? greedy[line - 1] : problem.count - 1
            guard last >= line else { break }
            startRanges.append(line..<(last + 1))
            states += startRanges[line].count
            guard states <= mostStates else { return try affordableStartRanges(count, minLines: minLines, mostStates) }
        }
        return startRanges
    }
}

/// The search for cheaper ranges when there are too many states: beginnings that cost too much are left out.
extension OptimalSearch {
    /// Returns the range of boxes at which each of the first lines can begin if the lines before it cost no more than
    /// breaks that are already known: a pass over the lines from the first to the last.
    fileprivate func affordableStartRanges(
        _ count: Int, minLines: Int, _ mostStates: Int
    ) throws(FlowError) -> [Range<Int>] {
        let most = try knownSum(minLines)
        let paragraphEnds = problem.paragraphEnds
        var startRanges = [0..<1]
        var states = 1
        // The least sums of the boxes before each one, in the range of the current line.
        var sums = [0.0]
        while startRanges.count < count, let starts = startRanges.last {
            let line = startRanges.count - 1
            let first = starts.lowerBound + 1
            var next: [Double] = []
            for start in starts where sums[start - starts.lowerBound] <= most {
                let steps = extendLines(
                    from: start, before: Int(paragraphEnds[start]), problem.extents[line],
                    sum: sums[start - starts.lowerBound], first: first, &next)
                try problem.budget.take(steps * stepCost)
            }
            // No line begins after the last box.
            let reached = next.indices.filter { next[$0] <= most && first + $0 < problem.count }
            guard let low = reached.first, let high = reached.last else { break }
            startRanges.append((first + low)..<(first + high + 1))
            sums = Array(next[low...high])
            states += sums.count
            guard states <= mostStates else { throw .tooLarge }
        }
        return startRanges
    }

    /// Returns the cost of breaks that are found quickly, which is an upper bound for that of the best ones.
    private func knownSum(_ minLines: Int) throws(FlowError) -> Double {
        var breaks = greedyBreaks(problem)
        if breaks.count < minLines { breaks = try balancedBreaks(problem, minLines: minLines) }
        var sum = 0.0
        for (index, line) in measureLines(problem, breaks).enumerated() {
            sum +=
                problem.charges(line)
                ? line.white * line.white
                : problem.lastCharge(line.length, height: line.height, in: problem.extents[index].width)
        }
        return sum * (1 + 1e-9) + absoluteTolerance
    }

    /// Lowers the least sum at the end of every line that can begin at `start`, if the line makes that sum less than
    /// the one known; `sums[0]` belongs to the box `first`.
    ///
    /// - Returns: the number of ends that were tried.
    private func extendLines(
        from start: Int, before end: Int, _ extent: LineExtent, sum: Double, first: Int, _ sums: inout [Double]
    ) -> Int {
        let lengths = problem.lengths.span
        let heights = problem.heights.span
        let ascents = problem.ascents.span
        let margins = problem.margins.span
        let limit = extent.limit
        var (ruler, gauge) = (emptyRuler, Gauge())
        ruler.begin(start, lengths: lengths, margins: margins)
        gauge.begin(start, heights: heights, ascents: ascents)
        var covered = lengths[start] * heights[start]
        var next = start + 1
        while true {
            let white = problem.white(
                height: gauge.height, room: ruler.room(in: extent.width), free: extent.width - ruler.length,
                covered: covered)
            let charge =
                next < end || problem.chargesLastLine
                ? white * white : problem.lastCharge(ruler.length, height: gauge.height, in: extent.width)
            while sums.count <= next - first { sums.append(.infinity) }
            sums[next - first] = min(sums[next - first], sum + charge)
            guard next < end else { return next - start }
            ruler.add(next, lengths: lengths, margins: margins)
            guard ruler.length <= limit else { return next - start }
            gauge.add(next, heights: heights, ascents: ascents)
            covered += lengths[next] * heights[next]
            next += 1
        }
    }
}

/// The greatest number of states allowed; more would take over 256 MB.
let mostStates = 1 << 26

extension FlowProblem {
    /// The end of the paragraph of each box: the place of the next forced break, or the number of boxes.
    var paragraphEnds: [Int32] {
        var ends = [Int32](repeating: 0, count: count)
        var end = count
        for index in stride(from: count - 1, through: 0, by: -1) {
            ends[index] = Int32(truncatingIfNeeded: end)
            if breaksBefore[index] { end = index }
        }
        return ends
    }

    /// The same boxes with explicit ascents, all 0 if they had none, for code that reads them.
    var withGuides: FlowProblem {
        guard !hasGuides else { return self }
        var problem = self
        problem.ascents = [Double](repeating: 0, count: count)
        return problem
    }
}
