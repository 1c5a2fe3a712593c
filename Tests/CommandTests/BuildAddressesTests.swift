import Foundation
import TestSupport
import Testing

/// Where the pages of a site are, and what leads to them.
@Suite struct BuildAddressesTests {
    private typealias Folder = TemporaryFolder

    private static let posts = [
        "content/posts/a.md": Folder.post("A", ["Swift", "one"], date: "2024-01-02"),
        "content/posts/b.md": Folder.post("B", ["Swift", "two"], date: "2025-01-02"),
        "content/posts/c.md": Folder.post(
            "C", ["two", "three"], date: "2025-02-02", text: "[a](a.md)"),
        "content/letters/d.md": Folder.post("D", ["four"], date: "2026-01-02"),
    ]

    /// The addresses of a page's links, without those of its frame.
    private func links(_ page: String) -> Set<String> {
        Set(page.matches(of: /<a [^>]*href="([^"]*)"/).map { String($0.1) })
    }

    @Test func flatAddressesStandBesideEachOther() throws {
        let site = try Folder.site(
            Self.posts.merging(["stratus.yml": "urls: flat\nposts-per-page: 1\nyears: false\ntag-feeds: false\n"]) {
                $1
            })
        let result = try site.build(["--base-url", "https://example.org/sub/"])
        #expect(result.status == 0, "\(result.errors)")
        #expect(
            site.files() == [
                "404.html", "cloud.svg", "feed.json", "feed.xml", "index.html", "letters.html", "letters.svg",
                "letters/d.html", "page/2.html", "page/3.html", "page/4.html", "posts.html", "posts.svg",
                "posts/a.html", "posts/b.html", "posts/c.html", "posts/page/2.html", "posts/page/3.html", "site.css",
                "sitemap.xml", "tags.html", "tags.svg", "tags/four.html", "tags/index.json",
                "tags/one.html", "tags/one.svg", "tags/swift.html", "tags/swift.svg", "tags/swift/page/2.html",
                "tags/three.html", "tags/three.svg", "tags/two.html", "tags/two.svg", "tags/two/page/2.html",
            ])
        // Each link of each page leads to one of them, or to a part of its page.
        let files = Set(site.files())
        for name in files where name.hasSuffix(".html") {
            for link in links(try site.text("public/" + name)) where !link.hasPrefix("#") {
                let path = link.replacing("https://example.org", with: "")
                #expect(path.hasPrefix("/sub/"), "\(link) in \(name)")
                let file = String(path.dropFirst(5).prefix { $0 != "#" })
                #expect(files.contains(file.isEmpty ? "index.html" : file), "\(link) in \(name)")
            }
        }
        #expect(links(try site.text("public/posts/c.html")).isSuperset(of: ["/sub/posts/a.html", "/sub/tags.html"]))
    }

    @Test func aListOfPostsIsDividedAndNoneIsLost() throws {
        let site = try Folder.site(Self.posts.merging(["stratus.yml": "posts-per-page: 3\n"]) { $1 })
        #expect(try site.build().status == 0)
        let posts: Set = ["/posts/a/", "/posts/b/", "/posts/c/", "/letters/d/"]
        let first = links(try site.text("public/index.html"))
        let second = links(try site.text("public/page/2/index.html"))
        #expect(first.intersection(posts) == ["/posts/b/", "/posts/c/", "/letters/d/"] && first.contains("/page/2/"))
        #expect(second.intersection(posts) == ["/posts/a/"] && second.contains("/"))
    }

    /// The tags of each source, by what the posts have: none other and none less.
    @Test(arguments: [
        ("site:tags", ["four", "one", "swift", "three", "two"]),
        ("site:tags/section/posts", ["one", "swift", "three", "two"]),
        ("site:tags/section/letters", ["four"]), ("site:tags/year/2025", ["swift", "three", "two"]),
        ("site:tags/related/two", ["swift", "three"]), ("site:tags limit=2", ["swift", "two"]),
    ])
    func aCloudInATextHasTheTagsOfItsSource(source: String, tags: [String]) throws {
        let page = "---\ntitle: About\n---\n<!-- stratus \(source) -->\n<!-- /stratus -->\n"
        let site = try Folder.site(Self.posts.merging(["content/about.md": page]) { $1 })
        let result = try site.build()
        #expect(result.status == 0, "\(result.errors)")
        let found = links(try site.text("public/about/index.html")).filter { $0.hasPrefix("/tags/") && $0 != "/tags/" }
        #expect(found == Set(tags.map { "/tags/\($0)/" }))
    }
}
