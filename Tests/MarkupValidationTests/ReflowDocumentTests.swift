import MarkupReading
import MarkupValidation
import Testing

@Suite("What reflows")
struct ReflowDocumentTests {
    @Test("Every change to a cloud that reflows is refused")
    func everyChangeIsRefused() {
        for (document, kind) in [(Samples.reflowingDocument, MarkupKind.svg), (Samples.reflowingFragment, .fragment)] {
            #expect(check(document, as: kind) == [])
            let mutations = Mutations(document).all
            let accepted = mutations.filter { check($0.document, as: kind).isEmpty }
            #expect(accepted.map(\.label) == [])
            #expect(mutations.count > 2_000)
        }
    }

    @Test(
        "What belongs to a cloud that reflows stands in no other, and the other way round",
        arguments: [
            (" stratus-reflow", "", "expected a viewBox, or the class"),
            (
                "width=\"100%\" height=\"100%\">\n<title>", "width=\"10\" height=\"10\">\n<title>",
                "expected a size in pixels"
            ),
            (
                "width=\"100%\" height=\"100%\">\n<title>", "width=\"100%\" height=\"10\">\n<title>",
                "expected a size in pixels"
            ),
            (
                "height=\"100%\">\n<title>", "height=\"100%\" viewBox=\"0 0 1 1\">\n<title>",
                "expected a viewBox, or the class"
            ),
            ("class=\"t1\"", "class=\"t2\"", "expected the class 't1'"),
            ("class=\"v1\"", "class=\"v0\"", "expected the class 'v1'"),
            (" class=\"t1\" transform=\"translate(0 100)\"", "", "expected class and transform"),
            ("<text class=\"tag w5\"", "<text class=\"tag w5\" x=\"0\"", "those of 0"),
            ("class=\"v1\" aria-hidden=\"true\"", "class=\"v1\"", "captions that move"),
            ("translate(0 100)", "translate(0 100) scale(2)", "attribute 'transform'"),
            ("translate(0 100)", "translate(0,100)", "attribute 'transform'"),
            ("translate(0 100)", "rotate(100)", "attribute 'transform'"),
            ("<rect class=\"background\" width=\"100%\"", "<rect class=\"background\" width=\"10\"", "element 'rect'"),
            ("</g>\n</svg>", "</g>\n" + Samples.rule + "</svg>", "in a group that is hidden"),
        ])
    func rules(part: String, replacement: String, expected: String) {
        let found = check(Samples.reflowingDocument.with(part, as: replacement), as: .svg).map(\.description)
        #expect(found.contains { $0.contains(expected) }, "\(found)")
    }

    @Test("A cloud that scales has none of it")
    func fixed() {
        let places = Samples.svg().with(" x=\"16\" y=\"-53.42\"", as: "")
        #expect(check(places, as: .svg).contains { $0.description.contains("expected x and y") })
        #expect(
            !check(Samples.svg().with("<g role=\"listitem\"", as: "<g class=\"t0\" role=\"listitem\""), as: .svg)
                .isEmpty)
        #expect(!check(Samples.svg().with("<g role=\"list\"", as: "<g class=\"v0\" role=\"list\""), as: .svg).isEmpty)
    }

    @Test("A style sheet that could end elsewhere is refused", arguments: ["&lt;", "&amp;", "a]]b", "]]&gt;"])
    func styles(text: String) {
        let found = check(Samples.reflowingDocument.with("text{fill:#123}", as: "text{fill:#123}" + text), as: .svg)
        #expect(found.contains { $0.description.contains("in a style sheet") }, "\(found)")
    }

    @Test("One bracket is none of it")
    func brackets() {
        #expect(check(Samples.reflowingDocument.with("a[href]", as: "a[href] a[b] ]"), as: .svg) == [])
    }
}
