import Foundation
import SiteReading
import Testing

@Suite struct FeedTests {
    private func object(_ bytes: [UInt8]) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    }

    @Test func aFeedIsAJSONFeed() throws {
        var item = JSONFeed.Item(
            permalink: "https://example.org/a/", title: "A \"quote\"", html: "<p>1 &lt; 2\u{8}</p>\n",
            tags: ["C++", "東京"])
        item.date = SiteDate(seconds: 1_714_521_600, offsetMinutes: 120)
        item.updated = SiteDate(seconds: 1_714_521_601)
        item.summary = "Short."
        item.authors = ["Jane", "Ann"]
        item.language = "de"
        let other = JSONFeed.Item(permalink: "https://example.org/b/", title: "B", html: "")
        var feed = JSONFeed(
            title: "Site", homePage: "https://example.org/", feed: "https://example.org/feed.json",
            items: [item, other])
        feed.description = "About"
        feed.author = "John"
        feed.language = "en"
        let bytes = writeJSONFeed(feed)
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
        #expect(items[0]["id"] as? String == "https://example.org/a/")
        #expect(items[0]["url"] as? String == "https://example.org/a/")
        #expect(items[0]["title"] as? String == "A \"quote\"")
        #expect(items[0]["content_html"] as? String == "<p>1 &lt; 2\u{8}</p>\n")
        #expect(items[0]["summary"] as? String == "Short.")
        #expect(items[0]["date_published"] as? String == "2024-05-01T02:00:00+02:00")
        #expect(items[0]["date_modified"] as? String == "2024-05-01T00:00:01Z")
        #expect(items[0]["tags"] as? [String] == ["C++", "東京"])
        #expect(items[0]["authors"] as? [[String: String]] == [["name": "Jane"], ["name": "Ann"]])
        #expect(items[0]["language"] as? String == "de")
        #expect(Set(items[1].keys) == ["id", "url", "title", "content_html"])
        #expect(bytes.count(where: { $0 == UInt8(ascii: "\n") }) == 3)
    }

    @Test func aFeedWithoutPostsIsOne() throws {
        let feed = JSONFeed(title: "", homePage: "/", feed: "/feed.json", items: [])
        #expect((try object(writeJSONFeed(feed))["items"] as? [Any])?.isEmpty == true)
    }

    @Test func theIndexOfTagsIsAsItsDocumentationSays() throws {
        let terms = [
            TagIndex.Term(
                name: "C++", slug: "c-plus-plus", url: "/tags/c-plus-plus/",
                permalink: "https://example.org/tags/c-plus-plus/", count: 4, feed: "/tags/c-plus-plus/feed.xml",
                related: [("Swift", 2), ("</script>", 1)]),
            TagIndex.Term(name: "東京", slug: "東京", url: "/tags/%E6%9D%B1%E4%BA%AC/", count: 1),
        ]
        let bytes = writeTagIndex(TagIndex(taxonomy: "tags", title: "Tags", url: "/tags/", terms: terms))
        let json = try object(bytes)
        #expect(json["version"] as? Int == 1)
        #expect(json["taxonomy"] as? String == "tags")
        #expect(json["title"] as? String == "Tags")
        #expect(json["url"] as? String == "/tags/")
        let read = try #require(json["terms"] as? [[String: Any]])
        #expect(read.map { $0["name"] as? String } == ["C++", "東京"])
        #expect(read[0]["slug"] as? String == "c-plus-plus")
        #expect(read[0]["permalink"] as? String == "https://example.org/tags/c-plus-plus/")
        #expect(read[0]["count"] as? Int == 4)
        #expect(read[0]["feed"] as? String == "/tags/c-plus-plus/feed.xml")
        let related = try #require(read[0]["related"] as? [[String: Any]])
        #expect(related.map { $0["name"] as? String } == ["Swift", "</script>"])
        #expect(related.map { $0["count"] as? Int } == [2, 1])
        #expect(read[1]["url"] as? String == "/tags/%E6%9D%B1%E4%BA%AC/")
        #expect(Set(read[1].keys) == ["name", "slug", "url", "count", "related"])
        #expect(!String(decoding: bytes, as: UTF8.self).contains("</"))
    }
}
