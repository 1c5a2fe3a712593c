import BoxDrawing
import BoxEngine

// Objects and values that come from outside a view. A drawing reads them as they stand.

private struct ObjectsKey: EnvironmentKey {
    static var defaultValue: [ObjectIdentifier: AnyObject] { [:] }
}

extension EnvironmentValues {
    /// The objects that views share with those inside them, by their types.
    fileprivate var objects: [ObjectIdentifier: AnyObject] {
        get { self[ObjectsKey.self] }
        set { self[ObjectsKey.self] = newValue }
    }

    /// Returns the shared object of a type; a program that reads one which it did not share is stopped, as by SwiftUI.
    fileprivate subscript<Object: AnyObject>(type: ObjectType<Object>) -> Object {
        guard let object = objects[ObjectIdentifier(Object.self)] as? Object else {
            preconditionFailure(
                "no view around shares a \(Object.self): expected environmentObject(_:) or environment(_:)")
        }
        return object
    }

    fileprivate subscript<Object: AnyObject>(optional type: ObjectType<Object>) -> Object? {
        objects[ObjectIdentifier(Object.self)] as? Object
    }
}

private struct ObjectType<Object: AnyObject>: Hashable {}

extension View {
    /// Shares an object with the views inside, which read it with ``EnvironmentObject``.
    public func environmentObject<Object: ObservableObject>(_ object: Object) -> EnvironmentView<Self> {
        transformEnvironment(\.objects) { $0[ObjectIdentifier(Object.self)] = object }
    }

    /// Shares an object with the views inside, which read it with ``Environment``, by its type.
    public func environment<Object: AnyObject>(_ object: Object?) -> EnvironmentView<Self> {
        transformEnvironment(\.objects) { $0[ObjectIdentifier(Object.self)] = object }
    }
}

extension Environment where Value: AnyObject {
    public init(_ type: Value.Type) { self.init(\.[ObjectType<Value>()]) }
}

extension Environment {
    public init<Object: AnyObject>(_ type: Object.Type) where Value == Object? {
        self.init(\.[optional: ObjectType<Object>()])
    }
}

/// An object that a view around shares.
@propertyWrapper
public struct EnvironmentObject<Object: ObservableObject>: DynamicProperty {
    @Environment(Object.self) private var object

    public init() {}
    public var wrappedValue: Object { object }
    public var projectedValue: Bindable<Object> { Bindable(wrappedValue: object) }
}

/// The bindings to the values of an object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
    public var wrappedValue: Value

    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(_ value: Value) { wrappedValue = value }
    public var projectedValue: Bindable<Value> { self }

    public subscript<Part>(dynamicMember path: ReferenceWritableKeyPath<Value, Part>) -> Binding<Part> {
        Binding(get: { wrappedValue[keyPath: path] }, set: { wrappedValue[keyPath: path] = $0 })
    }
}

/// A value that an app keeps between runs. A drawing has the one at which it begins.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    @State private var value: Value

    public init(wrappedValue: Value, _ key: String) { _value = State(wrappedValue: wrappedValue) }

    public var wrappedValue: Value {
        get { value }
        nonmutating set { value = newValue }
    }
    public var projectedValue: Binding<Value> { $value }
}

public typealias SceneStorage = AppStorage

/// What a reader is about to write in. In a drawing it is nothing.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    public var wrappedValue: Value {
        get { value }
        nonmutating set {}
    }
    public var projectedValue: FocusState.Binding { Binding() }
    private let value: Value

    public init() where Value == Bool { value = false }
    public init<Field: Hashable>() where Value == Field? { value = nil }

    public struct Binding: Sendable {}
}

extension View {
    public func focused(_ condition: FocusState<Bool>.Binding) -> Self { self }
    public func focused<Value: Hashable>(_ binding: FocusState<Value?>.Binding, equals value: Value) -> Self { self }
}

/// Closes what shows the view. A drawing stays as it is.
public struct DismissAction: Sendable {
    public func callAsFunction() {}
}

extension EnvironmentValues {
    public var dismiss: DismissAction { DismissAction() }
}
