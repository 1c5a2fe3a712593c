import SiteReading
import SourceText
import Testing

@Suite struct FootnoteTests {
    private func reference(_ number: Int, _ suffix: String = "") -> String {
        "<sup id=\"fnref:\(number)\(suffix)\"><a href=\"#fn:\(number)\" role=\"doc-noteref\">\(number)</a></sup>"
    }

    private func back(_ number: Int) -> String {
        "<a href=\"#fnref:\(number)\" role=\"doc-backlink\">↩\u{FE0E}</a>"
    }

    private func list(_ items: String) -> String {
        "<section class=\"footnotes\" role=\"doc-endnotes\">\n<ol>\n\(items)</ol>\n</section>\n"
    }

    @Test func aNoteStandsAtTheEndAndLeadsBack() throws {
        let body = try rendered("Text[^1]\n\n[^1]: Knuth\n")
        #expect(
            String(decoding: body.html, as: UTF8.self)
                == "<p>Text\(reference(1))</p>\n" + list("<li id=\"fn:1\">Knuth \(back(1))</li>\n"))
        #expect(body.ids == ["fnref:1", "fn:1"])
        #expect(body.links.map(\.destination) == ["#fn:1", "#fnref:1"])
        #expect(body.writtenAddresses == ["#fn:1", "#fnref:1"])
        #expect(body.summary == "Text" && body.wordCount == 2 && body.warnings.isEmpty)
    }

    @Test func notesAreInTheOrderOfTheirReferences() throws {
        #expect(
            try html("[^b] [^A] [^b]\n[^a]: one[^c]\n[^b]: two\n[^c]: three\n")
                == "<p>\(reference(1)) \(reference(2)) \(reference(1, "-2"))</p>\n"
                + list(
                    "<li id=\"fn:1\">two \(back(1)) "
                        + "<a href=\"#fnref:1-2\" role=\"doc-backlink\">↩\u{FE0E}<sup>2</sup></a></li>\n"
                        + "<li id=\"fn:2\">one\(reference(3)) \(back(2))</li>\n"
                        + "<li id=\"fn:3\">three \(back(3))</li>\n"))
    }

    @Test(arguments: [
        // Lines go on with a note's paragraph; what is indented by four belongs to it.
        ("[^1]: a\nb", "a\nb <>"), ("[^1]: a\n    b", "a\nb <>"),
        ("[^1]: a\n\n    b", "\n<p>a</p>\n<p>b <></p>\n"), ("[^1]: a\n\n\tb", "\n<p>a</p>\n<p>b <></p>\n"),
        ("[^1]:\n    a", "a <>"), ("[^1]:a", "a <>"), ("  [^1]:   *a*", "<em>a</em> <>"),
        ("[^1]: a\n\n        b\n", "\n<p>a</p>\n<pre><code>b\n</code></pre>\n<p><></p>\n"),
        ("[^1]: - a\n    - b", "\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n<p><></p>\n"),
        ("[^1]: ---", "\n<hr/>\n<p><></p>\n"), ("[^1]: [ ] a", "[ ] a <>"), ("[^1]: http://b", "http://b <>"),
        ("[^1]: a\r\n\r\n    b\r\n", "\n<p>a</p>\n<p>b <></p>\n"),
    ])
    func aNoteIsMarkdown(_ note: String, _ markup: String) throws {
        #expect(
            try html("x[^1]\n\n\(note)")
                == "<p>x\(reference(1))</p>\n"
                + list("<li id=\"fn:1\">\(markup.replacing("<>", with: back(1)))</li>\n"))
    }

    @Test(arguments: [
        ("[^1]: a\n\nb", "<p>b</p>\n"), ("[^1]: a\n# b", "<h1 id=\"b\">b</h1>\n"),
        ("[^1]: a\n- b", "<ul>\n<li>b</li>\n</ul>\n"), ("[^1]: a\n```\nb\n```", "<pre><code>b\n</code></pre>\n"),
    ])
    func whatBeginsAnotherBlockIsNotOfTheNote(_ text: String, _ markup: String) throws {
        #expect(
            try html("x[^1]\n\n\(text)")
                == "<p>x\(reference(1))</p>\n\(markup)" + list("<li id=\"fn:1\">a \(back(1))</li>\n"))
    }

    @Test(arguments: [
        ("`[^1]`", "<p><code>[^1]</code></p>\n"), ("\\[^1]", "<p>[^1]</p>\n"),
        ("[a [^1]](b)", "<p><a href=\"b\">a [^1]</a></p>\n"),
        ("![a [^1]](b)", "<p><img src=\"b\" alt=\"a [^1]\"/></p>\n"),
        ("```\n[^1]\n[^2]: b\n```", "<pre><code>[^1]\n[^2]: b\n</code></pre>\n"),
        ("- ```\n  [^2]: b\n  ```", "<ul>\n<li>\n<pre><code>[^2]: b\n</code></pre>\n</li>\n</ul>\n"),
        ("<pre>\n\n[^2]: b\n</pre>", "<pre>\n\n[^2]: b\n</pre>\n"),
        ("    [^2]: b", "<pre><code>[^2]: b\n</code></pre>\n"),
    ])
    func inCodeLinksAndPicturesItIsText(_ text: String, _ markup: String) throws {
        let body = try rendered("x[^1]\n\n\(text)\n\n[^1]: a")
        #expect(
            String(decoding: body.html, as: UTF8.self)
                == "<p>x\(reference(1))</p>\n\(markup)" + list("<li id=\"fn:1\">a \(back(1))</li>\n"))
        #expect(body.warnings.isEmpty)
    }

    @Test func aReferenceInATitleGoesWithIt() throws {
        let body = try rendered("# A[^1]\n\nb[^2]\n\n[^1]: c\n[^2]: d")
        #expect(body.title == "A")
        #expect(body.ids == ["fnref:1", "fn:1", "fn:2"])
        #expect(body.warnings.map(\.message) == ["nothing refers to the footnote \"1\""])
        let heading = try rendered("## A[^1]\n\n[^1]: c")
        #expect(heading.ids == ["a", "fnref:1", "fn:1"])
        #expect(heading.writtenAddresses == ["#fn:1", "#fnref:1"])
    }

    @Test func anIdThatIsTakenGetsANumber() throws {
        #expect(
            try rendered("<i id=\"fn:1\"></i><i id=\"fnref:1\"></i>[^1]\n\n[^1]: a").ids
                == ["fn:1", "fnref:1", "fnref:1-1", "fn:1-1"])
    }

    @Test func placesInANoteAreThoseOfTheText() throws {
        let text = "x[^n]\n\n[^n]: a [b](c)\n\n    d [e](f) {{ g }}\n"
        let body = try rendered(text)
        let bytes = Array(text.utf8)
        #expect(
            body.links.map { String(decoding: bytes[$0.offset...].prefix(2), as: UTF8.self) }
                == ["[^", "c)", "f)", "[^"])
        #expect(body.leftMarks.map(\.first).map { "\($0.line ?? 0):\($0.column ?? 0)" } == ["5:14"])
        #expect(
            refusals("x[^n]\n\n[^n]: a\n\n    [b](javascript:c)")
                == ["5:9 links to \"javascript:\" are not allowed, expected an address"])
    }

    @Test func whatIsMissingOrDoubleIsTold() throws {
        let body = try rendered("a[^1] [^1] [^x y]\n\n[^2]: b")
        #expect(
            body.warnings.map { "\($0.line ?? 0):\($0.column ?? 0) \($0.message)" } == [
                "1:2 there is no footnote \"1\", and this stays as text",
                "3:1 nothing refers to the footnote \"2\"",
            ])
        #expect(
            String(decoding: body.html, as: UTF8.self)
                == "<p>a[^1] [^1] [^x y]</p>\n" + list("<li id=\"fn:1\">b</li>\n"))
        #expect(refusals("[^a]\n\n[^a]: b\n[^A]: c") == ["4:3 there is another footnote \"A\""])
    }

    @Test(arguments: [
        "[^", "[^]", "[^]: a", "[^a", "[^a]:", "[^1]\n\n[^1]:\n\n    a", "[^1]: [^1]",
        "[^1]\n[^1]: [^2]\n[^2]: [^1]",
        "> [^1]: a\n\n[^1]", "[^1]: > a\nb\n\n[^1]", "[^1]: ```\n    a", "[^a\u{301}]\n[^á]: b",
        "[^1]\n[^1]: <div>\n\n    a",
        String(repeating: "[^1]", count: 1_000) + "\n\n[^1]: a",
        (0..<1_000).map { "[^\($0)]: [^\($0 + 1)]" }.joined(separator: "\n"),
        String(repeating: "[^", count: 10_000),
    ])
    func oddNotesEnd(_ text: String) throws {
        let body = try rendered(text)
        #expect(body.writtenAddresses == body.links.map(\.destination))
        #expect(Set(body.ids).count == body.ids.count)
    }
}
