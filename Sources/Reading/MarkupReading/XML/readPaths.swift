import SourceText

/// Returns the path data of all shapes of an SVG picture: of paths as they are, of circles, ellipses, rectangles and
/// polygons as paths of the same outline.
///
/// Shapes in `defs`, `clipPath`, `mask`, `symbol`, `marker` and `pattern`, and those that are hidden or have no fill,
/// are not drawn as areas, and left out. If one has the fill rule `evenodd`, all have it.
/// - Throws: ``Problem`` for XML that is not well-formed, for another document than SVG, and for a shape that a
///   `transform` moves, which would be in another place than it says.
/// - Complexity: O(n) in the bytes.
package func readPaths(_ bytes: [UInt8]) throws(Problem) -> (paths: [String], isEvenOdd: Bool) {
    var paths: [String] = []
    var isEvenOdd = false
    var failure: Problem?
    bytes.withUnsafeBufferPointer { document in
        let xml = XMLReader(document, noun: "picture", hint: "save it as plain SVG")
        var depth = 0
        var hidden: Int?
        xml.read { tag, _ in
            depth += 1
            if depth == 1, !tag.isNamed("svg") {
                return xml.fail("the root element is not <svg>", hint: "expected an SVG picture with a filled path")
            }
            if hidden == nil, unseenElements.contains(where: { tag.isNamed($0) }) || tag.isUnseen {
                hidden = depth
            }
            guard hidden == nil else { return }
            if tag.value(of: "transform") != nil {
                return xml.fail(
                    "a transform moves a shape, which is not read",
                    hint: "let the drawing program apply transforms when it saves plain SVG")
            }
            isEvenOdd = isEvenOdd || tag.has("fill-rule", equalTo: "evenodd") || tag.style.contains("fill-rule:evenodd")
            if let path = tag.pathData { paths.append(path) }
        } end: {
            if hidden == depth { hidden = nil }
            depth -= 1
        } text: { _ in
        }
        failure = xml.error
    }
    if let failure { throw failure }
    return (paths, isEvenOdd)
}

private let unseenElements: [StaticString] = ["defs", "clipPath", "mask", "symbol", "marker", "pattern"]

extension StartTag {
    /// The attribute `style` without blanks.
    fileprivate var style: String { attribute("style")?.filter { !$0.isWhitespace } ?? "" }

    /// Whether the element and all in it is not drawn, or not as an area.
    fileprivate var isUnseen: Bool {
        has("fill", equalTo: "none") || has("display", equalTo: "none") || has("visibility", equalTo: "hidden")
            || ["fill:none", "display:none", "visibility:hidden"].contains { style.contains($0) }
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
