import BoxDrawing

extension View {
    /// Adds the lengths of `insets` as room around the view.
    public func padding(_ insets: EdgeInsets) -> PaddedView<Self> {
        ModifiedView(self, "PaddedView") { PaddingBox($0, insets) }
    }

    /// Adds room of `length` at the given edges; 16 if `length` is nil.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> PaddedView<Self> {
        padding(EdgeInsets(edges, length ?? 16))
    }

    /// Adds room of `length` at every edge.
    public func padding(_ length: CGFloat) -> PaddedView<Self> { padding(.all, length) }
}

/// A view with room around it.
public typealias PaddedView<Content: View> = ModifiedView<Content>

private final class PaddingBox: UnaryBox {
    private let insets: EdgeInsets

    init(_ child: Box, _ insets: EdgeInsets) {
        self.insets = insets
        super.init(child)
    }

    private var across: CGFloat { insets.leading + insets.trailing }
    private var down: CGFloat { insets.top + insets.bottom }

    override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max(0, $0 - across) }, height: proposal.height.map { max(0, $0 - down) })
    }

    override func size(around child: CGSize, _ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: max(0, child.width + across), height: max(0, child.height + down))
    }

    override func childOrigin(in size: CGSize, _ proposal: ProposedViewSize) -> Point {
        Point(x: insets.leading, y: insets.top)
    }

    /// The spacing of the child, without its preferences at the edges that are padded.
    override var spacing: ViewSpacing {
        var edges: Edge.Set = []
        if insets.top != 0 { edges.insert(.top) }
        if insets.leading != 0 { edges.insert(.leading) }
        if insets.bottom != 0 { edges.insert(.bottom) }
        if insets.trailing != 0 { edges.insert(.trailing) }
        var spacing = child.spacing
        spacing.clear(edges)
        return spacing
    }
}
