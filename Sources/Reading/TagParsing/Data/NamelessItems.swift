import SourceText

/// The items of an input that have no name: a note where nearly all others have one, else errors.
struct NamelessItems {
    /// The words for the errors of such items, by which they are known.
    static let words = "items without a name"

    private var problems = ProblemCollector()
    private var count = 0

    /// Remembers the error of an item without a name, which has its place.
    ///
    /// - Returns: false for any other error.
    mutating func take(_ problem: Problem) -> Bool {
        guard problem.subject == Self.words else { return false }
        count += 1
        problems.append(problem)
        return true
    }

    /// Adds the errors to those of the input if such items are more than a tenth of all: another field may have been
    /// meant.
    ///
    /// - Parameter named: the number of items that have names.
    /// - Returns: a note on them if they are fewer; nil if there are none.
    func settled(among named: Int, _ others: inout ProblemCollector, path: String) -> InputNote? {
        guard count > 0 else { return nil }
        guard count * 10 <= named + count else {
            for problem in problems.problems { others.append(problem) }
            for _ in 0..<problems.omittedCount { others.countOmitted() }
            others = others.sorted()
            return nil
        }
        return InputNote(
            path: path, line: problems.problems.first?.line,
            count == 1 ? "an item has no name, and is no tag" : "\(count) items have no name, and are no tags")
    }
}
