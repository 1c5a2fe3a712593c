import BoxDrawing

/// A box that changes what its child draws, and not where anything stands.
class EffectBox: UnaryBox {
    private var start = (items: 0, frames: 0)

    /// Changes an item that the child has drawn in `bounds`.
    func change(_ item: inout DrawnItem, in bounds: CGRect) {}
    /// Changes everything that the child has drawn in `bounds`.
    func change(since start: (items: Int, frames: Int), in bounds: CGRect, _ drawing: inout Drawing) {
        drawing.change(since: start) { change(&$0, in: bounds) }
    }

    override func draw(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ ink: InheritedStyle, into drawing: inout Drawing
    ) {
        start = drawing.counts
    }

    override func drawAbove(in bounds: CGRect, _ ink: InheritedStyle, into drawing: inout Drawing) {
        change(since: start, in: bounds, &drawing)
    }
}

/// A box whose content reads in the other direction than its surroundings: what it draws is mirrored.
final class MirroredBox: EffectBox {
    override func change(since start: (items: Int, frames: Int), in bounds: CGRect, _ drawing: inout Drawing) {
        let sum = bounds.minX + bounds.maxX
        drawing.change(
            since: start, item: { $0.mirror(sum) },
            frame: { $0.origin.x = sum - $0.origin.x - $0.size.width })
    }

    override func findGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
        guard let value = child.guide(key, in: proposal) else { return nil }
        return key.axis == .horizontal ? size(proposal).width - value : value
    }

    override var spacing: ViewSpacing { child.spacing.mirrored }

    override func effect(in bounds: CGRect) -> CGAffineTransform? {
        CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: bounds.minX + bounds.maxX, ty: 0)
    }
}

/// A box whose content is turned, scaled or moved as a picture.
final class TransformBox: EffectBox {
    private let transform: (CGRect) -> CGAffineTransform

    init(_ child: Box, _ transform: @escaping (CGRect) -> CGAffineTransform) {
        self.transform = transform
        super.init(child)
    }

    override func change(_ item: inout DrawnItem, in bounds: CGRect) {
        let transform = transform(bounds)
        item.transform = item.transform?.concatenating(transform) ?? transform
    }

    override func change(since start: (items: Int, frames: Int), in bounds: CGRect, _ drawing: inout Drawing) {
        let transform = transform(bounds)
        guard transform.isFinite else { return pass.fail(LayoutError(.drawing, at: self)) }
        if !transform.isIdentity { super.change(since: start, in: bounds, &drawing) }
    }

    override func effect(in bounds: CGRect) -> CGAffineTransform? { transform(bounds) }
}

/// A box whose content is seen only inside an outline.
final class ClipBox: EffectBox {
    private let shape: any Shape
    private let isEvenOdd: Bool

    init(_ child: Box, _ shape: any Shape, isEvenOdd: Bool) {
        (self.shape, self.isEvenOdd) = (shape, isEvenOdd)
        super.init(child)
    }

    override func change(since start: (items: Int, frames: Int), in bounds: CGRect, _ drawing: inout Drawing) {
        let path = shape.path(in: bounds)
        guard path.isFinite else { return pass.fail(LayoutError(.drawing, at: self)) }
        let isRectangle = shape is Rectangle
        drawing.change(since: start) { item in
            // What lies within the rectangle is seen whole.
            if isRectangle, item.transform == nil, bounds.contains(item.reach) { return }
            item.add(.path(path, isEvenOdd: isEvenOdd))
        }
    }
}

/// A box whose content is seen only where another view draws.
final class MaskBox: EffectBox {
    private let mask: Box
    private let alignment: Alignment

    init(_ child: Box, _ mask: Box, _ alignment: Alignment) {
        (self.mask, self.alignment) = (mask, alignment)
        super.init(child)
        mask.parent = self
    }

    override func change(since start: (items: Int, frames: Int), in bounds: CGRect, _ drawing: inout Drawing) {
        mask.placement = nil
        let offered = ProposedViewSize(bounds.size)
        mask.place(at: bounds.origin + mask.origin(in: bounds.size, offered, alignment), offered)
        let end = drawing.counts.items
        mask.settle(InheritedStyle(), into: &drawing)
        let clip = Clip.mask(drawing.takeItems(since: end))
        drawing.change(since: start) { $0.add(clip) }
    }
}

extension DrawnItem {
    /// The part of the drawing that the item may reach, its line included, before it is transformed.
    fileprivate var reach: CGRect {
        var reach = frame
        if case .path(let path) = kind {
            let outline = path.boundingRect.offsetBy(dx: frame.minX, dy: frame.minY)
            reach = outline.isNull ? frame : outline
        }
        // A pointed corner reaches as far as its limit says.
        guard stroke != nil else { return reach }
        let line = lineWidth / 2 * (strokeStyle.lineJoin == .miter ? max(1, strokeStyle.miterLimit) : 1)
        return reach.insetBy(dx: -line, dy: -line)
    }

    /// Bounds the item by a clip in the coordinates of the drawing, outside all others.
    fileprivate mutating func add(_ clip: Clip) {
        clips.insert(transform.map { clip.applying($0.inverted()) } ?? clip, at: 0)
    }

    /// Mirrors the item, so that x becomes `sum` - x.
    fileprivate mutating func mirror(_ sum: CGFloat) {
        let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: sum, ty: 0)
        frame.origin.x = sum - frame.origin.x - frame.size.width
        let inner = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: frame.size.width, ty: 0)
        if case .path(let path) = kind { kind = .path(path.applying(inner)) }
        gradient = gradient?.applying(inner)
        transform = transform.map { mirror.concatenating($0).concatenating(mirror) }
        clips = clips.map { clip in
            switch clip {
            case .path(let path, let isEvenOdd): return .path(path.applying(mirror), isEvenOdd: isEvenOdd)
            case .mask(var items):
                for index in items.indices { items[index].mirror(sum) }
                return .mask(items)
            }
        }
    }
}

extension Clip {
    fileprivate func applying(_ change: CGAffineTransform) -> Clip {
        switch self {
        case .path(let path, let isEvenOdd): return .path(path.applying(change), isEvenOdd: isEvenOdd)
        case .mask(var items):
            for index in items.indices {
                items[index].transform = items[index].transform?.concatenating(change) ?? change
            }
            return .mask(items)
        }
    }
}

extension GradientFill {
    fileprivate func applying(_ mirror: CGAffineTransform) -> GradientFill {
        var copy = self
        switch geometry {
        case .linear(let from, let to): copy.geometry = .linear(from: from.applying(mirror), to: to.applying(mirror))
        case .radial(let center, let start, let end):
            copy.geometry = .radial(center: center.applying(mirror), startRadius: start, endRadius: end)
        case .angular(let center, let from, let to):
            copy.geometry = .angular(
                center: center.applying(mirror), from: Angle(radians: .pi) - from, to: Angle(radians: .pi) - to)
        }
        return copy
    }
}
