import BoxDrawing

/// An object whose changes views show. A drawing reads its values as they stand when a view's body is read; a change
/// alone does not lay the tree out again.
public protocol ObservableObject: AnyObject {}

/// A value of an observable object.
@propertyWrapper
public struct Published<Value> {
    public var wrappedValue: Value

    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(initialValue: Value) { wrappedValue = initialValue }
    public var projectedValue: Published { self }
}

/// The bindings to the values of an object.
@dynamicMemberLookup
public struct ObjectBindings<Object: AnyObject> {
    fileprivate let object: Object

    public subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<Object, Value>) -> Binding<Value> {
        Binding(get: { [object] in object[keyPath: path] }, set: { [object] in object[keyPath: path] = $0 })
    }
}

/// An object that a view makes once, and keeps from one layout to the next.
@propertyWrapper
public struct StateObject<Object: ObservableObject>: LinkedProperty {
    private final class Cell {
        lazy var object = make()
        let make: () -> Object

        init(_ make: @escaping () -> Object) { self.make = make }
    }

    private let cell: Cell

    public init(wrappedValue make: @autoclosure @escaping () -> Object) { cell = Cell(make) }

    public var wrappedValue: Object { cell.object }
    public var projectedValue: ObjectBindings<Object> { ObjectBindings(object: wrappedValue) }

    func link(at path: TreePath, _ environment: EnvironmentValues, _ store: StateStore) {
        cell.object = store.kept(at: path, or: cell.object)
    }
}

/// An object that a view is given.
@propertyWrapper
public struct ObservedObject<Object: ObservableObject>: DynamicProperty {
    public var wrappedValue: Object

    public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
    public init(initialValue: Object) { wrappedValue = initialValue }
    public var projectedValue: ObjectBindings<Object> { ObjectBindings(object: wrappedValue) }
}
