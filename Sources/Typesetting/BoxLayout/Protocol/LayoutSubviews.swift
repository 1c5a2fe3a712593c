/// A child of a container as its layout sees it: it can be asked for its size, and placed.
public struct LayoutSubview: Equatable {
    let box: Box

    /// Returns the size that the child takes when it is offered `proposal`.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { box.size(proposal) }

    /// Returns the size together with the guides. It costs as much as the size; a guide is computed when it is read.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(box.size(proposal), of: box, in: proposal)
    }

    /// Places the child so that the point `anchor` of it is at `position`.
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

    /// The child's priority: children of a higher one get room first; 0 unless `layoutPriority` sets it.
    public var priority: Double {
        box.pass.count(box)
        return box.priority
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

/// The children of a container, in order.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
    public typealias SubSequence = LayoutSubviews

    let boxes: [Box]
    public let startIndex: Int
    public let endIndex: Int
    /// The reading direction; layouts measure from the leading edge in either one.
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

    /// The children at some indices, as a collection that begins at 0.
    public subscript<Indices: Sequence>(indices: Indices) -> LayoutSubviews where Indices.Element == Int {
        LayoutSubviews(indices.map { self[$0].box }, layoutDirection)
    }

    public static func == (one: LayoutSubviews, other: LayoutSubviews) -> Bool {
        one.count == other.count && zip(one, other).allSatisfy { $0 == $1 }
    }
}

/// A value that a child carries for its container: `subview[Rank.self]`.
public protocol LayoutValueKey {
    associatedtype Value
    /// The value of a child that carries none.
    static var defaultValue: Value { get }
}
