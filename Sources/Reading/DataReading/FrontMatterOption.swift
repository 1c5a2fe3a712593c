import SourceText

/// An option from front matter, such as `line-spacing: 8`.
public struct FrontMatterOption: Sendable {
    public let name: String
    public let value: OptionValue
    /// The place of the option in the input, for the message if it cannot be used.
    public let location: SourceLocation
}
