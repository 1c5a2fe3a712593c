/// A layout of a type that is not told: `isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())`.
public struct AnyLayout: Layout {
    private let content: any LayoutStore

    public init<L: Layout>(_ layout: L) { content = (layout as? AnyLayout)?.content ?? Store(layout: layout) }

    /// Spacers and dividers follow the layout inside.
    var orientation: Axis? { content.orientation }

    public struct Cache { fileprivate var content: Any }

    public func makeCache(subviews: Subviews) -> Cache { Cache(content: content.makeCache(subviews)) }

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
        content.guide(guide, in: bounds, proposal, subviews, &cache.content)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        content.guide(guide, in: bounds, proposal, subviews, &cache.content)
    }
}

private protocol LayoutStore {
    typealias Subviews = LayoutSubviews

    var orientation: Axis? { get }

    func makeCache(_ subviews: Subviews) -> Any
    func update(_ cache: inout Any, _ subviews: Subviews)
    func spacing(_ subviews: Subviews, _ cache: inout Any) -> ViewSpacing
    func size(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Any) -> CGSize
    func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Any)
    func guide(
        _ guide: HorizontalAlignment, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
        _ cache: inout Any
    ) -> CGFloat?
    func guide(
        _ guide: VerticalAlignment, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
        _ cache: inout Any
    ) -> CGFloat?
}

private struct Store<L: Layout>: LayoutStore {
    let layout: L

    var orientation: Axis? { (layout as? AnyLayout)?.orientation ?? L.layoutProperties.stackOrientation }

    private func with<Result>(_ cache: inout Any, _ subviews: Subviews, _ body: (inout L.Cache) -> Result) -> Result {
        // A cache that was made elsewhere is made anew.
        var typed = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
        defer { cache = typed }
        return body(&typed)
    }

    func makeCache(_ subviews: Subviews) -> Any { layout.makeCache(subviews: subviews) }

    func update(_ cache: inout Any, _ subviews: Subviews) {
        with(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
    }

    func spacing(_ subviews: Subviews, _ cache: inout Any) -> ViewSpacing {
        with(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }

    func size(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Any) -> CGSize {
        with(&cache, subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Any) {
        with(&cache, subviews) {
            layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    func guide(
        _ guide: HorizontalAlignment, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
        _ cache: inout Any
    ) -> CGFloat? {
        with(&cache, subviews) {
            layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    func guide(
        _ guide: VerticalAlignment, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
        _ cache: inout Any
    ) -> CGFloat? {
        with(&cache, subviews) {
            layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }
}
