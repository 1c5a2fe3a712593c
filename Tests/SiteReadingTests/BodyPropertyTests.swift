import Foundation
import FoundationXML
import SiteReading
import TestSupport
import Testing

/// Bodies from a seed: whatever is put together of the signs of Markdown.
@Suite struct BodyPropertyTests {
    private static let parts = [
        "word", "é東", " ", " ", "\n", "\n\n", "*", "**", "_", "`", "```\n", "~~", "- ", "1. ", "> ", "# ", "## ",
        "    ",
        "[a](b_c)", "![d](e&f \"g\")", "[h][i]", "\n\n[i]: j\\_k\n\n", "| a | b |\n|:--|--:|\n| c |", "&auml;", "&",
        "\\", "\"", "]", "[",
        "(", ")", "---\n", "===\n", "- [x] ", "{{> slot}}", "{#id}", "{% x %}", "<https://l.example/?m&n>", "\t",
        "  \n",
    ]

    private func text(_ seed: Int) -> String {
        var random = Seeded(seed)
        return (0..<Int(random.next() % 60)).map { _ in Self.parts[Int(random.next() % UInt64(Self.parts.count))] }
            .joined()
    }

    @Test(arguments: 0..<400) func whatMarkdownMakesIsWellFormed(_ seed: Int) throws {
        let body = try rendered(text(seed))
        let parser = XMLParser(data: Data("<article>".utf8 + body.html + "</article>".utf8))
        #expect(parser.parse(), "\(String(decoding: body.html, as: UTF8.self))")
        #expect(readPageFacts(body.html).problems.isEmpty)
        #expect(!String(decoding: body.html, as: UTF8.self).contains("style="))
    }

    @Test(arguments: 0..<400) func placesOfLinksAreThoseOfTheirAddresses(_ seed: Int) throws {
        let text = text(seed)
        let body = try rendered(text)
        let facts = readPageFacts(body.html)
        #expect(facts.links.map(\.destination) == body.links.map(\.destination))
        #expect(facts.links.map(\.offset) == body.links.map(\.place.lowerBound))
        #expect(Set(facts.ids.filter { $0 != "id" }).count == facts.ids.count { $0 != "id" })
        let bytes = Array(text.utf8)
        for link in body.links where !link.destination.contains("_k") {
            #expect(bytes[link.offset...].starts(with: link.destination.utf8))
        }
    }
}

@Suite struct BodyHostileTests {
    @Test(arguments: [">", "- ", "1. ", "*a ", "**", "[", "![", "> - "])
    func deepNestingIsTextOrAnError(_ sign: String) {
        let messages = refusals(String(repeating: sign, count: 100_000) + "a")
        #expect(messages.isEmpty || messages[0].contains("nested more than 200 deep"), "\(messages)")
    }

    @Test(arguments: [
        "[a](b\\_c) ", "`", "<", "<a ", "&amp;", "{{", "{{ a }}", "# a\n", "a\n\n", "| a ", "|a|\n|-|\n", "<b>",
        "<!--", "[a]: b\n", "\\", "]",
        "~", "é", "<a href=b>", "{%", "x{{> a}}\n\n", "<div>\n", "\u{0}",
    ])
    func aLongTextIsReadInLinearTime(_ part: String) {
        #expect(refusals(String(repeating: part, count: 200_000 / part.utf8.count)).isEmpty)
    }

    @Test(arguments: [
        ("a\u{1}b", "1:2 the text holds the character U+0001, which XML forbids"),
        ("\n\u{8}", "2:1 the text holds the character U+0008, which XML forbids"),
        ("a &#x1F; b", "1:3 the text holds the character U+001F, which XML forbids"),
        ("0123456789abcdef\u{FFFF}", "1:17 the text holds the character U+FFFF, which XML forbids"),
        ("&#xFFFE;", "1:1 the text holds the character U+FFFE, which XML forbids"),
    ])
    func charactersThatXMLForbidsAreErrors(_ text: String, _ message: String) {
        #expect(refusals(text) == [message])
    }

    @Test func nulIsReplaced() throws {
        #expect(try html("a\u{0}b &#0; `\u{0}`") == "<p>a\u{FFFD}b \u{FFFD} <code>\u{FFFD}</code></p>\n")
    }
}
