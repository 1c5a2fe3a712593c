/// Returns the mistakes in a page, each in the part of the page that causes it.
///
/// An element that a text leaves open is noticed only where an element around the text ends; a report there is true,
/// but does not help the author of the text. So each part is also read by itself. If the part by itself has mistakes,
/// and the page without it has fewer, the mistakes of the part are reported, and not their consequences in the page.
/// Parts that belong together, such as a head and a foot with the two tags of one element, have mistakes only by
/// themselves, so they are not blamed.
///
/// - Parameter parts: ranges of the page, of which any two are nested or disjoint.
/// - Returns: the problems, sorted by their places; at most ``PageFactReader/mostProblems`` of the page, and as many of
///   each part at fault.
/// - Complexity: O(n) in the bytes for each part that has mistakes by itself, of which at most ``mostTries`` are tried.
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
        // Replaced by as many blanks, so that all offsets remain valid.
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
