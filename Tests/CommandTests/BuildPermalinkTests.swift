import Foundation
import TestSupport
import Testing

/// The addresses of posts, as other generators have them.
@Suite struct BuildPermalinkTests {
    private typealias Folder = TemporaryFolder

    /// Returns the paths of the pages that a site of one post, with the given settings and path, publishes for it.
    private static func pages(
        _ settings: String, _ path: String, _ matter: String = "", date: String? = "2026-03-05T07:08:09Z"
    ) throws -> [String] {
        let front =
            "---\ntitle: Héllo World!\n\(date.map { "date: \($0)\n" } ?? "")\(matter)---\n\nFirst.\n\nTHE TEXT\n"
        let site = try Folder.site(["stratus.yml": "title: S\n\(settings)\n", path: front])
        let result = try site.build()
        #expect(result.status == 0, "\(result.errors)")
        return try site.contents().filter { String(decoding: $0.value, as: UTF8.self).contains("<p>THE TEXT</p>") }.keys
            .sorted()
    }

    @Test(arguments: [
        ("/blog/:year/:month/:filename/", "content/posts/a b.md", "blog/2026/03/a-b/index.html"),
        ("/:sections/:slug/", "content/x/y/a.md", "x/y/héllo-world/index.html"),
        ("/:section/:title/", "content/x/y/a.md", "x/héllo-world/index.html"),
        ("/:short_year/:i_month/:i_day/:y_day/:filename", "content/posts/a.md", "26/3/5/064/a/index.html"),
        ("/:year/:yearday/:contentbasename.html", "content/posts/a.md", "2026/064/a.html"),
        ("/:hour:minute:second/", "content/posts/a.md", "070809/index.html"),
        ("/:categories/:title:output_ext", "content/posts/a.md", "héllo-world.html"),
        ("pretty", "content/posts/2026-03-05-a.md", "2026/03/05/a/index.html"),
        ("date", "content/posts/2026-03-05-a.md", "2026/03/05/a.html"),
        ("ordinal", "content/posts/2026-03-05-a.md", "2026/064/a.html"),
        ("none", "content/posts/2026-03-05-a.md", "a.html"),
        ("/p/:name/", "content/posts/my-post/index.md", "p/my-post/index.html"),
        ("/:year-:monthname-:short_month/:filename/", "content/posts/a.md", "2026-march-mar/a/index.html"),
        ("/w/:path.html", "content/posts/x/2/a.md", "w/x/2/a.html"),
    ])
    func aPatternGivesTheAddress(_ pattern: String, _ path: String, _ page: String) throws {
        #expect(try Self.pages("permalinks: \"\(pattern)\"", path).contains(page), "\(pattern)")
    }

    @Test func theNamesOfJekyllHaveOneHyphenForSeveral() throws {
        let path = "content/posts/2026-03-05-A--b_c-.md"
        #expect(try Self.pages("lower-case: false\npermalinks: /:name/", path) == ["A-b_c/index.html"])
        #expect(try Self.pages("lower-case: false\npermalinks: /:filename/", path) == ["A--b_c-/index.html"])
    }

    @Test func dayAndMonthAreThoseOfTheZoneOrOfUTC() throws {
        let (pattern, date) = ("permalinks: /:year/:month/:day/", "2026-01-01T00:30:00+01:00")
        #expect(try Self.pages(pattern, "content/posts/a.md", date: date) == ["2026/01/01/index.html"])
        #expect(
            try Self.pages(pattern + "\naddresses-in-utc: true", "content/posts/a.md", date: date)
                == ["2025/12/31/index.html"])
    }

    @Test func anIndexMayHaveTheAddressOfItsFolderWhereOthersHaveThatOfTheirFile() throws {
        #expect(try Self.pages("urls: files", "content/x/a/index.md") == ["x/a/index.html"])
        #expect(try Self.pages("urls: files", "content/x/a.md") == ["x/a.html"])
        #expect(try Self.pages("urls: flat", "content/x/a/index.md") == ["x/a.html"])
    }

    @Test func aLongNameOfAFileIsWhole() throws {
        let name = String(repeating: "long-name-", count: 21) + "end"
        #expect(try Self.pages("", "content/posts/\(name).md") == ["posts/\(name)/index.html"])
    }

    @Test func aPatternInFrontMatterBeatsThatOfTheSection() throws {
        #expect(
            try Self.pages("permalinks: {posts: /x/:filename/}", "content/posts/a.md", "permalink: /y/:day/\n")
                == ["y/05/index.html"])
    }

    @Test func thePatternOfTheInnermostSectionCounts() throws {
        let settings = "permalinks: {posts: \"/a/:filename/\", posts/sub: \"/b/:filename/\", other: \"/c/:filename/\"}"
        #expect(try Self.pages(settings, "content/posts/sub/x.md") == ["b/x/index.html"])
        #expect(try Self.pages(settings, "content/posts/x.md") == ["a/x/index.html"])
        #expect(try Self.pages(settings, "content/more/x.md") == ["more/x/index.html"])
    }

    @Test func aPostWithoutADateKeepsTheAddressOfItsFile() throws {
        #expect(
            try Self.pages("permalinks: /:year/:filename/", "content/posts/x.md", date: nil) == ["posts/x/index.html"])
    }

    @Test(arguments: [
        ("/:yaer/:title/", "the placeholder \":yaer\" is not known", "did you mean :year?"),
        ("/a/../:title/", "it holds \"..\"", "write"), ("/a?b/:title/", "it has a query", "write"),
    ])
    func aWrongPatternIsAnError(_ pattern: String, _ words: String, _ hint: String) throws {
        let result = try Folder.site([
            "stratus.yml": "permalinks: \"\(pattern)\"\n", "content/posts/a.md": Folder.post("A"),
        ]).build()
        #expect(result.status == 65)
        #expect(
            result.errors.contains("stratus.yml:1:14: error: ") && result.errors.contains(words), "\(result.errors)")
        #expect(result.errors.contains("hint: \(hint)"), "\(result.errors)")
    }

    @Test(arguments: [
        ("content/posts/release-1.24.0.md", "posts/release-1.24.0/index.html"),
        ("content/posts/snake_case__x.md", "posts/snake_case__x/index.html"),
        ("content/posts/C++ & D.txt.md", "posts/c-plus-plus-and-d.txt/index.html"),
        ("content/v1.2/a_b/x.md", "v1.2/a_b/x/index.html"), ("content/posts/..a...md", "posts/a/index.html"),
        ("content/_posts/2026-01-01-x_y.md", "posts/x_y/index.html"),
    ])
    func pointsAndLowLinesOfNamesStay(_ path: String, _ page: String) throws {
        #expect(try Self.pages("", path) == [page].filter { _ in path != "content/posts/..a...md" })
    }

    @Test func capitalsStayWhereTheSettingsSaySo() throws {
        #expect(try Self.pages("lower-case: false", "content/Posts/My_Post.md") == ["Posts/My_Post/index.html"])
        #expect(try Self.pages("", "content/Posts/My_Post.md") == ["posts/my_post/index.html"])
    }

    @Test func theDateOfANameStaysWhereTheRestIsNotUnique() throws {
        let site = try Folder.site([
            "content/posts/2026-01-01-links.md": Folder.post("A", text: "[x](2026-02-01-links.md)"),
            "content/posts/2026-02-01-links.md": Folder.post("B"), "content/posts/2026-03-01-one.md": Folder.post("C"),
            "content/posts/2026-04-01-bundle/index.md": Folder.post("D"),
            "content/posts/2026-05-01-bundle/index.md": Folder.post("E"),
        ])
        let result = try site.build()
        #expect(result.status == 0, "\(result.errors)")
        let pages = try site.contents().keys.filter { $0.hasPrefix("posts/2") || $0.hasPrefix("posts/one") }.sorted()
        #expect(
            pages == [
                "posts/2026-01-01-links/index.html", "posts/2026-02-01-links/index.html",
                "posts/2026-04-01-bundle/index.html", "posts/2026-05-01-bundle/index.html", "posts/one/index.html",
            ])
        #expect(try site.text("public/posts/2026-01-01-links/index.html").contains("href=\"/posts/2026-02-01-links/\""))
        #expect(
            try Self.pages("keep-dates: true", "content/posts/2026-01-02-x.md") == ["posts/2026-01-02-x/index.html"])
    }
}
