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
        if context.enter(Self.self) { body._makeBoxes(&context) }
        context.leave()
    }
}

extension Never: View {
    public var body: Never { self }
    public func _makeBoxes(_ context: inout BoxContext) {}
}

/// A view that makes its boxes by itself.
protocol PrimitiveView: View where Body == Never {
    /// What errors call it.
    var viewName: String { get }
}

extension PrimitiveView {
    var viewName: String { shortName(Self.self) }
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}
