import Testing

@testable import SiteTemplates

/// What users know of Mustache, from its manual.
@Suite struct TemplateRenderingTests {
    @Test(arguments: [
        ("{{page.title}}", "Salt &amp; Pepper"),
        ("{{ page.title }}", "Salt &amp; Pepper"),
        ("{{{page.content}}}", "<p>Text</p>"),
        ("{{{ page.content }}}", "<p>Text</p>"),
        ("{{&page.content}}", "<p>Text</p>"),
        ("{{page.count}}", "2"),
        ("{{page.isHome}}", "false"),
        ("a{{! a comment\nof two lines }}b", "ab"),
        ("{{=<% %>=}}<%page.count%>{{page.count}}", "2{{page.count}}"),
        ("{{=| |=}}|#page.isHome||/page.isHome||page.count|", "2"),
        ("{{=<% %>=}}<%& page.content%>", "<p>Text</p>"),
    ])
    func aTagIsReplacedByItsValue(_ template: String, _ page: String) throws {
        #expect(try TemplateFixture.page(template) == page)
    }

    @Test(arguments: [
        ("{{#page.posts}}[{{title}}]{{/page.posts}}", "[First][Second]"),
        ("{{#page.words}}{{.}},{{/page.words}}", "one,two,three,"),
        ("{{#page.date}}{{iso}}{{/page.date}}", "2026-11-22"),
        ("{{#page.title}}<h1>{{page.title}}|{{.}}</h1>{{/page.title}}", "<h1>Salt &amp; Pepper|Salt &amp; Pepper</h1>"),
        ("{{#page.isHome}}yes{{/page.isHome}}{{^page.isHome}}no{{/page.isHome}}", "no"),
        (
            "{{#page.posts}}{{title}}:{{#tags}}{{name}}{{/tags}}{{^tags}}none{{/tags}};{{/page.posts}}",
            "First:ab;Second:none;"
        ),
        // A tag has no title, so that the post's is meant.
        ("{{#page.posts}}{{#tags}}{{title}}{{/tags}}{{/page.posts}}", "FirstFirst"),
        ("{{#page.params.colour}}yes{{/page.params.colour}}{{^page.params.colour}}no{{/page.params.colour}}", "no"),
        ("{{#data.people}}{{.name}} {{/data.people}}", "Ada Grace "),
        ("{{#page}}{{#data.people}}{{.title}};{{/data.people}}{{/page}}", ";Adm.;"),
        ("{{#page}}{{#data.people}}{{title}};{{/data.people}}{{/page}}", "Salt &amp; Pepper;Adm.;"),
    ])
    func aSectionGoesThroughItsValue(_ template: String, _ page: String) throws {
        #expect(try TemplateFixture.page(template) == page)
    }

    @Test(arguments: [
        ("{{uppercased(page.title)}}", "SALT &amp; PEPPER"),
        ("{{lowercased(page.title)}}", "salt &amp; pepper"),
        ("{{reversed(lowercased(page.title))}}", "reppep &amp; tlas"),
        ("{{capitalized(page.params.mood)}}", "Calm"),
        ("{{#reversed(page.posts)}}{{title}} {{/reversed(page.posts)}}", "Second First "),
        ("{{count(page.posts)}}", "2"),
        ("{{#first(page.posts)}}{{title}}{{/first(page.posts)}}", "First"),
        ("{{plusone(page.count)}}{{minusone(page.count)}}", "31"),
        ("{{#even(page.count)}}even{{/even(page.count)}}", "even"),
        ("{{^empty(page.posts)}}some{{/empty(page.posts)}}", "some"),
        ("{{#page.words}}{{.}}{{^last()}}, {{/last()}}{{/page.words}}", "one, two, three"),
        ("{{#page.words}}{{index()}}{{#first()}}!{{/first()}}{{#odd()}}?{{/odd()}}{{/page.words}}", "0!1?2"),
    ])
    func aTransformChangesTheValue(_ template: String, _ page: String) throws {
        #expect(try TemplateFixture.page(template) == page)
    }

    @Test(arguments: [
        ("a\n{{#page.posts}}\nb\n{{/page.posts}}\nc\n", "a\nb\nb\nc\n"),
        ("a\r\n  {{#page.date}}\r\nb\r\n  {{/page.date}}\r\nc", "a\r\nb\r\nc"),
        ("a\n  {{! comment }}  \nb\n", "a\nb\n"),
        ("a\n {{=<% %>=}}\nb", "a\nb"),
        ("  {{#page.date}}\nb\n  {{/page.date}}", "b\n"),
        // A value has its line for itself, too, and keeps it.
        ("a\n{{page.count}}\nb\n", "a\n2\nb\n"),
        // Two tags in a line, and a tag beside text.
        ("a\n{{#page.date}}{{/page.date}}\nb\n", "a\n\nb\n"),
        ("a\n {{#page.date}} b\n {{/page.date}}\nc\n", "a\n  b\nc\n"),
        ("{{#page.isHome}}\n{{/page.isHome}}\n", ""),
    ])
    func aLineThatHasOnlyATagGoesWithIt(_ template: String, _ page: String) throws {
        #expect(try TemplateFixture.page(template) == page)
    }

    @Test func eachLineOfAPartialIsIndentedAsItsTag() throws {
        let partial = "{{#page.posts}}\n<li>{{title}}</li>\n\n{{/page.posts}}\n"
        #expect(
            try TemplateFixture.page("<ul>\n  {{> parts/list}}\n</ul>\n", ["parts/list": partial])
                == "<ul>\n  <li>First</li>\n\n  <li>Second</li>\n\n</ul>\n")
    }

    @Test func theLinesOfAValueAreNotIndented() throws {
        let root = TemplateObject(["page": TemplateFixture.object(["content": .html("<pre>a\nb</pre>\nc")])])
        #expect(
            try TemplateFixture.page("  {{> body}}\n", ["body": "<p/>\n{{{page.content}}}\n<hr/>\n"], root: root)
                == "  <p/>\n  <pre>a\nb</pre>\nc\n  <hr/>\n")
    }

    @Test func partialsInPartialsAreIndentedByBoth() throws {
        #expect(
            try TemplateFixture.page(" {{> one}}\nend", ["one": "1\n  {{> two}}\n1\n", "two": "2\n2\n"])
                == " 1\n   2\n   2\n 1\nend")
    }

    @Test func aPartialBesideTextStandsInItsLine() throws {
        #expect(try TemplateFixture.page("a {{> one}} b", ["one": "1\n2\n"]) == "a 1\n2\n b")
    }

    // MARK: - Inheritance

    @Test func aPageReplacesTheBlocksOfItsParent() throws {
        let layout = "<title>{{$title}}Untitled{{/title}}</title>\n<main>\n{{$main}}\n<p/>\n{{/main}}\n</main>\n"
        #expect(
            try TemplateFixture.page(
                "{{<layout}}\n{{$main}}\n<h1>{{page.count}}</h1>\n{{/main}}\n{{/layout}}\n", ["layout": layout])
                == "<title>Untitled</title>\n<main>\n<h1>2</h1>\n</main>\n")
        #expect(
            try TemplateFixture.page("{{<layout}}{{$title}}Page{{/title}}{{/layout}}", ["layout": layout])
                == "<title>Page</title>\n<main>\n<p/>\n</main>\n")
    }

    @Test func theOutermostPageDecidesOverABlock() throws {
        #expect(
            try TemplateFixture.page(
                "{{<middle}}{{$a}}page{{/a}}{{/middle}}",
                [
                    "middle": "{{<base}}{{$a}}middle{{/a}}{{$b}}middle{{/b}}{{/base}}",
                    "base": "{{$a}}{{/a}} {{$b}}{{/b}}",
                ])
                == "page middle")
    }

    @Test func aBlockOfABlockCanBeReplacedAlone() throws {
        #expect(
            try TemplateFixture.page(
                "{{<middle}}{{$inner}}page{{/inner}}{{/middle}}",
                ["middle": "{{<base}}{{$a}}<{{$inner}}{{/inner}}>{{/a}}{{/base}}", "base": "[{{$a}}{{/a}}]"])
                == "[<page>]")
    }

    /// Mustache for Swift looks the block up again where it stands, and never returns.
    @Test func aBoxInABlockOfTheSameNameHoldsItsOwn() throws {
        #expect(
            try TemplateFixture.page(
                "{{<layout}}{{$main}}page {{<box}}{{$main}}box{{/main}}{{/box}}{{/main}}{{/layout}}",
                ["layout": "<{{$main}}{{/main}}>", "box": "[{{$main}}{{/main}}]"])
                == "<page [box]>")
        #expect(
            try TemplateFixture.page(
                "{{<layout}}{{$main}}a{{$main}}b{{/main}}{{/main}}{{/layout}}", ["layout": "<{{$main}}{{/main}}>"])
                == "<ab>")
    }

    @Test func theLinesOfABlockAreIndentedAsTheBlockThatTheyReplace() throws {
        #expect(
            try TemplateFixture.page(
                "{{<layout}}\n    {{$main}}\n      one\n        two\n    {{/main}}\n{{/layout}}\n",
                ["layout": "<main>\n  {{$main}}\n  {{/main}}\n</main>\n"])
                == "<main>\n  one\n    two\n</main>\n")
    }

    @Test func whatIsLazyIsMadeWhenItIsAskedFor() throws {
        let root = TemplateObject([
            "page": .lazy {
                TemplateFixture.object([
                    "title": .lazy { .text("late") }, "words": .lazy { .list([.lazy { .text("w") }]) },
                ])
            }
        ])
        #expect(
            try TemplateFixture.page("{{page.title}}{{#page.words}}{{.}}{{/page.words}}", root: root) == "latew")
    }

    @Test(arguments: [
        (TemplateValue.text(""), "yes"), (.number(0), "yes"), (.html(""), "yes"), (.flag(true), "yes"),
        (.list([.text("")]), "yes"), (TemplateFixture.object([:]), "yes"), (.flag(false), "no"), (.list([]), "no"),
        (.lazy { nil }, "no"), (.lazy { .flag(false) }, "no"), (.lazy { .list([]) }, "no"),
    ])
    func onlyWhatIsAbsentFalseOrWithoutElementsIsFalse(_ value: TemplateValue, _ expected: String) throws {
        let root = TemplateObject(["page": TemplateFixture.object(["params": TemplateFixture.object(["mood": value])])])
        #expect(
            try TemplateFixture.page(
                "{{#page.params.mood}}yes{{/page.params.mood}}{{^page.params.mood}}no{{/page.params.mood}}", root: root)
                == expected)
    }

    @Test func manyThreadsRenderWithTheSameTemplates() async throws {
        let templates = try TemplateFixture.templates(
            "{{<a}}{{$b}}{{#page.posts}}{{> c}}{{/page.posts}}{{/b}}{{/a}}",
            ["a": "<{{$b}}{{/b}}>", "c": "{{#tags}}{{name}}{{title}}{{/tags}}"])
        let pages = await withTaskGroup { group in
            for _ in 0..<64 {
                group.addTask { (0..<50).map { _ in templates.render("home", TemplateFixture.root) } }
            }
            return await group.reduce(into: []) { $0 += $1 }
        }
        #expect(pages.count == 3200)
        #expect(pages.allSatisfy { $0 == Array("<aFirstbFirst>".utf8) })
    }

    @Test func aTemplateThatIsNotThereMakesNothing() throws {
        #expect(try TemplateFixture.templates("").render("tag", TemplateFixture.root) == nil)
    }
}
