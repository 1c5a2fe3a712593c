import BoxDrawing

/// A container: the boxes of its children, and the layout that arranges them.
final class LayoutBox<L: Layout>: Box {
    private let layout: L
    private let subviews: LayoutSubviews
    /// The layout's cache. ``begin()`` makes it before any call of the layout, so that it can be unwrapped with `!`;
    /// `&cache!` passes it in place, without a copy.
    private var cache: L.Cache?
    /// The proposal about which the layout was asked last.
    private var lastProposal: ProposedViewSize?
    /// The container's spacing, kept once it is known, since the layouts of several ancestors ask for it.
    private var knownSpacing: ViewSpacing?

    init(_ layout: L, _ children: [Box], _ context: borrowing BoxContext) {
        self.layout = layout
        subviews = LayoutSubviews(children, context.environment.layoutDirection)
        // The guides that another developer's layout sets are known only when it is asked.
        let own: GuideFlags = layout is any MergingLayout ? [] : [.baselines, .frame, .custom]
        super.init(context.pass, guides: children.reduce(own) { $0.union($1.guides.subtracting(.frame)) })
        adopt(children)
    }

    override func eachChild(_ body: (Box) -> Void) {
        for child in subviews.boxes { body(child) }
    }

    override var name: String { (layout as? any MergingLayout)?.viewName ?? shortName(L.self) }

    /// Whether the layout is being called: it may ask its children then, but the children may not ask the layout.
    private var isBusy = false

    /// Makes the cache before its first use, and returns whether the layout can be called. If it can, ``end()`` must
    /// follow.
    private func begin() -> Bool {
        guard !isBusy else {
            pass.fail(LayoutError(.endless, at: self))
            return false
        }
        isBusy = true
        if cache == nil { cache = layout.makeCache(subviews: subviews) }
        return true
    }

    private func end() { isBusy = false }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard begin() else { return .zero }
        defer { end() }
        lastProposal = proposal
        return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache!)
    }

    /// Asks the layout for its size once more unless it was last asked about this proposal: layouts that keep what they
    /// measured last are placed by it, and others do not notice.
    private func remeasure(_ proposal: ProposedViewSize) {
        guard lastProposal != proposal else { return }
        lastProposal = proposal
        _ = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache!)
    }

    override func placeChildren(in bounds: CGRect, _ proposal: ProposedViewSize) {
        guard begin() else { return }
        defer { end() }
        remeasure(proposal)
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache!)
    }

    override func findGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: size(proposal))
        guard begin() else { return nil }
        defer { end() }
        remeasure(proposal)
        return layout.explicitAlignment(
            of: key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache!)
    }

    override func forgetMore() { (cache, lastProposal) = (nil, nil) }

    override var spacing: ViewSpacing {
        if let knownSpacing { return knownSpacing }
        guard begin() else { return ViewSpacing() }
        defer { end() }
        let spacing = layout.spacing(subviews: subviews, cache: &cache!)
        knownSpacing = spacing
        return spacing
    }
}

/// A layout that takes its guides from its children, so that it need not be asked for guides if no child sets one.
protocol MergingLayout: Layout {
    /// The name that a developer writes for the layout: `VStack` for `VStackLayout`.
    var viewName: String { get }
}

extension MergingLayout {
    var viewName: String { shortName(Self.self) }
}
