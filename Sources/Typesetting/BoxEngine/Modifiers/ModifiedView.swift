import BoxDrawing

/// A view with a modifier, which puts a box around each of the view's boxes.
public struct ModifiedView<Content: View>: View, PrimitiveView {
    private let content: Content
    /// The name of the view in error messages.
    let viewName: String
    private let wrap: (Box) -> Box

    /// Creates a modified view.
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
