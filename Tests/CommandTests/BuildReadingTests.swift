import Foundation
import TestSupport
import Testing

/// What posts say, as their pages have it.
@Suite struct BuildReadingTests {
    private typealias Folder = TemporaryFolder

    @Test func noTextIsLost() throws {
        let site = try Folder.site([
            "content/posts/a.md": Folder.post("F", text: "# A quite other heading\n\n[here](#a-quite-other-heading)"),
            "content/posts/b.html":
                "<html><head><title>Full title</title></head><body><h1>Head</h1><p>a</p></body></html>",
            "content/posts/2026-01-02-c.md": "Note: the first line of a plain post.\n",
        ])
        let result = try site.build()
        #expect(result.status == 0, "\(result.errors)")
        #expect(
            try site.text("public/posts/a/index.html").contains(
                "<h1 id=\"a-quite-other-heading\">A quite other heading</h1>"))
        let html = try site.text("public/posts/b/index.html")
        #expect(html.contains("<h1><bdi>Full title</bdi></h1>") && html.contains("<h1>Head</h1>"))
        #expect(
            try site.text("public/posts/c/index.html").contains("<p>Note: the first line of a plain post.</p>"))
    }

    @Test func aHiddenPostIsAPageThatNoListHas() throws {
        let site = try Folder.site([
            "stratus.yml": "base-url: https://example.org/\n", "content/posts/a.md": Folder.post("A"),
            "content/posts/b.md":
                "Title: Obscured\nDate: 2026-01-03\nTags: clouds, secrets\nStatus: hidden\n\nText[^1].\n\n[^1]: Note.\n",
        ])
        let result = try site.build()
        #expect(result.status == 0, "\(result.errors)")
        #expect(try site.text("public/posts/b/index.html").contains("<h1><bdi>Obscured</bdi></h1>"))
        for name in site.files() where name != "posts/b/index.html" {
            let text = try site.text("public/\(name)")
            #expect(!text.contains("Obscured") && !text.contains("/posts/b/") && !text.contains("secrets"), "\(name)")
        }
    }

    @Test func marksOfPelicanLeadToTermsAndHome() throws {
        let links = "[a]({tag}C#) [b](<{tag}foo  BAR>) [c]({category}News#top) [d]({index}) [e]({tag}C%23)"
        let site = try Folder.site([
            "stratus.yml": "base-url: https://example.org/blog/\n",
            "content/posts/a.md": Folder.post("A", ["C#", "Foo Bar"], "category: News\n", text: links),
        ])
        let result = try site.build()
        #expect(result.status == 0, "\(result.errors)")
        #expect(
            try site.text("public/posts/a/index.html").contains(
                """
                <p><a href="/blog/tags/c-sharp/">a</a> <a href="/blog/tags/foo-bar/">b</a> \
                <a href="/blog/categories/news/#top">c</a> <a href="/blog/">d</a> <a href="/blog/tags/c-sharp/">e</a></p>
                """))
    }

    @Test func severalAuthorsAreSeveral() throws {
        let site = try Folder.site([
            "stratus.yml": "base-url: https://example.org/\nauthor: Eve\n",
            "content/posts/a.md": Folder.post("A", [], "authors: Ann, Bob\n"),
            "content/posts/b.md": Folder.post("B", []),
        ])
        let result = try site.build()
        #expect(result.status == 0, "\(result.errors)")
        #expect(try site.text("public/posts/a/index.html").contains("<li><bdi>Ann, Bob</bdi></li>"))
        #expect(try site.text("public/posts/b/index.html").contains("<li><bdi>Eve</bdi></li>"))
        let feed = try site.text("public/feed.xml")
        #expect(feed.contains("<author><name>Ann</name></author>\n<author><name>Bob</name></author>\n"))
        #expect(try site.text("public/feed.json").contains("\"authors\":[{\"name\":\"Ann\"},{\"name\":\"Bob\"}]"))
    }

    @Test func allErrorsOfAFileAreTold() throws {
        let text = "[a](javascript:b) [c](d.md)\n\n[e](#f)\n\n[g]({tag}h)"
        let site = try Folder.site([
            "content/posts/a.md": Folder.post("A", text: text),
            "content/posts/b.md": "---\ntitle: B\ndraft: maybe\n---\n[a](javascript:b)\n",
            "content/posts/c.md": "Text [a](b.md).\n",
        ])
        let result = try site.build()
        #expect(result.status == 65)
        for place in [
            "a.md:6:5: error: links to \"javascript:\" are not allowed",
            "a.md:6:23: error: the link \"d.md\" leads to nothing",
            "a.md:8:5: error: the link \"#f\" leads to a part that its page does not have",
            "a.md:10:5: error: the link \"{tag}h\" leads to nothing",
            "b.md:3:8: error: \"draft\" is \"maybe\", expected true or false",
            "b.md:5:5: error: links to \"javascript:\" are not allowed", "c.md:1:1: warning: the post has no title",
        ] {
            #expect(result.errors.contains("content/posts/\(place)"), "\(place): \(result.errors)")
        }
        #expect(result.errors.contains("hint: no post has the tag \"h\"\n"))
        // That the link to b.md leads to nothing follows from what is told of that one.
        #expect(result.errors.contains("6 errors"))
        let going = try site.build(["--keep-going"])
        #expect(going.status == 1)
        #expect(!site.files().contains("posts/a/index.html"))
    }

    @Test func hintsNameWhatABuildHas() throws {
        let site = try Folder.site([
            "content/posts/b.md": Folder.post("B", text: "<!-- stratus nowhere.md -->\n<!-- /stratus -->"),
            "data/b.json": "{\"a\": x}",
        ])
        try Data([0x2D, 0x2D, 0x2D, 0x0A, 0xFF, 0x0A]).write(to: site.url.appending(path: "content/posts/a.md"))
        let result = try site.build()
        #expect(result.status == 65)
        #expect(result.errors.contains("hint: save it as UTF-8: iconv -f LATIN1 -t UTF-8 content/posts/a.md\n"))
        #expect(result.errors.contains("sources are looked for from the folder of the text\n"), "\(result.errors)")
        #expect(
            result.errors.contains("hint: names and texts of JSON stand in double quotes, with commas between them\n"))
        for option in ["--encoding", "--lossy", "--sources", "front matter"] {
            #expect(!result.errors.contains(option), "\(option): \(result.errors)")
        }
    }
}
