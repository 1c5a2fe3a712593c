import BoxDrawing

/// A view that makes one or several views for each element of a sequence.
///
/// Identifiers are not used, since elements keep their places while a drawing is made; they let code written for SwiftUI
/// compile.
public struct ForEach<Data: Sequence, ID: Hashable, Content>: View, PrimitiveView {
    let data: Data
    let make: (Data.Element, inout BoxContext) -> Void

    public func _makeBoxes(_ context: inout BoxContext) {
        let outer = context.path
        if context.enter(Self.self) {
            // A counter, since pairs of numbers and elements would cost a lookup of their type for each.
            var number = 0
            for element in data {
                context.path = outer.part(number)
                number += 1
                make(element, &context)
            }
        }
        context.path = outer
        context.leave()
    }
}

extension ForEach where Content: View {
    private init(of data: Data, _ content: @escaping (Data.Element) -> Content) {
        self.data = data
        make = { element, context in content(element)._makeBoxes(&context) }
    }

    @_disfavoredOverload
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) where ID == Int {
        self.init(of: data, content)
    }

    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(of: data, content)
    }

    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(of: data, content)
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
