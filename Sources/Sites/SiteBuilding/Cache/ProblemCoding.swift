import SourceText

extension CacheOutput {
    mutating func put(_ problem: Problem) {
        put(Self.severities.firstIndex(of: problem.severity) ?? 0)
        put(problem.path ?? "")
        put(problem.line ?? 1)
        put(problem.column ?? 1)
        put(problem.message)
        put(problem.hint)
        put(problem.excerptLines) { output, lines in
            output.put(lines.text)
            output.put(lines.caret)
        }
        put(problem.subject)
    }

    fileprivate static let severities: [Problem.Severity] = [.error, .warning, .note]
}

extension CacheInput {
    mutating func problem() -> Problem {
        let severity = integer()
        let problem = Problem(
            path: text(), line: integer(), column: integer(),
            severity: CacheOutput.severities.indices.contains(severity) ? CacheOutput.severities[severity] : .error,
            text(), hint: optionalText(), excerptLines: optional { ($0.text(), $0.text()) })
        return optionalText().map { problem.counted(as: $0) } ?? problem
    }
}
