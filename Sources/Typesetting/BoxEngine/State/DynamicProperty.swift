import BoxDrawing

/// A property of a view that depends on more than the view: it is connected before the view's body is read.
public protocol DynamicProperty {
    /// Prepares the property; by default it does nothing.
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// A property that is connected to what a drawing keeps: state from one layout to the next, or the environment.
protocol LinkedProperty: DynamicProperty {
    /// Connects the property at a place of the tree.
    func link(at path: TreePath, _ environment: EnvironmentValues, _ store: StateStore)
}

/// The place of a view in the tree, by which its state is found again when the tree is laid out again: a hash of the
/// types and positions on the way from the root.
struct TreePath: Hashable {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    /// Returns the place of a part of this place.
    func part(_ number: Int) -> TreePath { mixed(UInt64(truncatingIfNeeded: number)) }

    func part(_ type: Any.Type) -> TreePath {
        mixed(UInt64(UInt(bitPattern: ObjectIdentifier(type))))
    }

    private func mixed(_ bits: UInt64) -> TreePath {
        var result = self
        result.value = (value ^ bits) &* 0x9E37_79B9_7F4A_7C15
        result.value ^= result.value >> 29
        return result
    }
}

/// What a drawing keeps while its tree is laid out again and again until nothing changes.
final class StateStore {
    /// The cells of states, and the last values that observers saw, by their places.
    private var kept: [TreePath: Any] = [:]
    /// Whether a state was changed since the tree was last laid out.
    var isChanged = false
    /// The types of views known to have no dynamic properties, and those known to have some.
    private var types: [ObjectIdentifier: Bool] = [:]
    /// Some of the types without dynamic properties, by bits of their identifiers: asked at every view.
    private var plainTypes = [ObjectIdentifier?](repeating: nil, count: 64)

    /// Returns what is kept at a place, or keeps a new value there.
    func kept<Value>(at path: TreePath, or new: @autoclosure () -> Value) -> Value {
        if let known = kept[path] as? Value { return known }
        let value = new()
        kept[path] = value
        return value
    }

    func keep(_ value: Any, at path: TreePath) { kept[path] = value }
    func value(at path: TreePath) -> Any? { kept[path] }

    /// Connects the dynamic properties of a view or a modifier.
    func link<Owner>(_ owner: Owner, at path: TreePath, _ environment: EnvironmentValues) {
        let type = ObjectIdentifier(Owner.self)
        let slot = Int(truncatingIfNeeded: UInt(bitPattern: type) >> 4) & 63
        if plainTypes[slot] == type { return }
        if types[type] == false {
            plainTypes[slot] = type
        } else {
            linkProperties(of: owner, at: path, environment)
        }
    }

    @inline(never)
    private func linkProperties<Owner>(of owner: Owner, at path: TreePath, _ environment: EnvironmentValues) {
        types[ObjectIdentifier(Owner.self)] = link(Mirror(reflecting: owner), at: path, environment, depth: 0)
    }

    /// Connects the properties that a mirror shows, also those within others; returns whether there is any.
    private func link(_ mirror: Mirror, at path: TreePath, _ environment: EnvironmentValues, depth: Int) -> Bool {
        var found = false
        for (number, child) in mirror.children.enumerated() {
            guard var property = child.value as? any DynamicProperty else { continue }
            found = true
            let place = path.part(number)
            if let linked = property as? any LinkedProperty {
                linked.link(at: place, environment, self)
            } else if depth < 8 {
                _ = link(Mirror(reflecting: property), at: place, environment, depth: depth + 1)
            }
            property.update()
        }
        return found
    }
}
