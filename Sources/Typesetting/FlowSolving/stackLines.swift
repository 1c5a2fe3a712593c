/// Stacks lines across the container, and distributes the height that they leave of a given one.
///
/// Lines that need more than the height begin at the first line's edge, and extend beyond the opposite one.
/// - Returns: the height of the container.
func stackLines(_ flow: inout Lines) -> Double {
    let options = flow.options
    let content = contentHeight(flow.lines, spacing: options.lineSpacing)
    let height = options.proposedHeight ?? content
    guard !flow.lines.isEmpty else { return height }
    if let tops = flow.tops {
        for index in flow.lines.indices { flow.lines[index].y = tops[index] }
        return height
    }
    let left = max(0, height - content)
    // With a spacing below minus a line's height the lines reach farther than the sum of their heights and spacings;
    // gaps distribute what that sum leaves.
    var sum = options.lineSpacing * Double(flow.lines.count - 1)
    for line in flow.lines { sum += line.height }
    let count = Double(flow.lines.count)
    var (lead, gap, growth) = (0.0, 0.0, 0.0)
    if height > content {
        switch options.lines {
        case .start: break
        case .center: lead = left / 2
        case .end: lead = left
        case .between: gap = flow.lines.count > 1 ? (height - sum) / (count - 1) : 0
        case .around: (lead, gap) = ((height - sum) / count / 2, (height - sum) / count)
        case .evenly: (lead, gap) = ((height - sum) / (count + 1), (height - sum) / (count + 1))
        case .stretch: growth = left / count
        }
    }
    // Lines that overlap by more than their heights cannot all keep a gap inside the height: they are centred in it.
    if gap != 0, lead + contentHeight(flow.lines, spacing: options.lineSpacing + gap) > height * (1 + 1e-12) {
        (lead, gap) = (left / 2, 0)
    }
    flow.growth = growth
    let isReversed = options.lineOrder == .reverse
    let growthAbove = growth * options.boxAlignment.shareAbove(isReversed: isReversed)
    // Lines are stacked from the top in either order: measured from the bottom, short lines beside very high ones would
    // lose the digits that keep them apart.
    var (top, highest, lowest) = (0.0, 0.0, 0.0)
    for step in flow.lines.indices {
        let index = isReversed ? flow.lines.count - 1 - step : step
        highest = min(highest, top)
        lowest = max(lowest, top + flow.lines[index].height + growth)
        flow.lines[index].y = top
        top += flow.lines[index].height + growth + options.lineSpacing + gap
        flow.lines[index].height += growth
        flow.lines[index].ascent += growthAbove
    }
    let trail = height - (growth == 0 && gap == 0 ? content : lowest - highest) - lead
    for index in flow.lines.indices { flow.lines[index].y += (isReversed ? trail : lead) - highest }
    return height
}

/// Returns the height from the highest top to the lowest bottom of stacked lines.
func contentHeight(_ lines: [FlowLine], spacing: Double) -> Double {
    var (top, highest, lowest) = (0.0, 0.0, 0.0)
    for line in lines {
        highest = min(highest, top)
        lowest = max(lowest, top + line.height)
        top += line.height + spacing
    }
    return lowest - highest
}

extension FlowAlignment {
    /// The share of a line's growth that is added above its boxes. Baselines stay at the edge at which the lines begin.
    fileprivate func shareAbove(isReversed: Bool) -> Double {
        switch self {
        case .top, .stretch: 0
        case .center: 0.5
        case .bottom: 1
        case .firstBaseline, .lastBaseline: isReversed ? 1 : 0
        }
    }
}
