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
    var problem = FlowProblem(boxes, options, scale: scale)
    var order: [Int]?
    var breaks: [Int]?
    if options.order == .packed, options.maxMove != 0, let packed = packOrder(problem, maxMove: options.maxMove) {
        problem = problem.ordered(by: packed.order)
        order = packed.order
        breaks = packed.breaks
        // Packing makes as few lines as it likes.
        if let count = breaks?.count, count < min(options.minLines ?? 0, problem.count) { breaks = nil }
    }
    // An ellipse without a width is one line, or has no end.
    if case .ellipse = options.shape, options.proposedLength == nil { options.shape = nil }
    if case .ellipse = options.shape, let width = options.proposedLength {
        let ellipse = try fitEllipse(problem, width: width, height: options.proposedHeight, options: options)
        problem.extents = LineExtents(ellipse.extents)
        breaks = ellipse.breaks
        options.lines = .center
    }
    var lineEnds = if let breaks { breaks } else { try findBreaks(problem, options) }
    if let maxLines = options.maxLines, lineEnds.count > maxLines { lineEnds.removeLast(lineEnds.count - maxLines) }
    return Lines(
        problem: problem, lines: measureLines(problem, lineEnds), order: order,
        hidden: (lineEnds.last ?? 0)..<problem.count, options: options, scale: scale)
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
    var length = max(flow.options.proposedLength ?? 0, end)
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
