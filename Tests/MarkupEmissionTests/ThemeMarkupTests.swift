import Stratus
import TestSupport
import Testing

private typealias Tag = TagParsing.Tag

@Suite("Themes in markup") struct ThemeMarkupTests {
    // Reading a theme and checking a style sheet are two readers of CSS: what the first one takes, the other one has to.
    @Test(
        "A theme that is taken is written",
        arguments: [
            ".stratus a::after{content:\"]]\"}", ".stratus a::after{content:'url(x) @import \\' url('}",
            ".stratus :is-url(x){color:red}", ".stratus{--a:myurl(x) -url(x) url-x(y) 1url(x) \\61 url(x) éurl(x)}",
            ".stratus{--a:#url(x)}", ".stratus{--a:@url (x)}", "@imported x;", "@import-x{.stratus{color:red}}",
            ".stratus{b:url('data:,x')}", ".stratus{b:URL( data:,x )}", ".stratus{b:url(\\000064ata:,x)}",
            ".stratus{b:u\\72l(\"d\\61 ta:,x\")}", ".stratus{b:url(data:,\\)\\]\\])}", ".stratus{b:url(data:,]])}",
            ".stratus{b:url( data:,x\u{C})}", ".stratus{b:\"\\\u{C}\"}", ".\\61\u{C}b .stratus{c:d}",
            ".stratus{b:\"\u{E000}\u{2028}\u{FFFD}\u{202E}\"}",
        ])
    func taken(css: String) throws {
        let folder = try TemporaryFolder()
        var options = CloudOptions()
        options.theme = try folder.write(css, to: "theme.css")
        for format in [OutputFormat.svg, .html, .fragment, .list] {
            #expect(throws: Never.self) { try render([try Tag("a", link: "/")], options: options, format: format) }
        }
    }
}
