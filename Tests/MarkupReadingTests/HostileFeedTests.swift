import MarkupReading
import SourceText
import Testing

@Suite("Hostile feeds", .timeLimit(.minutes(2)))
struct HostileFeedTests {
    private func read(_ feed: String) throws(Problem) -> FeedReading { try readFeed(Array(feed.utf8)) }

    @Test("A billion laughs are not told", arguments: ["&a9;", "<category term='&a9;'/>", "<category>&a9;</category>"])
    func billionLaughs(content: String) {
        var subset = "<!ENTITY a0 \"ha\">"
        for level in 1...9 {
            subset += "<!ENTITY a\(level) \"\(String(repeating: "&a\(level - 1);", count: 10))\">"
        }
        let error = #expect(throws: Problem.self) {
            try read("<!DOCTYPE feed [\(subset)]>" + FeedReadingTests.atom("<entry>\(content)</entry>"))
        }
        #expect(error?.hint?.contains("declarations of entities are not read") == true)
    }

    @Test(
        "Nothing outside is read",
        arguments: [
            "<!ENTITY x SYSTEM \"file:///etc/passwd\">", "<!ENTITY x SYSTEM \"http://127.0.0.1:9/\">",
            "<!ENTITY % p SYSTEM \"file:///etc/passwd\"> %p;", "<!ENTITY % p \"<!ENTITY x 'root:'>\"> %p;",
            "<!ENTITY % p SYSTEM \"http://127.0.0.1:9/\"> %p; <!ENTITY x 'root:'>",
        ])
    func externalEntities(declaration: String) {
        for content in ["<category>A&x;</category>", "<category term='A&x;'/>"] {
            let feed = "<!DOCTYPE feed [\(declaration)]>" + FeedReadingTests.atom("<entry>\(content)</entry>")
            do {
                let names = try read(feed).categories.flatMap(\.names)
                #expect(names == ["A"] || names.isEmpty)
            } catch {
                #expect(!error.message.contains("root:"))
            }
        }
        #expect(throws: Never.self) { try read("<!DOCTYPE rss SYSTEM \"file:///etc/passwd\"><rss/>") }
    }

    @Test("Attributes that a document type adds are not read: they would multiply")
    func defaultAttributes() throws {
        let text = String(repeating: "x", count: 1_000_000)
        let feed =
            "<!DOCTYPE feed [<!ATTLIST category term CDATA \"\(text)\">]>"
            + FeedReadingTests.atom("<entry>\(String(repeating: "<category/>", count: 100_000))</entry>")
        let reading = try read(feed)
        #expect(reading.categories.count == 100_000 && reading.categories.allSatisfy { $0.names.isEmpty })
    }

    @Test("300 elements in each other are an error with a hint, and 200 are none")
    func deepElements() throws {
        func feed(_ depth: Int) -> String {
            FeedReadingTests.rss(
                String(repeating: "<item>", count: depth) + String(repeating: "</item>", count: depth))
        }
        #expect(try read(feed(200)).entryCount == 1)
        let error = #expect(throws: Problem.self) { try read(feed(3_000)) }
        #expect(error?.message.contains("depth") == true, "\(error?.message ?? "")")
    }

    @Test("200,000 attributes or namespaces of a tag are an error", arguments: ["a", "xmlns:a"])
    func manyAttributes(name: String) {
        var tag = "<rss"
        for index in 0..<200_000 { tag += " \(name)\(index)='b'" }
        let error = #expect(throws: Problem.self) { try read(tag + "/>") }
        #expect(error?.message == "there are more than 1,000 attributes or namespaces")
    }

    @Test("Attributes that a document type declares are few, or an error", arguments: [50, 51, 200_000])
    func declaredAttributes(count: Int) throws {
        var feed = "<!DOCTYPE rss ["
        for index in 0..<count { feed += "<!ATTLIST a b\(index) (c|d) 'c'>" }
        feed += "]><rss>" + String(repeating: "<a/>", count: 200_000) + "</rss>"
        guard count > 50 else { return #expect(try read(feed).entryCount == 0) }
        let error = #expect(throws: Problem.self) { try read(feed) }
        #expect(error?.message == "the document type declares more than 50 attributes")
    }

    @Test("1,000,000 tags with a prefix that is looked for among hundreds of namespaces")
    func manyNamespaces() throws {
        var tag = "<rss"
        for index in 0..<900 { tag += " xmlns:a\(index)='b'" }
        let feed = tag + ">" + String(repeating: "<a0:b/>", count: 1_000_000) + "</rss>"
        #expect(try read(feed).entryCount == 0)
    }

    @Test("Large feeds are read in linear time: 200,000 entries, a category of 9 MB, 200,000 pieces of one")
    func largeFeeds() throws {
        let entries = String(repeating: "<item><category>A</category></item>\n", count: 200_000)
        #expect(try read(FeedReadingTests.rss(entries)).categories.last?.entry == 199_999)
        let text = String(repeating: "0123456789", count: 900_000)
        let long = try read(FeedReadingTests.rss("<item><category>\(text)</category></item>"))
        #expect(long.categories.first?.names.first?.utf8.count == 9_000_000)
        let pieces = String(repeating: "a&amp;<b/><![CDATA[]]>", count: 200_000)
        let parts = try read(FeedReadingTests.rss("<item><category>\(pieces)</category></item>"))
        #expect(parts.categories.first?.names.first?.utf8.count == 400_000)
    }
}
