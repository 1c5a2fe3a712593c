/// Views as children of the container around them, so that a modifier meets each of them.
public struct Group<Content: View>: View, PrimitiveView {
    let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public func _makeBoxes(_ context: inout BoxContext) {
        if context.enter(Self.self) { content._makeBoxes(&context) }
        context.leave()
    }
}
