/// A place in an input, kept for messages of later stages.
public struct SourceLocation: Sendable {
    package let source: SourceText
    package let range: Range<Int>

    package init(source: SourceText, range: Range<Int>) {
        (self.source, self.range) = (source, range)
    }

    /// The path of the input, as the user wrote it.
    public var path: String { source.path }

    /// The diagnostic for a problem found later.
    public func diagnostic(_ message: String, hint: String?) -> Diagnostic {
        Diagnostic(source, at: range, message, hint: hint)
    }
}
