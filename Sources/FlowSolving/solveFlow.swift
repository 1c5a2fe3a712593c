/// Sets boxes in lines: breaks, aligns on a common baseline, justifies, and says how good the result is.
///
/// A box wider than the line stands on a line of its own.
/// - Complexity: O(n), a constant number of allocations.
public func solveFlow(_ boxes: FlowBoxes, _ options: FlowOptions) -> FlowSolution {
    // Where one line ends and the next begins.
    let breaks = greedyBreaks(boxes, spacing: options.itemSpacing, width: options.width)
    // A line's height, and its slack.
    var lines = measuredLines(boxes, breaks, options)
    // Lines below each other.
    let height = stack(&lines, spacing: options.lineSpacing)
    // Boxes beside each other.
    let width = options.width ?? contentWidth(of: boxes, lines, spacing: options.itemSpacing)
    var solution = FlowSolution(
        width: width, height: height, xs: [], baselines: [], lines: lines, quality: FlowQuality())
    place(boxes, options, &solution)
    solution.quality = quality(boxes, solution, options)
    return solution
}

/// The index after the last box of each line: a line is full when the next box does not fit.
func greedyBreaks(_ boxes: FlowBoxes, spacing: Double, width: Double?) -> [Int] {
    let widths = boxes.widths
    guard !widths.isEmpty else { return [] }
    // Sums such as 0.1 + 0.2 are to fit into 0.3 in any unit, so the tolerance is relative.
    let limit = width.map { $0 * (1 + 1e-9) } ?? .infinity
    var breaks: [Int] = []
    var used = widths[0]
    for index in widths.indices.dropFirst() {
        let extended = used + spacing + widths[index]
        if extended <= limit, !boxes.breaksBefore[index] {
            used = extended
        } else {
            breaks.append(index)
            used = widths[index]
        }
    }
    breaks.append(widths.count)
    return breaks
}

private func measuredLines(_ boxes: FlowBoxes, _ breaks: [Int], _ options: FlowOptions) -> [FlowLine] {
    var lines: [FlowLine] = []
    lines.reserveCapacity(breaks.count)
    var start = 0
    for end in breaks {
        var ascent = 0.0
        var descent = 0.0
        var used = options.itemSpacing * Double(end - start - 1)
        for index in start..<end {
            ascent = max(ascent, boxes.ascents[index])
            descent = max(descent, boxes.descents[index])
            used += boxes.widths[index]
        }
        lines.append(
            FlowLine(
                items: start..<end, y: 0, height: ascent + descent, baseline: ascent,
                slack: options.width.map { $0 - used } ?? 0))
        start = end
    }
    return lines
}

/// Sets the tops and baselines; the height of all lines is the answer.
private func stack(_ lines: inout [FlowLine], spacing: Double) -> Double {
    var y = 0.0
    var top = 0.0
    var bottom = 0.0
    for index in lines.indices {
        lines[index].y = y
        lines[index].baseline += y
        top = min(top, y)
        bottom = max(bottom, y + lines[index].height)
        y += lines[index].height + spacing
    }
    // A spacing below minus a line's height would leave the container at the top.
    if top < 0 {
        for index in lines.indices {
            lines[index].y -= top
            lines[index].baseline -= top
        }
    }
    return bottom - top
}

private func contentWidth(of boxes: FlowBoxes, _ lines: [FlowLine], spacing: Double) -> Double {
    var widest = 0.0
    for line in lines {
        var used = spacing * Double(line.items.count - 1)
        for index in line.items { used += boxes.widths[index] }
        widest = max(widest, used)
    }
    return widest
}

private func place(_ boxes: FlowBoxes, _ options: FlowOptions, _ solution: inout FlowSolution) {
    var xs = [Double](repeating: 0, count: boxes.count)
    var baselines = [Double](repeating: 0, count: boxes.count)
    for line in solution.lines {
        // A box wider than the line sticks out at the trailing end only, where a reader looks for it.
        let slack = max(0, line.slack)
        var x =
            switch options.justify {
            case .leading: 0.0
            case .center: slack / 2
            case .trailing: slack
            }
        for index in line.items {
            xs[index] = x
            baselines[index] = line.baseline
            x += boxes.widths[index] + options.itemSpacing
        }
    }
    solution.xs = xs
    solution.baselines = baselines
}

private func quality(_ boxes: FlowBoxes, _ solution: FlowSolution, _ options: FlowOptions) -> FlowQuality {
    var quality = FlowQuality()
    quality.lines = solution.lines.count
    // The last line ends where the content ends; its white says nothing about the breaks.
    let charged = solution.lines.count > 1 ? solution.lines.dropLast() : solution.lines[...]
    var sum = 0.0
    for line in charged {
        let fill = solution.width > 0 ? min(1, max(0, 1 - line.slack / solution.width)) : 1
        sum += fill
        quality.worstFill = min(quality.worstFill, fill)
        guard solution.lines.count > 1 else { continue }
        var white = line.height * solution.width - line.height * options.itemSpacing * Double(line.items.count - 1)
        for index in line.items { white -= boxes.widths[index] * (boxes.ascents[index] + boxes.descents[index]) }
        quality.badness += max(0, white) * max(0, white)
    }
    quality.fill = charged.isEmpty ? 1 : sum / Double(charged.count)
    if solution.lines.contains(where: { $0.items.count > 1 }) { quality.maxGap = max(0, options.itemSpacing) }
    return quality
}
