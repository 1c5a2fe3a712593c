import BoxDrawing

/// A view that makes one or several views for each element of a sequence.
///
/// Elements keep their places while a drawing is made. Their identifiers are the tags of their views, for pickers.
public struct ForEach<Data: Sequence, ID: Hashable, Content>: View, PrimitiveView {
    let data: Data
    let make: (Data.Element, inout BoxContext) -> Void
    /// Returns the identifier of an element; nil for those that have none.
    var identify: ((Data.Element) -> AnyHashable)?

    public func _makeBoxes(_ context: inout BoxContext) {
        let outer = context.path
        if context.enter(Self.self) {
            // A counter, since pairs of numbers and elements would cost a lookup of their type for each.
            var number = 0
            for element in data {
                context.path = outer.part(number)
                number += 1
                let first = context.boxes.count
                make(element, &context)
                guard context.isTakenApart, let identify else { continue }
                let id = identify(element)
                for box in context.boxes[first...] where box.elementID == nil { box.elementID = id }
            }
        }
        context.path = outer
        context.leave()
    }
}

extension ForEach where Content: View {
    private init(
        of data: Data, id: ((Data.Element) -> AnyHashable)? = nil, _ content: @escaping (Data.Element) -> Content
    ) {
        (self.data, identify) = (data, id)
        make = { element, context in content(element)._makeBoxes(&context) }
    }

    @_disfavoredOverload
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) where ID == Int {
        self.init(of: data, content)
    }

    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(of: data, id: { AnyHashable($0.id) }, content)
    }

    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(of: data, id: { AnyHashable($0[keyPath: id]) }, content)
    }

    /// Creates a view for each element of a collection that the view may change.
    public init<Base: MutableCollection>(
        _ data: Binding<Base>, @ViewBuilder content: @escaping (Binding<Base.Element>) -> Content
    ) where Data == [Binding<Base.Element>], Base.Element: Identifiable, ID == Base.Element.ID {
        self.init(of: data.elements, content)
    }

    public init<Base: MutableCollection>(
        _ data: Binding<Base>, id: KeyPath<Base.Element, ID>,
        @ViewBuilder content: @escaping (Binding<Base.Element>) -> Content
    ) where Data == [Binding<Base.Element>] {
        self.init(of: data.elements, content)
    }
}

extension Binding where Value: MutableCollection {
    /// A binding for each element.
    fileprivate var elements: [Binding<Value.Element>] {
        // An element that is gone keeps its last value, and is not set any more.
        func has(_ index: Value.Index) -> Bool { index >= wrappedValue.startIndex && index < wrappedValue.endIndex }
        return wrappedValue.indices.map { index in
            let last = wrappedValue[index]
            return Binding<Value.Element>(
                get: { has(index) ? wrappedValue[index] : last },
                set: { if has(index) { wrappedValue[index] = $0 } })
        }
    }
}

extension Box {
    /// The identifier of the element for which the box was made, if a container asks for it.
    fileprivate(set) var elementID: AnyHashable? {
        get { values?[ObjectIdentifier(ElementKey.self)] as? AnyHashable }
        set { values = (values ?? [:]).merging([ObjectIdentifier(ElementKey.self): newValue as Any]) { $1 } }
    }
}

private enum ElementKey {}
