import TestSupport
import Testing

@testable import FlowSolving

@Suite struct AlignmentTests {
    // 20.01 - 1e15 is a whole number, and so was the height of the line.
    @Test(arguments: [1e15, -1e15, 1e9, 15], [FlowLineOrder.forward, .reverse])
    func linesOfFarBaselinesDoNotOverlap(baseline: Double, lineOrder: FlowLineOrder) throws {
        var boxes = FlowBoxes()
        for _ in 0..<4 { boxes.append(width: 40, height: 20.01, firstBaseline: baseline) }
        let solution = try solveFlow(
            boxes,
            options(100, lines: 0) {
                $0.align = .firstBaseline
                $0.lineOrder = lineOrder
            })
        let tops = lineOrder == .forward ? solution.ys : solution.ys.reversed()
        #expect(solution.lines.map(\.height) == [20.01, 20.01] && tops == [0, 0, 20.01, 20.01])
    }

    @Test func shortLinesBesideAVeryHighOneDoNotOverlap() throws {
        var boxes = FlowBoxes()
        for height in [1e15, 0.3, 20] { boxes.append(width: 10, height: height) }
        let solution = try solveFlow(boxes, options(10, lines: 0) { $0.lineOrder = .reverse })
        #expect(solution.ys == [20.3, 20, 0])
    }

    /// 30 + 5 high, 8 + 12 high, and a picture of 10 without a baseline.
    private let boxes: FlowBoxes = {
        var boxes = FlowBoxes()
        boxes.append(width: 10, height: 35, firstBaseline: 30, lastBaseline: 33)
        boxes.append(width: 10, height: 20, firstBaseline: 8, lastBaseline: 18)
        boxes.append(width: 10, height: 10)
        return boxes
    }()

    @Test(
        arguments: [
            (FlowAlignment.top, [0.0, 0, 0], 35.0, 30.0), (.center, [0, 7.5, 12.5], 35, 30),
            (.bottom, [0, 15, 25], 35, 35),
            (.firstBaseline, [0, 22, 20], 42, 30), (.lastBaseline, [0, 15, 23], 35, 33), (.stretch, [0, 0, 0], 35, 35),
        ] as [(FlowAlignment, [Double], Double, Double)])
    func boxesShareAGuide(align: FlowAlignment, ys: [Double], height: Double, baseline: Double) throws {
        let solution = try solveFlow(boxes, options(100) { $0.align = align })
        #expect(solution.ys == ys && solution.height == height)
        #expect(solution.heights == (align == .stretch ? [35, 35, 35] : [35, 20, 10]))
        // The lowest first baseline, a box without one having it at its bottom.
        #expect(solution.lines[0].baseline == baseline)
    }

    //           ┌──┐ 0
    //  guide 40 │  │ the box hangs 40 above the guide,
    //           └──┘ 20
    //  ┌──┐ 40      and the line is as high as both.
    //  └──┘ 60
    @Test func aGuideMayLieOutsideItsBox() throws {
        var boxes = FlowBoxes()
        boxes.append(width: 10, height: 20, guides: FlowGuides(top: 40))
        boxes.append(width: 10, height: 20)
        let solution = try solveFlow(boxes, options(100))
        #expect(solution.ys == [0, 40] && solution.height == 60)
        // Another alignment does not look at it.
        #expect(try solveFlow(boxes, options(100) { $0.align = .center }).height == 20)
    }

    @Test(arguments: FlowAlignment.allCases)
    func everyAlignmentHasItsGuide(align: FlowAlignment) throws {
        var boxes = FlowBoxes()
        boxes.append(
            width: 10, height: 20,
            guides: FlowGuides(top: -100, center: -100, bottom: -100, firstBaseline: -100, lastBaseline: -100))
        boxes.append(width: 10, height: 20)
        let solution = try solveFlow(boxes, options(100) { $0.align = align })
        let own = [FlowAlignment.top: 0.0, .center: 10, .bottom: 20, .firstBaseline: 20, .lastBaseline: 20][align]
        #expect(solution.ys[0] - solution.ys[1] == (own.map { $0 + 100 } ?? 0))
        #expect(solution.ys.min() == 0)
    }

    //  Lines of 20, 10 apart, in 110: 30 are left to two gaps.
    @Test(
        arguments: [
            (LineDistribution.start, [0.0, 30, 60]), (.center, [15, 45, 75]), (.end, [30, 60, 90]),
            (.between, [0, 45, 90]), (.around, [5, 45, 85]), (.evenly, [7.5, 45, 82.5]), (.stretch, [0, 40, 80]),
        ] as [(LineDistribution, [Double])])
    func linesAreHandedTheHeight(lines: LineDistribution, ys: [Double]) throws {
        let options = options(50) {
            $0.height = 110
            $0.lines = lines
        }
        let solution = try solveFlow(flowBoxes([40, 40, 40]), options)
        #expect(solution.ys == ys && solution.height == 110)
        #expect(solution.lines.map(\.height) == [Double](repeating: lines == .stretch ? 30 : 20, count: 3))
        // The first line at the bottom.
        var reversed = options
        reversed.lineOrder = .reverse
        #expect(try solveFlow(flowBoxes([40, 40, 40]), reversed).ys == ys.map { 110 - $0 - 20 })
    }

    @Test(arguments: [
        (FlowAlignment.top, 0.0), (.center, 20), (.bottom, 40), (.firstBaseline, 0), (.lastBaseline, 0), (.stretch, 0),
    ])
    func aStretchedLineHoldsItsBoxes(align: FlowAlignment, y: Double) throws {
        for boxes in [flowBoxes([40]), FlowBoxes(oneOf: 40)] {
            let solution = try solveFlow(
                boxes,
                options(50) {
                    $0.height = 60
                    $0.lines = .stretch
                    $0.align = align
                })
            #expect(solution.ys == [y] && solution.heights == [align == .stretch ? 60 : 20])
        }
    }

    // What is higher than the height begins at its top.
    @Test(arguments: LineDistribution.allCases)
    func linesThatNeedMoreThanTheHeightBeginAtItsTop(lines: LineDistribution) throws {
        let solution = try solveFlow(
            flowBoxes([40, 40]),
            options(50) {
                $0.height = 30
                $0.lines = lines
            })
        #expect(solution.ys == [0, 30] && solution.height == 30)
    }

    // Three lines of 20 that lie 30 higher each reach over 40 together.
    @Test(
        arguments: [
            (LineDistribution.start, [20.0, 10, 0]), (.center, [50, 40, 30]), (.end, [80, 70, 60]),
            (.between, [0, 40, 80]), (.around, [50.0 / 3, 40, 190.0 / 3]),
        ] as [(LineDistribution, [Double])])
    func linesThatOverlapAreHandedTheHeightToo(lines: LineDistribution, ys: [Double]) throws {
        let solution = try solveFlow(
            flowBoxes([40, 40, 40]),
            options(50, lines: -30) {
                $0.height = 100
                $0.lines = lines
            })
        #expect(zip(solution.ys, ys).allSatisfy { abs($0 - $1) < 1e-9 }, "\(solution.ys)")
    }

    // Lines thinner than they overlap: no gap keeps them all inside, so they stand in the middle.
    @Test(arguments: [LineDistribution.between, .around, .evenly], FlowLineOrder.allCases)
    func thinLinesThatOverlapStayInside(lines: LineDistribution, order: FlowLineOrder) throws {
        var boxes = FlowBoxes()
        for height in [2.0, 17, 20] { boxes.append(width: 56, height: height) }
        let solution = try solveFlow(
            boxes,
            options(59, lines: -20) {
                $0.height = 26
                $0.lines = lines
                $0.lineOrder = order
            })
        for box in 0..<3 { #expect(solution.ys[box] >= 0 && solution.ys[box] + boxes.heights[box] <= 26) }
    }

    //  In reverse the line's bottoms are aligned where its tops were, and the guide of the bottom is looked at.
    @Test func aReversedOrderAlignsBottoms() throws {
        var boxes = FlowBoxes()
        boxes.append(width: 10, height: 5)
        boxes.append(width: 10, height: 20)
        boxes.append(width: 10, height: 10, guides: FlowGuides(top: 99, bottom: 4))
        let solution = try solveFlow(boxes, options(100) { $0.lineOrder = .reverse })
        #expect(solution.ys == [15, 0, 16] && solution.height == 26)
    }

    // On a vertical axis read from the right, baselines lie to the left of a column's right edge.
    @Test func columnsFromTheRightHaveTheirBaselinesMirrored() throws {
        var boxes = FlowBoxes()
        boxes.append(width: 30, height: 10, firstBaseline: 20)
        boxes.append(width: 40, height: 10, firstBaseline: 25)
        boxes.append(width: 50, height: 10)
        var vertical = options(nil, lines: 6)
        vertical.height = 30
        vertical.axis = .vertical
        vertical.align = .firstBaseline
        let forward = try solveFlow(boxes, vertical)
        #expect(forward.xs == [5, 0, 46] && forward.lines.map(\.baseline) == [25, 96] && forward.width == 96)
        #expect(forward.lines.map(\.slack) == [0, 20] && forward.lines.map(\.y) == [0, 46])
        vertical.direction = .rightToLeft
        let mirrored = try solveFlow(boxes, vertical)
        #expect(mirrored.xs == [61, 56, 0] && mirrored.lines.map(\.baseline) == [71, 0])
        #expect(mirrored.lines.map(\.y) == [56, 0])
    }

    @Test func negativeLineSpacingLeavesEverythingInsideTheHeight() throws {
        let solution = try solveFlow(flowBoxes([80, 80, 80]), options(100, lines: -30))
        #expect(solution.ys == [20, 10, 0] && solution.height == 40)
    }
}

extension FlowBoxes {
    /// A box without a baseline.
    fileprivate init(oneOf width: Double) {
        self.init()
        append(width: width, height: 20)
    }
}
