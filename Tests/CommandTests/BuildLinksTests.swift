import Foundation
import TestSupport
import Testing

/// What a build does about links that lead to nothing, by the settings of the site.
@Suite struct BuildLinksTests {
    private typealias Folder = TemporaryFolder

    private static func site(_ settings: String, _ text: String) throws -> TemporaryFolder {
        try Folder.site(["stratus.yml": settings, "content/posts/a.md": Folder.post("A", text: text)])
    }

    @Test(arguments: [
        ("/install/", "/install/", true), ("/install/", "/install/a/b.html", true), ("/install/", "/install", false),
        ("/install/", "/installed/", false), ("/tils", "/tils", true), ("/tils", "/tils/", true),
        ("/tils", "/tils/a?b#c", true), ("/tils", "/tilsit", false), ("/caf%C3%A9/", "/café/a", true),
        ("/café", "/caf%C3%A9", true), ("/a%20b/", "/a%20b/c.png", true),
    ])
    func anAddressThatAnotherProgramServesIsNotChecked(_ entry: String, _ link: String, _ isFine: Bool) throws {
        let site = try Self.site("title: S\nelsewhere: [\"\(entry)\"]\n", "[x](\(link))")
        #expect(try site.build().status == (isFine ? 0 : 65))
    }

    @Test func anAddressElsewhereIsThatOfTheHostAndNotOfTheSite() throws {
        let site = try Self.site(
            "title: S\nbase-url: https://example.org/blog/\nelsewhere: [/install/]\n", "[x](/install/a) [y](/posts/a/)")
        let result = try site.build()
        #expect(result.status == 0, "\(result.errors)")
        let page = try site.text("public/posts/a/index.html")
        #expect(page.contains("<a href=\"/install/a\">x</a> <a href=\"/blog/posts/a/\">y</a>"))
    }

    @Test(arguments: ["install", "https://example.org/install/", "//example.org/", "/a?b", "/a#b", "/a/*"])
    func anEntryThatIsNoPathIsAnError(_ entry: String) throws {
        let result = try Self.site("title: S\nelsewhere: [\"\(entry)\"]\n", "x").build()
        #expect(result.status == 65)
        #expect(result.errors.contains("stratus.yml:2:14: error: \"elsewhere\" has \"\(entry)\", expected a path"))
    }

    private static let broken = "[p](/gone/) [q](gone.md) [f](#gone) ![i](/gone.png)"

    @Test func linksOfEachKindAreTreatedAsTheSettingsSay() throws {
        let warned = try Self.site("title: S\nlinks: warn\n", Self.broken)
        let result = try warned.build()
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.errors.components(separatedBy: ": warning: ").count == 5, "\(result.errors)")
        // The page is made again, so that the next build warns too.
        #expect(try warned.build().errors.components(separatedBy: ": warning: ").count == 5)
        #expect(try warned.text("public/posts/a/index.html").contains("href=\"/gone/\""))
        let off = try Self.site("title: S\nlinks: off\n", Self.broken).build()
        #expect(off.status == 0 && !off.errors.contains("gone"), "\(off.errors)")
        let mixed = try Self.site("links: {pages: off, fragments: warn, files: error}\n", Self.broken).build()
        #expect(mixed.status == 65)
        #expect(mixed.errors.contains("a.md:6:42: error: the link \"/gone.png\""), "\(mixed.errors)")
        #expect(mixed.errors.components(separatedBy: ": error: ").count == 2, "\(mixed.errors)")
    }

    @Test func aSchemeThatIsNotAllowedIsLeftOutWhereLinksAreNoErrors() throws {
        let text = "[a](io::Error) [b](IO:x) [c](javascript:alert(1)) ![d](io:d)"
        #expect(try Self.site("title: S\n", "[a](io::Error)").build().status == 65)
        let site = try Self.site(
            "title: S\nlinks: warn\n", "[a *b*](io::Error \"t\") [c](IO:x) [d](javascript:alert(1))")
        let result = try site.build()
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.errors.contains("a.md:6:9: warning: links to \"io:\" are not allowed"), "\(result.errors)")
        #expect(
            try site.text("public/posts/a/index.html").contains(
                "<p><a title=\"t\">a <em>b</em></a> <a>c</a> <a>d</a></p>"))
        #expect(try Self.site("title: S\nlinks: warn\n", text).build().status == 65)
    }

    @Test func aLinkToAPageThatMayBeElsewhereIsAWarning() throws {
        let site = try Folder.site([
            "content/posts/a.md": Folder.post("A", text: "[x](/api/) [y](/community/) [z](/posts/draft/)"),
            "content/posts/b.md": Folder.post("B", text: "[x](/api/ghost/)"),
            "content/api.md": "---\ntitle: API\nrender: false\n---\n",
            "content/community/index.html": "---\n---\n{% for a in b %}{% endfor %}",
            "content/posts/draft.md": Folder.post("D", [], "draft: true\n"),
        ])
        let result = try site.build()
        #expect(result.status == 65)
        #expect(result.errors.contains("a.md:6:5: warning: the link \"/api/\""), "\(result.errors)")
        #expect(result.errors.contains("hint: content/api.md has no page: its front matter says"), "\(result.errors)")
        #expect(result.errors.contains("a.md:6:16: warning: the link \"/community/\""), "\(result.errors)")
        #expect(result.errors.contains("a.md:6:33: error: the link \"/posts/draft/\""), "\(result.errors)")
        #expect(result.errors.contains("b.md:6:5: error: the link \"/api/ghost/\""), "\(result.errors)")
    }

    @Test(arguments: [
        ("links: no-such", "expected error or warn or off"), ("links: {page: warn}", "did you mean \"pages\"?"),
        ("links: [warn]", "expected a table"),
    ])
    func aWrongTreatmentIsAnError(_ line: String, _ words: String) throws {
        let result = try Self.site("\(line)\n", "x").build()
        #expect(result.status == 65)
        #expect(result.errors.contains(words), "\(result.errors)")
    }

    @Test func aPartOfAnOldAddressIsAWarningThatNamesTheNewOne() throws {
        let site = try Folder.site([
            "content/posts/a.md": Folder.post("A", [], "aliases: [/old/]\n", text: "## Some part\n"),
            "content/posts/b.md": Folder.post("B", text: "[x](/old/#some-part)"),
        ])
        let result = try site.build()
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.errors.contains("content/posts/b.md:6:5: warning: "), "\(result.errors)")
        #expect(result.errors.contains("hint: write /posts/a/#some-part"), "\(result.errors)")
        try site.write(Folder.post("B", text: "[x](/old/#no-part)"), to: "content/posts/b.md")
        #expect(try site.build().status == 65)
    }

    @Test(arguments: [
        ("www.example.org/a/b", "write https://www.example.org/a/b"), ("example.com", "write https://example.com"),
        ("/posts/helo-world/", "did you mean /posts/hello-world/, of content/posts/hello-world.md?"),
        ("/elsewhere/hello-world.html", "did you mean /posts/hello-world/, of content/posts/hello-world.md?"),
        ("/img/a.png", "elsewhere: [/img/] in stratus.yml says so"),
        ("/helo-world/", "elsewhere: [/helo-world/] in stratus.yml says so"),
    ])
    func theHintIsAboutWhatTheLinkLooksLike(_ link: String, _ hint: String) throws {
        let site = try Self.site("title: S\n", "[x](\(link))")
        try site.write(Folder.post("Hello"), to: "content/posts/hello-world.md")
        let result = try site.build()
        #expect(result.status == 65)
        #expect(result.errors.contains(hint), "\(result.errors)")
    }

    @Test func aMisspeltSchemeIsNamed() throws {
        let result = try Self.site("title: S\n", "[x](ttps://example.org/)").build()
        #expect(result.status == 65)
        #expect(result.errors.contains("hint: did you mean https:?"), "\(result.errors)")
    }

    @Test func manyLinksToOneFolderAreOneGroup() throws {
        var files: [String: String] = [:]
        for number in 1...9 {
            files["content/posts/\(number).md"] = Folder.post(
                "A\(number)", text: "![](/assets/images/\(number)a.png)\n![](/assets/images/b/\(number).png)\n")
        }
        files["static/assets/site.txt"] = "x"
        let site = try Folder.site(files)
        let result = try site.build()
        #expect(result.status == 65)
        #expect(result.errors.components(separatedBy: ": error: ").count == 2, "\(result.errors)")
        #expect(result.errors.contains("… and 17 more links to /assets/images/…, in 9 files\n"), "\(result.errors)")
        #expect(result.errors.contains("stratus: 18 errors, nothing was written"), "\(result.errors)")
        let report = try site.build(["--report", "json"]).errors
        let json = try #require(
            try JSONSerialization.jsonObject(with: Data(report.utf8)) as? [String: Any], "\(report)")
        let errors = try #require(json["errors"] as? [[String: Any]])
        #expect(errors.count == 18)
        #expect(errors.map { $0["path"] as? String ?? "" }.last == "content/posts/9.md")
        let groups = try #require(json["groups"] as? [[String: Any]])
        #expect(groups.count == 1 && groups[0]["count"] as? Int == 18 && groups[0]["files"] as? Int == 9)
        #expect(groups[0]["about"] as? String == "links to /assets/images/…")
    }
}
