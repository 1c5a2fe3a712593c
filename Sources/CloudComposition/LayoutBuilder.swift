import FlowSolving

/// Turns the solver's frames into those of a cloud: with its padding, with the lines of text inside, and with nothing
/// outside the picture.
struct LayoutBuilder {
    private let options: CloudOptions
    private let solution: FlowSolution
    /// From the solver's coordinates to the cloud's.
    private let (dx, dy): (Double, Double)
    private let (width, height): (Double, Double)
    private var frames: [TagFrame] = []
    private var runs: [TextRun] = []

    init(options: CloudOptions, solution: FlowSolution, boxes: [Int]) {
        self.options = options
        self.solution = solution
        // What is wider or higher than asked for makes the picture larger, in whatever direction it sticks out.
        var (left, right, top, bottom) = (0.0, solution.width, 0.0, solution.height)
        for box in boxes {
            left = min(left, solution.xs[box])
            right = max(right, solution.xs[box] + solution.widths[box])
            top = min(top, solution.ys[box])
            bottom = max(bottom, solution.ys[box] + solution.heights[box])
        }
        dx = options.padding - left
        dy = options.padding - top
        width = right - left + 2 * options.padding
        height = bottom - top + 2 * options.padding
        frames.reserveCapacity(boxes.count)
        runs.reserveCapacity(boxes.count)
    }

    mutating func add(_ tag: FittedTag, box: Int, line: Int) {
        let scale = solution.scale
        let x = solution.xs[box] + dx
        let top = solution.ys[box] + dy + tag.airAbove * scale
        let height = solution.heights[box] - (tag.airAbove + tag.airBelow) * scale
        // In a box that has grown the text stands in the middle.
        let baseline = top + (height - (tag.ascent + tag.depth) * scale) / 2 + tag.ascent * scale
        let first = runs.count
        for (number, text) in tag.lines.enumerated() {
            let width = tag.widths[number] * scale
            runs.append(
                TextRun(
                    tag: frames.count, text: text, x: x + (solution.widths[box] - width) * textShare,
                    baseline: baseline + Double(number) * tag.lineHeight * scale, fontSize: tag.size * scale,
                    width: width))
        }
        frames.append(
            TagFrame(
                x: x, baseline: baseline, width: solution.widths[box], ascent: baseline - top,
                descent: top + height - baseline, fontSize: tag.size * scale, line: line, runs: first..<runs.count))
    }

    /// How much of what a line of text leaves of its tag lies to its left.
    private var textShare: Double {
        let share: Double
        switch options.axis {
        case .horizontal:
            switch options.justify {
            case .center, .stretch: share = 0.5
            case .leading, .between, .around, .evenly: share = 0
            case .trailing: share = 1
            }
        case .vertical:
            switch options.align {
            case .center: share = 0.5
            case .top, .firstBaseline, .lastBaseline, .stretch: share = 0
            case .bottom: share = 1
            }
        }
        return options.direction == .leftToRight ? share : 1 - share
    }

    func layout() -> CloudLayout {
        // Lines are counted in the order of the tags, whatever the order of the boxes was.
        var placed = 0
        let lines = solution.lines.map { line in
            let first = placed
            placed += line.items.count
            let offset = options.axis == .horizontal ? dy : dx
            return CloudLine(
                items: first..<placed, y: line.y + offset, height: line.height, baseline: line.baseline + offset,
                slack: line.slack)
        }
        return CloudLayout(
            width: width, height: height, frames: frames, runs: runs,
            shapes: [CloudShape(role: .background, x: 0, y: 0, width: width, height: height, radius: 0, tag: nil)],
            lines: lines, quality: solution.quality)
    }
}
