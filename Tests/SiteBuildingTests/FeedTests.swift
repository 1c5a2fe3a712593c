import Foundation
import FoundationXML
import Stratus
import TestSupport
import Testing

/// What a site says of its posts and tags to other programs.
@Suite struct FeedTests {
    /// Builds a site of posts, each of its own file.
    private func site(_ settings: String, _ posts: [String: String]) throws -> TemporaryFolder {
        let site = try TemporaryFolder()
        try site.write(settings, to: "stratus.yml")
        for (name, text) in posts { try site.write(text, to: "content/posts/\(name).md") }
        var options = SiteOptions()
        options.folder = site.url.path
        options.output = site.url.appending(path: "out").path
        options.isDurable = false
        _ = try buildSite(options)
        return site
    }

    private func object(_ bytes: [UInt8]) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    }

    @Test func aFeedIsAJSONFeed() throws {
        let site = try site(
            "title: Site\ndescription: About\nauthor: John\nbase-url: https://example.org/\n",
            [
                "a": """
                ---
                title: 'A "quote"'
                date: 2024-05-01T02:00:00+02:00
                updated: 2024-05-01T00:00:01Z
                summary: Short.
                authors: [Jane, Ann]
                lang: de
                tags: [C++, 東京]
                ---
                1 < 2
                3
                """,
                "b": "---\ntitle: B\ndate: 2024-04-30\n---\nText.\n",
            ])
        let bytes = try site.bytes("out/feed.json")
        let json = try object(bytes)
        #expect(json["version"] as? String == "https://jsonfeed.org/version/1.1")
        #expect(json["title"] as? String == "Site")
        #expect(json["home_page_url"] as? String == "https://example.org/")
        #expect(json["feed_url"] as? String == "https://example.org/feed.json")
        #expect(json["description"] as? String == "About")
        #expect(json["language"] as? String == "en")
        #expect((json["authors"] as? [[String: String]]) == [["name": "John"]])
        let items = try #require(json["items"] as? [[String: Any]])
        #expect(items.count == 2)
        #expect(items[0]["id"] as? String == "https://example.org/posts/a/")
        #expect(items[0]["url"] as? String == "https://example.org/posts/a/")
        #expect(items[0]["title"] as? String == "A \"quote\"")
        #expect(items[0]["content_html"] as? String == "<p>1 &lt; 2\n3</p>\n")
        #expect(items[0]["summary"] as? String == "Short.")
        #expect(items[0]["date_published"] as? String == "2024-05-01T02:00:00+02:00")
        #expect(items[0]["date_modified"] as? String == "2024-05-01T00:00:01Z")
        #expect(items[0]["tags"] as? [String] == ["C++", "東京"])
        #expect(items[0]["authors"] as? [[String: String]] == [["name": "Jane"], ["name": "Ann"]])
        #expect(items[0]["language"] as? String == "de")
        #expect(Set(items[1].keys) == ["id", "url", "title", "content_html", "date_published", "date_modified"])
        #expect(bytes.count(where: { $0 == UInt8(ascii: "\n") }) == 3)

        // The feed of a tag is in Atom alone, and has summaries.
        #expect(!FileManager.default.fileExists(atPath: site.file("out/tags/c-plus-plus/feed.json")))
        let ofTag = try XMLDocument(data: Data(site.bytes("out/tags/c-plus-plus/feed.xml")))
        func values(_ path: String) throws -> [String] { try ofTag.nodes(forXPath: path).compactMap(\.stringValue) }
        #expect(try values("/*/*[local-name()='title']") == ["C++ · Site"])
        #expect(try values("//*[local-name()='entry']/*[local-name()='title']") == ["A \"quote\""])
        #expect(try values("//*[local-name()='entry']/*[local-name()='summary']") == ["Short."])
        #expect(try values("//*[local-name()='content']") == [])
    }

    @Test func postsWithoutDatesAreInNoFeed() throws {
        let site = try site("base-url: https://example.org/\n", ["a": "# A\n\nText.\n"])
        #expect(!FileManager.default.fileExists(atPath: site.file("out/feed.json")))
    }

    @Test func theIndexOfTagsIsAsItsDocumentationSays() throws {
        let posts = [
            "a": "---\ntags: [C++, Swift, </script>]\ndate: 2024-05-01\n---\n# A\n",
            "b": "---\ntags: [C++, Swift]\ndate: 2024-05-02\n---\n# B\n",
            "c": "---\ntags: [C++]\ndate: 2024-05-03\n---\n# C\n",
            "d": "---\ntags: [C++]\ndate: 2024-05-04\n---\n# D\n",
            "e": "---\ntags: [東京]\n---\n# E\n",
        ]
        let bytes = try site("base-url: https://example.org/\n", posts).bytes("out/tags/index.json")
        let json = try object(bytes)
        #expect(json["version"] as? Int == 1)
        #expect(json["taxonomy"] as? String == "tags")
        #expect(json["title"] as? String == "Tags")
        #expect(json["url"] as? String == "/tags/")
        let terms = try #require(json["terms"] as? [[String: Any]])
        let names = terms.compactMap { $0["name"] as? String }
        #expect(names.sorted() == ["</script>", "C++", "Swift", "東京"])
        #expect(names.filter { $0 != "</script>" } == ["C++", "Swift", "東京"])
        let term = try #require(terms.first { $0["name"] as? String == "C++" })
        #expect(term["slug"] as? String == "c-plus-plus")
        #expect(term["url"] as? String == "/tags/c-plus-plus/")
        #expect(term["permalink"] as? String == "https://example.org/tags/c-plus-plus/")
        #expect(term["count"] as? Int == 4)
        #expect(term["feed"] as? String == "/tags/c-plus-plus/feed.xml")
        let related = try #require(term["related"] as? [[String: Any]])
        #expect(related.map { $0["name"] as? String } == ["Swift", "</script>"])
        #expect(related.map { $0["count"] as? Int } == [2, 1])
        let other = try #require(terms.first { $0["name"] as? String == "東京" })
        #expect(other["url"] as? String == "/tags/%E6%9D%B1%E4%BA%AC/")
        #expect(Set(other.keys) == ["name", "slug", "url", "permalink", "count", "related"])
        #expect((other["related"] as? [Any])?.isEmpty == true)
        #expect(!String(decoding: bytes, as: UTF8.self).contains("</"))
        #expect(bytes.count(where: { $0 == UInt8(ascii: "\n") }) == 5)

        let plain = try object(site("title: Site\n", posts).bytes("out/tags/index.json"))
        let keys = (plain["terms"] as? [[String: Any]])?.map { Set($0.keys) }
        #expect(keys == Array(repeating: ["name", "slug", "url", "count", "related"], count: 4))
    }
}
