/// The input of the searches: the boxes in line coordinates, in which lengths are along a line and heights across it.
struct FlowProblem {
    /// The lengths of the boxes along the line.
    var lengths: [Double]
    /// The heights of the boxes across the line.
    var heights: [Double]
    /// The reach of each box above the guide that the boxes of a line share; empty if all share an edge or the
    /// middle, so that a line is as high as its highest box.
    var ascents: [Double] = []
    /// The room that each box keeps from its neighbours; empty if none keeps any.
    var margins: [Double] = []
    var breaksBefore: [Bool]
    var spacing: Double
    /// The length that each line is offered; infinite without a bound.
    var extents: LineExtents
    /// The positions at which boxes may begin, or nil for any.
    var tabStops: TabStops?
    /// Whether the badness of a last line counts like that of the others.
    var chargesLastLine: Bool
    /// The height, at least, at which the length that a line leaves free counts in its badness.
    var minLineHeight = 0.0
    /// The share of its extent that a last line whose badness does not count is to fill.
    var minLastFill = 0.0
    /// Whether a box may begin before the one in front of it begins; the length of a line is then measured between the
    /// outermost edges of its boxes.
    var isOverlapping = false
    /// The steps that all searches of one flow share, whatever the order and the scale of its boxes.
    var budget: SearchBudget

    /// Whether the length of a line is the sum of its boxes and spacing.
    var isAdditive: Bool { tabStops == nil && !isOverlapping }

    var count: Int { lengths.count }
    var hasGuides: Bool { !ascents.isEmpty }
    var hasMargins: Bool { !margins.isEmpty }

    /// Returns whether the badness of a line counts: that of a last line counts only if it is spread like the others.
    func charges(_ line: FlowLine) -> Bool { chargesLastLine || !line.isLast }

    /// Returns the white area of a line, whose square is its badness: the part of its room that no box covers, and what
    /// the free length has more at the least height at which it counts.
    ///
    /// - Parameter room: The lengths of the boxes and the free length, without the spacing.
    @inline(__always) func white(height: Double, room: Double, free: Double, covered: Double) -> Double {
        larger(height * room - covered + larger(minLineHeight - height, 0) * larger(free, 0), 0)
    }

    /// Returns the cost of a last line whose badness does not count: the squared area that it lacks of the share that
    /// it is to fill.
    @inline(__always) func lastCharge(_ length: Double, height: Double, in extent: Double) -> Double {
        guard minLastFill > 0, extent.isFinite else { return 0 }
        let lack = larger(minLastFill * extent - length, 0) * larger(height, minLineHeight)
        return lack * lack
    }

    /// Returns whether a line that holds the box before `index` must end there: at the end of the boxes or at a forced
    /// break.
    func mustBreak(before index: Int) -> Bool { index >= count || breaksBefore[index] }
}

/// The extents that the lines are offered, in the order of the lines.
struct LineExtents {
    /// The extents by the index of the line, at least one; the last extent repeats.
    var extents: [LineExtent]

    init(_ extents: [LineExtent]) { self.extents = extents }
    init(width: Double?) { extents = [LineExtent(width: width ?? .infinity)] }

    var isUniform: Bool { extents.count == 1 }
    /// The index of the first line from which on all extents are alike.
    var lastVarying: Int { extents.count - 1 }

    subscript(line: Int) -> LineExtent { extents[min(line, extents.count - 1)] }
}

extension LineExtent {
    /// The length up to which a line accepts boxes. The tolerance is relative, so that sums such as 0.1 + 0.2 fit into
    /// 0.3 in any unit.
    var limit: Double { width * (1 + 1e-9) }
}

extension FlowProblem {
    /// Creates the problem of setting boxes, with their lengths multiplied by `scale`.
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
        (minLineHeight, minLastFill) = (options.minLineHeight * scale, options.minLastFill)
        if !boxes.margins.isEmpty { margins = lengths.indices.map { (boxes.margins[$0] ?? 0) * scale } }
        resolveGuides(boxes, options.boxAlignment, scale: scale)
    }

    /// Fills `ascents` if a box has a baseline or a guide that the alignment reads; otherwise they remain empty.
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

    /// Returns the same boxes in another order.
    func ordered(by order: [Int]) -> FlowProblem {
        var problem = self
        problem.lengths = order.map { lengths[$0] }
        problem.heights = order.map { heights[$0] }
        if hasGuides { problem.ascents = order.map { ascents[$0] } }
        if hasMargins { problem.margins = order.map { margins[$0] } }
        return problem
    }
}

extension FlowOptions {
    /// The length proposed along a line.
    var proposedLength: Double? { axis == .horizontal ? width : height }
    /// The length proposed across the lines.
    var proposedHeight: Double? { axis == .horizontal ? height : width }

    var lineExtents: LineExtents {
        if case .lines(let extents) = shape { return LineExtents(extents) }
        return LineExtents(width: proposedLength)
    }

    /// The alignment of boxes within a line, mirrored if the lines are in reverse order.
    var boxAlignment: FlowAlignment { lineOrder == .reverse ? align.mirrored : align }

    /// Whether the badness of a last line counts, which it does if the line is spread like the others; if not, the
    /// line's white area says nothing about the breaks.
    var chargesLastLine: Bool { justify.fillsLines && lastLine == .same }

    /// Returns the justification of a line, given whether it is a last one.
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
