import BoxDrawing

/// A way for the content of a geometry reader to learn the size and the place of its room.
public struct GeometryProxy {
    let box: Box
    /// The room in the coordinates of the tree.
    let bounds: CGRect

    public var size: CGSize { bounds.size }
    /// The parts of the room that the surroundings cover: none in a drawing.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }

    /// Returns the room in the coordinates of a space.
    public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
        switch space.coordinateSpace {
        case .local: CGRect(origin: .zero, size: size)
        case .global: frame(from: nil)
        case .named(let name): frame(from: box.space(name))
        }
    }

    public func frame(in space: CoordinateSpace) -> CGRect { frame(in: AnyCoordinateSpace(coordinateSpace: space)) }

    /// Returns the room that a named space has in the coordinates of this one, or nil if no view around has the name.
    public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
        guard case .named(let name) = space.coordinateSpace, let space = box.space(name),
            let frame = space.placedFrame
        else { return nil }
        let inward = box.effects(below: space).inverted()
        return frame.applying(inward).offsetBy(dx: -bounds.minX, dy: -bounds.minY)
    }

    /// What an anchor names, in the coordinates of this room.
    public subscript<Value>(anchor: Anchor<Value>) -> Value {
        anchor.moved(
            box.effects(below: nil).inverted().concatenating(
                CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)))
    }

    /// Returns the room in the coordinates of a box around it, or of the drawing.
    private func frame(from outer: Box?) -> CGRect {
        let origin = outer?.placement?.origin ?? .zero
        return bounds.applying(box.effects(below: outer)).offsetBy(dx: -origin.x, dy: -origin.y)
    }
}

extension Box {
    /// Returns the nearest box around this one of which a condition holds.
    func ancestor(_ isFound: (Box) -> Bool) -> Box? {
        // A proxy that somebody kept after the drawing has no boxes around it any more.
        var next = pass.isOver ? nil : parent
        while let box = next {
            if isFound(box) { return box }
            next = box.parent
        }
        return nil
    }

    fileprivate func space(_ name: AnyHashable) -> Box? { ancestor { ($0 as? SpaceBox)?.spaceName == name } }

    /// The frame of the box in the coordinates of the tree, once it is placed.
    fileprivate var placedFrame: CGRect? {
        placement.map { CGRect(origin: $0.origin, size: size($0.proposal)) }
    }

    /// Returns where the boxes around this one draw what stands in it: all of them, or those inside `outer`.
    func effects(below outer: Box?) -> CGAffineTransform {
        var (effects, next) = (CGAffineTransform.identity, pass.isOver ? nil : parent)
        while let box = next, box !== outer {
            if let frame = box.placedFrame, let effect = box.effect(in: frame), effect.isFinite {
                effects = effects.concatenating(effect)
            }
            next = box.parent
        }
        return effects
    }
}

extension CGRect {
    /// Returns the smallest rectangle around what a transformation makes of this one.
    func applying(_ transform: CGAffineTransform) -> CGRect {
        if transform.isIdentity { return self }
        let corners = [origin, CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY)]
            .map { $0.applying(transform) }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }
}

/// A system of coordinates: that of the view, that of the drawing, or that of a view with a name.
public enum CoordinateSpace: Hashable {
    case local, global
    case named(AnyHashable)

    public var isGlobal: Bool { self == .global }
    public var isLocal: Bool { self == .local }
}

public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

struct AnyCoordinateSpace: CoordinateSpaceProtocol {
    let coordinateSpace: CoordinateSpace
}

public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    let name: AnyHashable
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }
    /// The nearest scroll view.
    public static var scrollView: NamedCoordinateSpace { .named(ScrollSpace()) }
    /// The nearest scroll view along an axis.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .named(ScrollSpace(axis: axis)) }
}

/// The name of the coordinates of every scroll view, and of every one along an axis.
struct ScrollSpace: Hashable {
    var axis: Axis?
}

extension View {
    /// Gives the coordinates of the view a name, by which geometry readers inside it find them.
    public func coordinateSpace(_ space: NamedCoordinateSpace) -> ModifiedView<Self> {
        ModifiedView(self, "SpaceView") { SpaceBox($0, space.name) }
    }

    public func coordinateSpace<Name: Hashable>(name: Name) -> ModifiedView<Self> { coordinateSpace(.named(name)) }
}

final class SpaceBox: UnaryBox {
    let spaceName: AnyHashable

    init(_ child: Box, _ name: AnyHashable) {
        spaceName = name
        super.init(child)
    }
}
