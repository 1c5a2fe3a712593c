import Testing

@testable import MarkupReading
@testable import MarkupValidation

private func problem(_ css: String) -> String? { styleProblem(Array(css.utf8).span) }

@Suite("Style sheets")
struct StyleSheetTests {
    @Test(
        "What loads something is refused, however it is written",
        arguments: [
            "@import 'x';", "@IMPORT url(data:x)", "@\\69mport 'x'", "@\\000049mport 'x'", "a{b:url(x)}",
            "a{b:URL( 'x')}",
            "a{b:u\\72l(x)}", "a{b:\\75 rl(\"//x\")}", "a{b:\\url(x)}", "a{b:url()}", "a{b:url(", "a{b:url(\"",
            "a{b:url(dat:x)}",
            "a{b:\\\\61 url(x)}", "a{b:1e+url(x)}", "a{b:'\nurl(x)'}", "a{b:url(data:x'y) url(z)'}", "a{b:/*/*/url(x)}",
            "a{b:url(data:,\\)\")url(x)}", "a{b:url(\"data:,\")url(x)}", "url(x)",
        ])
    func loads(css: String) { #expect(problem(css)?.contains("loaded from elsewhere") == true) }

    @Test(
        "A name that ends in another one, and what a string says, loads nothing",
        arguments: [
            "a{b:my-url(x)}", "a{b:\\61 url(x)}", "a{b:\\61\r\nurl(x)}", "a{b:éurl(x)}", "a{b:#url(x)}",
            "a{b:'url(x) @import'}",
            "@imports{}", "a{b:url(data:,x)url(\"data:,\")}", "a{b:url( 'DATA:,x' )}", "a{b:url(\\64 ata:x)}",
            "a{b:/*url(x)*/c}",
            "a{b:\"\\\"url(x)\"}", "a\\", "a{b:\"", "/*", "",
        ])
    func loadsNothing(css: String) { #expect(problem(css) == nil) }

    private func document(_ sheets: [String]) -> String {
        Samples.svg(style: sheets.map { "<style>\($0)</style>\n" }.joined())
    }

    @Test("A large sheet goes on in further elements, and no other does")
    func divided() {
        let rule = ".sabc123 .t0{transform:translate(1px,2px)}"
        let large = String(repeating: rule, count: 4_000_000 / rule.utf8.count + 1)
        #expect(check(document([rule]), as: .svg) == [])
        #expect(check(document([large]), as: .svg) == [])
        #expect(check(document([large, large, rule]), as: .svg) == [])
        for sheets in [[rule, rule], [rule, large], [large, rule, rule]] {
            let found = check(document(sheets), as: .svg)
            #expect(
                found.map(\.message) == [
                    "element 'svg': expected as many style sheets as the cloud has classes for them"
                ])
        }
        #expect(!check(document([large + large + large]), as: .svg).isEmpty)
    }
}
