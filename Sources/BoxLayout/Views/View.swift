/// A description of boxes: a box of its own, or a body made of others.
public protocol View {
    associatedtype Body: View
    /// What the view is made of.
    @ViewBuilder var body: Body { get }
    /// Makes the boxes; for the views of this module. A view with a body needs none of its own.
    func _makeBoxes(_ context: inout BoxContext)
}

extension View {
    public func _makeBoxes(_ context: inout BoxContext) {
        context.descend(into: Self.self) { body._makeBoxes(&$0) }
    }
}

extension Never: View {
    public var body: Never { self }
    public func _makeBoxes(_ context: inout BoxContext) {}
}

/// A view that makes its boxes by itself.
protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// What is handed down while views become boxes.
public struct BoxContext {
    let pass: LayoutPass
    /// Made so far for the container at hand.
    var boxes: [Box] = []
    var text = TextStyle()
    /// The direction of the innermost stack.
    var orientation: Axis?
    /// Rows of the innermost grid so far.
    var gridRow: Int?
    private var depth = 0
    /// Views around views, whether or not they make a box.
    private var nesting = 0
    private var container: Any.Type?

    /// A view that holds itself has no end.
    private static let deepestNesting = 4 * LayoutPass.deepest

    init(_ pass: LayoutPass) { self.pass = pass }

    /// Makes what a view holds, without a box of its own.
    mutating func descend(into view: Any.Type, _ make: (inout BoxContext) -> Void) {
        nesting += 1
        defer { nesting -= 1 }
        guard nesting <= Self.deepestNesting, !pass.hasFailed else { return tooDeep(view) }
        make(&self)
    }

    /// Makes the children of a container.
    mutating func children(of container: Any.Type, _ make: (inout BoxContext) -> Void) -> [Box] {
        let outer = (boxes, self.container)
        depth += 1
        boxes = []
        self.container = container
        defer {
            depth -= 1
            (boxes, self.container) = outer
        }
        if depth < LayoutPass.deepest, !pass.hasFailed { make(&self) } else { tooDeep(container) }
        return boxes
    }

    /// Puts a box around each one that a view makes.
    mutating func wrap(_ content: some View, _ around: (Box) -> Box) {
        let first = boxes.count
        depth += 1
        if depth < LayoutPass.deepest, !pass.hasFailed {
            content._makeBoxes(&self)
        } else {
            tooDeep(type(of: content))
        }
        depth -= 1
        for index in first..<boxes.count { boxes[index] = around(boxes[index]) }
    }

    /// Makes one box of a view, outside any stack; several are put into a container. Nil if there is none.
    mutating func makeOne(_ content: some View, _ container: ([Box], LayoutPass) -> Box) -> Box? {
        let (first, outerOrientation) = (boxes.count, orientation)
        orientation = nil
        wrap(content) { $0 }
        orientation = outerOrientation
        guard boxes.count > first + 1 else { return boxes.count > first ? boxes.removeLast() : nil }
        let several = Array(boxes[first...])
        boxes.removeSubrange(first...)
        return container(several, pass)
    }

    private mutating func tooDeep(_ view: Any.Type) {
        pass.fail(LayoutError(.tooDeep, layout: container.map { "\($0)" }, child: shortName(view), index: boxes.count))
    }
}

/// The name of a type without what it is generic over, which for a deep tree is as long as the tree.
func shortName(_ type: Any.Type) -> String {
    String("\(type)".prefix { $0 != "<" })
}
