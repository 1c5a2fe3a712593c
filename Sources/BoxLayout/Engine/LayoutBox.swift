/// A container: children, and the layout that arranges them.
final class LayoutBox<L: Layout>: Box {
    private let layout: L
    private let subviews: LayoutSubviews
    private var cache: L.Cache?
    /// Asked for by the neighbours' container, and by that one's own: known after the first time.
    private var knownSpacing: ViewSpacing?

    init(_ layout: L, _ children: [Box], _ pass: LayoutPass) {
        self.layout = layout
        subviews = LayoutSubviews(children, pass.direction)
        // What a layout of somebody else sets is not known before it is asked.
        let flags: GuideFlags = layout is any MergingLayout ? [] : [.baselines, .others]
        super.init(pass, guides: children.reduce(flags) { $0.union($1.guides) })
        adopt(children)
    }

    override func eachChild(_ body: (Box) -> Void) {
        for child in subviews.boxes { body(child) }
    }

    /// As its user writes it: `VStack` stands for `VStackLayout`.
    override var name: String {
        let name = shortName(L.self)
        return layout is any MergingLayout && name.hasSuffix("StackLayout") || name == "GridLayout"
            ? String(name.dropLast("Layout".count)) : name
    }

    /// Makes the cache before its first use. The methods then lend it out where it lies.
    @inline(__always)
    private func makeCache() {
        if cache == nil { cache = layout.makeCache(subviews: subviews) }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        makeCache()
        return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache!)
    }

    override func placeChildren(in bounds: CGRect, _ proposal: ProposedViewSize) {
        makeCache()
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache!)
    }

    override func findGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
        makeCache()
        let bounds = CGRect(origin: .zero, size: size(proposal))
        switch key.axis {
        case .horizontal:
            return layout.explicitAlignment(
                of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache!)
        case .vertical:
            return layout.explicitAlignment(
                of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache!)
        }
    }

    override var spacing: ViewSpacing {
        if let knownSpacing { return knownSpacing }
        makeCache()
        let spacing = layout.spacing(subviews: subviews, cache: &cache!)
        knownSpacing = spacing
        return spacing
    }
}

/// A layout whose guides are those of its children: where no child sets one, there is no need to ask.
protocol MergingLayout: Layout {}
