/// Returns the breaks into as few lines as greedy breaking makes, but at least `minLines`, with the least sum of
/// squared slack; the last line counts like the others. Among sums that are equal up to rounding the first line takes
/// the most boxes, then the second…
///
/// For a fixed number of lines this is a matrix search: the cost of a line is a convex function of its length, so the
/// best end of a line never moves back when its beginning moves on, and divide and conquer finds the ends of n lines
/// with n log n looks. The range of beginnings of each line is known beforehand: no further than the greedy breaks get,
/// and not so far back that the rest no longer fits. Without a bound the slack is the length itself: when the total is
/// given, sums of either square differ by the same.
/// - Complexity: O(lines·n·log n), and mostly far less, since the ranges are small when the lines are as few as
///   possible. With tab stops or overlapping boxes, where a length is no sum, O(lines·n·k) for k boxes a line. Neither
///   may take more steps than ``SearchBudget/most(for:)``.
func balancedBreaks(_ problem: FlowProblem, minLines: Int = 0) throws(FlowError) -> [Int] {
    guard problem.count > 0 else { return [] }
    let lengths = LineLengths(problem)
    let fullest = lengths.fullestLines()
    let count = max(fullest.count, min(minLines, problem.count))
    guard count > 1 else { return fullest }
    var search = BalancedSearch(problem, lengths, lines: count, fullest: fullest)
    return try search.solve()
}

private struct BalancedSearch {
    private let problem: FlowProblem
    private let count: Int
    private let lengths: LineLengths
    /// The first box at which each line can begin, and in `latest` the last one; the entry after the last line is the
    /// number of boxes.
    private var earliest: [Int]
    private var latest: [Int]
    /// The factor that turns a slack into a share of the line.
    private let unit: Double
    /// The least sums from each box at which the line after the current one can begin.
    private var rest: [Double] = [0]
    private var sums: [Double] = []
    private var ends: [Int32] = []
    /// The steps of this search that the budget still allows.
    private var left: Int

    /// The difference below which sums count as equal; no eye sees it.
    private let tolerance = 1e-10

    init(_ problem: FlowProblem, _ lengths: LineLengths, lines count: Int, fullest: [Int]) {
        self.problem = problem
        self.count = count
        self.lengths = lengths
        left = problem.budget.left / slowStepCost
        let boxes = problem.count
        // No further than the fullest lines get, with a box left for every line that follows.
        let starts = [0] + fullest.dropLast()
        latest = (0..<count).map { min($0 < starts.count ? starts[$0] : boxes, boxes - (count - $0)) } + [boxes]
        earliest = latest
        var widest = 0.0
        for extent in problem.extents.extents where extent.width.isFinite { widest = max(widest, extent.width) }
        let reference = widest > 0 ? widest : lengths.total / Double(count)
        unit = reference > 0 ? 1 / reference : 0
    }

    mutating func solve() throws(FlowError) -> [Int] {
        let first = left
        try findEarliest()
        var states = 0
        for line in 0..<count { states += latest[line] - earliest[line] + 1 }
        guard states <= mostStates else { throw .tooLarge }
        var layers = [[Int32]](repeating: [], count: count)
        for line in stride(from: count - 1, through: 0, by: -1) {
            let room = latest[line] - earliest[line] + 1
            sums = [Double](repeating: .infinity, count: room)
            ends = [Int32](repeating: 0, count: room)
            if lengths.isAdditive {
                search(line, earliest[line]...latest[line], earliest[line + 1]...latest[line + 1])
            } else {
                for start in earliest[line]...latest[line] where left >= 0 { scan(line, start) }
            }
            guard left >= 0 else { throw .tooLarge }
            layers[line] = ends
            rest = sums
        }
        try problem.budget.take((first - left) * slowStepCost)
        var breaks: [Int] = []
        var start = 0
        for line in 0..<count {
            start = Int(layers[line][start - earliest[line]])
            breaks.append(start)
        }
        return breaks
    }

    /// Finds the earliest beginning of each line, from the last line to the first: as far back as the line still
    /// reaches the earliest beginning of the next one.
    private mutating func findEarliest() throws(FlowError) {
        for line in stride(from: count - 1, through: 0, by: -1) {
            let next = earliest[line + 1]
            var start = next - 1
            while start > line, lengths.fits(start - 1, next, problem.extents[line].limit) {
                start -= 1
                left -= lengths.isAdditive ? 1 : next - start
                guard left >= 0 else { throw .tooLarge }
            }
            earliest[line] = start
        }
    }

    /// Finds the best end for each of the beginnings `starts`, all in `range`: the end of the middle one divides the
    /// range for the others.
    private mutating func search(_ line: Int, _ starts: ClosedRange<Int>, _ range: ClosedRange<Int>) {
        guard left >= 0 else { return }
        let extent = problem.extents[line].width
        let limit = problem.extents[line].limit
        let middle = (starts.lowerBound + starts.upperBound) / 2
        var least = Double.infinity
        var threshold = Double.infinity
        var best = max(range.lowerBound, middle + 1)
        var end = best
        while end <= range.upperBound, lengths.fits(middle, end, limit) {
            let sum = cost(lengths.length(middle, end), extent) + rest[end - earliest[line + 1]]
            if sum <= threshold {
                best = end
                least = min(least, sum)
                threshold = least * (1 + 1e-12) + tolerance
            }
            end += 1
        }
        left -= end - max(range.lowerBound, middle + 1) + 1
        sums[middle - earliest[line]] = least
        ends[middle - earliest[line]] = Int32(truncatingIfNeeded: best)
        if starts.lowerBound < middle {
            search(line, starts.lowerBound...(middle - 1), range.lowerBound...max(range.lowerBound, best))
        }
        if middle < starts.upperBound {
            search(line, (middle + 1)...starts.upperBound, min(best, range.upperBound)...range.upperBound)
        }
    }

    /// Tries every end for one beginning, measuring the line box by box.
    private mutating func scan(_ line: Int, _ start: Int) {
        let extent = problem.extents[line].width
        let limit = problem.extents[line].limit
        var ruler = SteppedRuler(spacing: problem.spacing, stops: problem.tabStops)
        let problem = problem
        let (lengths, margins) = (problem.lengths.span, problem.margins.span)
        ruler.begin(start, lengths: lengths, margins: margins)
        var least = Double.infinity
        var threshold = Double.infinity
        var best = start + 1
        var end = start + 1
        while end <= latest[line + 1] {
            if end >= earliest[line + 1] {
                let sum = cost(ruler.length, extent) + rest[end - earliest[line + 1]]
                if sum <= threshold {
                    best = end
                    least = min(least, sum)
                    threshold = least * (1 + 1e-12) + tolerance
                }
            }
            guard !problem.mustBreak(before: end) else { break }
            ruler.add(end, lengths: lengths, margins: margins)
            guard ruler.length <= limit else { break }
            end += 1
        }
        left -= end - start
        sums[start - earliest[line]] = least
        ends[start - earliest[line]] = Int32(truncatingIfNeeded: best)
    }

    @inline(__always)
    private func cost(_ length: Double, _ extent: Double) -> Double {
        let slack = (extent.isFinite ? max(0, extent - length) : length) * unit
        return slack * slack
    }
}

/// The lengths of lines, found without adding up their boxes each time.
private struct LineLengths {
    private let problem: FlowProblem
    private let paragraphEnds: [Int32]
    /// The sums of all lengths and spacings before each box; `rests` holds the rounding errors of these sums, so that a
    /// line after a million others is measured as exactly as the first.
    private var before: [Double] = [0]
    private var rests: [Double] = [0]
    let isAdditive: Bool

    init(_ problem: FlowProblem) {
        self.problem = problem
        paragraphEnds = problem.paragraphEnds
        isAdditive = problem.isAdditive
        before.reserveCapacity(problem.count + 1)
        rests.reserveCapacity(problem.count + 1)
        var (sum, rest) = (0.0, 0.0)
        for (index, length) in problem.lengths.enumerated() {
            // Knuth's two-sum: the rounding error of an addition is itself a Double.
            let step = problem.spacing + length + (problem.hasMargins ? 2 * problem.margins[index] : 0)
            let next = sum + step
            let taken = next - sum
            rest += (sum - (next - taken)) + (step - taken)
            sum = next
            before.append(sum)
            rests.append(rest)
        }
    }

    var total: Double { before[before.count - 1] }

    func length(_ start: Int, _ end: Int) -> Double {
        let length = (before[end] - before[start]) + (rests[end] - rests[start]) - problem.spacing
        // No margin is kept at the ends of a line.
        return problem.hasMargins ? length - problem.margins[start] - problem.margins[end - 1] : length
    }

    /// Returns whether boxes can form one line; one box always can.
    func fits(_ start: Int, _ end: Int, _ limit: Double) -> Bool {
        guard end > start + 1 else { return true }
        guard Int(paragraphEnds[start]) >= end else { return false }
        guard !isAdditive else { return length(start, end) <= limit }
        var ruler = SteppedRuler(spacing: problem.spacing, stops: problem.tabStops)
        let (lengths, margins) = (problem.lengths.span, problem.margins.span)
        ruler.begin(start, lengths: lengths, margins: margins)
        for index in (start + 1)..<end {
            ruler.add(index, lengths: lengths, margins: margins)
            if ruler.length > limit { return false }
        }
        return true
    }

    /// Returns the greedy breaks by the lengths of this type, so that rounding makes no difference between these breaks
    /// and those that the search may choose.
    func fullestLines() -> [Int] {
        guard isAdditive else { return greedyBreaks(problem) }
        var breaks: [Int] = []
        var start = 0
        for end in 1...problem.count
        where end == problem.count || !fits(start, end + 1, problem.extents[breaks.count].limit) {
            breaks.append(end)
            start = end
        }
        return breaks
    }
}
