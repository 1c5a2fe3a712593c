import BoxDrawing

/// A key of a value that views hand up to those around them.
public protocol PreferenceKey {
    associatedtype Value
    /// The value where no view inside sets one.
    static var defaultValue: Value { get }
    /// Merges the value of the next view into those of the views before it.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

extension LayoutPass {
    /// Returns the value of a key, merged from the preferences from a number on.
    func preference<Key: PreferenceKey>(_ key: Key.Type, from first: Int) -> Key.Value {
        var merged: Key.Value?
        for entry in preferences[min(first, preferences.count)...] where entry.key == ObjectIdentifier(key) {
            guard let value = entry.value as? Key.Value else { continue }
            // Taken out, so that a list is added to and not copied.
            if var present = merged.take() {
                Key.reduce(value: &present) { value }
                merged = present
            } else {
                merged = value
            }
        }
        return merged ?? Key.defaultValue
    }

    /// Replaces the values of a key from a number on by one value.
    func setPreference<Key: PreferenceKey>(_ key: Key.Type, _ value: Key.Value, from first: Int) {
        if preferences.count > first {
            let kept = preferences[first...].filter { $0.key != ObjectIdentifier(key) }
            preferences.replaceSubrange(first..., with: kept)
        }
        preferences.append((ObjectIdentifier(key), value))
    }
}

extension View {
    /// Hands a value up to the views around, in place of those that views inside hand up.
    public func preference<Key: PreferenceKey>(key: Key.Type, value: Key.Value) -> ObservedView<Self> {
        ObservedView(content: self) { box, _, _, first in box.pass.setPreference(key, value, from: first) }
    }

    /// Changes the value that the views inside hand up.
    public func transformPreference<Key: PreferenceKey>(
        _ key: Key.Type, _ change: @escaping (inout Key.Value) -> Void
    ) -> ObservedView<Self> {
        ObservedView(content: self) { box, _, _, first in
            var value = box.pass.preference(key, from: first)
            change(&value)
            box.pass.setPreference(key, value, from: first)
        }
    }

    /// Hands up where a part of the view is; a geometry reader in
    /// ``overlayPreferenceValue(_:alignment:_:)`` reads it.
    public func anchorPreference<Part, Key: PreferenceKey>(
        key: Key.Type, value: Anchor<Part>.Source, transform: @escaping (Anchor<Part>) -> Key.Value
    ) -> ObservedView<Self> {
        ObservedView(content: self) { box, bounds, _, first in
            box.pass.setPreference(key, transform(value.anchor(in: bounds, of: box)), from: first)
        }
    }

    /// Changes the value that the views inside hand up, by where a part of the view is.
    public func transformAnchorPreference<Part, Key: PreferenceKey>(
        key: Key.Type, value: Anchor<Part>.Source, transform: @escaping (inout Key.Value, Anchor<Part>) -> Void
    ) -> ObservedView<Self> {
        ObservedView(content: self) { box, bounds, _, first in
            var present = box.pass.preference(key, from: first)
            transform(&present, value.anchor(in: bounds, of: box))
            box.pass.setPreference(key, present, from: first)
        }
    }

    /// Calls `action` with the value that the views inside hand up, and again whenever it changes; see ``State``.
    public func onPreferenceChange<Key: PreferenceKey>(
        _ key: Key.Type, perform action: @escaping (Key.Value) -> Void
    ) -> ObservedView<Self> where Key.Value: Equatable {
        ObservedView(content: self) { box, _, path, first in
            let value = box.pass.preference(key, from: first)
            box.pass.observe(box, at: path, value) { _ in action(value) }
        }
    }

    /// Puts views in front of this one that are made of the value that the views inside hand up.
    public func overlayPreferenceValue<Key: PreferenceKey, Content: View>(
        _ key: Key.Type, alignment: Alignment = .center, @ViewBuilder _ content: @escaping (Key.Value) -> Content
    ) -> PreferenceView<Self, Key, Content> {
        PreferenceView(view: self, content: content, alignment: alignment, isBehind: false)
    }

    /// Puts views behind this one that are made of the value that the views inside hand up.
    public func backgroundPreferenceValue<Key: PreferenceKey, Content: View>(
        _ key: Key.Type, alignment: Alignment = .center, @ViewBuilder _ content: @escaping (Key.Value) -> Content
    ) -> PreferenceView<Self, Key, Content> {
        PreferenceView(view: self, content: content, alignment: alignment, isBehind: true)
    }
}

/// A view with others before or behind it that are made of what it hands up.
public struct PreferenceView<Content: View, Key: PreferenceKey, Layer: View>: View, PrimitiveView {
    fileprivate let view: Content
    fileprivate let content: (Key.Value) -> Layer
    fileprivate let alignment: Alignment
    fileprivate let isBehind: Bool

    public func _makeBoxes(_ context: inout BoxContext) {
        let (content, alignment) = (content, alignment)
        for index in context.make(view)..<context.boxes.count {
            context.boxes[index] = PreferenceBox(context.boxes[index], alignment, isBehind: isBehind) {
                [context = context.withoutBoxes] pass, first in
                context.makeLater(content(pass.preference(Key.self, from: first)), alignment)
            }
        }
    }
}

private final class PreferenceBox: UnaryBox {
    private let alignment: Alignment
    private let isBehind: Bool
    private let make: (LayoutPass, Int) -> Box?
    private var start = (preferences: 0, items: 0)
    private var layer: Box?

    init(_ child: Box, _ alignment: Alignment, isBehind: Bool, _ make: @escaping (LayoutPass, Int) -> Box?) {
        (self.alignment, self.isBehind, self.make) = (alignment, isBehind, make)
        super.init(child)
    }

    override func draw(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ ink: InheritedStyle, into drawing: inout Drawing
    ) {
        start = (pass.preferences.count, drawing.counts.items)
    }

    override func drawAbove(in bounds: CGRect, _ ink: InheritedStyle, into drawing: inout Drawing) {
        guard let layer = make(pass, start.preferences) else { return }
        self.layer = layer
        layer.parent = self
        let offered = ProposedViewSize(bounds.size)
        layer.place(at: bounds.origin + layer.origin(in: bounds.size, offered, alignment), offered)
        let end = drawing.counts.items
        layer.settle(ink, into: &drawing)
        if isBehind { drawing.insert(drawing.takeItems(since: end), at: start.items) }
    }
}

/// A part of a view, known by where it is in the tree: a rectangle, a point, or several of them.
public struct Anchor<Value>: Sendable {
    /// The parts in the coordinates of the tree, each with what changes it; rectangles have a size.
    fileprivate let parts: [AnchorPart]
    fileprivate let value: @Sendable ([AnchorPart]) -> Value

    func moved(_ transform: CGAffineTransform) -> Value {
        value(parts.map { AnchorPart(frame: $0.frame, effects: $0.effects.concatenating(transform)) })
    }

    /// A part of a view that can be named.
    public struct Source: Sendable {
        fileprivate let find: @Sendable (CGRect) -> [CGRect]
        fileprivate let value: @Sendable ([AnchorPart]) -> Value

        func anchor(in bounds: CGRect, of box: Box) -> Anchor<Value> {
            let effects = box.effects(below: nil)
            return Anchor(parts: find(bounds).map { AnchorPart(frame: $0, effects: effects) }, value: value)
        }
    }
}

/// A rectangle of an anchor, or a point if it has no size, and what turns and scales it.
struct AnchorPart: Hashable, Sendable {
    let frame: CGRect
    let effects: CGAffineTransform
}

extension Anchor: Equatable where Value: Equatable {
    public static func == (one: Anchor, other: Anchor) -> Bool { one.parts == other.parts }
}

extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(parts) }
}

extension Anchor.Source {
    /// Several parts of a view.
    public init<T>(_ sources: [Anchor<T>.Source]) where Value == [T] {
        find = { bounds in sources.flatMap { $0.find(bounds) } }
        value = { parts in
            var rest = parts[...]
            return sources.map { source in
                let count = source.find(.zero).count
                defer { rest = rest.dropFirst(count) }
                return source.value(Array(rest.prefix(count)))
            }
        }
    }

    /// A part of a view, if there is one.
    public init<T>(_ source: Anchor<T>.Source?) where Value == T? {
        find = { bounds in source?.find(bounds) ?? [] }
        value = { parts in source?.value(parts) }
    }
}

extension Anchor.Source where Value == CGRect {
    /// The frame of the view.
    public static var bounds: Self { rect { $0 } }

    /// A rectangle in the view, measured from its top leading corner.
    public static func rect(_ rect: CGRect) -> Self {
        self.rect { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
    }

    private static func rect(_ part: @escaping @Sendable (CGRect) -> CGRect) -> Self {
        Self(find: { [part($0)] }, value: { $0.first.map { $0.frame.applying($0.effects) } ?? .zero })
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the view, measured from its top leading corner.
    public static func point(_ point: CGPoint) -> Self { self.point { $0.origin + point } }
    public static func unitPoint(_ point: UnitPoint) -> Self { self.point { $0.point(at: point) } }

    private static func point(_ part: @escaping @Sendable (CGRect) -> CGPoint) -> Self {
        Self(
            find: { [CGRect(origin: part($0), size: .zero)] },
            value: { $0.first.map { $0.frame.origin.applying($0.effects) } ?? .zero })
    }

    public static var topLeading: Self { unitPoint(.topLeading) }
    public static var top: Self { unitPoint(.top) }
    public static var topTrailing: Self { unitPoint(.topTrailing) }
    public static var leading: Self { unitPoint(.leading) }
    public static var center: Self { unitPoint(.center) }
    public static var trailing: Self { unitPoint(.trailing) }
    public static var bottomLeading: Self { unitPoint(.bottomLeading) }
    public static var bottom: Self { unitPoint(.bottom) }
    public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }
}
