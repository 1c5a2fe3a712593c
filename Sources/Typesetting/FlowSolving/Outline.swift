/// A closed shape, from its rings of straight edges, in whose inside lines can be set.
///
/// A point is inside if the rings wind around it (the rule `nonzero` of SVG), or if they do so an odd number of times
/// (`evenodd`). Coordinates are shares of the width and
/// of the height of the box around the shape, from 0 to 1; y grows downward.
public struct Outline: Sendable, Equatable {
    private let edges: [Edge]
    /// The width of the box around the shape, divided by its height.
    public let aspect: Double
    /// Whether the shape may be stretched to any box, as an ellipse; other shapes keep their ``aspect``.
    public let stretches: Bool
    private let isEvenOdd: Bool
    /// The share of its box that the shape covers.
    let area: Double

    private struct Edge: Sendable, Equatable {
        /// The upper end and the lower end.
        var x0, y0, x1, y1: Double
        /// 1 if the ring goes down here, -1 if it goes up, 0 for a level edge.
        var winding: Int

        func x(at y: Double) -> Double {
            y <= y0 || y1 <= y0 ? x0 : y >= y1 ? x1 : x0 + (x1 - x0) * ((y - y0) / (y1 - y0))
        }
    }

    /// The most points of all rings together.
    public static let mostPoints = 10_000

    /// Makes the outline of rings of points; the last point of a ring is joined to its first one.
    ///
    /// - Returns: nil if the rings enclose nothing, have more than ``mostPoints``, or a number is not finite.
    public init?(rings: [[(x: Double, y: Double)]], stretches: Bool = false, isEvenOdd: Bool = false) {
        let points = rings.joined()
        guard points.count <= Self.mostPoints, points.allSatisfy({ abs($0.x) <= 1e9 && abs($0.y) <= 1e9 }) else {
            return nil
        }
        let (left, right) = (points.map { $0.x }.min() ?? 0, points.map { $0.x }.max() ?? 0)
        let (top, bottom) = (points.map { $0.y }.min() ?? 0, points.map { $0.y }.max() ?? 0)
        guard right - left > 1e-9, bottom - top > 1e-9 else { return nil }
        var edges: [Edge] = []
        for ring in rings {
            for index in ring.indices {
                let (one, other) = (ring[index], ring[(index + 1) % ring.count])
                let first = (x: (one.x - left) / (right - left), y: (one.y - top) / (bottom - top))
                let last = (x: (other.x - left) / (right - left), y: (other.y - top) / (bottom - top))
                guard first != last else { continue }
                let winding = first.y < last.y ? 1 : first.y > last.y ? -1 : 0
                let (upper, lower) = winding < 0 ? (last, first) : (first, last)
                edges.append(Edge(x0: upper.x, y0: upper.y, x1: lower.x, y1: lower.y, winding: winding))
            }
        }
        self.edges = edges
        aspect = (right - left) / (bottom - top)
        (self.stretches, self.isEvenOdd) = (stretches, isEvenOdd)
        let count = 256
        var sum = 0.0
        for index in 0..<count {
            let y = (Double(index) + 0.5) / Double(count)
            for (start, end) in Self.intervals(edges, isEvenOdd, from: y, to: y) { sum += end - start }
        }
        area = sum / Double(count)
        guard area > 1e-6 else { return nil }
    }

    /// Returns the parts of a band, from left to right, that are inside the shape over all of the band's height.
    /// - Complexity: O(n log n) in the edges.
    func intervals(from top: Double, to bottom: Double) -> [(start: Double, end: Double)] {
        Self.intervals(edges, isEvenOdd, from: top, to: bottom)
    }

    private static func intervals(
        _ edges: [Edge], _ isEvenOdd: Bool, from top: Double, to bottom: Double
    ) -> [(start: Double, end: Double)] {
        guard top >= 0, bottom <= 1 else { return [] }
        // What an edge crosses is not inside; what lies between crossings is inside or outside as a whole.
        var crossed: [(start: Double, end: Double)] = []
        for edge in edges where edge.y1 >= top && edge.y0 <= bottom {
            let (one, other) =
                edge.winding == 0
                ? (edge.x0, edge.x1) : (edge.x(at: max(top, edge.y0)), edge.x(at: min(bottom, edge.y1)))
            crossed.append((min(one, other), max(one, other)))
        }
        crossed.sort { $0.start != $1.start ? $0.start < $1.start : $0.end < $1.end }
        guard var reached = crossed.first?.end else { return [] }
        let windings = windings(edges, at: (top + bottom) / 2)
        var parts: [(start: Double, end: Double)] = []
        var (next, winding) = (0, 0)
        for (start, end) in crossed.dropFirst() {
            if start > reached {
                let middle = (reached + start) / 2
                while next < windings.count, windings[next].x <= middle {
                    winding += windings[next].winding
                    next += 1
                }
                if isEvenOdd ? winding % 2 != 0 : winding != 0 { parts.append((reached, start)) }
            }
            reached = max(reached, end)
        }
        return parts
    }

    /// Returns where edges cross a level, from left to right, with the change of the winding number there.
    private static func windings(_ edges: [Edge], at y: Double) -> [(x: Double, winding: Int)] {
        var windings: [(x: Double, winding: Int)] = []
        for edge in edges where edge.y0 <= y && y < edge.y1 { windings.append((edge.x(at: y), edge.winding)) }
        windings.sort { $0.x != $1.x ? $0.x < $1.x : $0.winding < $1.winding }
        return windings
    }
}
