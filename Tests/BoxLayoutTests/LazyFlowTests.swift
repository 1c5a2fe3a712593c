import BoxLayout
import FlowSolving
import TestSupport
import Testing

@Suite struct LazyFlowTests {
    //  0   30 35  65      width 70
    //  │ 0 │  │ 1 │
    //  │    2     │ 24    60 wide, 20 high
    @Test func linesComeOutAsItemsComeIn() {
        let sizes = [CGSize(width: 30, height: 10), CGSize(width: 30, height: 20), CGSize(width: 60, height: 20)]
        let lines = Array((0..<3).flowLines(width: 70, itemSpacing: 5, lineSpacing: 4) { sizes[$0] })
        #expect(lines.map { $0.items.map(\.item) } == [[0, 1], [2]])
        #expect(lines.map(\.number) == [0, 1] && lines.map(\.y) == [0, 24] && lines.map(\.height) == [20, 20])
        #expect(
            lines.flatMap { $0.items.map(\.frame) } == [
                rect(0, 0, 30, 10), rect(35, 0, 30, 20), rect(0, 24, 60, 20),
            ])
    }

    @Test func anEmptySequenceHasNoLines() {
        #expect(Array([Int]().flowLines(width: 70) { _ in .zero }).isEmpty)
    }

    @Test(arguments: [CGFloat.nan, -1, .infinity])
    func whatIsNoLengthIsZero(length: CGFloat) {
        let lines = Array([1, 2].flowLines(width: 50) { _ in CGSize(width: length, height: length) })
        #expect(lines.count == 1 && lines[0].items.map(\.frame) == [rect(0, 0, 0, 0), rect(8, 0, 0, 0)])
        let narrow = Array([1, 2].flowLines(width: length, itemSpacing: length) { _ in CGSize(width: 9, height: 1) })
        // A width that is no number has no end, as an infinite one.
        #expect(narrow.count == (length < .infinity ? 2 : 1))
        #expect(narrow.flatMap { $0.items.map(\.frame.minX) }.allSatisfy { $0.isFinite })
    }

    /// Items with lengths of many digits, some of them longer than a line, and some lines longer than a batch.
    private func anyCase(_ seed: Int) -> (sizes: [CGSize], options: FlowOptions) {
        var generator = Seeded(seed)
        let count = Int.random(in: 0...3000, using: &generator)
        let longest = [1.0, 30, 120].randomElement(using: &generator)!
        let sizes = (0..<count).map { _ in
            CGSize(
                width: .random(in: 0...longest, using: &generator), height: .random(in: 0...30, using: &generator))
        }
        var options = FlowOptions(width: .random(in: 20...900, using: &generator))
        options.itemSpacing = .random(in: -1...10, using: &generator)
        options.lineSpacing = .random(in: -1...10, using: &generator)
        return (sizes, options)
    }

    @Test(arguments: 0..<60)
    func theLinesAreThoseOfTheSolver(seed: Int) throws {
        let (sizes, options) = anyCase(seed)
        var boxes = FlowBoxes()
        for size in sizes { boxes.append(width: size.width, height: size.height) }
        let solution = try solveFlow(boxes, options)
        let flow = sizes.indices.flowLines(
            width: options.width!, itemSpacing: options.itemSpacing, lineSpacing: options.lineSpacing
        ) { sizes[$0] }
        let lines = Array(flow)
        #expect(lines.map { $0.items.first!.item..<($0.items.last!.item + 1) } == solution.lines.map(\.items))
        for (line, solved) in zip(lines, solution.lines) {
            #expect(abs(line.y - solved.y) < 1e-6 && abs(line.height - solved.height) < 1e-9)
            for (item, frame) in line.items {
                #expect(abs(frame.minX - solution.xs[item]) < 1e-6 && abs(frame.minY - solution.ys[item]) < 1e-6)
                #expect(frame.size == sizes[item])
            }
        }
    }

    @Test(arguments: [0, 7, 21])
    func linesOfAnAsynchronousSequenceAreTheSame(seed: Int) async throws {
        let (sizes, options) = anyCase(seed)
        let stream = AsyncStream(Int.self) { continuation in
            for index in sizes.indices { continuation.yield(index) }
            continuation.finish()
        }
        var lines: [[Int]] = []
        for try await line in stream.flowLines(
            width: options.width!, itemSpacing: options.itemSpacing, lineSpacing: options.lineSpacing,
            size: { sizes[$0] })
        {
            lines.append(line.items.map(\.item))
        }
        let plain = sizes.indices.flowLines(
            width: options.width!, itemSpacing: options.itemSpacing, lineSpacing: options.lineSpacing
        ) { sizes[$0] }
        #expect(lines == plain.map { $0.items.map(\.item) })
    }

    private final class Counted {
        static nonisolated(unsafe) var alive = 0
        static nonisolated(unsafe) var most = 0
        init() {
            Self.alive += 1
            Self.most = max(Self.most, Self.alive)
        }
        deinit { Self.alive -= 1 }
    }

    //  Ten items of 9 and a gap of 1 in 99: 100,000 lines, of which few are alive at a time.
    @Test func aMillionItemsTakeNoMoreMemoryThanAFew() {
        Counted.most = 0
        var (lines, items) = (0, 0)
        var last: (number: Int, y: CGFloat)?
        let flow = (0..<1_000_000).lazy.map { _ in Counted() }
            .flowLines(width: 99, itemSpacing: 1, lineSpacing: 2) { _ in CGSize(width: 9, height: 8) }
        for line in flow {
            lines += 1
            items += line.items.count
            last = (line.number, line.y)
        }
        #expect(lines == 100_000 && items == 1_000_000)
        #expect(last?.number == 99_999 && last?.y == 999_990)
        #expect(Counted.most < 2000 && Counted.alive == 0)
    }
}
