import BoxDrawing

/// The state that views hand on while they make their boxes, such as the text style and the boxes of the current
/// container.
public struct BoxContext {
    let pass: LayoutPass
    /// The boxes made for the current container until now.
    var boxes: [Box] = []
    var environment = EnvironmentValues()
    /// The place in the tree, by which state is found again.
    var path = TreePath()
    /// The axis of the innermost stack, or nil outside a stack.
    var orientation: Axis?
    /// The number of rows made in the innermost grid until now, or nil outside a grid.
    var gridRow: Int?
    /// Whether a container takes the children apart, so that it may ask for the identifiers of elements.
    var isTakenApart = false
    private var depth = 0
    /// The number of views around the current one, whether or not they make a box.
    private var nesting = 0
    private var container: Any.Type?

    /// The greatest number of nested views; a view that holds itself has no end.
    private static let deepestNesting = 4 * LayoutPass.deepest

    init(_ pass: LayoutPass) {
        self.pass = pass
        environment.layoutDirection = pass.direction
    }

    var text: TextStyle {
        get { environment.text }
        set { environment.text = newValue }
    }

    // No closures from here on: in generic code each of them costs a lookup of types at every call.

    /// Enters a view without a box of its own; returns false if too many views are around it. ``leave()`` must follow
    /// in both cases.
    mutating func enter(_ view: Any.Type) -> Bool {
        nesting += 1
        if nesting <= Self.deepestNesting, !pass.hasFailed { return true }
        tooDeep(shortName(view))
        return false
    }

    mutating func leave() { nesting -= 1 }

    /// Makes the boxes of one of several views, which is the next part of a place.
    mutating func makePart(_ part: some View, _ number: inout Int, of place: TreePath) {
        path = place.part(number)
        number += 1
        part._makeBoxes(&self)
    }

    /// Makes the boxes of a modifier's content, one level down, and returns the index of the first.
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

    /// Makes one box of a view, outside any stack; several boxes are put in a ZStack. Returns nil if the view makes no
    /// box.
    mutating func makeOne(_ content: some View, _ alignment: Alignment) -> Box? {
        let (outerOrientation, wasTakenApart) = (orientation, isTakenApart)
        (orientation, isTakenApart) = (nil, false)
        let first = make(content)
        (orientation, isTakenApart) = (outerOrientation, wasTakenApart)
        guard boxes.count > first + 1 else { return boxes.count > first ? boxes.removeLast() : nil }
        let several = Array(boxes[first...])
        boxes.removeSubrange(first...)
        return LayoutBox(ZStackLayout(alignment: alignment), several, self)
    }

    /// The state for views that are made later, when the boxes made until now have long been given away.
    var withoutBoxes: BoxContext {
        var copy = self
        copy.boxes = []
        return copy
    }

    /// Makes one box of a view that is made later than its surroundings, such as the content of a geometry reader.
    func makeLater(_ content: some View, _ alignment: Alignment) -> Box? {
        var context = self
        context.boxes = []
        return context.makeOne(content, alignment)
    }

    /// Makes the children of a container.
    ///
    /// - Parameter gridRow: the number at which the rows of a grid begin; nil in any other container.
    mutating func children(_ content: some View, of container: Any.Type, gridRow: Int? = nil) -> [Box] {
        let outer = (boxes, self.container, self.gridRow, isTakenApart)
        (boxes, self.gridRow, isTakenApart) = ([], gridRow, false)
        self.container = container
        _ = make(content)
        let children = boxes
        (boxes, self.container, self.gridRow, isTakenApart) = outer
        return children
    }

    /// Records that the nesting is too deep. It is never inlined, since its cast would take stack space at every level.
    @inline(never)
    private mutating func tooDeep(_ view: some View) {
        tooDeep((view as? any PrimitiveView)?.viewName ?? shortName(type(of: view)))
    }

    private mutating func tooDeep(_ view: String) {
        pass.fail(LayoutError(.tooDeep, layout: container.map { "\($0)" }, child: view, index: boxes.count))
    }
}

/// Returns the name of a type without its generic arguments, which are as long as the tree if the tree is deep.
func shortName(_ type: Any.Type) -> String {
    String("\(type)".prefix { $0 != "<" })
}
