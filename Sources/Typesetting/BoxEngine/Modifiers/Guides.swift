import BoxDrawing

extension View {
    /// Sets a guide of the view to the position that `computeValue` returns, measured from the view's leading edge.
    public func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> GuidedView<Self> {
        guided(guide.key, computeValue)
    }

    /// Sets a guide of the view to the position that `computeValue` returns, measured from the view's top.
    public func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> GuidedView<Self> {
        guided(guide.key, computeValue)
    }

    private func guided(_ key: AlignmentKey, _ value: @escaping (ViewDimensions) -> CGFloat) -> GuidedView<Self> {
        ModifiedView(self, "GuidedView") { GuidedBox($0, key, value) }
    }
}

/// A view that sets one of its alignment guides.
public typealias GuidedView<Content: View> = ModifiedView<Content>

private final class GuidedBox: UnaryBox {
    private let key: AlignmentKey
    private let value: (ViewDimensions) -> CGFloat

    init(_ child: Box, _ key: AlignmentKey, _ value: @escaping (ViewDimensions) -> CGFloat) {
        (self.key, self.value) = (key, value)
        super.init(child, guides: child.guides.union(key.kind))
    }

    override func findGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
        guard key == self.key else { return child.guide(key, in: proposal) }
        // The guides that the closure reads are those of the view inside.
        return value(ViewDimensions(child.size(proposal), of: child, in: proposal))
    }
}
