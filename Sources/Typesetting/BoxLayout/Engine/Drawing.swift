/// A finished layout: the items to draw, with their frames.
///
/// The origin is the top left corner of the root view, y grows downward, and lengths are in the unit of the views. No
/// number in a drawing is NaN or infinite.
public struct Drawing: Sendable {
    /// The size that the root view took.
    public private(set) var size: CGSize = .zero
    /// The items to draw, from back to front.
    public private(set) var items: [DrawnItem] = []
    /// The frames of the views that have an identifier: each view before the views inside it, siblings from back to
    /// front.
    public private(set) var frames: [(id: String, frame: CGRect)] = []

    /// Creates the drawing of a view: lays the view out, and collects the items that it draws.
    ///
    /// ```swift
    /// let drawing = try Drawing(of: HStack { Text("Swift"); Text("Rust") }, width: 200, measuring: BoxFont())
    /// print(drawing.size)   // Size(width: 80.0, height: 16.0)
    /// ```
    /// - Parameters:
    ///   - width: the width offered to the root; nil asks for its ideal width. No height is proposed.
    ///   - direction: the reading direction; if it is right to left, the drawing is mirrored.
    ///   - measurer: measures the width and height of text.
    /// - Throws: ``LayoutError`` if a layout answers with a size that is no length, or does not end.
    /// - Complexity: O(n) for n boxes, unless a layout takes longer.
    public init<Content: View>(
        of content: Content, width: CGFloat?, direction: LayoutDirection = .leftToRight,
        measuring measurer: some TextMeasurer
    ) throws(LayoutError) {
        let pass = LayoutPass(measurer: measurer, direction: direction)
        var result = Drawing()
        DeepStack.run { giveUp in
            pass.abandon = giveUp
            result.layOut(content, ProposedViewSize(width: width, height: nil), pass)
            pass.abandon = {}
        }
        pass.isOver = true
        if let failure = pass.failure { throw failure }
        self = result
    }

    private init() {}

    private mutating func layOut(_ content: some View, _ proposal: ProposedViewSize, _ pass: LayoutPass) {
        var context = BoxContext(pass)
        content._makeBoxes(&context)
        guard !pass.hasFailed else { return }
        // Several views at the root are stacked one below the other.
        let root = context.boxes.count == 1 ? context.boxes[0] : LayoutBox(VStackLayout(), context.boxes, pass)
        // Most boxes draw one thing or none.
        items.reserveCapacity(pass.boxCount / 2)
        root.place(at: .zero, proposal)
        size = root.size(proposal)
        root.settle(InheritedStyle(), into: &self)
        if pass.direction == .rightToLeft { mirror() }
    }

    mutating func append(_ item: consuming DrawnItem, _ ink: InheritedStyle) {
        guard !ink.isHidden else { return }
        // The opacity of a colour is that of its item.
        item.opacity = ink.opacity * (item.gradient == nil ? (item.fill ?? item.stroke)?.alpha ?? 1 : 1)
        item.fill?.alpha = 1
        item.stroke?.alpha = 1
        item.id = ink.id
        items.append(item)
    }

    mutating func append(_ id: String, _ frame: CGRect) { frames.append((id, frame)) }

    /// The frame of the first view with the identifier `id`, or nil if no view has it.
    public subscript(id: String) -> CGRect? { frames.first { $0.id == id }?.frame }

    /// Returns the frames of all views with the identifier `id`, in the order of the property `frames`.
    public func frames(of id: String) -> [CGRect] { frames.filter { $0.id == id }.map(\.frame) }

    /// Mirrors all frames, so that left becomes right.
    private mutating func mirror() {
        for index in items.indices { items[index].frame.mirror(in: size.width) }
        for index in frames.indices { frames[index].frame.mirror(in: size.width) }
    }
}

extension Rect {
    fileprivate mutating func mirror(in width: CGFloat) { origin.x = width - origin.x - size.width }
}
