import BoxDrawing

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

    /// What is drawn otherwise than it was asked for, such as a symbol of an unknown name; each note once, in the order
    /// of the views.
    public private(set) var notes: [String] = []

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
        let layouts = Layouts(
            measurer, direction, ProposedViewSize(width: width, height: nil))
        var result = Drawing()
        DeepStack.run { giveUp in
            repeat {
                let pass = layouts.begin(giveUp)
                result = Drawing()
                result.layOut(content, pass)
            } while layouts.end()
        }
        if let failure = layouts.finish() { throw failure }
        self = result
    }

    /// The layouts of one tree, which is laid out until no state changes.
    private final class Layouts {
        private let measurer: any TextMeasurer
        private let direction: LayoutDirection
        private let proposal: ProposedViewSize
        private let store = StateStore()
        private var pass: LayoutPass?
        private var count = 0

        init(_ measurer: any TextMeasurer, _ direction: LayoutDirection, _ proposal: ProposedViewSize) {
            (self.measurer, self.direction, self.proposal) = (measurer, direction, proposal)
        }

        func begin(_ giveUp: @escaping () -> Void) -> LayoutPass {
            let pass = LayoutPass(measurer: measurer, direction: direction, store: store, proposal: proposal)
            pass.abandon = giveUp
            self.pass = pass
            count += 1
            return pass
        }

        /// Tells the observers, and returns whether the tree has to be laid out again.
        func end() -> Bool {
            guard let pass else { return false }
            // The tree is released here, where the stack is deep enough for its depth.
            defer { (pass.isOver, pass.root, pass.observers) = (true, nil, []) }
            guard !pass.hasFailed else { return false }
            store.isChanged = false
            var last: Box?
            for observer in pass.observers {
                let before = store.isChanged
                observer.act()
                if store.isChanged, !before { last = observer.box }
            }
            guard store.isChanged else { return false }
            if count >= LayoutPass.mostLayouts, let last { pass.fail(LayoutError(.unsettled, at: last)) }
            pass.isOver = true
            pass.abandon = {}
            return !pass.hasFailed
        }

        /// Ends the last layout, and returns its error.
        func finish() -> LayoutError? {
            pass?.isOver = true
            pass?.abandon = {}
            return pass?.failure
        }
    }

    private init() {}

    private mutating func layOut(_ content: some View, _ pass: LayoutPass) {
        var context = BoxContext(pass)
        content._makeBoxes(&context)
        guard !pass.hasFailed else { return }
        // Several views at the root are stacked one below the other.
        var root = context.boxes.count == 1 ? context.boxes[0] : LayoutBox(VStackLayout(), context.boxes, context)
        if pass.direction == .rightToLeft { root = MirroredBox(root) }
        // Most boxes draw one thing or none.
        items.reserveCapacity(pass.boxCount / 2)
        root.place(at: .zero, pass.proposal)
        size = root.size(pass.proposal)
        root.settle(InheritedStyle(), into: &self)
        pass.root = root
    }

    mutating func append(_ item: consuming DrawnItem, _ ink: InheritedStyle) {
        guard !ink.isHidden else { return }
        // The opacity of a colour is that of its item.
        item.opacity = ink.opacity
        if let alpha = (item.fill ?? item.stroke)?.alpha, alpha != 1 {
            if item.gradient == nil { item.opacity *= alpha }
            item.fill?.alpha = 1
            item.stroke?.alpha = 1
        }
        if ink.id != nil { item.id = ink.id }
        items.append(consume item)
    }

    mutating func note(_ note: String) {
        if !notes.contains(note) { notes.append(note) }
    }

    mutating func append(_ id: String, _ frame: CGRect) { frames.append((id, frame)) }

    /// The frame of the first view with the identifier `id`, or nil if no view has it.
    public subscript(id: String) -> CGRect? { frames.first { $0.id == id }?.frame }

    /// Returns the frames of all views with the identifier `id`, in the order of the property `frames`.
    public func frames(of id: String) -> [CGRect] { frames.filter { $0.id == id }.map(\.frame) }

    /// Changes the items and the frames that were added since there were as many as `start` says.
    mutating func change(
        since start: (items: Int, frames: Int), item: (inout DrawnItem) -> Void, frame: ((inout CGRect) -> Void)? = nil
    ) {
        for index in items.indices[start.items...] { item(&items[index]) }
        guard let frame else { return }
        for index in frames.indices[start.frames...] { frame(&frames[index].frame) }
    }

    /// The numbers of items and frames until now.
    var counts: (items: Int, frames: Int) { (items.count, frames.count) }

    /// Takes the items that were added since there were `start` of them.
    mutating func takeItems(since start: Int) -> [DrawnItem] {
        let taken = Array(items[start...])
        items.removeSubrange(start...)
        return taken
    }

    /// Puts items behind those that were added since there were `start` of them.
    mutating func insert(_ behind: [DrawnItem], at start: Int) { items.insert(contentsOf: behind, at: start) }
}
