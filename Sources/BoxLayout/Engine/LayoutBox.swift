/// A container: children, and the layout that arranges them.
final class LayoutBox<L: Layout>: Box {
    private let layout: L
    private let subviews: LayoutSubviews
    private var cache: L.Cache?
    /// What the layout wishes, asked once: every stack around would ask all that it holds again.
    private var wish: ViewSpacing?

    init(_ layout: L, _ children: [Box], _ pass: LayoutPass) {
        self.layout = layout
        subviews = LayoutSubviews(children, pass.direction)
        // What a layout of somebody else sets is not known before it is asked.
        let flags: GuideFlags = layout is any MergingLayout ? [] : [.baselines, .others]
        super.init(pass, guides: children.reduce(flags) { $0.union($1.guides) })
        adopt(children)
    }

    override var children: [Box] { subviews.boxes }
    override var name: String { "\(L.self)" }

    private func withCache<Result>(_ body: (inout L.Cache) -> Result) -> Result {
        var current = cache.take() ?? layout.makeCache(subviews: subviews)
        defer { cache = current }
        return body(&current)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        withCache { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    override func placeChildren(in bounds: CGRect, _ proposal: ProposedViewSize) {
        withCache { layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
    }

    override func findGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: size(proposal))
        return withCache {
            switch key.axis {
            case .horizontal:
                layout.explicitAlignment(
                    of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
            case .vertical:
                layout.explicitAlignment(
                    of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
    }

    override var spacing: ViewSpacing {
        if let wish { return wish }
        let found = withCache { layout.spacing(subviews: subviews, cache: &$0) }
        wish = found
        return found
    }
}

/// A layout whose guides are those of its children: where no child sets one, there is no need to ask.
protocol MergingLayout: Layout {}
