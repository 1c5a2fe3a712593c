/// A text broken into lines.
public struct WrappedText: Sendable, Equatable {
    /// The lines from top to bottom; at least one, without the spaces at which the text was broken.
    public let lines: [String]

    /// Whether a word was wider than the line and had to be broken between grapheme clusters.
    public let brokeInsideWord: Bool
}
