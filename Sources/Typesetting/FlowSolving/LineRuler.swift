/// Says how long a line is while boxes are added to it.
///
/// Two conform, so that the common case is a sum that the compiler keeps in a register.
protocol LineRuler {
    /// From the first edge of its boxes to the last one.
    var length: Double { get }
    /// What the height of a line is to be multiplied with for its area, spacing apart: what its boxes are long and what
    /// they leave of `extent`.
    func room(in extent: Double) -> Double
    /// Where the leading edge of all boxes lies, counted from where the first one begins: 0 or less.
    var leadingEdge: Double { get }
    mutating func begin(_ length: Double)
    mutating func add(_ length: Double)
}

/// Boxes one behind the other.
struct PlainRuler: LineRuler {
    let spacing: Double
    private(set) var length = 0.0
    private var spaces = 0.0
    var leadingEdge: Double { 0 }

    init(spacing: Double) { self.spacing = spacing }

    @inline(__always) func room(in extent: Double) -> Double { extent - spaces }

    @inline(__always) mutating func begin(_ length: Double) {
        self.length = length
        spaces = 0
    }

    // One sum depends on the one before it, not two.
    @inline(__always) mutating func add(_ length: Double) {
        self.length += spacing + length
        spaces += spacing
    }
}

/// Boxes that begin at tab stops, or before the one in front of them ends.
struct SteppedRuler: LineRuler {
    let spacing: Double
    let stops: TabStops?
    /// Where the last box begins, counted from where the first one does.
    private(set) var start = 0.0
    private(set) var leadingEdge = 0.0
    private var end = 0.0
    private var lastEdge = 0.0
    private var sum = 0.0

    var length: Double { lastEdge - leadingEdge }

    func room(in extent: Double) -> Double { sum + max(0, extent - length) }

    init(spacing: Double, stops: TabStops?) {
        self.spacing = spacing
        self.stops = stops
    }

    mutating func begin(_ length: Double) {
        start = 0
        leadingEdge = 0
        end = length
        lastEdge = length
        sum = length
    }

    mutating func add(_ length: Double) {
        start = stops?.next(from: end + spacing) ?? end + spacing
        end = start + length
        leadingEdge = min(leadingEdge, start)
        lastEdge = max(lastEdge, end)
        sum += length
    }
}

extension TabStops {
    /// The first stop at a position or behind it; the position itself where there are no more stops.
    func next(from position: Double) -> Double {
        switch self {
        case .every(let distance):
            let steps = position / distance
            // Above this every Double is whole.
            guard steps > 0, steps < 1e15 else { return max(position, 0) }
            // What a rounding error has pushed past a stop stands at the stop.
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
