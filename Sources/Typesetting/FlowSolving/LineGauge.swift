/// A gauge that measures the height of a line while boxes are added to the line.
///
/// Two types conform: a line of boxes that share an edge or the middle needs one maximum, other lines need two.
protocol LineGauge {
    var height: Double { get }
    init()
    mutating func begin(_ index: Int, heights: Span<Double>, ascents: Span<Double>)
    mutating func add(_ index: Int, heights: Span<Double>, ascents: Span<Double>)
}

/// A gauge of lines whose boxes share an edge or the middle, so that a line is as high as its highest box.
struct PlainGauge: LineGauge {
    private(set) var height = 0.0

    @inline(__always) mutating func begin(_ index: Int, heights: Span<Double>, ascents: Span<Double>) {
        height = heights[unchecked: index]
    }

    @inline(__always) mutating func add(_ index: Int, heights: Span<Double>, ascents: Span<Double>) {
        height = larger(heights[unchecked: index], height)
    }
}

/// A gauge of lines whose boxes share a guide: the height is the greatest ascent plus the greatest descent.
struct GuidedGauge: LineGauge {
    private(set) var ascent = 0.0
    private(set) var descent = 0.0

    var height: Double { ascent + descent }

    @inline(__always) mutating func begin(_ index: Int, heights: Span<Double>, ascents: Span<Double>) {
        ascent = ascents[unchecked: index]
        descent = heights[unchecked: index] - ascents[unchecked: index]
    }

    @inline(__always) mutating func add(_ index: Int, heights: Span<Double>, ascents: Span<Double>) {
        ascent = larger(ascents[unchecked: index], ascent)
        descent = larger(heights[unchecked: index] - ascents[unchecked: index], descent)
    }
}

/// Returns the larger of two finite numbers in one instruction. `max` needs four, since it promises which of two zeros
/// it returns.
@inline(__always) func larger(_ one: Double, _ other: Double) -> Double { one > other ? one : other }
