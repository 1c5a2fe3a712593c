import MarkupReading
import Testing

@Suite("Reading the links of a page")
struct PageReadingTests {
    /// The names that a page gives, the first of each link; what HTML says, unless a test says otherwise.
    static let pages: [(page: String, names: [String])] = [
        // What marks a link.
        ("<a rel=\"tag\" href=\"/x\">A</a>", ["A"]),
        ("<A REL=TAG HREF=/x>A</A>", ["A"]),
        ("<a href=x rel='nofollow Tag'>A</a>", ["A"]),
        ("<a rel=\"category\n\ttag\" href=x>A</a>", ["A"]),
        ("<a rel=\"tags\" href=x>A</a><a rel=\"vtag\" href=x>B</a><a rel href=x>C</a><a href=x>D</a>", []),
        ("<a rel=tag>no address</a>", ["no address"]),
        ("<a rel=tag rel=nofollow href=x href=y>the first of two attributes</a>", ["the first of two attributes"]),
        ("<a rel=nofollow rel=tag href=x>A</a>", []),
        // Where the link ends.
        ("<a rel=tag href=x>A", ["A"]),
        ("<a rel=tag href=x>A<a rel=tag href=y>B</a>", ["A", "B"]),
        ("<a rel=tag href=x>A<b><a href=y>B</a>", ["A"]),
        ("<a rel=tag href=x>A<a rel=tag href=y>B</a>C</a>D", ["A", "B"]),
        ("<p><a rel=tag href=x>A</p>B", ["A"]),
        ("<a rel=tag href=x><div>A</a>B<a rel=tag href=y>C</a>", ["A", "C"]),
        ("<button><a rel=tag href=x>A</a></button><a rel=tag href=y>B</a>", ["A", "B"]),
        // Elements that HTML 4 has not.
        ("<section><article><a rel=tag href=x>A</a></article></section>", ["A"]),
        ("<my-tags><a rel=tag href=x>A <my-count>3</my-count></a></my-tags>", ["A 3"]),
        ("<svg><title>T</title><a rel=tag href=x><text>A</text></a></svg>", ["A"]),
        ("<ul><li><a rel=tag href=x>A</a><li><a rel=tag href=y>B</a></ul>", ["A", "B"]),
        ("<table><tr><td><a rel=tag href=x>A</a></table>", ["A"]),
        // What is no link.
        ("<!-- <a rel=tag href=x>A</a> --><a rel=tag href=y>B</a>", ["B"]),
        ("<script>'<a rel=tag href=x>A</a>'</script><a rel=tag href=y>B</a>", ["B"]),
        ("<style><a rel=tag href=x>A</a></style><a rel=tag href=y>B</a>", ["B"]),
        ("<template><a rel=tag href=x>A</a></template><a rel=tag href=y>B</a>", ["B"]),
        ("<template><div><a rel=tag href=x>A</a></template><a rel=tag href=y>B</a>", ["B"]),
        ("<noscript><a rel=tag href=x>A</a></noscript><a rel=tag href=y>B</a>", ["B"]),
        ("<noscript><div></noscript><a rel=tag href=y>B</a>", ["B"]),
        ("<textarea><a rel=tag href=x>A</a></textarea><a rel=tag href=y>B</a>", ["B"]),
        ("<title><a rel=tag href=x>A</a></title><a rel=tag href=y>B</a>", ["B"]),
        ("&lt;a rel=tag href=x&gt;A&lt;/a&gt;", []),
        // What names it.
        ("<a rel=tag href=x>\n  A\t<b>B</b>\u{0C}C  </a>", ["A B C"]),
        ("<a rel=tag href=x>A<b>B</b><!-- C --><script>D</script></a>", ["AB"]),
        ("<a rel=tag href=x><h3>A</h3><p>B<br>C</a>", ["A B C"]),
        ("<a rel=tag href=x>R&amp;D &#67;&#x2B;+ &eacute;&nbsp;&hearts;</a>", ["R&D C++ é\u{A0}♥"]),
        ("<a rel=tag href=x>AT&T &unknown;</a>", ["AT&T &unknown;"]),
        ("<a rel=tag href=x><img alt=' A  B '><img alt=C></a>", ["A B"]),
        ("<a rel=tag href=x title=T><img></a>", ["T"]),
        ("<a rel=tag href='https://example.org/tags/C%2b%2B/?page=2#top'></a>", ["C++"]),
        ("<a rel=tag href='https://example.org'></a>", []),
        ("<a rel=tag href=/%E6%9D%B1%e4%BA%AC></a>", ["東京"]),
        ("<a rel=tag href='/100%/%zz%4'></a>", ["%zz%4"]),
        ("<map><area rel=tag href=x alt=A><area rel=tag href=y></map>", ["A", "y"]),
        ("<a rel=tag href=x>A\u{0}B</a><a rel=tag href=y>C</a>", ["A B", "C"]),
        ("<a rel=tag href=x>東京</a><a rel=tag href=y>😀</a>", ["東京", "😀"]),
    ]

    @Test("A link names a tag", arguments: pages)
    func names(page: String, names: [String]) {
        let reading = readPage(Array(page.utf8))
        #expect(reading.links.compactMap(\.names.first) == names)
        // With what stands around it in whole pages, too.
        let whole = "<!DOCTYPE html>\n<html><head><meta charset=latin1></head>\n<body>\(page)\n</body></html>\n"
        #expect(readPage(Array(whole.utf8)).links.compactMap(\.names.first) == names)
    }

    @Test("A link has its address as written, and the line on which its start tag ends")
    func addresses() {
        let page =
            "<p>\n<a rel=tag href='\n /a?b=1&amp;c=2&copy=3 '>A</a>\r\n<!--\n--><a rel=tag\n href=''>B</a><a rel=tag>C</a>"
        let links = readPage(Array(page.utf8)).links
        #expect(links.map(\.address) == ["/a?b=1&c=2&copy=3", nil, nil])
        #expect(links.map(\.line) == [3, 6, 6])
    }

    @Test("Links that are not marked are counted, those without an address are not")
    func otherLinks() {
        let page = "<a href=x>A</a><a name=y>B</a><map><area href=z></map><a rel=nofollow href=''>C</a>"
        #expect(readPage(Array(page.utf8)).otherLinkCount == 3)
    }

    @Test(
        "The title of the page is its first, and none of a picture",
        arguments: [
            ("<title> A \n blog </title>", "A blog"), ("<title>A &amp; B</title><title>C</title>", "A & B"),
            ("<svg><title>A</title></svg><title>B</title>", "B"), ("<title></title>", ""), ("", ""),
            ("<script><title>A</title></script>", ""), ("<title>A", "A"), ("<head><title>A</head><body>B", "A"),
        ])
    func titles(page: String, title: String) {
        #expect(readPage(Array(page.utf8)).title == title)
    }

    @Test(
        "A page that says it has another encoding is UTF-8 all the same",
        arguments: [
            "<meta charset=iso-8859-1>", "<meta charset=utf-16>", "<meta charset=no-such-thing>",
            "<meta http-equiv=Content-Type content='text/html; charset=windows-1252'>",
            "<?xml version='1.0' encoding='iso-8859-1'?>",
        ])
    func otherEncodings(declaration: String) {
        let page = "\(declaration)<title>Ä</title><a rel=tag href=/ö>é東😀</a>"
        let reading = readPage(Array(page.utf8))
        #expect(reading.title == "Ä")
        #expect(reading.links.map(\.names) == [["é東😀", "ö"]])
        #expect(reading.links.map(\.address) == ["/ö"])
    }

    @Test(
        "A page is read as browsers read it",
        arguments: [
            ("<a rel=tag href=x />A", ["A"]), ("<script src=x /><a rel=tag href=y>A</a>", []),
            ("<a rel=tag href=x>&ampA</a>", ["&A"]), ("<a rel=tag href=x>A</p>B</a>", ["AB"]),
            ("<a rel=tag href=x>&#150;&#x1F600 &copy2</a>", ["\u{2013}😀 ©2"]),
            ("<a rel=tag href=x title='&copy2 &copy'>", ["&copy2 ©"]),
            ("<a rel=tag href=x><h2>A</h2> B</a>", ["A B"]), ("<svg><![CDATA[<a rel=tag>]]></svg>", []),
            ("<svg><a rel=tag href=x><![CDATA[A < B]]></a></svg>", ["A < B"]),
            ("<iframe><a rel=tag href=x>A</a></iframe><a rel=tag href=y>B", ["B"]), ("<a rel=tag href=x>A<b", ["A"]),
        ])
    func browsersReading(page: String, names: [String]) {
        #expect(readPage(Array(page.utf8)).links.compactMap(\.names.first) == names)
    }
}
