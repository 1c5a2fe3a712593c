/// A child of a container, as its layout sees it: something to ask for its size, and to place.
public struct LayoutSubview: Equatable {
    let box: Box

    /// The size that the child takes when it is offered `proposal`.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { box.size(proposal) }

    /// The size with the guides: as costly as the size, a guide when it is asked for.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(box.size(proposal), of: box, in: proposal)
    }

    /// Places the child: what is at `anchor` of it comes to stand at `position`.
    ///
    /// Only what is called while the child's container places its children counts.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        box.place(at: position, anchor: anchor, proposal)
    }

    /// How far the child wants to stand from its neighbours.
    public var spacing: ViewSpacing {
        box.pass.count(box)
        return box.spacing
    }

    /// Who gets room first: 0 unless `layoutPriority` says otherwise.
    public var priority: Double {
        box.pass.count(box)
        return box.priority
    }

    /// What `layoutValue(key:value:)` attached to the child.
    public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
        box.pass.count(box)
        // Nothing attached is not the same as nil attached, where the value is optional.
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
    /// Layouts count from the leading edge in either case.
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

    /// The children at some places, as a collection that begins at 0.
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
    /// For a child that carries none.
    static var defaultValue: Value { get }
}
