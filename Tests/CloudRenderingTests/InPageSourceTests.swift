import SourceText
import Testing

@testable import CloudRendering
@testable import TagParsing

// Swift Testing has a Tag too.
private typealias Tag = TagParsing.Tag

@Suite struct InPageSourceTests {
    @Test(
        arguments: [
            ("page:front-matter", .frontMatter), ("page:headings", .headings), ("page:links", .links),
            ("page:data-topic", .data(attribute: "data-topic")), ("page:data-Topic", .data(attribute: "data-topic")),
            ("page:data-a.b:c_1-", .data(attribute: "data-a.b:c_1-")),
        ] as [(String, InPageSource)])
    func aSourceInThePageHasAName(text: String, source: InPageSource) throws {
        #expect(try InPageSource(text) == source)
    }

    @Test(arguments: ["", "page", "tags.md", "./page:x.md", "Page:headings", "pages:links", "data-topic"])
    func whatDoesNotBeginWithPageIsNone(text: String) throws {
        #expect(try InPageSource(text) == nil)
    }

    @Test(
        arguments: [
            ("page:heading", "did you mean \"page:headings\"?"), ("page:Links", "did you mean \"page:links\"?"),
            ("page:frontmatter", "did you mean \"page:front-matter\"?"),
            ("page:data", "did you mean \"page:data-topic\"?"), ("page:data-", "did you mean \"page:data-topic\"?"),
            ("page:", "known are page:front-matter, page:headings, page:links, page:data-NAME"),
            ("page:tags", "known are page:front-matter, page:headings, page:links, page:data-NAME"),
        ])
    func anotherOneGetsAHint(text: String, hint: String) {
        let error = #expect(throws: Problem.self) { try InPageSource(text) }
        #expect(error?.message == "\"\(text)\" is no part of a page that tags are read from")
        #expect(error?.hint == hint)
    }

    @Test(arguments: [
        "page:data-é", "page:data-a b", "page:data-a=\"", "page:data-\u{1B}",
        "page:data-" + String(repeating: "a", count: 95),
    ])
    func whatIsNoNameOfAnAttributeIsRefused(text: String) {
        let error = #expect(throws: Problem.self) { try InPageSource(text) }
        #expect(error?.message.hasSuffix("names no attribute") == true)
        #expect(error?.message.contains("\u{1B}") == false)
    }
}
