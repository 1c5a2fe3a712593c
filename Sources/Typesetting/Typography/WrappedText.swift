/// The result of breaking a text into lines.
public struct WrappedText: Sendable, Equatable {
    /// The lines from top to bottom, at least one, without the spaces at which the text was broken. A line that ends at
    /// a soft hyphen shows a hyphen there.
    public let lines: [String]

    /// Whether a word was wider than the line and had to be broken between grapheme clusters, or in a script without
    /// spaces between syllables.
    public let brokeInsideWord: Bool

    /// Whether the last line ends with an ellipsis, since the text needs more lines than were allowed.
    public let isTruncated: Bool

    /// The number of places where a word was divided as its script allows: at a soft hyphen, or between syllables of
    /// Hangul.
    package let divisions: Int
}
