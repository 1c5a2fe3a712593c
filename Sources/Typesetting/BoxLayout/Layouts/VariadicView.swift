import BoxDrawing
import BoxEngine

// The way in which containers took their children apart before `Group(subviews:)`.

/// A view made of the children of another.
public enum _VariadicView {
    public typealias Children = SubviewsCollection
    public typealias ViewRoot = _VariadicView_ViewRoot
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot

    /// What `root` makes of the children of a view.
    public struct Tree<Root: _VariadicView_ViewRoot, Content: View>: View {
        public var root: Root
        public var content: Content

        public init(root: Root, content: Content) { (self.root, self.content) = (root, content) }
        public init(_ root: Root, @ViewBuilder content: () -> Content) { (self.root, self.content) = (root, content()) }

        public var body: some View {
            Group(subviews: content) { root.body(children: $0) }
        }
    }
}

public protocol _VariadicView_ViewRoot {
    associatedtype Body: View
    @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}
