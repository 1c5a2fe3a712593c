import SourceText

/// One line of front matter: `line-spacing: 8`.
public struct FrontMatterOption: Sendable {
    public let name: String
    public let value: OptionValue
    /// Makes the message for an option that cannot be used, at its place in the input.
    public let location: SourceLocation
}
