/// The style of the letters of a tag: the emphasis that covers its whole name.
public struct TagStyle: OptionSet, Sendable, Hashable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Bold letters, written `**name**`.
    public static let bold = TagStyle(rawValue: 1)
    /// Italic letters, written `*name*`.
    public static let italic = TagStyle(rawValue: 2)
    /// Letters of the monospaced family, written `` `name` ``.
    public static let code = TagStyle(rawValue: 4)
    /// Letters that are struck out, written `~~name~~`.
    public static let struckOut = TagStyle(rawValue: 8)
}
