import SiteReading
import SourceText
import TagParsing
import Testing

@testable import BodyRendering

@Suite struct BodyHeadingTests {
    @Test(arguments: [
        ("## Machine learning", "<h2 id=\"machine-learning\">Machine learning</h2>\n", ["machine-learning"]),
        (
            "## C++ & *more*", "<h2 id=\"c--more\">C++ &amp; <em>more</em></h2>\n", ["c--more"]
        ),
        ("## `a` [b](c)", "<h2 id=\"a-b\"><code>a</code> <a href=\"c\">b</a></h2>\n", ["a-b"]),
        ("## A {#own}", "<h2 id=\"own\">A</h2>\n", ["own"]),
        ("## A {#own .wide .b}", "<h2 id=\"own\" class=\"wide b\">A</h2>\n", ["own"]),
        ("## A {.wide}", "<h2 id=\"a\" class=\"wide\">A</h2>\n", ["a"]),
        ("## A {b}", "<h2 id=\"a-b\">A {b}</h2>\n", ["a-b"]),
        ("## A {#x\"y}", "<h2 id=\"a-xy\">A {#x\"y}</h2>\n", ["a-xy"]),
        ("##", "<h2></h2>\n", []),
        ("## What's new", "<h2 id=\"whats-new\">What's new</h2>\n", ["whats-new"]),
        ("## 1.24.0", "<h2 id=\"1240\">1.24.0</h2>\n", ["1240"]),
        ("## snake_case -- Ünï", "<h2 id=\"snake_case----ünï\">snake_case -- Ünï</h2>\n", ["snake_case----ünï"]),
        ("## 🎉 Party", "<h2 id=\"-party\">🎉 Party</h2>\n", ["-party"]),
        ("## ![a](b) C", "<h2 id=\"-c\"><img src=\"b\" alt=\"a\"/> C</h2>\n", ["-c"]),
        ("## ?!", "<h2 id=\"section\">?!</h2>\n", ["section"]),
        ("## 東京", "<h2 id=\"東京\">東京</h2>\n", ["東京"]),
        ("A\n---", "<h2 id=\"a\">A</h2>\n", ["a"]),
    ])
    func aHeadingHasAnId(_ text: String, _ markup: String, _ ids: [String]) throws {
        let body = try rendered(text)
        #expect(String(decoding: body.html, as: UTF8.self) == markup)
        #expect(body.ids == ids)
    }

    @Test func anIdThatIsTakenGetsANumber() throws {
        let body = try rendered("## A\n## A\n## A-1\n## A {#b}\n## B\n<p id=\"c\">\n\n## C\n## A")
        #expect(body.ids == ["a", "a-1", "a-1-1", "b", "b-1", "c", "c-1", "a-2"])
    }

    @Test(arguments: [
        ("# The *title* & more\n\nText", "The title & more", "<p>Text</p>\n"),
        ("# A {#b}\ntext", "A", "<p>text</p>\n"), ("Title\n===\n", "Title", ""),
        ("text\n\n# A", nil, "<p>text</p>\n<h1 id=\"a\">A</h1>\n"), ("## A", nil, "<h2 id=\"a\">A</h2>\n"),
        ("> # A", nil, "<blockquote>\n<h1 id=\"a\">A</h1>\n</blockquote>\n"),
        ("\n\n# A\n\n# B", "A", "<h1 id=\"b\">B</h1>\n"),
    ])
    func aHeadingAtTheBeginningIsTheTitle(_ text: String, _ title: String?, _ markup: String) throws {
        let body = try rendered(text)
        #expect(body.title == title)
        #expect(String(decoding: body.html, as: UTF8.self) == markup)
    }

    @Test(arguments: [
        (
            "F", "# A quite other heading\n\ntext", nil,
            "<h1 id=\"a-quite-other-heading\">A quite other heading</h1>\n<p>text</p>\n"
        ),
        ("“It’s”  a title…", "# \"it's\" A *Title*...\n\ntext", "\"it's\" A Title...", "<p>text</p>\n"),
        ("É", "# E\u{301}", "E\u{301}", ""), ("A", "# A {#b}", "A", ""),
        ("A B", "# AB", nil, "<h1 id=\"ab\">AB</h1>\n"),
    ])
    func aHeadingThatSaysMoreThanTheTitleStays(
        _ title: String, _ text: String, _ heading: String?, _ markup: String
    ) throws {
        let body = try rendered(text, title: title)
        #expect(body.title == heading)
        #expect(String(decoding: body.html, as: UTF8.self) == markup)
    }

    @Test func idsInATitleAreLeftOut() throws {
        #expect(try rendered("# <i id=\"a\"></i>b\n\nc").ids == [])
    }

    @Test func linksInATitleAreLeftOut() throws {
        let body = try rendered("# [a](b)\n\n[c](d)")
        #expect(body.links.map(\.destination) == ["d"])
        #expect(body.writtenAddresses == ["d"])
    }

    @Test func linksInAHeadingAreFoundWhereTheyAre() throws {
        let body = try rendered("[a](b)\n\n## [c](d) ![e](f)\n\n[g](h)")
        #expect(body.writtenAddresses == ["b", "d", "f", "h"])
    }
}

@Suite struct BodySummaryTests {
    @Test(arguments: [
        ("# T\n\nThe *first*\nparagraph.\n\nThe second.", "The first paragraph."),
        ("## H\n\n- item\n\nText &amp; more", "Text & more"), ("![a](b)\n\nText", "Text"),
        ("One.\n\n## H\n\nTwo `c`.\n\n<!-- more -->\n\nThree.", "One. H Two c."),
        ("One.\n\n## H {#h .c}\n\nTwo.\n\n<!-- more -->", "One. H Two."),
        ("# T\n\nOne <!--more--> two", "One"), ("```\n<!-- more -->\n```\n\nText", "Text"), ("", ""),
        ("{{> cloud}}\n\nText", "Text"), ("- a\n- b", ""), ("> quoted\n\nText", "Text"),
    ])
    func theSummaryIsTheFirstParagraphOrWhatStandsBeforeTheMark(_ text: String, _ summary: String) throws {
        #expect(try rendered(text).summary == summary)
    }

    @Test func aLongSummaryEndsBehindAWord() throws {
        let word = String(repeating: "a", count: 9)
        let text = Array(repeating: word, count: 40).joined(separator: " ")
        let summary = try rendered(text).summary
        // 27 words and 26 spaces are 269, and one more word would be 279 with the space before it: room for an ellipsis.
        #expect(summary == Array(repeating: word, count: 28).joined(separator: " ") + "…")
        #expect(summary.count == 280)
    }

    @Test(arguments: [(280, false), (281, true)])
    func onlyWhatDoesNotFitIsCut(_ count: Int, _ isCut: Bool) throws {
        let summary = try rendered(String(repeating: "é", count: count)).summary
        #expect(summary.hasSuffix("…") == isCut)
        #expect(summary.count <= 280 && summary.count >= 278)
    }

    @Test(arguments: [
        ("one two three", 3), ("# one\n\ntwo *three*four", 3), ("a\nb  \nc", 3), ("", 0), ("東京タワー", 5),
        ("東京、大阪。", 4), ("안녕 세상", 2), ("a東b", 3), ("```\na b\n```", 2), ("- a\n- b", 2),
        ("| a | b |\n|---|---|\n| c | d |", 4),
        ("![a b](c)", 0), ("<div>a <b>b</b>c</div>", 2), ("<script>\na b\n</script>", 0), ("don’t &amp; do", 3),
        ("ラーメン 𠮷野家", 7),
    ])
    func wordsAreCounted(_ text: String, _ count: Int) throws {
        #expect(try rendered(text).wordCount == count)
    }
}

@Suite struct BodyLinkTests {
    @Test(arguments: [
        ("[a](b.md)", ["b.md"], ["b.md"]), ("[a](b?c&d \"e\")", ["b?c&d"], ["b?c&amp;d"]),
        ("[a](b&amp;c\\_d)", ["b&c_d"], ["b&amp;c_d"]), ("[a](<b c>)", ["b%20c"], ["b%20c"]),
        ("[a](b%20c)", ["b%20c"], ["b%20c"]), ("[a](ä)", ["ä"], ["ä"]), ("[a]()", [""], [""]),
        ("![a](b) <https://c.example/>", ["b", "https://c.example/"], ["b", "https://c.example/"]),
        (
            "[a](tel:+4930) [b](magnet:?xt=urn:btih:c) ![d](data:image/png;base64,AA/+==)",
            ["tel:+4930", "magnet:?xt=urn:btih:c", "data:image/png;base64,AA/+=="],
            ["tel:+4930", "magnet:?xt=urn:btih:c", "data:image/png;base64,AA/+=="]
        ),
        (
            "[a]({tag}b) [c](<{category}d  e>) [f]({index}) [g](|tag|h)",
            ["{tag}b", "{category}d  e", "{index}", "|tag|h"], ["{tag}b", "{category}d  e", "{index}", "|tag|h"]
        ),
        ("<d@e.example>", ["mailto:d@e.example"], ["mailto:d@e.example"]),
        (
            "[a]({filename}/b.md) ![]({static}c.png) [d](|filename|e.md) [f]({attach}g)",
            ["/b.md", "c.png", "e.md", "g"], ["/b.md", "c.png", "e.md", "g"]
        ),
        ("<a href='{filename}b.md'>c</a>", ["b.md"], ["b.md"]),
        ("<a HREF=\"b?c&amp;d\"><img src=e></a>", ["b?c&d", "e"], ["b?c&amp;d", "e"]),
        ("<div>\n<a title=\"href='x'\" href='b'>\n</div>", ["b"], ["b"]), ("`[a](b)` <!-- <a href=c> -->", [], []),
        ("<script>\n\"<a href=b>\"\n</script>", [], []), ("[a]\n\n[a]: b", ["b"], ["b"]),
    ])
    func linksAreKeptWithTheirPlaces(_ text: String, _ destinations: [String], _ written: [String]) throws {
        let body = try rendered(text)
        #expect(body.links.map(\.destination) == destinations)
        #expect(body.writtenAddresses == written)
    }

    @Test func aLinksOffsetIsThatOfItsAddress() throws {
        let text =
            "x\n\n> [a](one) and [b](t\\_wo)\n> <a\n> href=\"three\">\n\n<div>\n  <img src=four>\n</div>\n\n- [c]\n\n[c]: five"
        let body = try rendered(text)
        let bytes = Array(text.utf8)
        let found = body.links.map { String(decoding: bytes[$0.offset...].prefix(3), as: UTF8.self) }
        #expect(found == ["one", "t\\_", "thr", "fou", "fiv"])
    }

    @Test(arguments: [
        ("x [a](javascript:alert(1))", "1:7 links to \"javascript:\" are not allowed"),
        ("\n<JavaScript:a>", "2:2 links to \"javascript:\" are not allowed"),
        ("![a](data:text/html,b)", "1:6 links to \"data:\" are not allowed, expected data:image/"),
        ("[a](data:image/png;base64,AAAA)", "1:5 links to \"data:\" are not allowed, expected an address"),
        ("[a](java&#115;cript:a)", "1:5 links to \"javascript:\" are not allowed"),
        ("[a](javascript%3Aa)", "1:5 links to \"javascript:\" are not allowed"),
        ("[a]\n\n[a]: vbscript:b", "3:6 links to \"vbscript:\" are not allowed"),
        ("[a](foo:b)", "1:5 links to \"foo:\" are not allowed"), ("[a](http:)", "1:5 the link has no address"),
        ("[a](a&#1;b)", "1:5 the text holds the character U+0001"),
    ])
    func aLinkToAnotherSchemeIsAnError(_ text: String, _ message: String) {
        #expect(refusals(text).first?.hasPrefix(message) == true, "\(refusals(text))")
    }

    @Test(arguments: [
        ("[a](javascript:b)", "a script stands in HTML, between <script> and </script>"),
        ("[a](data:b)", "save the data as a file beside the text, and link to that"),
        (
            "[a](notes:2024.md)",
            "a file whose name has a colon is written with ./ before it: ./notes:…; "
                + "links: warn in stratus.yml leaves such links out"
        ), ("[a](git://b.c)", "links: warn in stratus.yml leaves such links out, and keeps their text"),
        ("[a](tel:)", "write the address behind the colon"),
    ])
    func theHintFitsTheScheme(_ text: String, _ hint: String) throws {
        #expect {
            _ = try rendered(text)
        } throws: {
            ($0 as? BodyError)?.problems.map(\.hint) == [hint]
        }
    }

    @Test func authorsHaveNoPages() {
        #expect(refusals("[a]({author}Ann)") == ["1:5 a site has no pages of authors"])
        #expect(refusals("<p>\n<a href=\"{author}Ann\">", .html) == ["2:10 a site has no pages of authors"])
    }

    @Test func theBodyWithoutItsBadLinksIsCheckedFurther() throws {
        #expect {
            _ = try rendered("[a](javascript:b) [c](d)")
        } throws: { error in
            guard let body = (error as? BodyError)?.body else { return false }
            return body.links.map(\.destination) == ["d"]
                && body.html == Array("<p><a href=\"\">a</a> <a href=\"d\">c</a></p>\n".utf8)
        }
    }

    @Test func allBadLinksAreTold() {
        #expect(refusals("[a](javascript:b)\n\n[c](d)\n\n[e](data:f)").count == 2)
    }
}

@Suite struct BodySlotTests {
    @Test(arguments: [
        ("a\n\n{{> cloud}}\n\nb", "<p>a</p>\n|<p>b</p>\n", ["cloud"]),
        ("{{>parts/a-b_c.d}}", "|", ["parts/a-b_c.d"]),
        ("{{>   cloud   }}", "|", ["cloud"]), ("> {{> a}}", "<blockquote>\n|</blockquote>\n", ["a"]),
        ("<div>\n  {{> a}}\n</div>", "<div>\n  |\n</div>\n", ["a"]), ("{{> a__b__}}", "|", ["a__b__"]),
    ])
    func aSlotIsAPlace(_ text: String, _ markup: String, _ names: [String]) throws {
        let body = try rendered(text)
        var html = body.html
        for slot in body.slots.reversed() { html.insert(UInt8(ascii: "|"), at: slot.place) }
        #expect(String(decoding: html, as: UTF8.self) == markup)
        #expect(body.slots.compactMap(\.name) == names)
        #expect(body.warnings.allSatisfy { $0.message.contains("the partial") })
        let bytes = Array(text.utf8)
        #expect(body.slots.allSatisfy { bytes[$0.offset...].starts(with: "{{>".utf8) })
    }

    @Test(arguments: [
        "`{{> a}}`", "    {{> a}}", "```\n{{> a}}\n```", "<pre>\n{{> a}}\n</pre>", "\\{\\{> a}}",
    ])
    func inCodeItIsText(_ text: String) throws {
        let body = try rendered(text)
        #expect(body.slots.isEmpty && body.leftMarks.isEmpty)
        #expect(
            String(decoding: body.html, as: UTF8.self).contains("> a}}")
                || String(decoding: body.html, as: UTF8.self).contains("&gt; a}}"))
    }

    @Test(arguments: ["a {{> b}}", "{{> b}}\nc", "{{> b c}}", "- {{> b}}", "{{> *b*}}"])
    func elsewhereItIsTextWithAWarning(_ text: String) throws {
        let body = try rendered(text)
        #expect(body.slots.isEmpty)
        #expect(body.leftMarks.map(\.count) == [1])
        #expect(
            body.leftMarks[0].first.hint == "put it in a paragraph of its own, with a blank line before and behind it")
    }
}

@Suite struct BodyWarningTests {
    @Test(arguments: [
        (
            "a\n\n{{< figure src=\"b.png\" >}}",
            "3:1 the shortcode of Hugo \"{{< figure src=\"b.png\" >}}\" stays as text"
        ),
        ("{{% note %}}", "1:1 the shortcode of Hugo \"{{% note %}}\" stays as text"),
        ("x {{ youtube(id=\"a\") }}", "1:3 the shortcode of Zola \"{{ youtube(id=\"a\") }}\" stays as text"),
        (
            "{% quote(author=\"Ä somebody with a very long name\") %}",
            "1:1 the template tag \"{% quote(author=\"Ä somebody with a very …\" stays as text"
        ),
        ("{% include a.html %}", "1:1 the template tag \"{% include a.html %}\" stays as text"),
        ("<img src=\"{{ a }}/b.png\">", "1:11 the template output \"{{ a }}\" stays as text"),
        ("<div>\n{% a %}\n</div>", "2:1 the template tag \"{% a %}\" stays as text"),
        ("{{ page.excerpt }}", "1:1 the template output \"{{ page.excerpt }}\" stays as text"),
        ("{% raw %}\n\n{ a }", "1:1 the template tag \"{% raw %}\" stays as text"),
        ("a {{ b", "1:3 the template output \"{{\" stays as text"),
    ])
    func marksOfOtherTemplatesStayAsText(_ text: String, _ message: String) throws {
        let body = try rendered(text)
        let warnings = body.leftMarks.map(\.first)
        #expect(warnings.map { "\($0.line ?? 0):\($0.column ?? 0) \($0.message)" } == [message])
        #expect(warnings.allSatisfy { $0.severity == .warning && $0.hint != nil })
    }

    @Test(arguments: [
        "`{{ a }}`", "```\n{% a %}\n```", "    {{< a >}}", "{a} { {b} }", "<!-- {{ a }} -->",
        "<code>{{ a }}</code>", "$\\{\\{a}}",
    ])
    func inCodeNobodyIsWarned(_ text: String) throws {
        #expect(try rendered(text).leftMarks.isEmpty)
    }

    @Test func marksOfOneKindAreCounted() throws {
        let body = try rendered(
            String(repeating: "{{ a }}\n\n", count: 60)
                + "{% if b %}c{% else %}d{% endif %} {% include e.html f=\"g\" %}")
        #expect(body.leftMarks.map(\.count) == [60, 1, 1])
        #expect(body.leftMarks.map(\.label) == ["{{ a }}", "{% if … %}", "{% include e.html … %}"])
        #expect(body.leftMarks.map(\.first.line) == [1, 121, 121])
    }

    @Test func manyKindsAreCountedAsOne() throws {
        let body = try rendered((0..<1_000).map { "{{ a\($0) }}\n" }.joined())
        #expect(body.leftMarks.count == 50)
        #expect(body.leftMarks.map(\.count).reduce(0, +) == 1_000)
    }
}
