/// A type that identifies a guide of your own: `extension VerticalAlignment { static let third = Self(Third.self) }`.
public protocol AlignmentID: SendableMetatype {
    /// Returns the position of the guide in a box that does not set it, measured from the box's top or leading edge.
    static func defaultValue(in context: ViewDimensions) -> CGFloat

    /// Merges the guide of the `n`th child that sets it (from 0) into that of its container, in the container's
    /// coordinates. By default it is the mean of all.
    static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?)
}

extension AlignmentID {
    public static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
        let sum = (parentValue ?? 0) * CGFloat(n)
        parentValue = (sum + childValue) / CGFloat(n + 1)
    }
}

/// A guide of either axis; guides are equal if their identifiers are the same type and their axes are equal.
package struct AlignmentKey: Hashable, Sendable {
    let id: any AlignmentID.Type
    let axis: Axis
    /// Whether the guide is a baseline, which text sets; every other guide keeps its default position unless a box sets
    /// it.
    let isBaseline: Bool

    init(id: any AlignmentID.Type, axis: Axis) {
        (self.id, self.axis) = (id, axis)
        isBaseline = id == FirstTextBaseline.self || id == LastTextBaseline.self
    }

    package static func == (one: AlignmentKey, other: AlignmentKey) -> Bool {
        one.id == other.id && one.axis == other.axis
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(id))
        hasher.combine(axis)
    }

    /// Merges the guides that children set, leaving out those that are nil.
    func combine(_ values: some Sequence<CGFloat?>) -> CGFloat? {
        var merged: CGFloat?
        for (count, value) in values.lazy.compactMap({ $0 }).enumerated() {
            id._combineExplicit(childValue: value, count, into: &merged)
        }
        return merged
    }
}

enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

enum HorizontalCenter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}

enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

enum VerticalCenter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

/// The guide of the first baseline; a box without text has it at its bottom, as a picture does.
enum FirstTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
        parentValue = min(parentValue ?? childValue, childValue)
    }
}

enum LastTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
        parentValue = max(parentValue ?? childValue, childValue)
    }
}
