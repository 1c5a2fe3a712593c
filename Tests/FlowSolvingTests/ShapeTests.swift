import TestSupport
import Testing

@testable import FlowSolving

@Suite struct ShapeTests {
    // Beside a picture of 60 × 40 the lines are 40 long, below it 100.
    @Test func linesHaveWidthsAndOffsets() throws {
        let solution = try solveFlow(
            flowBoxes([40, 40, 50, 40]),
            options(100, lines: 0) {
                $0.shape = .lines([LineExtent(x: 60, width: 40), LineExtent(x: 60, width: 40), LineExtent(width: 100)])
            })
        #expect(solution.xs == [60, 60, 0, 60] && solution.ys == [0, 20, 40, 40] && solution.width == 100)
    }

    @Test(arguments: 0..<80, [FlowBreaking.optimal, .balanced])
    func theBreaksOfAShapeAreOptimal(seed: Int, breaking: FlowBreaking) throws {
        var generator = Seeded(seed)
        let boxes = randomBoxes(1 + seed % 9, using: &generator)
        let extents = (0...Int.random(in: 1...4, using: &generator)).map { _ in
            LineExtent(
                x: Double(Int.random(in: 0...5, using: &generator)),
                width: Double(Int.random(in: 3...20, using: &generator) * 10))
        }
        let solution = try solveFlow(
            flowBoxes(boxes),
            options(nil, items: 5) {
                $0.align = .firstBaseline
                $0.breaking = breaking
                $0.shape = .lines(extents)
            })
        let wide = Oracle(boxes: boxes, width: .infinity, spacing: 5)
        func oracle(_ line: Int) -> Oracle {
            Oracle(boxes: boxes, width: extents[min(line, extents.count - 1)].width, spacing: 5)
        }
        func cost(_ lines: [Range<Int>]) -> Double {
            lines.enumerated().reduce(0) { sum, line in
                let oracle = oracle(line.offset)
                return sum
                    + (breaking == .optimal ? oracle.badness([line.element]) : oracle.squaredSlack([line.element]))
            }
        }
        let lines = ranges(solution)
        let all = wide.everyBreaking().filter { lines in
            lines.enumerated().allSatisfy { oracle($0.offset).isAllowed($0.element) }
        }
        let candidates = breaking == .optimal ? all : all.filter { $0.count == lines.count }
        #expect(candidates.contains(lines))
        if breaking == .balanced { #expect(lines.count == all.map(\.count).min()) }
        for other in candidates {
            #expect(cost(lines) <= cost(other))
            if cost(other) == cost(lines) { #expect(!isFuller(other, than: lines)) }
        }
    }

    // Lines grow towards the middle and shrink again, and lie around one axis.
    @Test(arguments: 0..<20) func anEllipseIsRound(seed: Int) throws {
        var generator = Seeded(seed)
        let boxes = (0..<Int.random(in: 60...300, using: &generator)).map { _ in
            Box(
                width: Double.random(in: 20...70, using: &generator),
                ascent: Double.random(in: 8...20, using: &generator), descent: 4)
        }
        let solution = try solveFlow(
            flowBoxes(boxes),
            options(600, items: 8, lines: 2) {
                $0.align = .firstBaseline
                $0.breaking = .optimal
                $0.justify = .center
                $0.shape = .ellipse
                $0.sizing = .fill
            })
        #expect(ranges(solution).flatMap { Array($0) } == Array(boxes.indices))
        #expect(solution.quality.fill > 0.8)
        for (index, line) in solution.lines.enumerated() where line.items.count > 1 {
            let left = line.items.map { solution.xs[$0] }.min() ?? 0
            let right = line.items.map { solution.xs[$0] + solution.widths[$0] }.max() ?? 0
            // The ellipse where it is widest within the line, and half a box for lines that have not settled.
            let offset = max(0, abs(line.y + line.height / 2 - solution.height / 2) - line.height / 2)
            let share = min(1, 2 * offset / solution.height)
            #expect(right - left <= 600 * (1 - share * share).squareRoot() + 25, "line \(index)")
            #expect(abs(left + right - 600) < 1e-6)
        }
    }
}

extension ShapeTests {
    // An ellipse that would be lower than its lines is as high as they are; in a higher one they stand in the middle.
    @Test func anEllipseHasRoomForItsLines() throws {
        let boxes = flowBoxes([Double](repeating: 20, count: 60))
        func solve(_ height: Double?) throws -> FlowSolution {
            try solveFlow(
                boxes,
                options(300, items: 8, lines: 2) {
                    $0.height = height
                    $0.shape = .ellipse
                    $0.justify = .center
                })
        }
        let free = try solve(nil)
        #expect(try solve(100).lines.map(\.items) == free.lines.map(\.items))
        let high = try solve(500)
        let (first, last) = try (#require(high.lines.first), #require(high.lines.last))
        #expect(high.height == 500 && abs(first.y + last.y + last.height - 500) < 1e-6)
        #expect(high.lines.count <= free.lines.count)
    }

    @Test(arguments: 0..<60, FlowBreaking.allCases)
    func anEllipseWithRoomKeepsItsLinesInside(seed: Int, breaking: FlowBreaking) throws {
        var generator = Seeded(seed)
        let boxes = randomBoxes(Int.random(in: 3...40, using: &generator), using: &generator, breaks: false)
        func solve(_ height: Double?) throws -> FlowSolution {
            try solveFlow(
                flowBoxes(boxes),
                options(200, items: 5, lines: 0) {
                    $0.height = height
                    $0.shape = .ellipse
                    $0.breaking = breaking
                })
        }
        let own = try solve(nil)
        let room = own.height * Double.random(in: 1.01...2, using: &generator)
        let solution = try solve(room)
        for line in solution.lines { #expect(line.y >= -1e-6 && line.y + line.height <= room + 1e-6) }
    }

    @Test func withoutAWidthThereIsNoEllipse() throws {
        let boxes = [10.0, 50, 30].map { Box(width: $0, ascent: 10, descent: 0, breakBefore: true) }
        let solution = try solveFlow(
            flowBoxes(boxes),
            options(nil) {
                $0.shape = .ellipse
                $0.justify = .center
            })
        #expect(solution.xs == [20, 0, 10])
    }

    @Test(arguments: [FlowBreaking.optimal, .balanced], FlowOrder.allCases)
    func minLinesAreMadeInAShapeAndWhenPacked(breaking: FlowBreaking, order: FlowOrder) throws {
        for shape in [LineShape.lines([LineExtent(width: 100), LineExtent(width: 20)]), nil] {
            let solution = try solveFlow(
                flowBoxes([20, 20, 20, 20]),
                options(300) {
                    $0.shape = shape
                    $0.breaking = breaking
                    $0.order = order
                    $0.minLines = 3
                })
            #expect(solution.lines.count >= 3)
        }
    }

    // Many lines of many widths have too many states: those that cost too much are left out, and nothing else changes.
    @Test(arguments: 0..<80) func leavingStatesOutLeavesTheBestBreaksIn(seed: Int) throws {
        var generator = Seeded(seed)
        let boxes = randomBoxes(Int.random(in: 10...60, using: &generator), using: &generator)
        let extents = (0..<8).map { _ in LineExtent(width: Double(Int.random(in: 8...20, using: &generator) * 10)) }
        let shaped = options(nil, items: 5) {
            $0.align = .firstBaseline
            $0.shape = .lines(extents)
        }
        let problem = FlowProblem(flowBoxes(boxes), shaped)
        let least = seed % 2 == 0 ? 0 : 5
        let all = try optimalBreaks(problem, minLines: least)
        do {
            #expect(try optimalBreaks(problem, minLines: least, mostStates: boxes.count * 4) == all)
        } catch {
            #expect(error == .tooLarge)
        }
        #expect(throws: FlowError.tooLarge) { try optimalBreaks(problem, minLines: least, mostStates: 1) }
    }

    // At a narrow tip a box may be longer than its line: it stays in the middle, inside what is proposed.
    @Test func whatIsTooLongForATipStaysInTheMiddle() throws {
        let solution = try solveFlow(
            flowBoxes([200, 60, 60, 60, 60, 60, 60, 200]),
            options(220) {
                $0.shape = .ellipse
                $0.justify = .center
                $0.sizing = .fill
            })
        #expect(solution.width == 220)
        #expect(abs(solution.xs[0] - 10) < 1e-6 && abs(solution.xs[7] - 10) < 1e-6)
    }
}
