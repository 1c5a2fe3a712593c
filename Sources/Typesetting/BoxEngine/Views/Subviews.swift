import BoxDrawing

/// A child of a view as a container sees it that arranges the children itself: see ``Group/init(subviews:transform:)``.
public struct Subview: View, PrimitiveView, Identifiable {
    /// The place of the child among its siblings.
    public struct ID: Hashable, Sendable { let number: Int }

    public let id: ID
    fileprivate let source: SubviewSource

    /// The values that `containerValue(_:_:)` attached to the child.
    public var containerValues: ContainerValues { source.values(of: id.number) }

    /// The identifier of the element of a ``ForEach`` for which the child was made.
    package var elementID: AnyHashable? { source.elements[id.number] }

    public func _makeBoxes(_ context: inout BoxContext) {
        if let box = source.take(id.number, in: context) { context.boxes.append(box) }
    }
}

/// The boxes of subviews. A box is drawn at one place; where a subview is shown again, or in another environment than
/// that of its source, its boxes are made anew.
private final class SubviewSource {
    /// The boxes that were made in one environment, of which some are not taken yet.
    private struct Batch {
        let environment: EnvironmentValues
        let orientation: Axis?
        var boxes: [Box?]
    }

    private let make: (EnvironmentValues, Axis?) -> [Box]
    private var batches: [Batch] = []
    /// Whether each box depends on the axis of the stack around it.
    private var areGaps: [Bool] = []
    private var kept: [ContainerValues] = []
    /// What each box is for the section around it.
    private(set) var parts: [SectionPart?] = []
    private(set) var elements: [AnyHashable?] = []
    private(set) var count = 0

    /// The number of batches that are kept: rows that all have an environment of their own are made one by one.
    private static let mostBatches = 8

    init(_ context: borrowing BoxContext, _ make: @escaping (EnvironmentValues, Axis?) -> [Box]) {
        self.make = make
        let boxes = make(context.environment, context.orientation)
        batches = [Batch(environment: context.environment, orientation: context.orientation, boxes: boxes)]
        count = boxes.count
        parts = boxes.map(\.section)
        elements = boxes.map(\.elementID)
        areGaps = boxes.map { $0.role == .spacer || $0.role == .divider }
        kept = boxes.map { $0.values?[ObjectIdentifier(ContainerValues.self)] as? ContainerValues ?? ContainerValues() }
    }

    func values(of number: Int) -> ContainerValues { kept[number] }

    func take(_ number: Int, in context: borrowing BoxContext) -> Box? {
        let (environment, orientation) = (context.environment, context.orientation)
        for index in batches.indices
        where number < batches[index].boxes.count && batches[index].environment.isEqual(to: environment)
            && (!areGaps[number] || batches[index].orientation == orientation)
        {
            if let box = batches[index].boxes[number].take() { return box }
        }
        if batches.count == Self.mostBatches { batches.remove(at: 1) }
        let made = make(environment, orientation)
        // Of the same sections as before.
        for (box, part) in zip(made, parts) { box.section = part }
        var boxes: [Box?] = made
        let box = number < boxes.count ? boxes[number].take() : nil
        batches.append(Batch(environment: environment, orientation: orientation, boxes: boxes))
        return box
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
        let subviews = SubviewSource(context) { [source, context = context.withoutBoxes] environment, orientation in
            var context = context
            (context.environment, context.orientation, context.isTakenApart) = (environment, orientation, true)
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
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == SubviewsView<Base, Result> {
        self.init { SubviewsView(source: view) { transform($0.sections) } }
    }
}

/// The sections of a view, in their order.
public typealias SectionCollection = [SectionConfiguration]

/// A section as a container sees it.
public struct SectionConfiguration: Identifiable {
    public var id: Int { header.startIndex }
    public let header: SubviewsCollection
    public let content: SubviewsCollection
    public let footer: SubviewsCollection

    /// The values that `containerValue(_:_:)` attached to the section.
    public var containerValues: ContainerValues {
        (header.first ?? content.first ?? footer.first)?.containerValues ?? ContainerValues()
    }
}

extension SubviewsCollection {
    /// The sections of the views, in their order; views outside any section that follow each other are one, too.
    fileprivate var sections: [SectionConfiguration] {
        var sections: [SectionConfiguration] = []
        var start = startIndex
        while start < endIndex {
            let number = source.parts[start]?.section
            let end = self[start...].firstIndex { source.parts[$0.id.number]?.section != number } ?? endIndex
            func role(_ index: Int) -> SectionPart.Role { source.parts[index]?.role ?? .content }
            let head = (start..<end).first { role($0) != .header } ?? end
            let foot = (head..<end).first { role($0) == .footer } ?? end
            sections.append(
                SectionConfiguration(header: self[start..<head], content: self[head..<foot], footer: self[foot..<end]))
            start = end
        }
        return sections
    }
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
        transformContainerValues { $0[keyPath: path] = value }
    }

    /// Changes the values that the view's container reads.
    package func transformContainerValues(_ change: @escaping (inout ContainerValues) -> Void) -> MarkedView<Self> {
        ModifiedView(self, "MarkedView") { box in
            let key = ObjectIdentifier(ContainerValues.self)
            var values = box.values?[key] as? ContainerValues ?? ContainerValues()
            change(&values)
            return MarkedBox(box, .value(key, values))
        }
    }
}
