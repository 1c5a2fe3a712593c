import BoxDrawing

/// A view that takes all the room that it is offered, 10 by 10 where nothing is offered, and whose content is made when
/// the room is known. Views in it begin at its top leading corner.
///
/// ```swift
/// GeometryReader { proxy in
///     Text("narrow").frame(width: proxy.size.width / 3)
/// }
/// ```
public struct GeometryReader<Content: View>: View, PrimitiveView {
    public var content: (GeometryProxy) -> Content

    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    public func _makeBoxes(_ context: inout BoxContext) {
        let content = content
        context.boxes.append(
            GeometryBox(context) { [context = context.withoutBoxes] in context.makeLater(content($0), .topLeading) })
    }
}

/// A box whose child is made when it is placed.
private final class GeometryBox: Box {
    private let make: (GeometryProxy) -> Box?
    private var child: Box?

    init(_ context: borrowing BoxContext, _ make: @escaping (GeometryProxy) -> Box?) {
        self.make = make
        super.init(context.pass, guides: [])
    }

    override var name: String { "GeometryReader" }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func placeChildren(in bounds: CGRect, _ proposal: ProposedViewSize) {
        child = make(GeometryProxy(box: self, bounds: bounds))
        child?.parent = self
        child?.place(at: bounds.origin, ProposedViewSize(bounds.size))
    }

    override func eachChild(_ body: (Box) -> Void) {
        if let child { body(child) }
    }
}

extension View {
    /// Calls `action` with the value that `value` finds in the size and the place of the view, and again whenever the
    /// value changes; see ``State``.
    public func onGeometryChange<Value: Equatable>(
        for type: Value.Type, of value: @escaping (GeometryProxy) -> Value, action: @escaping (Value) -> Void
    ) -> ObservedView<Self> {
        onGeometryChange(for: type, of: value) { _, new in action(new) }
    }

    public func onGeometryChange<Value: Equatable>(
        for type: Value.Type, of value: @escaping (GeometryProxy) -> Value,
        action: @escaping (_ old: Value, _ new: Value) -> Void
    ) -> ObservedView<Self> {
        ObservedView(content: self) { box, bounds, path, _ in
            let new = value(GeometryProxy(box: box, bounds: bounds))
            box.pass.observe(box, at: path, new) { action($0 ?? new, new) }
        }
    }

    /// Changes how the view is drawn by its size and its place; for the container it remains as it is.
    public func visualEffect(
        _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> EffectView<Self> {
        ModifiedView(self, "EffectView") { VisualBox($0) { effect(EmptyVisualEffect(), $0)._change } }
    }
}

/// What a visual effect changes: the opacity, and the place of what is drawn.
public protocol VisualEffect {
    var _change: VisualChange { get }
}

/// The changes of visual effects, one after the other. Blurs and colours are not drawn.
public struct VisualChange: VisualEffect {
    fileprivate var opacity = 1.0
    fileprivate var transform: (CGRect) -> CGAffineTransform = { _ in .identity }

    public var _change: VisualChange { self }
}

/// The effect that changes nothing.
public struct EmptyVisualEffect: VisualEffect {
    public init() {}
    public var _change: VisualChange { VisualChange() }
}

extension VisualEffect {
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> VisualChange {
        moved { _ in CGAffineTransform(translationX: x, y: y) }
    }
    public func offset(_ offset: CGSize) -> VisualChange { self.offset(x: offset.width, y: offset.height) }
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> VisualChange {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> VisualChange {
        moved { CGAffineTransform(scaleX: x, y: y).around($0.point(at: anchor)) }
    }
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> VisualChange {
        moved { CGAffineTransform(rotationAngle: angle.radians).around($0.point(at: anchor)) }
    }
    public func opacity(_ opacity: Double) -> VisualChange {
        var change = _change
        change.opacity *= opacity.isNaN ? 1 : min(1, max(0, opacity))
        return change
    }
    public func blur(radius: CGFloat, opaque: Bool = false) -> VisualChange { _change }

    private func moved(_ next: @escaping (CGRect) -> CGAffineTransform) -> VisualChange {
        var change = _change
        let first = change.transform
        change.transform = { first($0).concatenating(next($0)) }
        return change
    }
}

private final class VisualBox: EffectBox {
    private let effect: (GeometryProxy) -> VisualChange
    /// The change for the frame asked about last: all views inside ask for it.
    private var known: (bounds: CGRect, change: VisualChange)?

    init(_ child: Box, _ effect: @escaping (GeometryProxy) -> VisualChange) {
        self.effect = effect
        super.init(child)
    }

    override func effect(in bounds: CGRect) -> CGAffineTransform? {
        change(in: bounds).transform(bounds)
    }

    private func change(in bounds: CGRect) -> VisualChange {
        if let known, known.bounds == bounds { return known.change }
        let change = effect(GeometryProxy(box: self, bounds: bounds))
        known = (bounds, change)
        return change
    }

    override func change(since start: (items: Int, frames: Int), in bounds: CGRect, _ drawing: inout Drawing) {
        let change = change(in: bounds)
        let transform = change.transform(bounds)
        guard transform.isFinite else { return pass.fail(LayoutError(.drawing, at: self)) }
        drawing.change(since: start) { item in
            item.opacity *= change.opacity
            if !transform.isIdentity { item.transform = item.transform?.concatenating(transform) ?? transform }
        }
    }
}

extension LayoutPass {
    /// Calls `act` with the value before when the tree is laid out, if the value at a place differs from what it was
    /// at the last layout; nil is passed at the first.
    func observe<Value: Equatable>(
        _ box: Box, at path: TreePath, _ value: Value, _ act: @escaping (Value?) -> Void
    ) {
        let old = store.value(at: path) as? Value
        guard old != value else { return }
        observers.append(
            (
                box,
                { [store] in
                    store.keep(value, at: path)
                    act(old)
                }
            ))
    }
}
