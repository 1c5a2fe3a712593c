import SourceText

extension CacheOutput {
    mutating func put(_ diagnostic: Diagnostic) {
        put(Self.severities.firstIndex(of: diagnostic.severity) ?? 0)
        put(diagnostic.path)
        put(diagnostic.line)
        put(diagnostic.column)
        put(diagnostic.message)
        put(diagnostic.hint)
        put(diagnostic.excerptLines) { output, lines in
            output.put(lines.text)
            output.put(lines.caret)
        }
    }

    fileprivate static let severities: [Diagnostic.Severity] = [.error, .warning, .note]
}

extension CacheInput {
    mutating func diagnostic() -> Diagnostic {
        let severity = integer()
        return Diagnostic(
            severity: CacheOutput.severities.indices.contains(severity) ? CacheOutput.severities[severity] : .error,
            path: text(), line: integer(), column: integer(), message: text(), hint: optionalText(),
            excerptLines: optional { ($0.text(), $0.text()) })
    }
}
