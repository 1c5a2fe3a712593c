import MarkupReading
import MarkupValidation
import Testing

@Suite("A list")
struct ListValidationTests {
    @Test("Every change of its attributes is refused")
    func everyChangeOfAttributesIsRefused() {
        let optional = ["rel", "target", "lang", "dir", "title"]
        let sample = Mutations(Samples.list)
        let mutations =
            sample.attributesDropped + sample.attributesRenamed + sample.attributesDoubled + sample.attributesEmptied
            + sample.attributesAdded + sample.schemasNamed + sample.elementsRenamed + sample.markupInserted
            + sample.linksBroken
        let accepted = mutations.filter { check($0.document, as: .list).isEmpty }.map(\.label)
        #expect(mutations.count > 400)
        #expect(accepted.filter { label in !optional.contains { label.contains($0) } } == [])
    }

    // A note may stand before the list or behind it.
    @Test("No element may stand elsewhere, but for a note")
    func everyMoveIsRefused() {
        let mutations = Mutations(Samples.list).elementsMoved
        let accepted = mutations.filter { check($0.document, as: .list).isEmpty }.map(\.label)
        #expect(mutations.count > 15)
        #expect(accepted.count == 1 && accepted.allSatisfy { $0.hasPrefix("swapped") && $0.hasSuffix("at [] <div>") })
    }

    @Test(
        "What is no part of ours is refused",
        arguments: [
            ("https://swift.org/", "javascript:alert(1)", "attribute 'href'"),
            ("<ul>\n", "<ul>\n<script/>", "element 'script'"), ("<h2>Languages</h2>\n", "", "element 'p'"),
            ("<span class=\"heard\">, 1</span>", "", "heard"),
            (
                "<span class=\"heard\">, 42</span>", "<span class=\"heard\">, 42</span><span class=\"heard\">x</span>",
                "once"
            ),
            ("<span class=\"count\" aria-hidden=\"true\">42</span>", "<span class=\"count\">42</span>", "aria-hidden"),
            ("class=\"heard\">, 1<", "class=\"heard\" aria-hidden=\"true\">, 1<", "aria-hidden"),
            ("w5 f0 bold", "w6 f0", "attribute 'class'"), ("w5 f0 bold", "f0 w5", "attribute 'class'"),
            ("sabc123", "sABC123", "attribute 'class'"), ("_blank", "_new", "attribute 'target'"),
            ("nofollow noopener", "no,follow", "attribute 'rel'"), ("<ul>\n", "<ul>\ntext", "text is not allowed"),
            ("<li><a", "<li>text<a", "text is not allowed"), ("<style>a{color:#123}</style>", "", "element 'svg'"),
            ("sabc123", "sabc123 sabc124", "as many style sheets"),
            ("</style>", "</style><style>a{color:#123}</style>", "as many style sheets"),
            ("width=\"0\"", "width=\"1\"", "attribute 'width'"),
            ("<a class=\"tag", "<a onclick=\"x\" class=\"tag", "attribute 'onclick'"),
            ("role=\"group\"", "role=\"list\"", "attribute 'role'"),
        ])
    func whatIsNotOurs(part: String, replacement: String, expected: String) {
        let found = check(Samples.list.with(part, as: replacement), as: .list).map(\.description)
        #expect(found.contains { $0.contains(expected) }, "\(found)")
    }

    @Test("A list is told from a fragment by its class")
    func kinds() {
        #expect(detectKind(of: Array(Samples.list.utf8)) == .list)
        #expect(detectKind(of: Array("<div><p class=\"stratus-list \">".utf8)) == .fragment)
    }
}
