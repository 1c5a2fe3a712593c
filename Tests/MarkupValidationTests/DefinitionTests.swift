import MarkupValidation
import Testing

@Suite("What items of a drawing refer to")
struct DefinitionTests {
    @Test(
        "A definition is used, numbered, of its kind, and comes before what refers to it",
        arguments: [
            ("id=\"dabc123-1\"", "id=\"dabc123-0\"", "expected 'dabc123-1'"),
            ("id=\"dabc123-1\"", "id=\"dabc124-1\"", "expected 'dabc123-1'"),
            ("fill=\"url(#dabc123-1)\"", "fill=\"url(#dabc123-3)\"", "of its kind"),
            ("fill=\"url(#dabc123-1)\"", "fill=\"url(#dabc123-7)\"", "comes before"),
            ("fill=\"url(#dabc123-1)\"", "fill=\"url(#dabc124-1)\"", "comes before"),
            ("fill=\"url(#dabc123-1)\"", "fill=\"#ff3b30\"", "that something refers to"),
            ("clip-path=\"url(#dabc123-3)\"", "clip-path=\"url(#dabc123-4)\"", "comes before"),
            ("<g mask=\"url(#dabc123-5)\">", "<g mask=\"url(#dabc123-6)\">", "comes before"),
            ("<g mask=\"url(#dabc123-5)\">", "<g>", "expected a transformation"),
            ("mask=\"url(#dabc123-6)\"", "mask=\"url(#dabc123-4)\"", "of its kind"),
        ])
    func references(part: String, replacement: String, expected: String) { refuse(part, replacement, expected) }

    @Test(
        "Paint is a class or an attribute, of an inside or an outline",
        arguments: [
            ("class=\"own rim\" fill=\"none\"", "class=\"own rim\" fill=\"#ff3b30\"", "fill none with stroke"),
            ("class=\"own rim\" fill=\"none\"", "class=\"own\" fill=\"none\"", "stroke-width"),
            ("class=\"own rim\" fill=\"none\"", "class=\"ink accent outline\"", "fill none with stroke"),
            ("class=\"ink accent\" d=", "class=\"ink accent\" fill=\"#ff3b30\" d=", "fill none with stroke"),
            ("class=\"ink accent\" d=", "class=\"ink accent bold\" d=", "no face of a text"),
            ("class=\"ink accent\" d=", "class=\"ink italic\" d=", "expected the name of a colour"),
            ("class=\"ink accent\" d=", "class=\"ink apart9\" d=", "expected the name of a colour"),
            ("class=\"ink accent\" d=", "class=\"ink accent\" stroke-linecap=\"round\" d=", "style of an outline"),
            ("class=\"ink accent\" d=", "class=\"own\" d=", "expected fill"),
            ("class=\"own\" x=", "class=\"ink title\" x=", "expected fill"),
            (" stroke-dasharray=\"4 2.5\"", "", "stroke-dashoffset with"),
            (" stroke-linejoin=\"bevel\"", " stroke-linejoin=\"bevel\" stroke-miterlimit=\"10\"", "without"),
            (" class=\"ink accent\" stop-color", " stop-color", "expected a class"),
            ("fill=\"#fe0001\"", "class=\"ink accent\" fill=\"#fe0001\"", "expected a class"),
            ("class=\"own bold italic figures close20 rtl\"", "class=\"ink title bold\"", "expected fill"),
            ("<g transform", "<g aria-hidden=\"true\" transform", "and nothing else"),
        ])
    func paint(part: String, replacement: String, expected: String) { refuse(part, replacement, expected) }

    @Test(
        "What stands around tags has nothing of it",
        arguments: [
            ("class=\"ink p12\"", "class=\"own\" fill=\"#ff3b30\"", "a colour of the theme"),
            ("class=\"ink p12\"", "class=\"ink p12 outline\" stroke-width=\"1\" stroke-linecap=\"round\"", "plain"),
            ("class=\"ink note\"", "class=\"ink note italic\"", "no face but bold"),
            ("class=\"ink note\"", "class=\"own\" fill=\"#ff3b30\"", "a colour of the theme"),
            (
                "<rect class=\"background\"",
                "<defs><clipPath id=\"dabc123-0\"><path d=\"m1 1l2 2\"/></clipPath></defs>"
                    + "<rect class=\"background\"", "in a drawing only"
            ),
        ])
    func captions(part: String, replacement: String, expected: String) {
        let found = check(Samples.svg().with(part, as: replacement), as: .svg).map(\.description)
        #expect(found.contains { $0.contains(expected) }, "\(found)")
    }

    private func refuse(_ part: String, _ replacement: String, _ expected: String) {
        #expect(Samples.definitions.contains(part))
        let found = check(Samples.definitions.with(part, as: replacement), as: .svg).map(\.description)
        #expect(found.contains { $0.contains(expected) }, "\(found)")
    }
}
