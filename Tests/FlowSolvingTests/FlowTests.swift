import TestSupport
import Testing

@testable import FlowSolving

private func boxes(_ widths: [Double], ascents: [Double]? = nil, descents: [Double]? = nil) -> FlowBoxes {
    var boxes = FlowBoxes()
    for index in widths.indices {
        boxes.append(width: widths[index], ascent: ascents?[index] ?? 15, descent: descents?[index] ?? 5)
    }
    return boxes
}

private func options(
    _ width: Double?, _ justify: FlowJustification = .leading, items: Double = 10, lines: Double = 10
) -> FlowOptions {
    FlowOptions(width: width, itemSpacing: items, lineSpacing: lines, justify: justify)
}

@Suite struct FlowTests {
    //  0        50 60   100
    //  [--- 50 ---][ 40 ]      line 0, 20 high
    //  [------ 70 ------]      line 1 after a spacing of 10
    @Test func breaksWhenTheNextBoxDoesNotFit() {
        let solution = solveFlow(boxes([50, 40, 70]), options(100))
        #expect(solution.lines.map(\.items) == [0..<2, 2..<3])
        #expect(solution.xs == [0, 60, 0])
        #expect(solution.baselines == [15, 15, 45])
        #expect(solution.lines.map(\.y) == [0, 30] && solution.lines.map(\.slack) == [0, 30])
        #expect(solution.width == 100 && solution.height == 50)
    }

    @Test(arguments: [
        (FlowJustification.leading, [0.0, 60]), (.center, [10, 70]), (.trailing, [20, 80]),
    ])
    func justificationMovesALineAsAWhole(justify: FlowJustification, xs: [Double]) {
        #expect(solveFlow(boxes([50, 40]), options(120, justify)).xs == xs)
    }

    // A tall box and a low one share a baseline; the line is as high as both need.
    @Test func boxesOfALineStandOnOneBaseline() {
        let solution = solveFlow(boxes([10, 10], ascents: [30, 8], descents: [5, 12]), options(100))
        #expect(solution.baselines == [30, 30] && solution.height == 42)
    }

    @Test(arguments: [100.0, nil])
    func aForcedBreakBeginsALine(width: Double?) {
        var set = FlowBoxes()
        for index in 0..<4 { set.append(width: 10, ascent: 1, descent: 0, breakBefore: index == 0 || index == 2) }
        #expect(solveFlow(set, options(width)).lines.map(\.items) == [0..<2, 2..<4])
    }

    @Test func aBoxWiderThanTheLineStandsAlone() {
        let solution = solveFlow(boxes([10, 500, 10]), options(100, .center))
        #expect(solution.lines.map(\.items) == [0..<1, 1..<2, 2..<3] && solution.xs[1] == 0)
    }

    @Test(arguments: [0.01, 1, 100, 1e-9, 1e9])
    func sumsThatJustFitDoFitInAnyUnit(scale: Double) {
        #expect(solveFlow(boxes([0.1 * scale, 0.2 * scale]), options(0.3 * scale, items: 0)).lines.count == 1)
    }

    @Test func withoutAWidthThereIsOneLine() {
        let solution = solveFlow(boxes([10, 20, 30]), options(nil))
        #expect(solution.lines.count == 1 && solution.width == 80)
    }

    @Test func nothingIsPlacedWhereNothingIs() {
        let solution = solveFlow(FlowBoxes(), options(100))
        #expect(solution.lines.isEmpty && solution.height == 0 && solution.quality.fill == 1)
    }

    // Each line of 100 has a slack of 20 and boxes as high as the line: white 20 × 20, squared; the last is not charged.
    @Test func qualityCountsTheWhite() {
        let quality = solveFlow(boxes([70, 80, 20]), options(100, items: 0)).quality
        #expect(quality.lines == 2 && quality.fill == 0.7 && quality.worstFill == 0.7)
        #expect(quality.badness == 600 * 600)
    }

    @Test func negativeLineSpacingLeavesEverythingInsideTheHeight() {
        let solution = solveFlow(boxes([80, 80, 80]), options(100, lines: -30))
        let top = zip(solution.lines, solution.baselines).map { $0.0.y }.min()
        #expect(top == 0)
        #expect(solution.lines.allSatisfy { $0.y + $0.height <= solution.height + 1e-9 })
    }

    @Test(arguments: 0..<300)
    func propertiesHoldForAnyBoxes(seed: Int) {
        var generator = Seeded(seed)
        let count = Int.random(in: 0...60, using: &generator)
        let widths = (0..<count).map { _ in Double.random(in: 0...120, using: &generator) }
        let set = boxes(
            widths, ascents: widths.map { _ in Double.random(in: 0...30, using: &generator) },
            descents: widths.map { _ in Double.random(in: 0...10, using: &generator) })
        let width = Double.random(in: 1...300, using: &generator)
        let solution = solveFlow(
            set, options(width, FlowJustification.allCases.randomElement(using: &generator) ?? .leading))
        // Every box once, in order.
        #expect(solution.lines.flatMap { Array($0.items) } == Array(0..<count))
        for line in solution.lines {
            for (left, right) in zip(line.items, line.items.dropFirst()) {
                #expect(solution.xs[right] >= solution.xs[left] + widths[left] + 10 - 1e-6)
            }
            for index in line.items {
                #expect(solution.xs[index] >= 0)
                #expect(solution.xs[index] + widths[index] <= width + 1e-6 || line.items.count == 1)
                #expect(solution.baselines[index] - set.ascents[index] >= line.y - 1e-9)
                #expect(solution.baselines[index] + set.descents[index] <= line.y + line.height + 1e-9)
            }
        }
        for (upper, lower) in zip(solution.lines, solution.lines.dropFirst()) {
            #expect(abs(upper.y + upper.height + 10 - lower.y) < 1e-6)
        }
        // A wider container never needs more lines.
        #expect(solveFlow(set, options(width * 1.3)).lines.count <= max(1, solution.lines.count))
    }
}
