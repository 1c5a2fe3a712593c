import Foundation
import SourceText
import Stratus
import TestSupport
import Testing

// Swift Testing has a Tag too.
private typealias Tag = TagParsing.Tag

@Suite("Tags of a page") struct PageTests {
    private func list(_ page: String) throws -> TagList {
        try TagList(parsingPage: SourceText(path: "blog.html", text: page))
    }

    @Test func theSampleIsABlog() throws {
        let page = try list(String(contentsOf: Project.sample("blog.html"), encoding: .utf8))
        #expect(page.title == "Lines and Layers — a blog about type")
        #expect(
            page.tags.map { "\($0.name) \($0.weight) \($0.link?.destination ?? "")" } == [
                "Typography 3.0 /tags/typography/", "Alignment 1.0 /tags/alignment/", "CSS 2.0 /tags/css/",
                "Kerning 1.0 /tags/kerning/", "OpenType 2.0 /tags/opentype/", "Line breaking 1.0 /tags/line-breaking/",
                "Algorithms 1.0 /tags/algorithms/", "R&D 1.0 /tags/r-and-d/", "C++ 1.0 /tags/c%2B%2B/",
            ])
        #expect(page.notes.isEmpty)
    }

    @Test func equalNamesWithOtherLinksAreTagsOfTheirOwn() throws {
        let page = try list("<a rel=tag href=x>A</a><a rel=tag href=y>A</a><a rel=tag>A</a><a rel=tag href=x>A</a>")
        #expect(page.tags == [try Tag("A", weight: 2, link: "x"), try Tag("A", link: "y"), try Tag("A")])
    }

    @Test(arguments: [
        "javascript:alert(1)", " JAVASCRIPT:alert(1)", "&#106;avascript:alert(1)", "java&#10;script:alert(1)",
        "data:text/html,x", "java%73cript:x", "vbscript:x", "https:",
    ])
    func aLinkThatIsNotAllowedIsLeftOutWithANote(address: String) throws {
        let page = try list("<a rel=tag>A</a>\n<a rel=tag href=\"\(address)\">A</a>")
        #expect(page.tags == [try Tag("A", weight: 2)])
        #expect(page.notes.map(\.line) == [2])
        #expect(page.notes.first?.description.hasPrefix("blog.html:2: the link of \"A\" is left out: ") == true)
    }

    @Test(
        arguments: [
            ("&#x81;a", "\"\\u{81}a\" is no tag: the control character U+0081 cannot stand in markup"),
            (
                String(repeating: "x", count: 1_001),
                "\"\(String(repeating: "x", count: 40))…\" is no tag: the name has 1001 characters, expected at most 1000"
            ),
            (
                "a\u{202E}&#xFDD0;",
                "\"a\\u{202E}\(String(decoding: [0xEF, 0xB7, 0x90], as: UTF8.self))\" is no tag: the noncharacter U+FDD0 cannot stand in markup"
            ),
            ("a" + String(repeating: "\u{301}", count: 40_000), "a name of 80001 bytes is no tag"),
            ("\u{200B}\u{2060}", "a link with rel=\"tag\" has no name: no text, image text, title or address"),
        ] as [(String, String)])
    func aNameThatIsNoTagBecomesANote(name: String, note: String) throws {
        let page = try list("<a rel=tag>A</a>\n<a rel=tag>\(name)</a>")
        #expect(page.tags == [try Tag("A")])
        #expect(page.notes == [InputNote(path: "blog.html", line: 2, note)])
    }

    @Test func namesThatMarkupHasAMeaningForAreNames() throws {
        let page = try list("<title>a&#xFDD0;</title><a rel=tag>&lt;/style>&lt;script></a><a rel=tag>]]&gt;</a>")
        #expect(page.tags.map(\.name) == ["</style><script>", "]]>"])
        #expect(page.title == nil)
        #expect(try render(page.tags, format: .html).bytes.count > 1_000)
    }

    @Test func aPageWithoutTagsSaysWhatWasLookedFor() {
        let error = #expect(throws: Problem.self) { try list("<a href=x>A</a><a href=y>B</a>") }
        #expect(
            error?.description == """
                blog.html:1:1: error: the page has no link that is marked as a tag; 2 links have no such rel
                hint: what is looked for is <a rel="tag" href="…">Name</a>
                """)
        let unusable = #expect(throws: Problem.self) { try list("<a rel=tag></a>") }
        #expect(
            unusable?.description == """
                blog.html:1:1: error: none of the 1 links with rel="tag" can be a tag
                hint: blog.html:1: a link with rel="tag" has no name: no text, image text, title or address
                """)
    }

    @Test func ofVeryManyNotesTheFirstAreKept() throws {
        let page = try list("<a rel=tag>A</a>" + String(repeating: "<a rel=tag></a>", count: 1_000))
        #expect(page.notes.count == 51)
        #expect(page.notes.last?.text == "950 more names or links cannot be used")
    }

    @Test func equalPagesGiveEqualTagsFromManyThreads() async throws {
        let source = try SourceText(path: "p", bytes: Array(Data(contentsOf: Project.sample("blog.html"))))
        let expected = try TagList(parsingPage: source).tags
        try await withThrowingTaskGroup(of: [Tag].self) { group in
            for _ in 0..<100 { group.addTask { try TagList(parsingPage: source).tags } }
            for try await tags in group { #expect(tags == expected) }
        }
    }

    @Test(.timeLimit(.minutes(1)), arguments: 0..<100)
    func aMutatedPageIsReadOrRefused(seed: Int) throws {
        var sample = Mutation(seed, of: Array(try Data(contentsOf: Project.sample("blog.html"))))
        for _ in 0..<20 {
            guard let source = try? SourceText(path: "p", bytes: sample.next()) else { continue }
            if let list = try? TagList(parsingPage: source) { #expect(!list.tags.isEmpty) }
        }
    }
}

/// Samples with bytes changed, cut out, doubled and put in; every other result is random bytes of markup.
struct Mutation {
    private var random: Seeded
    private let sample: [UInt8]
    private static let pieces = [
        "<", ">", "</", "/>", "\"", "'", "&", "&#", ";", "=", "<!--", "-->", "<![CDATA[", "]]>", "<?", "?>", "\0", "\n",
        "<a rel=tag href=x>", "</a>", "<script>", "<svg>", "<template>", "<!DOCTYPE", "<!ENTITY a 'b'>", "[", "]",
        "&a;",
        "é", "😀", "\u{202E}", "xmlns:", "<item>", "<category>", "</category>", " rel=tag ", "<body>", "<title>",
        "&#xFFFE;",
    ]

    init(_ seed: Int, of sample: [UInt8]) {
        random = Seeded(seed)
        self.sample = sample
    }

    mutating func next() -> [UInt8] {
        var bytes = sample
        if Bool.random(using: &random) {
            bytes = (0..<200).flatMap { _ in Array((Self.pieces.randomElement(using: &random) ?? "").utf8) }
        }
        for _ in 0..<Int.random(in: 0..<10, using: &random) {
            let start = Int.random(in: 0...bytes.count, using: &random)
            let end = min(bytes.count, start + Int.random(in: 0..<40, using: &random))
            switch Int.random(in: 0..<4, using: &random) {
            case 0: bytes.removeSubrange(start..<end)
            case 1: bytes.insert(contentsOf: Array(bytes[start..<end]), at: start)
            case 2: bytes.insert(contentsOf: Array((Self.pieces.randomElement(using: &random) ?? "").utf8), at: start)
            default: if start < bytes.count { bytes[start] = UInt8.random(in: 0..<0x80, using: &random) }
            }
        }
        return Array(String(decoding: bytes, as: UTF8.self).utf8)
    }
}
