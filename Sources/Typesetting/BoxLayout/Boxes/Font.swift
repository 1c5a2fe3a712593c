/// The font of a text: a size in the unit of the drawing, and a weight that the text measurer and the writer of the
/// drawing interpret.
public struct Font: Hashable, Sendable {
    public enum Weight: Hashable, Sendable { case regular, bold }

    public var size: CGFloat
    public var weight: Weight

    public init(size: CGFloat, weight: Weight = .regular) {
        self.size = size
        self.weight = weight
    }

    public static func system(size: CGFloat, weight: Weight = .regular) -> Font { Font(size: size, weight: weight) }
    public func bold() -> Font { Font(size: size, weight: .bold) }
    public func weight(_ weight: Weight) -> Font { Font(size: size, weight: weight) }

    /// The largest of the named fonts, whose sizes suit a page with text of size 16.
    public static let largeTitle = Font(size: 36, weight: .bold)
    public static let title = Font(size: 28, weight: .bold)
    public static let title2 = Font(size: 22, weight: .bold)
    public static let title3 = Font(size: 19, weight: .bold)
    public static let subheadline = Font(size: 15)
    public static let headline = Font(size: 16, weight: .bold)
    public static let body = Font(size: 16)
    public static let callout = Font(size: 14)
    public static let footnote = Font(size: 13)
    public static let caption = Font(size: 12)
}
