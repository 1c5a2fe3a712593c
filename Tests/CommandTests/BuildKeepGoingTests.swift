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

    @Test func aLinkOutOfTheSiteStopsNobodyElse() throws {
        let site = try Folder.site(["content/a.md": Folder.post("A"), "content/b/c.md": Folder.post("C")])
        #expect(try site.build().status == 0)
        let link = site.url.appending(path: "content/etc")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: URL(filePath: "/etc"))
        try site.write(Folder.post("New"), to: "content/a.md")
        let result = try site.build(["--keep-going"])
        #expect(result.status == 1 && result.errors.contains("content/etc:1:1: error: "), "\(result.errors)")
        #expect(try site.text("public/a/index.html").contains("New"))
        #expect(try !site.contents().keys.contains { $0.hasPrefix("etc") })
    }

    @Test(arguments: ["<!-- open", "<script>", "<div title=\"x>", "<![CDATA[ <p"])
    func whatIsMendedStaysAWarningBesideAMistakeThatIsNot(_ mistake: String) throws {
        let site = try Folder.site([
            "content/a.md": Folder.post("A", text: "text </i> more\n\n<div><b>bold</div>\n\n\(mistake)\n\nend")
        ])
        let result = try site.build()
        #expect(result.errors.contains("content/a.md:6:6: warning: </i> has no <i>"), "\(result.errors)")
        #expect(result.errors.contains("content/a.md:8:6: warning: <b> is never closed"), "\(result.errors)")
        #expect(!result.errors.contains("a.md:6:6: error") && !result.errors.contains("a.md:8:6: error"))
    }

    @Test(arguments: ["{% post_url 2026-01-03-b %}", "{{< ref \"2026-01-03-b\" >}}", "2026-01-03-b.md"])
    func aReferenceToAPostWithErrorsSaysSo(_ reference: String) throws {
        let site = try Folder.site([
            "content/posts/2026-01-03-b.md": "---\ntitle: B\n---\n<script>\n",
            "content/posts/c.md": Folder.post("C", text: "[b](\(reference))"),
        ])
        let result = try site.build(["--keep-going"])
        #expect(result.errors.contains("content/posts/c.md:6:5: warning: "), "\(result.errors)")
        #expect(result.errors.contains("hint: content/posts/2026-01-03-b.md has no page: it has errors of its own"))
    }

    @Test func aPageShowsNoMarkOfAReferenceToNothing() throws {
        let site = try Folder.site([
            "stratus.yml": "base-url: https://example.org/\nlinks: warn\n",
            "content/posts/a.md": Folder.post(
                "A",
                text: "see {{< ref \"nix\" >}}, [b]({{< ref \"nix\" >}}) <a title=x href=\"{% link nix.md %}\">c</a>"),
        ])
        let result = try site.build()
        #expect(result.status == 0)
        for place in ["6:5", "6:28", "6:64"] {
            #expect(result.errors.contains("content/posts/a.md:\(place): warning: "), "\(result.errors)")
        }
        for page in ["posts/a/index.html", "feed.xml"] {
            let text = try site.text("public/" + page)
            #expect(!text.contains("{ref}") && !text.contains("{link}"), "\(page)")
        }
        #expect(try site.text("public/posts/a/index.html").contains("see nix, <a>b</a> <a title=x>c</a>"))
    }

    @Test func anAttributeWithAReferenceToNothingGoesWhole() throws {
        let site = try Folder.site([
            "stratus.yml": "links: warn\n",
            "content/a.md": Folder.post(
                "A",
                text: """
                    <a href={{< ref "nix" >}} class=x>a</a> <a href='{{< ref "nix" >}}' title=x>b</a>
                    <A HREF = "{{< ref "nixu" >}}#a">c</a> ![d]({{< ref "nix" >}}) {% link "nix.md" %}

                    <p id="a">1</p>

                    <p id="a"class="z">2</p>
                    """),
        ])
        let result = try site.build()
        #expect(result.status == 0, "\(result.errors)")
        let page = try site.text("public/a/index.html")
        #expect(page.contains("<p><a class=x>a</a> <a title=x>b</a>\n<A>c</a> <img alt=\"d\"/> nix.md</p>"), "\(page)")
        #expect(page.contains("<p id=\"a\">1</p>\n<p class=\"z\">2</p>"), "\(page)")
    }

    @Test func anOldAddressThatCannotBeIsAWarning() throws {
        let site = try Folder.site([
            "content/a.md": "---\ntitle: A\nredirect_from: [\"/?p=123\", /old/, \"/x/#y\"]\n---\nx\n"
        ])
        let result = try site.build()
        #expect(result.status == 0 && result.errors.contains("a.md:3:1: warning: \"redirect_from\" has \"/?p=123\""))
        #expect(try site.contents().keys.contains("old/index.html"))
    }

    @Test func messagesAreInTheOrderOfFilesAndPlaces() throws {
        var files: [String: String] = [:]
        for name in ["a", "b", "c"] {
            files["content/\(name).md"] = Folder.post(name, text: "x </i> [x](gone-\(name).md)\n\n<b>x\n")
        }
        let result = try Folder.site(files).build()
        let lines = result.errors.split(separator: "\n").filter { $0.hasPrefix("content/") }
        let warnings = lines.filter { $0.contains(": warning: ") }.map { $0.prefix(14) }
        #expect(warnings.count == 6 && warnings == warnings.sorted(), "\(lines)")
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
