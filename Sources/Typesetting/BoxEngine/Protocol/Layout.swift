import BoxDrawing

/// A container's way of arranging its children, on SwiftUI's model: the container proposes a size to each child, the
/// child answers with the size it takes, and the container places it.
///
/// ```swift
/// struct Overlapping: Layout {
///     func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
///         let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
///         return CGSize(width: sizes.map(\.width).reduce(0, +) / 2, height: sizes.map(\.height).max() ?? 0)
///     }
///     func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
///         var x = bounds.minX
///         for subview in subviews {
///             subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
///             x += subview.sizeThatFits(.unspecified).width / 2
///         }
///     }
/// }
/// ```
///
/// A layout is called with its children in braces: `Overlapping { Text("one"); Text("two") }`. It may ask a child as
/// often as it likes: asking about the same proposal again costs a lookup. x grows rightward, y downward, in one space
/// for the whole tree: a child is placed relative to `bounds`, whose origin is not zero.
public protocol Layout: Animatable {
    /// The data that the layout keeps between its calls for one container.
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews

    /// The properties of the layout, such as the direction in which it stacks, which spacers and dividers follow.
    static var layoutProperties: LayoutProperties { get }

    /// Makes the cache of a container. It is called once for each container, before all other methods.
    func makeCache(subviews: Subviews) -> Cache
    /// Updates the cache of a container whose children have changed. BoxLayout never calls it, since its trees do not
    /// change; by default it makes the cache anew.
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    /// Returns the distances that the container prefers to its neighbours; by default those that its children prefer,
    /// and none at all without children.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    /// Returns the size that the container takes when it is offered `proposal`.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    /// Places every child. The last question to ``sizeThatFits(proposal:subviews:cache:)`` before was about the same
    /// proposal. If a child is placed twice, the last placement counts; one that is not placed is centred,
    /// and is offered what the container was offered.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    /// Returns the position of a guide in the coordinates of `bounds`, or nil if the container does not set it. By
    /// default the positions of a baseline or of a guide of your own in the children are merged; those of edges and
    /// centres act in the container alone.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

/// The properties that all containers of a layout share.
public struct LayoutProperties: Sendable {
    /// The direction in which children follow each other; nil if there is none.
    public var stackOrientation: Axis?

    public init() {}
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        subviews.isEmpty ? .zero : subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        mergedGuide(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        mergedGuide(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    /// Returns the position of the guide of a key, which is horizontal or vertical.
    func explicitAlignment(
        of key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        switch key.axis {
        case .horizontal:
            explicitAlignment(
                of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        case .vertical:
            explicitAlignment(
                of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
    }

    private func mergedGuide(
        _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        guard key.kind != .frame, subviews.contains(where: { $0.box.maySet(key) }) else { return nil }
        // The positions of the children are known once they are placed; nothing is drawn here.
        for subview in subviews { subview.box.placement = nil }
        placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        var (merged, count): (CGFloat?, Int) = (nil, 0)
        for subview in subviews {
            let placement = subview.box.placed(in: bounds, proposal)
            guard let value = subview.box.guide(key, in: placement.proposal) else { continue }
            let start = key.axis == .horizontal ? placement.origin.x : placement.origin.y
            key.id._combineExplicit(childValue: start + value, count, into: &merged)
            count += 1
        }
        return merged
    }

    /// Returns a container that arranges the views in braces: `FlowLayout(spacing: 12) { Text("one"); Text("two") }`.
    public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        LayoutView(layout: self, content: content())
    }
}
