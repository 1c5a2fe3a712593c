import BoxLayout
import FlowSolving
import TagParsing

/// Tags as boxes, to be set in lines at any width.
struct TagFlow {
    private let tags: [Tag]
    private let boxes: [TagBox]
    /// Of the theme's ramp, by tag.
    private let levels: [Int]
    /// Those that the legend names.
    private let groups: [CloudGroup]
    private let axis: FlowAxis
    private let flat: FlowBoxes
    private let widest: Double

    init(tags: [Tag], boxes: [TagBox], levels: [Int], groups: [CloudGroup], axis: FlowAxis) {
        (self.tags, self.boxes, self.levels, self.groups) = (tags, boxes, levels, groups)
        self.axis = axis
        flat = flowBoxes(boxes, tags, axis: axis)
        widest = boxes.lazy.map(\.width).max() ?? 0
    }

    /// Those of the boxes that have a place, as they follow each other.
    func reflow(_ order: [Int]) -> TagFlow {
        TagFlow(
            tags: order.map { tags[$0] }, boxes: order.map { boxes[$0] }, levels: order.map { levels[$0] },
            groups: groups, axis: axis)
    }

    /// - Throws: ``InvalidOption`` where nothing fits.
    func solve(_ options: CloudOptions) throws(InvalidOption) -> FlowSolution {
        try solve(flat, options, besideHeight: 0)
    }

    /// Makes a layout of a solution, or of another one in which heading and legend have their place in the height.
    func layOut(
        _ options: CloudOptions, solvedBy first: FlowSolution
    ) throws(InvalidOption) -> (layout: CloudLayout, solution: FlowSolution) {
        var solution = first
        if let height = options.height, options.hasCaptions {
            solution = try solveBesideCaptions(height, options, first)
        }
        let smallest = solution.scale * (boxes.map(\.text.size).min() ?? 0)
        guard !options.fitBox || smallest >= 1 else { throw InvalidOption.illegibleText }
        let order = solution.boxes
        var builder = LayoutBuilder(options: options, solution: solution, boxes: order) {
            captions($0, solution, options)
        }
        for (number, line) in solution.lines.enumerated() {
            for place in line.items {
                builder.add(boxes[solution.box(at: place)], box: solution.box(at: place), line: number)
            }
        }
        return (builder.layout(), solution)
    }

    /// The height is that of the picture: what heading and legend leave of it is the tags'.
    private func solveBesideCaptions(
        _ height: Double, _ options: CloudOptions, _ first: FlowSolution
    ) throws(InvalidOption) -> FlowSolution {
        let most = height - 2 * options.padding - CloudOptions.leastContentHeight
        func needed(_ solution: FlowSolution) -> Double { captions(.zero, solution, options).size.height }
        guard options.fitBox else {
            return try solve(flat, options, besideHeight: min(needed(first), max(0, most)))
        }
        // The more height is left to heading and legend, the smaller are the tags, and the legend with them: the least
        // that is enough is found by halving.
        var (tooLittle, enough) = (0.0, max(0, most))
        var solution = try solve(flat, options, besideHeight: enough)
        guard needed(solution) <= enough else { throw InvalidOption.noRoom(height) }
        for _ in 0..<12 {
            let middle = (tooLittle + enough) / 2
            let candidate = try solve(flat, options, besideHeight: middle)
            if needed(candidate) <= middle { (enough, solution) = (middle, candidate) } else { tooLittle = middle }
        }
        return solution
    }

    private func solve(
        _ flat: FlowBoxes, _ options: CloudOptions, besideHeight captions: Double
    ) throws(InvalidOption) -> FlowSolution {
        var flow = options.flowOptions(leastLineHeight: flat.heights.min() ?? 0)
        flow.height = flow.height.map { max(CloudOptions.leastContentHeight, $0 - captions) }
        do { return try solveFlow(flat, flow) } catch { throw InvalidOption(error) }
    }

    /// Heading and legend around tags of a size; the legend shows the sizes that are drawn.
    private func captions(_ size: CGSize, _ solution: FlowSolution, _ options: CloudOptions) -> Captions {
        guard options.legend else { return Captions(around: size, options: options, legend: Legend()) }
        let placed = solution.boxes.map { (tags[$0], boxes[$0].text, levels[$0]) }
        let steps = legendSteps(of: placed, scale: solution.scale)
        return Captions(around: size, options: options, legend: Legend(steps: steps, groups: groups))
    }
}

// MARK: - Other widths

extension TagFlow {
    /// The layout at another width than the cloud's own: tags that are wider are smaller there.
    ///
    /// - Parameter own: the layout at the cloud's width.
    /// - Returns: nil where nothing fits, or only text that is hard to read.
    func layOut(at width: Double, _ options: CloudOptions, beside own: CloudLayout) -> CloudLayout? {
        let flow = fitted(to: width, options)
        let reflowed = options.reflowed(to: width)
        guard let solution = try? flow.solve(reflowed),
            let layout = try? flow.layOut(reflowed, solvedBy: solution).layout
        else { return nil }
        guard options.fitBox else { return layout }
        func smallest(_ layout: CloudLayout) -> Double { layout.frames.lazy.map(\.fontSize).min() ?? 0 }
        return smallest(layout) >= min(smallest(own), TagFitter.legibleSize) ? layout : nil
    }

    /// What tells the lines at a width from those at others.
    struct Signature: Equatable {
        /// The first tag of each line.
        var breaks: [Int] = []
        /// How much smaller the widest tag is set, in eighths.
        var shrinking = 8
    }

    func signature(at width: Double, _ options: CloudOptions) -> Signature? {
        let flow = fitted(to: width, options)
        guard let solution = try? flow.solve(options.reflowed(to: width)) else { return nil }
        let room = width - 2 * options.padding
        return Signature(
            breaks: solution.lines.map(\.items.lowerBound),
            // Of a few steps, that many widths are not taken for one tag.
            shrinking: options.fitBox
                ? Int(solution.scale * 24) : widest > room ? Int(8 * room / widest) : 8)
    }

    /// At how many widths the lines are looked at: the more tags there are, the longer that takes, and the more evenly
    /// the changes lie.
    func looks(_ options: CloudOptions) -> Int {
        let perTag = options.fitBox ? 40 : 1
        return max(8, min(64, 6_400 / max(1, tags.count * perTag)))
    }

    private func fitted(to width: Double, _ options: CloudOptions) -> TagFlow {
        let room = width - 2 * options.padding
        guard widest > room, !options.fitBox else { return self }
        return TagFlow(tags: tags, boxes: boxes.map { $0.fitted(to: room) }, levels: levels, groups: groups, axis: axis)
    }
}

extension FlowSolution {
    /// The boxes that are to be seen, line by line.
    var boxes: [Int] {
        var boxes: [Int] = []
        boxes.reserveCapacity(xs.count)
        for line in lines { for place in line.items { boxes.append(box(at: place)) } }
        return boxes
    }
}

private func flowBoxes(_ tags: [TagBox], _ names: [Tag], axis: FlowAxis) -> FlowBoxes {
    var boxes = FlowBoxes(reservingCapacity: tags.count)
    var breakBefore = false
    for (index, tag) in tags.enumerated() {
        let text = tag.text
        // Text has no baseline across a column: there the tags share the edge at which they begin.
        let baseline = axis == .horizontal ? tag.firstBaseline + text.airAbove : 0
        boxes.append(
            width: tag.width, height: tag.height + text.airAbove + text.airBelow, firstBaseline: baseline,
            lastBaseline: axis == .horizontal ? baseline + Double(text.lines.count - 1) * text.lineHeight : 0,
            guides: names[index].attributes.flatMap(FlowGuides.init(_:)),
            breakBefore: breakBefore || text.needsOwnLine, growthLimit: .infinity)
        breakBefore = text.needsOwnLine
    }
    return boxes
}

extension FlowGuides {
    /// `{guide.top=4}`; nil when a tag says nothing of guides.
    fileprivate init?(_ attributes: TagAttributes) {
        guard attributes.values.contains(where: { $0.key.hasPrefix("guide.") }) else { return nil }
        // Attributes of lists are checked where they are read; a library's caller may write anything.
        func guide(_ name: String) -> Double? {
            attributes["guide." + name].flatMap(Double.init).flatMap { abs($0) <= 100_000 ? $0 : nil }
        }
        self.init(
            top: guide("top"), center: guide("center"), bottom: guide("bottom"),
            firstBaseline: guide("firstBaseline"), lastBaseline: guide("lastBaseline"))
    }
}

extension InvalidOption {
    fileprivate static func noRoom(_ height: Double) -> InvalidOption {
        InvalidOption(
            name: "height",
            problem: "height \(format(height)) leaves no room for tags beside heading, legend and source",
            hint: "make the height larger, or leave these out")
    }

    /// What is smaller than a pixel is no text.
    fileprivate static let illegibleText = InvalidOption(
        name: "fit-box", problem: "the tags fit into width and height only with text smaller than 1 pixel",
        hint: "make item-spacing or line-spacing smaller, the cloud larger, or the tags fewer")

    fileprivate init(_ error: FlowError) {
        switch error {
        case .nothingFits:
            self.init(
                name: "fit-box",
                problem: "the tags fit into width and height at no scale: their spacing alone is too much",
                hint: "make item-spacing or line-spacing smaller, or the cloud larger")
        case .tooLarge:
            self.init(
                name: "breaking",
                problem:
                    "the best breaks of so many tags take more than 1,000,000,000 steps and 1,000 for each tag, or more than 256 MB",
                hint: "give fewer line-widths and min-lines or a smaller width, or use breaking greedy")
        case .tabStopsNeedLeading, .fitBoxNeedsSizes, .outOfRange:
            preconditionFailure("the options were checked before")
        }
    }
}
