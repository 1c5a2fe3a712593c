import BoxDrawing

/// Several views that become children of the container around the group; each gets the modifiers of the group.
public struct Group<Content: View>: View, PrimitiveView {
    let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public func _makeBoxes(_ context: inout BoxContext) {
        if context.enter(Self.self) { content._makeBoxes(&context) }
        context.leave()
    }
}
