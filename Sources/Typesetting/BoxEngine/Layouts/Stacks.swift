import BoxDrawing

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

    var measuring: StackMeasuring {
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

    var measuring: StackMeasuring {
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

    var measuring: StackMeasuring {
        StackMeasuring(axis: .horizontal, alignment: VerticalAlignment.top.key, spacing: spacing, equalBreadths: true)
    }
}

/// A layout that puts children in front of each other, the last one foremost.
///
/// Its size contains the children of the highest priority, which are offered what the layout is offered. When the
/// children are placed, each is offered the size of the layout, so that a colour behind a text is as large as the text.
public struct ZStackLayout: MergingLayout, Sendable {
    public var alignment: Alignment

    public init(alignment: Alignment = .center) { self.alignment = alignment }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let dimensions = leading(subviews).map { $0.dimensions(in: proposal) }
        let line = line(dimensions)
        return dimensions.reduce(into: CGSize.zero) { size, child in
            let origin = origin(of: child, line)
            size.width = max(size.width, origin.x + child.width)
            size.height = max(size.height, origin.y + child.height)
        }
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let offered = ProposedViewSize(bounds.size)
        let line = line(leading(subviews).map { $0.dimensions(in: offered) })
        for child in subviews {
            child.place(at: bounds.origin + origin(of: child.dimensions(in: offered), line), proposal: offered)
        }
    }

    public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        subviews.isEmpty ? .zero : leading(subviews).reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
    }

    /// Returns the children of the highest priority, which decide the size.
    private func leading(_ subviews: Subviews) -> [LayoutSubview] {
        guard let first = subviews.first?.priority else { return [] }
        if subviews.allSatisfy({ $0.priority == first }) { return Array(subviews) }
        let priorities = subviews.map(\.priority)
        let highest = priorities.max() ?? first
        return zip(subviews, priorities).filter { $0.1 == highest }.map(\.0)
    }

    /// Returns the point at which the guides of the children meet: the guide that is deepest in its child pushes the
    /// others.
    private func line(_ children: [ViewDimensions]) -> Point {
        let guides = children.map { $0.point(alignment) }
        return Point(x: guides.map(\.x).max() ?? 0, y: guides.map(\.y).max() ?? 0)
    }

    private func origin(of child: ViewDimensions, _ line: Point) -> Point {
        let guide = child.point(alignment)
        return Point(
            x: line.x.isFinite && guide.x.isFinite ? line.x - guide.x : 0,
            y: line.y.isFinite && guide.y.isFinite ? line.y - guide.y : 0)
    }

    var viewName: String { "ZStack" }
}

extension LayoutProperties {
    init(_ orientation: Axis) { stackOrientation = orientation }
}

/// A container that puts its children side by side; see ``HStackLayout``.
public struct HStack<Content: View>: View, PrimitiveView {
    private let layout: HStackLayout
    private let content: Content

    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    public func _makeBoxes(_ context: inout BoxContext) {
        LayoutView(layout: layout, content: content)._makeBoxes(&context)
    }
}

/// A container that puts its children one below the other; see ``VStackLayout``.
public struct VStack<Content: View>: View, PrimitiveView {
    private let layout: VStackLayout
    private let content: Content

    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    public func _makeBoxes(_ context: inout BoxContext) {
        LayoutView(layout: layout, content: content)._makeBoxes(&context)
    }
}

/// A container that puts its children in front of each other; see ``ZStackLayout``.
public struct ZStack<Content: View>: View, PrimitiveView {
    private let layout: ZStackLayout
    private let content: Content

    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = ZStackLayout(alignment: alignment)
        self.content = content()
    }

    public func _makeBoxes(_ context: inout BoxContext) {
        LayoutView(layout: layout, content: content)._makeBoxes(&context)
    }
}
