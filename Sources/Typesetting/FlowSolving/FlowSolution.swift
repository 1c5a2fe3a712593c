/// What leaves the solver: a frame for every box.
///
/// The origin is the top left corner of the container, y grows downward, lengths are in the unit of the boxes.
public struct FlowSolution: Sendable {
    /// The container.
    public internal(set) var width: Double
    public internal(set) var height: Double
    /// By how much the boxes were scaled; 1 unless they were to fit a box.
    public internal(set) var scale: Double
    /// Frames by box. Those of hidden boxes say nothing.
    public internal(set) var xs: [Double]
    public internal(set) var ys: [Double]
    public internal(set) var widths: [Double]
    public internal(set) var heights: [Double]
    /// The boxes as they follow each other in the lines; nil when they were not to be packed: the order given.
    public internal(set) var order: [Int]?
    public internal(set) var lines: [FlowLine]
    /// Places in the order that lie beyond the last line allowed.
    public internal(set) var hidden: Range<Int>
    public internal(set) var quality: FlowQuality

    /// The box at a place of the order.
    public func box(at place: Int) -> Int { order?[place] ?? place }

    /// How far each box moved from its place, by box.
    public var moved: [Int] {
        var moved = [Int](repeating: 0, count: xs.count)
        for (place, box) in (order ?? []).enumerated() { moved[box] = abs(place - box) }
        return moved
    }
}

/// A range of boxes that stand side by side: a column on the vertical axis.
public struct FlowLine: Sendable, Equatable {
    /// Places in the order.
    public internal(set) var items: Range<Int>
    /// Where the line begins across: the top of the line box, on the vertical axis its left edge.
    public internal(set) var y: Double
    public internal(set) var height: Double
    /// The lowest first baseline of its boxes, from the container's edge; a box without one has it at its bottom.
    public internal(set) var baseline: Double
    /// What the boxes and the spacing between them leave of the line; negative when one box is wider than the line.
    public internal(set) var slack: Double
    /// Of its boxes and the spacing between them.
    var length: Double
    /// How far what its boxes share lies below its top.
    var ascent: Double
    /// What of the line box no box covers, spacing apart.
    var white: Double
    /// Whether it ends the boxes or a paragraph.
    var isLast: Bool
}

/// How well a flow fills its lines: figures that come with every solution.
public struct FlowQuality: Sendable, Equatable {
    public internal(set) var lines = 0
    /// The mean share of a line that boxes and spacing take; a last line counts only if it is charged, or if there is
    /// no other.
    public internal(set) var fill = 1.0
    /// The least such share.
    public internal(set) var worstFill = 1.0
    /// The sum over the lines of the squared white area: what of a line box no box covers, the spacing between boxes
    /// apart. A last line, and the last one before a forced break, is charged only when it is spread over its width.
    public internal(set) var badness = 0.0
    /// The widest gap between two neighbours on a line.
    public internal(set) var maxGap = 0.0

    init() {}

    /// Of rows of a grid: each is as full as the grid is.
    public init(rows: Int, gap: Double) { (lines, maxGap) = (rows, gap) }
}

/// Options that cannot be met.
public enum FlowError: Error, Sendable, Equatable {
    /// A number that is out of its range.
    case outOfRange(FlowField)
    /// Tab stops with a justification other than leading.
    case tabStopsNeedLeading
    /// A box cannot be fitted without a width and a height.
    case fitBoxNeedsSizes
    /// At no scale do the boxes fit: their spacing alone is too much.
    case nothingFits
    /// The best breaks would take more than 1,000,000,000 steps and 1,000 for each box, or more than 256 MB: too many
    /// lines are constrained for so many boxes, or the lines hold too many.
    case tooLarge
}

/// The options that have a range.
public enum FlowField: String, Sendable {
    case width, height, itemSpacing, lineSpacing, maxGap, maxMove, minLines, maxLines, tabStops, lineWidths
}
