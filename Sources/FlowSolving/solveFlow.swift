/// Sets boxes in lines: orders, breaks, justifies, aligns and stacks them, and says how good the result is.
///
/// A box that is longer than its line stands on a line of its own. Equal boxes and options give an equal solution.
/// - Throws: ``FlowError`` when the options cannot be met.
/// - Complexity: O(n) when greedy and O(n·k) when optimal, for k boxes a line; O(lines·n·log n) when balanced. No
///   allocation for a box, unless boxes grow.
public func solveFlow(_ boxes: FlowBoxes, _ options: FlowOptions) throws(FlowError) -> FlowSolution {
    try options.check()
    guard options.fitBox else { return try solveFlow(boxes, options, scale: 1) }
    return try solveFlow(boxes, options, scale: try largestScale(boxes, options))
}

private func solveFlow(_ boxes: FlowBoxes, _ options: FlowOptions, scale: Double) throws(FlowError) -> FlowSolution {
    // Which boxes stand on which line.
    var flow = try makeLines(boxes, options, scale: scale)
    // Lines below each other.
    let height = stackLines(&flow)
    // How wide the container is.
    let widest = flow.widest
    let lineLength = lineLength(flow.options, widest: widest)
    // Boxes beside each other.
    let placed = placeBoxes(&flow, boxes, lineLength: lineLength)
    let length = containerLength(flow, lineLength: lineLength, widest: widest, end: placed.end)
    return assemble(flow, placed, length: length, height: height)
}

/// Boxes in the order of their lines, and the lines.
struct Lines {
    var problem: FlowProblem
    var lines: [FlowLine]
    /// nil is the order given.
    var order: [Int]?
    /// Boxes beyond the last line that is allowed.
    var hidden: Range<Int>
    var options: FlowOptions
    var scale: Double
    /// By how much every line is higher than its boxes need.
    var growth = 0.0

    func box(_ place: Int) -> Int { order?[place] ?? place }

    /// How far a line is moved back that is too long for a tip of an ellipse: so that it stays in the middle.
    func overhang(_ length: Double, in extent: LineExtent) -> Double {
        guard options.shape == .ellipse, options.justify == .center else { return 0 }
        return min(extent.x, max(0, length - extent.width) / 2)
    }

    /// Where the line that reaches farthest ends.
    var widest: Double {
        var widest = 0.0
        for index in lines.indices {
            let (extent, length) = (problem.extents[index], lines[index].length)
            widest = max(widest, extent.x - overhang(length, in: extent) + length)
        }
        return widest
    }
}

func makeLines(_ boxes: FlowBoxes, _ options: FlowOptions, scale: Double) throws(FlowError) -> Lines {
    var options = options
    // An ellipse without a width is one line, or has no end.
    if options.shape == .ellipse, options.proposedLength == nil { options.shape = nil }
    // Its lines stand in the middle of the height, where it is widest.
    if options.shape == .ellipse { options.lines = .center }
    var flow = Lines(
        problem: FlowProblem(boxes, options, scale: scale), lines: [], order: nil, hidden: 0..<0, options: options,
        scale: scale)
    let breaks = try flow.order(maxMove: options.maxMove)
    var lineEnds = if let breaks { breaks } else { try flow.breaks() }
    if let maxLines = options.maxLines, lineEnds.count > maxLines { lineEnds.removeLast(lineEnds.count - maxLines) }
    flow.lines = measureLines(flow.problem, lineEnds)
    flow.hidden = (lineEnds.last ?? 0)..<flow.problem.count
    return flow
}

extension Lines {
    /// Puts the boxes in their order; the answer is the breaks, where finding the order has found them too.
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

    /// Where the lines end.
    fileprivate mutating func breaks() throws(FlowError) -> [Int] {
        guard options.shape == .ellipse, let width = options.proposedLength else {
            return try findBreaks(problem, options)
        }
        let ellipse = try fitEllipse(problem, width: width, height: options.proposedHeight, options: options)
        problem.extents = LineExtents(ellipse.extents)
        return ellipse.breaks
    }

    /// The badness of all lines, the last ones among them.
    private func white(_ breaks: [Int]) -> Double {
        measureLines(problem, breaks).reduce(0) { $0 + $1.white * $1.white }
    }
}

/// What lines without an extent of their own are spread over.
private func lineLength(_ options: FlowOptions, widest: Double) -> Double {
    guard let proposed = options.proposedLength else { return widest }
    return options.sizing == .fill || options.justify.fillsLines ? proposed : widest
}

/// A container reports what it holds: it is never shorter than its longest line.
private func containerLength(_ flow: Lines, lineLength: Double, widest: Double, end: Double) -> Double {
    guard flow.options.shape != nil else { return max(lineLength, widest) }
    guard flow.options.sizing == .fill || flow.options.justify.fillsLines else { return end }
    if let proposed = flow.options.proposedLength { return max(proposed, end) }
    var length = end
    for index in flow.lines.indices {
        let extent = flow.problem.extents[index]
        if extent.width.isFinite { length = max(length, extent.x + extent.width) }
    }
    return length
}

/// Turns line coordinates into those of the container.
private func assemble(_ flow: Lines, _ placed: PlacedBoxes, length: Double, height: Double) -> FlowSolution {
    let options = flow.options
    let isHorizontal = options.axis == .horizontal
    var solution = FlowSolution(
        width: isHorizontal ? length : height, height: isHorizontal ? height : length, scale: flow.scale,
        xs: isHorizontal ? placed.starts : placed.tops, ys: isHorizontal ? placed.tops : placed.starts,
        widths: isHorizontal ? placed.lengths : placed.heights,
        heights: isHorizontal ? placed.heights : placed.lengths, order: flow.order, lines: flow.lines,
        hidden: flow.hidden, quality: quality(flow, length: length, maxGap: placed.maxGap))
    if options.direction == .rightToLeft { solution.mirror(axis: options.axis) }
    if let order = flow.order { solution.scatter(by: order) }
    return solution
}

extension FlowSolution {
    /// Left becomes right.
    fileprivate mutating func mirror(axis: FlowAxis) {
        for index in xs.indices { xs[index] = width - xs[index] - widths[index] }
        guard axis == .vertical else { return }
        for index in lines.indices {
            lines[index].y = width - lines[index].y - lines[index].height
            lines[index].baseline = width - lines[index].baseline
        }
    }

    /// From places in the order to boxes.
    fileprivate mutating func scatter(by order: [Int]) {
        func scattered(_ values: [Double]) -> [Double] {
            var result = values
            for (place, box) in order.enumerated() { result[box] = values[place] }
            return result
        }
        xs = scattered(xs)
        ys = scattered(ys)
        widths = scattered(widths)
        heights = scattered(heights)
    }
}

private func quality(_ flow: Lines, length: Double, maxGap: Double) -> FlowQuality {
    var quality = FlowQuality()
    quality.lines = flow.lines.count
    quality.maxGap = max(0, maxGap)
    var sum = 0.0
    var charged = 0
    let hasCharged = flow.lines.contains { flow.problem.charges($0) }
    for (index, line) in flow.lines.enumerated() where !hasCharged || flow.problem.charges(line) {
        let extent = flow.problem.extents[index].width
        let width = extent.isFinite ? extent : length
        let fill = width > 0 ? min(1, max(0, line.length / width)) : 1
        sum += fill
        charged += 1
        quality.worstFill = min(quality.worstFill, fill)
        if hasCharged { quality.badness += line.white * line.white }
    }
    if charged > 0 { quality.fill = sum / Double(charged) }
    return quality
}
