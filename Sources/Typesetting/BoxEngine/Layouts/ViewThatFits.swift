import BoxDrawing

/// A view that shows the first of its children that fits: whose ideal size is no larger than what is offered. If none
/// fits, it shows the last one.
///
/// ```swift
/// ViewThatFits(in: .horizontal) {
///     Text("all of the words that there might be room for")
///     Text("few words")
/// }
/// ```
public struct ViewThatFits<Content: View>: View, PrimitiveView {
    private let axes: Axis.Set
    private let content: Content

    /// Creates a view that shows one of its children.
    /// - Parameter axes: the axes along which the child has to fit.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    public func _makeBoxes(_ context: inout BoxContext) {
        let outer = context.orientation
        context.orientation = nil
        let children = context.children(content, of: Self.self)
        context.orientation = outer
        context.boxes.append(FittingBox(children, axes, context.pass))
    }
}

private final class FittingBox: Box {
    private let children: [Box]
    private let axes: Axis.Set
    /// The child that is shown, once the box is placed.
    private var shown: Box?

    init(_ children: [Box], _ axes: Axis.Set, _ pass: LayoutPass) {
        (self.children, self.axes) = (children, axes)
        super.init(pass, guides: children.reduce([]) { $0.union($1.guides) })
        adopt(children)
    }

    override var name: String { "ViewThatFits" }

    private func child(for proposal: ProposedViewSize) -> Box? {
        children.first { child in
            let isWide = axes.contains(.horizontal) && proposal.width != nil
            let isHigh = axes.contains(.vertical) && proposal.height != nil
            guard isWide || isHigh else { return true }
            let ideal = child.size(
                ProposedViewSize(
                    width: axes.contains(.horizontal) ? nil : proposal.width,
                    height: axes.contains(.vertical) ? nil : proposal.height))
            return (!isWide || fits(ideal.width, proposal.width)) && (!isHigh || fits(ideal.height, proposal.height))
        } ?? children.last
    }

    /// Sums of lengths are rounded, which must not cost a child that fits exactly.
    private func fits(_ length: CGFloat, _ offered: CGFloat?) -> Bool {
        length <= (offered ?? .infinity) * (1 + 1e-9)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { child(for: proposal)?.size(proposal) ?? .zero }

    override func findGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
        child(for: proposal)?.guide(key, in: proposal)
    }

    override var spacing: ViewSpacing { children.first?.spacing ?? .zero }

    override func placeChildren(in bounds: CGRect, _ proposal: ProposedViewSize) {
        shown = child(for: proposal)
        shown?.place(at: bounds.origin, proposal)
    }

    /// The child that is shown, or all of them before it is known.
    override func eachChild(_ body: (Box) -> Void) {
        if let shown { body(shown) } else { children.forEach(body) }
    }
}
