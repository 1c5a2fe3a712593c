/// Returns a new order of boxes whose lines waste less area, and the place after the last box of each line.
///
/// Boxes stay between forced breaks. Where lines are not all of one width, or boxes begin at tab stops, the order is
/// found as if they were of one width without stops; the breaks are then nil, and the order is to be broken like any
/// other. The result is nil if nothing can be gained: without a bound, or where boxes overlap.
func packOrder(_ problem: FlowProblem, maxMove: Int?) -> (order: [Int], breaks: [Int]?)? {
    var uniform = problem
    let width = problem.extents.extents.reduce(0) { max($0, $1.width) }
    guard width.isFinite, !problem.isOverlapping else { return nil }
    uniform.extents = LineExtents(width: width)
    uniform.tabStops = nil
    var order: [Int] = []
    var breaks: [Int] = []
    order.reserveCapacity(problem.count)
    while order.count < problem.count {
        let first = order.count
        var end = first + 1
        while !problem.mustBreak(before: end) { end += 1 }
        for line in packLines(PackPage(uniform.paragraph(first..<end)), maxMove: maxMove) {
            for box in line { order.append(first + box) }
            breaks.append(order.count)
        }
    }
    return (order, problem.extents.isUniform && problem.tabStops == nil ? breaks : nil)
}

/// Returns the boxes of a page in new lines.
///
/// The search charges all lines, so that none is filled with what the others cannot use. If the badness reported leaves
/// the last line out, the loosest one becomes the last. What is reported is never above the badness of the given order
/// broken optimally; if nothing is gained, the given order is kept. With `maxMove` no box's place differs from its
/// index by more than that. The outcome depends on neither chance nor the unit of length.
/// - Complexity: O(n log n + n·k), with k the most boxes a line holds, and a search whose length is linear in n.
private func packLines(_ page: PackPage, maxMove: Int?) -> [[Int]] {
    let order = Array(page.boxes.indices)
    let given = page.brokenLines(order, chargingAll: false)
    let reach = maxMove ?? page.boxes.count
    guard page.boxes.count > 1, reach > 0 else { return given }
    let isFree = reach >= page.boxes.count - 1
    var found = isFree ? packedLines(page) : nearLines(page, given: page.brokenLines(order), maxMove: reach)
    if !page.chargesLastLine {
        // Where a last line is to be fuller, too, the lines keep their order.
        if isFree, !page.chargesPartOfLastLine { moveLoosestLast(page, &found) }
        found = page.brokenLines(joined(found), chargingAll: page.chargesPartOfLastLine)
    }
    return page.isBetter(page.reportedBadness(found), than: page.reportedBadness(given)) ? found : given
}

/// Moves the line with the most white to the end.
private func moveLoosestLast(_ page: PackPage, _ lines: inout [[Int]]) {
    var (loosest, most) = (lines.count - 1, 0.0)
    for index in lines.indices {
        let badness = page.badness(page.sum(lines[index]))
        // Of lines that are equal up to rounding the last one moves least.
        if badness >= most * (1 - 1e-9) { (loosest, most) = (index, max(most, badness)) }
    }
    lines.append(lines.remove(at: loosest))
}

extension FlowProblem {
    /// Returns some of the boxes as a problem of their own; the range begins and ends at forced breaks.
    fileprivate func paragraph(_ range: Range<Int>) -> FlowProblem {
        var problem = self
        problem.lengths = Array(lengths[range])
        problem.heights = Array(heights[range])
        if hasGuides { problem.ascents = Array(ascents[range]) }
        if hasMargins { problem.margins = Array(margins[range]) }
        problem.breaksBefore = [Bool](repeating: false, count: range.count)
        return problem
    }
}

/// Returns the boxes of all lines, laid end to end.
/// - Complexity: O(n).
func joined(_ lines: [[Int]]) -> [Int] {
    var order: [Int] = []
    for line in lines { order += line }
    return order
}

/// Returns the lines that the search finds without a limit on moves, sorted by their boxes' mean index, with the boxes
/// of each line sorted by index. The search sees the boxes sorted by size, so that its badness does not depend on the
/// order given.
func packedLines(_ page: PackPage) -> [[Int]] {
    let bySize = orderBySize(page)
    let sorted = page.ordered(by: bySize)
    let start = sorted.brokenLines(joined(firstFit(sorted)))
    let found = searchedLines(sorted, start: start, maxMove: nil)
    let lines = sortedByMean(found.map { $0.map { bySize[$0] } })
    let untangled = untangled(page, lines)
    // Where the lines keep their order, each is where its first box would be.
    return page.chargesPartOfLastLine
        ? untangled.map { $0.sorted() }.filter { !$0.isEmpty }.sorted { $0[0] < $1[0] } : sortedByMean(untangled)
}

/// Returns the lines that the search finds with a limit on moves. The search starts from the given order, and again
/// from blocks of `maxMove` + 1 boxes, in which any order is allowed, sorted by size: by turns falling and rising, so
/// that one line may hold the like boxes of two blocks.
func nearLines(_ page: PackPage, given: [[Int]], maxMove: Int) -> [[Int]] {
    var blocks: [[Int]] = []
    for index in page.boxes.indices where index % (maxMove + 1) == 0 { blocks.append([]) }
    for index in orderBySize(page) { blocks[index / (maxMove + 1)].append(index) }
    for b in blocks.indices where b % 2 == 1 { blocks[b].reverse() }
    let sorted = page.brokenLines(joined(blocks))
    let one = searchedLines(page, start: given, maxMove: maxMove)
    let other = searchedLines(page, start: sorted, maxMove: maxMove)
    let gains = page.isBetter(page.badness(other), than: page.badness(one))
    return untangled(page, gains ? other : one)
}

/// Lets boxes of one size trade places so that those of a lower index come first, which makes no box's move greater
/// than the greatest move of a box of that size before.
/// - Complexity: O(n log n).
func untangled(_ page: PackPage, _ lines: [[Int]]) -> [[Int]] {
    let bySize = orderBySize(page)
    // `begin[box]` is the index in `bySize` at which the box's size begins. `next`, at that index, is the index in
    // `bySize` of the next box of that size to lay.
    var begin = [Int](repeating: 0, count: bySize.count)
    var next = Array(bySize.indices)
    for k in bySize.indices.dropFirst() {
        let same = sameSize(page.boxes[bySize[k]], page.boxes[bySize[k - 1]])
        begin[bySize[k]] = same ? begin[bySize[k - 1]] : k
    }
    return lines.map { line in
        line.map { index in
            let size = begin[index]
            next[size] += 1
            return bySize[next[size] - 1]
        }
    }
}

/// Returns whether two boxes may trade places without any effect on badness.
func sameSize(_ a: PackBox, _ b: PackBox) -> Bool {
    a.width == b.width && a.ascent == b.ascent && a.descent == b.descent
}

/// Returns the lines that are not empty, sorted by mean index, ties by first index, each sorted by index.
/// - Complexity: O(n log n).
func sortedByMean(_ lines: [[Int]]) -> [[Int]] {
    var keyed: [(mean: Double, line: [Int])] = []
    for line in lines where !line.isEmpty {
        var sum = 0
        for index in line { sum += index }
        keyed.append((Double(sum) / Double(line.count), line.sorted()))
    }
    keyed.sort { $0.mean != $1.mean ? $0.mean < $1.mean : $0.line[0] < $1.line[0] }
    return keyed.map { $0.line }
}
