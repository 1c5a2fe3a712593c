import FlowSolving

/// Places measured tags: they become flat boxes, the solver sets them in lines, and the frames come back.
func layOut(_ tags: [FittedTag], _ options: CloudOptions) -> CloudLayout {
    // A spacing below minus a line's height would set the next line above it, out of the reading order.
    let leastHeight = tags.map { $0.ascent + $0.descent }.min() ?? 0
    var boxes = FlowBoxes(reservingCapacity: tags.count)
    var breakBefore = false
    for (index, tag) in tags.enumerated() {
        // None at the edges of the cloud, whose margins are to be even.
        boxes.append(
            width: tag.width, ascent: tag.ascent + (index > 0 ? tag.air : 0),
            descent: tag.depth + (index < tags.count - 1 ? tag.air : 0),
            breakBefore: breakBefore || tag.needsOwnLine)
        breakBefore = tag.needsOwnLine
    }
    let solution = solveFlow(
        boxes,
        FlowOptions(
            width: options.width - 2 * options.padding, itemSpacing: options.itemSpacing,
            lineSpacing: max(options.lineSpacing, -leastHeight), justify: options.justify))
    var frames: [TagFrame] = []
    var runs: [TextRun] = []
    frames.reserveCapacity(tags.count)
    runs.reserveCapacity(tags.count)
    for (lineIndex, line) in solution.lines.enumerated() {
        for index in line.items {
            let tag = tags[index]
            let x = solution.xs[index] + options.padding
            let baseline = solution.baselines[index] + options.padding
            let first = runs.count
            for (number, text) in tag.lines.enumerated() {
                let slack = tag.width - tag.widths[number]
                let inset = options.justify == .center ? slack / 2 : options.justify == .trailing ? slack : 0
                runs.append(
                    TextRun(
                        tag: index, text: text, x: x + inset, baseline: baseline + Double(number) * tag.lineHeight,
                        fontSize: tag.size, width: tag.widths[number]))
            }
            frames.append(
                TagFrame(
                    x: x, baseline: baseline, width: tag.width, ascent: tag.ascent,
                    descent: tag.depth, fontSize: tag.size, line: lineIndex, runs: first..<runs.count))
        }
    }
    let height = solution.height + 2 * options.padding
    return CloudLayout(
        width: options.width, height: height, frames: frames, runs: runs,
        shapes: [
            CloudShape(role: .background, x: 0, y: 0, width: options.width, height: height, radius: 0, tag: nil)
        ],
        lines: solution.lines.map {
            CloudLine(
                items: $0.items, y: $0.y + options.padding, height: $0.height, baseline: $0.baseline + options.padding,
                slack: $0.slack)
        },
        quality: solution.quality)
}
