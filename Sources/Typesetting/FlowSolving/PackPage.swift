/// A box of a packed page: its width and its extents above and below the baseline.
struct PackBox {
    var width, ascent, descent: Double
    var area: Double { width * (ascent + descent) }

    /// Returns whether the box is one of those that give a line its height.
    func reaches(_ line: PackSum) -> Bool { ascent >= line.ascent || descent >= line.descent }
}

/// The sums and maxima over a line's boxes on which its badness depends.
struct PackSum {
    var width = 0.0, area = 0.0
    var ascent = -Double.infinity, descent = -Double.infinity
    var count = 0

    /// Adds a box's width and area. The caller updates the maxima, and may know them already.
    mutating func add(_ box: PackBox) {
        width += box.width
        area += box.area
        count += 1
    }

    /// Removes a box's width and area; the maxima remain.
    mutating func remove(_ box: PackBox) {
        width -= box.width
        area -= box.area
        count -= 1
    }

    /// Raises the maxima so that they include a box.
    mutating func raise(_ box: PackBox) {
        if box.ascent > ascent { ascent = box.ascent }
        if box.descent > descent { descent = box.descent }
    }
}

/// The boxes of a page and the width and spacing of its lines, with the measure of badness.
struct PackPage {
    private let problem: FlowProblem
    let boxes: [PackBox]
    let width, spacing: Double
    private let minLineHeight: Double
    /// The greatest width that the boxes and spaces of a line may use.
    let limit: Double
    /// The badness that rounding alone can make at the lengths of this page.
    let noise: Double

    /// Creates the page of the boxes of a problem.
    /// - Precondition: all lines have one finite width.
    init(_ problem: FlowProblem) {
        self.problem = problem
        boxes = (0..<problem.count).map { index in
            let ascent = problem.hasGuides ? problem.ascents[index] : 0
            let width = problem.lengths[index] + (problem.hasMargins ? 2 * problem.margins[index] : 0)
            return PackBox(width: width, ascent: ascent, descent: problem.heights[index] - ascent)
        }
        // At the ends of a line the margins stick out of it: at least by the smallest one.
        let overhang = 2 * (problem.margins.min() ?? 0)
        width = problem.extents[0].width + overhang
        (spacing, minLineHeight) = (problem.spacing, problem.minLineHeight)
        limit = problem.extents[0].limit + overhang
        var all = PackSum()
        var widest = width
        for box in boxes {
            all.raise(box)
            widest = max(widest, box.width)
        }
        let speck = boxes.isEmpty ? 0 : 1e-8 * widest * (all.ascent + all.descent)
        noise = speck * speck
    }

    /// Returns the same page with its boxes in another order.
    func ordered(by order: [Int]) -> PackPage { PackPage(problem.ordered(by: order)) }

    /// Whether the last line counts like the others in the badness that is reported.
    var chargesLastLine: Bool { problem.chargesLastLine }
    /// Whether the last line is charged for what it has less than a share of its extent.
    var chargesPartOfLastLine: Bool { problem.minLastFill > 0 }

    /// Returns the lines of least badness into which an order can be broken. The last line always counts if
    /// `chargingAll`, else only if it counts in the badness that is reported.
    func brokenLines(_ order: [Int], chargingAll: Bool = true) -> [[Int]] {
        var ordered = problem.ordered(by: order)
        ordered.chargesLastLine = chargingAll || chargesLastLine
        // The search cannot be too large, since no line is constrained.
        let breaks = (try? optimalBreaks(ordered)) ?? greedyBreaks(ordered)
        var lines: [[Int]] = []
        lines.reserveCapacity(breaks.count)
        var start = 0
        for end in breaks {
            lines.append(Array(order[start..<end]))
            start = end
        }
        return lines
    }

    /// Returns the badness of lines as it is reported: without that of the last line unless the last line is charged.
    func reportedBadness(_ lines: [[Int]]) -> Double {
        guard problem.hasMargins else { return badness(chargesLastLine ? lines : Array(lines.dropLast())) }
        // The search takes margins at the ends of lines for smaller than they are; here all count as they do.
        var ends: [Int] = []
        for line in lines { ends.append((ends.last ?? 0) + line.count) }
        var sum = 0.0
        for line in measureLines(problem.ordered(by: joined(lines)), ends) where chargesLastLine || !line.isLast {
            sum += line.white * line.white
        }
        return sum
    }

    /// Returns the width of a line's boxes and the spaces between them.
    func used(_ line: PackSum) -> Double { line.width + spacing * Double(line.count - 1) }

    /// Returns whether a line is allowed: not overfull, or a box alone.
    func fits(_ line: PackSum) -> Bool { line.count <= 1 || used(line) <= limit }

    /// Returns the square of a line's white area: the rest of the line at full height and the white above and below its
    /// boxes, but not the spaces between them.
    func badness(_ line: PackSum) -> Double {
        if line.count == 0 { return 0 }
        let rest = larger(width - used(line), 0)
        let height = line.ascent + line.descent
        let white = height * (rest + line.width) - line.area + larger(minLineHeight - height, 0) * rest
        return white * white
    }

    /// Returns the sums of a set of boxes.
    /// - Complexity: O(count).
    func sum(_ line: [Int]) -> PackSum {
        var sum = PackSum()
        for index in line {
            sum.add(boxes[index])
            sum.raise(boxes[index])
        }
        return sum
    }

    /// Returns the badness of all lines together.
    /// - Complexity: O(n).
    func badness(_ lines: [[Int]]) -> Double {
        var total = 0.0
        for line in lines { total += badness(sum(line)) }
        return total
    }

    /// Returns whether badness `a` is below `b` by more than rounding can explain, whatever the unit.
    func isBetter(_ a: Double, than b: Double) -> Bool { a < b - (1e-12 * b + noise) }
}
