import SiteReading
import Testing

@Suite struct StyleLinksTests {
    @Test(arguments: [
        ("a { b: url(c.png) url( 'd.png' ) URL(\"e f.png\") }", ["c.png", "d.png", "e f.png"]),
        ("@import \"a.css\" screen; @IMPORT 'b.css'; @import url(c.css) layer(x);", ["a.css", "b.css", "c.css"]),
        ("@import /* x */ \"a.css\"; a { content: \"b.css\" }", ["a.css"]),
        ("/* url(a.png) */ b { c: \"url(d.png)\" }", []), ("a { b: url(c\\ d.png) curl(e.png) }", []),
        ("a { b: url(", []), ("a { b: 'c", []), ("", []),
        ("@\\69mport \"a.css\"; b { c: u\\72l(d.png) u\\72 l(e.png) }", ["a.css", "d.png", "e.png"]),
        // Behind what has no end in its line, or none at all, browsers go on.
        ("a { b: url(c d) url(e.png) }", ["e.png"]), ("a { b: 'c\n} d { e: url(f.png) }", ["f.png"]),
    ])
    func theAddressesAreThoseOfURLsAndImports(_ sheet: String, _ expected: [String]) {
        let bytes = Array(sheet.utf8)
        let links = readStyleLinks(bytes)
        #expect(links.map(\.destination) == expected)
        for link in links { #expect(bytes[link.offset...].starts(with: link.destination.utf8)) }
    }
}
