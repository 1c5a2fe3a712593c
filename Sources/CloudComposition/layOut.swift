import BoxLayout
import FlowSolving
import TagParsing

/// A layout, and the tags that have a place in it as they follow each other.
struct PlacedTags {
    var layout: CloudLayout
    /// Indexes of the tags that were given, in reading order.
    var order: [Int]
    /// Those beyond the last line that is allowed.
    var hidden: [Int]
    /// How the names are set, by tag.
    var fitted: [FittedTag]
}

/// Measures and places tags: they become flat boxes, the solver sets them in lines, and the frames come back.
func layOut(
    _ tags: [Tag], _ sizes: FontSizes, _ fitters: TagFitters, _ ornaments: TagOrnaments, _ options: CloudOptions,
    groups: [CloudGroup]
) throws(InvalidOption) -> PlacedTags {
    let fitted = withAir(
        tags.map { tag in
            fitters[tag].fit(tag.name, size: sizes.size(of: tag)) { ornaments.room(tag, size: $0) }
                .wanting(sizes.wantedSize(of: tag))
        })
    let boxes = zip(fitted, tags).map { ornaments.box(around: $0, $1) }
    let flat = flowBoxes(boxes, tags, axis: options.axis)
    func solve(besideHeight captions: Double) throws(InvalidOption) -> FlowSolution {
        var flow = options.flowOptions(leastLineHeight: boxes.map(\.height).min() ?? 0)
        flow.height = flow.height.map { max(CloudOptions.leastContentHeight, $0 - captions) }
        do { return try solveFlow(flat, flow) } catch { throw InvalidOption(error) }
    }
    /// Heading and legend around tags of a size; the legend shows the sizes that are drawn.
    func captions(_ size: CGSize, _ solution: FlowSolution) -> Captions {
        guard options.legend else { return Captions(around: size, options: options, legend: Legend()) }
        let placed = solution.boxes.map { (tags[$0], boxes[$0].text, sizes.level(of: tags[$0])) }
        let steps = legendSteps(of: placed, scale: solution.scale)
        return Captions(around: size, options: options, legend: Legend(steps: steps, groups: groups))
    }
    var solution = try solve(besideHeight: 0)
    if let height = options.height, options.hasCaptions {
        // The height is that of the picture.
        let most = height - 2 * options.padding - CloudOptions.leastContentHeight
        func needed(_ solution: FlowSolution) -> Double { captions(.zero, solution).size.height }
        if options.fitBox {
            // The more height is left to heading and legend, the smaller are the tags, and the legend with them: the
            // least that is enough is found by halving.
            var (tooLittle, enough) = (0.0, max(0, most))
            solution = try solve(besideHeight: enough)
            guard needed(solution) <= enough else { throw InvalidOption.noRoom(height) }
            for _ in 0..<12 {
                let middle = (tooLittle + enough) / 2
                let candidate = try solve(besideHeight: middle)
                if needed(candidate) <= middle { (enough, solution) = (middle, candidate) } else { tooLittle = middle }
            }
        } else {
            solution = try solve(besideHeight: min(needed(solution), max(0, most)))
        }
    }
    let smallest = solution.scale * (boxes.map(\.text.size).min() ?? 0)
    guard !options.fitBox || smallest >= 1 else { throw InvalidOption.illegibleText }
    let order = solution.boxes
    var builder = LayoutBuilder(options: options, solution: solution, boxes: order) { captions($0, solution) }
    for (number, line) in solution.lines.enumerated() {
        for place in line.items {
            builder.add(boxes[solution.box(at: place)], box: solution.box(at: place), line: number)
        }
    }
    return PlacedTags(
        layout: builder.layout(), order: order, hidden: solution.hidden.map { solution.box(at: $0) }.sorted(),
        fitted: fitted)
}

extension FlowSolution {
    /// The boxes that are to be seen, line by line.
    fileprivate var boxes: [Int] {
        var boxes: [Int] = []
        boxes.reserveCapacity(xs.count)
        for line in lines { for place in line.items { boxes.append(box(at: place)) } }
        return boxes
    }
}

/// Tags that had to be wrapped, with air above and below.
private func withAir(_ fitted: [FittedTag]) -> [FittedTag] {
    guard fitted.contains(where: \.needsOwnLine) else { return fitted }
    var fitted = fitted
    for index in fitted.indices {
        if index > 0 { fitted[index].airAbove = fitted[index].air }
        if index < fitted.count - 1 { fitted[index].airBelow = fitted[index].air }
    }
    return fitted
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
            name: "height", problem: "height \(format(height)) leaves no room for tags beside heading, legend and source",
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
                name: "breaking", problem: "this many constrained lines are too much for so many tags",
                hint: "give fewer line-widths and min-lines, or use breaking greedy")
        case .tabStopsNeedLeading, .fitBoxNeedsSizes, .outOfRange:
            preconditionFailure("the options were checked before")
        }
    }
}
