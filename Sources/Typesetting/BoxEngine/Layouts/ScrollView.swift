import BoxDrawing

/// A view that offers its content no bound along its axes, and draws all of it: a drawing cannot be scrolled.
///
/// Along its axes it takes what it is offered, or the length of its content where nothing is offered; the content begins
/// at its top leading corner, and reaches beyond the view if it is larger. Across them it is as large as its content.
public struct ScrollView<Content: View>: View, PrimitiveView {
    private let axes: Axis.Set
    private let content: Content

    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    public func _makeBoxes(_ context: inout BoxContext) {
        let stack: AnyLayout =
            axes == .horizontal ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
        // The margins are those of this view's content, and not of scroll views inside it.
        let outer = context.environment
        let margins = outer.contentMargins
        context.environment.contentMargins = EdgeInsets()
        let inner =
            margins == EdgeInsets()
            ? context.makeOne(stack { content }, .center)
            : context.makeOne(stack { content }.padding(margins), .center)
        context.environment = outer
        guard let inner else { return }
        var box: Box = SpaceBox(ScrollBox(inner, axes, margins), ScrollSpace())
        if axes.contains(.vertical) { box = SpaceBox(box, ScrollSpace(axis: .vertical)) }
        if axes.contains(.horizontal) { box = SpaceBox(box, ScrollSpace(axis: .horizontal)) }
        context.boxes.append(box)
    }
}

/// A box that offers its child no bound along some axes, and remembers what it was offered itself.
final class ScrollBox: UnaryBox {
    private let axes: Axis.Set
    private let margins: EdgeInsets
    /// The size last offered within the margins, which is the room that `containerRelativeFrame` measures.
    private(set) var room = ProposedViewSize.unspecified

    init(_ child: Box, _ axes: Axis.Set, _ margins: EdgeInsets) {
        (self.axes, self.margins) = (axes, margins)
        super.init(child)
    }

    override var name: String { "ScrollView" }

    override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }

    override func size(around child: CGSize, _ proposal: ProposedViewSize) -> CGSize {
        func length(_ axis: Axis) -> CGFloat {
            guard axes.contains(axis == .horizontal ? .horizontal : .vertical) else { return child[axis] }
            return proposal[axis].flatMap { $0 < .infinity ? $0 : nil } ?? child[axis]
        }
        return CGSize(width: length(.horizontal), height: length(.vertical))
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        setRoom(proposal)
        return super.measure(proposal)
    }

    override func placeChildren(in bounds: CGRect, _ proposal: ProposedViewSize) {
        setRoom(ProposedViewSize(bounds.size))
        super.placeChildren(in: bounds, proposal)
    }

    /// Keeps the room, and forgets what views inside answered that may depend on it.
    private func setRoom(_ offered: ProposedViewSize) {
        let room = ProposedViewSize(
            width: offered.width.map { max(0, $0 - margins.leading - margins.trailing) },
            height: offered.height.map { max(0, $0 - margins.top - margins.bottom) })
        guard room != self.room else { return }
        self.room = room
        if pass.hasContainerFrames { child.forget() }
    }
}

extension View {
    /// Puts the view in a frame as large as the nearest scroll view, or as what the drawing is offered, along some
    /// axes.
    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> ModifiedView<Self> {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }

    /// Puts the view in a frame whose length along some axes is that of `span` of `count` equal parts of the container,
    /// which are `spacing` apart.
    public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> ModifiedView<Self> {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let part = (length - spacing * CGFloat(max(1, count) - 1)) / CGFloat(max(1, count))
            return part * CGFloat(span) + spacing * (CGFloat(span) - 1)
        }
    }

    /// Puts the view in a frame whose length along some axes `length` finds from that of the container.
    public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> ModifiedView<Self> {
        ModifiedView(self, "ContainerFrame") { ContainerFrameBox($0, axes, alignment, length) }
    }
}

private final class ContainerFrameBox: UnaryBox {
    private let axes: Axis.Set
    private let alignment: Alignment
    private let length: (CGFloat, Axis) -> CGFloat

    init(_ child: Box, _ axes: Axis.Set, _ alignment: Alignment, _ length: @escaping (CGFloat, Axis) -> CGFloat) {
        (self.axes, self.alignment, self.length) = (axes, alignment, length)
        super.init(child)
        pass.hasContainerFrames = true
    }

    /// Returns the length of the frame along an axis, or nil if it is not bound to the container, or the container's is
    /// not known.
    private func bound(_ axis: Axis) -> CGFloat? {
        guard axes.contains(axis == .horizontal ? .horizontal : .vertical) else { return nil }
        let room = (ancestor { $0 is ScrollBox } as? ScrollBox)?.room[axis] ?? pass.proposal[axis]
        let length = room.map { self.length($0, axis) }
        return length.flatMap { $0 >= 0 && $0 < .infinity ? $0 : nil }
    }

    override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: bound(.horizontal) ?? proposal.width, height: bound(.vertical) ?? proposal.height)
    }

    override func size(around child: CGSize, _ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: bound(.horizontal) ?? child.width, height: bound(.vertical) ?? child.height)
    }

    override func childOrigin(in size: CGSize, _ proposal: ProposedViewSize) -> Point {
        child.origin(in: size, childProposal(proposal), alignment)
    }
}
