import Foundation
import FoundationXML
import TestSupport
import Testing

@Suite struct BuildCommandTests {
    private typealias Folder = TemporaryFolder

    @Test func aSiteIsAFolderOfPosts() throws {
        let site = try Folder.site([
            "content/posts/one.md": Folder.post("One", ["Swift", "C++"]),
            "content/posts/two.md": Folder.post("Two", ["Swift", "Rust"], date: "2025-03-04"),
            "content/about.md": "---\ntitle: About\n---\nUs.\n", "static/robots.txt": "User-agent: *\n",
        ])
        let result = try site.build()
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.output.isEmpty)
        #expect(result.errors.contains("2 posts, 1 page, 3 tags"))
        #expect(
            site.files() == [
                "404.html", "about/index.html", "archive/2025/cloud.svg", "archive/2025/index.html",
                "archive/2026/cloud.svg", "archive/2026/index.html", "cloud.svg", "index.html", "posts/cloud.svg",
                "posts/index.html", "posts/one/index.html", "posts/two/index.html", "robots.txt", "site.css",
                "tags/c-plus-plus/cloud.svg", "tags/c-plus-plus/index.html", "tags/cloud.svg", "tags/index.html",
                "tags/index.json", "tags/rust/cloud.svg", "tags/rust/index.html", "tags/swift/cloud.svg",
                "tags/swift/index.html",
            ])
        // A page that is no post is in no list.
        #expect(try !site.text("public/index.html").contains("about/"))
    }

    @Test func withAnAddressThereAreFeedsAndASitemap() throws {
        let site = try Folder.site([
            "stratus.yml": "title: A & B\nbase-url: https://example.org/blog/\n",
            "content/posts/one.md": Folder.post("One <1>", ["Swift"]),
        ])
        let result = try site.build()
        #expect(result.status == 0, "\(result.errors)")
        for name in ["feed.xml", "feed.json", "sitemap.xml", "tags/swift/feed.xml"] {
            #expect(site.files().contains(name))
        }
        #expect(!site.files().contains("tags/swift/feed.json"))
        let feed = try XMLDocument(data: Data(site.text("public/feed.xml").utf8))
        #expect(
            try feed.nodes(forXPath: "/*/*[local-name()='entry']/*[local-name()='title']").map(\.stringValue) == [
                "One <1>"
            ])
        #expect(
            try feed.nodes(forXPath: "/*/*[local-name()='entry']/*[local-name()='id']").map(\.stringValue) == [
                "https://example.org/blog/posts/one/"
            ])
        let json = try JSONSerialization.jsonObject(with: Data(site.text("public/feed.json").utf8))
        let items = try #require((json as? [String: Any])?["items"] as? [[String: Any]])
        #expect(items.map { $0["url"] as? String } == ["https://example.org/blog/posts/one/"])
        let sitemap = try XMLDocument(data: Data(site.text("public/sitemap.xml").utf8))
        let locations = try sitemap.nodes(forXPath: "//*[local-name()='loc']").compactMap(\.stringValue)
        #expect(Set(locations).isSuperset(of: ["https://example.org/blog/", "https://example.org/blog/tags/swift/"]))
        #expect(!locations.contains { $0.hasSuffix("404.html") })
        // Every address begins with the path of the base.
        #expect(try site.text("public/index.html").contains("href=\"/blog/posts/one/\""))
    }

    @Test func aSecondBuildWritesNothing() throws {
        let site = try Folder.site(["content/posts/one.md": Folder.post("One")])
        #expect(try site.build().status == 0)
        let names = site.files()
        let before = try names.map { try site.state("public/" + $0) }
        let result = try site.build()
        #expect(result.status == 0 && result.errors.contains(" unchanged"))
        #expect(!result.errors.contains(" written"))
        #expect(try names.map { try site.state("public/" + $0) } == before)
        #expect(try site.build(["--check"]).status == 0)
    }

    @Test func aPostThatIsGoneTakesItsPageWithIt() throws {
        let site = try Folder.site([
            "content/posts/one.md": Folder.post("One", ["a"]), "content/posts/two.md": Folder.post("Two", ["b"]),
            "public/mine.html": "mine",
        ])
        #expect(try site.build().status == 0)
        try FileManager.default.removeItem(at: site.url.appending(path: "content/posts/two.md"))
        let result = try site.build()
        #expect(result.status == 0, "\(result.errors)")
        #expect(!site.files().contains { $0.hasPrefix("posts/two") || $0.hasPrefix("tags/b") })
        #expect(try site.text("public/mine.html") == "mine")
        #expect(!FileManager.default.fileExists(atPath: site.url.appending(path: "public/tags/b").path))
    }

    @Test func theNumberOfWorkersChangesNothing() throws {
        var files: [String: String] = ["stratus.yml": "base-url: https://example.org/\nposts-per-page: 7\n"]
        for number in 0..<60 {
            files["content/posts/p\(number).md"] = Folder.post(
                "Post \(number)", ["tag \(number % 7)", "tag \(number % 11)", "tag \(number % 13)"],
                date: "20\(10 + number % 5)-01-\(number % 28 + 1)")
        }
        let site = try Folder.site(files)
        #expect(try site.build(["--jobs", "1", "-o", "one"]).status == 0)
        #expect(try site.build(["--jobs", "7", "-o", "other"]).status == 0)
        let (one, other) = (try site.contents(of: "one"), try site.contents(of: "other"))
        #expect(one == other && one.count > 100)
    }

    @Test func checkingWritesNothing() throws {
        let site = try Folder.site(["content/posts/one.md": Folder.post("One")])
        let result = try site.build(["--check"])
        #expect(result.status == 1)
        #expect(!FileManager.default.fileExists(atPath: site.url.appending(path: "public").path))
    }

    @Test func aReportIsData() throws {
        let site = try Folder.site([
            "content/posts/one.md": Folder.post("One"), "content/posts/two.md": Folder.post("Two", [], "draft: true\n"),
        ])
        let result = try site.build(["--report", "json"])
        let report = try #require(try JSONSerialization.jsonObject(with: Data(result.errors.utf8)) as? [String: Any])
        #expect(report["posts"] as? Int == 1 && report["tags"] as? Int == 1)
        #expect((report["created"] as? [String])?.sorted() == site.files())
        #expect((report["leftOut"] as? [[String: String]])?.map { $0["path"] } == ["content/posts/two.md"])
    }

    @Test func draftsAndPostsOfTheFutureAreLeftOutUnlessTheyAreWanted() throws {
        let site = try Folder.site([
            "content/posts/now.md": Folder.post("Now"),
            "content/posts/draft.md": Folder.post("Draft", [], "draft: true\n"),
            "content/posts/later.md": Folder.post("Later", date: "2026-11-23"),
            "content/posts/gone.md": Folder.post("Gone", date: "2020-01-01", "expiryDate: 2026-11-22\n"),
        ])
        func names(_ arguments: [String]) throws -> [String] {
            #expect(try site.build(arguments).status == 0)
            return site.files().filter {
                $0.hasPrefix("posts/") && $0.hasSuffix("/index.html") && $0 != "posts/index.html"
            }
            .map { String($0.dropFirst(6).dropLast(11)) }
        }
        #expect(try names([]) == ["now"])
        #expect(try names(["--drafts"]) == ["draft", "now"])
        #expect(try names(["--future"]) == ["later", "now"])
        #expect(try names(["--expired"]) == ["gone", "now"])
        #expect(try names(["--now", "2026-11-24"]) == ["later", "now"])
    }
}
