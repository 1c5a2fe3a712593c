import BoxDrawing

extension View {
    /// Puts the view in a frame whose size follows the size offered, between a minimum and a maximum.
    ///
    /// Along each axis the frame takes the length offered, limited to the minimum and the maximum; a bound that is left
    /// out is the view's own length. `.infinity` as a maximum takes all that is offered. The ideal length is used where
    /// nothing is offered.
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> FlexibleFrameView<Self> {
        let width = LengthBounds(minWidth, idealWidth, maxWidth)
        let height = LengthBounds(minHeight, idealHeight, maxHeight)
        return ModifiedView(self, "FlexibleFrameView") { FlexibleFrameBox($0, width, height, alignment) }
    }
}

/// The bounds of a frame's length along one axis.
private struct LengthBounds {
    let least, ideal, most: CGFloat?

    /// Creates bounds. If their order is wrong the least length wins; a value that is no length is ignored.
    init(_ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?) {
        func valid(_ length: CGFloat?, below limit: CGFloat) -> CGFloat? {
            length.flatMap { $0 >= 0 && $0 < limit ? $0 : nil }
        }
        let low = valid(least, below: .infinity)
        let high = most == .infinity ? most : valid(most, below: .infinity).map { max($0, low ?? 0) }
        self.least = low
        self.most = high
        self.ideal = valid(ideal, below: .infinity).map { min(max($0, low ?? 0), high ?? .infinity) }
    }

    var isFree: Bool { least == nil && most == nil }
    var isAbsent: Bool { isFree && ideal == nil }

    /// Returns whether the minimum or the maximum decided a length.
    func decides(_ length: CGFloat) -> Bool { length <= least ?? -.infinity || length >= most ?? .infinity }

    /// Returns the length that the child is offered.
    func clamp(_ proposed: CGFloat?) -> CGFloat? {
        (proposed ?? ideal).map { min(max($0, least ?? 0), most ?? .infinity) }
    }

    /// Returns the length of the frame, given what it is offered and the length of its child.
    func length(_ proposed: CGFloat?, child: CGFloat) -> CGFloat {
        if proposed == nil, let ideal { return ideal }
        guard !isFree else { return child }
        let low = least ?? min(child, most ?? child)
        let high = most ?? max(child, least ?? child)
        return min(max(proposed ?? child, low), high)
    }
}

/// The result of the `frame` modifier with minimum and maximum lengths: a view in a frame that follows the size
/// offered.
public typealias FlexibleFrameView<Content: View> = ModifiedView<Content>

private final class FlexibleFrameBox: UnaryBox {
    private let width, height: LengthBounds
    private let alignment: Alignment

    init(_ child: Box, _ width: LengthBounds, _ height: LengthBounds, _ alignment: Alignment) {
        (self.width, self.height, self.alignment) = (width, height, alignment)
        super.init(child)
    }

    override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width.clamp(proposal.width), height: height.clamp(proposal.height))
    }

    override func size(around child: CGSize, _ proposal: ProposedViewSize) -> CGSize {
        CGSize(
            width: width.length(proposal.width, child: child.width),
            height: height.length(proposal.height, child: child.height))
    }

    /// Returns the proposal to the child: along an axis without an offer it is the length of the frame if a bound
    /// decided that length.
    override func placedProposal(_ proposal: ProposedViewSize, in size: CGSize) -> ProposedViewSize {
        var offered = childProposal(proposal)
        if offered.width == nil, width.decides(size.width) { offered.width = size.width }
        if offered.height == nil, height.decides(size.height) { offered.height = size.height }
        return offered
    }

    override func childOrigin(in size: CGSize, _ proposal: ProposedViewSize) -> Point {
        child.origin(in: size, placedProposal(proposal, in: size), alignment)
    }

    /// The spacing of the child, without its preferences along an axis whose length is bounded.
    override var spacing: ViewSpacing {
        var spacing = child.spacing
        if !width.isAbsent { spacing.clear(.horizontal) }
        if !height.isAbsent { spacing.clear(.vertical) }
        return spacing
    }
}
