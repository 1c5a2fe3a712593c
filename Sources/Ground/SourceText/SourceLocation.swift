/// A place in an input that is kept so that later stages can report problems there.
public struct SourceLocation: Sendable {
    package let source: SourceText
    /// The range of the place, as byte offsets into the input.
    package let range: Range<Int>

    package init(source: SourceText, range: Range<Int>) {
        (self.source, self.range) = (source, range)
    }

    /// The path of the input, as the user wrote it.
    public var path: String { source.path }

    /// Makes a problem that a later stage found at this place.
    package func problem(_ message: String, hint: String?) -> Problem {
        Problem(source, at: range, message, hint: hint)
    }
}
