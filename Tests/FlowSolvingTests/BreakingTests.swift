import TestSupport
import Testing

@testable import FlowSolving

@Suite struct GreedyTests {
    //  0        50 60   100
    //  [--- 50 ---][ 40 ]      line 0, 20 high
    //  [------ 70 ------]      line 1 after a spacing of 10
    @Test func breaksWhenTheNextBoxDoesNotFit() throws {
        let solution = try solveFlow(flowBoxes([50, 40, 70]), options(100))
        #expect(ranges(solution) == [0..<2, 2..<3])
        #expect(solution.xs == [0, 60, 0] && solution.ys == [0, 0, 30])
        #expect(solution.lines.map(\.y) == [0, 30] && solution.lines.map(\.slack) == [0, 30])
        #expect(solution.width == 100 && solution.height == 50)
    }

    @Test(arguments: [100.0, nil])
    func aForcedBreakBeginsALine(width: Double?) throws {
        let boxes = (0..<4).map { Box(width: 10, ascent: 1, descent: 0, breakBefore: $0 == 0 || $0 == 2) }
        #expect(ranges(try solveFlow(flowBoxes(boxes), options(width))) == [0..<2, 2..<4])
    }

    @Test(arguments: FlowBreaking.allCases)
    func aBoxWiderThanTheLineStandsAlone(breaking: FlowBreaking) throws {
        let solution = try solveFlow(flowBoxes([10, 500, 10]), options(100) { $0.breaking = breaking })
        #expect(ranges(solution) == [0..<1, 1..<2, 2..<3] && solution.xs[1] == 0 && solution.width == 500)
    }

    @Test(arguments: [0.01, 1, 100, 1e-9, 1e9], FlowBreaking.allCases)
    func sumsThatJustFitDoFitInAnyUnit(scale: Double, breaking: FlowBreaking) throws {
        let boxes = flowBoxes([0.1 * scale, 0.2 * scale])
        #expect(try solveFlow(boxes, options(0.3 * scale, items: 0) { $0.breaking = breaking }).lines.count == 1)
    }

    @Test(arguments: FlowBreaking.allCases)
    func withoutAWidthThereIsOneLine(breaking: FlowBreaking) throws {
        let solution = try solveFlow(flowBoxes([10, 20, 30]), options(nil) { $0.breaking = breaking })
        #expect(solution.lines.count == 1 && solution.width == 80 && solution.quality.badness == 0)
    }

    @Test(arguments: FlowBreaking.allCases, FlowOrder.allCases)
    func nothingIsPlacedWhereNothingIs(breaking: FlowBreaking, order: FlowOrder) throws {
        let solution = try solveFlow(
            FlowBoxes(),
            options(100) {
                $0.breaking = breaking
                $0.order = order
                $0.minLines = 3
            })
        #expect(solution.lines.isEmpty && solution.height == 0 && solution.width == 0 && solution.quality.fill == 1)
    }

    // What lies beyond maxLines under the breaking without that limit.
    @Test func whatIsBeyondTheLastLineIsHidden() throws {
        let solution = try solveFlow(flowBoxes([60, 60, 30, 60, 60]), options(100) { $0.maxLines = 2 })
        #expect(ranges(solution) == [0..<1, 1..<3] && solution.hidden == 3..<5)
        #expect(solution.height == 50 && solution.quality.lines == 2)
    }

    // The last line that is shown is not the last one: it is spread as the others are.
    @Test func aLineBeforeHiddenOnesIsNoLastLine() throws {
        let solution = try solveFlow(
            flowBoxes([40, 40, 40, 40]),
            options(100) {
                $0.maxLines = 1
                $0.justify = .between
            })
        #expect(solution.xs[1] == 60)
    }
}

@Suite struct OptimalTests {
    // Greedy leaves 60 white on the second line; taking the second box down makes it 30 and 10.
    //  [ 40 ][ 40 ]. . . |     [ 40 ] . . . . . |
    //  [ 40 ]. . . . . . |     [ 40 ][ 40 ] . . |
    //  [    90        ]  |     [    90        ] |
    @Test func takesABoxDownWhereThatWastesLess() throws {
        let boxes = [
            Box(width: 40, ascent: 10, descent: 0), Box(width: 40, ascent: 30, descent: 0),
            Box(width: 40, ascent: 30, descent: 0), Box(width: 90, ascent: 10, descent: 0),
        ]
        let greedy = try solveFlow(flowBoxes(boxes), options(100) { $0.align = .firstBaseline })
        let optimal = try solveFlow(
            flowBoxes(boxes),
            options(100) {
                $0.align = .firstBaseline
                $0.breaking = .optimal
            })
        #expect(ranges(greedy) == [0..<2, 2..<3, 3..<4] && ranges(optimal) == [0..<1, 1..<3, 3..<4])
        // 30 × 10 of slack and 40 × 20 above the low box, squared, and 30 × 60; against 10 × 60 and 30 × 10.
        #expect(greedy.quality.badness == 1100 * 1100 + 1800 * 1800)
        #expect(optimal.quality.badness == 600 * 600 + 300 * 300)
    }

    private func search(seed: Int, count: Int, spacing: ClosedRange<Int> = 0...2) throws {
        var generator = Seeded(seed)
        let boxes = randomBoxes(count, using: &generator)
        let spacing = Double(Int.random(in: spacing, using: &generator) * 5)
        let width = Double(Int.random(in: 4...20, using: &generator) * 10)
        let chargesLast = Bool.random(using: &generator)
        let oracle = Oracle(boxes: boxes, width: width, spacing: spacing, chargesLast: chargesLast)
        let solution = try solveFlow(
            flowBoxes(boxes),
            options(width, items: spacing) {
                $0.align = .firstBaseline
                $0.breaking = .optimal
                $0.justify = chargesLast ? .between : .leading
                $0.lastLine = .same
            })
        let lines = ranges(solution)
        let cost = oracle.badness(lines)
        #expect(abs(solution.quality.badness - cost) <= 1e-9 * max(1, cost))
        guard count <= 12 else {
            #expect(abs(cost - oracle.leastBadness()) <= 1e-9 * max(1, cost))
            return
        }
        let all = oracle.everyBreaking()
        #expect(all.contains(lines))
        for other in all {
            let otherCost = oracle.badness(other)
            #expect(cost <= otherCost)
            if otherCost == cost { #expect(!isFuller(other, than: lines), "\(lines) and not \(other)") }
        }
    }

    // Margins of every size, a least height at which what is free counts, and last lines that are to be fuller.
    @Test(arguments: 0..<300) func marginsAndLeastHeightsAreBrokenOptimally(seed: Int) throws {
        var generator = Seeded(seed)
        let boxes = randomBoxes(1 + seed % 11, using: &generator, margins: true)
        let width = Double(Int.random(in: 4...20, using: &generator) * 10)
        let oracle = Oracle(
            boxes: boxes, width: width, spacing: Double(Int.random(in: -1...2, using: &generator) * 5),
            chargesLast: Bool.random(using: &generator),
            minLineHeight: Double(Int.random(in: 0...4, using: &generator) * 10),
            minLastFill: [0, 0.25, 0.5, 1].randomElement(using: &generator) ?? 0)
        func solve(_ change: (inout FlowOptions) -> Void) throws -> FlowSolution {
            try solveFlow(
                flowBoxes(boxes),
                options(width, items: oracle.spacing) {
                    $0.align = .firstBaseline
                    $0.justify = oracle.chargesLast ? .between : .leading
                    $0.lastLine = .same
                    ($0.minLineHeight, $0.minLastFill) = (oracle.minLineHeight, oracle.minLastFill)
                    change(&$0)
                })
        }
        let all = oracle.everyBreaking()
        let optimal = try solve { $0.breaking = .optimal }
        let cost = oracle.cost(ranges(optimal))
        #expect(all.contains(ranges(optimal)))
        var plain = oracle
        plain.minLineHeight = 0
        #expect(abs(optimal.quality.badness - plain.badness(ranges(optimal))) <= 1e-9 * max(1, cost))
        for other in all { #expect(cost <= oracle.cost(other) * (1 + 1e-9) + 1e-9) }
        // Greedy lines take what fits; balanced ones are as many, with the least squares of what is free.
        let greedy = try solve { $0.breaking = .greedy }
        #expect(all.contains(ranges(greedy)))
        for (line, next) in zip(ranges(greedy), ranges(greedy).dropFirst()) {
            #expect(!oracle.isAllowed(line.lowerBound..<next.lowerBound + 1))
        }
        let balanced = try solve { $0.breaking = .balanced }
        let equallyMany = all.filter { $0.count == balanced.lines.count }
        #expect(balanced.lines.count == greedy.lines.count)
        #expect(
            oracle.squaredSlack(ranges(balanced))
                <= (equallyMany.map(oracle.squaredSlack).min() ?? 0) + 1e-9 * width * width)
        // Packing is never worse than the given order, and keeps all margins.
        let packed = try solve {
            $0.breaking = .optimal
            $0.order = .packed
        }
        var reordered = oracle
        reordered.boxes = boxes.indices.map { boxes[packed.box(at: $0)] }
        #expect(reordered.badness(ranges(packed)) <= oracle.badness(ranges(optimal)) * (1 + 1e-9) + 1e-9)
        for solution in [greedy, balanced, optimal, packed] where oracle.spacing >= 0 {
            for line in solution.lines {
                let items = line.items.map { solution.box(at: $0) }
                #expect(items.count == 1 || line.length <= width * (1 + 1e-9))
                for (left, right) in zip(items, items.dropFirst()) {
                    let gap = solution.xs[right] - solution.xs[left] - boxes[left].width
                    #expect(gap >= oracle.spacing + boxes[left].margin + boxes[right].margin - 1e-9)
                }
            }
        }
    }

    @Test(arguments: 0..<40) func noBreakingIsBetterNorEqualAndFuller(seeds: Int) throws {
        for seed in 0..<60 { try search(seed: seeds * 100 + seed, count: 1 + seed % (seed < 50 ? 9 : 12)) }
    }

    @Test(arguments: 0..<60) func manyBoxesAreAsGoodAsTheQuadraticProgrammeFinds(seed: Int) throws {
        try search(seed: seed, count: 13 + seed * 3)
    }

    @Test(arguments: 0..<200) func overlappingBoxesAreBrokenOptimallyToo(seed: Int) throws {
        try search(seed: seed, count: 1 + seed % 9, spacing: -10 ... -1)
    }

    @Test(arguments: 0..<100) func minLinesAreMadeAsWellAsCanBe(seed: Int) throws {
        var generator = Seeded(seed)
        let boxes = randomBoxes(Int.random(in: 1...9, using: &generator), using: &generator)
        let least = Int.random(in: 1...11, using: &generator)
        let width = Double(Int.random(in: 4...20, using: &generator) * 10)
        let oracle = Oracle(boxes: boxes, width: width, spacing: 5)
        let solution = try solveFlow(
            flowBoxes(boxes),
            options(width, items: 5) {
                $0.align = .firstBaseline
                $0.breaking = .optimal
                $0.minLines = least
            })
        let enough = oracle.everyBreaking().filter { $0.count >= min(least, boxes.count) }
        #expect(solution.lines.count >= min(least, boxes.count))
        #expect(oracle.badness(ranges(solution)) == enough.map(oracle.badness).min())
    }
}

@Suite struct BalancedTests {
    // Seven boxes of 25, a wide one, eight more: 3 + 2 + 2, 1, 3 + 3 + 2. The fullest lines come first.
    @Test func equalSumsGiveTheFullestFirstLine() throws {
        let widths = [Double](repeating: 25, count: 7) + [100] + [Double](repeating: 25, count: 8)
        let solution = try solveFlow(flowBoxes(widths), options(100) { $0.breaking = .balanced })
        #expect(solution.lines.map(\.items.count) == [3, 2, 2, 1, 3, 3, 2])
    }

    @Test(arguments: [(1, [4]), (2, [2, 2]), (3, [2, 1, 1]), (4, [1, 1, 1, 1]), (9, [1, 1, 1, 1])])
    func minLinesRaiseTheNumberOfLines(least: Int, counts: [Int]) throws {
        let boxes = flowBoxes([50, 50, 50, 50])
        for width in [200, nil] as [Double?] {
            let solution = try solveFlow(
                boxes,
                options(width, items: 0) {
                    $0.breaking = .balanced
                    $0.minLines = least
                })
            #expect(solution.lines.map(\.items.count) == counts)
        }
    }

    private func search(seed: Int, count: Int, spacing: ClosedRange<Int>) throws {
        var generator = Seeded(seed)
        let boxes = randomBoxes(count, using: &generator)
        let spacing = Double(Int.random(in: spacing, using: &generator) * 5)
        let oracle = Oracle(
            boxes: boxes, width: Double(Int.random(in: 4...20, using: &generator) * 10), spacing: spacing)
        let extra = Int.random(in: 0...2, using: &generator)
        let number = min(count, oracle.greedyLines() + extra)
        let solution = try solveFlow(
            flowBoxes(boxes),
            options(oracle.width, items: spacing) {
                $0.breaking = .balanced
                $0.minLines = number
            })
        let lines = ranges(solution)
        #expect(lines.count == number)
        let cost = oracle.squaredSlack(lines)
        guard count <= 12 else {
            #expect(abs(cost - oracle.leastSquaredSlack(lines: number)) <= 1e-6)
            return
        }
        for other in oracle.everyBreaking() where other.count == number {
            let otherCost = oracle.squaredSlack(other)
            #expect(cost <= otherCost)
            if otherCost == cost { #expect(!isFuller(other, than: lines), "\(lines) and not \(other)") }
        }
    }

    @Test(arguments: 0..<30) func noEvenerLinesExist(seeds: Int) throws {
        for seed in 0..<60 {
            try search(seed: seeds * 100 + seed, count: 1 + seed % (seed < 50 ? 9 : 12), spacing: 0...2)
        }
    }

    @Test(arguments: 0..<40) func manyBoxesAreAsEvenAsTheCubicProgrammeFinds(seed: Int) throws {
        try search(seed: seed, count: 13 + seed, spacing: 0...2)
    }
}

/// Breaks do not depend on the unit, whatever rounding does.
@Suite struct UnitTests {
    @Test(arguments: 0..<60, FlowBreaking.allCases)
    func aCloudBreaksAlikeAtEveryScale(seed: Int, breaking: FlowBreaking) throws {
        var generator = Seeded(seed)
        let boxes = randomBoxes(40 + seed, using: &generator)
        let width = Double(Int.random(in: 8...40, using: &generator) * 10)
        func lines(_ scale: Double) throws -> [Range<Int>] {
            let scaled = boxes.map {
                Box(
                    width: $0.width * scale, ascent: $0.ascent * scale, descent: $0.descent * scale,
                    breakBefore: $0.breakBefore)
            }
            return ranges(
                try solveFlow(
                    flowBoxes(scaled),
                    options(width * scale, items: 5 * scale, lines: 0) {
                        $0.breaking = breaking
                        $0.align = .firstBaseline
                    }))
        }
        let plain = try lines(1)
        for scale in [0.01, 100, 1.0 / 3, 1e-7, 7.3e5] { #expect(try lines(scale) == plain) }
    }
}
