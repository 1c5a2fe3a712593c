/// A view that makes one or several views for each element of a sequence.
public struct ForEach<Data: Sequence, Content: View>: View, PrimitiveView {
    let data: Data
    let content: (Data.Element) -> Content

    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.data = data
        self.content = content
    }

    /// Creates a view for each element. `id` is ignored, since a drawing never changes; the parameter lets code written
    /// for SwiftUI compile.
    public init<ID: Hashable>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data, content: content)
    }

    public func _makeBoxes(_ context: inout BoxContext) {
        let content = content
        if context.enter(Self.self) {
            for element in data { content(element)._makeBoxes(&context) }
        }
        context.leave()
    }
}
