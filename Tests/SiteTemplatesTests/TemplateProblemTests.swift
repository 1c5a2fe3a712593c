import Testing

@testable import SiteTemplates

/// Each mistake with the message that it gets; the first line of a message, and its hint.
@Suite struct TemplateProblemTests {
    @Test func aMessageShowsThePlace() throws {
        #expect(
            try TemplateFixture.problems("<h1>\n  {{page.titel}}\n</h1>\n") == [
                """
                home.mustache:2:5: error: unknown name "page.titel"
                    {{page.titel}}
                      ^~~~~~~~~~
                hint: did you mean "page.title"?
                """
            ])
    }

    // MARK: - Names

    @Test(arguments: [
        ("{{titel}}", "unknown name \"titel\" | hint: did you mean \"page.title\"?"),
        ("{{title}}", "unknown name \"title\" | hint: did you mean \"page.title\"?"),
        ("{{date.iso}}", "unknown name \"date.iso\" | hint: did you mean \"page.date.iso\"?"),
        ("{{sit.title}}", "unknown name \"sit.title\" | hint: did you mean \"site.title\"?"),
        ("{{xyz}}", "unknown name \"xyz\" | hint: names here: data, page, site"),
        ("{{page.date.day}}", "unknown name \"page.date.day\" | hint: names in \"page.date\": iso"),
        ("{{page.title.x}}", "unknown name \"page.title.x\" | hint: \"page.title\" is text, and has no names in it"),
        (
            "{{page.posts.title}}",
            "unknown name \"page.posts.title\" | hint: \"page.posts\" is a list: open a section, and name what is in its elements"
        ),
        ("{{page.params.mod}}", "unknown name \"page.params.mod\" | hint: did you mean \"page.params.mood\"?"),
        ("{{data.peple}}", "unknown name \"data.peple\" | hint: did you mean \"data.people\"?"),
        ("{{#page.posts}}{{urll}}{{/page.posts}}", "unknown name \"urll\" | hint: did you mean \"url\"?"),
        (
            "{{#page.posts}}{{.name}}{{/page.posts}}",
            "unknown name \".name\" | hint: names in this section: tags, title, url"
        ),
        (
            "{{#data.people}}{{site.titel}}{{/data.people}}",
            "unknown name \"site.titel\" | hint: did you mean \"site.title\"?"
        ),
        (
            "{{#page.titel}}{{anything}}{{/page.titel}}",
            "unknown name \"page.titel\" | hint: did you mean \"page.title\"?"
        ),
        ("{{^page.titel}}{{/page.titel}}", "unknown name \"page.titel\" | hint: did you mean \"page.title\"?"),
    ])
    func aNameThatMeansNothingIsTold(_ template: String, _ message: String) throws {
        let problems = try TemplateFixture.told(template)
        #expect(problems.count == 1)
        #expect(problems.first?.hasSuffix("error: \(message)") == true, "\(problems)")
    }

    @Test(arguments: [
        ("{{..}}", "\"..\" is not a name"), ("{{a..b}}", "\"a..b\" is not a name"),
        ("{{page.}}", "\"page.\" is not a name"), ("{{page title}}", "\"page title\" is not a name"),
        ("{{ #page.title}}", "\"#page.title\" is not a name"), ("{{{{x}}}}", "\"{x\" is not a name"),
        ("{{page.größe}}", "\"page.größe\" is not a name"), ("{{a(b}}", "\"a(b\" is not a name"),
    ])
    func whatIsNoNameIsTold(_ template: String, _ message: String) throws {
        #expect(
            try TemplateFixture.told(template).first?.hasSuffix(
                "error: \(message) | hint: names have letters, digits, \"_\" and \"-\", with a point between two: page.title"
            ) == true)
    }

    @Test(arguments: [
        (
            "{{{page.title}}}",
            "\"page.title\" is text, and would go out unescaped | hint: write two braces: {{page.title}}"
        ),
        (
            "{{&page.title}}",
            "\"page.title\" is text, and would go out unescaped | hint: write two braces: {{page.title}}"
        ),
        (
            "{{{page.count}}}",
            "\"page.count\" is a number, and would go out unescaped | hint: write two braces: {{page.count}}"
        ),
        (
            "{{page.content}}",
            "\"page.content\" is HTML, and its tags would be shown as text | hint: write three braces: {{{page.content}}}"
        ),
        (
            "{{page.posts}}",
            "\"page.posts\" is a list, and no text | hint: open a section: {{#page.posts}}…{{/page.posts}}"
        ),
        (
            "{{{page.date}}}",
            "\"page.date\" is an object, and no text | hint: open a section: {{#page.date}}…{{/page.date}}"
        ),
        (
            "{{page.params}}",
            "\"page.params\" is an object, and no text | hint: open a section: {{#page.params}}…{{/page.params}}"
        ),
        ("{{.}}", "\".\" is an object, and no text | hint: open a section: {{#.}}…{{/.}}"),
        (
            "{{#page.posts}}{{.}}{{/page.posts}}",
            "\".\" is an object, and no text | hint: open a section: {{#.}}…{{/.}}"
        ),
        (
            "{{#page}}{{#data.people}}{{{title}}}{{/data.people}}{{/page}}",
            "\"title\" is text, and would go out unescaped | hint: write {{{.title}}} for what only the innermost section has"
        ),
    ])
    func aValueIsWrittenAsItsKindAsks(_ template: String, _ message: String) throws {
        let problems = try TemplateFixture.told(template)
        #expect(problems.count == 1)
        #expect(problems.first?.hasSuffix("error: \(message)") == true, "\(problems)")
    }

    @Test(arguments: [
        "{{page.params.mood}}", "{{{page.params.mood}}}", "{{#data.people}}{{.}}{{{.x}}}{{/data.people}}",
    ])
    func whatTheSiteMadeItselfIsWrittenEitherWay(_ template: String) throws {
        #expect(try TemplateFixture.told(template) == [])
    }

    @Test(arguments: ["feed", "feed-short", "sitemap"])
    func feedsMayShowHTMLAsText(_ name: String) throws {
        let templates = try TemplateFixture.templates("{{> \(name)}}", [name: "{{page.content}}"])
        let page = templates.render("home", TemplateFixture.root)
        #expect(page == Array("&lt;p&gt;Text&lt;/p&gt;".utf8))
    }

    @Test(arguments: [
        (
            "{{#reverse(page.posts)}}{{/reverse(page.posts)}}",
            "unknown transform \"reverse\" | hint: did you mean \"reversed\"?"
        ),
        (
            "{{shout(page.title)}}",
            "unknown transform \"shout\" | hint: there are empty, capitalized, lowercased, uppercased, reversed, equalzero, plusone, minusone, even, odd, first, last, count, index"
        ),
        (
            "{{count(page.title)}}",
            "\"count\" is not for text | hint: there are empty, capitalized, lowercased, uppercased, reversed"
        ),
        ("{{count(page)}}", "\"count\" is not for an object"),
        (
            "{{reversed(page.posts)}}",
            "\"reversed(page.posts)\" is a list, and no text | hint: open a section: {{#reversed(page.posts)}}…{{/reversed(page.posts)}}"
        ),
        (
            "{{#page.date}}{{^last()}}, {{/last()}}{{/page.date}}",
            "\"last()\" does not stand directly in the section of a list | hint: it tells the place in the list that the innermost section goes through"
        ),
        (
            "{{count()}}",
            "the transform \"count\" has no name in its brackets | hint: write what it is of: count(page.title)"
        ),
    ])
    func aTransformIsOneThatThereIsAndFits(_ template: String, _ message: String) throws {
        let problems = try TemplateFixture.told(template)
        #expect(problems.count == 1)
        #expect(problems.first?.hasSuffix("error: \(message)") == true, "\(problems)")
    }

    // MARK: - Nesting

    @Test(arguments: [
        (
            "a\n{{#page.posts}}",
            "home.mustache:2:1: error: the section \"page.posts\" is not closed | hint: write {{/page.posts}} where it ends"
        ),
        (
            "{{/page.posts}}",
            "home.mustache:1:1: error: \"{{/page.posts}}\" closes a section that was not opened | hint: remove it, or open the section: {{#page.posts}}"
        ),
        (
            "\n{{#page.posts}}\n{{/page.post}}",
            "home.mustache:3:1: error: \"{{/page.post}}\" closes no section: \"{{#page.posts}}\" of line 2 is open | hint: write {{/page.posts}}"
        ),
        (
            "{{#page.posts}}{{#tags}}{{/page.posts}}",
            "home.mustache:1:16: error: the section \"tags\" is not closed | hint: write {{/tags}} where it ends"
        ),
        (
            "{{#page.posts}}{{#tags}}{{/page.posts}}{{/tags}}",
            "home.mustache:1:16: error: the section \"tags\" is not closed | hint: write {{/tags}} where it ends"
        ),
        (
            "x {{page.title",
            "home.mustache:1:3: error: the tag \"{{page.title\" has no end | hint: expected }} behind it"
        ),
        (
            "{{page.title} {{page.count}}",
            "home.mustache:1:1: error: the tag \"{{page.title} \" has no end | hint: expected }} behind it"
        ),
        (
            "{{{page.content}} {{page.count}}",
            "home.mustache:1:1: error: the tag \"{{{page.content}} \" has no end | hint: expected }}} behind it"
        ),
        ("{{! comment", "home.mustache:1:1: error: the tag \"{{! comment\" has no end | hint: expected }} behind it"),
        ("x {{", "home.mustache:1:3: error: the tag \"{{\" has no end | hint: expected }} behind it"),
        (
            "{{}}",
            "home.mustache:1:1: error: the tag \"{{}}\" has no name | hint: text with braces of its own needs other delimiters: {{=<% %>=}}"
        ),
        (
            "{{=x=}}",
            "home.mustache:1:1: error: \"{{=x=}}\" sets no delimiters | hint: write two groups of punctuation with a space between them: {{=<% %>=}}"
        ),
        (
            "{{#page}}{{=<% %>=}}{{/page}}",
            "home.mustache:1:10: error: delimiters are set within a section | hint: set them at the beginning of the template, outside of all sections"
        ),
        (
            "{{=<% %>=}}<%{page.content}%>",
            "home.mustache:1:12: error: three braces are for the usual delimiters, and here they are <% and %> | hint: write <%& name%>"
        ),
        (
            "{{% CONTENT_TYPE:TEXT}}",
            "home.mustache:1:1: error: a template cannot change how text is escaped | hint: remove CONTENT_TYPE; names that are HTML are written with three braces"
        ),
        (
            "{{%BLOCKS}}",
            "home.mustache:1:1: error: unknown pragma \"BLOCKS\" | hint: remove it: templates have no pragmas here"
        ),
    ])
    func brokenTagsAreTold(_ template: String, _ message: String) throws {
        #expect(try TemplateFixture.told(template).first == message)
    }

    @Test func sectionsMayNestAHundredDeepAndNoDeeper() throws {
        func nested(_ depth: Int) -> String {
            String(repeating: "{{#page}}", count: depth) + String(repeating: "{{/page}}", count: depth)
        }
        #expect(try TemplateFixture.told(nested(100)) == [])
        #expect(
            try TemplateFixture.told(nested(101)) == [
                "home.mustache:1:901: error: sections are nested deeper than 100 | hint: put the inner ones into a partial, or leave some out"
            ])
        // Together with what is around a partial.
        #expect(
            try TemplateFixture.told(
                nested(50).replacing("}}{{/", with: "}}{{> a}}{{/", maxReplacements: 1), ["a": nested(60)]) == [
                    "a.mustache:1:1: error: sections are nested deeper than 100, with those around the partial | hint: put the inner ones into fewer partials, or leave some out"
                ])
    }

    @Test func aTemplateHasAMegabyteAtMost() throws {
        #expect(try TemplateFixture.told(String(repeating: " ", count: 1 << 20)) == [])
        #expect(
            try TemplateFixture.told(String(repeating: " ", count: 1 << 20 + 1)) == [
                "home.mustache:1:1: error: the template has 1048577 bytes, and one may have 1048576 | hint: keep data in the data folder, and pictures and scripts in the static folder"
            ])
    }

    @Test func allProblemsOfAllFilesAreToldInTheirOrder() throws {
        #expect(
            try TemplateFixture.told("{{page.b}}\n{{page.a}}{{> none}}", ["one": "{{#x}}", "two": "{{/y}}"]).map {
                $0.prefix(18)
            } == [
                "home.mustache:2:15", "one.mustache:1:1: ", "two.mustache:1:1: ",
            ])
        #expect(
            try TemplateFixture.told("{{page.b}}\n{{page.a}}{{> p}}", ["p": "{{x}}{{x}}"]).map { $0.prefix(16) } == [
                "home.mustache:1:", "home.mustache:2:", "p.mustache:1:3: ", "p.mustache:1:8: ",
            ])
    }

    @Test func manyProblemsOfAFileAreToldUpToFifty() throws {
        #expect(try TemplateFixture.told(String(repeating: "{{x}}", count: 1000)).count == 50)
        #expect(try TemplateFixture.told(String(repeating: "{{a} ", count: 10_000) + "}}").count == 50)
        #expect(try TemplateFixture.told(String(repeating: "{{}}", count: 10_000)).count == 50)
    }
}
