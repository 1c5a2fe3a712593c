import SiteReading
import TestSupport
import Testing

@Suite struct PageMinifierTests {
    private func minified(_ page: String) -> String {
        String(decoding: minifyPage(Array(page.utf8)).bytes, as: UTF8.self)
    }

    @Test(arguments: [
        ("", ""), (" ", ""), ("a", "a"), ("a  b\t\tc", "a b c"), ("a \n b", "a\nb"), ("東\n京", "東\n京"),
        ("<p> a </p>\n\n<p>b</p>\n", "<p>a</p><p>b</p>"), ("<p>a <em> b </em> c</p>", "<p>a <em> b </em> c</p>"),
        ("<div>a <p>b</p> c</div>", "<div>a <p>b</p> c</div>"),
        ("<ul>\n<li>a</li>\n<li>b</li>\n</ul>", "<ul><li>a</li>\n<li>b</li></ul>"),
        ("<p> </p>", "<p> </p>"), ("<p>a\u{A0} b\u{0C} c</p>", "<p>a\u{A0} b\u{0C} c</p>"),
        ("<pre>  a\n\n  b </pre> <code> a  b </code>", "<pre>  a\n\n  b </pre> <code> a  b </code>"),
        ("<textarea>  a\n </textarea>", "<textarea>  a\n </textarea>"),
        ("<p style=\"white-space: pre\">a  b</p>", "<p style=\"white-space: pre\">a  b</p>"),
        ("<svg> <text>a  b</text>\n</svg>\n<p>c", "<svg> <text>a  b</text>\n</svg>\n<p>c"),
        ("<script> a  // b\n</script>", "<script> a  // b\n</script>"),
        ("<style> a  { }\n</style>", "<style> a  { }\n</style>"),
        ("<title> a  b </title>", "<title> a  b </title>"),
        ("<a  href=\"x  y\"\n  title='a  >'  >b</a>", "<a href=\"x  y\" title='a  >'>b</a>"),
        ("<br /><input value=x />", "<br/><input value=x />"), ("<a b = \"c  d\" e='  '>", "<a b = \"c  d\" e='  '>"),
        (
            "<!DOCTYPE html>\n<html>\n<head>\n<meta a=\"b\"/>\n<script></script>\n<style></style>\n</head>\n<body>\n<main>",
            "<!DOCTYPE html><html><head><meta a=\"b\"/><script></script><style></style></head><body><main>"
        ),
        ("<i>a</i> <script></script> <i>b</i>", "<i>a</i> <script></script> <i>b</i>"),
    ])
    func onlyWhatMeansNothingGoes(_ page: String, _ expected: String) {
        #expect(minified(page) == expected)
        #expect(minified(expected) == expected)
    }

    @Test(arguments: [
        ("a <!-- b --> c", "a c"), ("<p>a</p> <!-- b --> <p>c</p>", "<p>a</p><p>c</p>"), ("a<!-- b -->c", "ac"),
        ("<!--! licence --><p>a", "<!--! licence --><p>a"), ("<!--#include x -->", "<!--#include x -->"),
        ("&am<!-- b -->p;", "&am<!---->p;"), ("a <<!-- b -->p>", "a <<!---->p>"),
        ("<pre><!-- a -->\n</pre>", "<pre><!-- a -->\n</pre>"), ("<!-- open", "<!-- open"),
    ])
    func commentsGo(_ page: String, _ expected: String) {
        #expect(minified(page) == expected)
        #expect(minified(expected) == expected)
    }

    @Test(arguments: 0..<300) func aMinifiedPageStaysAsItIsAndSaysTheSame(_ seed: Int) {
        var random = Seeded(seed)
        let parts = [
            "<p>", "</p>", "<div>", "</div>", "<em class=\"a  b\" >", "</em>", " ", "  \n ", "\t", "a", "b c",
            "<!-- x -->",
            "<!--! y -->", "<pre>", "</pre>", "<ul>", "<li>", "</li>", "</ul>", "<svg>", "<text>", "</text>", "</svg>",
            "<a id=\"n\" href=\"../x  y\">", "</a>", "<br/>", "&amp;", "&am", "<", ">", "<script>a  </script>",
            "<img src='a'  >",
            "<code>", "</code>", "<style>", "</style>", "<math>", "</math>", "<![CDATA[ a  ]]>", "<?x  ?>",
            "<!doctype html>",
            "<head>", "</head>", "<title>  a </title>", "<textarea>", "</textarea>", "\"", "<b", "é東", "<td>", "<hr>",
        ]
        var page = ""
        for _ in 0..<random.next() % 40 { page += parts[Int(random.next() % UInt64(parts.count))] }
        let bytes = Array(page.utf8)
        let (once, origin) = minifyPage(bytes)
        #expect(minifyPage(once).bytes == once, "\(page)")
        let (facts, before) = (readPageFacts(once), readPageFacts(bytes))
        #expect(facts.ids == before.ids)
        #expect(facts.links.map(\.destination) == before.links.map(\.destination))
        #expect(facts.links.map { origin.origin(of: $0.offset) } == before.links.map(\.offset))
        #expect(facts.problems.map(\.kind) == before.problems.map(\.kind), "\(page)")
        // All but white space and comments is there, in its order.
        func dense(_ bytes: [UInt8]) -> [UInt8] {
            let text = String(decoding: bytes, as: UTF8.self).replacing(/<!--(?![!#])[\s\S]*?-->/, with: "")
            return text.utf8.filter { ![0x20, 0x0A, 0x09, 0x0D].contains($0) }
        }
        #expect(dense(once) == dense(bytes), "\(page)")
    }

    @Test func longPagesAndHostileOnesEnd() {
        for part in [" ", "<p> ", "<!--", "<pre>", "<svg>", "&", "<a b='", "<", "\u{0}"] {
            let page = Array(String(repeating: part, count: 100_000).utf8)
            #expect(minifyPage(page).bytes.count <= page.count)
        }
    }
}
