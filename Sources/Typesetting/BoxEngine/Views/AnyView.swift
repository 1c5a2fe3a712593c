import BoxDrawing

/// A view that hides its concrete type.
public struct AnyView: View, PrimitiveView {
    private let content: ErasedView

    public init<Content: View>(_ content: Content) {
        self.content = (content as? AnyView)?.content ?? ErasedView(content)
    }

    public init<Content: View>(erasing content: Content) { self.init(content) }

    public func _makeBoxes(_ context: inout BoxContext) {
        if context.enter(Self.self) { content.view?._makeBoxes(&context) }
        context.leave()
    }
}
