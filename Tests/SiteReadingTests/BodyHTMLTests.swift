import SiteReading
import SourceText
import TagParsing
import Testing

@testable import BodyRendering
@testable import PostReading

/// Bodies that are HTML: they stay as they are.
@Suite struct BodyHTMLTests {
    @Test func theBodyStaysAsItIs() throws {
        let text = "<p>a &auml; <b>c</b></p>\r\n<script>if (a < b) {}</script>\n<!-- d --><br><P CLASS='e'>*f*"
        #expect(try html(text, .html) == text)
    }

    @Test func aHeadingAtTheBeginningIsTheTitle() throws {
        let body = try rendered("\n<!-- a -->\n<h1 id=b>One <a href=c>&amp;</a>\ntwo</h1>\n<p id=d>e</p>", .html)
        #expect(body.title == "One & two")
        #expect(String(decoding: body.html, as: UTF8.self) == "\n<!-- a -->\n\n<p id=d>e</p>")
        #expect(body.ids == ["d"] && body.links.isEmpty)
        #expect(try rendered("<p>a</p><h1>b</h1>", .html).title == nil)
    }

    @Test func aHeadingThatSaysMoreThanTheTitleStays() throws {
        let text = "<h1 id=b>Head <a href=c>d</a></h1>\n<p>e</p>"
        let body = try rendered(text, .html, title: "Full title")
        #expect(body.title == nil)
        #expect(String(decoding: body.html, as: UTF8.self) == text)
        #expect(body.ids == ["b"] && body.writtenAddresses == ["c"])
        #expect(String(decoding: try rendered(text, .html, title: "HEAD\nd").html, as: UTF8.self) == "\n<p>e</p>")
    }

    @Test(arguments: [
        ("<div><p>One <b>two</b>\nthree</p><p>four</p></div>", "One two three", 4), ("<p>a<p>b", "a", 2),
        ("<p><img src=a alt=b></p><p>c &lt; d</p>", "c < d", 3), ("<p>a</p><p>b</p><!--more--><p>c</p>", "a b", 3),
        ("a", "", 1), ("<script>a b</script><p>c", "c", 1),
    ])
    func summaryAndWordsAreOfItsText(_ text: String, _ summary: String, _ words: Int) throws {
        let body = try rendered(text, .html)
        #expect(body.summary == summary)
        #expect(body.wordCount == words)
    }

    @Test func linksSlotsAndWarningsAreFound() throws {
        let text = "<p>a</p>\n  {{> cloud}}  \n<a href='{static}/b?c&amp;d' id=e>f {{ g }}</a>\n<pre>{{> h}}</pre>"
        let body = try rendered(text, .html)
        #expect(
            String(decoding: body.html, as: UTF8.self)
                == "<p>a</p>\n  \n<a href='/b?c&amp;d' id=e>f {{ g }}</a>\n<pre>{{> h}}</pre>")
        #expect(body.slots.map(\.name) == ["cloud"] && body.slots.map(\.place) == [11])
        #expect(body.slots.map(\.offset) == [11])
        #expect(body.links.map(\.destination) == ["/b?c&d"] && body.writtenAddresses == ["/b?c&amp;d"])
        #expect(body.ids == ["e"])
        #expect(body.leftMarks.map(\.first).map { "\($0.line ?? 0):\($0.column ?? 0)" } == ["3:37"])
    }

    @Test func onlyItsOwnRangeIsRead() throws {
        let source = try SourceText(path: "a.html", text: "---\nhref: b\n---\n<a href=c>d</a>")
        let body = try renderBody(of: source, in: 16..<source.bytes.count, kind: .html)
        #expect(body.links.map(\.offset) == [24])
        #expect(body.writtenAddresses == ["c"])
    }

    @Test(arguments: [PostKind.restructuredText, .other]) func otherKindsAreRefused(_ kind: PostKind) {
        #expect(refusals("a", kind) == ["1:1 only Markdown and HTML become pages"])
    }
}
