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

@Suite struct FitBoxTests {
    private func fits(_ boxes: [Box], _ options: FlowOptions, scale: Double) throws -> Bool {
        var plain = options
        plain.fitBox = false
        plain.height = nil
        let scaled = boxes.map {
            Box(width: $0.width * scale, ascent: $0.ascent * scale, descent: $0.descent * scale)
        }
        let solution = try solveFlow(flowBoxes(scaled), plain)
        return solution.width <= (options.width ?? 0) * (1 + 1e-9)
            && solution.height <= (options.height ?? 0) * (1 + 1e-9)
    }

    @Test(arguments: 0..<60) func theScaleFitsAndOnePerCentMoreDoesNot(seed: Int) throws {
        var generator = Seeded(seed)
        let boxes = randomBoxes(Int.random(in: 1...40, using: &generator), using: &generator, breaks: false)
            .map { Box(width: $0.width + 5, ascent: $0.ascent, descent: $0.descent) }
        let options = options(Double.random(in: 200...900, using: &generator), items: 3, lines: 2) {
            $0.height = Double.random(in: 200...900, using: &generator)
            $0.fitBox = true
            $0.align = .firstBaseline
            $0.breaking = FlowBreaking.allCases.randomElement(using: &generator) ?? .greedy
        }
        let solution = try solveFlow(flowBoxes(boxes), options)
        #expect(try fits(boxes, options, scale: solution.scale))
        #expect(try !fits(boxes, options, scale: solution.scale * 1.01))
        for index in boxes.indices {
            #expect(abs(solution.widths[index] - boxes[index].width * solution.scale) < 1e-9)
            #expect(solution.ys[index] + solution.heights[index] <= (options.height ?? 0) + 1e-6)
        }
    }

    @Test func whatCannotFitIsAnError() {
        #expect(throws: FlowError.nothingFits) {
            try solveFlow(
                flowBoxes([10, 10, 10, 10]),
                options(30, items: 50, lines: 50) {
                    $0.height = 100
                    $0.fitBox = true
                })
        }
        #expect(throws: FlowError.fitBoxNeedsSizes) {
            try solveFlow(flowBoxes([10]), options(30) { $0.fitBox = true })
        }
    }

    @Test func emptyBoxesFitAsTheyAre() throws {
        var boxes = FlowBoxes()
        boxes.append(width: 0, height: 0)
        let fitted = options(10) {
            $0.height = 10
            $0.fitBox = true
        }
        #expect(try solveFlow(boxes, fitted).scale == 1)
    }
}
