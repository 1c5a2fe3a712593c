import Mustache
import Testing

/// Escaping is a matter of bytes: what follows a quotation mark does not make it another character.
@Suite struct TemplateEscapingTests {
    @Test(arguments: [
        ("\"\u{301} onclick=x", "&quot;\u{301} onclick=x"),
        ("<\u{338}script>", "&lt;\u{338}script&gt;"),
        ("&\u{FE0F}lt;", "&amp;\u{FE0F}lt;"),
        (">\u{20D2}", "&gt;\u{20D2}"),
        ("'\u{300}", "&#39;\u{300}"),
        ("\"\u{200D}", "&quot;\u{200D}"),
        ("\r\n", "&#13;\n"),
        ("東京 – naïve", "東京 – naïve"),
        ("", ""),
    ])
    func aMarkBehindASpecialCharacterHidesItFromNobody(_ title: String, _ expected: String) throws {
        let page = try TemplateFixture.page("<p title=\"{{page.title}}\">", title: title)
        #expect(Array(page.utf8) == Array("<p title=\"\(expected)\">".utf8))
    }

    /// The reason for a renderer of our own: this is what the library makes of it.
    @Test func theLibraryLetsSuchAQuotationMarkOut() throws {
        let page = try MustacheTemplate(string: "<p title=\"{{title}}\">").render(["title": "\"\u{301} onclick=x"])
        #expect(page.utf8.contains(UInt8(ascii: "&")) == false)
    }

    @Test func eachASCIICharacterWithEachMarkIsWrittenAsItIsAlone() throws {
        let special: [UInt8: String] = [
            0x26: "&amp;", 0x3C: "&lt;", 0x3E: "&gt;", 0x22: "&quot;", 0x27: "&#39;", 0x0D: "&#13;",
        ]
        for byte in UInt8(0)..<0x80 {
            for mark in ["", "\u{301}", "\u{338}", "\u{FE0F}", "\u{200D}", "\u{20E3}"] {
                let character = String(decoding: [byte], as: UTF8.self)
                let page = try TemplateFixture.page("{{page.title}}", title: character + mark)
                #expect(Array(page.utf8) == Array(((special[byte] ?? character) + mark).utf8))
            }
        }
    }

    @Test func aMarkBehindATagBelongsToWhatComesOut() throws {
        #expect(try TemplateFixture.page("{{page.title}}\u{301}", title: "e") == "e\u{301}")
    }
}
