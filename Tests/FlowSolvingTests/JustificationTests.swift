import TestSupport
import Testing

@testable import FlowSolving

/// Two boxes of 50 and 40 on a line of 120 with 10 between them: 20 are left.
@Suite struct JustificationTests {
    @Test(
        arguments: [
            (FlowJustification.leading, [0.0, 60]), (.center, [10, 70]), (.trailing, [20, 80]), (.between, [0, 80]),
            (.around, [5, 75]), (.evenly, [20.0 / 3, 60 + 40.0 / 3]), (.stretch, [0, 60]),
        ] as [(FlowJustification, [Double])])
    func boxesAreSpread(justify: FlowJustification, xs: [Double]) throws {
        let spread = options(120) {
            $0.justify = justify
            $0.lastLine = .same
            $0.sizing = .fill
        }
        let solution = try solveFlow(flowBoxes([50, 40]), spread)
        #expect(solution.width == 120 && zip(solution.xs, xs).allSatisfy { abs($0 - $1) < 1e-9 }, "\(solution.xs)")
        // Right to left mirrors it.
        var mirrored = spread
        mirrored.direction = .rightToLeft
        let other = try solveFlow(flowBoxes([50, 40]), mirrored)
        for (box, length) in [50.0, 40].enumerated() {
            #expect(abs(other.xs[box] - (120 - solution.xs[box] - length)) < 1e-9)
        }
    }

    // 20 are left for three boxes that may grow: the first by 4 only, the others share the rest.
    @Test func boxesGrowUpToTheirLimits() throws {
        var boxes = FlowBoxes()
        boxes.append(width: 20, height: 10, growthLimit: 24)
        boxes.append(width: 20, height: 10, growthLimit: .infinity)
        boxes.append(width: 20, height: 10, growthLimit: 90)
        boxes.append(width: 20, height: 10)
        let stretched = options(130) {
            $0.justify = .stretch
            $0.lastLine = .same
        }
        let solution = try solveFlow(boxes, stretched)
        #expect(solution.widths == [24, 28, 28, 20] && solution.xs == [0, 34, 72, 110] && solution.width == 130)
    }

    // The higher priority takes all it can before the other gets any.
    @Test(
        arguments: [
            (1.0, 25.0, [25.0, 35, 20]), (1, 100, [40, 20, 20]), (-1, 25, [20, 40, 20]),
        ] as [(Double, Double, [Double])])
    func boxesOfAHigherPriorityGrowFirst(priority: Double, limit: Double, widths: [Double]) throws {
        var boxes = FlowBoxes()
        boxes.append(width: 20, height: 10, priority: priority, growthLimit: limit)
        boxes.append(width: 20, height: 10, growthLimit: .infinity)
        boxes.append(width: 20, height: 10, growthLimit: 10)
        let solution = try solveFlow(
            boxes,
            options(100) {
                $0.justify = .stretch
                $0.lastLine = .same
            })
        #expect(solution.widths == widths)
    }

    // [40][40] / [20] / forced: [40][20]: two last lines, in which 80 and 30 are left.
    @Test(arguments: [
        (FlowJustification.evenly, LastLineJustification.natural, 0.0, 0.0), (.evenly, .same, 40, 10),
        (.between, .leading, 0, 0), (.between, .center, 40, 15), (.between, .trailing, 80, 30),
        (.center, .natural, 40, 15), (.trailing, .same, 80, 30), (.trailing, .leading, 0, 0),
    ])
    func lastLinesAreSetApart(
        justify: FlowJustification, lastLine: LastLineJustification, single: Double, pair: Double
    )
        throws
    {
        let boxes = [40.0, 40, 20, 40, 20].enumerated().map {
            Box(width: $1, ascent: 10, descent: 0, breakBefore: $0 == 3)
        }
        let solution = try solveFlow(
            flowBoxes(boxes),
            options(100) {
                $0.justify = justify
                $0.lastLine = lastLine
                $0.sizing = .fill
            })
        #expect(ranges(solution) == [0..<2, 2..<3, 3..<5])
        #expect(solution.xs[2] == single && solution.xs[3] == pair)
    }

    @Test(arguments: [(FlowJustification.between, 60.0), (.around, 20), (.evenly, 20)])
    func aLineWithTooWideGapsIsCentred(justify: FlowJustification, gap: Double) throws {
        func x(_ maxGap: Double) throws -> [Double] {
            try solveFlow(
                flowBoxes([20, 20]),
                options(100) {
                    $0.justify = justify
                    $0.lastLine = .same
                    $0.maxGap = maxGap
                }
            ).xs
        }
        let spread = try x(1000)
        let natural = spread[1] - spread[0] - 20
        #expect(try x(natural) == spread)
        #expect(try x(natural - 0.1) == [25, 55])
    }

    @Test(arguments: [
        (LastLineJustification.natural, [0.0, 30]), (.leading, [0, 30]), (.trailing, [50, 80]), (.center, [25, 55]),
    ])
    func aLineWithTooWideGapsIsSetLikeTheLast(lastLine: LastLineJustification, expected: [Double]) throws {
        let solution = try solveFlow(
            flowBoxes([20, 20, 90]),
            options(100) {
                $0.justify = .between
                $0.lastLine = lastLine
                $0.maxGap = 12
            })
        #expect(Array(solution.xs.prefix(2)) == expected)
    }

    // Lines are 20 high, so that half of that widens the gap of 10 to 20.
    @Test(arguments: [(FlowJustification.between, [20.0, 60]), (.around, [20, 60]), (.evenly, [20, 60])])
    func gapsWidenUpToAShareOfTheLine(justify: FlowJustification, expected: [Double]) throws {
        func x(_ widths: [Double], _ most: Double) throws -> [Double] {
            try solveFlow(
                flowBoxes(widths),
                options(100) {
                    $0.justify = justify
                    $0.lastLine = .same
                    $0.maxStretch = most
                }
            ).xs
        }
        #expect(try x([20, 20], 0.5) == expected)
        #expect(try x([20, 20], 0) == [25, 55])
        #expect(
            try x([20, 20], 9)
                == solveFlow(
                    flowBoxes([20, 20]),
                    options(100) {
                        $0.justify = justify
                        $0.lastLine = .same
                    }
                ).xs)
        #expect(try x([20], 0.5) == [40])
        #expect(throws: FlowError.outOfRange(.maxStretch)) { try x([20], -1) }
    }

    @Test(arguments: [(FlowJustification.between, 0.0), (.around, 40), (.evenly, 40), (.stretch, 0)])
    func aLineOfOneBox(justify: FlowJustification, x: Double) throws {
        let solution = try solveFlow(
            flowBoxes([20]),
            options(100) {
                $0.justify = justify
                $0.lastLine = .same
            })
        #expect(solution.xs == [x] && solution.width == 100)
    }

    //  0         40        80   100
    //  [ 25 ]    [   55      ]         the second begins at 40, the third does not fit at 120
    //  [ 30  ]
    @Test func boxesBeginAtTabStops() throws {
        let boxes = flowBoxes([25, 55, 30])
        let everyForty = try solveFlow(boxes, options(140) { $0.tabStops = .every(40) })
        #expect(everyForty.xs == [0, 40, 0] && ranges(everyForty) == [0..<2, 2..<3] && everyForty.width == 95)
        let positions = try solveFlow(boxes, options(300) { $0.tabStops = .positions([0, 50]) })
        // Behind the last stop spacing alone counts.
        #expect(positions.xs == [0, 50, 115] && positions.quality.maxGap == 25)
        // A box that ends at a stop, spacing included, is followed by one that begins there.
        #expect(try solveFlow(flowBoxes([30, 5]), options(100) { $0.tabStops = .every(40) }).xs == [0, 40])
        #expect(
            try solveFlow(flowBoxes([0.1, 0.1]), options(1, items: 0.2) { $0.tabStops = .every(0.3) }).xs == [0, 0.3])
    }

    @Test func tabStopsActWithLeadingOnly() {
        for justify in FlowJustification.allCases where justify != .leading {
            #expect(throws: FlowError.tabStopsNeedLeading) {
                try solveFlow(
                    flowBoxes([1]),
                    options(10) {
                        $0.tabStops = .every(5)
                        $0.justify = justify
                    })
            }
        }
    }

    // Centred in what is proposed, or in the widest line.
    @Test func theContainerHugsOrFills() throws {
        let boxes = flowBoxes([60, 30, 20])
        let hugging = try solveFlow(boxes, options(95) { $0.justify = .center })
        #expect(hugging.width == 60 && hugging.xs == [0, 0, 40])
        let filling = try solveFlow(
            boxes,
            options(95) {
                $0.justify = .center
                $0.sizing = .fill
            })
        #expect(filling.width == 95 && filling.xs == [17.5, 17.5, 57.5])
        #expect(try solveFlow(boxes, options(95) { $0.justify = .between }).width == 95)
    }
}
