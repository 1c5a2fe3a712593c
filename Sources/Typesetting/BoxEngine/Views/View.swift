import BoxDrawing

/// A description of a part of a layout: it has a body of other views, or makes boxes itself.
public protocol View {
    associatedtype Body: View
    /// The content of the view.
    @ViewBuilder var body: Body { get }
    /// Makes the boxes of the view. Only views of this module implement this method; a view with a body need not.
    func _makeBoxes(_ context: inout BoxContext)
}

extension View {
    public func _makeBoxes(_ context: inout BoxContext) {
        if context.enter(Self.self) {
            let outer = context.path
            context.path = outer.part(Self.self)
            context.pass.store.link(self, at: context.path, context.environment)
            body._makeBoxes(&context)
            context.path = outer
        }
        context.leave()
    }
}

extension Never: View {
    public var body: Never { self }
    public func _makeBoxes(_ context: inout BoxContext) {}
}

/// A view that makes its boxes itself, instead of by a body.
protocol PrimitiveView: View where Body == Never {
    /// The name of the view in error messages.
    var viewName: String { get }
}

extension PrimitiveView {
    var viewName: String { shortName(Self.self) }
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}
