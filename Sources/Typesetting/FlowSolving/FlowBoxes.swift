/// What enters the solver: boxes in reading order, as flat arrays in any one unit.
///
/// Widths and heights are those of the picture. What lies across a line (baselines and guides) is counted from the
/// edge where the box begins across the line: its top on the horizontal axis, its leading edge on the vertical one.
public struct FlowBoxes: Sendable, Equatable {
    public private(set) var widths: [Double] = []
    public private(set) var heights: [Double] = []
    /// Whether a box begins a line in any case.
    public private(set) var breaksBefore: [Bool] = []
    // The rest is empty until a box has it, since most boxes have none of it.
    var firstBaselines = SparseValues()
    var lastBaselines = SparseValues()
    var priorities = SparseValues()
    var growthLimits = SparseValues()
    var guides: [(box: Int, guides: FlowGuides)] = []

    public init(reservingCapacity capacity: Int = 0) {
        widths.reserveCapacity(capacity)
        heights.reserveCapacity(capacity)
        breaksBefore.reserveCapacity(capacity)
    }

    public var count: Int { widths.count }

    /// Lengths are at most this: squares of areas stay far inside a Double, so that no sum overflows.
    public static let longestLength = 1e15

    /// - Parameters:
    ///   - firstBaseline: where the first line of text stands; a box without one stands with its bottom on the line.
    ///   - lastBaseline: where the last line of text stands; a box without one stands with its bottom on the line.
    ///   - guides: what the box says of its guides, in place of its edges, its middle and its baselines.
    ///   - breakBefore: the box begins a line in any case.
    ///   - priority: under `stretch`, boxes of a higher priority grow first.
    ///   - growthLimit: how long the box may become along the line under `stretch`; infinite is without a limit.
    ///     A box never becomes shorter than it is.
    /// - Precondition: lengths are finite, not negative and at most ``longestLength``; a solver that met NaN could
    ///   not end.
    public mutating func append(
        width: Double, height: Double, firstBaseline: Double? = nil, lastBaseline: Double? = nil,
        guides: FlowGuides? = nil, breakBefore: Bool = false, priority: Double = 0, growthLimit: Double? = nil
    ) {
        let longest = Self.longestLength
        precondition(
            width >= 0 && width <= longest && height >= 0 && height <= longest,
            "a box has a size that is finite and not negative")
        precondition(
            abs(firstBaseline ?? 0) <= longest && abs(lastBaseline ?? 0) <= longest && priority.isFinite
                && (growthLimit ?? 0) >= 0 && guides?.largest ?? 0 <= longest,
            "what a box says of itself is finite")
        let index = widths.count
        widths.append(width)
        heights.append(height)
        breaksBefore.append(breakBefore)
        if let firstBaseline { firstBaselines.set(firstBaseline, at: index) }
        if let lastBaseline { lastBaselines.set(lastBaseline, at: index) }
        if priority != 0 { priorities.set(priority, at: index) }
        if let growthLimit { growthLimits.set(growthLimit, at: index) }
        if let guides, guides != FlowGuides() { self.guides.append((index, guides)) }
    }

    /// The largest of all baselines and guides, up or down.
    var largestGuide: Double {
        var largest = max(firstBaselines.largest, lastBaselines.largest)
        for (_, guides) in guides { largest = max(largest, guides.largest) }
        return largest
    }

    public static func == (one: FlowBoxes, other: FlowBoxes) -> Bool {
        one.widths == other.widths && one.heights == other.heights && one.breaksBefore == other.breaksBefore
            && one.firstBaselines == other.firstBaselines && one.lastBaselines == other.lastBaselines
            && one.priorities == other.priorities && one.growthLimits == other.growthLimits
            && one.guides.elementsEqual(other.guides, by: ==)
    }
}

/// Where a box's guides lie, counted across the line from where the box begins; nil is where they lie by nature.
///
/// A guide may lie outside the box: the line grows so that nothing is cut.
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

    var largest: Double {
        var largest = 0.0
        for value in [top, center, bottom, firstBaseline, lastBaseline] {
            // What is no number is larger than any.
            let size = abs(value ?? 0)
            largest = size.isNaN ? .infinity : max(largest, size)
        }
        return largest
    }

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

/// Values that few boxes have: nothing is stored until the first comes.
struct SparseValues: Sendable, Equatable {
    /// NaN where there is none; may end before the boxes do.
    private var values: [Double] = []

    var isEmpty: Bool { values.isEmpty }
    var largest: Double { values.reduce(0) { $1.isNaN ? $0 : max($0, abs($1)) } }

    subscript(index: Int) -> Double? {
        guard index < values.count, !values[index].isNaN else { return nil }
        return values[index]
    }

    mutating func set(_ value: Double, at index: Int) {
        while values.count < index { values.append(.nan) }
        values.append(value)
    }

    static func == (one: SparseValues, other: SparseValues) -> Bool {
        (0..<max(one.values.count, other.values.count)).allSatisfy { one[$0] == other[$0] }
    }
}
