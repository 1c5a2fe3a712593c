import MarkupValidation

extension Samples {
    private static func reference(_ number: Int) -> String { "url(#dabc123-\(number))" }

    /// Everything that an outline may have; corners are pointed, or of another form.
    private static let outlines = [
        " stroke-width=\"2\" stroke-linecap=\"round\" stroke-linejoin=\"bevel\" stroke-dasharray=\"4 2.5\""
            + " stroke-dashoffset=\"-1\" opacity=\"0.5\"",
        " stroke-width=\"2\" stroke-linecap=\"square\" stroke-miterlimit=\"10\" stroke-dasharray=\"4\"",
    ]

    /// One of each shape, and its place.
    private static let places = [
        ("rect", " x=\"8\" y=\"4\" width=\"90\" height=\"30.5\" rx=\"4\""),
        ("ellipse", " cx=\"8\" cy=\"4\" rx=\"9\" ry=\"3.5\""), ("path", " d=\"m1 1l2 2q1 2 3-4m0 0c1 2 3 4 5 6z\""),
        ("line", " x1=\"8\" y1=\"4\" x2=\"90\" y2=\"4\""),
    ]

    /// Each shape with its inside and its outlines painted.
    ///
    /// - Parameter classes: the attribute for the class of an inside, and that for an outline.
    private static func shapes(_ classes: (String, String), color: String, gradient: Int) -> String {
        places.map { name, place in
            let outlined = outlines.map {
                "<\(name)\(classes.1) fill=\"none\" stroke=\"\(color)\"\($0)\(place)/>"
            }.joined()
            guard name != "line" else { return outlined }
            let rule = name == "path" ? " fill-rule=\"evenodd\"" : ""
            return "<\(name)\(classes.0) fill=\"\(reference(gradient))\"\(rule)\(place)/>" + outlined
        }.joined(separator: "\n")
    }

    private static func masked(_ text: String, _ paint: String) -> String {
        label(text, role: "own bold italic figures close20 rtl", " font-size=\"11\" fill=\"\(paint)\" opacity=\"0.5\"")
    }

    private static let stops =
        "<stop offset=\"0\" stop-color=\"#ff3b30\"/>"
        + "<stop offset=\"0.5\" class=\"ink accent\" stop-color=\"currentColor\" stop-opacity=\"0.25\"/>"
        + "<stop offset=\"1\" stop-color=\"#ff3b30\" stop-opacity=\"0\"/>"

    private static let defs =
        "<defs>\n<linearGradient id=\"dabc123-0\" gradientUnits=\"userSpaceOnUse\" x1=\"8\" y1=\"4\" x2=\"-9.5\" y2=\"0\">"
        + stops + "</linearGradient>\n"
        + "<radialGradient id=\"dabc123-1\" gradientUnits=\"userSpaceOnUse\" cx=\"8\" cy=\"4\" r=\"9.5\">" + stops
        + "</radialGradient>\n<pattern id=\"dabc123-2\" patternUnits=\"userSpaceOnUse\""
        + " patternTransform=\"translate(8 -4.5)\" width=\"9\" height=\"10\" shape-rendering=\"crispEdges\">\n"
        + "<path fill=\"#fe0001\" d=\"m1 1l2 2l3 3z\"/>\n<path class=\"ink accent\" fill=\"currentColor\""
        + " fill-opacity=\"0.5\" d=\"m1 1l2 2l3 3z\"/>\n</pattern>\n"
        + "<clipPath id=\"dabc123-3\"><path clip-rule=\"evenodd\" d=\"m1 1l2 2l3 3z\"/></clipPath>\n"
        + "<clipPath id=\"dabc123-4\" clip-path=\"\(reference(3))\"><path d=\"m1 1l2 2l3 3\"/></clipPath>\n"
        + "<mask id=\"dabc123-5\" maskUnits=\"userSpaceOnUse\" x=\"8\" y=\"4\" width=\"90\" height=\"30.5\">\n"
        + shapes(("", ""), color: "#ffffff", gradient: 2) + masked("a", "#ffffff") + "</mask>\n"
        + "<mask id=\"dabc123-6\" maskUnits=\"userSpaceOnUse\" x=\"8\" y=\"4\" width=\"90\" height=\"30.5\">\n"
        + "<g transform=\"matrix(0.86603 0.5 -0.5 1 6.34 -3.66)\" clip-path=\"\(reference(4))\" mask=\"\(reference(5))\">"
        + "<g mask=\"\(reference(5))\">" + shapes(("", ""), color: "#ffffff", gradient: 2)
        + masked("a", reference(0)) + "</g></g>\n</mask>\n</defs>\n"

    private static let drawn = shapes((" class=\"own\"", " class=\"own rim\""), color: "#ff3b30", gradient: 0)

    /// Boxes in colours of their own and gradients, with clips and transformations.
    static let definitions =
        svg(class: "stratus sabc123 stratus-drawing").with(
            "<g role=\"list\" aria-label=\"Languages\">\n\(items)</g>\n",
            as: drawn
                + "<g transform=\"matrix(-1 0 0 0.00001 0 100)\" clip-path=\"\(reference(4))\""
                + " mask=\"\(reference(6))\">\n"
                + drawn
                + label(
                    "a", role: "own bold italic figures apart63 rtl",
                    " font-size=\"11\" fill=\"\(reference(1))\" opacity=\"0.5\"")
                + label("b", role: "ink title large bold italic figures apart63 rtl", " font-size=\"11\"") + "</g>\n"
                + "<path class=\"ink accent\" d=\"m1 1l2 2\"/>" + label("c", role: "own", " fill=\"#ff3b30\"")
        ).with(ink(), as: "").with("<rect class=\"background\"", as: defs + "<rect class=\"background\"")
}
