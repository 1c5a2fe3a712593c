import MarkupReading
import MarkupValidation
import Testing

@Suite("What is ours")
struct ValidDocumentTests {
    @Test("A valid document has no violations", arguments: MarkupKind.allCases)
    func samples(kind: MarkupKind) {
        #expect(check(Samples.document(kind), as: kind) == [])
        #expect(check(Samples.document(kind) + "\n", as: kind) == [])
        #expect(check("\u{FEFF}" + Samples.document(kind), as: kind) == [])
    }

    @Test("A document is of one kind only", arguments: MarkupKind.allCases, MarkupKind.allCases)
    func otherKinds(kind: MarkupKind, other: MarkupKind) {
        #expect(check(Samples.document(kind), as: other).isEmpty == (kind == other))
    }

    @Test("A drawing has no list of tags, and only a drawing has none")
    func drawings() {
        let list = "<g role=\"list\" aria-label=\"Languages\">\n\(Samples.items)</g>\n"
        #expect(check(Samples.drawing, as: .svg) == [])
        #expect(check(Samples.svg().with(list, as: ""), as: .svg).count == 1)
        #expect(!check(Samples.svg(class: "stratus sabc123 stratus-drawing"), as: .svg).isEmpty)
    }

    @Test("An empty list is none")
    func emptyList() {
        #expect(check(Samples.svg(items: ""), as: .svg).map(\.message).contains { $0.contains("tags in the list") })
    }

    @Test(
        "A number with at most two decimals is valid",
        arguments: ["0", "1", "-1", "12.5", "-12.25", "0.01", "-0.5", "1000000", "99.99", "10.01"])
    func coordinates(number: String) {
        #expect(check(Samples.svg().with("x=\"16\"", as: "x=\"\(number)\""), as: .svg) == [])
    }

    @Test("A weight has up to 400 digits", arguments: ["0", "0.5", "1.25", String(repeating: "9", count: 400) + ".99"])
    func weights(number: String) {
        #expect(check(Samples.svg().with("data-weight=\"42\"", as: "data-weight=\"\(number)\""), as: .svg) == [])
    }

    @Test(
        "A web, mail or relative address is valid",
        arguments: [
            "https://swift.org", "HTTP://example.org/", "hTTps://example.org/a?b=c&amp;d=e#f", "mailto:a@example.org",
            "MailTo:a@b",
            "/", "a", "a/b:c", "?a=b:c", "#a:b", "../a", "./a:b", "//example.org/", "h", "ht/tp:x", "http", "m",
            "mail/to:x", "日本/東京",
            "/caf%C3%A9", "http://[::1]/", "https://example.org/Ω’s", "/a'b(c)",
        ])
    func links(link: String) {
        #expect(check(Samples.svg().with("https://swift.org/?a=b#c", as: link), as: .svg) == [])
    }

    @Test(
        "The name of a tag says in what face it is set",
        arguments: [
            "bold", "italic", "bold italic", "code", "code bold", "code italic", "code bold italic", "behind bold",
            "behind italic", "behind bold italic", "struck", "bold struck", "code bold italic struck",
        ])
    func faces(classes: String) {
        #expect(check(Samples.svg().with("tag w0", as: "tag w0 \(classes)"), as: .svg) == [])
    }

    @Test("A rounded shape is valid", arguments: ["chip", "card"], ["1", "4", "4.5"])
    func shapes(role: String, radius: String) {
        let document = Samples.svg().with("class=\"chip\"", as: "class=\"\(role)\"")
            .with("rx=\"15.25\"", as: "rx=\"\(radius)\"")
        #expect(check(document, as: .svg) == [])
    }

    @Test("A page has a language", arguments: ["en", "pt-BR", "zh-Hans-CN", "ar"])
    func languages(language: String) {
        #expect(check(Samples.page.with("lang=\"en\"", as: "lang=\"\(language)\""), as: .page) == [])
    }

    @Test("Something else is no language", arguments: ["", "e", "en_US", "en-", "-en", "en us", "englishenglish"])
    func noLanguages(language: String) {
        #expect(check(Samples.page.with("lang=\"en\"", as: "lang=\"\(language)\""), as: .page).count == 1)
    }

    @Test(
        "The class of a cloud names its style",
        arguments: [
            ("stratus s000000", true), ("stratus szz9z9z", true), ("stratus", false), ("stratus sABCDEF", false),
            ("stratus sabc12", false), ("stratus sabc1234", false), ("sabc123 stratus", false),
            ("stratus sabc123 other", false), ("stratus sabc123 stratus-reflow stratus-drawing", false),
        ])
    func classes(name: String, isValid: Bool) {
        #expect(check(Samples.svg(class: name), as: .svg).isEmpty == isValid)
    }

    @Test(
        "A fragment may have its look apart from its places, and a class for each",
        arguments: [
            ("sabc123", 1, true), ("sabc123 sabc124", 2, true), ("sabc123 sabc124 stratus-drawing", 2, false),
            ("sabc123", 2, false), ("sabc123 sabc124", 1, false), ("sabc123", 0, false),
            ("sabc123 sabc124 sabc125", 3, false), ("sabc123 sabc124", 3, false),
        ])
    func styleSheets(classes: String, count: Int, isValid: Bool) {
        let style = String(repeating: "<style>text{fill:#123}</style>\n", count: count)
        let svg = Samples.svg(style: style, class: "stratus " + classes)
        let fragment = "<div xmlns=\"http://www.w3.org/1999/xhtml\" class=\"stratus-cloud\">\(svg)</div>"
        #expect(check(fragment, as: .fragment).isEmpty == isValid)
        // What stands alone shares nothing.
        #expect(check(svg, as: .svg).isEmpty == (isValid && count == 1))
    }

    @Test(
        "A style sheet holds no markup",
        arguments: [
            ("a]b", true), ("a[b]>c", true), ("a]", true), ("]]", false), ("]]&gt;", false),
            ("a&amp;b", false), ("a&lt;b", false), ("a&#60;/style>", false), ("", false),
        ])
    func styles(style: String, isValid: Bool) {
        #expect(check(Samples.svg(style: "<style>\(style)</style>"), as: .svg).isEmpty == isValid)
    }

    @Test(
        "An XML declaration is for SVG files, and names no other encoding",
        arguments: [
            ("<?xml version=\"1.0\"?>", true), ("<?xml version='1.0' encoding='utf-8'?>\n", true),
            ("<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\" ?>", true),
            ("<?xml version=\"1.1\"?>", false),
            ("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>", false),
            ("<?xml version=\"1.0\" encoding=\"UTF-16\"?>", false),
            ("<?xml version=\"1.0\" encoding=\"UTF-7\"?>", false), ("<?xml version=\"1.0\" standalone=\"no\"?>", false),
            ("<?xml encoding=\"UTF-8\"?>", false), (" <?xml version=\"1.0\"?>", false),
            ("<?xml version=\"1.0\">", false),
            ("<?xmlversion=\"1.0\"?>", false), ("<?xml version=\"1.0\"encoding=\"UTF-8\"?>", false),
        ])
    func xmlDeclarations(declaration: String, isValid: Bool) {
        #expect(check(declaration + Samples.svg(), as: .svg).isEmpty == isValid)
        #expect(!check(declaration + Samples.page, as: .page).isEmpty)
        #expect(!check(declaration + Samples.fragment, as: .fragment).isEmpty)
    }

    @Test(
        "The kind of a document is told by its root",
        arguments: [
            ("<svg/>", MarkupKind.svg), ("\u{FEFF}\n<!-- <html> --><?x <div>?><svg ", .svg),
            ("<!doctype html>\n<html lang='en'>", .page),
            ("<!DOCTYPE svg [<!ENTITY x '<html>'> ]><svg>", .svg), ("<div>", .fragment), ("<SVG>", nil),
            ("<svgs>", nil), ("<s:svg>", nil),
            ("", nil), ("<", nil), ("<!--", nil), ("text<svg>", nil), ("<!DOCTYPE", nil), ("<?", nil),
            ("\u{FEFF}", nil), ("</svg>", nil),
        ])
    func kinds(document: String, kind: MarkupKind?) {
        #expect(detectKind(of: Array(document.utf8)) == kind)
    }

    @Test("Valid bytes become validated markup, and come back as they were")
    func validatedMarkup() throws {
        let bytes = Array(Samples.page.utf8)
        let markup = try ValidatedMarkup.validate(bytes, as: .page)
        #expect(markup.bytes == bytes)
        #expect(markup.kind == .page)
    }
}
