/// The output of the solver: a frame for every box.
///
/// The origin is the top left corner of the container, y grows downward, lengths are in the unit of the boxes.
public struct FlowSolution: Sendable {
    /// The width of the container.
    public internal(set) var width: Double
    /// The height of the container.
    public internal(set) var height: Double
    /// The factor by which the boxes were scaled; 1 unless `fitBox` was set.
    public internal(set) var scale: Double
    /// The left edge of each box's frame, by the index of the box. The frames of hidden boxes are meaningless.
    public internal(set) var xs: [Double]
    /// The top edge of each box's frame, by the index of the box.
    public internal(set) var ys: [Double]
    /// The width of each box's frame, by the index of the box.
    public internal(set) var widths: [Double]
    /// The height of each box's frame, by the index of the box.
    public internal(set) var heights: [Double]
    /// The indices of the boxes in the order in which the lines hold them, or nil for the given order.
    public internal(set) var order: [Int]?
    public internal(set) var lines: [FlowLine]
    /// The range of places in the order whose boxes are hidden, since `maxLines` leaves no line for them.
    public internal(set) var hidden: Range<Int>
    public internal(set) var quality: FlowQuality

    /// Returns the index of the box at a place of the order in which the lines hold the boxes; places count from 0.
    public func box(at place: Int) -> Int { order?[place] ?? place }

    /// The number of places by which packing moved each box, by the index of the box.
    public var moved: [Int] {
        var moved = [Int](repeating: 0, count: xs.count)
        for (place, box) in (order ?? []).enumerated() { moved[box] = abs(place - box) }
        return moved
    }
}

/// A line: a range of boxes set side by side, or a column of them on the vertical axis.
public struct FlowLine: Sendable, Equatable {
    /// The boxes of the line, as a range of places in the order; see ``FlowSolution/box(at:)``.
    public internal(set) var items: Range<Int>
    /// The position of the line across the container: its top, or its left edge on the vertical axis.
    public internal(set) var y: Double
    public internal(set) var height: Double
    /// The lowest first baseline of the line's boxes, measured as ``y`` is; a box without a baseline counts with its
    /// bottom.
    public internal(set) var baseline: Double
    /// The length of the line that its boxes and the spacing between them leave free: negative if one box is longer
    /// than the line, 0 if lines have no bound.
    public internal(set) var slack: Double
    /// The length that the boxes and the spacing between them take.
    var length: Double
    /// The distance from the line's top to the guide that its boxes share.
    var ascent: Double
    /// The area of the line box that no box covers, without the spacing between boxes.
    var white: Double
    /// Whether the line ends the boxes or a paragraph.
    var isLast: Bool
}

/// Figures that say how well a flow fills its lines; every solution has them.
public struct FlowQuality: Sendable, Equatable {
    /// The number of lines.
    public internal(set) var lines = 0
    /// The mean share of a line that boxes and spacing take, from 0 to 1. A last line counts only if it is spread like
    /// the others, or if all lines are last ones.
    public internal(set) var fill = 1.0
    /// The least share of a line that boxes and spacing take, among the lines that count for ``fill``.
    public internal(set) var worstFill = 1.0
    /// The sum over the lines of the squared white area, which is the part of a line box that no box covers, without
    /// the spacing between boxes. A last line, and the last one before a forced break, counts only if it is spread over
    /// its width.
    public internal(set) var badness = 0.0
    /// The widest gap between two neighbours on a line.
    public internal(set) var maxGap = 0.0

    init() {}

    /// Creates the quality of a grid, whose rows are all reported as full because each is as wide as the grid.
    public init(rows: Int, gap: Double) { (lines, maxGap) = (rows, gap) }
}

/// The reasons for which a flow cannot be solved.
public enum FlowError: Error, Sendable, Equatable {
    /// The value of an option is outside its range.
    case outOfRange(FlowField)
    /// Tab stops are combined with a justification other than leading.
    case tabStopsNeedLeading
    /// `fitBox` is set without both a width and a height.
    case fitBoxNeedsSizes
    /// The boxes fit at no scale, because their spacing alone takes too much room.
    case nothingFits
    /// The best breaks would take more than 1,000,000,000 steps plus 1,000 for each box, or more than 256 MB: too many
    /// lines are constrained for so many boxes, or the lines hold too many boxes.
    case tooLarge
}

/// An option of a flow whose value is limited to a range, as ``FlowError/outOfRange(_:)`` names it.
public enum FlowField: String, Sendable {
    case width, height, itemSpacing, lineSpacing, maxGap, maxStretch, maxMove, minLines, maxLines, minLineHeight
    case minLastFill, tabStops, lineWidths
}
