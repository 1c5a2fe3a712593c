import BoxDrawing

/// The distances that a box prefers to its neighbours, one for each edge.
public struct ViewSpacing: Hashable, Sendable {
    /// The preferred distance at each edge, or nil for none.
    private var top, leading, bottom, trailing: CGFloat?

    /// The distance between two boxes that prefer none.
    public static let defaultDistance: CGFloat = 8

    /// The spacing of a box that touches its neighbours, unless they prefer a distance.
    public static let zero = ViewSpacing(top: 0, leading: 0, bottom: 0, trailing: 0)

    /// Creates a spacing that prefers no distance at any edge.
    public init() {}

    /// Creates a spacing from the distance preferred at each edge; nil prefers none at that edge.
    public init(top: CGFloat? = nil, leading: CGFloat? = nil, bottom: CGFloat? = nil, trailing: CGFloat? = nil) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }

    init(_ axis: Axis, _ distance: CGFloat) {
        self = axis == .horizontal ? Self(leading: distance, trailing: distance) : Self(top: distance, bottom: distance)
    }

    /// Returns the distance from this box to the next one along an axis: the larger of the distances preferred at the
    /// two edges that meet, or 8 if neither prefers one.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let (mine, other) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
        guard mine != nil || other != nil else { return Self.defaultDistance }
        return max(mine ?? -.infinity, other ?? -.infinity)
    }

    /// Raises the preferred distances at the given edges to those of `other`, where these are larger.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        if edges.contains(.top) { Self.merge(&top, other.top) }
        if edges.contains(.leading) { Self.merge(&leading, other.leading) }
        if edges.contains(.bottom) { Self.merge(&bottom, other.bottom) }
        if edges.contains(.trailing) { Self.merge(&trailing, other.trailing) }
    }

    /// Returns this spacing with the preferred distances at the given edges raised to those of `other`, where these are
    /// larger.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    private static func merge(_ wish: inout CGFloat?, _ other: CGFloat?) {
        guard let other else { return }
        wish = max(wish ?? other, other)
    }

    /// Creates the spacing of children that follow each other: along the axis only the first and the last one are at an
    /// edge.
    init(of children: LayoutSubviews, along axis: Axis) {
        guard !children.isEmpty else {
            self = .zero
            return
        }
        let (start, end): (Edge.Set, Edge.Set) = axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
        for child in children { formUnion(child.spacing, edges: axis == .horizontal ? .vertical : .horizontal) }
        if let first = children.first { formUnion(first.spacing, edges: start) }
        if let last = children.last { formUnion(last.spacing, edges: end) }
    }

    /// The same preferences with the leading and the trailing edge exchanged.
    var mirrored: ViewSpacing {
        var result = self
        (result.leading, result.trailing) = (trailing, leading)
        return result
    }

    /// Removes the preferences at some edges, which a fixed size makes independent of the content.
    mutating func clear(_ edges: Edge.Set) {
        if edges.contains(.top) { top = nil }
        if edges.contains(.leading) { leading = nil }
        if edges.contains(.bottom) { bottom = nil }
        if edges.contains(.trailing) { trailing = nil }
    }
}
