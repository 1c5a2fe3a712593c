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
        case .global: box.global(bounds)
        case .named(let name): relative(bounds, to: box.ancestor { ($0 as? SpaceBox)?.spaceName == name })
        }
    }

    public func frame(in space: CoordinateSpace) -> CGRect { frame(in: AnyCoordinateSpace(coordinateSpace: space)) }

    /// Returns the room that a named space has in the coordinates of this one, or nil if no view around has the name.
    public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
        guard case .named(let name) = space.coordinateSpace,
            let box = box.ancestor({ ($0 as? SpaceBox)?.spaceName == name }), let placement = box.placement
        else { return nil }
        return relative(CGRect(origin: placement.origin, size: box.size(placement.proposal)), to: self.box)
    }

    /// What an anchor names, in the coordinates of this room.
    public subscript<Value>(anchor: Anchor<Value>) -> Value {
        anchor.moved(CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY))
    }

    private func relative(_ rect: CGRect, to box: Box?) -> CGRect {
        guard let box else { return self.box.global(rect) }
        let origin = box === self.box ? bounds.origin : box.placement?.origin ?? .zero
        return rect.offsetBy(dx: -origin.x, dy: -origin.y)
    }
}

extension Box {
    /// Returns the nearest box around this one of which a condition holds.
    func ancestor(_ isFound: (Box) -> Bool) -> Box? {
        var next = parent
        while let box = next {
            if isFound(box) { return box }
            next = box.parent
        }
        return nil
    }

    /// Returns a rectangle of the tree in the coordinates of the drawing, with the effects of all boxes around.
    func global(_ rect: CGRect) -> CGRect {
        var (rect, next) = (rect, parent)
        while let box = next {
            if let placement = box.placement {
                rect = box.moved(rect, in: CGRect(origin: placement.origin, size: box.size(placement.proposal)))
            }
            next = box.parent
        }
        return rect
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
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .scrollView }
}

/// The name of the coordinates of every scroll view.
struct ScrollSpace: Hashable {}

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
