/// An alignment guide at a position across the width of a box.
public struct HorizontalAlignment: Hashable, Sendable {
    let key: AlignmentKey

    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .horizontal) }

    /// Merges the guides of several children into that of their container: the mean of those that are not nil, unless
    /// the guide's identifier merges them otherwise; nil if all are nil.
    public func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? { key.combine(values) }

    public static let leading = HorizontalAlignment(Leading.self)
    public static let center = HorizontalAlignment(HorizontalCenter.self)
    public static let trailing = HorizontalAlignment(Trailing.self)
}

/// An alignment guide at a position down the height of a box.
public struct VerticalAlignment: Hashable, Sendable {
    let key: AlignmentKey

    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .vertical) }

    /// Merges the guides of several children into that of their container: the mean of those that are not nil, unless
    /// the guide's identifier merges them otherwise; nil if all are nil.
    public func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? { key.combine(values) }

    public static let top = VerticalAlignment(Top.self)
    public static let center = VerticalAlignment(VerticalCenter.self)
    public static let bottom = VerticalAlignment(Bottom.self)
    /// The baseline of the first line of text; the bottom of a box without text.
    public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
    /// The baseline of the last line of text; the bottom of a box without text.
    public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)
}

/// A pair of alignment guides, one for each axis.
public struct Alignment: Hashable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment

    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}
