/// A collector of the problems in one input, for a parser that goes on after a mistake. Of a broken file with a million
/// lines it keeps the first 50 problems and counts the rest.
package struct ProblemCollector: Sendable {
    /// The problems that are kept, in the order in which they were found.
    package private(set) var problems: [Problem] = []
    /// The number of problems that were found but not kept.
    package private(set) var omittedCount = 0
    /// The most problems kept: more than a person reads, fewer than a terminal holds.
    static let limit = 50

    package init() {}

    package var isEmpty: Bool { problems.isEmpty }

    /// Whether another problem would be kept. Making a problem costs a copy of a line, so ask first in a loop.
    package var hasRoom: Bool { problems.count < Self.limit }

    /// Counts a problem that is not kept, and so was not made.
    package mutating func countOmitted() { omittedCount += 1 }

    /// Keeps a problem if fewer than 50 are kept, else only counts it, without evaluating the argument.
    package mutating func append(_ problem: @autoclosure () -> Problem) {
        if hasRoom { problems.append(problem()) } else { omittedCount += 1 }
    }

    /// Returns the collector with its problems sorted by line and column. If some were omitted, the order stays, so
    /// that the problems kept are the first found.
    package func sorted() -> ProblemCollector {
        guard omittedCount == 0 else { return self }
        var copy = self
        copy.problems.sort { ($0.line ?? 0, $0.column ?? 0) < ($1.line ?? 0, $1.column ?? 0) }
        return copy
    }

    /// Throws the collected problems, if there are any.
    ///
    /// - Throws: ``Problem`` that joins all of them.
    package func check() throws(Problem) {
        if let problem = Problem(problems, omitted: omittedCount) { throw problem }
    }
}
