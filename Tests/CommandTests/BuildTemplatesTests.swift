import Foundation
import TestSupport
import Testing

/// A site's own templates.
@Suite struct BuildTemplatesTests {
    private typealias Folder = TemporaryFolder

    /// As JavaScript reads it, and JSON: each sign that could end the string is its number.
    @Test func aValueInAScriptStaysInItsString() throws {
        let page = """
            <!DOCTYPE html>
            <html lang="en"><head><title>{{page.title}}</title>
            <script type="application/ld+json">{"headline": "{{page.title}}", "words": {{page.words}}}</script></head><body></body></html>

            """
        let site = try Folder.site([
            "content/posts/a.md": Folder.post("'a\\\"''</script><b>`${x}&é'", []), "templates/post.mustache": page,
        ])
        let result = try site.build()
        #expect(result.status == 0, "\(result.errors)")
        let text = try site.text("public/posts/a/index.html")
        #expect(
            text.contains(
                #"{"headline": "a\u005c\u0022\u0027\u003c/script\u003e\u003cb\u003e\u0060\u0024{x}\u0026é", "words": 1}</script>"#
            ),
            "\(text)")
        #expect(text.contains("<title>a\\&quot;&#39;&lt;/script&gt;&lt;b&gt;`${x}&amp;é</title>"))
    }

    /// A name of a template, and what is said of it.
    @Test(arguments: [
        ("abuot", "content/posts/a.md:5:11: warning: there is no template \"abuot\"; the page is made by post\n"),
        ("about", nil), ("post", nil), ("quite-another", nil),
    ])
    func aMisspeltTemplateIsAWarning(name: String, warning: String?) throws {
        let page = "<!DOCTYPE html>\n<html lang=\"en\"><head><title>x</title></head><body></body></html>\n"
        let site = try Folder.site([
            "content/posts/a.md": Folder.post("A", [], "template: \(name)\n"), "templates/about.mustache": page,
        ])
        let result = try site.build()
        #expect(result.status == 0)
        #expect(result.errors.contains("no template") == (warning != nil))
        if let warning { #expect(result.errors.contains(warning), "\(result.errors)") }
        #expect(result.errors.contains("about.mustache:1:1: warning: nothing is made with it") == false)
        #expect(result.errors.contains("nothing is made with this template") == (name != "about"))
    }

    @Test func aSectionMayAskForWhatNoPostHas() throws {
        let page = """
            <!DOCTYPE html>
            <html lang="en"><head><title>x</title></head>
            <body>{{#page.params.mood}}{{page.params.mood}}{{/page.params.mood}}{{^page.params.mood}}none{{/page.params.mood}}</body></html>

            """
        let site = try Folder.site(["content/posts/a.md": Folder.post("A", []), "templates/post.mustache": page])
        #expect(try site.build().status == 0)
        #expect(try site.text("public/posts/a/index.html").contains("<body>none</body>"))
        try site.write(Folder.post("A", [], "mood: calm\n"), to: "content/posts/a.md")
        #expect(try site.build().status == 0)
        #expect(try site.text("public/posts/a/index.html").contains("<body>calm</body>"))
        // What is nearly the name of something is misspelt.
        try site.write(Folder.post("A", [], "moods: calm\n"), to: "content/posts/a.md")
        let result = try site.build()
        #expect(
            result.status == 65 && result.errors.contains("did you mean \"page.params.moods\"?"), "\(result.errors)")
    }
}
