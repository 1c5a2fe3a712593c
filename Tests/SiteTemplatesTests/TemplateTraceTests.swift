import TestSupport
import Testing

@testable import SiteTemplates
@testable import SourceText

/// What the parts of a page come from.
@Suite struct TemplateTraceTests {
    @Test(arguments: 0..<200) func literalTextIsThatOfItsTemplate(seed: Int) throws {
        var writer = TemplateWriter(seed: seed)
        let partials = (0..<3).map { writer.template(partials: $0) }
        let templates = try TemplateFixture.templates(
            writer.template(partials: 3),
            ["p0": partials[0], "p1": partials[1], "p2": partials[2], "layout": TemplateWriter.layout])
        let (page, trace) = try #require(templates.trace("home", TemplateFixture.root))
        #expect(page == templates.render("home", TemplateFixture.root))
        for (index, piece) in trace.pieces.enumerated() {
            guard case .literal(let start) = piece.kind else { continue }
            let source = templates.files[trace.inclusions[piece.inclusion].file].source.bytes
            let end = index + 1 < trace.pieces.count ? trace.pieces[index + 1].start : page.count
            #expect(piece.start < end)
            // Before a line of a partial its indentation stands.
            for offset in piece.start..<end where !page[offset].isSpaceOrTab || offset == piece.start {
                #expect(source[start + offset - piece.start] == page[offset])
            }
        }
        for inclusion in trace.inclusions { #expect(inclusion.range.upperBound <= page.count) }
    }

    @Test func aValueIsThatOfItsObject() throws {
        let templates = try TemplateFixture.templates(
            "a{{page.title}}\n{{#page.posts}}{{title}}{{/page.posts}}{{{page.content}}}")
        let (_, trace) = try #require(templates.trace("home", TemplateFixture.root))
        guard case .object(let page) = TemplateFixture.root.fields["page"],
            case .list(let posts) = page.fields["posts"],
            case .object(let first) = posts[0]
        else { return #expect(Bool(false)) }
        // "a", "Salt &amp; Pepper", "\n", "First", "Second", "<p>Text</p>".
        #expect(trace.pieces.map(\.start) == [0, 1, 18, 19, 24, 30])
        #expect(trace.parts == [30..<41])
        let values = trace.pieces.compactMap { piece in
            if case .value(let value) = piece.kind { return value }
            return nil
        }
        #expect(values.map(\.name) == ["title", "title", "title", "content"])
        #expect(values[0].owner === page && values[1].owner === first && values[3].owner === page)
        #expect(values.map(\.tag) == [3..<13, 33..<38, 33..<38, 58..<70])
    }

    @Test func aTemplateInAnotherHasItsPlace() throws {
        let templates = try TemplateFixture.templates(
            "{{<layout}}{{$main}}b{{/main}}{{/layout}}", ["layout": "a\n  {{> p}}\n{{$main}}{{/main}}c", "p": "x\ny\n"])
        let (page, trace) = try #require(templates.trace("home", TemplateFixture.root))
        #expect(String(decoding: page, as: UTF8.self) == "a\n  x\n  y\nbc")
        #expect(trace.inclusions.map(\.file) == [0, 1, 2, 0])
        #expect(trace.inclusions.map(\.range) == [0..<12, 0..<12, 2..<10, 10..<11])
        #expect(trace.inclusions.map { $0.outer?.tag } == [nil, 3..<9, 8..<9, 15..<19])
        #expect(trace.pieces.map(\.start) == [0, 4, 8, 10, 11])
        #expect(trace.pieces.map(\.inclusion) == [1, 2, 2, 3, 1])
    }
}
