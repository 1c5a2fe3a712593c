import TestSupport
import Testing

@testable import FlowSolving

/// What holds for any boxes and options.
@Suite struct PropertyTests {
    private struct Case {
        var boxes: FlowBoxes
        var options: FlowOptions
        var widths: [Double]
        var heights: [Double]
    }

    /// Any mix of options that is allowed; sizes with many digits, and some of them 0 or wider than the line.
    private func anyCase(_ seed: Int, scale: Double = 1) -> Case {
        var generator = Seeded(seed)
        func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &generator) * scale }
        func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &generator) == 0 }
        func any<Value: CaseIterable>(_: Value.Type) -> Value where Value.AllCases == [Value] {
            Value.allCases[Int.random(in: 0..<Value.allCases.count, using: &generator)]
        }
        var result = Case(boxes: FlowBoxes(), options: FlowOptions(width: nil), widths: [], heights: [])
        let hasMargins = chance(3)
        for _ in 0..<Int.random(in: 0...40, using: &generator) {
            let (width, height) = (chance(9) ? 0 : number(0...90), chance(9) ? 0 : number(0...40))
            result.widths.append(width)
            result.heights.append(height)
            result.boxes.append(
                width: width, height: height, firstBaseline: chance(2) ? number(0...30) : nil,
                lastBaseline: chance(2) ? number(-5...40) : nil,
                guides: chance(6) ? FlowGuides(top: number(-20...20), center: number(-20...20)) : nil,
                breakBefore: chance(10), priority: chance(3) ? number(-1...1) / scale : 0,
                growthLimit: chance(3) ? .infinity : chance(3) ? number(0...120) : nil,
                margin: hasMargins && chance(2) ? number(0...15) : 0)
        }
        result.options.minLineHeight = chance(3) ? number(0...60) : 0
        result.options.minLastFill = chance(3) ? number(0...1) / scale : 0
        result.options.width = chance(5) ? nil : number(20...300)
        result.options.height = chance(2) ? nil : number(20...300)
        result.options.itemSpacing = number(0...20)
        result.options.lineSpacing = number(0...20)
        result.options.justify = any(FlowJustification.self)
        result.options.lastLine = any(LastLineJustification.self)
        result.options.maxGap = chance(3) ? number(0...60) : nil
        result.options.align = any(FlowAlignment.self)
        result.options.lines = any(LineDistribution.self)
        result.options.breaking = any(FlowBreaking.self)
        result.options.minLines = chance(3) ? Int.random(in: 1...12, using: &generator) : nil
        result.options.maxLines = chance(5) ? Int.random(in: 1...12, using: &generator) : nil
        result.options.sizing = any(FlowSizing.self)
        result.options.lineOrder = any(FlowLineOrder.self)
        result.options.order = chance(4) ? .packed : .given
        if chance(4), result.options.justify == .leading {
            result.options.lastLine = .natural
            result.options.tabStops = .every(number(5...50))
        }
        if chance(4) {
            result.options.shape = .lines([
                LineExtent(x: number(0...20), width: number(20...200)), LineExtent(width: number(20...200)),
            ])
        }
        return result
    }

    private func isNear(_ one: [Double], _ other: [Double], _ unit: Double = 1) -> Bool {
        one.count == other.count && zip(one, other).allSatisfy { abs($0 - $1) <= 1e-6 * unit }
    }

    @Test(arguments: 0..<400) func framesAreFiniteApartAndInside(seed: Int) throws {
        let test = anyCase(seed)
        let solution = try solveFlow(test.boxes, test.options)
        let shown = (0..<solution.hidden.lowerBound).map { solution.box(at: $0) }
        #expect(solution.lines.flatMap { Array($0.items) } == Array(0..<solution.hidden.lowerBound))
        #expect((0..<test.boxes.count).map { solution.box(at: $0) }.sorted() == Array(0..<test.boxes.count))
        for box in shown {
            for value in [solution.xs[box], solution.ys[box], solution.widths[box], solution.heights[box]] {
                #expect(value.isFinite)
            }
            #expect(solution.xs[box] >= -1e-6 && solution.xs[box] + solution.widths[box] <= solution.width + 1e-6)
        }
        let content = solution.lines.map(\.height).reduce(0, +)
        if test.options.height == nil
            || content + Double(solution.lines.count - 1) * test.options.lineSpacing
                <= solution.height
        {
            for box in shown {
                #expect(solution.ys[box] >= -1e-6 && solution.ys[box] + solution.heights[box] <= solution.height + 1e-6)
            }
        }
        for line in solution.lines {
            let boxes = line.items.map { solution.box(at: $0) }
            for (left, right) in zip(boxes, boxes.dropFirst()) {
                #expect(
                    solution.xs[right] >= solution.xs[left] + solution.widths[left] + test.options.itemSpacing - 1e-6)
            }
            for box in boxes {
                #expect(solution.ys[box] >= line.y - 1e-6)
                #expect(solution.ys[box] + solution.heights[box] <= line.y + line.height + 1e-6)
            }
        }
        let tops = solution.lines.sorted { $0.y < $1.y }
        for (upper, lower) in zip(tops, tops.dropFirst()) {
            #expect(upper.y + upper.height + test.options.lineSpacing <= lower.y + 1e-6)
        }
        let quality = solution.quality
        #expect(quality.lines == solution.lines.count && quality.badness.isFinite && quality.badness >= 0)
        #expect((0...1).contains(quality.fill) && (0...1).contains(quality.worstFill))
        #expect(quality.worstFill <= quality.fill + 1e-9 && quality.maxGap >= 0)
    }

    @Test(arguments: 0..<200) func transposingTheAxesTransposesTheResult(seed: Int) throws {
        let test = anyCase(seed)
        var generator = Seeded(seed)
        var transposed = FlowBoxes()
        for index in test.widths.indices {
            let baseline = Bool.random(using: &generator) ? Double.random(in: 0...30, using: &generator) : nil
            transposed.append(
                width: test.heights[index], height: test.widths[index], firstBaseline: baseline,
                growthLimit: index % 2 == 0 ? 80 : nil)
        }
        generator = Seeded(seed)
        var upright = FlowBoxes()
        for index in test.widths.indices {
            let baseline = Bool.random(using: &generator) ? Double.random(in: 0...30, using: &generator) : nil
            upright.append(
                width: test.widths[index], height: test.heights[index], firstBaseline: baseline,
                growthLimit: index % 2 == 0 ? 80 : nil)
        }
        var options = test.options
        let one = try solveFlow(upright, options)
        options.axis = .vertical
        (options.width, options.height) = (options.height, options.width)
        let other = try solveFlow(transposed, options)
        #expect(one.xs == other.ys && one.ys == other.xs && one.widths == other.heights && one.heights == other.widths)
        #expect(one.width == other.height && one.height == other.width && one.lines == other.lines)
    }

    @Test(arguments: 0..<200, FlowAxis.allCases) func rightToLeftMirrors(seed: Int, axis: FlowAxis) throws {
        var test = anyCase(seed)
        test.options.axis = axis
        let one = try solveFlow(test.boxes, test.options)
        test.options.direction = .rightToLeft
        let other = try solveFlow(test.boxes, test.options)
        #expect(one.ys == other.ys && one.widths == other.widths && one.width == other.width)
        let shown = (0..<one.hidden.lowerBound).map { one.box(at: $0) }
        #expect(isNear(shown.map { one.width - one.xs[$0] - one.widths[$0] }, shown.map { other.xs[$0] }))
    }

    @Test(arguments: 0..<200) func aWiderContainerNeverNeedsMoreLinesWhenGreedy(seed: Int) throws {
        var test = anyCase(seed)
        test.options.breaking = .greedy
        test.options.shape = nil
        test.options.maxLines = nil
        test.options.order = .given
        let width = test.options.width ?? 100
        test.options.width = width
        var lines = try solveFlow(test.boxes, test.options).lines.count
        for factor in [1.01, 1.1, 1.5, 2, 10] {
            test.options.width = width * factor
            let wider = try solveFlow(test.boxes, test.options).lines.count
            #expect(wider <= lines)
            lines = wider
        }
    }

    @Test(arguments: 0..<200) func scalingAllLengthsScalesTheResult(seed: Int) throws {
        let test = anyCase(seed)
        let one = try solveFlow(test.boxes, test.options)
        for scale in [0.01, 100.0] {
            let scaled = anyCase(seed, scale: scale)
            let other = try solveFlow(scaled.boxes, scaled.options)
            #expect(one.lines.map(\.items) == other.lines.map(\.items) && one.order == other.order)
            #expect(
                isNear(one.xs.map { $0 * scale }, other.xs, scale) && isNear(one.ys.map { $0 * scale }, other.ys, scale)
            )
            #expect(isNear([one.width * scale, one.height * scale], [other.width, other.height], scale))
        }
    }

    // Spacing below minus the width: boxes lie over each other, but none is lost and none lies outside.
    @Test(arguments: 0..<100, FlowBreaking.allCases)
    func anySpacingEndsWithEverythingInside(seed: Int, breaking: FlowBreaking) throws {
        var test = anyCase(seed)
        test.options.breaking = breaking
        test.options.itemSpacing = Double(-seed)
        test.options.lineSpacing = Double(-seed)
        test.options.tabStops = nil
        test.options.height = nil
        let solution = try solveFlow(test.boxes, test.options)
        for place in 0..<solution.hidden.lowerBound {
            let box = solution.box(at: place)
            #expect(solution.xs[box] >= -1e-6 && solution.xs[box] + solution.widths[box] <= solution.width + 1e-6)
            #expect(solution.ys[box] >= -1e-6 && solution.ys[box] + solution.heights[box] <= solution.height + 1e-6)
        }
    }
}

@Suite struct HostileFlowTests {
    // A sum that has lost its last digits, and one that ends exactly where the tolerance does.
    @Test func aHugeBoxDoesNotBlurTheOthers() throws {
        let boxes = flowBoxes([1e12] + [Double](repeating: 100 / 7.0, count: 70))
        for breaking in [FlowBreaking.greedy, .balanced, .optimal] {
            let solution = try solveFlow(boxes, options(100, items: 0) { $0.breaking = breaking })
            #expect(solution.lines.map(\.items.count) == [1] + [Int](repeating: 7, count: 10))
        }
        let edge = [19.5, 63.7, 22.8, 6.3999999999999995]
        let lines = try solveFlow(
            flowBoxes(edge + edge), options(114.49999988549999, items: 0.7) { $0.breaking = .balanced })
        #expect(lines.lines.last?.items.upperBound == 8)
    }

    @Test(arguments: FlowBreaking.allCases)
    func boxesWithoutWidthAreNoBurden(breaking: FlowBreaking) throws {
        let widths = [100] + [Double](repeating: 0, count: 20_000)
        let solution = try solveFlow(flowBoxes(widths + widths), options(100, items: 0) { $0.breaking = breaking })
        #expect(solution.lines.count == 2)
    }

    @Test(arguments: [LineShape.ellipse, nil] as [LineShape?])
    func aBreakBeforeEveryBoxIsNoBurden(shape: LineShape?) throws {
        let boxes = [Box](repeating: Box(width: 5, ascent: 1, descent: 0, breakBefore: true), count: 20_000)
        let solution = try solveFlow(flowBoxes(boxes), options(1000) { $0.shape = shape })
        #expect(solution.lines.count == 20_000)
        let fitted = options(1000) {
            $0.height = 1000
            $0.fitBox = true
        }
        #expect(throws: FlowError.nothingFits) { try solveFlow(flowBoxes(boxes), fitted) }
    }

    @Test func aScaledGuideStaysFinite() throws {
        var boxes = FlowBoxes()
        boxes.append(width: 1e-290, height: 1e-290, guides: FlowGuides(top: 1e15))
        boxes.append(width: 1e-290, height: 1e-290)
        let fitted = options(1e15, items: 0, lines: 0) {
            $0.height = 1e15
            $0.fitBox = true
        }
        // The guide may not become longer than a length may be: the scale ends at 1.
        let hanging = try solveFlow(boxes, fitted)
        #expect(hanging.ys.filter { !$0.isFinite }.isEmpty && hanging.scale <= 1)
        var speck = FlowBoxes()
        speck.append(width: .leastNonzeroMagnitude, height: 0)
        let solution = try solveFlow(
            speck,
            options(100) {
                $0.height = 100
                $0.fitBox = true
            })
        #expect(solution.scale > 1e200 && solution.width.isFinite)
    }

    @Test(arguments: FlowBreaking.allCases, FlowOrder.allCases)
    func boxesOfNoSizeStandOnOneLine(breaking: FlowBreaking, order: FlowOrder) throws {
        let boxes = [Box](repeating: Box(width: 0, ascent: 0, descent: 0), count: 50)
        for width in [0, 100, nil] as [Double?] {
            let solution = try solveFlow(
                flowBoxes(boxes),
                options(width, items: 0) {
                    $0.breaking = breaking
                    $0.order = order
                })
            #expect(solution.lines.count == 1 && solution.height == 0 && solution.quality.badness == 0)
        }
    }

    @Test(arguments: FlowBreaking.allCases)
    func theLargestLengthsStayFinite(breaking: FlowBreaking) throws {
        let longest = FlowBoxes.longestLength
        let boxes = (0..<40).map { Box(width: longest / Double(1 + $0 % 3), ascent: longest / 2, descent: 0) }
        let solution = try solveFlow(
            flowBoxes(boxes),
            options(longest, items: longest / 10, lines: longest) {
                $0.breaking = breaking
                $0.justify = .evenly
            })
        let numbers = solution.xs + solution.ys + [solution.quality.badness, solution.height]
        #expect(numbers.filter { !$0.isFinite }.isEmpty)
    }

    @Test(arguments: FlowBreaking.allCases)
    func aHundredThousandBoxesAreSet(breaking: FlowBreaking) throws {
        var boxes = FlowBoxes(reservingCapacity: 100_000)
        for index in 0..<100_000 { boxes.append(width: Double(10 + index % 23), height: Double(10 + index % 7)) }
        let solution = try solveFlow(boxes, options(120) { $0.breaking = breaking })
        #expect(solution.lines.last?.items.upperBound == 100_000)
    }

    @Test func optionsOutOfTheirRangeAreRefused() {
        let changes: [(FlowField, (inout FlowOptions) -> Void)] = [
            (.width, { $0.width = .nan }), (.width, { $0.width = -1 }), (.height, { $0.height = .infinity }),
            (.itemSpacing, { $0.itemSpacing = .nan }), (.lineSpacing, { $0.lineSpacing = -.infinity }),
            (.maxGap, { $0.maxGap = -1 }), (.maxMove, { $0.maxMove = -1 }), (.minLines, { $0.minLines = 0 }),
            (.maxLines, { $0.maxLines = 0 }), (.tabStops, { $0.tabStops = .every(0) }),
            (.tabStops, { $0.tabStops = .positions([2, 1]) }), (.lineWidths, { $0.shape = .lines([]) }),
            (.lineWidths, { $0.shape = .lines([LineExtent(width: .nan)]) }),
            (.minLineHeight, { $0.minLineHeight = -1 }), (.minLastFill, { $0.minLastFill = 1.1 }),
        ]
        for (field, change) in changes {
            #expect(throws: FlowError.outOfRange(field)) { try solveFlow(flowBoxes([1]), options(10, change)) }
        }
    }
}
