/// A container: children, and the layout that arranges them.
final class LayoutBox<L: Layout>: Box {
    private let layout: L
    private let subviews: LayoutSubviews
    /// Made by ``begin()``, without which no layout is called: so it is there wherever it is lent out with `!`, which
    /// lends it where it lies, and copies nothing.
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

    override var name: String { (layout as? any MergingLayout)?.viewName ?? shortName(L.self) }

    /// Whether the layout is at work: it may ask its children, and they may not ask it.
    private var isBusy = false

    /// Makes the cache before its first use, and says whether the layout can be called. ``end()`` follows if it can.
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
        return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache!)
    }

    override func placeChildren(in bounds: CGRect, _ proposal: ProposedViewSize) {
        guard begin() else { return }
        defer { end() }
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache!)
    }

    override func findGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: size(proposal))
        guard begin() else { return nil }
        defer { end() }
        return layout.explicitAlignment(
            of: key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache!)
    }

    override var spacing: ViewSpacing {
        if let knownSpacing { return knownSpacing }
        guard begin() else { return ViewSpacing() }
        defer { end() }
        let spacing = layout.spacing(subviews: subviews, cache: &cache!)
        knownSpacing = spacing
        return spacing
    }
}

/// A layout whose guides are those of its children: where no child sets one, there is no need to ask.
protocol MergingLayout: Layout {
    /// As its user writes it: `VStack` for `VStackLayout`.
    var viewName: String { get }
}

extension MergingLayout {
    var viewName: String { shortName(Self.self) }
}
