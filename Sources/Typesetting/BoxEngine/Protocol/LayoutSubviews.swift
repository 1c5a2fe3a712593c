import BoxDrawing

/// A child of a container as the container's layout sees it: it can be asked for its size, and placed.
public struct LayoutSubview: Equatable {
    let box: Box

    /// Returns the size that the child takes when it is offered `proposal`.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { box.size(proposal) }

    /// Returns the size that the child takes when it is offered `proposal`, with its guides, each computed when it is
    /// read.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(box.size(proposal), of: box, in: proposal)
    }

    /// Places the child so that its point `anchor` is at `position`, and offers it `proposal`.
    ///
    /// Only calls made while the child's container places its children have an effect.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        box.place(at: position, anchor: anchor, proposal)
    }

    /// The distances that the child prefers to its neighbours.
    public var spacing: ViewSpacing {
        box.pass.count(box)
        return box.spacing
    }

    /// The child's priority, 0 unless `layoutPriority` sets it: children of a higher priority get room first.
    public var priority: Double {
        box.pass.count(box)
        return box.priority
    }

    /// The values that `containerValue(_:_:)` attached to the child.
    public var containerValues: ContainerValues {
        box.values?[ObjectIdentifier(ContainerValues.self)] as? ContainerValues ?? ContainerValues()
    }

    /// The value that `layoutValue(key:value:)` attached to the child, or the key's default value.
    public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
        box.pass.count(box)
        // A missing value differs from an attached nil, if the value is optional.
        guard let value = box.values?[ObjectIdentifier(key)] else { return Key.defaultValue }
        return value as? Key.Value ?? Key.defaultValue
    }

    public static func == (one: LayoutSubview, other: LayoutSubview) -> Bool { one.box === other.box }
}

/// The children of a container, in the order of its content.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
    public typealias SubSequence = LayoutSubviews

    let boxes: [Box]
    public let startIndex: Int
    public let endIndex: Int
    /// The reading direction; layouts measure from the leading edge in both directions.
    public var layoutDirection: LayoutDirection

    init(_ boxes: [Box], _ direction: LayoutDirection) {
        self.init(boxes, 0..<boxes.count, direction)
    }

    private init(_ boxes: [Box], _ range: Range<Int>, _ direction: LayoutDirection) {
        self.boxes = boxes
        (startIndex, endIndex) = (range.lowerBound, range.upperBound)
        layoutDirection = direction
    }

    public subscript(index: Int) -> LayoutSubview {
        precondition(index >= startIndex && index < endIndex, "the container has a child of this index")
        return LayoutSubview(box: boxes[index])
    }

    public subscript(range: Range<Int>) -> LayoutSubviews {
        precondition(range.lowerBound >= startIndex && range.upperBound <= endIndex, "the container has these children")
        return LayoutSubviews(boxes, range, layoutDirection)
    }

    // Without it `subviews[1...]` would be the endless sequence of indices below.
    public subscript(range: PartialRangeFrom<Int>) -> LayoutSubviews { self[range.lowerBound..<endIndex] }

    /// The children at the given indices, in the order given, as a collection whose own indices begin at 0.
    public subscript<Indices: Sequence>(indices: Indices) -> LayoutSubviews where Indices.Element == Int {
        LayoutSubviews(indices.map { self[$0].box }, layoutDirection)
    }

    public static func == (one: LayoutSubviews, other: LayoutSubviews) -> Bool {
        one.count == other.count && zip(one, other).allSatisfy { $0 == $1 }
    }
}

/// A key for a value that a child carries for its container, which reads the value as `subview[Rank.self]`.
public protocol LayoutValueKey {
    associatedtype Value
    /// The value read from a child to which none is attached.
    static var defaultValue: Value { get }
}
