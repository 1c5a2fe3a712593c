import BoxDrawing
import FlowSolving
import SourceText
import TagParsing

/// Tags as boxes that can be set in lines at any width, with the names of their groups above them.
struct TagFlow {
    private let tags: [Tag]
    private let boxes: [TagBox]
    /// The narrow settings of the tags that have one; empty if none has.
    private let narrow: [TagBox?]
    private let sizes: FontSizes
    /// The setting of the names of groups, or nil if they are not drawn.
    private let names: GroupNames?
    /// The groups that the legend names.
    private let groups: [CloudGroup]
    private let axis: FlowAxis
    /// The room that a tag keeps from its neighbours, in em.
    private let margin: Double
    private let flat: FlatTags
    private let widest: Double

    init(
        tags: [Tag], boxes: [TagBox], narrow: [TagBox?], sizes: FontSizes, names: GroupNames?, groups: [CloudGroup],
        axis: FlowAxis,
        margin: Double
    ) {
        (self.tags, self.boxes, self.sizes, self.names, self.groups) = (tags, boxes, sizes, names, groups)
        (self.axis, self.margin, self.narrow) = (axis, margin, narrow)
        flat = FlatTags(boxes, tags, names, axis: axis, margin: margin)
        widest = boxes.lazy.map(\.width).max() ?? 0
    }

    /// Returns the flow of the tags that have a place, in the given order.
    func reflow(_ order: [Int]) -> TagFlow {
        TagFlow(
            tags: order.map { tags[$0] }, boxes: order.map { boxes[$0] },
            narrow: narrow.isEmpty ? [] : order.map { narrow[$0] }, sizes: sizes, names: names, groups: groups,
            axis: axis, margin: margin)
    }

    /// Sets the boxes in lines.
    ///
    /// - Throws: ``Problem`` if nothing fits.
    func solve(_ options: CloudOptions) throws(Problem) -> FlowSolution {
        try solve(flat.boxes, options, besideHeight: 0)
    }

    /// Makes a layout of a solution, or of another one that leaves heading and legend room in the height.
    ///
    /// - Returns: The layout, the tags in the order of their places, and those without a place.
    func layOut(
        _ options: CloudOptions, solvedBy first: FlowSolution
    ) throws(Problem) -> (layout: CloudLayout, order: [Int], hidden: [Int]) {
        var solution = first
        if let height = options.height, options.hasCaptions {
            solution = try solveBesideCaptions(height, options, first)
        }
        let smallest = solution.scale * (boxes.map(\.text.size).min() ?? 0)
        guard !options.fitBox || smallest >= 1 else { throw Problem.illegibleText }
        var builder = LayoutBuilder(options: options, solution: solution, boxes: solution.boxes) { box in
            if case .tag(let tag) = flat.item(of: box) { boxes[tag].text } else { nil }
        } captions: {
            captions($0, solution, options)
        }
        var order: [Int] = []
        for line in solution.lines {
            builder.beginLine(line)
            for place in line.items {
                let box = solution.box(at: place)
                switch flat.item(of: box) {
                case .tag(let tag):
                    builder.add(boxes[tag], box: box)
                    order.append(tag)
                case .name(let name): builder.add(name, color: color(of: name), box: box)
                }
            }
        }
        let hidden = solution.hidden.compactMap { place -> Int? in
            if case .tag(let tag) = flat.item(of: solution.box(at: place)) { tag } else { nil }
        }
        return (builder.layout(), order, hidden.sorted())
    }

    /// Returns the colour of a group's name: that of its tags, if colours distinguish the groups.
    private func color(of name: GroupName) -> String {
        groups.first { $0.name == name.text }?.paint.colorName ?? "title"
    }

    /// Solves again with the height that heading and legend leave to the tags, since the height is that of the whole
    /// picture.
    private func solveBesideCaptions(
        _ height: Double, _ options: CloudOptions, _ first: FlowSolution
    ) throws(Problem) -> FlowSolution {
        let most = height - 2 * options.padding - CloudOptions.leastContentHeight
        func needed(_ solution: FlowSolution) -> Double { captions(.zero, solution, options).size.height }
        guard options.fitBox else {
            return try solve(flat.boxes, options, besideHeight: min(needed(first), max(0, most)))
        }
        // The more height is left to heading and legend, the smaller are the tags, and the legend with them: the least
        // that is enough is found by halving.
        var (tooLittle, enough) = (0.0, max(0, most))
        var solution = try solve(flat.boxes, options, besideHeight: enough)
        guard needed(solution) <= enough else { throw Problem.noRoom(height) }
        for _ in 0..<12 {
            let middle = (tooLittle + enough) / 2
            let candidate = try solve(flat.boxes, options, besideHeight: middle)
            if needed(candidate) <= middle { (enough, solution) = (middle, candidate) } else { tooLittle = middle }
        }
        return solution
    }

    private func solve(
        _ boxes: FlowBoxes, _ options: CloudOptions, besideHeight captions: Double
    ) throws(Problem) -> FlowSolution {
        var flow = options.flowOptions(leastLineHeight: boxes.heights.min() ?? 0)
        flow.height = flow.height.map { max(CloudOptions.leastContentHeight, $0 - captions) }
        if flow.breaking == .optimal || flow.order == .packed {
            // The greater the height, the fuller is the emptiest line, and the higher the picture: at three times the
            // mean by a tenth of a per cent.
            flow.minLineHeight = 3 * meanLineHeight(boxes, flow)
        }
        do { return try solveFlow(boxes, flow) } catch { throw Problem(error) }
    }

    /// Returns heading and legend around tags of a size. The legend shows the sizes that are drawn.
    private func captions(_ size: CGSize, _ solution: FlowSolution, _ options: CloudOptions) -> Captions {
        guard options.legend else { return Captions(around: size, options: options, legend: Legend()) }
        let placed = solution.boxes.compactMap { box -> (Tag, FittedTag)? in
            if case .tag(let tag) = flat.item(of: box) { (tags[tag], boxes[tag].text) } else { nil }
        }
        let steps = legendSteps(of: placed, sizes, scale: solution.scale)
        return Captions(around: size, options: options, legend: Legend(steps: steps, groups: groups))
    }
}

// MARK: - Other widths

extension TagFlow {
    /// Returns the layout at another width than the cloud's own; tags that are wider than it are smaller there.
    ///
    /// - Parameter own: The layout at the cloud's width.
    /// - Returns: nil if nothing fits, or only text that is hard to read and no larger than in the cloud scaled down.
    func layOut(at width: Double, _ options: CloudOptions, beside own: CloudLayout) -> CloudLayout? {
        let flow = fitted(to: width, options)
        let reflowed = options.reflowed(to: width)
        guard let solution = try? flow.solve(reflowed),
            let layout = try? flow.layOut(reflowed, solvedBy: solution).layout
        else { return nil }
        // A shape is to be seen as a whole where there is less room, too.
        guard options.fitBox, options.outline == nil else { return layout }
        func smallest(_ layout: CloudLayout) -> Double { layout.frames.lazy.map(\.fontSize).min() ?? 0 }
        let scaled = smallest(own) * min(1, width / options.width)
        return smallest(layout) >= min(smallest(own), TagFitter.legibleSize) || smallest(layout) > scaled ? layout : nil
    }

    /// The way in which the lines break at a width.
    struct Signature: Equatable {
        /// The first tag of each line.
        var breaks: [Int] = []
        /// The scale of the widest tag in eighths; with `fitBox`, the scale of all tags in twenty-fourths.
        var shrinking = 8
    }

    func signature(at width: Double, _ options: CloudOptions) -> Signature? {
        let flow = fitted(to: width, options)
        guard let solution = try? flow.solve(options.reflowed(to: width)) else { return nil }
        let room = width - 2 * options.padding
        return Signature(
            breaks: solution.lines.map(\.items.lowerBound),
            // It has few steps, so that one tag does not make as many widths as it has sizes.
            shrinking: options.fitBox
                ? Int(solution.scale * 24) : widest > room ? Int(8 * room / widest) : 8)
    }

    /// Returns the number of widths at which the lines are looked at. The more tags there are, the longer that takes,
    /// and the more evenly the changes are distributed.
    func sampleCount(_ options: CloudOptions) -> Int {
        let perTag = options.fitBox ? 40 : 1
        return max(8, min(64, 6_400 / max(1, tags.count * perTag)))
    }

    private func fitted(to width: Double, _ options: CloudOptions) -> TagFlow {
        let room = width - 2 * options.padding
        let names = names?.fitted(to: room)
        guard widest > room || names != self.names, !options.fitBox else { return self }
        let smallest = min(options.minSize, TagFitter.legibleSize)
        return TagFlow(
            tags: tags,
            boxes: boxes.enumerated().map { index, box in
                box.fitted(to: room, narrow: narrow.isEmpty ? nil : narrow[index], smallest: smallest)
            },
            narrow: [], sizes: sizes, names: names, groups: groups,
            axis: axis,
            margin: margin)
    }
}

extension FlowSolution {
    /// The boxes that are shown, line by line.
    var boxes: [Int] {
        var boxes: [Int] = []
        boxes.reserveCapacity(xs.count)
        for line in lines { for place in line.items { boxes.append(box(at: place)) } }
        return boxes
    }
}

extension Problem {
    fileprivate static func noRoom(_ height: Double) -> Problem {
        Problem(
            option: "height", "height \(format(height)) leaves no room for tags beside heading, legend and source",
            hint: "make the height larger, or leave these out")
    }

    /// The problem with tags that would be smaller than a pixel, which is no text.
    fileprivate static let illegibleText = Problem(
        option: "fit-box", "the tags fit into width and height only with text smaller than 1 pixel",
        hint: "make item-spacing or line-spacing smaller, the cloud larger, or the tags fewer")

    fileprivate init(_ error: FlowError) {
        switch error {
        case .nothingFits:
            self.init(
                option: "fit-box",
                "the tags fit into width and height at no scale: their spacing alone is too much",
                hint: "make item-spacing or line-spacing smaller, or the cloud larger")
        case .tooLarge:
            self.init(
                option: "breaking",
                "the best breaks of so many tags take more than 1,000,000,000 steps and 1,000 for each tag, or more than 256 MB",
                hint: "give fewer line-widths and min-lines or a smaller width, or use breaking greedy")
        case .tabStopsNeedLeading, .fitBoxNeedsSizes, .outOfRange:
            preconditionFailure("the options were checked before")
        }
    }
}
