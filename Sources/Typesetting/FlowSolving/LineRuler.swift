/// A ruler that measures the length of a line while boxes are added to the line.
///
/// Three types conform, so that in the common case the length is a sum that the compiler keeps in a register.
protocol LineRuler {
    /// The length from the first edge of the boxes to the last one.
    var length: Double { get }
    /// Returns the length by which the height of a line is multiplied for its area: the lengths of the boxes plus the
    /// part of `extent` that they leave free, without the spacing between them.
    func room(in extent: Double) -> Double
    /// The leading edge of all boxes, measured from where the first one begins: 0 or less.
    var leadingEdge: Double { get }
    /// Begins a line with the box of an index.
    mutating func begin(_ index: Int, lengths: Span<Double>, margins: Span<Double>)
    /// Adds the box of an index to the end of the line.
    mutating func add(_ index: Int, lengths: Span<Double>, margins: Span<Double>)
}

/// A ruler for boxes that follow each other without margins, overlap or tab stops.
struct PlainRuler: LineRuler {
    let spacing: Double
    private(set) var length = 0.0
    private var spaces = 0.0
    var leadingEdge: Double { 0 }

    init(spacing: Double) { self.spacing = spacing }

    @inline(__always) func room(in extent: Double) -> Double { extent - spaces }

    @inline(__always) mutating func begin(_ index: Int, lengths: Span<Double>, margins: Span<Double>) {
        length = lengths[unchecked: index]
        spaces = 0
    }

    // Written so that each box adds one dependent addition to the chain, not two.
    @inline(__always) mutating func add(_ index: Int, lengths: Span<Double>, margins: Span<Double>) {
        length += spacing + lengths[unchecked: index]
        spaces += spacing
    }
}

/// A ruler for boxes that keep margins from their neighbours.
struct MarginRuler: LineRuler {
    let spacing: Double
    private(set) var length = 0.0
    private var spaces = 0.0
    private var lastMargin = 0.0
    var leadingEdge: Double { 0 }

    init(spacing: Double) { self.spacing = spacing }

    @inline(__always) func room(in extent: Double) -> Double { extent - spaces }

    @inline(__always) mutating func begin(_ index: Int, lengths: Span<Double>, margins: Span<Double>) {
        length = lengths[unchecked: index]
        spaces = 0
        lastMargin = margins[unchecked: index]
    }

    @inline(__always) mutating func add(_ index: Int, lengths: Span<Double>, margins: Span<Double>) {
        let gap = spacing + lastMargin + margins[unchecked: index]
        length += gap + lengths[unchecked: index]
        spaces += gap
        lastMargin = margins[unchecked: index]
    }
}

/// A ruler for boxes that begin at tab stops, or before the one in front of them ends.
struct SteppedRuler: LineRuler {
    let spacing: Double
    let stops: TabStops?
    /// The beginning of the last box, measured from that of the first one.
    private(set) var start = 0.0
    private(set) var leadingEdge = 0.0
    private var end = 0.0
    private var lastEdge = 0.0
    private var lastMargin = 0.0
    private var sum = 0.0

    var length: Double { lastEdge - leadingEdge }

    func room(in extent: Double) -> Double { sum + max(0, extent - length) }

    init(spacing: Double, stops: TabStops?) {
        self.spacing = spacing
        self.stops = stops
    }

    mutating func begin(_ index: Int, lengths: Span<Double>, margins: Span<Double>) {
        let length = lengths[index]
        start = 0
        leadingEdge = 0
        end = length
        lastEdge = length
        sum = length
        lastMargin = margins.isEmpty ? 0 : margins[index]
    }

    mutating func add(_ index: Int, lengths: Span<Double>, margins: Span<Double>) {
        let length = lengths[index]
        let margin = margins.isEmpty ? 0 : margins[index]
        let next = end + spacing + lastMargin + margin
        start = stops?.next(from: next) ?? next
        lastMargin = margin
        end = start + length
        leadingEdge = min(leadingEdge, start)
        lastEdge = max(lastEdge, end)
        sum += length
    }
}

extension TabStops {
    /// Returns the first stop at or after a position, or the position itself if no stop follows.
    func next(from position: Double) -> Double {
        switch self {
        case .every(let distance):
            let steps = position / distance
            // Above this every Double is whole.
            guard steps > 0, steps < 1e15 else { return max(position, 0) }
            // A position that a rounding error has pushed past a stop counts as being at the stop.
            var whole = Double(Int(steps))
            if steps - whole > 1e-9 { whole += 1 }
            return whole * distance
        case .positions(let positions):
            // The first position that is not before: a binary search.
            let earliest = position - abs(position) * 1e-9
            var (low, high) = (0, positions.count)
            while low < high {
                let middle = (low + high) / 2
                if positions[middle] < earliest { low = middle + 1 } else { high = middle }
            }
            return low < positions.count ? positions[low] : position
        }
    }
}
