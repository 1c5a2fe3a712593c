import BoxDrawing

extension View {
    /// Puts the view in a frame of a fixed width, a fixed height, or both, and aligns it there; the view may be larger.
    ///
    /// A length that is negative or not finite is ignored.
    public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> FixedFrameView<Self> {
        func valid(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0 >= 0 && $0 < .infinity ? $0 : nil } }
        let (width, height) = (valid(width), valid(height))
        return ModifiedView(self, "FixedFrameView") { FixedFrameBox($0, width: width, height: height, alignment) }
    }
}

/// The result of `frame(width:height:alignment:)`: a view in a frame of a fixed width or height.
public typealias FixedFrameView<Content: View> = ModifiedView<Content>

private final class FixedFrameBox: UnaryBox {
    private let width, height: CGFloat?
    private let alignment: Alignment

    init(_ child: Box, width: CGFloat?, height: CGFloat?, _ alignment: Alignment) {
        (self.width, self.height, self.alignment) = (width, height, alignment)
        super.init(child)
    }

    override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let width, let height { return CGSize(width: width, height: height) }
        let child = child.size(childProposal(proposal))
        return CGSize(width: width ?? child.width, height: height ?? child.height)
    }

    override func childOrigin(in size: CGSize, _ proposal: ProposedViewSize) -> Point {
        child.origin(in: size, childProposal(proposal), alignment)
    }

    /// The spacing of the child, without its preferences along an axis whose length is fixed.
    override var spacing: ViewSpacing {
        var spacing = child.spacing
        if width != nil { spacing.clear(.horizontal) }
        if height != nil { spacing.clear(.vertical) }
        return spacing
    }
}

extension Box {
    /// Returns the origin of this box in a container of a size at which the box's guides meet those of the container.
    func origin(in size: CGSize, _ proposal: ProposedViewSize, _ alignment: Alignment) -> Point {
        let outer = ViewDimensions(size).point(alignment)
        let inner = ViewDimensions(self.size(proposal), of: self, in: proposal).point(alignment)
        // Guides that are infinitely far away, when flexibility is probed, cannot be aligned.
        return Point(
            x: outer.x.isFinite && inner.x.isFinite ? outer.x - inner.x : 0,
            y: outer.y.isFinite && inner.y.isFinite ? outer.y - inner.y : 0)
    }
}
