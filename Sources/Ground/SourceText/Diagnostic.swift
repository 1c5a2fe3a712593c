/// A message about a place in an input: where, what was wrong, and what to do.
///
/// Its description is what the command prints:
/// ```
/// tags.md:3:9: error: the weight "1,234" has a thousands separator
///   - Swift (1,234)
///            ^~~~~
/// hint: write it without: (1234)
/// ```
public struct Diagnostic: Sendable, Equatable, CustomStringConvertible {
    public enum Severity: String, Sendable { case error, warning, note }

    public let severity: Severity
    public let path: String
    /// 1-based.
    public let line: Int
    /// 1-based, in UTF-8 bytes.
    public let column: Int
    /// In lower case, with the offending value quoted and what was expected.
    public let message: String
    /// What to do about it.
    public let hint: String?
    /// The source line, cut to a window around the place when it is long, and the caret line below it.
    package let excerpt: SourceExcerpt?

    /// - Parameters:
    ///   - range: the offending bytes; an empty range points between two characters.
    ///   - line: the 1-based line when the parser has counted it; counted from the start otherwise.
    ///   - before: how many bytes the first line of the source has before it, where the source is a part of an input.
    package init(
        _ source: SourceText, at range: Range<Int>, line: Int? = nil, before: Int = 0, severity: Severity = .error,
        _ message: String, hint: String? = nil
    ) {
        let lineRange = source.lineRange(at: range.lowerBound)
        self.severity = severity
        self.path = source.path
        self.line = line ?? source.lineNumber(at: range.lowerBound)
        self.column = range.lowerBound - lineRange.lowerBound + 1 + (lineRange.lowerBound == 0 ? before : 0)
        self.message = readable(message)
        self.hint = hint.map { readable($0) }
        self.excerpt = SourceExcerpt(source.bytes, line: lineRange, marking: range)
    }

    /// A message about an input as a whole.
    package init(path: String, severity: Severity = .error, _ message: String, hint: String? = nil) {
        self.severity = severity
        self.path = path
        self.line = 1
        self.column = 1
        self.message = readable(message)
        self.hint = hint.map { readable($0) }
        self.excerpt = nil
    }

    /// A message as it was made once, with the line and the carets below it.
    package init(
        severity: Severity, path: String, line: Int, column: Int, message: String, hint: String?,
        excerptLines: (text: String, caret: String)?
    ) {
        (self.severity, self.path, self.line, self.column) = (severity, path, line, column)
        (self.message, self.hint) = (message, hint)
        excerpt = excerptLines.map { SourceExcerpt(text: $0.text, caret: $0.caret) }
    }

    /// What is shown of the source.
    package var excerptLines: (text: String, caret: String)? { excerpt.map { ($0.text, $0.caret) } }

    /// The same with another word on what to do.
    package init(_ other: Diagnostic, hint: String?) {
        (severity, path, line, column) = (other.severity, other.path, other.line, other.column)
        (message, excerpt) = (other.message, other.excerpt)
        self.hint = hint.map { readable($0) }
    }

    /// Whether it is about the input, and no place in it.
    package var isAboutTheWhole: Bool { excerpt == nil }

    public var description: String {
        var text = "\(readable(path)):\(line):\(column): \(severity.rawValue): \(message)"
        if let excerpt { text += "\n  \(excerpt.text)\n  \(excerpt.caret)" }
        if let hint { text += "\nhint: \(hint)" }
        return text
    }
}
