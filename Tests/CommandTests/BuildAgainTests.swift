import Foundation
import TestSupport
import Testing

/// What a second build does, and what it leaves alone.
@Suite struct BuildAgainTests {
    private typealias Folder = TemporaryFolder

    private static let posts = [
        "content/posts/a.md": Folder.post("A", ["Swift"], date: "2024-01-02", text: "One text."),
        "content/posts/b.md": Folder.post("B", ["Swift", "Ink"], date: "2025-01-02", text: "Another text."),
        "content/letters/c.md": Folder.post("C", ["Type"], date: "2026-01-02", text: "A letter."),
    ]

    /// A site that was built, and built again, so that its files are known.
    private func builtSite(_ files: [String: String] = posts) throws -> Folder {
        let site = try Folder.site(files)
        for _ in 0..<2 { #expect(try site.build().status == 0) }
        return site
    }

    /// The files that a build writes, as its report has them.
    private func written(_ site: Folder, _ arguments: [String] = []) throws -> Set<String> {
        let result = try site.build(arguments + ["--report", "json"])
        #expect(result.status == 0, "\(result.errors)")
        let report = try JSONSerialization.jsonObject(with: Data(result.errors.utf8)) as? [String: Any]
        return Set((report?["created"] as? [String] ?? []) + (report?["replaced"] as? [String] ?? []))
    }

    private func write(_ text: String, to path: String, in site: Folder) throws {
        try Data(text.utf8).write(to: site.url.appending(path: path))
    }

    @Test func anotherTextIsAnotherPageAndNoOther() throws {
        let site = try builtSite()
        let text = Folder.post("B", ["Swift", "Ink"], date: "2025-01-02", text: "Another text.\n\nAnd more of it.")
        try write(text, to: "content/posts/b.md", in: site)
        #expect(try written(site) == ["posts/b/index.html"])
    }

    @Test func anotherTitleIsSeenWhereverItStands() throws {
        let site = try builtSite()
        let text = Folder.post("New", ["Swift", "Ink"], date: "2025-01-02", text: "Another text.")
        try write(text, to: "content/posts/b.md", in: site)
        #expect(
            try written(site) == [
                "posts/b/index.html", "posts/a/index.html", "index.html", "posts/index.html", "tags/swift/index.html",
                "tags/ink/index.html", "archive/2025/index.html",
            ])
    }

    @Test func anotherTemplateMakesItsPagesAnew() throws {
        let site = try builtSite()
        let page = """
            <!DOCTYPE html>
            <html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><meta charset="utf-8"/><title>{{page.title}}</title></head>
            <body><h1>{{page.title}}</h1></body></html>
            """
        try FileManager.default.createDirectory(
            at: site.url.appending(path: "templates"), withIntermediateDirectories: true)
        try write(page, to: "templates/tag.mustache", in: site)
        #expect(
            try written(site) == ["tags/swift/index.html", "tags/ink/index.html", "tags/type/index.html"])
    }

    /// A file of the old size and the old time is another one when its bytes are.
    @Test func aByteIsSeenWhereTheTimeOfTheFileIsTheOldOne() throws {
        let site = try builtSite()
        let file = site.url.appending(path: "content/posts/b.md")
        let time = try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
        let text = try String(contentsOf: file, encoding: .utf8).replacing("Another text.", with: "Another tent.")
        try write(text, to: "content/posts/b.md", in: site)
        if let time { try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: file.path) }
        #expect(try written(site).contains("posts/b/index.html"))
        #expect(try site.text("public/posts/b/index.html").contains("Another tent."))
    }

    @Test func aPostAppearsWhenItsTimeHasCome() throws {
        let site = try Folder.site(Self.posts)
        for _ in 0..<2 { #expect(try site.build(["--now", "2025-06-01"]).status == 0) }
        #expect(!site.files().contains("letters/c/index.html"))
        #expect(try written(site, ["--now", "2026-06-01"]).contains("letters/c/index.html"))
        // And is gone where the clock is set back.
        #expect(try site.build(["--now", "2025-06-01"]).status == 0)
        #expect(!site.files().contains("letters/c/index.html"))
    }

    @Test func whatSomebodyChangedInTheOutputIsMadeAnew() throws {
        let site = try builtSite()
        try write("mine", to: "public/posts/a/index.html", in: site)
        let result = try site.build()
        #expect(result.status == 0 && result.errors.contains("this was changed by somebody else, and was made anew"))
        #expect(try site.text("public/posts/a/index.html").contains("One text."))
    }

    @Test(arguments: [0, 3, 20, 500])
    func aCacheThatWasCutShortIsToldAndNotUsed(length: Int) throws {
        let site = try builtSite()
        let cache = site.url.appending(path: ".stratus/public/cache")
        try Data(contentsOf: cache).prefix(length).write(to: cache)
        let result = try site.build()
        #expect(result.status == 0)
        #expect(
            result.errors.hasPrefix(
                ".stratus/public/cache:1:1: note: the cache of the last build is not used: "))
        #expect(result.errors.contains("hint: everything is made anew, and a new cache is left"))
        #expect(try !site.build().errors.contains("note:"))
    }

    /// As after a build with another program, or a folder that was put back from a copy.
    @Test func aCacheThatIsOlderThanTheOutputHasNoPagesForIt() throws {
        let site = try builtSite()
        let cache = site.url.appending(path: ".stratus/public/cache")
        let old = try Data(contentsOf: cache)
        let text = Folder.post("B", ["Swift", "Ink"], date: "2025-01-02", text: "A newer text.")
        try write(text, to: "content/posts/b.md", in: site)
        #expect(try site.build().status == 0)
        try write(Self.posts["content/posts/b.md"] ?? "", to: "content/posts/b.md", in: site)
        try old.write(to: cache)
        #expect(try written(site).contains("posts/b/index.html"))
        #expect(try site.text("public/posts/b/index.html").contains("Another text."))
    }

    @Test func aFolderInPlaceOfTheCacheIsToldAndStays() throws {
        let site = try builtSite()
        let cache = site.url.appending(path: ".stratus/public/cache")
        try FileManager.default.removeItem(at: cache)
        try FileManager.default.createDirectory(at: cache, withIntermediateDirectories: false)
        let result = try site.build()
        #expect(result.status == 0)
        #expect(result.errors.contains("note: no cache is left for the next build: cannot write the output"))
    }

    /// A page that is wrong stays as it was, and so do the lists that have it.
    @Test func whatIsWrongStaysAsItWasWithACacheAndWithout() throws {
        let site = try builtSite()
        for (old, new) in [("public", "copy"), (".stratus/public", ".stratus/copy")] {
            try FileManager.default.copyItem(at: site.url.appending(path: old), to: site.url.appending(path: new))
        }
        let text = Folder.post("New", ["Type"], date: "2024-01-02", text: "See [nothing](/missing/).")
        try write(text, to: "content/posts/a.md", in: site)
        let old = try site.text("public/posts/a/index.html")
        let (mine, clean) = (
            try site.build(["--keep-going"]), try site.build(["--keep-going", "--no-cache", "-o", "copy"])
        )
        #expect(mine.status == 1 && clean.status == 1)
        #expect(try site.text("public/posts/a/index.html") == old)
        for file in site.files() { #expect(try site.text("public/\(file)") == site.text("copy/\(file)"), "\(file)") }
    }

    @Test func withoutACacheNoneIsLeft() throws {
        let site = try Folder.site(Self.posts)
        #expect(try site.build(["--no-cache"]).status == 0)
        #expect(!FileManager.default.fileExists(atPath: site.url.appending(path: ".stratus/public/cache").path))
    }

    @Test func aLinkWhoseTargetIsGoneIsAnErrorOfAPageThatIsAsItWas() throws {
        var posts = Self.posts
        posts["content/posts/a.md"] = Folder.post(
            "A", ["Swift"], date: "2024-01-02", text: "See [the letter](/letters/c/).")
        let site = try builtSite(posts)
        try FileManager.default.removeItem(at: site.url.appending(path: "content/letters/c.md"))
        let result = try site.build()
        #expect(result.status == 65)
        #expect(result.errors.contains("content/posts/a.md:6:18: error: the link \"/letters/c/\" leads to nothing"))
    }
}
