import BoxDrawing

/// A value that belongs to a view and may be changed by its observers: by `onAppear`, `onPreferenceChange` or
/// `onGeometryChange`.
///
/// A drawing shows the value at which the layout comes to rest: the tree is laid out again until no value changes.
@propertyWrapper
public struct State<Value>: LinkedProperty {
    private let cell: StateCell<Value>

    public init(wrappedValue: Value) { cell = StateCell(wrappedValue) }
    public init(initialValue: Value) { cell = StateCell(initialValue) }

    public var wrappedValue: Value {
        get { cell.value }
        nonmutating set { cell.set(newValue) }
    }

    public var projectedValue: Binding<Value> {
        Binding(get: { [cell] in cell.value }, set: { [cell] in cell.set($0) })
    }

    func link(at path: TreePath, _ environment: EnvironmentValues, _ store: StateStore) {
        cell.link(to: store.kept(at: path, or: cell.copy()), store)
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

/// The storage of a state. For each drawing a cell of its own keeps the value at a place of the tree; the cells that
/// views bring there pass everything on to it.
final class StateCell<Value> {
    private var own: Value
    /// The cell that keeps the value in the present drawing, or nil if this one does.
    private var keeper: StateCell?
    private var store: StateStore?

    init(_ value: Value) { own = value }

    var value: Value { keeper?.own ?? own }
    /// A cell of the same value, which keeps that of one drawing.
    func copy() -> StateCell { StateCell(own) }

    func set(_ value: Value) {
        guard let keeper else {
            if !isEqual(own, value) { store?.isChanged = true }
            own = value
            return
        }
        keeper.set(value)
    }

    func link(to cell: StateCell, _ store: StateStore) {
        keeper = cell
        cell.store = store
    }
}

/// Returns whether two values are known to be equal.
func isEqual(_ one: Any, _ other: Any) -> Bool {
    func compare<T: Equatable>(_ one: T) -> Bool { (other as? T) == one }
    guard let one = one as? any Equatable else { return false }
    return compare(one)
}

/// A way to read and write a value that belongs to another view.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
    private let get: () -> Value
    private let set: (Value) -> Void

    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { (self.get, self.set) = (get, set) }

    /// Creates a binding to the value in an optional one, or nil if there is none.
    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
    }

    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// Returns a binding to a value that never changes.
    public static func constant(_ value: Value) -> Binding { Binding(get: { value }, set: { _ in }) }

    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }

    public var projectedValue: Binding<Value> { self }

    /// The binding to a part of the value.
    public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> {
        Binding<Part>(
            get: { wrappedValue[keyPath: path] },
            set: { part in
                var value = wrappedValue
                value[keyPath: path] = part
                wrappedValue = value
            })
    }
}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}
