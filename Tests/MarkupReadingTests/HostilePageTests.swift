import MarkupReading
import Testing

/// Each would take minutes if anything were quadratic; all together take seconds in a debug build.
@Suite("Hostile pages", .timeLimit(.minutes(2)))
struct HostilePageTests {
    private func read(_ parts: (String, Int)...) -> PageReading {
        var bytes: [UInt8] = []
        for (text, count) in parts { for _ in 0..<count { bytes += text.utf8 } }
        return readPage(bytes)
    }

    private static let last = "<a rel=tag href=x>last</a>"

    @Test("100,000 elements in each other")
    func deepElements() {
        #expect(read(("<div>", 100_000), (Self.last, 1), ("</div>", 100_000), (Self.last, 1)).links.count == 2)
        #expect(read(("<div><svg>", 50_000), (Self.last, 1)).links.count == 1)
        #expect(read(("<a rel=tag href=x><b>", 100_000), (Self.last, 1)).links.count == 100_001)
    }

    @Test("A million links without an end")
    func openLinks() {
        let links = read(("<a href=x>", 1_000_000), ("<a rel=tag>A", 1)).links
        #expect(links.map(\.names) == [["A"]])
        #expect(read(("<a rel=tag>A", 1_000_000)).links.count == 1_000_000)
    }

    @Test("An attribute of 18 MB is read, and a tag with 200,000 attributes")
    func longTags() {
        let text = String(repeating: "0123456789", count: 1_800_000)
        let links = read(("<a rel=tag title=\"\(text)\">A</a>", 1), (Self.last, 1)).links
        #expect(links.map(\.names.first) == ["A", "last"])
        #expect(links.first?.names.last?.utf8.count == 18_000_000)
        var tag = "<a"
        for index in 0..<200_000 { tag += " a\(index)=1" }
        let page = read((Self.last, 1), ("\n", 1), (tag, 1), (" rel=tag>B</a>", 1), (Self.last, 1))
        #expect(page.links.map(\.names.first) == ["last", "B", "last"])
    }

    @Test("Closing tags that nothing has opened, in many elements, close nothing")
    func strayClosingTags() {
        let page = read((Self.last, 1), ("<div>", 100_000), ("</b>", 100_000), (Self.last, 1))
        #expect(page.links.count == 2)
        #expect(read(("</b></div></a></p></body>", 50_000), (Self.last, 1)).links.count == 1)
    }

    @Test(
        "Tags in many elements are read in linear time",
        arguments: ["</p>", "</a>", "</body>", "<body>", "<html>", "<head>", "<p>", "</html>", "<td>", "<li>", "<b>"])
    func tagsInManyElements(tag: String) {
        #expect(read((Self.last, 1), ("<div>", 100_000), (tag, 100_000)).links.count == 1)
        #expect(read((Self.last, 1), ("<a><div>", 50_000), (tag, 100_000)).links.count == 1)
    }

    @Test(
        "What is never closed, again and again",
        arguments: [
            "<", "<!", "<!--", "<!-->", "<?", "<![CDATA[", "</", "<a ", "<a href='", "<a href=\"", "<a =", "&", "&#",
            "&#x",
            "&#99999999999;", "&a", "<script>", "<style>", "<title>", "<textarea>", "<template>", "<select><option>",
            "<table>", "<!DOCTYPE", "<a/", "-->", "]]>", "<svg><a>", "<p", "<form>", "<frameset>", "</script>",
            "<script></", "<b><i></b>", "<a rel=tag><p></a>", "<!doctype html [", "<plaintext>",
            "<noscript><div></noscript>",
        ])
    func unclosed(piece: String) {
        _ = read((piece, 200_000), (Self.last, 1))
        _ = read((Self.last, 1), (piece + " ", 100_000))
        #expect(read((Self.last, 1), (piece + "\n", 10)).links.first?.names.first == "last")
    }

    @Test("NUL is white space of a text")
    func nul() {
        #expect(
            read(("\0", 100_000), ("<a rel=tag href=x>A\0B</a>", 1), ("<a\0", 100_000)).links.first?.names == [
                "A B", "x",
            ])
    }
}
