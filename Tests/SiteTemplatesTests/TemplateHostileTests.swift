import Foundation
import TestSupport
import Testing

@testable import SiteTemplates
@testable import SourceText

@Suite struct TemplateHostileTests {
    private static let pieces = [
        "{{", "}}", "{{{", "}}}", "{", "}", "#", "^", "/", ">", "<", "$", "&", "!", "=", "%", "*", ".", "..", "(", ")",
        " ",
        "\n", "\r\n", "\t", "page", "page.title", "page.content", "page.posts", "title", "tags", "main", "a", "b",
        "last()",
        "{{#page.posts}}", "{{/page.posts}}", "{{^page.isHome}}", "{{/page.isHome}}", "{{<a}}", "{{/a}}", "{{$main}}",
        "{{/main}}", "{{> a}}", "{{> b}}", "{{=<% %>=}}", "<%={{ }}=%>", "{{=| |=}}", "|", "{{page.title}}",
        "{{{page.content}}}",
        "\u{301}", "\u{338}", "東京", "\u{0}", "{{! x }}", "{{#page.words}}", "{{.}}", "{{/page.words}}",
        "{{count(page.posts)}}",
    ]

    /// Pieces of templates in any order are told as wrong or make a page; nothing else happens.
    @Test(arguments: 0..<2000)
    func anythingIsRefusedOrRendered(seed: Int) throws {
        var random = Seeded(seed &* 1_000_003)
        func soup() -> String {
            (0..<Int.random(in: 1...(seed % 4 == 0 ? 40 : 8), using: &random))
                .map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
        }
        let (home, a, b) = (soup(), soup(), "{{$main}}b{{/main}}")
        do {
            let templates = try TemplateFixture.templates(home, ["a": a, "b": b])
            #expect(templates.render("home", TemplateFixture.root) != nil)
            // What a page lacks is no reason to stop, and neither is a value of another kind.
            #expect(templates.render("home", TemplateObject([:])) != nil)
            let odd = TemplateObject(["page": .list([.flag(true), .number(1)]), "site": .text(""), "data": .html("")])
            #expect(templates.render("home", odd) != nil)
        } catch let error as Problem {
            #expect(!error.all.isEmpty)
            for diagnostic in error.all { #expect(!diagnostic.message.isEmpty && (diagnostic.line ?? 0) > 0) }
        }
    }

    /// Every prefix of a template, as a file that was saved only halfway.
    @Test func everyPrefixOfATemplateIsRefusedOrRendered() throws {
        let template = Array(
            "{{=<% %>=}}\n<%#page.posts%>\n  <%&page.content%> <%^last()%>, <%/last()%>\n<%/page.posts%>\n<%! é %>".utf8
        )
        for count in 0..<template.count {
            let text = String(decoding: template[..<count], as: UTF8.self)
            let templates = try? TemplateFixture.templates(text)
            #expect(templates == nil || templates?.render("home", TemplateFixture.root) != nil)
        }
    }

    @Test func aHundredThousandTagsAreRendered() throws {
        let page = try TemplateFixture.page(String(repeating: "{{page.count}}", count: 74_000))
        #expect(page == String(repeating: "2", count: 74_000))
        let sections = try TemplateFixture.page(String(repeating: "{{#page}}{{/page}}\n", count: 50_000))
        #expect(sections == String(repeating: "\n", count: 50_000))
    }

    @Test(arguments: [
        "{{#a}}", "{{^a}}", "{{<home}}", "{{$a}}", "{{> home}}", "{{/a}}", "{{", "}}", "{{{", "{{=", "{{!", "{{a(",
        "{{#page}}",
    ])
    func aHundredThousandOfTheSameAreRefusedOrRendered(_ piece: String) throws {
        let problems = try TemplateFixture.problems(String(repeating: piece, count: 100_000))
        #expect(problems.count <= 50)
        #expect((piece == "}}") == problems.isEmpty)
    }

    @Test func partialsThatGrowByDoublingAreRefused() throws {
        let files = try (0..<30).map { number in
            let text = number == 29 ? "x" : "{{> p\(number + 1)}}{{> p\(number + 1)}}"
            return TemplateFile(
                name: number == 0 ? "home" : "p\(number)",
                source: try SourceText(path: "p\(number)", text: text), isBuiltIn: false)
        }
        let error = #expect(throws: Problem.self) { try SiteTemplates(files, shape: TemplateFixture.shape) }
        #expect(error?.all.map(\.message) == ["with its partials the template has more than 250000 tags"])
    }

    @Test(arguments: [90, 100, 101, 5000])
    func aChainOfPartialsHasAnEnd(_ length: Int) throws {
        let files = try (0..<length).map { number in
            let text = number == length - 1 ? "x" : "{{> p\(number + 1)}}"
            return TemplateFile(
                name: number == 0 ? "home" : "p\(number)",
                source: try SourceText(path: "p\(number)", text: text), isBuiltIn: false)
        }
        let templates = try? SiteTemplates(files, shape: TemplateFixture.shape)
        #expect((templates != nil) == (length <= 100))
        #expect(templates == nil || templates?.render("home", TemplateFixture.root) == [UInt8(ascii: "x")])
    }

    /// The deepest page that passes fits the stack that systems give to threads, with unoptimised code, too.
    @Test func theDeepestPageFitsASmallStack() async throws {
        let sections = String(repeating: "{{#page}}", count: 96) + "{{> a}}" + String(repeating: "{{/page}}", count: 96)
        let rendered = try await withCheckedThrowingContinuation { continuation in
            let thread = Thread {
                continuation.resume(
                    with: Result {
                        try TemplateFixture.page(sections, ["a": "{{<b}}{{$c}}x{{/c}}{{/b}}", "b": "{{$c}}{{/c}}"])
                    })
            }
            thread.stackSize = 512 << 10
            thread.start()
        }
        #expect(rendered == "x")
    }

    @Test func numbersAtTheirLimitsStayThere() throws {
        let root = TemplateObject(["page": TemplateFixture.object(["count": .number(.max)])])
        #expect(try TemplateFixture.page("{{plusone(page.count)}}", root: root) == "9223372036854775807")
    }
}
