/// A way to change views, with a name: `Text("Swift").modifier(Chip())`.
public protocol ViewModifier {
    associatedtype Body: View
    /// What the modifier gets.
    typealias Content = AnyView

    @ViewBuilder func body(content: Content) -> Body
}

extension View {
    public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> Modifier.Body {
        modifier.body(content: AnyView(self))
    }
}
