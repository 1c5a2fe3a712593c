import MarkupReading
import Testing

@Suite("Reading the headings of a page")
struct PageHeadingTests {
    private func headings(_ page: String) -> [TextHeading] {
        readPage(Array(page.utf8), for: .headings).headings
    }

    private func names(_ page: String) -> [String] {
        headings(page).map { "\($0.level) \($0.name)\($0.id.map { " #\($0)" } ?? "")" }
    }

    /// What HTML says of level, text and place.
    static let pages: [(page: String, names: [String])] = [
        (
            "<h1>A</h1><h2>B</h2><h3>C</h3><h4>D</h4><h5>E</h5><h6>F</h6><h7>G</h7>",
            ["1 A", "2 B", "3 C", "4 D", "5 E", "6 F"]
        ),
        ("<H2 ID=a>A</H2>", ["2 A #a"]),
        ("<header><h2>A</h2></header><hgroup><h3>B</h3></hgroup>", ["2 A", "3 B"]),
        // The text.
        ("<h2>\n A\t<em>b</em>\n  c&amp;d </h2>", ["2 A b c&d"]),
        ("<h2>A<br>B</h2>", ["2 A B"]),
        ("<h2><code>&lt;a&gt;</code> in HTML</h2>", ["2 <a> in HTML"]),
        ("<h2><img alt=' A  picture '></h2><h2>B<img alt=C></h2>", ["2 A picture", "2 B"]),
        ("<h2></h2><h2> \n</h2>", ["2 ", "2 "]),
        ("<h2>A<script>B</script><style>C</style><!-- D --><template>E</template></h2>", ["2 A"]),
        ("<h2>A<svg><title>B</title><path d=''/></svg>C</h2>", ["2 AC"]),
        (
            "<h2><span aria-hidden=true>1. <b>x</b></span>A</h2><h2>B<span aria-hidden=false>C</span></h2>",
            ["2 A", "2 BC"]
        ),
        // Links to itself beside a heading.
        ("<h2 id=a>A<a class=headerlink href='#a' title=Permalink>¶</a></h2>", ["2 A #a"]),
        ("<h2 id=a><a href='#a'>#</a> A b<a href='#a'>&#8203;</a></h2>", ["2 A b #a"]),
        ("<h2><a href='#a'>A <b>b</b></a> c</h2>", ["2 A b c"]),
        ("<h2>A<a href='#a'>¶<a href='#b'>§</a></h2>", ["2 A"]),
        ("<h2>A<a href='/x'>*</a></h2>", ["2 A*"]),
        // The place.
        ("<h2><a id=x>A</a></h2><h2><a name=y></a>B</h2><h2><span id=z>C</span></h2>", ["2 A #x", "2 B #y", "2 C #z"]),
        ("<h2 id=a><a id=b>A</a></h2><h2 id=''>B</h2><h2 name=c>C</h2>", ["2 A #a", "2 B", "2 C"]),
        ("<h2><svg id=x><g id=y /></svg>A</h2><h2><input name=q>B</h2>", ["2 A", "2 B"]),
        ("<section id=a>\n<h2>A</h2><p>b<h3>C</h3></section>", ["2 A #a", "3 C"]),
        ("<section id=a>x<h2>A</h2>y<h3>C</h3></section><section id=b></section><h2>B</h2>", ["2 A #a", "3 C", "2 B"]),
        ("<section id=a><p>x</p><section id=b>y<h2>B</h2></section><h2>A</h2></section>", ["2 B #b", "2 A #a"]),
        // The part about the subject.
        ("<nav><h2>M</h2></nav><h2>A</h2><aside><h2>N</h2></aside><h2>B</h2>", ["2 A", "2 B"]),
        (
            "<h2>H</h2><main><h2>A</h2><aside><h2>N</h2></aside><article><h3>B</h3></article></main><h2>F</h2>",
            ["2 A", "3 B"]
        ),
        ("<h2>H</h2><article><h2>A</h2><nav><h2>M</h2></nav></article><article><h2>B</h2></article>", ["2 A", "2 B"]),
        ("<h2>H</h2><div role=main><h2>A</h2></div><article><h2>B</h2></article>", ["2 A"]),
        ("<aside><main><h2>A</h2></main></aside><h2>B", ["2 B"]),
        (
            "<main><h2>A</h2><div role=navigation><h2>B</h2></div><div role=complementary><h2>C</h2></div></main>",
            ["2 A"]
        ),
        ("<article id=a><div id=b><h2>A</h2></div></article>", ["2 A #b"]),
        (
            "<section id=a><h2 id=b>A</h2></section><section id=c><h2><a id=d></a>C</h2></section>",
            ["2 A #b", "2 C #d"]
        ),
        ("<a name=a></a>\n<h2>A</h2><a id=b></a><img><h2>B</h2><a id=c>c</a><h2>C</h2>", ["2 A #a", "2 B", "2 C"]),
        ("<h2 id='é &quot;x&quot;'>A</h2>", ["2 A #é \"x\""]),
        // Where a heading ends.
        ("<h2>A", ["2 A"]),
        ("<h2>A<h3>B</h3>", ["2 A", "3 B"]),
        ("<h2>A</h3>B<h3>C</h2>D", ["2 A", "3 C"]),
        ("<h2>A<b>B</h2>C", ["2 AB"]),
        ("<h2>A<div>B</h2>C", ["2 A B"]),
        ("<div><h2>A</div>B", ["2 A"]),
        ("<svg><h2>A</h2></svg><svg><foreignObject><h3 id=b>B</h3></foreignObject></svg>", ["2 A", "3 B #b"]),
        // What is no heading.
        (
            "<!-- <h2>A</h2> --><script>'<h2>B</h2>'</script><template><h2>C</h2></template><textarea><h2>D</h2></textarea>",
            []
        ),
        (
            "<noscript><h2>A</h2></noscript><iframe><h2>B</h2></iframe><style><h2>C</h2></style>",
            []
        ),
        ("&lt;h2>A&lt;/h2><div role=heading>B</div>", []),
        ("", []),
    ]

    @Test("A heading has a level, a text and a place", arguments: pages)
    func names(page: String, expected: [String]) {
        #expect(names(page) == expected)
        let whole = "<!DOCTYPE html>\n<html><head><title>T</title></head>\n<body>\(page)\n</body></html>\n"
        #expect(names(whole) == expected)
    }

    /// Counted by hand.
    static let counts: [(page: String, counts: [Int])] = [
        ("before<h2>A</h2>", [0]),
        ("<h2>A</h2>Swift 6.2, in 2026!", [13]),
        ("<h2>A</h2><p>one</p><ul><li>two</ul><h3>B</h3><pre>let x = 1</pre><h2>C</h2>", [6, 5, 0]),
        ("<h1>T</h1>abc<h2>A</h2>d<h1>U</h1>efgh", [3, 1, 4]),
        ("<h2>A</h2>naïve &eacute;&#x301;<h2>B</h2>東京タワー<h2>C</h2>ก็ <h2>D</h2>½ Ⅳ ٣ — € 😀", [7, 5, 2, 3]),
        (
            "<h2>A</h2><script>abc</script><style>abc</style><template>abc</template><!-- abc --><noscript>abc</noscript>",
            [0]
        ),
        ("<h2>A</h2><a title=abc href=abc>d</a><img alt=abc><svg><title>abc</title><text>ef</text></svg>", [3]),
    ]

    @Test("Under a heading letters, marks and digits are counted", arguments: counts)
    func letterCounts(page: String, counts: [Int]) {
        #expect(headings(page).map(\.letterCount) == counts)
    }

    @Test("In a title nothing is a heading, and a title is no text")
    func titles() {
        #expect(headings("<title>A<h2 id=a>B</h2></title><h2>C</h2>").map(\.name) == ["C"])
        #expect(headings("<h2>A</h2><title>abc</title>d").map(\.letterCount) == [1])
    }

    @Test("A heading has the line on which its start tag ends")
    func lines() {
        #expect(headings("\n<h2>A</h2>\r\n<h2\n id=b>B\n</h2><h3>C</h3>").map(\.line) == [2, 4, 5])
    }

    @Test("Headings are read only where they are asked for, and the rest of a page all the same")
    func otherContent() {
        let page = Array("<title>T</title><h2 data-x=y>A</h2><a rel=tag href=x>B</a>".utf8)
        #expect(readPage(page).headings.isEmpty)
        for content in [PageContent.links, .headings, .values(attribute: "data-x")] {
            let reading = readPage(page, for: content)
            #expect(reading.title == "T" && reading.links.map(\.names.first) == ["B"])
        }
    }
}

/// Each would take minutes if anything were quadratic.
@Suite("Hostile headings", .timeLimit(.minutes(5)))
struct HostileHeadingTests {
    private func headings(_ parts: (String, Int)...) -> [TextHeading] {
        var bytes: [UInt8] = []
        for (text, count) in parts { for _ in 0..<count { bytes += text.utf8 } }
        return readPage(bytes, for: .headings).headings
    }

    @Test("100,000 headings, closed or not")
    func manyHeadings() {
        #expect(headings(("<h2 id=a>A</h2>b", 100_000)).map(\.letterCount) == [Int](repeating: 1, count: 100_000))
        #expect(headings(("<h2>A", 100_000)).count == 100_000)
        #expect(headings(("<h2><b>", 100_000)).count == 100_000)
        #expect(headings(("<h2><div>", 50_000)).count == 50_000)
        #expect(headings(("<section id=a>", 100_000), ("<h2>A</h2>", 1)).map(\.id) == ["a"])
    }

    @Test("A million links in a heading, each taken back")
    func manyPermalinks() {
        let found = headings(("<h2>A", 1), ("<a href='#a'>¶</a>", 1_000_000), ("</h2>", 1))
        #expect(found.map(\.name) == ["A"])
        #expect(headings(("<h2>A", 1), ("<a href='#a'>¶", 100_000), ("</h2>", 1)).map(\.name) == ["A"])
    }

    @Test("A heading of 9 MB, and one with an id of 1 MB")
    func longHeadings() {
        #expect(headings(("<h2>", 1), ("0123456789", 900_000)).first?.name.utf8.count == 9_000_000)
        #expect(
            headings(("<h2 id=\"", 1), ("0123456789", 100_000), ("\">A</h2>", 1)).first?.id?.utf8.count == 1_000_000)
    }

    @Test(
        "What is never closed, again and again, in a heading and beside it",
        arguments: [
            "<h2", "<h2>", "</h2>", "<h2><a href='#", "<h2><span aria-hidden=true>", "<a href='#'>", "<svg><title>",
            "<section id=a>", "<h2><h3>", "<h2></h3>", "<h2><svg>", "<h2><div>", "<h2><p>",
        ])
    func unclosed(piece: String) {
        _ = headings((piece, 100_000))
        _ = headings(("<h2>", 1), (piece, 100_000), ("</h2>", 100_000))
        #expect(headings(("<h3>last</h3>", 1), (piece, 10)).first?.name == "last")
    }
}
