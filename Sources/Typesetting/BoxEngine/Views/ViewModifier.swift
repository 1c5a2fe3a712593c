import BoxDrawing

/// A reusable change to a view, such as `Chip` in `Text("Swift").modifier(Chip())`.
public protocol ViewModifier {
    associatedtype Body: View
    /// The type of the view that the modifier changes.
    typealias Content = AnyView

    @ViewBuilder func body(content: Content) -> Body
}

extension View {
    /// Returns the view as `modifier` changes it.
    public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier {
    /// Returns the modifier that first makes this change and then the other.
    public func concat<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A view as a modifier changes it, or a modifier followed by another.
public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    public init(content: Content, modifier: Modifier) { (self.content, self.modifier) = (content, modifier) }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
    public func _makeBoxes(_ context: inout BoxContext) {
        if context.enter(Modifier.self) {
            let outer = context.path
            context.path = outer.part(Modifier.self)
            context.pass.store.link(modifier, at: context.path, context.environment)
            modifier.body(content: AnyView(content))._makeBoxes(&context)
            context.path = outer
        }
        context.leave()
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public func body(content view: AnyView) -> some View { view.modifier(content).modifier(modifier) }
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier, Sendable {
    public static let identity = EmptyModifier()

    public init() {}
    public func body(content: Content) -> some View { content }
}

/// A view that something other than a view makes, whose dynamic properties are connected first: the style of a control.
package struct LinkedView<Owner, Content: View>: View, PrimitiveView {
    private let owner: Owner
    private let content: (Owner) -> Content

    package init(_ owner: Owner, _ content: @escaping (Owner) -> Content) {
        (self.owner, self.content) = (owner, content)
    }

    package func _makeBoxes(_ context: inout BoxContext) {
        if context.enter(Owner.self) {
            let outer = context.path
            context.path = outer.part(Owner.self)
            context.pass.store.link(owner, at: context.path, context.environment)
            content(owner)._makeBoxes(&context)
            context.path = outer
        }
        context.leave()
    }
}
