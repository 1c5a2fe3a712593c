/// Collects the problems of one input while its parser goes on; a broken file of a million lines keeps the first ones
/// and counts the rest.
package struct ProblemCollector: Sendable {
    package private(set) var problems: [Problem] = []
    package private(set) var omittedCount = 0
    /// More than a person reads, less than a terminal keeps.
    static let limit = 50

    package init() {}

    package var isEmpty: Bool { problems.isEmpty }

    /// Whether another one would be kept; making one costs a line's copy, so ask first in a loop.
    package var hasRoom: Bool { problems.count < Self.limit }

    /// Counts one that nobody has room for.
    package mutating func countOmitted() { omittedCount += 1 }

    package mutating func append(_ problem: @autoclosure () -> Problem) {
        if hasRoom { problems.append(problem()) } else { omittedCount += 1 }
    }

    /// The same in the order of their places. Where there are more than a person reads, those that were found first.
    package func sorted() -> ProblemCollector {
        guard omittedCount == 0 else { return self }
        var copy = self
        copy.problems.sort { ($0.line ?? 0, $0.column ?? 0) < ($1.line ?? 0, $1.column ?? 0) }
        return copy
    }

    /// - Throws: all of them as one, if there are any.
    package func check() throws(Problem) {
        if let problem = Problem(problems, omitted: omittedCount) { throw problem }
    }
}
