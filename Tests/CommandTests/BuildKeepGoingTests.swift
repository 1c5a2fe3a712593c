import Foundation
import TestSupport
import Testing

/// What is published where something is wrong.
@Suite struct BuildKeepGoingTests {
    private typealias Folder = TemporaryFolder

    @Test func goingOnPublishesWhatIsRight() throws {
        let site = try Folder.site([
            "content/posts/a.md": Folder.post("A", text: "old"), "content/posts/b.md": Folder.post("B", text: "old"),
            "content/posts/c.md": Folder.post("C", text: "old"),
        ])
        #expect(try site.build().status == 0)
        let before = try site.text("public/posts/b/index.html")
        try site.write(Folder.post("A", text: "new"), to: "content/posts/a.md")
        try site.write(Folder.post("B", date: "2020-13-45", text: "new"), to: "content/posts/b.md")
        try site.write(Folder.post("C", text: "[x](gone.md)"), to: "content/posts/c.md")
        let result = try site.build(["--keep-going"])
        #expect(result.status == 1)
        #expect(result.errors.contains("content/posts/b.md:3:12: error: "), "\(result.errors)")
        #expect(result.errors.contains("content/posts/c.md:6:5: error: "), "\(result.errors)")
        #expect(try site.text("public/posts/a/index.html").contains("new"))
        #expect(try site.text("public/posts/b/index.html") == before)
        #expect(try site.text("public/posts/c/index.html").contains("old"))
    }

    @Test func aLinkToAPostThatFailedAndNeverWasIsAWarning() throws {
        let site = try Folder.site([
            "stratus.yml": "title: S\nbase-url: https://example.org/\n",
            "content/posts/a.md": Folder.post("A", ["one"]),
            "content/posts/b.md": Folder.post("B", ["one", "two"], date: "2026-01-03", text: "[x](gone.md)"),
            "content/posts/c.md": Folder.post("C", ["three"], date: "2026-01-04", text: "[b](b.md)"),
        ])
        let result = try site.build(["--keep-going"])
        #expect(result.status == 1)
        // Who links to it is right, and is published.
        #expect(result.errors.contains("content/posts/b.md:6:5: error: "), "\(result.errors)")
        #expect(result.errors.contains("content/posts/c.md:6:5: warning: "), "\(result.errors)")
        #expect(result.errors.contains("hint: content/posts/b.md has no page: it has errors of its own"))
        let reference = try Folder.site([
            "content/posts/a.md": Folder.post("A", ["one"]),
            "content/posts/c.md": Folder.post("C", ["three"], date: "2026-01-04", text: "[b](b.md)"),
            "stratus.yml": "title: S\nbase-url: https://example.org/\nlinks: warn\n",
        ])
        #expect(try reference.build().status == 0)
        #expect(try site.contents() == reference.contents())
    }
}
