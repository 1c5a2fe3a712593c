import FlowSolving
import SourceText

/// The shapes that clouds can have: those with names, and those of files.
extension CloudOptions {
    /// The names of the built-in shapes.
    package static let shapeNames = ["circle", "ellipse", "heart", "cloud"]

    /// Whether ``shape`` is the path of a file.
    package var shapeIsFile: Bool { shape.map { !Self.shapeNames.contains($0) } ?? false }

    /// Returns the options with the height and the order that follow from the shape, which all tags fill.
    ///
    /// - Throws: ``Problem`` if the shape has not been opened, or if other options contradict it.
    func shaped() throws(Problem) -> CloudOptions {
        guard outline != nil || shape != nil else { return self }
        let outline = if let outline { outline } else { try Self.builtInOutline(shape ?? "") }
        for (name, contradicts) in [
            ("axis", axis == .vertical), ("cards", cards), ("line-widths", lineWidths != nil),
            ("tab-stops", tabStops != nil), ("max-lines", maxLines != nil), ("min-lines", minLines != nil),
            ("line-order", lineOrder == .reverse), ("group-names", groupNames == true), ("max-move", maxMove != nil),
        ] where contradicts {
            throw Problem(
                option: name,
                "\(name) and shape contradict each other: a shape is filled with rows, as many as it takes",
                hint: "leave one of them out")
        }
        var options = self
        options.outline = outline
        options.heightShare = height == nil ? 1 / outline.aspect : nil
        options.height = height ?? min(100_000, max(20, (width / outline.aspect).rounded()))
        (options.fitBox, options.sizing) = (true, .fill)
        // Long names have lines, so that they fit where the shape is narrow; at the scale of the tags.
        options.maxTagWidth = maxTagWidth ?? min(100_000, 7 * maxSize)
        options.usualOrder = .center
        return options
    }

    private static func builtInOutline(_ name: String) throws(Problem) -> Outline {
        let data: String
        switch name {
        case "circle": data = "M0 50A50 50 0 0 1 100 50A50 50 0 0 1 0 50Z"
        case "ellipse": data = "M0 50A75 50 0 0 1 150 50A75 50 0 0 1 0 50Z"
        case "heart":
            data =
                "M50 96C22 73 2 54 2 30C2 14 14 3 28 3C38 3 46 9 50 18C54 9 62 3 72 3C86 3 98 14 98 30C98 54 78 73 50 96Z"
        case "cloud":
            data = "M34 100A30 30 0 0 1 22 43A38 38 0 0 1 90 24A30 30 0 0 1 139 44A28.5 28.5 0 0 1 136 100Z"
        default:
            throw Problem(
                option: "shape", "the file of shape has not been opened",
                hint: "render opens it; for compose, set outline to an Outline")
        }
        guard let outline = Outline(rings: try PathReader.rings(of: data), stretches: name == "ellipse") else {
            preconditionFailure("a built-in shape encloses something")
        }
        return outline
    }

    /// Reads the outline of a shape from path data of SVG, that of all its paths.
    ///
    /// - Throws: ``Problem`` if a path cannot be read, or if the paths enclose nothing.
    package mutating func readOutline(_ paths: [String], isEvenOdd: Bool) throws(Problem) {
        var rings: [[(x: Double, y: Double)]] = []
        for path in paths { rings += try PathReader.rings(of: path) }
        guard let outline = Outline(rings: rings, isEvenOdd: isEvenOdd) else {
            throw Problem(
                rings.isEmpty
                    ? "the picture draws nothing that is filled: no path, polygon, circle, ellipse or rectangle"
                    : rings.joined().count > Outline.mostPoints
                        ? "the paths have \(rings.joined().count) points, expected at most \(Outline.mostPoints)"
                        : "the paths enclose nothing",
                hint: "draw the shape as one filled path, with sizes in numbers")
        }
        self.outline = outline
    }
}
