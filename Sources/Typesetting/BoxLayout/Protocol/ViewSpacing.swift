/// How far a box wants to stand from its neighbours, edge by edge.
public struct ViewSpacing: Hashable, Sendable {
    /// At each edge; nil is no wish.
    private var top, leading, bottom, trailing: CGFloat?

    /// What two boxes without a wish have between them.
    public static let defaultDistance: CGFloat = 8

    /// Touches its neighbours, unless they wish otherwise.
    public static let zero = ViewSpacing(top: 0, leading: 0, bottom: 0, trailing: 0)

    /// No wish at any edge.
    public init() {}

    /// Wishes for some edges; nil is none.
    public init(top: CGFloat? = nil, leading: CGFloat? = nil, bottom: CGFloat? = nil, trailing: CGFloat? = nil) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }

    init(_ axis: Axis, _ distance: CGFloat) {
        self = axis == .horizontal ? Self(leading: distance, trailing: distance) : Self(top: distance, bottom: distance)
    }

    /// The distance from this box to the next one along an axis: the larger wish of the two edges that meet, and 8 if
    /// neither has one.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let (mine, other) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
        guard mine != nil || other != nil else { return Self.defaultDistance }
        return max(mine ?? -.infinity, other ?? -.infinity)
    }

    /// Takes over another's wishes at some edges where they are larger.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        if edges.contains(.top) { Self.merge(&top, other.top) }
        if edges.contains(.leading) { Self.merge(&leading, other.leading) }
        if edges.contains(.bottom) { Self.merge(&bottom, other.bottom) }
        if edges.contains(.trailing) { Self.merge(&trailing, other.trailing) }
    }

    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    private static func merge(_ wish: inout CGFloat?, _ other: CGFloat?) {
        guard let other else { return }
        wish = max(wish ?? other, other)
    }

    /// The wishes of children that follow each other: along the axis only the first and the last one stand at an edge.
    init(of children: LayoutSubviews, along axis: Axis) {
        let (start, end): (Edge.Set, Edge.Set) = axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
        for child in children { formUnion(child.spacing, edges: axis == .horizontal ? .vertical : .horizontal) }
        if let first = children.first { formUnion(first.spacing, edges: start) }
        if let last = children.last { formUnion(last.spacing, edges: end) }
    }

    /// Wishes at the edges that a fixed size makes independent of the content are dropped.
    mutating func clear(_ edges: Edge.Set) {
        if edges.contains(.top) { top = nil }
        if edges.contains(.leading) { leading = nil }
        if edges.contains(.bottom) { bottom = nil }
        if edges.contains(.trailing) { trailing = nil }
    }
}
