extension Path {
    /// Returns the edge of the lines that a pen with a round tip draws along the path, to be filled by the even-odd
    /// rule.
    ///
    /// Lines must not cross each other. Those that branch are one closed part that goes round the branches clockwise,
    /// and so along each line there and back.
    ///
    /// - Parameter isSolid: whether closed parts are filled, and so have no inner edge.
    func outlined(thickness: CGFloat, isSolid: Bool = false) -> Path {
        var result = Path()
        for part in parts {
            let back = part.pieces.reversed().map(\.reversed)
            guard part.isClosed else {
                result.addEdge(of: part.pieces + back, at: thickness / 2)
                continue
            }
            let area = part.pieces.reduce(0) { $0 + $1.area }
            let isTurned = area < -0.01
            result.addEdge(of: isTurned ? back : part.pieces, at: thickness / 2)
            // Nothing is left inside a dot, or between lines that go there and back.
            if !isSolid, abs(area) > thickness * thickness {
                result.addEdge(of: isTurned ? part.pieces : back, at: thickness / 2)
            }
        }
        return result
    }

    /// Adds the curve that runs to the left of a closed one, at a distance.
    private mutating func addEdge(of pieces: [Piece], at distance: CGFloat) {
        guard let last = pieces.last else { return }
        var edge = pieces.map { $0.moved(left: distance) }
        // The angle by which the curve turns after each piece.
        var turns: [CGFloat] = []
        var before = last
        for (number, piece) in pieces.enumerated() {
            let (a, b) = (before.end, piece.begin)
            var turn = atan2(a.x * b.y - a.y * b.x, a.x * b.x + a.y * b.y)
            if turn < -3.1 { turn = .pi }
            turns.append(turn)
            if turn < -0.01 {
                // A corner whose inner side this is: both edges end where they meet.
                let reach = distance / max(1 + a.x * b.x + a.y * b.y, 0.05)
                let meeting = CGPoint(x: piece.from.x + (a.y + b.y) * reach, y: piece.from.y - (a.x + b.x) * reach)
                edge[number == 0 ? edge.count - 1 : number - 1].setEnd(meeting)
                edge[number].setBeginning(meeting)
            }
            before = piece
        }
        for (number, piece) in edge.enumerated() {
            let turn = turns[number]
            if number == 0 {
                move(to: piece.from)
            } else if turn > 0.01 {
                addTurn(around: pieces[number].from, by: turn)
            }
            if piece.isLine {
                addLine(to: piece.to)
            } else {
                addCurve(to: piece.to, control1: piece.one, control2: piece.two)
            }
        }
        if let turn = turns.first, turn > 0.01 { addTurn(around: pieces[0].from, by: turn) }
        closeSubpath()
    }

    /// Goes around a centre by an angle in radians; a positive one goes clockwise.
    mutating func addTurn(around center: CGPoint, by angle: CGFloat) {
        guard let from = currentPoint, angle.isFinite, abs(angle) < 7 else { return }
        let count = max((abs(angle) / (.pi / 2) - 0.01).rounded(.up), 1)
        let (step, reach) = (angle / count, 4 / 3 * tan(angle / count / 4))
        var arm = CGPoint(x: from.x - center.x, y: from.y - center.y)
        for _ in 0..<Int(count) {
            let next = CGPoint(
                x: arm.x * cos(step) - arm.y * sin(step), y: arm.x * sin(step) + arm.y * cos(step))
            addCurve(
                to: center + next, control1: center + CGPoint(x: arm.x - arm.y * reach, y: arm.y + arm.x * reach),
                control2: center + CGPoint(x: next.x + next.y * reach, y: next.y - next.x * reach))
            arm = next
        }
    }

    /// A line or a cubic curve; a line has its controls at thirds.
    private struct Piece {
        var from, one, two, to: CGPoint
        var isLine = false

        var reversed: Piece { Piece(from: to, one: two, two: one, to: from, isLine: isLine) }

        /// The direction in which the piece begins.
        var begin: CGPoint { Self.direction(from, [one, two, to]) }
        var end: CGPoint {
            let back = Self.direction(to, [two, one, from])
            return CGPoint(x: -back.x, y: -back.y)
        }

        private static func direction(_ point: CGPoint, _ others: [CGPoint]) -> CGPoint {
            for other in others {
                let (x, y) = (other.x - point.x, other.y - point.y)
                let length = (x * x + y * y).squareRoot()
                if length > 0.001 { return CGPoint(x: x / length, y: y / length) }
            }
            return CGPoint(x: 1, y: 0)
        }

        private var chord: CGFloat {
            ((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y)).squareRoot()
        }

        /// What the piece adds to twice the area within its part, which is positive if that goes clockwise.
        var area: CGFloat {
            let points = [from, one, two, to]
            return zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.x * $1.1.y - $1.0.y * $1.1.x } / 2
        }

        /// Returns the piece at a distance to the left: exactly so for lines and arcs.
        func moved(left distance: CGFloat) -> Piece {
            var copy = self
            let (begin, end) = (begin, end)
            copy.from = CGPoint(x: from.x + begin.y * distance, y: from.y - begin.x * distance)
            copy.to = CGPoint(x: to.x + end.y * distance, y: to.y - end.x * distance)
            let scale = chord > 0 ? copy.chord / chord : 1
            copy.one = CGPoint(x: copy.from.x + (one.x - from.x) * scale, y: copy.from.y + (one.y - from.y) * scale)
            copy.two = CGPoint(x: copy.to.x + (two.x - to.x) * scale, y: copy.to.y + (two.y - to.y) * scale)
            return copy
        }

        mutating func setBeginning(_ point: CGPoint) {
            one = CGPoint(x: one.x + point.x - from.x, y: one.y + point.y - from.y)
            from = point
        }

        mutating func setEnd(_ point: CGPoint) {
            two = CGPoint(x: two.x + point.x - to.x, y: two.y + point.y - to.y)
            to = point
        }
    }

    /// The parts of the path, without the pieces of almost no length that rounded sums leave.
    private var parts: [(pieces: [Piece], isClosed: Bool)] {
        var parts: [(pieces: [Piece], isClosed: Bool)] = []
        var (pieces, start, from): ([Piece], CGPoint, CGPoint) = ([], .zero, .zero)
        func end(_ isClosed: Bool) {
            if !pieces.isEmpty { parts.append((pieces, isClosed)) }
            pieces = []
        }
        func add(_ one: CGPoint, _ two: CGPoint, _ to: CGPoint, isLine: Bool = false) {
            guard abs(to.x - from.x) + abs(to.y - from.y) > 0.01 else { return }
            pieces.append(Piece(from: from, one: one, two: two, to: to, isLine: isLine))
            from = to
        }
        func between(_ a: CGPoint, _ b: CGPoint, _ share: CGFloat) -> CGPoint {
            CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
        }
        func addLine(_ to: CGPoint) { add(between(from, to, 1 / 3), between(from, to, 2 / 3), to, isLine: true) }
        for element in elements {
            switch element {
            case .move(let to):
                end(false)
                (start, from) = (to, to)
            case .line(let to): addLine(to)
            case .quadCurve(let to, let control):
                add(between(from, control, 2 / 3), between(to, control, 2 / 3), to)
            case .curve(let to, let one, let two): add(one, two, to)
            case .closeSubpath:
                addLine(start)
                end(true)
                from = start
            }
        }
        end(false)
        return parts
    }
}
