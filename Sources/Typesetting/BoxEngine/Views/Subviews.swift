import BoxDrawing

/// A child of a view as a container sees it that arranges the children itself: see ``Group/init(subviews:transform:)``.
public struct Subview: View, PrimitiveView, Identifiable {
    /// The place of the child among its siblings.
    public struct ID: Hashable, Sendable { let number: Int }

    public let id: ID
    fileprivate let source: SubviewSource

    /// The values that `containerValue(_:_:)` attached to the child.
    public var containerValues: ContainerValues { source.values(of: id.number) }

    public func _makeBoxes(_ context: inout BoxContext) {
        if let box = source.take(id.number) { context.boxes.append(box) }
    }
}

/// The boxes of subviews. A box is drawn at one place; where a subview is shown again, its boxes are made anew.
private final class SubviewSource {
    private let make: () -> [Box]
    private var boxes: [Box?]
    /// Boxes made anew, of which some are not taken yet.
    private var spares: [[Box?]] = []
    private let kept: [ContainerValues]
    let count: Int

    init(_ make: @escaping () -> [Box]) {
        self.make = make
        let boxes = make()
        self.boxes = boxes
        count = boxes.count
        kept = boxes.map { $0.values?[ObjectIdentifier(ContainerValues.self)] as? ContainerValues ?? ContainerValues() }
    }

    func values(of number: Int) -> ContainerValues { kept[number] }

    func take(_ number: Int) -> Box? {
        if let box = boxes[number].take() { return box }
        for index in spares.indices where number < spares[index].count {
            if let box = spares[index][number].take() { return box }
        }
        spares.append(make())
        let last = spares.count - 1
        return number < spares[last].count ? spares[last][number].take() : nil
    }
}

/// The children of a view, in their order.
public struct SubviewsCollection: RandomAccessCollection, View, PrimitiveView {
    fileprivate let source: SubviewSource
    public let startIndex: Int
    public let endIndex: Int

    fileprivate init(_ source: SubviewSource, _ range: Range<Int>) {
        (self.source, startIndex, endIndex) = (source, range.lowerBound, range.upperBound)
    }

    public subscript(index: Int) -> Subview { Subview(id: Subview.ID(number: index), source: source) }
    public subscript(range: Range<Int>) -> SubviewsCollection { SubviewsCollection(source, range) }

    public func _makeBoxes(_ context: inout BoxContext) {
        for child in self { child._makeBoxes(&context) }
    }
}

/// The parts of a collection of subviews are such collections themselves.
public typealias SubviewsCollectionSlice = SubviewsCollection

/// The view that `Group(subviews:)` and `ForEach(subviews:)` make.
public struct SubviewsView<Source: View, Content: View>: View, PrimitiveView {
    fileprivate let source: Source
    fileprivate let content: (SubviewsCollection) -> Content

    public func _makeBoxes(_ context: inout BoxContext) {
        let subviews = SubviewSource { [source, context = context.withoutBoxes] in
            var context = context
            _ = context.make(source)
            return context.boxes
        }
        if context.enter(Self.self), !context.pass.hasFailed {
            content(SubviewsCollection(subviews, 0..<subviews.count))._makeBoxes(&context)
        }
        context.leave()
    }
}

extension Group {
    /// Creates a group of what `transform` makes of the children of a view.
    public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == SubviewsView<Base, Result> {
        self.init { SubviewsView(source: view, content: transform) }
    }

    /// Creates a group of what `transform` makes of the sections of a view. Children outside any section are a section
    /// of their own.
    public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping ([SectionConfiguration]) -> Result
    ) where Content == SubviewsView<Base, Result> {
        self.init {
            SubviewsView(source: view) { transform($0.isEmpty ? [] : [SectionConfiguration(content: $0)]) }
        }
    }
}

/// A section as a container sees it.
public struct SectionConfiguration: Identifiable {
    public var id: Int { content.startIndex }
    public let content: SubviewsCollection
    public var header: SubviewsCollection { content[content.startIndex..<content.startIndex] }
    public var footer: SubviewsCollection { header }
}

extension ForEach {
    /// Creates a view for each child of a view.
    public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Result
    )
    where
        Data == CollectionOfOne<Int>, ID == Int,
        Content == SubviewsView<Base, ForEach<SubviewsCollection, Subview.ID, Result>>
    {
        self.init(CollectionOfOne(0)) { _ in
            SubviewsView(source: view) { ForEach<SubviewsCollection, Subview.ID, Result>($0, content: content) }
        }
    }

    /// Creates a view for each of some subviews.
    public init(subviews: SubviewsCollection, @ViewBuilder content: @escaping (Subview) -> Content)
    where Data == SubviewsCollection, ID == Subview.ID, Content: View {
        self.init(subviews, content: content)
    }
}

/// A key of a value that a view carries for its container: see ``ContainerValues``.
public protocol ContainerValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The values that a view carries for its container, which reads them from a ``Subview``.
public struct ContainerValues {
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

extension View {
    /// Attaches a value that the view's container reads.
    public func containerValue<Value>(
        _ path: WritableKeyPath<ContainerValues, Value>, _ value: Value
    ) -> MarkedView<Self> {
        ModifiedView(self, "MarkedView") { box in
            let key = ObjectIdentifier(ContainerValues.self)
            var values = box.values?[key] as? ContainerValues ?? ContainerValues()
            values[keyPath: path] = value
            return MarkedBox(box, .value(key, values))
        }
    }
}
