import BoxDrawing

extension View {
    /// Gives the view its ideal size, whatever is offered.
    public func fixedSize() -> RefittedView<Self> { fixedSize(horizontal: true, vertical: true) }

    /// Gives the view its ideal width if `horizontal`, and its ideal height if `vertical`, whatever is offered.
    public func fixedSize(horizontal: Bool, vertical: Bool) -> RefittedView<Self> {
        ModifiedView(self, "RefittedView") { FixedSizeBox($0, horizontal: horizontal, vertical: vertical) }
    }

    /// Offers the view a size whose width is `ratio` times its height: the largest that fits into the size offered, or
    /// the smallest that fills it. If `ratio` is nil or no positive finite number, the ratio of the view's ideal size
    /// is kept.
    public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> RefittedView<Self> {
        let ratio = ratio.flatMap { $0 > 0 && $0 < .infinity ? $0 : nil }
        return ModifiedView(self, "RefittedView") { AspectRatioBox($0, ratio, contentMode) }
    }

    public func aspectRatio(_ ratio: CGSize, contentMode: ContentMode) -> RefittedView<Self> {
        aspectRatio(ratio.width / ratio.height, contentMode: contentMode)
    }

    public func scaledToFit() -> RefittedView<Self> { aspectRatio(contentMode: .fit) }
    public func scaledToFill() -> RefittedView<Self> { aspectRatio(contentMode: .fill) }

    /// Draws the view moved right by `x` and down by `y`; for the container and the neighbours it remains in place.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> RefittedView<Self> {
        ModifiedView(self, "RefittedView") { OffsetBox($0, Point(x: x, y: y)) }
    }

    public func offset(_ offset: CGSize) -> RefittedView<Self> { self.offset(x: offset.width, y: offset.height) }
}

/// The way in which a view of a fixed ratio uses the room offered: it fits inside the room, or fills all of it.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    case fit, fill
}

/// A view that is offered another size, or drawn at another place, than without the modifier.
public typealias RefittedView<Content: View> = ModifiedView<Content>

private final class FixedSizeBox: UnaryBox {
    private let horizontal, vertical: Bool

    init(_ child: Box, horizontal: Bool, vertical: Bool) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
        super.init(child)
    }

    override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    }
}

private final class AspectRatioBox: UnaryBox {
    private let ratio: CGFloat?
    private let mode: ContentMode

    init(_ child: Box, _ ratio: CGFloat?, _ mode: ContentMode) {
        (self.ratio, self.mode) = (ratio, mode)
        super.init(child)
    }

    override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        guard proposal != .unspecified else { return proposal }
        let ideal = ratio.map { CGSize(width: $0, height: 1) } ?? child.size(.unspecified)
        // A view without a size has no ratio.
        guard ideal.width > 0, ideal.height > 0 else { return proposal }
        let ratio = ideal.width / ideal.height
        let wide = proposal.width.map { CGSize(width: $0, height: $0 / ratio) }
        let high = proposal.height.map { CGSize(width: $0 * ratio, height: $0) }
        guard let wide, let high else { return (wide ?? high).map { bounded($0, proposal) } ?? proposal }
        return bounded((wide.width < high.width) == (mode == .fit) ? wide : high, proposal)
    }

    /// Returns a size with infinite lengths, for which no ratio can be kept, replaced by what was offered.
    private func bounded(_ size: CGSize, _ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: size.width.isFinite ? size.width : proposal.width,
            height: size.height.isFinite ? size.height : proposal.height)
    }
}

private final class OffsetBox: UnaryBox {
    private let offset: Point

    init(_ child: Box, _ offset: Point) {
        self.offset = offset
        super.init(child)
    }

    /// Guides remain in place, too.
    override func findGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
        child.guide(key, in: proposal)
    }

    override func childOrigin(in size: CGSize, _ proposal: ProposedViewSize) -> Point { offset }
}
