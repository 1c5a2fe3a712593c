import SourceText
import Testing

@testable import SiteTemplates

/// Mistakes with partials, parents and their blocks.
@Suite struct TemplateInclusionProblemTests {
    @Test(arguments: [
        ("{{> heder}}", "there is no partial \"heder\" | hint: did you mean \"header\"?"),
        ("{{> x/y}}", "there is no partial \"x/y\" | hint: there are header, home, layout"),
        ("{{<laiout}}{{/laiout}}", "there is no parent \"laiout\" | hint: did you mean \"layout\"?"),
        (
            "{{> *page.title}}",
            "the name of a partial cannot come from a value: no check could tell whether there is one | hint: write one section for each partial: {{#page.isTag}}{{> tag-header}}{{/page.isTag}}"
        ),
        (
            "{{<layout}}{{$mian}}{{/mian}}{{/layout}}",
            "the parent \"layout\" has no block \"mian\" | hint: did you mean \"main\"?"
        ),
        ("{{<layout}}{{$x}}{{/x}}{{/layout}}", "the parent \"layout\" has no block \"x\" | hint: it has main"),
        ("{{<header}}{{$x}}{{/x}}{{/header}}", "the parent \"header\" has no block \"x\" | hint: it has no blocks"),
        (
            "{{<layout}} lost {{/layout}}",
            "the text stands in the parent \"layout\", outside of its blocks | hint: put it into a block: {{$main}}…{{/main}}"
        ),
        (
            "{{<layout}}{{page.title}}{{/layout}}",
            "\"{{page.title}}\" stands in the parent \"layout\", outside of its blocks | hint: only blocks stand there: {{$main}}…{{/main}}"
        ),
        (
            "{{<layout}}{{$main}}{{page.x}}{{/main}}{{/layout}}",
            "unknown name \"page.x\" | hint: names in \"page\": content, count, date, isHome, params, posts, title, words"
        ),
    ])
    func whatIsIncludedIsThere(_ template: String, _ message: String) throws {
        let problems = try TemplateFixture.told(template, ["layout": "{{$main}}{{/main}}", "header": "x"])
        #expect(problems.count == 1)
        #expect(problems.first?.hasSuffix("error: \(message)") == true, "\(problems)")
    }

    @Test func namesInAPartialMeanWhatIsAroundIt() throws {
        #expect(try TemplateFixture.told("{{#page.posts}}{{> entry}}{{/page.posts}}", ["entry": "{{url}}"]) == [])
        #expect(
            try TemplateFixture.told(
                "{{#page.posts}}{{> entry}}{{/page.posts}}{{> entry}}{{> entry}}", ["entry": "{{url}}"]) == [
                    "entry.mustache:1:3: error: unknown name \"url\" | hint: names here: data, page, site"
                ])
        // No page is made of it.
        #expect(try TemplateFixture.told("", ["entry": "{{url}}"]) == [])
    }

    @Test func aTemplateThatATextNamesIsCheckedForItself() throws {
        let templates = try TemplateFixture.templates("", ["entry": "{{url}}", "cloud": "{{page.count}}"])
        try templates.check(asPage: "cloud")
        #expect(throws: Problem.self) { try templates.check(asPage: "entry") }
    }

    @Test func aTemplateThatNothingUsesIsKnown() throws {
        let templates = try TemplateFixture.templates("{{> a}}", ["hom": "", "a": "{{<b}}{{/b}}", "b": "", "mine": ""])
        #expect(templates.unused() == ["hom", "mine"])
        #expect(templates.unused(besides: ["mine", "none"]) == ["hom"])
    }

    @Test func aPartialThatIncludesItselfIsToldWithTheWholeCircle() throws {
        let hint = "hint: a page would never end; remove one of these tags"
        #expect(
            try TemplateFixture.told("{{> home}}") == [
                "home.mustache:1:5: error: \"home\" includes itself: home → home | \(hint)"
            ])
        #expect(
            try TemplateFixture.told(
                "{{> parts/a}}", ["parts/a": "\n{{<b}}{{/b}}", "b": "{{#page.isHome}}{{> home}}{{/page.isHome}}"])
                == [
                    "b.mustache:1:21: error: \"home\" includes itself: home → parts/a → b → home | \(hint)"
                ])
        #expect(
            try TemplateFixture.told(
                "{{<layout}}{{$main}}{{> a}}{{/main}}{{/layout}}", ["layout": "{{$main}}{{/main}}", "a": "{{> a}}"])
                == [
                    "a.mustache:1:5: error: \"a\" includes itself: a → a | \(hint)"
                ])
    }
}
