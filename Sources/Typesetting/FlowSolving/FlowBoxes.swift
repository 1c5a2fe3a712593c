/// The input of the solver: boxes in reading order, stored as flat arrays, with lengths in any one unit.
///
/// Widths are always horizontal and heights vertical, whatever the axis of the flow. Positions across a line (baselines
/// and guides) are measured from the edge at which the box begins across the line: its top on the horizontal axis, its
/// leading edge on the vertical one.
public struct FlowBoxes: Sendable, Equatable {
    public private(set) var widths: [Double] = []
    public private(set) var heights: [Double] = []
    /// For each box, by index, whether it begins a new line even if it would fit on the line before.
    public private(set) var breaksBefore: [Bool] = []
    // The rest is empty until a box has it, since most boxes have none of it.
    var firstBaselines = SparseValues()
    var lastBaselines = SparseValues()
    var priorities = SparseValues()
    var growthLimits = SparseValues()
    var margins = SparseValues()
    var guides: [(box: Int, guides: FlowGuides)] = []

    /// Creates an empty list with room for `capacity` boxes.
    public init(reservingCapacity capacity: Int = 0) {
        widths.reserveCapacity(capacity)
        heights.reserveCapacity(capacity)
        breaksBefore.reserveCapacity(capacity)
    }

    public var count: Int { widths.count }

    /// The greatest length allowed, 1e15: squares of areas stay far inside a Double's range, so that no sum overflows.
    public static let longestLength = 1e15

    /// Appends a box, which comes after the others in reading order.
    ///
    /// - Parameters:
    ///   - firstBaseline: the baseline of the first line of text; a box with nil has its bottom edge in place of a
    ///     baseline.
    ///   - lastBaseline: the baseline of the last line of text; a box with nil has its bottom edge in place of a
    ///     baseline.
    ///   - guides: guides that replace the box's edges, middle and baselines when boxes are aligned.
    ///   - breakBefore: whether the box begins a new line even if it would fit on the line before.
    ///   - priority: under `stretch`, boxes of a higher priority grow first.
    ///   - margin: the room that the box keeps from a neighbour on its line, in addition to the spacing and to the
    ///     margin of the neighbour; there is none at the ends of a line. `fitBox` scales it with the box.
    ///   - growthLimit: the greatest length to which the box may grow along its line under `stretch`; nil keeps its
    ///     length, infinity sets no limit. A box never becomes shorter than it is.
    /// - Precondition: width, height and growth limit are not negative, sizes, baselines and guides are at most
    ///   ``longestLength`` from 0, and the priority is finite; a solver that met NaN could not end.
    public mutating func append(
        width: Double, height: Double, firstBaseline: Double? = nil, lastBaseline: Double? = nil,
        guides: FlowGuides? = nil, breakBefore: Bool = false, priority: Double = 0, growthLimit: Double? = nil,
        margin: Double = 0
    ) {
        let longest = Self.longestLength
        precondition(
            width >= 0 && width <= longest && height >= 0 && height <= longest,
            "a box has a size that is finite and not negative")
        precondition(
            abs(firstBaseline ?? 0) <= longest && abs(lastBaseline ?? 0) <= longest && priority.isFinite
                && (growthLimit ?? 0) >= 0 && margin >= 0 && margin <= longest && guides?.largest ?? 0 <= longest,
            "what a box says of itself is finite")
        let index = widths.count
        widths.append(width)
        heights.append(height)
        breaksBefore.append(breakBefore)
        if let firstBaseline { firstBaselines.set(firstBaseline, at: index) }
        if let lastBaseline { lastBaselines.set(lastBaseline, at: index) }
        if priority != 0 { priorities.set(priority, at: index) }
        if let growthLimit { growthLimits.set(growthLimit, at: index) }
        if margin != 0 { margins.set(margin, at: index) }
        if let guides, guides != FlowGuides() { self.guides.append((index, guides)) }
    }

    /// The largest absolute value of all baselines and guides.
    var largestGuide: Double {
        var largest = max(firstBaselines.largest, lastBaselines.largest)
        for (_, guides) in guides { largest = max(largest, guides.largest) }
        return largest
    }

    public static func == (one: FlowBoxes, other: FlowBoxes) -> Bool {
        one.widths == other.widths && one.heights == other.heights && one.breaksBefore == other.breaksBefore
            && one.firstBaselines == other.firstBaselines && one.lastBaselines == other.lastBaselines
            && one.priorities == other.priorities && one.growthLimits == other.growthLimits
            && one.margins == other.margins
            && one.guides.elementsEqual(other.guides, by: ==)
    }
}

/// The positions of a box's alignment guides across its line, measured from the box's top, or on the vertical axis from
/// its leading edge. nil leaves a guide at its natural place: an edge, the middle or a baseline of the box.
///
/// A guide may be outside the box: the line then becomes as high as needed to contain the box.
public struct FlowGuides: Sendable, Equatable {
    public var top: Double?
    public var center: Double?
    public var bottom: Double?
    public var firstBaseline: Double?
    public var lastBaseline: Double?

    public init(
        top: Double? = nil, center: Double? = nil, bottom: Double? = nil, firstBaseline: Double? = nil,
        lastBaseline: Double? = nil
    ) {
        self.top = top
        self.center = center
        self.bottom = bottom
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
    }

    /// The largest absolute value of the guides; infinity if one of them is NaN.
    var largest: Double {
        var largest = 0.0
        for value in [top, center, bottom, firstBaseline, lastBaseline] {
            // NaN counts as larger than any number, so that it is refused.
            let size = abs(value ?? 0)
            largest = size.isNaN ? .infinity : max(largest, size)
        }
        return largest
    }

    /// The guide that an alignment reads, or nil if that guide keeps its natural place; always nil for `stretch`.
    subscript(alignment: FlowAlignment) -> Double? {
        switch alignment {
        case .top: top
        case .center: center
        case .bottom: bottom
        case .firstBaseline: firstBaseline
        case .lastBaseline: lastBaseline
        case .stretch: nil
        }
    }
}

/// Values that few boxes have: nothing is stored until the first one is set.
struct SparseValues: Sendable, Equatable {
    /// The values by the index of the box, NaN for a box without a value; may be shorter than the list of boxes.
    private var values: [Double] = []

    var isEmpty: Bool { values.isEmpty }
    /// The largest absolute value, or 0 if there is none.
    var largest: Double { values.reduce(0) { $1.isNaN ? $0 : max($0, abs($1)) } }

    subscript(index: Int) -> Double? {
        guard index < values.count, !values[index].isNaN else { return nil }
        return values[index]
    }

    /// Stores a value for a box.
    ///
    /// - Precondition: `index` rises from call to call.
    mutating func set(_ value: Double, at index: Int) {
        while values.count < index { values.append(.nan) }
        values.append(value)
    }

    static func == (one: SparseValues, other: SparseValues) -> Bool {
        (0..<max(one.values.count, other.values.count)).allSatisfy { one[$0] == other[$0] }
    }
}
