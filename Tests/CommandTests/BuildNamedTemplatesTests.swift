import Foundation
import TestSupport
import Testing

/// Templates that front matter names.
@Suite struct BuildNamedTemplatesTests {
    private typealias Folder = TemporaryFolder

    private func site(_ template: String, _ more: String = "") throws -> Folder {
        try Folder.site([
            "stratus.yml": "title: Site\nbase-url: https://example.org/\n",
            "content/about.md": "---\ntitle: About\ntemplate: \(template)\n---\n",
            "content/posts/one.md": Folder.post("One", ["clouds"], "template: \(template)\n\(more)", text: "The text."),
            "content/posts/two.md": Folder.post("Two", ["a", "b"]),
        ])
    }

    @Test(
        arguments: ["404", "home", "post", "section", "tag", "tags"], ["", "description: Short\nimage: /feed.xml\n"])
    func everyTemplateThatMakesPagesMakesAValidOneOfAPost(name: String, more: String) throws {
        let site = try site(name, more)
        let result = try site.build()
        #expect(result.status == 0, "\(result.errors)")
        let page = try site.text("public/posts/one/index.html")
        #expect(page.contains("<p>The text.</p>") == (name != "404"))
        #expect(page.contains("<h1><bdi>One</bdi></h1>") == (name != "404"))
        #expect(!page.contains("<small></small>") && !page.contains("id=\"site-posts\""))
    }

    @Test(arguments: ["layout", "entry", "pager", "cloud", "years", "feed", "sitemap"])
    func aTemplateThatIsAPartOfOthersIsToldWhereItIsNamed(name: String) throws {
        let site = try site(name)
        let result = try site.build()
        #expect(result.status == 65)
        for place in ["about.md:3:11", "posts/one.md:5:11"] {
            #expect(
                result.errors.contains("content/\(place): error: no page is made with the template \"\(name)\""),
                "\(result.errors)")
        }
        #expect(result.errors.contains("or name one of 404, home, post, section, tag, tags\n"))
        #expect(result.errors.split(separator: "\n").count { $0.contains(": error: ") } == 2, "\(result.errors)")
    }

    @Test func aPartThatIsTheSitesOwnMakesPages() throws {
        let site = try site("entry")
        try site.write(
            """
            <!DOCTYPE html><html lang="en"><head><title>{{page.title}}</title></head><body>{{{page.content}}}</body></html>
            """, to: "templates/entry.mustache")
        #expect(try site.build().errors.contains("no page is made") == false)
    }
}
