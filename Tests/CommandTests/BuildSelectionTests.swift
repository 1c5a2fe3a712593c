import Foundation
import TestSupport
import Testing

/// Which files of the content are pages, and in which lists they are.
@Suite struct BuildSelectionTests {
    private typealias Folder = TemporaryFolder

    private static func pages(_ settings: String, _ paths: [String]) throws -> (pages: Set<String>, errors: String) {
        var files = Dictionary(uniqueKeysWithValues: paths.map { ($0, Folder.post("Title of \($0)", text: "TEXT")) })
        files["stratus.yml"] = "title: S\n\(settings)\n"
        let site = try Folder.site(files)
        let result = try site.build()
        #expect(result.status == 0, "\(result.errors)")
        let contents = try site.contents().values.map { String(decoding: $0, as: UTF8.self) }
        return (
            Set(paths.filter { path in contents.contains { $0.contains("<h1><bdi>Title of \(path)</bdi></h1>") } }),
            result.errors
        )
    }

    @Test func namesThatSayTheyAreNoPageAreNone() throws {
        let out = [
            "content/README.md", "content/LICENSE.md", "content/_private.md", "content/.hidden.md",
            "content/posts/_draft.md", "content/_includes/a.md", "content/.git/a.md", "content/CONTRIBUTING.markdown",
        ]
        let kept = [
            "content/posts/README.md", "content/posts/a.md", "content/readme-first.md",
            "content/blog/_posts/2026-01-01-x.md",
        ]
        #expect(try Self.pages("", out + kept).pages == Set(kept))
        #expect(
            try Self.pages("include: [README.md, _includes/, \"_*.md\"]", out + kept).pages
                == Set(
                    kept + [
                        "content/README.md", "content/_includes/a.md", "content/_private.md", "content/posts/_draft.md",
                    ]))
    }

    @Test(arguments: [
        ("notes/", ["content/notes/a.md", "content/x/notes/b.md"]), ("/notes/", ["content/notes/a.md"]),
        ("b.md", ["content/x/notes/b.md"]), ("x/*/b.md", ["content/x/notes/b.md"]),
        ("**/notes/*.md", ["content/notes/a.md", "content/x/notes/b.md"]),
        (
            "?.md",
            [
                "content/notes/a.md", "content/x/notes/b.md", "content/posts/c.md",
            ]
        ), ("*z*", []), ("notes", ["content/notes/a.md", "content/x/notes/b.md"]), ("x", ["content/x/notes/b.md"]),
    ])
    func patternsLeaveOutWhatTheyMatch(_ pattern: String, _ out: [String]) throws {
        let all = ["content/notes/a.md", "content/x/notes/b.md", "content/posts/c.md", "content/posts/dd.md"]
        #expect(try Self.pages("exclude: [\"\(pattern)\"]", all).pages == Set(all).subtracting(out))
    }

    @Test func theWholeFolderMayBeTheContent() throws {
        let all = ["about.md", "_posts/2026-01-01-a.md", "docs/x.md"]
        let (pages, errors) = try Self.pages(
            "content: .\nstatic: false", all + ["README.md", "templates/x.md", "data/y.md"])
        #expect(pages == Set(all), "\(errors)")
    }

    @Test func aPageWithoutATitleTakesTheNameOfItsFile() throws {
        let site = try Folder.site(["content/posts/my-first_page.md": "Text only.\n", "content/about.md": "Text.\n"])
        let result = try site.build()
        #expect(result.status == 0, "\(result.errors)")
        #expect(
            result.errors.contains(
                "content/posts/my-first_page.md:1:1: warning: the post has no title, and takes the name \"My First Page\""
            ),
            "\(result.errors)")
        #expect(try site.text("public/posts/my-first_page/index.html").contains("<h1><bdi>My First Page</bdi></h1>"))
    }

    @Test func templatesOfOtherGeneratorsAreLeftOut() throws {
        let site = try Folder.site([
            "content/posts/a.md": Folder.post("A"),
            "content/index.html":
                "---\ntitle: x\n---\n<ul>{%- for post in site.posts -%}<li>{{ post.title }}{% endfor %}</ul>",
            "content/feed.xml": "---\n---\n<feed/>", "content/plain.xml": "<feed/>",
        ])
        let result = try site.build()
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.errors.contains("content/index.html:1:1: warning: this is left out"), "\(result.errors)")
        #expect(result.errors.contains("content/feed.xml:1:1: warning: this is left out"), "\(result.errors)")
        #expect(try site.text("public/plain.xml") == "<feed/>")
        #expect(try !site.text("public/index.html").contains("endfor"))
    }

    @Test func keysOfHugoAndZolaDecideWhereAPageIs() throws {
        let site = try Folder.site([
            "content/posts/a.md": Folder.post("A"), "content/posts/b.md": Folder.post("B", [], "headless: true\n"),
            "content/posts/c.md": Folder.post("C", [], "build: {render: never}\n"),
            "content/posts/d.md": Folder.post("D", [], "_build: {list: never}\n"),
            "content/posts/e.md": Folder.post("E", [], "render: false\n"),
            "content/posts/f.md": Folder.post("F", [], "cascade: {draft: true}\n"),
        ])
        let result = try site.build()
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.errors.contains("\"cascade\" is not used"), "\(result.errors)")
        let pages = try site.contents().keys.filter { $0.hasPrefix("posts/") && $0.hasSuffix("/index.html") }.sorted()
        #expect(pages.filter { $0 != "posts/index.html" } == ["a", "d", "f"].map { "posts/\($0)/index.html" })
        #expect(try !site.text("public/posts/index.html").contains("/posts/d/"))
    }

    @Test func foldersMayBeTheTermsOfATaxonomy() throws {
        let site = try Folder.site([
            "stratus.yml": "taxonomies: {topics: {from: folder, title: Themes}, tags: {}}\n",
            "content/git/a.md": Folder.post("A", ["x"]), "content/git/b.md": Folder.post("B"),
            "content/unix/deep/c.md": Folder.post("C"), "content/unix/bundle/index.md": Folder.post("D"),
        ])
        let result = try site.build()
        #expect(result.status == 0, "\(result.errors)")
        let json = try site.text("public/topics/index.json")
        #expect(json.contains("\"name\":\"git\"") || json.contains("\"name\": \"git\""), "\(json)")
        for term in ["git", "deep", "unix"] { #expect((try? site.bytes("public/topics/\(term)/index.html")) != nil) }
        #expect(try site.text("public/topics/index.html").contains("Themes"))
    }

    @Test func aTaxonomyFromAKeyOfNoPostIsAWarning() throws {
        let site = try Folder.site([
            "stratus.yml": "taxonomies: {tags: {from: nowhere}, topics: {from: tags}}\n",
            "content/a.md": Folder.post("A", ["x"]),
        ])
        let result = try site.build()
        #expect(result.status == 0)
        #expect(
            result.errors.contains("warning: no post has \"nowhere\", from which the taxonomy \"tags\""))
        #expect(!result.errors.contains("topics"), "\(result.errors)")
    }

    @Test(arguments: ["!a", "", "{x,y}", "a/../b", "/"])
    func aPatternWithoutAMeaningIsAnError(_ pattern: String) throws {
        let site = try Folder.site([
            "stratus.yml": "exclude: [\"\(pattern)\"]\n", "content/a.md": Folder.post("A"),
        ])
        let result = try site.build()
        #expect(
            result.status == 65 && result.errors.contains("error: \"exclude\" has \"\(pattern)\": "))
    }

    @Test(arguments: ["title: {{ x }}", "date: {{ now }}"])
    func aTemplateAsAValueIsAnError(_ line: String) throws {
        let site = try Folder.site(["content/a.md": "---\n\(line)\n---\nx\n"])
        let result = try site.build()
        #expect(result.status == 65 && result.errors.contains("is a table, expected a text"), "\(result.errors)")
    }

    @Test func weightsOrderSectionsAndDatesTheHomePage() throws {
        let site = try Folder.site([
            "stratus.yml": "base-url: https://example.org/\n",
            "content/docs/a.md": Folder.post("Alpha", ["t"], date: "2026-01-01", "weight: 2\n"),
            "content/docs/b.md": Folder.post("Beta", ["t"], date: "2025-01-01", "weight: 1\n"),
            "content/docs/c.md": Folder.post("Gamma", ["t"], date: "2026-02-01"),
        ])
        #expect(try site.build().status == 0)
        func order(_ page: String) throws -> [String] {
            let text = try site.text(page)
            let main = text.range(of: "<main").map { String(text[$0.lowerBound...]) } ?? text
            let found: [(title: String, place: String.Index)] = ["Alpha", "Beta", "Gamma"].compactMap { title in
                main.range(of: title).map { (title, $0.lowerBound) }
            }
            return found.sorted { $0.place < $1.place }.map(\.title)
        }
        #expect(try order("public/docs/index.html") == ["Beta", "Alpha", "Gamma"])
        #expect(try order("public/index.html") == ["Gamma", "Alpha", "Beta"])
        #expect(try order("public/tags/t/index.html") == ["Gamma", "Alpha", "Beta"])
        #expect(try order("public/feed.xml") == ["Gamma", "Alpha", "Beta"])
    }

    @Test func aMenuOfManySectionsIsOneLink() throws {
        func menu(_ count: Int) throws -> Substring {
            let site = try Folder.site(
                Dictionary(uniqueKeysWithValues: (0..<count).map { ("content/s\($0)/a.md", Folder.post("P\($0)")) }))
            #expect(try site.build().status == 0)
            let text = try site.text("public/index.html")
            return text.components(separatedBy: "<nav ")[1].components(separatedBy: "</nav>")[0][...]
        }
        #expect(try menu(12).components(separatedBy: "<li>").count == 14)
        let many = try menu(13)
        #expect(many.components(separatedBy: "<li>").count == 3 && many.contains("href=\"#site-foot\""), "\(many)")
    }
}
