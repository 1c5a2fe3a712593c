import SourceText

/// An option of the cloud that was set in front matter, such as `line-spacing: 8`.
public struct FrontMatterOption: Sendable {
    public let name: String
    public let value: OptionValue
    /// The place of the option in the input, for the message if its name or value is not valid.
    public let location: SourceLocation
}
