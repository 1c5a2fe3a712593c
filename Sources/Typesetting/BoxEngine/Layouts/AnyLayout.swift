import BoxDrawing

/// A layout that hides its concrete type: `isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())`.
public struct AnyLayout: Layout {
    private let content: any Layout

    public init<L: Layout>(_ layout: L) { content = (layout as? AnyLayout)?.content ?? layout }

    /// The axis of the layout inside, which spacers and dividers follow.
    var orientation: Axis? {
        (content as? FlowLayout)?.axis ?? type(of: content).layoutProperties.stackOrientation
    }

    /// Whether the layout inside reads rows and columns.
    var isGrid: Bool { content is GridLayout }

    public struct Cache { fileprivate var content: Any }

    public func makeCache(subviews: Subviews) -> Cache { Cache(content: content.anyCache(subviews)) }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) { content.update(&cache.content, subviews) }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        content.spacing(subviews, &cache.content)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        content.size(proposal, subviews, &cache.content)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        content.place(in: bounds, proposal, subviews, &cache.content)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        content.guide(guide.key, in: bounds, proposal, subviews, &cache.content)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        content.guide(guide.key, in: bounds, proposal, subviews, &cache.content)
    }
}

/// Calls of a layout whose cache is of a type that the caller does not know.
extension Layout {
    fileprivate func anyCache(_ subviews: LayoutSubviews) -> Any { makeCache(subviews: subviews) }

    private func with<Result>(
        _ cache: inout Any, _ subviews: LayoutSubviews, _ body: (inout Cache) -> Result
    ) -> Result {
        // A cache that was made elsewhere is made anew.
        var typed = cache as? Cache ?? makeCache(subviews: subviews)
        defer { cache = typed }
        return body(&typed)
    }

    fileprivate func update(_ cache: inout Any, _ subviews: LayoutSubviews) {
        with(&cache, subviews) { updateCache(&$0, subviews: subviews) }
    }

    fileprivate func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
        with(&cache, subviews) { spacing(subviews: subviews, cache: &$0) }
    }

    fileprivate func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGSize {
        with(&cache, subviews) { sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    fileprivate func place(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
    ) {
        with(&cache, subviews) { placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
    }

    fileprivate func guide(
        _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Any
    ) -> CGFloat? {
        with(&cache, subviews) {
            explicitAlignment(of: key, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }
}
