import SourceText

/// What is wrong with the front matter of a post.
struct MetadataProblem: Error {
    let range: Range<Int>
    let problem: String
    let hint: String

    init(_ range: Range<Int>, _ problem: String, hint: String) {
        self.range = range
        self.problem = problem
        self.hint = hint
    }

    func diagnostic(_ source: SourceText) -> Diagnostic {
        Diagnostic(source, at: range, problem, hint: hint)
    }
}
