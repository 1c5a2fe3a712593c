/// The lines of a flow, and the order of the boxes on them.
struct Lines {
    var problem: FlowProblem
    var lines: [FlowLine]
    /// The indices of the boxes in the order in which the lines hold them, or nil for the given order.
    var order: [Int]?
    /// The places of the boxes on lines beyond `maxLines`.
    var hidden: Range<Int>
    var options: FlowOptions
    var scale: Double
    /// The tops of the lines if they are at places of their own; else the lines are stacked.
    var tops: [Double]?
    /// The length by which every line is higher than its boxes need.
    var growth = 0.0

    /// Returns the box at a place of the order.
    func box(_ place: Int) -> Int { order?[place] ?? place }

    /// Returns the distance by which a line that is too long for its part of the ellipse is moved back, so that it
    /// remains centred.
    func overhang(_ length: Double, in extent: LineExtent) -> Double {
        guard options.shape == .ellipse, options.justify == .center else { return 0 }
        return min(extent.x, max(0, length - extent.width) / 2)
    }

    /// The position of the end of the line that reaches farthest.
    var widest: Double {
        var widest = 0.0
        for index in lines.indices {
            let (extent, length) = (problem.extents[index], lines[index].length)
            widest = max(widest, extent.x - overhang(length, in: extent) + length)
        }
        return widest
    }
}

/// Puts the boxes in their order and breaks them into lines, which have no position yet.
///
/// - Parameter budget: the steps left for all flows that are tried.
func makeLines(
    _ boxes: FlowBoxes, _ options: FlowOptions, scale: Double, budget: SearchBudget
) throws(FlowError) -> Lines {
    var options = options.scaled(by: scale)
    // An ellipse without a width would be one line, or have no end.
    if options.shape == .ellipse, options.proposedLength == nil { options.shape = nil }
    // Lines in an ellipse are centred within the height, where it is widest.
    if options.shape == .ellipse { options.lines = .center }
    var flow = Lines(
        problem: FlowProblem(boxes, options, scale: scale, budget: budget), lines: [], order: nil, hidden: 0..<0,
        options: options, scale: scale)
    let breaks = try flow.order(maxMove: options.maxMove)
    var lineEnds = if let breaks { breaks } else { try flow.breaks() }
    if let maxLines = options.maxLines, lineEnds.count > maxLines { lineEnds.removeLast(lineEnds.count - maxLines) }
    flow.lines = measureLines(flow.problem, lineEnds)
    flow.hidden = (lineEnds.last ?? 0)..<flow.problem.count
    return flow
}

extension Lines {
    /// Puts the boxes in their order, and returns the breaks if the search for the order has found them too.
    fileprivate mutating func order(maxMove: Int?) throws(FlowError) -> [Int]? {
        guard options.order == .packed, maxMove != 0, let packed = packOrder(problem, maxMove: maxMove) else {
            return nil
        }
        var other = self
        other.problem = problem.ordered(by: packed.order)
        other.order = packed.order
        // Packing makes as few lines as it likes, all of one width.
        if let breaks = packed.breaks, breaks.count >= min(options.minLines ?? 0, problem.count),
            options.shape == nil
        {
            self = other
            return breaks
        }
        // Broken as it has to be, the new order may be no better than the one given, which is then kept.
        let (given, found) = (try breaks(), try other.breaks())
        guard other.white(found) < white(given) * (1 - 1e-9) else {
            order = Array(0..<problem.count)
            return given
        }
        self = other
        return found
    }

    /// Returns the place after the last box of each line.
    fileprivate mutating func breaks() throws(FlowError) -> [Int] {
        guard options.shape == .ellipse, let width = options.proposedLength else {
            return try findBreaks(problem, options)
        }
        let ellipse = try fitEllipse(problem, width: width, height: options.proposedHeight, options: options)
        problem.extents = LineExtents(ellipse.extents)
        return ellipse.breaks
    }

    /// Returns the badness of all lines, including last ones.
    private func white(_ breaks: [Int]) -> Double {
        measureLines(problem, breaks).reduce(0) { $0 + $1.white * $1.white }
    }
}
