extension View {
    /// Sets a guide of the view: where it lies, counted from the view's own leading edge.
    public func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> GuidedView<Self> {
        GuidedView(content: self, key: guide.key, value: computeValue)
    }

    /// Sets a guide of the view: where it lies, counted from the view's own top.
    public func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> GuidedView<Self> {
        GuidedView(content: self, key: guide.key, value: computeValue)
    }
}

/// A view that sets a guide.
public struct GuidedView<Content: View>: View, PrimitiveView {
    fileprivate let content: Content
    fileprivate let key: AlignmentKey
    fileprivate let value: (ViewDimensions) -> CGFloat

    public func _makeBoxes(_ context: inout BoxContext) {
        for index in context.make(content)..<context.boxes.count {
            context.boxes[index] = GuidedBox(context.boxes[index], key, value)
        }
    }
}

private final class GuidedBox: UnaryBox {
    private let key: AlignmentKey
    private let value: (ViewDimensions) -> CGFloat

    init(_ child: Box, _ key: AlignmentKey, _ value: @escaping (ViewDimensions) -> CGFloat) {
        (self.key, self.value) = (key, value)
        super.init(child, guides: child.guides.union(key.isBaseline ? .baselines : .others))
    }

    override func findGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
        guard key == self.key else { return child.guide(key, in: proposal) }
        // The guides that the closure reads are those of the view inside.
        return value(ViewDimensions(child.size(proposal), of: child, in: proposal))
    }
}
