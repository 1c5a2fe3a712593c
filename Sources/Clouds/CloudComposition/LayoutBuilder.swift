import BoxDrawing
import FlowSolving

/// Turns the solver's frames into those of a cloud: adds the padding and the lines of text inside, and enlarges the
/// picture so that nothing is outside it.
struct LayoutBuilder {
    private let options: CloudOptions
    private let solution: FlowSolution
    private let captions: Captions
    /// The offset from the solver's coordinates to the cloud's.
    private let (dx, dy): (Double, Double)
    private let (width, height): (Double, Double)
    private var frames: [TagFrame] = []
    private var runs: [TextRun] = []
    private var shapes: [CloudShape] = []
    /// The lines that contain tags, and the line of the solution that the next tag begins.
    private var lines: [CloudLine] = []
    private var line: FlowLine?
    /// The names of groups.
    private var names: [DrawnItem] = []

    /// Takes the size of the picture from the solver's frames.
    ///
    /// - Parameter text: Returns the text of the tag in a box; nil for another box.
    init(
        options: CloudOptions, solution: FlowSolution, boxes: [Int], text: (Int) -> FittedTag?,
        captions makeCaptions: (CGSize) -> Captions
    ) {
        self.options = options
        self.solution = solution
        // A box that is wider or higher than the proposal enlarges the picture in the direction in which it sticks out.
        var (left, right) = (0.0, solution.width)
        var (top, bottom) = options.height == nil ? (Double.infinity, -Double.infinity) : (0, solution.height)
        for box in boxes {
            left = min(left, solution.xs[box])
            right = max(right, solution.xs[box] + solution.widths[box])
            // The air of the tags keeps them from each other, and not from the edge.
            var (above, below) = text(box).map { ($0.airAbove, $0.airBelow) } ?? (0, 0)
            // A picture of a given size keeps it: where lines close up, the outer ones reach into its margins.
            if options.fitBox { (above, below) = (max(0, above), max(0, below)) }
            top = min(top, solution.ys[box] + above * solution.scale)
            bottom = max(bottom, solution.ys[box] + solution.heights[box] - below * solution.scale)
        }
        if boxes.isEmpty { (top, bottom) = (0, solution.height) }
        var captions = makeCaptions(CGSize(width: right - left, height: bottom - top))
        // A picture of a given size keeps it: the tags get the height that the search for the scale left over.
        if options.fitBox, let height = options.height {
            let rest = height - 2 * options.padding - captions.size.height
            if rest > 0, rest < 0.05 * height {
                captions = makeCaptions(CGSize(width: right - left, height: bottom - top + rest))
                top -= rest / 2
            }
        }
        self.captions = captions
        dx = options.padding + self.captions.tags.x - left
        dy = options.padding + self.captions.tags.y - top
        let sum = self.captions.size.width + 2 * options.padding
        // A sum of many lengths misses by a hair the width from which on the layout is shown.
        width = abs(sum - options.width) < 1e-6 ? options.width : sum
        let heights = self.captions.size.height + 2 * options.padding
        height = options.height.map { abs(heights - $0) < 1e-6 ? $0 : heights } ?? heights
        frames.reserveCapacity(boxes.count)
        runs.reserveCapacity(boxes.count)
        shapes.append(
            CloudShape(role: .background, x: 0, y: 0, width: width, height: height, radius: 0, tag: nil))
    }

    /// Begins a line, to which the tags and names added next belong.
    mutating func beginLine(_ line: FlowLine) { self.line = line }

    /// Adds the name of a group.
    mutating func add(_ name: GroupName, color: String, box: Int) {
        let scale = solution.scale
        names.append(
            DrawnItem(
                text: name.text, baseline: name.ascent * scale, font: name.font.scaled(by: scale), fill: Color(color),
                in: CGRect(
                    x: solution.xs[box] + dx, y: solution.ys[box] + dy + name.air * scale, width: name.width * scale,
                    height: (name.ascent + name.descent) * scale)))
    }

    mutating func add(_ tag: TagBox, box: Int) {
        addToLine()
        let line = lines.count - 1
        let scale = solution.scale
        let (firstRun, firstShape) = (runs.count, shapes.count)
        // The room of the tag. In a box that was stretched the chip grows, and the text is in its middle.
        let frame = CGRect(
            x: solution.xs[box] + dx, y: solution.ys[box] + dy + tag.text.airAbove * scale,
            width: solution.widths[box],
            height: solution.heights[box] - (tag.text.airAbove + tag.text.airBelow) * scale)
        let chip = CGRect(
            x: 0, y: tag.overhang.height * scale, width: frame.width - tag.overhang.width * scale,
            height: frame.height - tag.overhang.height * scale)
        if tag.chip != .none { addShape(.chip, chip, radius: tag.cornerRadius * scale, in: frame) }
        let room = chip.height - (tag.insets.top + tag.insets.bottom + tag.textHeight) * scale
        let baseline = chip.minY + tag.insets.top * scale + room / 2 + tag.text.ascent * scale
        addText(of: tag, in: frame, chip: chip, baseline: baseline)
        if let badge = tag.badge { addBadge(badge, on: chip, in: frame) }
        frames.append(
            TagFrame(
                x: runs[firstRun..<runs.count].lazy.filter { $0.role == .tag }.map(\.x).min() ?? frame.minX,
                baseline: frame.minY + baseline, width: tag.text.width * scale, ascent: tag.text.ascent * scale,
                descent: tag.text.depth * scale, room: frame, fontSize: tag.text.size * scale,
                isNarrow: tag.isNarrow, line: line,
                runs: firstRun..<runs.count, shapes: firstShape..<shapes.count))
    }

    /// Adds the lines of the name, and the count after the last one.
    private mutating func addText(of tag: TagBox, in frame: CGRect, chip: CGRect, baseline: Double) {
        let scale = solution.scale
        let start = tag.insets.leading * scale
        let room = chip.width - (tag.insets.leading + tag.insets.trailing) * scale
        let last = tag.text.lines.count - 1
        for (number, text) in tag.text.lines.enumerated() {
            let width = tag.text.widths[number] * scale
            // The count belongs to the last line, and both are aligned together.
            let together = width + (number == last ? tag.countWidth * scale : 0)
            let x = start + (room - together) * textShare
            let y = baseline + Double(number) * tag.text.lineHeight * scale
            addRun(.tag, text, x: x, width: width, size: tag.text.size, baseline: y, in: frame)
            guard number == last, let count = tag.count else { continue }
            addRun(
                .count, count.text, x: x + width + count.gap * scale, width: count.width * scale, size: count.size,
                baseline: y, in: frame)
        }
    }

    private mutating func addBadge(_ badge: CountLabel, on chip: CGRect, in frame: CGRect) {
        let scale = solution.scale
        let size = CGSize(width: badge.box.width * scale, height: badge.box.height * scale)
        let place = CGRect(
            x: chip.maxX - size.width * TagBox.badgeRatio,
            y: chip.minY - (size.height - size.height * TagBox.badgeRatio), width: size.width, height: size.height)
        addShape(.badge, place, radius: size.height / 2, in: frame)
        let height = (badge.ascent + badge.descent) * scale
        addRun(
            .count, badge.text, x: place.midX - badge.width * scale / 2, width: badge.width * scale, size: badge.size,
            baseline: place.minY + (place.height - height) / 2 + badge.ascent * scale, in: frame)
    }

    /// Adds a shape. `place` is relative to the frame, as if reading went from left to right.
    private mutating func addShape(_ role: CloudShape.Role, _ place: CGRect, radius: Double, in frame: CGRect) {
        shapes.append(
            CloudShape(
                role: role, x: frame.minX + mirrored(place.minX, place.width, in: frame), y: frame.minY + place.minY,
                width: place.width, height: place.height, radius: min(radius, place.width / 2, place.height / 2),
                tag: frames.count))
    }

    private mutating func addRun(
        _ role: TextRun.Role, _ text: String, x: Double, width: Double, size: Double, baseline: Double,
        in frame: CGRect
    ) {
        runs.append(
            TextRun(
                role: role, tag: frames.count, text: text, x: frame.minX + mirrored(x, width, in: frame),
                baseline: frame.minY + baseline, fontSize: size * solution.scale, width: width))
    }

    private func mirrored(_ x: Double, _ width: Double, in frame: CGRect) -> Double {
        options.direction == .leftToRight ? x : frame.width - x - width
    }

    /// The share of the room beside a line of text that is before it: 0 to 1.
    private var textShare: Double {
        switch options.axis {
        case .horizontal:
            switch options.justify {
            case .center, .stretch: 0.5
            case .leading, .between, .around, .evenly: 0
            case .trailing: 1
            }
        case .vertical:
            switch options.align {
            case .center: 0.5
            case .top, .firstBaseline, .lastBaseline, .stretch: 0
            case .bottom: 1
            }
        }
    }

    /// Adds the next tag to the current line. Lines are in the order of the tags, whatever the order of the boxes was;
    /// a line with only the name of a group is none.
    private mutating func addToLine() {
        if let line {
            let offset = options.axis == .horizontal ? dy : dx
            lines.append(
                CloudLine(
                    items: frames.count..<frames.count + 1, y: line.y + offset, height: line.height,
                    baseline: line.baseline + offset, slack: line.slack))
            self.line = nil
        } else if let last = lines.popLast() {
            lines.append(
                CloudLine(
                    items: last.items.lowerBound..<frames.count + 1, y: last.y, height: last.height,
                    baseline: last.baseline, slack: last.slack))
        }
    }

    func layout() -> CloudLayout {
        let captions = captions.items(offset: options.padding)
        return CloudLayout(
            width: width, height: height, frames: frames, runs: runs, shapes: shapes, lines: lines,
            quality: solution.quality, captions: (captions.above + names, captions.below))
    }
}
