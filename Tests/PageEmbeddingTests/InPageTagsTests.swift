import Testing

@testable import CloudRendering
@testable import PageEmbedding
@testable import SourceText
@testable import TagParsing

@Suite struct InPageTagsTests {
    @Test("A page is read once for all sources in it, and a source once for all placeholders")
    func eachOnce() throws {
        let text = "<a rel=tag href=/a>a</a><p data-topic='b, c'>"
        var count = 0
        let sources = InPageTags {
            count += 1
            return (try SourceText(path: "page.html", text: text), false)
        }
        for _ in 0..<3 {
            #expect(try sources.tags(of: .links, [], InputOptions()).tags.map(\.name) == ["a"])
            let topics = try sources.tags(of: .data(attribute: "data-topic"), [], InputOptions())
            #expect(topics.tags.map(\.name) == ["b", "c"])
            #expect(throws: Problem.self) { try sources.tags(of: .headings, [], InputOptions()) }
        }
        #expect(count == 1)
    }

    private func page(_ placeholders: [String]) -> [UInt8] {
        Array("<a rel=tag href=/a>a</a>\(placeholders.map { "<!-- stratus \($0) --><!-- /stratus -->" }.joined())".utf8)
    }

    @Test("More than a hundred sources in one page are refused at the first of them that is too many")
    func atMostAHundred() throws {
        let hundred = page([String](repeating: "page:links", count: 99) + ["page:links"])
        #expect(try PageEmbedder().embed(hundred, path: "page.html").clouds.count == 100)
        let more = page([String](repeating: "page:links page:links", count: 51))
        let error = #expect(throws: EmbeddingError.self) { try PageEmbedder().embed(more, path: "page.html") }
        #expect(error?.errors.count == 1)
        let told = "the placeholders of the page name more than 100 sources in the page itself"
        #expect(error.map { "\($0)" }?.contains(told) == true)
    }
}
