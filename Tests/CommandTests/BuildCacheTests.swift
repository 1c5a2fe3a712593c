import Foundation
import Glibc
import TestSupport
import Testing

/// That a build which takes over what is as it was leaves what a clean one does, where the difference is small.
@Suite struct BuildCacheTests {
    private typealias Folder = TemporaryFolder

    private static let posts = [
        "content/posts/a.md": Folder.post("A", ["Swift"], date: "2024-01-02", text: "One text.\n\nTwo texts."),
        "content/posts/b.md": Folder.post("B", ["Swift", "Ink"], date: "2025-01-02", text: "Another text."),
    ]

    /// Builds into two folders: the one that was built into before, and a new one.
    private func expectTheSameAsAClean(_ site: Folder, _ arguments: [String] = []) throws {
        try? FileManager.default.removeItem(at: site.url.appending(path: "clean"))
        let again = try site.build(arguments)
        let clean = try site.build(arguments + ["--no-cache", "-o", "clean"])
        #expect(again.status == clean.status, "\(again.errors)\n\(clean.errors)")
        let (one, other) = (try site.contents(), try site.contents(of: "clean"))
        let different = Set(one.keys).union(other.keys).filter { one[$0] != other[$0] }
        #expect(different.isEmpty)
    }

    private func site(_ files: [String: String] = [:]) throws -> Folder {
        let site = try Folder.site(Self.posts.merging(files) { $1 })
        for _ in 0..<2 { #expect(try site.build().status == 0) }
        return site
    }

    @Test func aPartialThatIsMovedInATextIsSeen() throws {
        let post = Folder.post("C", ["Ink"], date: "2025-02-02", text: "First.\n\n{{> note}}\n\nSecond.")
        let site = try site(["content/posts/c.md": post, "templates/note.mustache": "<aside>Note.</aside>"])
        try site.write(
            Folder.post("C", ["Ink"], date: "2025-02-02", text: "{{> note}}\n\nFirst.\n\nSecond."),
            to: "content/posts/c.md")
        try expectTheSameAsAClean(site)
    }

    @Test func aBuildWithoutACacheBetweenTwoWithOneIsSeen() throws {
        // Built once only: what was written just now is not known by its times.
        let site = try Folder.site(Self.posts)
        for arguments in [[], ["--no-cache", "--minify"]] { #expect(try site.build(arguments).status == 0) }
        try expectTheSameAsAClean(site)
    }

    @Test func twoTemplatesThatSeeDifferentFieldsOfOneObjectAreBothMadeAnew() throws {
        func page(_ field: String) -> String {
            """
            <!DOCTYPE html>
            <html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><meta charset="utf-8"/><title>{{page.title}}</title>
            </head><body><h1>{{page.title}}</h1><p>{{data.facts.\(field)}}</p></body></html>
            """
        }
        let site = try site([
            "data/facts.json": #"{"one": "1", "two": "2"}"#, "templates/home.mustache": page("one"),
            "templates/section.mustache": page("two"),
        ])
        for facts in [#"{"one": "1", "two": "3"}"#, #"{"one": "4", "two": "3"}"#] {
            try site.write(facts, to: "data/facts.json")
            try expectTheSameAsAClean(site)
        }
    }

    /// The author of all posts is not named at each of them in a feed of JSON.
    @Test func anAuthorThatIsNamedAtAPostIsSeenInTheFeed() throws {
        let site = try site(["stratus.yml": "title: T\nauthor: Ann\nbase-url: https://example.org/\n"])
        try site.write(
            Folder.post(
                "A", ["Swift"], date: "2024-01-02", "authors: [Ann]\n", text: "One text.\n\nTwo texts."),
            to: "content/posts/a.md")
        try expectTheSameAsAClean(site)
    }

    /// While a site has templates of its own, pages of the built-in ones are not held against the schema.
    @Test func aTemplateThatGoesAwayIsAsIfItHadNeverBeen() throws {
        let site = try site()
        let cloud = try String(
            contentsOf: Project.root.appending(path: "Templates/site/cloud.mustache"), encoding: .utf8)
        try site.write(cloud, to: "templates/cloud.mustache")
        try expectTheSameAsAClean(site)
        try FileManager.default.removeItem(at: site.url.appending(path: "templates"))
        try expectTheSameAsAClean(site)
    }

    @Test func thatSomebodyChangedAFileIsToldOnce() throws {
        let site = try site()
        try site.write("mine", to: "public/posts/a/index.html")
        #expect(try site.build().errors.contains("was made anew"))
        #expect(try !site.build().errors.contains("was made anew"))
    }

    @Test func aBuildWithoutACacheRemovesThatOfAnEarlierOne() throws {
        let site = try site()
        #expect(try site.build(["--no-cache"]).status == 0)
        #expect(!FileManager.default.fileExists(atPath: site.url.appending(path: ".stratus/public/cache").path))
    }

    @Test func whatIsNoFileInThePlaceOfTheCacheIsTold() throws {
        let site = try site()
        let cache = site.url.appending(path: ".stratus/public/cache")
        for _ in 0..<2 {
            try? FileManager.default.removeItem(at: cache)
            try FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
            let result = try site.build()
            #expect(result.status == 0)
            #expect(
                result.errors.contains("note: the cache of the last build is not used: it cannot be read as a file"))
            #expect(result.errors.contains("note: no cache is left for the next build: "))
            #expect(!FileManager.default.fileExists(atPath: cache.path + ".new"))
        }
        try FileManager.default.removeItem(at: cache)
        #expect(mkfifo(cache.path, 0o600) == 0)
        let told = "it cannot be read as a file\nhint: everything is made anew, and a new cache is left"
        #expect(try site.build().errors.contains(told))
        #expect(try !site.build().errors.contains("note:"))
    }
}
