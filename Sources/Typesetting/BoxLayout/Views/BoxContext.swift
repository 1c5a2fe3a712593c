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

    // No closures from here on: in generic code each of them costs a lookup of types at every call.

    /// Begins a view without a box of its own; false if there are too many around it. ``leave()`` follows in any case.
    mutating func enter(_ view: Any.Type) -> Bool {
        nesting += 1
        if nesting <= Self.deepestNesting, !pass.hasFailed { return true }
        tooDeep(shortName(view))
        return false
    }

    mutating func leave() { nesting -= 1 }

    /// Makes the boxes of what stands in a modifier, one level down, and returns the place of the first.
    mutating func make(_ content: some View) -> Int {
        let first = boxes.count
        depth += 1
        if depth < LayoutPass.deepest, !pass.hasFailed {
            content._makeBoxes(&self)
        } else {
            tooDeep(content)
        }
        depth -= 1
        return first
    }

    /// Makes one box of a view, outside any stack; several lie on each other. Nil if there is none.
    mutating func makeOne(_ content: some View, _ alignment: Alignment) -> Box? {
        let outerOrientation = orientation
        orientation = nil
        let first = make(content)
        orientation = outerOrientation
        guard boxes.count > first + 1 else { return boxes.count > first ? boxes.removeLast() : nil }
        let several = Array(boxes[first...])
        boxes.removeSubrange(first...)
        return LayoutBox(ZStackLayout(alignment: alignment), several, pass)
    }

    /// Makes the children of a container.
    ///
    /// - Parameter gridRow: where the rows of a grid begin to count; nil in any other container.
    mutating func children(_ content: some View, of container: Any.Type, gridRow: Int? = nil) -> [Box] {
        let outer = (boxes, self.container, self.gridRow)
        (boxes, self.gridRow) = ([], gridRow)
        self.container = container
        _ = make(content)
        let children = boxes
        (boxes, self.container, self.gridRow) = outer
        return children
    }

    /// Never inlined: its cast would take room on the stack at every level.
    @inline(never)
    private mutating func tooDeep(_ view: some View) {
        tooDeep((view as? any PrimitiveView)?.viewName ?? shortName(type(of: view)))
    }

    private mutating func tooDeep(_ view: String) {
        pass.fail(LayoutError(.tooDeep, layout: container.map { "\($0)" }, child: view, index: boxes.count))
    }
}

/// The name of a type without what it is generic over, which for a deep tree is as long as the tree.
func shortName(_ type: Any.Type) -> String {
    String("\(type)".prefix { $0 != "<" })
}
