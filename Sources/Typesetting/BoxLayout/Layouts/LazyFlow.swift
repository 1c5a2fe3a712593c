import BoxDrawing
import BoxEngine
import FlowSolving

/// A finished line of a ``LazyFlow`` or an ``AsyncLazyFlow``, which set items in lines while the items arrive.
public struct LazyFlowLine<Item> {
    /// The items with their frames, measured from the top left corner of the whole flow.
    public let items: [(item: Item, frame: CGRect)]
    /// The number of the line, counted from 0.
    public let number: Int
    public let y: CGFloat
    public let height: CGFloat
}

extension Sequence {
    /// Returns the elements set in lines, which are made one at a time while the result is read. Finished lines are
    /// forgotten, so that ten million elements take no more memory than a few lines.
    ///
    /// The lines are those of ``FlowLayout`` with greedy breaking, since any other breaking would have to look ahead.
    ///
    /// ```swift
    /// for line in words.flowLines(width: 300, size: { CGSize(width: 8 * CGFloat($0.count), height: 16) }) { … }
    /// ```
    /// - Parameters:
    ///   - width: the width of a line; an element that is wider is alone on its line.
    ///   - size: returns the size of an element; a length that is not finite or is negative counts as zero.
    /// - Complexity: O(n) for n elements, over all lines together.
    public func flowLines(
        width: CGFloat, itemSpacing: CGFloat = ViewSpacing.defaultDistance,
        lineSpacing: CGFloat = ViewSpacing.defaultDistance, size: @escaping (Element) -> CGSize
    ) -> LazyFlow<Self> {
        LazyFlow(self, LazyFlowLines(width: width, itemSpacing: itemSpacing, lineSpacing: lineSpacing, size: size))
    }
}

/// A sequence of the lines in which elements are set: see `Sequence.flowLines(width:itemSpacing:lineSpacing:size:)`.
public struct LazyFlow<Base: Sequence>: Sequence {
    private let base: Base
    private let lines: LazyFlowLines<Base.Element>

    init(_ base: Base, _ lines: LazyFlowLines<Base.Element>) {
        self.base = base
        self.lines = lines
    }

    public func makeIterator() -> Iterator { Iterator(base: base.makeIterator(), lines: lines) }

    public struct Iterator: IteratorProtocol {
        fileprivate var base: Base.Iterator
        fileprivate var lines: LazyFlowLines<Base.Element>

        public mutating func next() -> LazyFlowLine<Base.Element>? {
            while true {
                if let line = lines.take() { return line }
                guard !lines.isComplete else { return nil }
                if let item = base.next() { lines.add(item) } else { lines.finish() }
            }
        }
    }
}

extension AsyncSequence {
    /// Returns the elements set in lines while they arrive; see
    /// `Sequence.flowLines(width:itemSpacing:lineSpacing:size:)`.
    public func flowLines(
        width: CGFloat, itemSpacing: CGFloat = ViewSpacing.defaultDistance,
        lineSpacing: CGFloat = ViewSpacing.defaultDistance, size: @escaping (Element) -> CGSize
    ) -> AsyncLazyFlow<Self> {
        AsyncLazyFlow(
            base: self,
            lines: LazyFlowLines(width: width, itemSpacing: itemSpacing, lineSpacing: lineSpacing, size: size))
    }
}

/// The lines of an asynchronous sequence's elements, made while the elements arrive.
public struct AsyncLazyFlow<Base: AsyncSequence>: AsyncSequence {
    fileprivate let base: Base
    fileprivate let lines: LazyFlowLines<Base.Element>

    public func makeAsyncIterator() -> Iterator { Iterator(base: base.makeAsyncIterator(), lines: lines) }

    public struct Iterator: AsyncIteratorProtocol {
        fileprivate var base: Base.AsyncIterator
        fileprivate var lines: LazyFlowLines<Base.Element>

        public mutating func next() async throws -> LazyFlowLine<Base.Element>? {
            while true {
                if let line = lines.take() { return line }
                guard !lines.isComplete else { return nil }
                if let item = try await base.next() { lines.add(item) } else { lines.finish() }
            }
        }
    }
}

/// The items of a lazy flow that wait until their line is full.
struct LazyFlowLines<Item> {
    private let options: FlowOptions
    private let size: (Item) -> CGSize
    private var items: [Item] = []
    private var boxes = FlowBoxes()
    /// The solved lines; `nextLine` is the index of the first one that has not been taken.
    private var solution: FlowSolution?
    private var nextLine = 0
    private var number = 0
    private var y: CGFloat = 0
    private var isFinished = false
    /// The number of waiting items at which the solver is called: small enough to take little memory, large enough to
    /// cost little time.
    private var batch = Self.leastBatch

    private static var leastBatch: Int { 512 }

    init(width: CGFloat, itemSpacing: CGFloat, lineSpacing: CGFloat, size: @escaping (Item) -> CGSize) {
        func bounded(_ length: CGFloat) -> CGFloat {
            length.isFinite ? Swift.min(Swift.max(length, -FlowBoxes.longestLength), FlowBoxes.longestLength) : 0
        }
        let width: Double? = width < .infinity ? Swift.max(0, bounded(width)) : nil
        options = FlowOptions(width: width, itemSpacing: bounded(itemSpacing), lineSpacing: bounded(lineSpacing))
        self.size = size
    }

    var isComplete: Bool { isFinished && solution == nil }

    mutating func add(_ item: Item) {
        func bounded(_ length: CGFloat) -> CGFloat {
            length > 0 && length < .infinity ? Swift.min(length, FlowBoxes.longestLength) : 0
        }
        let size = size(item)
        items.append(item)
        boxes.append(width: bounded(size.width), height: bounded(size.height))
        if items.count >= batch { solve() }
    }

    mutating func finish() {
        isFinished = true
        solve()
    }

    private mutating func solve() {
        guard !items.isEmpty else { return }
        // Options are within their range, and a greedy flow can always be solved.
        solution = try? solveFlow(boxes, options)
        nextLine = 0
        // One line holds all of them: it may go on, and is tried again when there are twice as many.
        if !isFinished, solution?.lines.count == 1 {
            solution = nil
            batch *= 2
        }
    }

    /// Returns the next line that is known to be full, or nil if more items are needed.
    mutating func take() -> LazyFlowLine<Item>? {
        guard let solution else { return nil }
        // Another item may belong to the last line.
        guard nextLine < solution.lines.count - (isFinished ? 0 : 1) else {
            carryOver(from: nextLine < solution.lines.count ? solution.lines[nextLine].items.lowerBound : items.count)
            return nil
        }
        let line = solution.lines[nextLine]
        let top = y - line.y
        let result = LazyFlowLine(
            items: line.items.map { index in
                (
                    items[index],
                    CGRect(
                        x: solution.xs[index], y: solution.ys[index] + top, width: solution.widths[index],
                        height: solution.heights[index])
                )
            }, number: number, y: y, height: line.height)
        nextLine += 1
        number += 1
        y += line.height + options.lineSpacing
        return result
    }

    /// Keeps the items of the last line, to which more may be added.
    private mutating func carryOver(from first: Int) {
        let widths = boxes.widths[first...]
        let heights = boxes.heights[first...]
        items.removeFirst(first)
        boxes = FlowBoxes(reservingCapacity: Self.leastBatch)
        for (width, height) in zip(widths, heights) { boxes.append(width: width, height: height) }
        solution = nil
        batch = Swift.max(Self.leastBatch, 2 * items.count)
    }
}
