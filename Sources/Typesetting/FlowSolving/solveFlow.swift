/// Sets boxes in lines: orders, breaks, justifies, aligns and stacks them, and measures how good the result is.
///
/// A box that is longer than its line gets a line of its own. Equal boxes and options give an equal solution.
/// - Throws: ``FlowError`` if an option is outside its range, options contradict each other, or no solution is found.
/// - Complexity: O(n) when greedy and O(n·k) when optimal, for k boxes a line; O(lines·n·log n) when balanced. More
///   than 1,000,000,000 steps plus 1,000 for each box throw ``FlowError/tooLarge``. It allocates no memory per box,
///   unless boxes grow.
public func solveFlow(_ boxes: FlowBoxes, _ options: FlowOptions) throws(FlowError) -> FlowSolution {
    try options.check()
    let budget = SearchBudget(boxes: boxes.count)
    // The boxes of each line.
    var flow: Lines
    if case .outline(let outline) = options.shape {
        flow = try fillOutline(boxes, outline, options, budget: budget)
    } else {
        let scale = options.fitBox ? try largestScale(boxes, options, budget) : 1
        flow = try makeLines(boxes, options, scale: scale, budget: budget)
    }
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

/// Returns the length over which lines without an extent of their own are spread.
private func lineLength(_ options: FlowOptions, widest: Double) -> Double {
    guard let proposed = options.proposedLength else { return widest }
    return options.sizing == .fill || options.justify.fillsLines ? proposed : widest
}

/// Returns the length of the container, which is never shorter than its longest line.
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
        hidden: flow.hidden, quality: measureQuality(flow, length: length, maxGap: placed.maxGap))
    if options.direction == .rightToLeft { solution.mirror(axis: options.axis) }
    if let order = flow.order { solution.scatter(by: order) }
    return solution
}

extension FlowSolution {
    /// Mirrors all frames, so that left becomes right.
    fileprivate mutating func mirror(axis: FlowAxis) {
        for index in xs.indices { xs[index] = width - xs[index] - widths[index] }
        guard axis == .vertical else { return }
        for index in lines.indices {
            lines[index].y = width - lines[index].y - lines[index].height
            lines[index].baseline = width - lines[index].baseline
        }
    }

    /// Reorders the frames from places in the order to boxes.
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
