import Foundation
import FoundationXML
import SiteReading
import TestSupport
import Testing

/// What is found in a page, and what is wrong with it.
@Suite struct PageFactsTests {
    private func facts(_ page: String) -> PageFacts { readPageFacts(Array(page.utf8)) }

    @Test(arguments: [
        ("<p id=a><b id='b'></b><i id=\"c&amp;d\"></i></p><a name=e></a><input name=f>", ["a", "b", "c&d", "e"]),
        ("<p title=\"id='x'\" data-id=y ID=z>", ["z"]), ("<!-- <p id=a> --><p id=\"\">", []),
        ("<script>\"<p id=a>\"</script><style>/* <p id=b> */</style><textarea><p id=c></textarea>", []),
        ("<svg><style>a > b { }</style><g id=\"a\"/></svg>", ["a"]), ("<svg><title><b id=a></b></title></svg>", ["a"]),
        ("<svg><![CDATA[<g id=b>]]></svg>", []), ("<p/id=a>", ["a"]), ("<p id = 'a'class=b>", ["a"]),
        ("a < b <p id=a>", ["a"]),
    ])
    func idsAreFound(_ page: String, _ ids: [String]) { #expect(facts(page).ids == ids) }

    @Test(arguments: [
        ("<a href=\"b?c&amp;d=1&copy=2\">x</a>", ["b?c&d=1&copy=2"]),
        ("<img src=a alt=''><script src='b'></script>", ["a", "b"]),
        ("<img srcset=\"a 1x, b,c 2x ,d.png 100w\" src=e>", ["a", "b,c", "d.png", "e"]),
        ("<img srcset='a, b'>", ["a", "b"]),
        ("<video poster=a></video><form action=b></form><q cite=c></q><object data=d></object>", ["a", "b", "c", "d"]),
        ("<svg><use xlink:href='#a'/><a href='b'/></svg>", ["#a", "b"]), ("<link rel=x href=a/>", ["a/"]),
        ("<a data-href=a title='href=b'>x</a>", []), ("<a href=>x</a>", [""]),
        ("<a HREF='&#97;&quot;b'>x</a>", ["a\"b"]),
    ])
    func linksAreFound(_ page: String, _ destinations: [String]) {
        let found = facts(page)
        #expect(found.links.map(\.destination) == destinations)
    }

    @Test func aLinksOffsetIsThatOfItsValue() {
        let page = "<p>é</p>\n<a class=x href=\"abc\">y</a>"
        #expect(facts(page).links.map(\.offset) == [page.utf8.count - "abc\">y</a>".utf8.count])
    }

    @Test(arguments: [
        "", "text", "<!doctype html><html><head><title>a</title></head><body><p>b</p></body></html>",
        "<!doctype html><title>a</title><p>b<p>c<ul><li>d<li>e<ul><li>f</ul></ul><dl><dt>g<dd>h<dt>i</dl>",
        "<table><caption>a<colgroup><col><thead><tr><th>b<tbody><tr><td>c<td>d<tr><td>e<tfoot><tr><td>f</table>",
        "<select><optgroup label=a><option>b<option>c<optgroup label=d><option>e</select>",
        "<ruby>a<rp>(<rt>b<rp>)</ruby>", "<tr><td>a</td></tr>",
        "<html><head><meta charset=utf-8><body><p>a</html>", "<p>a<div>b</div>", "<div><p>a</div>",
        "<br><hr/><img alt=''>",
        "<svg><g><path/></g><foreignObject><div><p>a</div></foreignObject></svg>", "<math><mi>a</mi><mspace/></math>",
        "<button>a</button><button>b</button><a>c</a><a>d</a>", "<p><button><p>a</button></p>", "</body></html>",
        "<table><tr><td><table><tr><td>a</table></table>", "<script>if (a</b) {}</script>",
        "<li>a<div><ul><li>b</ul></div>",
        "<textarea></div></textarea>", "<a name=b id=b>c</a>", "<img src='data:image/png;base64,AAAA' alt=''>",
        "<a href='tel:1'>b</a><a href='a:b'>c</a>", "<P>a</p><B>c</b>", "<p>a<!-- </b> --></p>", "<h1>a</h1><h2>b</h2>",
        "<template><td>a</td></template>", "<body><p>a</p></body>\n<!-- b -->",
    ])
    func aPageInOrderHasNoProblem(_ page: String) {
        #expect(facts(page).problems.map { $0.message.text(placeOfOther: nil) } == [])
    }

    @Test(arguments: [
        ("<b><i></b></i>", ["</b> stands before the end of <i> of line 1"]), ("<div>\n<p>a", ["<div> is never closed"]),
        ("a</div>", ["</div> has no <div>"]),
        ("<p>a\n<div>b</div>\n</p>", ["</p> has no <p>: <div> of line 2 has ended the paragraph"]),
        ("<p><b>a<div>c</div></b></p>", ["<b> of line 1 is open where <div> ends what it stands in"]),
        ("<p id=a>\n<p id=a>", ["the id \"a\" occurs twice, for the first time in line 1"]),
        ("<ul><li><b>a<li>c</ul>", ["<b> of line 1 is open where <li> ends what it stands in"]),
        ("<div/>a", ["the slash does not close <div> in HTML"]),
        ("<div><!-- a", ["a comment has no end", "<div> is never closed"]),
        ("<p>a <b", ["a tag has no end"]), ("<p>a <i title=\"b", ["a tag has no end"]),
        (
            "<a href=\"b>c</a> <i class=\"d\">e</i>",
            ["an attribute of <a> has a quotation mark without a partner", "</i> has no <i>", "<a> is never closed"]
        ),
        ("<script>a", ["<script> has no end"]),
        ("<h1>a</h2>", ["</h2> stands where the end of <h1> of line 1 is expected"]),
        ("<a href=b>c <a href=d>e</a></a>", ["<a> of line 1 is open where <a> begins"]),
        ("<br></br>", ["</br> closes nothing: <br> has no content"]),
        ("<div><table><tr><td></div></td></tr></table></div>", ["</div> has no <div>"]),
        ("<svg><g></svg>", ["</svg> stands before the end of <g> of line 1"]),
        (
            "<svg><g><div></div></g></svg>",
            [
                "<div> cannot stand in a drawing or a formula: it ends <g> of line 1",
                "<div> cannot stand in a drawing or a formula: it ends <svg> of line 1",
            ]
        ),
        ("<a><p>b</a>", ["</a> stands before the end of <p> of line 1"]),
        ("<b><div>c</b></div>", ["</b> stands before the end of <div> of line 1"]),
        (
            "<a><h2>b<a>c</a></h2>",
            ["<h2> of line 1 is open where <a> begins", "<a> of line 1 is open where <a> begins"]
        ),
        ("<span><div>a</span></div>", ["</span> stands before the end of <div> of line 1"]),
        ("<table><table></table>", ["<table> of line 1 is open where <table> begins"]),
        (
            String(repeating: "<i>", count: 513),
            ["elements are nested more than 512 deep"]
        ),
        ("<table><tr><td><b>a<td>c</table>", ["<b> of line 1 is open where <td> ends what it stands in"]),
        ("<a href=' java\nscript:a'>b</a>", ["a link to \"javascript:\" is not published"]),
        ("<a href=\"&#106;avascript:a\">b</a>", ["a link to \"javascript:\" is not published"]),
        ("<a href=data:image/svg+xml,b>c</a>", ["a link to \"data:\" is not published"]),
        ("<iframe src='data:text/html,a'></iframe>", ["a link to \"data:\" is not published"]),
        ("<img src='file:///a' alt=''>", ["a link to \"file:\" is not published"]),
        ("<form action=JavaScript:a></form>", ["a link to \"javascript:\" is not published"]),
    ])
    func aProblemIsTold(_ page: String, _ messages: [String]) {
        let problems = facts(page).problems
        let told = problems.map { problem in
            let line = problem.message.other.map { other in
                page.utf8.prefix(other.lowerBound).count { $0 == UInt8(ascii: "\n") } + 1
            }
            return problem.message.text(placeOfOther: line.map { "line \($0)" })
        }
        #expect(told == messages)
        #expect(problems.allSatisfy { $0.hint != nil && $0.range.upperBound <= page.utf8.count })
    }

    @Test(arguments: [
        "<", "</", "<!", "<!-", "<!--", "<!-->", "<a", "<a ", "<a b", "<a b=", "<a b='", "</a", "<?", "<![CDATA[",
        "<a/", "\u{0}<a\u{0}>",
    ])
    func aPageThatEndsAnywhereIsRead(_ page: String) { #expect(facts(page).ids.isEmpty) }

    @Test(arguments: [
        "<div>", "<b>", "</p>", "<p>", "<a>", "<li>", "<svg>", "<table>", "<i id=a>", "<a href=", "<!--", "<script>",
        "{{", "<td>", "<option>", "<button>",
    ])
    func aHostilePageIsReadInLinearTime(_ part: String) {
        #expect(facts(String(repeating: part, count: 100_000)).problems.count <= 50)
    }

    @Test func pagesOfStratusHaveNoProblemAndAllTheirIdsAndLinksAreFound() throws {
        let pages = try FileManager.default.contentsOfDirectory(at: Project.golden(""), includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "html" }
        #expect(pages.count >= 13)
        for page in pages {
            let data = try Data(contentsOf: page)
            let found = readPageFacts([UInt8](data))
            let expected = AttributesByXML(data)
            #expect(
                found.problems.isEmpty,
                "\(page.lastPathComponent): \(found.problems.map { $0.message.text(placeOfOther: nil) })")
            #expect(found.ids == expected.ids)
            #expect(found.links.map(\.destination) == expected.links)
        }
    }
}

/// The ids and addresses of a page that is XML too, in the order of the elements, by Foundation's parser.
private final class AttributesByXML: NSObject, XMLParserDelegate {
    private(set) var ids: [String] = []
    private(set) var links: [String] = []

    init(_ data: Data) {
        super.init()
        let parser = XMLParser(data: data)
        parser.delegate = self
        _ = parser.parse()
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        if let id = attributes["id"] { ids.append(id) }
        links += ["href", "src"].compactMap { attributes[$0] }
    }
}
