import SourceText

/// What is wrong with the front matter of a post.
package struct MetadataProblem: Error {
    package let range: Range<Int>
    package let problem: String
    package let hint: String

    package init(_ range: Range<Int>, _ problem: String, hint: String) {
        self.range = range
        self.problem = problem
        self.hint = hint
    }

    package func diagnostic(_ source: SourceText) -> Diagnostic {
        Diagnostic(source, at: range, problem, hint: hint)
    }
}
