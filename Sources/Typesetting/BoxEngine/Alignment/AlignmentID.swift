import BoxDrawing

/// A type that identifies an alignment guide of your own:
/// `extension VerticalAlignment { static let third = Self(Third.self) }`.
public protocol AlignmentID: SendableMetatype {
    /// Returns the position of the guide in a box that does not set it, measured from the box's top or leading edge.
    static func defaultValue(in context: ViewDimensions) -> CGFloat

    /// Merges a child's position of the guide into `parentValue`, the container's position, nil before the first child.
    /// Both are in the container's coordinates; `n` counts from 0 the children that set the guide. By default the
    /// result is the mean of all.
    static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?)
}

extension AlignmentID {
    public static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
        let sum = (parentValue ?? 0) * CGFloat(n)
        parentValue = (sum + childValue) / CGFloat(n + 1)
    }
}

/// The identity of a horizontal or vertical guide; keys are equal if their identifier types and their axes are equal.
package struct AlignmentKey: Hashable, Sendable {
    let id: any AlignmentID.Type
    let axis: Axis
    /// The kind of the guide: text sets baselines; every other guide keeps its default position unless a box sets it.
    let kind: GuideFlags

    init(id: any AlignmentID.Type, axis: Axis) {
        (self.id, self.axis) = (id, axis)
        if id == FirstTextBaseline.self || id == LastTextBaseline.self {
            kind = .baselines
        } else if axis == .horizontal {
            kind = id == Leading.self || id == HorizontalCenter.self || id == Trailing.self ? .frame : .custom
        } else {
            kind = id == Top.self || id == VerticalCenter.self || id == Bottom.self ? .frame : .custom
        }
    }

    package static func == (one: AlignmentKey, other: AlignmentKey) -> Bool {
        one.id == other.id && one.axis == other.axis
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(id))
        hasher.combine(axis)
    }

    /// Returns the guide of a container, merged from those guides of its children that are not nil.
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

/// The guide of the first baseline; a box without text has its first baseline at its bottom, as a picture does.
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
