/// A layout that puts children side by side.
///
/// Each child is asked for its least and its greatest width. Children of the highest priority are offered room first,
/// the least flexible of them before the others, each an equal share of the room left.
/// `HStack(alignment: .firstTextBaseline)` puts texts of several sizes on one baseline.
public struct HStackLayout: ArrangedLayout, Sendable {
    public var alignment: VerticalAlignment
    /// The distance between neighbours; nil for the one that the children prefer, which is 8 if they prefer none.
    public var spacing: CGFloat?

    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        (self.alignment, self.spacing) = (alignment, spacing)
    }

    public static var layoutProperties: LayoutProperties { LayoutProperties(.horizontal) }

    var measuring: StackMeasuring? {
        StackMeasuring(axis: .horizontal, alignment: alignment.key, spacing: spacing)
    }

    var viewName: String { "HStack" }
}

/// A layout that puts children one below the other.
public struct VStackLayout: ArrangedLayout, Sendable {
    public var alignment: HorizontalAlignment
    /// The distance between neighbours; nil for the one that the children prefer, which is 8 if they prefer none.
    public var spacing: CGFloat?

    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        (self.alignment, self.spacing) = (alignment, spacing)
    }

    public static var layoutProperties: LayoutProperties { LayoutProperties(.vertical) }

    var measuring: StackMeasuring? {
        StackMeasuring(axis: .vertical, alignment: alignment.key, spacing: spacing)
    }

    var viewName: String { "VStack" }
}

/// A layout that puts children side by side and offers each the height of the highest one, so that a child that fills
/// its height becomes as high.
///
/// A text does not fill its height; a text in `frame(maxHeight: .infinity)` does, together with its background.
///
/// ```
/// ┌────┐┌────┐┌────┐
/// │one ││two ││three
/// │    ││    ││lines
/// └────┘└────┘└────┘
/// ```
public struct EqualHeightRow: ArrangedLayout, Sendable {
    /// The distance between neighbours; nil for the one that the children prefer, which is 8 if they prefer none.
    public var spacing: CGFloat?

    public init(spacing: CGFloat? = nil) { self.spacing = spacing }

    public static var layoutProperties: LayoutProperties { LayoutProperties(.horizontal) }

    var measuring: StackMeasuring? {
        StackMeasuring(axis: .horizontal, alignment: VerticalAlignment.top.key, spacing: spacing, equalBreadths: true)
    }
}

/// A layout that puts children in front of each other, the last one foremost; its size contains all of them.
public struct ZStackLayout: ArrangedLayout, Sendable {
    public var alignment: Alignment

    public init(alignment: Alignment = .center) { self.alignment = alignment }

    func arrange(_ subviews: Subviews, _ proposal: ProposedViewSize) -> StackArrangement {
        var result = StackArrangement(proposal: proposal)
        let dimensions = subviews.map { $0.dimensions(in: proposal) }
        let guides = dimensions.map { $0.point(alignment) }
        let (right, bottom) = (guides.map(\.x).max() ?? 0, guides.map(\.y).max() ?? 0)
        for (child, guide) in zip(dimensions, guides) {
            let origin = Point(
                x: right.isFinite && guide.x.isFinite ? right - guide.x : 0,
                y: bottom.isFinite && guide.y.isFinite ? bottom - guide.y : 0)
            result.proposals.append(proposal)
            result.origins.append(origin)
            result.size.width = max(result.size.width, origin.x + child.width)
            result.size.height = max(result.size.height, origin.y + child.height)
        }
        return result
    }

    var viewName: String { "ZStack" }
}

extension LayoutProperties {
    init(_ orientation: Axis) { stackOrientation = orientation }
}

/// A container that puts its children side by side; see ``HStackLayout``.
public struct HStack<Content: View>: View {
    private let layout: HStackLayout
    private let content: Content

    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    public var body: some View { layout { content } }
}

/// A container that puts its children one below the other; see ``VStackLayout``.
public struct VStack<Content: View>: View {
    private let layout: VStackLayout
    private let content: Content

    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    public var body: some View { layout { content } }
}

/// A container that puts its children in front of each other; see ``ZStackLayout``.
public struct ZStack<Content: View>: View {
    private let layout: ZStackLayout
    private let content: Content

    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = ZStackLayout(alignment: alignment)
        self.content = content()
    }

    public var body: some View { layout { content } }
}
