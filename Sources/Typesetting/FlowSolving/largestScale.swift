/// Returns the scale at which boxes, and spacing that is scaled with them, fill a width and a height: the boxes fit at
/// this scale, but not at a scale that is one per cent larger.
///
/// Whether boxes fit does not depend on the scale alone: larger boxes may break better. So the search begins at a
/// scale that is certainly too large and goes down in steps of an eighth of a per cent (four per cent when the order is
/// packed, a search of its own) to the first one that fits.
/// - Throws: ``FlowError/nothingFits`` if the spacing alone takes too much room.
/// - Complexity: mostly some dozens of times what the lines cost, at most some thousand times.
func largestScale(
    _ boxes: FlowBoxes, _ options: FlowOptions, _ budget: SearchBudget
) throws(FlowError) -> Double {
    guard let width = options.width, let height = options.height else { throw .fitBoxNeedsSizes }
    let search = ScaleSearch(boxes, options, budget, width: width, height: height)
    guard let bound = search.upperBound() else { return 1 }
    // Boxes of less than a millionth of the room given count as nothing.
    let least = search.greatestPossibleScale * 1e-6
    // Where there is no room, or less than a Double can hold, dividing the scale no longer changes it.
    guard bound >= least, least >= .leastNormalMagnitude else { throw .nothingFits }
    // If not even specks fit, spacing and forced breaks take too much, and nothing fits. (Lines that overlap may need
    // less height when they are higher.)
    if options.itemSpacing >= 0, options.lineSpacing >= 0, try !search.fits(least) { throw .nothingFits }
    var scale = bound
    var steps = 0
    while scale >= least {
        if try search.fits(scale) { return try search.raised(scale, atMost: bound) }
        // Far below what could fit, the steps grow.
        steps += 1
        scale /= steps < 400 ? search.step : max(search.step, 1.02)
    }
    throw .nothingFits
}

private struct ScaleSearch {
    private let boxes: FlowBoxes
    private let options: FlowOptions
    private let budget: SearchBudget
    /// The length of the container along the lines; `height` is its height across them.
    private let length: Double
    private let height: Double
    private var extremes = Extremes()
    /// The factor from one scale to the next: larger if each scale takes a search of its own.
    let step: Double

    /// The figures that neither the order nor the breaks change, in line coordinates.
    private struct Extremes {
        var (longest, highest, area) = (0.0, 0.0, 0.0)
        /// The sum of all margins, and the largest one.
        var (margins, widestMargin) = (0.0, 0.0)
        /// The sums of the shortest boxes: of none, of one, of two…
        var shortest = [0.0]
        /// The heights of the boxes, the highest first.
        var heights: [Double] = []
        /// The least number of lines that forced breaks make.
        var paragraphs = 1
        /// The largest length of all, which must not exceed the greatest length allowed when it is scaled.
        var largest = 0.0
    }

    init(_ boxes: FlowBoxes, _ options: FlowOptions, _ budget: SearchBudget, width: Double, height: Double) {
        (self.boxes, self.options, self.budget) = (boxes, options, budget)
        (length, self.height) = options.axis == .horizontal ? (width, height) : (height, width)
        step = options.order == .packed ? 1.04 : 1.001244578
        let problem = FlowProblem(boxes, options)
        extremes.heights = problem.heights.sorted { $0 > $1 }
        extremes.highest = extremes.heights.first ?? 0
        for length in problem.lengths.sorted() {
            extremes.longest = max(extremes.longest, length)
            extremes.shortest.append(extremes.shortest[extremes.shortest.count - 1] + length)
        }
        for index in 0..<problem.count {
            extremes.area += problem.lengths[index] * problem.heights[index]
            if index > 0, problem.breaksBefore[index] { extremes.paragraphs += 1 }
            guard problem.hasMargins else { continue }
            extremes.margins += problem.margins[index]
            extremes.widestMargin = max(extremes.widestMargin, problem.margins[index])
        }
        extremes.largest = max(extremes.longest, extremes.highest, boxes.largestGuide)
    }

    /// Returns whether the boxes fit at a scale with no box hidden.
    func fits(_ scale: Double) throws(FlowError) -> Bool {
        let flow = try makeLines(boxes, options, scale: scale, budget: budget)
        guard flow.hidden.isEmpty else { return false }
        // No tolerance is needed here, since the scale is ours to choose.
        return flow.widest <= length && contentHeight(flow.lines, spacing: flow.options.lineSpacing) <= height
    }

    /// The scale at which the longest or the highest box takes all the room, or a number would become too large.
    var greatestPossibleScale: Double {
        var scale = min(FlowBoxes.longestLength / extremes.largest, 1e300)
        if extremes.longest > 0 { scale = min(scale, length / extremes.longest) }
        if extremes.highest > 0 { scale = min(scale, height / extremes.highest) }
        return scale
    }

    /// Returns the largest scale that could fit, judged by sizes alone.
    ///
    /// It is nil if all boxes are empty, so that every scale fits as well as any other.
    func upperBound() -> Double? {
        guard extremes.longest > 0 || extremes.highest > 0 else { return nil }
        var bound = greatestPossibleScale
        guard !couldFit(bound) else { return bound }
        var low = 0.0
        for _ in 0..<60 {
            let middle = (low + bound) / 2
            if couldFit(middle) { low = middle } else { bound = middle }
        }
        // A bound that has shrunk to nothing: not even empty boxes would fit.
        return couldFit(0) ? bound : 0
    }

    /// Returns whether boxes could fit if lines were always full, in whatever order; no breaks can do better than that.
    private func couldFit(_ scale: Double) -> Bool {
        // Boxes that overlap need less than their sum.
        guard options.itemSpacing >= 0, options.lineSpacing >= 0, boxes.count > 0 else { return true }
        let options = options.scaled(by: scale)
        // As many of the shortest boxes as a line could hold: a binary search.
        var (most, tooMany) = (1, boxes.count + 1)
        while tooMany - most > 1 {
            let middle = (most + tooMany) / 2
            let needed = scale * extremes.shortest[middle] + options.itemSpacing * Double(middle - 1)
            if needed <= length * (1 + 1e-9) { most = middle } else { tooMany = middle }
        }
        // A line keeps the margins of its boxes, but those at its ends.
        let needed =
            scale * (extremes.shortest[boxes.count] + 2 * extremes.margins) + options.itemSpacing * Double(boxes.count)
        let room = max(length + 2 * scale * extremes.widestMargin + options.itemSpacing, .leastNormalMagnitude)
        let lines = max(Double(max(extremes.paragraphs, (boxes.count + most - 1) / most)), needed / room * (1 - 1e-9))
        // With at most so many boxes on a line, the heights of the lines add up to at least this.
        var heights = 0.0
        for index in stride(from: 0, to: boxes.count, by: most) { heights += scale * extremes.heights[index] }
        heights = max(heights, scale * scale * extremes.area / max(length, .leastNormalMagnitude))
        return heights + (lines - 1) * options.lineSpacing <= height * (1 + 1e-9)
    }

    /// Returns a scale that fits, raised while one per cent more fits too, since a larger one may fit between two
    /// steps.
    func raised(_ scale: Double, atMost bound: Double) throws(FlowError) -> Double {
        var scale = scale
        // Each step is half of the one before.
        var factor = step
        for _ in 0..<(options.order == .packed ? 5 : 8) {
            factor = 1 + (factor - 1) / 2
            if scale * factor <= bound, try fits(scale * factor) { scale *= factor }
        }
        var risen = true
        while risen {
            risen = false
            for factor in [1.01, 1.02, 1.03, 1.05] where !risen && scale * factor <= bound {
                risen = try fits(scale * factor)
                if risen { scale *= factor }
            }
        }
        return scale
    }
}
