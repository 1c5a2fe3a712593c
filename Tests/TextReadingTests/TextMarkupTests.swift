import Testing
import TextReading

@Suite struct TextMarkupTests {
    @Test(arguments: [
        ("a.md", TextMarkup.markdown), ("a.MD", .markdown), ("b/a.markdown", .markdown), ("a.mdown", .markdown),
        ("a.mkd", .markdown), ("a.qmd", .markdown), ("a.Rmd", .markdown), ("a.html", .html), ("a.htm", .html),
        ("/x.md/a.xhtml", .html), ("a.txt", .plain), ("a", .plain), ("", .plain), ("a.md/b", .plain), (".md", .plain),
        ("a.md.gz", .plain), ("a.", .plain), ("dir/.html", .plain), ("é.html", .html),
    ])
    func theExtensionTellsTheMarkup(path: String, markup: TextMarkup) {
        #expect(TextMarkup(path: path) == markup)
    }

    @Test func markupIsSpelledAsTheCommandLineDoes() {
        #expect(TextMarkup.allCases.map(\.rawValue) == ["plain", "markdown", "html", "xml", "json"])
    }
}
