/// The small language of the shapes: words of a letter and a number, more numbers, and signs.
///
/// Small letters count from the point where the pen is. What makes no sense is left out.
///
/// | letter | numbers | what it draws |
/// |---|---|---|
/// | `M` `L` `C` `Z` | as in SVG | a beginning, lines, cubic curves, the line back to the beginning |
/// | `H` `V` | x or y | a line along an axis |
/// | `A` | r x y | the shorter arc of a circle to a point: clockwise, or the other way if r is negative |
/// | `B` | r x y | the longer one |
/// | `O` `E` | x y r, x y rx ry | a circle, an ellipse |
/// | `D` | x y r | a dot: a circle smaller than the pen is thick |
/// | `R` | x y width height r | a rectangle with rounded corners |
/// | `P` | r x y … | a polygon with rounded corners |
///
/// `<name` draws what another symbol is. A sign tells what to do with all that follows: `=` fills it as it is, which
/// goes without saying, `+` fills it as far as the outer edge of a pen, and `~` draws lines. Where two of these
/// overlap, they cut each other out. Symbols of lines need no signs.
struct SymbolNotation {
    /// The thickness of the lines of filled symbols.
    static let thickness: CGFloat = 1.8
    /// The symbols that `<` may name.
    var known: [String: Path] = [:]

    /// Returns the path that a text describes.
    func read(_ text: Substring) -> Path {
        var (plain, grown, lines) = (Path(), Path(), Path())
        var sign: Character = "="
        func add(_ part: (inout Path) -> Void) {
            switch sign {
            case "+": part(&grown)
            case "~": part(&lines)
            default: part(&plain)
            }
        }
        var (letter, numbers): (Character, [CGFloat]) = (" ", [])
        func flush() {
            add { draw(letter, numbers, in: &$0) }
            (letter, numbers) = (" ", [])
        }
        for word in text.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word).map({ CGFloat($0) }) {
                numbers.append(number)
                continue
            }
            flush()
            guard let first = word.first else { continue }
            switch first {
            case "=", "+", "~": sign = first
            case "<": add { $0.addPath(known[String(word.dropFirst())] ?? Path()) }
            default: (letter, numbers) = (first, Double(word.dropFirst()).map { [CGFloat($0)] } ?? [])
            }
        }
        flush()
        plain.addPath(grown.outlined(thickness: Self.thickness, isSolid: true))
        plain.addPath(lines.outlined(thickness: Self.thickness))
        return plain
    }

    private static let counts: [Character: Int] = [
        "M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "A": 3, "B": 3, "O": 3, "D": 3, "E": 4, "R": 5,
    ]

    /// Draws what a letter means, as often as there are numbers for it.
    private func draw(_ letter: Character, _ numbers: [CGFloat], in path: inout Path) {
        let name = Character(letter.uppercased())
        if name == "Z" { return path.closeSubpath() }
        if name == "P" { return addPolygon(numbers, in: &path) }
        guard let count = Self.counts[name], numbers.count >= count else { return }
        for start in stride(from: 0, through: numbers.count - count, by: count) {
            let n = numbers[start..<start + count]
            let pen = path.currentPoint ?? .zero
            let base = letter.isLowercase ? pen : .zero
            func value(_ index: Int) -> CGFloat { n[start + index] }
            func point(_ index: Int) -> CGPoint { CGPoint(x: base.x + value(index), y: base.y + value(index + 1)) }
            switch name {
            case "M" where start == 0: path.move(to: point(0))
            case "M", "L": path.addLine(to: point(0))
            case "H": path.addLine(to: CGPoint(x: base.x + value(0), y: pen.y))
            case "V": path.addLine(to: CGPoint(x: pen.x, y: base.y + value(0)))
            case "C": path.addCurve(to: point(4), control1: point(0), control2: point(2))
            case "A", "B": addArc(to: point(1), radius: value(0), isLong: name == "B", in: &path)
            case "D":
                // A dodecagon: some that draw small circles with thick lines leave holes in curves so narrow.
                let turns = stride(from: 0.0, to: 2, by: 1 / 6).map { $0 * .pi }
                path.addLines(turns.map { point(0) + CGPoint(x: value(2) * cos($0), y: value(2) * sin($0)) })
                path.closeSubpath()
            case "O", "E":
                let (center, rx, ry) = (point(0), value(2), value(count - 1))
                path.addEllipse(in: CGRect(x: center.x - rx, y: center.y - ry, width: 2 * rx, height: 2 * ry))
            default:
                let rect = CGRect(origin: point(0), size: CGSize(width: value(2), height: value(3)))
                path.addRoundedRect(in: rect, cornerSize: CGSize(width: value(4), height: value(4)))
            }
        }
    }

    private func addPolygon(_ numbers: [CGFloat], in path: inout Path) {
        let points = stride(from: 1, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
        guard let first = points.first, let last = points.last, points.count > 2 else { return }
        path.move(to: CGPoint(x: (first.x + last.x) / 2, y: (first.y + last.y) / 2))
        for (corner, next) in zip(points, points.dropFirst() + [first]) {
            path.addArc(tangent1End: corner, tangent2End: next, radius: numbers[0])
        }
        path.closeSubpath()
    }

    private func addArc(to end: CGPoint, radius: CGFloat, isLong: Bool, in path: inout Path) {
        guard let from = path.currentPoint, from != end else { return }
        let (dx, dy) = (end.x - from.x, end.y - from.y)
        let chord = (dx * dx + dy * dy).squareRoot()
        let away = max(radius * radius - chord * chord / 4, 0).squareRoot() / chord
        let isClockwise = radius > 0
        // The centre is to the right of the chord on short clockwise arcs.
        let side: CGFloat = isClockwise == isLong ? -away : away
        let center = CGPoint(x: (from.x + end.x) / 2 - dy * side, y: (from.y + end.y) / 2 + dx * side)
        let half = 2 * asin(min(chord / 2 / max(abs(radius), chord / 2), 1))
        let angle = isLong ? 2 * .pi - half : half
        path.addTurn(around: center, by: isClockwise ? angle : -angle)
    }
}
