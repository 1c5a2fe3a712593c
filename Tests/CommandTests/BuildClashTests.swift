import Foundation
import TestSupport
import Testing

/// What gives way where two files of a site need one place.
@Suite struct BuildClashTests {
    private typealias Folder = TemporaryFolder

    @Test func anOldAddressGivesWayToAPage() throws {
        let site = try Folder.site([
            "content/posts/a.md": Folder.post("A", [], "aliases: [/posts/b/, /posts/a/, /old/, /old/]\n"),
            "content/posts/b.md": Folder.post("B", [], "aliases: /old/\n"),
        ])
        let result = try site.build()
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.errors.components(separatedBy: ": warning: ").count == 3, "\(result.errors)")
        #expect(
            result.errors.contains(
                "content/posts/a.md:1:1: warning: the old address \"/posts/b/\" is left out: content/posts/b.md has it"),
            "\(result.errors)")
        #expect(try site.text("public/posts/b/index.html").contains("<h1><bdi>B</bdi></h1>"))
        // Both have the date, so that the titles decide which is the first.
        #expect(try site.text("public/old/index.html").contains("/posts/a/"))
        #expect(try site.build().errors.components(separatedBy: ": warning: ").count == 3)
    }

    @Test func aPageThatStratusMakesGivesWayToOneThatAnAuthorWrote() throws {
        let site = try Folder.site([
            "stratus.yml": "title: S\nbase-url: https://example.org/\n",
            "content/posts/a.md": Folder.post("A", ["one"]),
            "content/tags.md": "---\ntitle: My tags\n---\n\nMine [one](/tags/one/).\n",
            "static/404.html": "<!DOCTYPE html><title>Gone</title>", "static/sitemap.xml": "<urlset/>",
        ])
        let result = try site.build()
        #expect(result.status == 0, "\(result.errors)")
        #expect(
            result.errors.contains("the taxonomy \"tags\" is left out: content/tags.md has its address"),
            "\(result.errors)")
        #expect(try site.text("public/tags/index.html").contains("Mine"))
        #expect(try site.text("public/404.html") == "<!DOCTYPE html><title>Gone</title>")
        #expect(try site.text("public/sitemap.xml") == "<urlset/>")
        #expect(try site.text("public/tags/one/index.html").contains("one"))
    }

    @Test func ofTwoPostsWithOneAddressTheLaterPathIsLeftOut() throws {
        let files = [
            "content/posts/a.md": Folder.post("A", [], "url: /x/\n"),
            "content/posts/b.md": Folder.post("B", [], "url: /X/\n", text: "text of b"),
            "content/posts/c.md": Folder.post("C", text: "[b](b.md)"),
            "content/posts/d.md": Folder.post("D"),
        ]
        let strict = try Folder.site(files)
        #expect(try strict.build().status == 65)
        #expect((try? strict.bytes("public/posts/d/index.html")) == nil)
        let site = try Folder.site(files)
        let result = try site.build(["--keep-going"])
        #expect(result.status == 1, "\(result.errors)")
        #expect(result.errors.contains("one file on disks without case"), "\(result.errors)")
        #expect(result.errors.contains("1 of 4 posts left out for errors"), "\(result.errors)")
        #expect(try site.text("public/x/index.html").contains("<h1><bdi>A</bdi></h1>"))
        #expect((try? site.bytes("public/posts/c/index.html")) != nil)
        #expect((try? site.bytes("public/posts/d/index.html")) != nil)
        let json = try site.build(["--keep-going", "--report", "json"]).errors
        let report = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        let failed = try #require(report["failed"] as? [[String: String]])
        #expect(failed.map { $0["path"] } == ["content/posts/b.md"])
    }

    @Test func ofThreePostsWithOneAddressEachLaterOneHasAnError() throws {
        var files: [String: String] = [:]
        for number in 1...3 {
            files["content/posts/p\(number).md"] = Folder.post(
                "T", date: "2026-01-0\(number)", "slug: same\n", text: "post \(number)")
        }
        let site = try Folder.site(files)
        let result = try site.build(["--keep-going"])
        let errors = result.errors.split(separator: "\n").filter { $0.contains(": error: ") }
        #expect(
            errors.map { $0.prefix(22) } == ["content/posts/p2.md:5:", "content/posts/p3.md:5:"], "\(result.errors)")
        #expect(try site.text("public/posts/same/index.html").contains("post 1"))
    }

    @Test(arguments: ["/site.css/z/", "/feed.xml/", "/404.html/z/", "/sitemap.xml/a"])
    func aPostWhoseFolderWouldBeAFileOfEveryPageIsLeftOut(_ url: String) throws {
        let files = [
            "stratus.yml": "title: S\nbase-url: https://example.org/\n",
            "content/posts/a.md": Folder.post("A", ["x"], text: "[z](z.md)"),
        ]
        let reference = try Folder.site(
            files.merging(["stratus.yml": "title: S\nbase-url: https://example.org/\nlinks: warn\n"]) { $1 })
        #expect(try reference.build().status == 0)
        let post = "---\ntitle: Z\nurl: \(url)\ntags: [x]\n---\nZ\n"
        let site = try Folder.site(files.merging(["content/posts/z.md": post]) { $1 })
        let result = try site.build(["--keep-going"])
        #expect(result.status == 1)
        #expect(result.errors.contains("content/posts/z.md:3:6: error: "), "\(result.errors)")
        #expect(result.errors.components(separatedBy: ": error: ").count == 2, "\(result.errors)")
        #expect(try site.contents() == reference.contents())
    }

    @Test func textsOfSectionsAndOfTheHomePageHaveOldAddressesToo() throws {
        let site = try Folder.site([
            "content/posts/a.md": Folder.post("A", text: "[x](/notes/old.html)"),
            "content/posts/_index.md": "---\ntitle: Posts\naliases: [/notes/old.html, old]\n---\n",
            "content/_index.md": "---\ntitle: Home\naliases: [/start/]\n---\n",
        ])
        let result = try site.build()
        #expect(result.status == 0, "\(result.errors)")
        #expect(try site.text("public/notes/old.html").contains("url=/posts/\""))
        #expect(try site.text("public/start/index.html").contains("url=/\""))
    }

    @Test func aWrongHomePageGivesWayToTheBuiltInOne() throws {
        let site = try Folder.site([
            "content/_index.md": "---\ntitle: Mine\n---\n\n[x](gone.md)\n",
            "content/posts/_index.md": "---\ntitle: Posts\n---\n\n[x](gone.md)\n",
            "content/posts/a.md": Folder.post("A"),
        ])
        let result = try site.build(["--keep-going"])
        #expect(result.status == 1)
        #expect(try site.text("public/index.html").contains("<a href=\"/posts/a/\""))
        #expect(try site.text("public/posts/index.html").contains("<a href=\"/posts/a/\""))
        #expect(try !site.text("public/index.html").contains("gone"))
    }
}
