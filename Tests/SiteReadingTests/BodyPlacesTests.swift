import SiteReading
import TagParsing
import TestSupport
import Testing

@testable import BodyRendering

/// Where the HTML of a body stands in its source.
@Suite struct BodyPlacesTests {
    private static let parts = [
        "word", "é", " ", "\n", "\n\n", "\r\n", "*", "`", "```\n", "- ", "> ", "# ", "## ", "    ", "\t", "[a](b_c)",
        "[a](b\\_c \"d\")", "![d](e)", "&amp;", "|a|b|\n|-|-|\n|c|", "{#id .k}", "{{> slot}}", "\n\n{{> slot}}\n\n",
        "<b>", "</b>", "<b\nid=x>", "<a href=\"{filename}c.md\">", "</a>", "\n\n<div>\n", "</div>\n\n", "<!-- d -->",
        "<h1>", "</h1>", "<script>", "</script>", "<pre>", "</pre>",
    ]

    private func text(_ seed: Int) -> String {
        var random = Seeded(seed)
        return (0..<Int(random.next() % 40)).map { _ in Self.parts[Int(random.next() % UInt64(Self.parts.count))] }
            .joined()
    }

    @Test(arguments: 0..<400) func whatIsCopiedStandsInTheSource(_ seed: Int) throws {
        try check(text(seed), try rendered(text(seed)), try rendered(text(seed), keepsPlaces: true))
    }

    @Test(arguments: [
        ("a <b>c", "<b>", 2), ("a <b>c", "</p>", 6), ("> a\n> <b>", "<b>", 6), ("- a\n\n- b", "<p>b", 7),
        ("## A {#x}", "x\">", 7), ("## A `b` {.k  #x}", "x\" ", 15), ("A {#x}\n---\n\nb", "x\">", 4),
        ("## *A*", "a\">", 4),
        ("# T\n\n## A", "<h2", 8), ("```\n<b/>\n```\n\n<br/>", "<br/>", 14), ("a\n\n<i\n b>", "b>", 7),
        ("**a <b>c**", "</strong>", 8), ("[a <b>c](d)", "</a>", 7), ("[a](d)", "d\">", 4), ("&amp; <b>", "<b>", 6),
        ("{{> x}}\n\n<b>", "<b>", 9), ("a\r\n\r\n<div>\r\n<b>", "<b>", 12), ("a\n\n***\n\nb", "<hr/>", 8),
    ])
    func theHTMLOfMarkdownHasPlaces(_ text: String, _ part: String, _ place: Int) throws {
        try expect(text, try rendered(text, keepsPlaces: true), part, place)
    }

    @Test(arguments: 0..<200) func whatIsCopiedOfHTMLStandsInTheSource(_ seed: Int) throws {
        try check(text(seed), try rendered(text(seed), .html), try rendered(text(seed), .html, keepsPlaces: true))
    }

    @Test(arguments: [
        ("<p>a</p>", "</p>", 4), ("<h1>T</h1>\n<p>a</p>", "<p>", 11), ("<a href=\"{static}b\">", "b\">", 17),
        ("<p>\n{{> x}}\n</p>", "</p>", 12),
    ])
    func theHTMLOfHTMLHasPlaces(_ text: String, _ part: String, _ place: Int) throws {
        try expect(text, try rendered(text, .html, keepsPlaces: true), part, place)
    }

    private func expect(_ text: String, _ body: RenderedBody, _ part: String, _ place: Int) throws {
        let html = String(decoding: body.html, as: UTF8.self)
        let start = try #require(html.range(of: part)?.lowerBound, "\(html)")
        #expect(body.places.place(of: start.utf16Offset(in: html))?.offset == place, "\(html)")
    }

    private func check(_ text: String, _ plain: RenderedBody, _ body: RenderedBody) throws {
        #expect(plain.html == body.html)
        #expect(plain.places.isEmpty)
        let source = Array(text.utf8)
        for (offset, byte) in body.html.enumerated() where byte != 0x0A && byte != 0x20 {
            guard let place = body.places.place(of: offset) else { continue }
            #expect(place.offset <= source.count)
            guard place.isCopy, place.offset < source.count else { continue }
            #expect(byte == source[place.offset], "\(offset) of \(String(decoding: body.html, as: UTF8.self))")
        }
    }
}
