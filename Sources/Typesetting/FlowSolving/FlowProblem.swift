/// Boxes in the coordinates of their lines: lengths along a line, heights across it, whatever the axis is.
struct FlowProblem {
    /// Along the line.
    var lengths: [Double]
    /// Across the line.
    var heights: [Double]
    /// How far a box reaches above what the boxes of a line share; empty when all share an edge or the middle, so that
    /// a line is as high as its highest box.
    var ascents: [Double] = []
    var breaksBefore: [Bool]
    var spacing: Double
    /// What a line is offered; infinite without a bound.
    var extents: LineExtents
    /// At which positions boxes may begin.
    var tabStops: TabStops?
    /// Whether a last line is charged as the others are.
    var chargesLastLine: Bool
    /// Whether a box may begin before the one in front of it begins: then a line is as long as its outermost edges say.
    var isOverlapping = false
    /// The steps that all searches of one flow share, whatever the order and the scale of its boxes.
    var budget: SearchBudget

    /// Whether the length of a line is the sum of its boxes and spacing.
    var isAdditive: Bool { tabStops == nil && !isOverlapping }

    var count: Int { lengths.count }
    var hasGuides: Bool { !ascents.isEmpty }

    /// Whether a line costs anything: a last one only when it is spread as the others are.
    func charges(_ line: FlowLine) -> Bool { chargesLastLine || !line.isLast }

    /// Whether a box ends the line before it.
    func endsLine(before index: Int) -> Bool { index >= count || breaksBefore[index] }
}

/// What each line is offered.
struct LineExtents {
    /// At least one; the last one repeats.
    var extents: [LineExtent]

    init(_ extents: [LineExtent]) { self.extents = extents }
    init(width: Double?) { extents = [LineExtent(width: width ?? .infinity)] }

    var isUniform: Bool { extents.count == 1 }
    /// From this line on all are alike.
    var lastVarying: Int { extents.count - 1 }

    subscript(line: Int) -> LineExtent { extents[min(line, extents.count - 1)] }
}

extension LineExtent {
    /// The length up to which a line is full: sums such as 0.1 + 0.2 are to fit into 0.3 in any unit, so the tolerance
    /// is relative.
    var limit: Double { width * (1 + 1e-9) }
}

extension FlowProblem {
    /// The boxes of a flow, times a scale.
    init(_ boxes: FlowBoxes, _ options: FlowOptions, scale: Double = 1, budget: SearchBudget? = nil) {
        let isHorizontal = options.axis == .horizontal
        func scaled(_ values: [Double]) -> [Double] { scale == 1 ? values : values.map { $0 * scale } }
        lengths = scaled(isHorizontal ? boxes.widths : boxes.heights)
        heights = scaled(isHorizontal ? boxes.heights : boxes.widths)
        breaksBefore = boxes.breaksBefore
        spacing = options.itemSpacing
        extents = options.lineExtents
        tabStops = options.tabStops
        chargesLastLine = options.chargesLastLine
        self.budget = budget ?? SearchBudget(boxes: boxes.count)
        isOverlapping = spacing < 0 && lengths.contains { $0 < -options.itemSpacing }
        resolveGuides(boxes, options.boxAlignment, scale: scale)
    }

    /// Finds out what the boxes share; only baselines and guides of their own need arrays.
    private mutating func resolveGuides(_ boxes: FlowBoxes, _ align: FlowAlignment, scale: Double) {
        let baselines =
            align == .firstBaseline
            ? boxes.firstBaselines : align == .lastBaseline ? boxes.lastBaselines : SparseValues()
        let overrides = boxes.guides.contains { $0.guides[align] != nil }
        guard !baselines.isEmpty || overrides else { return }
        ascents = heights.indices.map { index in
            switch align {
            case .top, .stretch: 0
            case .center: heights[index] / 2
            case .bottom: heights[index]
            case .firstBaseline, .lastBaseline: baselines[index].map { $0 * scale } ?? heights[index]
            }
        }
        for (box, guides) in boxes.guides {
            if let guide = guides[align] { ascents[box] = guide * scale }
        }
    }

    /// The same boxes in another order.
    func ordered(by order: [Int]) -> FlowProblem {
        var problem = self
        problem.lengths = order.map { lengths[$0] }
        problem.heights = order.map { heights[$0] }
        if hasGuides { problem.ascents = order.map { ascents[$0] } }
        return problem
    }
}

extension FlowOptions {
    /// Along a line.
    var proposedLength: Double? { axis == .horizontal ? width : height }
    /// Across the lines.
    var proposedHeight: Double? { axis == .horizontal ? height : width }

    var lineExtents: LineExtents {
        if case .lines(let extents) = shape { return LineExtents(extents) }
        return LineExtents(width: proposedLength)
    }

    /// Upside down, tops are bottoms.
    var boxAlignment: FlowAlignment { lineOrder == .reverse ? align.mirrored : align }

    /// A last line that is spread is a line as any other; else its white says nothing about the breaks.
    var chargesLastLine: Bool { justify.fillsLines && lastLine == .same }

    func justification(ofLastLine isLast: Bool) -> FlowJustification {
        guard isLast else { return justify }
        switch lastLine {
        case .same: return justify
        case .leading: return .leading
        case .center: return .center
        case .trailing: return .trailing
        case .natural: return justify.fillsLines ? .leading : justify
        }
    }
}
