/// A reusable change to a view, such as `Chip` in `Text("Swift").modifier(Chip())`.
public protocol ViewModifier {
    associatedtype Body: View
    /// The type of the view that the modifier changes.
    typealias Content = AnyView

    @ViewBuilder func body(content: Content) -> Body
}

extension View {
    /// Returns the view as `modifier` changes it.
    public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> Modifier.Body {
        modifier.body(content: AnyView(self))
    }
}
