/// The outline of a shape: lines and Bézier curves, in closed and open parts.
///
/// Points are in the coordinates of whoever draws the path, usually those of the rectangle that `Shape.path(in:)` got;
/// y grows downward.
public struct Path: Hashable, Sendable {
    /// A step of a path.
    public enum Element: Hashable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    /// The steps, in the order in which they are drawn.
    package private(set) var elements: [Element] = []
    /// The point from which the next step goes on; nil in an empty path.
    public private(set) var currentPoint: CGPoint?
    /// The point to which closing the present part returns.
    private var start: CGPoint?

    public init() {}

    /// Creates a path that `build` draws.
    public init(_ build: (inout Path) -> Void) { build(&self) }

    public init(_ rect: CGRect) { addRect(rect) }
    public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .circular) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
    }

    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .circular) {
        addRoundedRect(in: rect, cornerSize: cornerSize)
    }

    public var isEmpty: Bool { elements.isEmpty }

    /// Calls `body` for each step.
    public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

    // MARK: Lines and curves

    public mutating func move(to point: CGPoint) {
        elements.append(.move(to: point))
        (currentPoint, start) = (point, point)
    }

    public mutating func addLine(to point: CGPoint) { add(.line(to: point), to: point) }

    /// Adds lines between points, the first of which begins a new part.
    public mutating func addLines(_ points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
        add(.quadCurve(to: point, control: control), to: point)
    }

    public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        add(.curve(to: point, control1: control1, control2: control2), to: point)
    }

    public mutating func closeSubpath() {
        guard let start, elements.last != .closeSubpath else { return }
        elements.append(.closeSubpath)
        currentPoint = start
    }

    /// Adds a step; a path that has no point yet begins at the step's end.
    private mutating func add(_ element: Element, to point: CGPoint) {
        guard let currentPoint else { return move(to: point) }
        // After a closed part a new one begins where the old one began.
        if elements.last == .closeSubpath { move(to: currentPoint) }
        elements.append(element)
        self.currentPoint = point
    }

    // MARK: Arcs

    /// Adds a part of a circle, with a line to its beginning.
    ///
    /// - Parameter clockwise: as in SwiftUI, which names the direction as if y grew upward: `false` goes the way that
    ///   a clock's hands go on the page.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let turn = 2 * Double.pi
        var delta = (endAngle.radians - startAngle.radians).truncatingRemainder(dividingBy: turn)
        if abs(endAngle.radians - startAngle.radians) >= turn, clockwise == (endAngle < startAngle) {
            delta = clockwise ? -turn : turn
        } else if clockwise, delta > 0 {
            delta -= turn
        } else if !clockwise, delta < 0 {
            delta += turn
        }
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: delta), transform: transform)
    }

    /// Adds a part of a circle, with a line to its beginning; a positive `delta` goes clockwise on the page.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        func point(_ angle: Double, _ out: CGFloat = 1) -> CGPoint {
            CGPoint(x: center.x + radius * out * cos(angle), y: center.y + radius * out * sin(angle))
                .applying(transform)
        }
        guard startAngle.radians.isFinite, delta.radians.isFinite else { return }
        let first = point(startAngle.radians)
        if currentPoint == nil { move(to: first) } else if currentPoint != first { addLine(to: first) }
        // A turn is enough; a cubic curve is true to an eighth of one within a millionth of the radius.
        let sweep = min(max(delta.radians, -2 * .pi), 2 * .pi)
        let count = Int((abs(sweep) / (.pi / 4)).rounded(.up))
        guard count > 0 else { return }
        let step = sweep / Double(count)
        // The controls lie on the tangents, at this share of the radius from the ends.
        let reach = 4 / 3 * tan(step / 4)
        for number in 0..<count {
            let (from, to) = (
                startAngle.radians + Double(number) * step, startAngle.radians + Double(number + 1) * step
            )
            func tangent(_ angle: Double, _ length: CGFloat) -> CGPoint {
                CGPoint(
                    x: center.x + radius * (cos(angle) - length * sin(angle)),
                    y: center.y + radius * (sin(angle) + length * cos(angle))
                ).applying(transform)
            }
            addCurve(to: point(to), control1: tangent(from, reach), control2: tangent(to, -reach))
        }
    }

    /// Adds a line towards `tangent1End` and the arc of `radius` that leads from it into the line from there to
    /// `tangent2End`: a rounded corner.
    public mutating func addArc(
        tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        let corner = corner.applying(transform)
        let end = end.applying(transform)
        guard let from = currentPoint else { return move(to: corner) }
        let (ax, ay, bx, by) = (from.x - corner.x, from.y - corner.y, end.x - corner.x, end.y - corner.y)
        let (a, b) = ((ax * ax + ay * ay).squareRoot(), (bx * bx + by * by).squareRoot())
        let cross = ax * by - ay * bx
        guard radius > 0, a > 0, b > 0, cross != 0 else { return addLine(to: corner) }
        // Half of the angle between the two lines decides how far from the corner the arc begins.
        let half = acos(min(max((ax * bx + ay * by) / (a * b), -1), 1)) / 2
        let distance = radius / tan(half)
        let first = CGPoint(x: corner.x + ax / a * distance, y: corner.y + ay / a * distance)
        let last = CGPoint(x: corner.x + bx / b * distance, y: corner.y + by / b * distance)
        addLine(to: first)
        // The centre is on the line that halves the angle.
        let out = radius / sin(half)
        let (mx, my) = (ax / a + bx / b, ay / a + by / b)
        let middle = (mx * mx + my * my).squareRoot()
        let center = CGPoint(x: corner.x + mx / middle * out, y: corner.y + my / middle * out)
        let start = atan2(first.y - center.y, first.x - center.x)
        var sweep = atan2(last.y - center.y, last.x - center.x) - start
        if sweep > .pi { sweep -= 2 * .pi }
        if sweep < -.pi { sweep += 2 * .pi }
        addRelativeArc(
            center: center, radius: radius, startAngle: Angle(radians: start), delta: Angle(radians: sweep))
    }

    // MARK: Shapes

    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        addLines(
            [
                CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
                CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
            ].map { $0.applying(transform) })
        closeSubpath()
    }

    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        let (rx, ry) = (rect.width / 2, rect.height / 2)
        guard rx > 0, ry > 0 else { return addRect(rect, transform: transform) }
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: rect.midX + x * rx, y: rect.midY + y * ry).applying(transform)
        }
        // From the right, clockwise.
        let share = Self.arcShare
        move(to: point(1, 0))
        addCurve(to: point(0, 1), control1: point(1, share), control2: point(share, 1))
        addCurve(to: point(-1, 0), control1: point(-share, 1), control2: point(-1, share))
        addCurve(to: point(0, -1), control1: point(-1, -share), control2: point(-share, -1))
        addCurve(to: point(1, 0), control1: point(share, -1), control2: point(1, -share))
        closeSubpath()
    }

    /// The share of a radius at which the controls of a quarter of an ellipse are.
    private static let arcShare = 4.0 / 3 * (2.0.squareRoot() - 1)

    /// Adds a rectangle with rounded corners, which are parts of ellipses and reach no further than the middle of a
    /// side.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .circular,
        transform: CGAffineTransform = .identity
    ) {
        let rx = min(max(cornerSize.width, 0), rect.width / 2)
        let ry = min(max(cornerSize.height, 0), rect.height / 2)
        guard rx > 0, ry > 0 else { return addRect(rect, transform: transform) }
        let (cx, cy) = (rx * (1 - Self.arcShare), ry * (1 - Self.arcShare))
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y).applying(transform) }
        let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        move(to: point(left + rx, top))
        if right - rx > left + rx { addLine(to: point(right - rx, top)) }
        addCurve(to: point(right, top + ry), control1: point(right - cx, top), control2: point(right, top + cy))
        if bottom - ry > top + ry { addLine(to: point(right, bottom - ry)) }
        addCurve(
            to: point(right - rx, bottom), control1: point(right, bottom - cy), control2: point(right - cx, bottom))
        if right - rx > left + rx { addLine(to: point(left + rx, bottom)) }
        addCurve(to: point(left, bottom - ry), control1: point(left + cx, bottom), control2: point(left, bottom - cy))
        if bottom - ry > top + ry { addLine(to: point(left, top + ry)) }
        addCurve(to: point(left + rx, top), control1: point(left, top + cy), control2: point(left + cx, top))
        closeSubpath()
    }

    public mutating func addPath(_ other: Path, transform: CGAffineTransform = .identity) {
        guard !other.isEmpty else { return }
        let moved = other.applying(transform)
        elements += moved.elements
        (currentPoint, start) = (moved.currentPoint, moved.start)
    }

    // MARK: Changes

    /// Returns the path with every point moved by a transformation.
    public func applying(_ transform: CGAffineTransform) -> Path {
        guard transform != .identity else { return self }
        var result = self
        result.elements = elements.map { element in
            switch element {
            case .move(let to): .move(to: to.applying(transform))
            case .line(let to): .line(to: to.applying(transform))
            case .quadCurve(let to, let control):
                .quadCurve(to: to.applying(transform), control: control.applying(transform))
            case .curve(let to, let one, let two):
                .curve(
                    to: to.applying(transform), control1: one.applying(transform), control2: two.applying(transform))
            case .closeSubpath: .closeSubpath
            }
        }
        result.currentPoint = currentPoint?.applying(transform)
        result.start = start?.applying(transform)
        return result
    }

    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }

    /// The smallest rectangle that contains all points and controls; ``Rect/null`` for an empty path.
    public var boundingRect: CGRect {
        var (least, most) = (CGPoint(x: CGFloat.infinity, y: .infinity), CGPoint(x: -CGFloat.infinity, y: -.infinity))
        func add(_ point: CGPoint) {
            least = CGPoint(x: min(least.x, point.x), y: min(least.y, point.y))
            most = CGPoint(x: max(most.x, point.x), y: max(most.y, point.y))
        }
        for element in elements {
            switch element {
            case .move(let to), .line(let to): add(to)
            case .quadCurve(let to, let control): [to, control].forEach(add)
            case .curve(let to, let one, let two): [to, one, two].forEach(add)
            case .closeSubpath: break
            }
        }
        guard least.x <= most.x, least.y <= most.y else { return .null }
        return CGRect(x: least.x, y: least.y, width: most.x - least.x, height: most.y - least.y)
    }

    /// Whether all coordinates are finite.
    package var isFinite: Bool {
        // Bounds would hide points that are no numbers.
        elements.allSatisfy { element in
            switch element {
            case .move(let to), .line(let to): to.isFinite
            case .quadCurve(let to, let control): to.isFinite && control.isFinite
            case .curve(let to, let one, let two): to.isFinite && one.isFinite && two.isFinite
            case .closeSubpath: true
            }
        }
    }
}

/// The curve of rounded corners. Both are drawn as parts of circles.
public enum RoundedCornerStyle: Hashable, Sendable {
    case circular, continuous
}
