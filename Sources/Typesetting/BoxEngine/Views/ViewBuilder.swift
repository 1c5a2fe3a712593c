import BoxDrawing

/// A result builder that makes one view of the statements in braces.
@resultBuilder
public enum ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content>
    {
        TupleView(repeat each content)
    }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<First: View, Second: View>(first: First) -> ConditionalView<First, Second> {
        ConditionalView(content: .first(first))
    }
    public static func buildEither<First: View, Second: View>(second: Second) -> ConditionalView<First, Second> {
        ConditionalView(content: .second(second))
    }
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

/// A view that shows nothing: it makes no box.
public struct EmptyView: View, PrimitiveView {
    public init() {}
    public func _makeBoxes(_ context: inout BoxContext) {}
}

/// Several views that follow each other in a view builder; each makes children of the container around them.
public struct TupleView<each Content: View>: View, PrimitiveView {
    let content: (repeat each Content)

    init(_ content: repeat each Content) { self.content = (repeat each content) }

    public func _makeBoxes(_ context: inout BoxContext) {
        let outer = context.path
        var number = 0
        repeat context.makePart(each content, &number, of: outer)
        context.path = outer
    }
}

/// One of two views: the result of `if` and `else` in a view builder.
public struct ConditionalView<First: View, Second: View>: View, PrimitiveView {
    enum Content {
        case first(First)
        case second(Second)
    }

    let content: Content

    public func _makeBoxes(_ context: inout BoxContext) {
        let outer = context.path
        switch content {
        case .first(let view):
            context.path = outer.part(-1)
            view._makeBoxes(&context)
        case .second(let view):
            context.path = outer.part(-2)
            view._makeBoxes(&context)
        }
        context.path = outer
    }
}

extension Optional: View where Wrapped: View {
    public var body: Never { preconditionFailure("an optional view has no body") }
    public func _makeBoxes(_ context: inout BoxContext) { self?._makeBoxes(&context) }
}
