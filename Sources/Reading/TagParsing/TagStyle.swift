/// How the letters of a tag are set: what its name is emphasised as, from end to end.
public struct TagStyle: OptionSet, Sendable, Hashable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// `**name**`
    public static let bold = TagStyle(rawValue: 1)
    /// `*name*`
    public static let italic = TagStyle(rawValue: 2)
    /// `` `name` ``: in the monospaced family.
    public static let code = TagStyle(rawValue: 4)
    /// `~~name~~`
    public static let struckOut = TagStyle(rawValue: 8)
}
