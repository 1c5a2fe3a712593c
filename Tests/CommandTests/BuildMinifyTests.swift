import Foundation
import TestSupport
import Testing

/// Pages and style sheets without what means nothing.
@Suite struct BuildMinifyTests {
    private typealias Folder = TemporaryFolder

    @Test func aFlagBeatsTheSetting() throws {
        let files = [
            "content/posts/one.md": Folder.post("One", text: "<!-- a note -->\n\nA  text\n\n    code  \n"),
            "content/old.md": "---\ntitle: Old\naliases: [/gone/]\n---\n",
        ]
        let plain = try Folder.site(files)
        let (set, flagged) = (try Folder.site(files), try Folder.site(files))
        try set.write("minify: true\n", to: "stratus.yml")
        for site in [plain, set] { #expect(try site.build().status == 0) }
        #expect(try flagged.build(["--minify"]).status == 0)
        let (before, after) = (try plain.contents(), try set.contents())
        #expect(try flagged.contents() == after)
        #expect(before.keys == after.keys)
        for (name, bytes) in after {
            let isSmaller = name.hasSuffix(".html") || name.hasSuffix(".css")
            #expect(isSmaller ? bytes.count < before[name]?.count ?? 0 : bytes == before[name], "\(name)")
        }
        let page = try set.text("public/posts/one/index.html")
        #expect(!page.contains("a note"))
        #expect(page.contains("<pre><code>code  \n</code></pre>"))
        #expect(try !set.text("public/site.css").contains("/*"))
    }

    @Test func whatIsWrongIsToldWhereItWasWritten() throws {
        let files = [
            "content/posts/one.md": Folder.post(
                "One", text: "<p>\n\n   a   </p>\n\n[a](no.md)\n\n[b](#none) [c](two.md#none)\n\n<div>\n"),
            "content/posts/two.md": Folder.post("Two"),
            "templates/layout.mustache":
                "<!DOCTYPE html>\n<html>\n<head><title>{{$title}}{{/title}}</title>{{$head}}{{/head}}</head>\n<body>\n   <a   href=\"/nowhere/\">a</a>\n{{$main}}{{/main}}\n</body></html>\n",
        ]
        let plain = try Folder.site(files)
        let minified = try Folder.site(files)
        let (one, other) = (try plain.build(), try minified.build(["--minify"]))
        #expect(one.status == 65)
        #expect(other.status == 65)
        #expect(one.errors == other.errors)
        #expect(one.errors.contains("layout.mustache:5:"))
        #expect(one.errors.contains("one.md:10:"))
    }
}
