/// Reads braces as a list of views.
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

/// No box at all.
public struct EmptyView: View, PrimitiveView {
    public init() {}
    public func _makeBoxes(_ context: inout BoxContext) {}
}

/// Views in a row: as many children for the container around them.
public struct TupleView<each Content: View>: View, PrimitiveView {
    let content: (repeat each Content)

    init(_ content: repeat each Content) { self.content = (repeat each content) }

    public func _makeBoxes(_ context: inout BoxContext) {
        repeat (each content)._makeBoxes(&context)
    }
}

/// One view or the other.
public struct ConditionalView<First: View, Second: View>: View, PrimitiveView {
    enum Content {
        case first(First)
        case second(Second)
    }

    let content: Content

    public func _makeBoxes(_ context: inout BoxContext) {
        switch content {
        case .first(let view): view._makeBoxes(&context)
        case .second(let view): view._makeBoxes(&context)
        }
    }
}

extension Optional: View where Wrapped: View {
    public var body: Never { preconditionFailure("an optional view has no body") }
    public func _makeBoxes(_ context: inout BoxContext) { self?._makeBoxes(&context) }
}

/// Views as children of the container around them, so that a modifier meets each of them.
public struct Group<Content: View>: View, PrimitiveView {
    let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public func _makeBoxes(_ context: inout BoxContext) {
        if context.enter(Self.self) { content._makeBoxes(&context) }
        context.leave()
    }
}

/// A view of a type that is not told.
public struct AnyView: View, PrimitiveView {
    private let content: ErasedView

    public init<Content: View>(_ content: Content) {
        self.content = (content as? AnyView)?.content ?? ErasedView(content)
    }

    public init<Content: View>(erasing content: Content) { self.init(content) }

    public func _makeBoxes(_ context: inout BoxContext) {
        if context.enter(Self.self) { content.view?._makeBoxes(&context) }
        context.leave()
    }
}

/// One view, or several, for each element of a collection.
public struct ForEach<Data: Sequence, Content: View>: View, PrimitiveView {
    let data: Data
    let content: (Data.Element) -> Content

    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.data = data
        self.content = content
    }

    /// Elements need no identity, since nothing changes once it is drawn: `id` is there so that sources from elsewhere
    /// compile.
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

/// A container.
struct LayoutView<L: Layout, Content: View>: View, PrimitiveView {
    let layout: L
    let content: Content

    func _makeBoxes(_ context: inout BoxContext) {
        let outer = context.orientation
        context.orientation = (layout as? AnyLayout)?.orientation ?? L.layoutProperties.stackOrientation
        let children = context.children(content, of: L.self)
        context.orientation = outer
        context.boxes.append(LayoutBox(layout, children, context.pass))
    }
}
