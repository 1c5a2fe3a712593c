extension Symbol {
    /// The paths by the names of the symbols; read when the first symbol is asked for.
    ///
    /// Besides the rows of ``signs`` and ``pictures`` there are those that the marks at their names add.
    static let drawn: [String: Path] = {
        var notation = SymbolNotation()
        var enclosed: [String] = []
        for (name, marks, text) in rows {
            let path = notation.read(text)
            notation.known[name] = path
            if marks.contains("+") {
                let solid = path.outlined(thickness: SymbolNotation.thickness, isSolid: true)
                notation.known[name + ".fill"] = solid
            }
            if marks.contains("@") { enclosed.append(name) }
        }
        var drawn = notation.known
        for name in enclosed {
            guard let lines = drawn[name] else { continue }
            let small = scaled(lines)
            let sign = drawn[name + ".fill"].map(scaled) ?? small.outlined(thickness: SymbolNotation.thickness)
            for shape in ["circle", "square"] {
                guard var edge = drawn[shape], var solid = drawn[shape + ".fill"] else { continue }
                edge.addPath(small)
                solid.addPath(sign)
                let enclosing = "\(name.drop { $0 == "_" }).\(shape)"
                drawn[enclosing] = drawn[enclosing] ?? edge
                drawn[enclosing + ".fill"] = drawn[enclosing + ".fill"] ?? solid
            }
        }
        return drawn.filter { !$0.key.hasPrefix("_") }
    }()

    /// Returns a shape small enough for a circle around it.
    private static func scaled(_ path: Path) -> Path {
        let share = 0.54
        return path.applying(
            CGAffineTransform(translationX: side / 2, y: side / 2).scaledBy(x: share, y: share)
                .translatedBy(x: -side / 2, y: -side / 2))
    }

    /// The rows of ``signs`` and ``pictures``: a name, the marks after it, and a text for ``SymbolNotation``. A line
    /// that begins with a blank goes on with the row before.
    private static var rows: [(name: String, marks: Substring, text: Substring)] {
        var rows: [(name: String, marks: Substring, text: Substring)] = []
        for line in (signs + "\n" + pictures).split(separator: "\n") {
            guard !line.hasPrefix(" "), let end = line.firstIndex(of: " ") else {
                if let last = rows.indices.last { rows[last].text += line }
                continue
            }
            let head = line[..<end]
            let marks = head.firstIndex { $0 == "+" || $0 == "@" } ?? end
            rows.append((String(head[..<marks]), head[marks...], line[end...]))
        }
        return rows
    }
}
