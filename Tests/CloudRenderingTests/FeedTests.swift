import Foundation
import SourceText
import Stratus
import TestSupport
import Testing

// Swift Testing has a Tag too.
private typealias Tag = TagParsing.Tag

@Suite("Tags of a feed") struct FeedTests {
    private func list(_ feed: String) throws -> TagList {
        try TagList(parsingFeed: SourceText(path: "feed.rss", text: feed))
    }

    private func rss(_ content: String) -> String { "<rss><channel>\n\(content)\n</channel></rss>" }

    @Test(arguments: ["feed.atom", "feed.rss"])
    func theSamplesAreOfOneBlog(name: String) throws {
        let feed = try TagList(
            parsingFeed: SourceText(path: name, bytes: Array(Data(contentsOf: Project.sample(name)))))
        #expect(feed.title == "Lines and Layers")
        #expect(
            feed.tags.map { "\($0.name) \($0.weight)" }.sorted() == [
                "Alignment 1.0", "CSS 1.0", "Kerning 1.0", "Line breaking 1.0", "OpenType 1.0", "R&D 1.0",
                "Typography 3.0",
            ])
        #expect(feed.tags.first?.name == "Typography" && feed.tags.allSatisfy { $0.link == nil })
        #expect(
            feed.notes == [InputNote(path: name, "1 category describes the feed and no entry: not counted")])
    }

    @Test func aCategoryTwiceInAnEntryCountsOnce() throws {
        let feed = try list(
            rss(
                "<item><category>A</category><category> A</category><category>B</category></item>"
                    + "<item><category>A</category></item>"))
        #expect(feed.tags == [try Tag("A", weight: 2), try Tag("B")])
    }

    @Test func aCategoryThatIsNoTagBecomesANote() throws {
        let long = String(repeating: "x", count: 1_001)
        let feed = try list(
            rss(
                "<item><category>A</category><category/>\n<category>\u{200B}</category>\n<category>\(long)</category>"
                    + "\n<category>&#xFDD0;</category></item>"))
        #expect(feed.tags == [try Tag("A")])
        #expect(feed.notes.map(\.line) == [2, 3, 4, 5])
    }

    @Test func labelsThatShowNothingGiveWayToTheTerm() throws {
        let feed = try list(
            "<feed xmlns=\"http://www.w3.org/2005/Atom\"><entry><category term=\"a\" label=\"\u{200B}\"/></entry></feed>"
        )
        #expect(feed.tags.map(\.name) == ["a"])
    }

    @Test func brokenXMLIsAnErrorAtItsPlace() {
        let error = #expect(throws: Problem.self) {
            try list("<rss>\n<channel>\n<item>R&D</item></channel></rss>")
        }
        let diagnostic = error?.all.first
        #expect(diagnostic?.line == 3 && (8...11).contains(diagnostic?.column ?? 0))
        #expect(diagnostic?.hint?.contains("& is written &amp;") == true)
        #expect(error?.description.contains("<item>R&D</item></channel></rss>\n") == true)
    }

    @Test(arguments: [
        ("<rss><channel/></rss>", "the feed has no entry"),
        ("<rss><channel><item/><item/></channel></rss>", "no entry of the feed has a category, of 2"),
        ("<rss><channel><item><category/></item></channel></rss>", "none of the categories of the feed can be a tag"),
        ("<opml/>", "the root element is <opml>, expected <feed> of Atom, <rss> or <rdf:RDF>"),
    ])
    func aFeedWithoutTagsIsAnErrorWithAHint(feed: String, message: String) {
        let error = #expect(throws: Problem.self) { try list(feed) }
        #expect(error?.all.map(\.message) == [message])
        #expect(error?.all.first?.hint != nil)
    }

    @Test(.timeLimit(.minutes(1)), arguments: ["feed.atom", "feed.rss"], 0..<50)
    func aMutatedFeedIsReadOrRefused(name: String, seed: Int) throws {
        var sample = Mutation(seed, of: Array(try Data(contentsOf: Project.sample(name))))
        for _ in 0..<20 {
            guard let source = try? SourceText(path: "p", bytes: sample.next()) else { continue }
            do {
                #expect(try !TagList(parsingFeed: source).tags.isEmpty)
            } catch {
                #expect(error.all.count == 1)
            }
        }
    }
}
