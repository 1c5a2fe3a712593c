import TestSupport

@testable import FlowSolving

/// A box as the tests see it: apart from what the solver makes of it.
struct Box {
    var width: Double
    var ascent: Double
    var descent: Double
    var breakBefore = false
    var margin = 0.0

    var height: Double { ascent + descent }
}

func flowBoxes(_ boxes: [Box]) -> FlowBoxes {
    var result = FlowBoxes()
    for box in boxes {
        result.append(
            width: box.width, height: box.height, firstBaseline: box.ascent, breakBefore: box.breakBefore,
            margin: box.margin)
    }
    return result
}

/// Boxes 20 high, with their baseline at 15.
func flowBoxes(_ widths: [Double]) -> FlowBoxes {
    flowBoxes(widths.map { Box(width: $0, ascent: 15, descent: 5) })
}

func options(
    _ width: Double?, items: Double = 10, lines: Double = 10, _ change: (inout FlowOptions) -> Void = { _ in }
)
    -> FlowOptions
{
    var options = FlowOptions(width: width, itemSpacing: items, lineSpacing: lines)
    change(&options)
    return options
}

func ranges(_ solution: FlowSolution) -> [Range<Int>] { solution.lines.map(\.items) }

/// Boxes of whole sizes, so that equal sums are equal, in a few widths, so that there are many.
func randomBoxes(
    _ count: Int, using generator: inout Seeded, breaks: Bool = true, margins: Bool = false
) -> [Box] {
    (0..<count).map { _ in
        Box(
            width: Double(Int.random(in: 0...8, using: &generator) * 10),
            ascent: Double(Int.random(in: 1...4, using: &generator) * 5),
            descent: Double(Int.random(in: 0...2, using: &generator) * 5),
            breakBefore: breaks && Int.random(in: 0..<12, using: &generator) == 0,
            margin: margins ? Double(Int.random(in: 0...3, using: &generator) * 5) : 0)
    }
}

/// What lines cost, by the definitions and with no cleverness: the oracle of the breakers.
struct Oracle {
    var boxes: [Box]
    var width: Double
    var spacing: Double
    var chargesLast = false
    var minLineHeight = 0.0
    var minLastFill = 0.0

    /// From the first edge to the last: with a spacing below 0 these need not be those of the first and the last box.
    func length(_ line: Range<Int>) -> Double {
        var (edge, start, first) = (0.0, 0.0, 0.0)
        for index in line {
            edge = max(edge, start + boxes[index].width)
            first = min(first, start)
            guard index + 1 < line.upperBound else { continue }
            start += boxes[index].width + spacing + boxes[index].margin + boxes[index + 1].margin
        }
        return edge - first
    }

    func isAllowed(_ line: Range<Int>) -> Bool {
        guard !line.dropFirst().contains(where: { boxes[$0].breakBefore }) else { return false }
        return line.count == 1 || length(line) <= width * (1 + 1e-9)
    }

    private func isLast(_ line: Range<Int>) -> Bool {
        line.upperBound == boxes.count || boxes[line.upperBound].breakBefore
    }

    func white(_ line: Range<Int>) -> Double {
        let ascent = line.map { boxes[$0].ascent }.max() ?? 0
        let descent = line.map { boxes[$0].descent }.max() ?? 0
        // What is free counts at the least height at least.
        var white = max(ascent + descent, minLineHeight) * max(0, width - length(line))
        for index in line { white += boxes[index].width * (ascent + descent - boxes[index].height) }
        return white
    }

    func badness(_ lines: [Range<Int>]) -> Double {
        lines.reduce(0) { sum, line in
            sum + (isLast(line) && !chargesLast ? 0 : white(line) * white(line))
        }
    }

    /// What a last line has less than its share, squared.
    private func lastCharge(_ line: Range<Int>) -> Double {
        let ascent = line.map { boxes[$0].ascent }.max() ?? 0
        let descent = line.map { boxes[$0].descent }.max() ?? 0
        let lack = max(0, minLastFill * width - length(line)) * max(ascent + descent, minLineHeight)
        return lack * lack
    }

    /// What the optimal breaks have least of: the badness, and what last lines cost that it does not charge.
    func cost(_ lines: [Range<Int>]) -> Double {
        lines.reduce(badness(lines)) { $0 + (isLast($1) && !chargesLast ? lastCharge($1) : 0) }
    }

    func squaredSlack(_ lines: [Range<Int>]) -> Double {
        lines.reduce(0) { $0 + max(0, width - length($1)) * max(0, width - length($1)) }
    }

    /// All ways to set the boxes, each a list of lines: 2^(n − 1) at most.
    func everyBreaking() -> [[Range<Int>]] {
        guard !boxes.isEmpty else { return [[]] }
        return (0..<(1 << (boxes.count - 1))).compactMap { pattern in
            var lines: [Range<Int>] = []
            var start = 0
            for end in 1...boxes.count where end == boxes.count || pattern & (1 << (end - 1)) != 0 {
                guard isAllowed(start..<end) else { return nil }
                lines.append(start..<end)
                start = end
            }
            return lines
        }
    }

    /// The least badness by the plain quadratic dynamic programme, from the first box to the last.
    func leastBadness() -> Double {
        var least = [0.0]
        for end in 1..<max(1, boxes.count + 1) {
            var best = Double.infinity
            for start in 0..<end where isAllowed(start..<end) {
                best = min(best, least[start] + badness([start..<end]))
            }
            least.append(best)
        }
        return least.last ?? 0
    }

    /// The least sum of squared slack with a given number of lines, likewise.
    func leastSquaredSlack(lines count: Int) -> Double {
        var least = [[Double]](repeating: Array(repeating: .infinity, count: boxes.count + 1), count: count + 1)
        least[0][0] = 0
        for line in 1...count {
            for end in 1...boxes.count {
                for start in 0..<end where isAllowed(start..<end) {
                    least[line][end] = min(least[line][end], least[line - 1][start] + squaredSlack([start..<end]))
                }
            }
        }
        return least[count][boxes.count]
    }

    func greedyLines() -> Int {
        var lines = boxes.isEmpty ? 0 : 1
        var start = 0
        for index in boxes.indices where !isAllowed(start..<(index + 1)) {
            lines += 1
            start = index
        }
        return lines
    }
}

/// Whether lines take more boxes than others, the first one counting before the second and so on.
func isFuller(_ one: [Range<Int>], than other: [Range<Int>]) -> Bool {
    other.map(\.count).lexicographicallyPrecedes(one.map(\.count))
}
