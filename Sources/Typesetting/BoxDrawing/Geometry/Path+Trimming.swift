extension Path {
    /// Returns the part of the path between two shares of its length, from 0 to 1; lengths are true to a thousandth of
    /// each curve.
    public func trimmedPath(from start: CGFloat, to end: CGFloat) -> Path {
        let (start, end) = (min(max(start, 0), 1), min(max(end, 0), 1))
        guard start < end else { return Path() }
        if start == 0, end == 1 { return self }
        let segments = segments
        let total = segments.reduce(0) { $0 + $1.length }
        let (from, to) = (start * total, end * total)
        var (result, passed, isDrawing) = (Path(), 0.0, false)
        for segment in segments {
            defer { passed += segment.length }
            let (low, high) = (max(from - passed, 0), min(to - passed, segment.length))
            // Sums of lengths are rounded, which must not leave a speck.
            guard high - low > total * 1e-12 else {
                isDrawing = false
                continue
            }
            let points = segment.part(from: low, to: high)
            if !isDrawing || segment.isFirst { result.move(to: points[0]) }
            switch points.count {
            case 2: result.addLine(to: points[1])
            case 3: result.addQuadCurve(to: points[2], control: points[1])
            default: result.addCurve(to: points[3], control1: points[1], control2: points[2])
            }
            isDrawing = true
        }
        return result
    }

    private var segments: [Segment] {
        var segments: [Segment] = []
        var (first, last, isFirst) = (CGPoint.zero, CGPoint.zero, true)
        func add(_ points: CGPoint...) {
            segments.append(Segment([last] + points, isFirst: isFirst))
            (last, isFirst) = (points[points.count - 1], false)
        }
        for element in elements {
            switch element {
            case .move(let to): (first, last, isFirst) = (to, to, true)
            case .line(let to): add(to)
            case .quadCurve(let to, let control): add(control, to)
            case .curve(let to, let one, let two): add(one, two, to)
            case .closeSubpath: add(first)
            }
        }
        return segments
    }
}

/// A line or a curve from its first point to its last.
private struct Segment {
    let points: [CGPoint]
    /// Whether a part of the path begins with the segment.
    let isFirst: Bool
    let length: CGFloat

    /// The number of chords by which a curve is measured.
    private static let chords = 32

    init(_ points: [CGPoint], isFirst: Bool) {
        (self.points, self.isFirst) = (points, isFirst)
        length = Self.lengths(points).reduce(0, +)
    }

    /// The lengths of the chords.
    private static func lengths(_ points: [CGPoint]) -> [CGFloat] {
        let count = points.count == 2 ? 1 : chords
        var last = points[0]
        return (1...count).map { number in
            let point = point(of: points, at: CGFloat(number) / CGFloat(count))
            defer { last = point }
            return ((point.x - last.x) * (point.x - last.x) + (point.y - last.y) * (point.y - last.y)).squareRoot()
        }
    }

    private static func point(of points: [CGPoint], at t: CGFloat) -> CGPoint {
        func between(_ one: CGPoint, _ other: CGPoint) -> CGPoint {
            t == 1 ? other : CGPoint(x: one.x + (other.x - one.x) * t, y: one.y + (other.y - one.y) * t)
        }
        guard points.count > 2 else { return between(points[0], points[1]) }
        let (one, two) = (between(points[0], points[1]), between(points[1], points[2]))
        guard points.count > 3 else { return between(one, two) }
        return between(between(one, two), between(two, between(points[2], points[3])))
    }

    /// Returns the points of the part between two lengths.
    func part(from low: CGFloat, to high: CGFloat) -> [CGPoint] {
        let (start, end) = (share(of: low), share(of: high))
        let rest = start > 0 ? Self.split(points, at: start).after : points
        return end < 1 ? Self.split(rest, at: (end - start) / (1 - start)).before : rest
    }

    /// Returns the parameter of the point at a length.
    private func share(of length: CGFloat) -> CGFloat {
        guard length > 0 else { return 0 }
        guard length < self.length else { return 1 }
        let lengths = Self.lengths(points)
        var passed: CGFloat = 0
        for (number, chord) in lengths.enumerated() {
            if passed + chord >= length {
                return (CGFloat(number) + (chord > 0 ? (length - passed) / chord : 0)) / CGFloat(lengths.count)
            }
            passed += chord
        }
        return 1
    }

    /// Returns the points of the two curves into which a parameter parts one, by de Casteljau's construction.
    private static func split(_ points: [CGPoint], at t: CGFloat) -> (before: [CGPoint], after: [CGPoint]) {
        var (level, before, after) = (points, [points[0]], [points[points.count - 1]])
        while level.count > 1 {
            level = zip(level, level.dropFirst()).map { one, other in
                // The ends are met exactly.
                t == 1 ? other : CGPoint(x: one.x + (other.x - one.x) * t, y: one.y + (other.y - one.y) * t)
            }
            before.append(level[0])
            after.append(level[level.count - 1])
        }
        return (before, after.reversed())
    }
}
