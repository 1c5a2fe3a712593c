import BoxDrawing

/// A view whose observers are told of it once the tree is laid out.
public struct ObservedView<Content: View>: View, PrimitiveView {
    let content: Content
    /// Looks at a box of the content, whose frame and whose preferences, all those from a number on, are known.
    let look: (_ box: Box, _ bounds: CGRect, _ path: TreePath, _ firstPreference: Int) -> Void

    public func _makeBoxes(_ context: inout BoxContext) {
        let path = context.path
        context.path = path.part(Self.self)
        let first = context.make(content)
        for index in first..<context.boxes.count {
            let place = path.part(index - first).part(Self.self)
            context.boxes[index] = ObservedBox(context.boxes[index], place, look)
        }
        context.path = path
    }
}

private final class ObservedBox: UnaryBox {
    private let path: TreePath
    private let look: (Box, CGRect, TreePath, Int) -> Void
    private var firstPreference = 0

    init(_ child: Box, _ path: TreePath, _ look: @escaping (Box, CGRect, TreePath, Int) -> Void) {
        (self.path, self.look) = (path, look)
        super.init(child)
    }

    override func draw(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ ink: InheritedStyle, into drawing: inout Drawing
    ) {
        firstPreference = pass.preferences.count
    }

    override func drawAbove(in bounds: CGRect, _ ink: InheritedStyle, into drawing: inout Drawing) {
        look(self, bounds, path, firstPreference)
    }
}

extension View {
    /// Does something once the view is in the tree: the drawing shows what becomes of it.
    public func onAppear(perform action: (() -> Void)? = nil) -> ObservedView<Self> {
        ObservedView(content: self) { box, _, path, _ in
            box.pass.observe(box, at: path, true) { _ in action?() }
        }
    }

    /// Does nothing: what becomes of asynchronous work is no part of a drawing.
    public func task(priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void) -> Self { self }
    public func task(
        id: some Equatable, priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void
    ) -> Self { self }

    public func onDisappear(perform action: (() -> Void)? = nil) -> Self { self }

    /// Does something when a value changes from one layout to the next; with `initial` also at the first.
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping (_ old: Value, _ new: Value) -> Void
    ) -> ObservedView<Self> {
        ObservedView(content: self) { box, _, path, _ in
            box.pass.observe(box, at: path, value) { old in
                if initial || old != nil { action(old ?? value, value) }
            }
        }
    }

    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping () -> Void
    ) -> ObservedView<Self> {
        onChange(of: value, initial: initial) { _, _ in action() }
    }

    public func onChange<Value: Equatable>(
        of value: Value, perform action: @escaping (_ new: Value) -> Void
    ) -> ObservedView<Self> {
        onChange(of: value) { _, new in action(new) }
    }
}
