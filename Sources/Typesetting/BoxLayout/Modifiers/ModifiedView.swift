/// A view each of whose boxes stands in another one: what a modifier makes of it.
public struct ModifiedView<Content: View>: View, PrimitiveView {
    private let content: Content
    /// What errors call it.
    let viewName: String
    private let wrap: (Box) -> Box

    /// - Parameter wrap: puts a box around one of the content's.
    init(_ content: Content, _ viewName: String, _ wrap: @escaping (Box) -> Box) {
        (self.content, self.viewName, self.wrap) = (content, viewName, wrap)
    }

    public func _makeBoxes(_ context: inout BoxContext) {
        for index in context.make(content)..<context.boxes.count {
            context.boxes[index] = wrap(context.boxes[index])
        }
    }
}
