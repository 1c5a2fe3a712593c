import Foundation
import TestSupport
import Testing

/// What is told of a site that is wrong: each cause once, whatever the number of threads, with a cache and without one.
@Suite struct BuildToldTests {
    private typealias Folder = TemporaryFolder

    /// The errors without their hints.
    private func errors(_ result: Command.Result) -> [String] {
        result.errors.split(separator: "\n").filter { $0.contains(": error: ") }.map(String.init)
    }

    private static let posts = [
        "stratus.yml": "title: Site\nbase-url: https://example.org/\nmenu: [{title: Q, url: /posts/q/}]\n",
        "content/posts/a.md": Folder.post("A", ["one"], text: "[q](q/index.md) [q](/posts/q/) [t](/tags/two/)"),
        "content/posts/b.md": Folder.post("B", ["one"], date: "2025-01-02", text: "[y](/archive/2024/) [s](/posts/q/)"),
    ]

    @Test(arguments: ["title: Q\ndraft: perhaps\ntags: [two]\n", "title: Q\ndate: 2024-13-02\n"])
    func aPostThatIsWrongIsToldOnce(matter: String) throws {
        let site = try Folder.site(
            Self.posts.merging(["content/posts/q/index.md": "---\n\(matter)---\nText.\n"]) { $1 })
        let result = try site.build()
        #expect(result.status == 65)
        #expect(errors(result).count == 1 && result.errors.hasPrefix("content/posts/q/index.md:"), "\(result.errors)")
        // What is published without it is right, and is told that it leads there.
        let other = try site.build(["--keep-going"])
        #expect(errors(other).count == 1 && other.errors.contains("posts/a.md:6:5: warning: "), "\(other.errors)")
    }

    @Test func whatHasNothingToDoWithItIsToldToo() throws {
        let site = try Folder.site(
            Self.posts.merging([
                "content/posts/q/index.md": "---\ntitle: Q\ndate: x\n---\n",
                "content/about.md": "# About\n\n[x](/gone/)\n",
            ]) { $1 })
        #expect(errors(try site.build()).count == 2)
    }

    /// The menu, in which some pages are marked, moves what stands behind it.
    @Test func whatIsToldDoesNotDependOnThreadsAndCache() throws {
        var files: [String: String] = [:]
        for number in 0..<12 { files["content/posts/\(number).md"] = Folder.post("P\(number)", ["t\(number % 4)"]) }
        let site = try Folder.site(files)
        #expect(try site.build().status == 0)
        let entry = "<p><a href=\"{{url}}\">{{title}}</a> <a href=\"/gone/\">x</a> <a href=\"/tag/\">y</a></p>"
        try site.write(entry, to: "templates/entry.mustache")
        try site.write(Folder.post("P3", ["t3"], text: "[g](/goner/)"), to: "content/posts/3.md")
        let told = try site.build(["--jobs", "1", "--no-cache"]).errors
        #expect(told.split(separator: "\n").count { $0.contains(": error: ") } == 3, "\(told)")
        for jobs in ["1", "2", "8"] {
            for more in [[], ["--no-cache"]] {
                #expect(try site.build(["--jobs", jobs] + more).errors == told, "\(jobs) \(more)")
            }
        }
    }
}
