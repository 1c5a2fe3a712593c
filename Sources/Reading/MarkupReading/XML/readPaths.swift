import SourceText

/// Returns the path data of all shapes of an SVG picture: of paths as they are, of circles, ellipses, rectangles and
/// polygons as paths of the same outline.
///
/// Shapes in `defs`, `clipPath`, `mask`, `symbol`, `marker` and `pattern`, and those that are hidden or have no fill,
/// are not drawn as areas, and left out. If one has the fill rule `evenodd`, all have it.
/// - Throws: ``Problem`` for XML that is not well-formed, for another document than SVG, for a shape that a `transform`
///   or a picture in the picture moves, which would be in another place than it says, and for a style sheet, which could
///   say that shapes are not filled.
/// - Complexity: O(n) in the bytes.
package func readPaths(_ bytes: [UInt8]) throws(Problem) -> (paths: [String], isEvenOdd: Bool) {
    var paths: [String] = []
    var isEvenOdd = false
    var failure: Problem?
    bytes.withUnsafeBufferPointer { document in
        let xml = XMLReader(document, noun: "picture", hint: "save it as plain SVG")
        var depth = 0
        var hidden: Int?
        var isStyle = false
        // For each open element, whether what is in it is filled and by which rule: both are inherited.
        var paints = [(isFilled: true, isEvenOdd: false)]
        xml.read { tag, _ in
            depth += 1
            isStyle = tag.isNamed("style")
            var paint = paints[paints.count - 1]
            tag.change(&paint)
            paints.append(paint)
            if depth == 1, !tag.isNamed("svg") {
                return xml.fail("the root element is not <svg>", hint: "expected an SVG picture with a filled path")
            }
            if hidden == nil, unseenElements.contains(where: { tag.isNamed($0) }) || tag.isUnseen {
                hidden = depth
            }
            guard hidden == nil else { return }
            if tag.property("transform") != nil || depth > 1 && tag.isNamed("svg") {
                return xml.fail(
                    "a transform moves a shape, which is not read",
                    hint: "let the drawing program apply transforms when it saves plain SVG")
            }
            guard paint.isFilled, let path = tag.pathData else { return }
            isEvenOdd = isEvenOdd || paint.isEvenOdd
            paths.append(path)
        } end: {
            if hidden == depth { hidden = nil }
            depth -= 1
            isStyle = false
            paints.removeLast()
        } text: { text in
            guard isStyle, text.contains(where: { $0 > 0x20 }) else { return }
            xml.fail(
                "a style sheet paints the shapes, which is not read",
                hint: "let the drawing program write attributes in place of CSS when it saves plain SVG")
        }
        failure = xml.error
    }
    if let failure { throw failure }
    return (paths, isEvenOdd)
}

private let unseenElements: [StaticString] = ["defs", "clipPath", "mask", "symbol", "marker", "pattern"]

extension StartTag {
    /// Returns the value of a property, which the attribute `style` or one of the property's own name gives.
    fileprivate func property(_ name: StaticString) -> String? {
        let declarations = (attribute("style") ?? "").split(separator: ";").reversed().lazy.map { declaration in
            declaration.split(separator: ":", maxSplits: 1).map { $0.filter { !$0.isWhitespace } }
        }
        let declared = declarations.first { $0.count == 2 && $0[0] == "\(name)" }?[1]
        return declared ?? attribute(name)?.filter { !$0.isWhitespace }
    }

    /// Whether the element and all in it is not drawn.
    fileprivate var isUnseen: Bool {
        property("display") == "none" || property("visibility") == "hidden"
            || property("opacity").flatMap(Double.init) == 0
    }

    /// Changes the paint that the element inherits to its own.
    fileprivate func change(_ paint: inout (isFilled: Bool, isEvenOdd: Bool)) {
        if let fill = property("fill"), fill != "inherit" { paint.isFilled = fill != "none" && fill != "transparent" }
        if property("fill-opacity").flatMap(Double.init) == 0 { paint.isFilled = false }
        if let rule = property("fill-rule"), rule != "inherit" { paint.isEvenOdd = rule == "evenodd" }
    }

    /// The outline of the element as path data; nil if it draws no area.
    fileprivate var pathData: String? {
        func length(_ name: StaticString) -> Double { attribute(name).flatMap(Double.init) ?? 0 }
        if isNamed("path") { return attribute("d") }
        if isNamed("polygon") { return attribute("points").map { "M\($0)Z" } }
        if isNamed("rect") {
            let (x, y, width, height) = (length("x"), length("y"), length("width"), length("height"))
            return width > 0 && height > 0 ? "M\(x) \(y)h\(width)v\(height)h\(-width)Z" : nil
        }
        guard isNamed("circle") || isNamed("ellipse") else { return nil }
        let isCircle = isNamed("circle")
        let (rx, ry) = isCircle ? (length("r"), length("r")) : (length("rx"), length("ry"))
        guard rx > 0, ry > 0 else { return nil }
        let (x, y) = (length("cx"), length("cy"))
        return "M\(x - rx) \(y)a\(rx) \(ry) 0 0 1 \(2 * rx) 0a\(rx) \(ry) 0 0 1 \(-2 * rx) 0Z"
    }
}
