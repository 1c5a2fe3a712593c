extension Path {
    /// Returns the part of the path between two shares of its length, from 0 to 1; lengths are true to a thousandth of
    /// each curve.
    public func trimmedPath(from start: CGFloat, to end: CGFloat) -> Path {
        let (start, end) = (min(max(start, 0), 1), min(max(end, 0), 1))
        guard start < end else { return Path() }
        if start == 0, end == 1 { return self }
        let pieces = pieces
        let total = pieces.reduce(0) { $0 + $1.length }
        let (from, to) = (start * total, end * total)
        var (result, passed, isDrawing) = (Path(), 0.0, false)
        for piece in pieces {
            defer { passed += piece.length }
            let (low, high) = (max(from, passed), min(to, passed + piece.length))
            guard low < high else {
                isDrawing = false
                continue
            }
            func point(_ length: CGFloat) -> CGPoint {
                let share = (length - passed) / piece.length
                return CGPoint(
                    x: piece.from.x + (piece.to.x - piece.from.x) * share,
                    y: piece.from.y + (piece.to.y - piece.from.y) * share)
            }
            if !isDrawing || piece.isFirst { result.move(to: point(low)) }
            result.addLine(to: point(high))
            isDrawing = true
        }
        return result
    }

    /// A straight piece of the path.
    private struct Piece {
        var from, to: CGPoint
        /// Whether a part of the path begins with the piece.
        var isFirst: Bool

        var length: CGFloat { ((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y)).squareRoot() }
    }

    private var pieces: [Piece] {
        var pieces: [Piece] = []
        var (first, last, isFirst) = (CGPoint.zero, CGPoint.zero, true)
        func add(_ point: CGPoint) {
            pieces.append(Piece(from: last, to: point, isFirst: isFirst))
            (last, isFirst) = (point, false)
        }
        func add(_ steps: Int, _ point: (CGFloat) -> CGPoint) {
            for step in 1...steps { add(point(CGFloat(step) / CGFloat(steps))) }
        }
        for element in elements {
            let from = last
            switch element {
            case .move(let to): (first, last, isFirst) = (to, to, true)
            case .line(let to): add(to)
            case .quadCurve(let to, let control):
                add(32) { t in
                    let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
                    return CGPoint(
                        x: a * from.x + b * control.x + c * to.x, y: a * from.y + b * control.y + c * to.y)
                }
            case .curve(let to, let one, let two):
                add(32) { t in
                    let (a, b) = ((1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t))
                    let (c, d) = (3 * t * t * (1 - t), t * t * t)
                    return CGPoint(
                        x: a * from.x + b * one.x + c * two.x + d * to.x,
                        y: a * from.y + b * one.y + c * two.y + d * to.y)
                }
            case .closeSubpath: add(first)
            }
        }
        return pieces
    }
}
