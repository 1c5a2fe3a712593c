import SourceText

/// What is wrong with a part of a line.
struct LineProblem: Error {
    let range: Range<Int>
    let problem: String
    let hint: String

    init(range: Range<Int>, problem: String, hint: String) {
        self.range = range
        self.problem = problem
        self.hint = hint
    }

    init(range: Range<Int>, _ error: InvalidTag) {
        self.init(range: range, problem: error.problem, hint: error.hint)
    }

    init(range: Range<Int>, _ error: InvalidLink) {
        self.init(range: range, problem: error.problem, hint: error.hint)
    }

    init(_ error: JSONError) {
        self.init(
            range: error.offset..<error.offset, problem: error.problem,
            hint: "a tag is \"name\", [\"name\", 3] or {\"name\": \"name\", \"weight\": 3}")
    }
}
