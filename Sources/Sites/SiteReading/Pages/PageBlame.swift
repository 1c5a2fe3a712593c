/// What is wrong with a page, told of those of its parts that are at fault.
///
/// The end of an element that a text left open is found where something around that text ends, and what is told there is
/// true, but of no use to whoever wrote the text. So each part is read by itself: where it is wrong by itself, and the page
/// without it has less that is wrong, then what is wrong with the part is told, and not what comes of it.
/// Parts that belong together, such as a head and a foot with the two tags of one element, are wrong only by themselves.
///
/// - Parameter parts: of the page, each in another or beside it.
/// - Returns: by place; at most ``PageFactReader/mostProblems`` of the page, and of each part at fault.
/// - Complexity: O(n) in the bytes for each part that is wrong by itself, and there are at most ``mostTries`` such.
package func readPageProblems(_ page: [UInt8], parts: [Range<Int>]) -> [PageProblem] {
    let all = readPageFacts(page).problems
    var rest = all.filter { $0.kind == .order }
    guard !rest.isEmpty else { return all }
    var problems = all.filter { $0.kind != .order }
    var page = page
    var tries = 0
    // The smallest first, so that the innermost one is at fault.
    for part in parts.sorted(by: { ($0.count, $0.lowerBound) < ($1.count, $1.lowerBound) }) {
        guard !rest.isEmpty, tries < mostTries else { break }
        let own = readPageFacts(Array(page[part])).problems.filter { $0.kind == .order }
        guard !own.isEmpty else { continue }
        tries += 1
        var without = page
        // As many blanks, so that all else stays where it is.
        without.replaceSubrange(part, with: repeatElement(0x20, count: part.count))
        let others = readPageFacts(without).problems.filter { $0.kind == .order }
        guard others.count < rest.count else { continue }
        problems += own.map { $0.moved(by: part.lowerBound) }
        (page, rest) = (without, others)
    }
    return (problems + rest).enumerated().sorted { one, other in
        (one.element.range.lowerBound, one.offset) < (other.element.range.lowerBound, other.offset)
    }.map(\.element)
}

private let mostTries = 50
