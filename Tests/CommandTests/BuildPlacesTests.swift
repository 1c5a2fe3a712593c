import Foundation
import TestSupport
import Testing

/// What is wrong with a finished page is told at the line and the column of the file that somebody wrote.
@Suite struct BuildPlacesTests {
    private typealias Folder = TemporaryFolder

    struct Fault: Sendable, CustomTestStringConvertible {
        let name: String
        let files: [String: String]
        let errors: [String]
        var testDescription: String { name }

        init(_ name: String, _ files: [String: String], _ errors: String...) {
            (self.name, self.files, self.errors) = (name, files, errors)
        }

        /// A post, whose text begins in line 6.
        init(_ name: String, text: String, _ errors: String...) {
            (self.name, self.files) = (name, ["content/posts/a.md": Folder.post("A", text: text)])
            self.errors = errors.map { "content/posts/a.md:" + $0 }
        }

        /// A post in HTML.
        init(_ name: String, html: String, _ errors: String...) {
            (self.name, self.files) = (name, ["content/posts/a.html": Folder.post("A", text: html)])
            self.errors = errors.map { "content/posts/a.html:" + $0 }
        }
    }

    /// Mistakes whose meaning is plain, told as warnings at the tag at fault.
    private static let mended = [
        Fault("a tag in a line", text: "x\n\n<b>bold\n\nmore", "8:1: <b>"),
        Fault("a tag of a paragraph of two lines", text: "x <b>y\nz", "6:3: <b>"),
        Fault("an unclosed block", text: "x\n\n<div>\n\nmore", "8:1: <div>"),
        Fault("two unclosed blocks", text: "<div>\n\n<div>\n", "6:1: <div>"),
        Fault("an end tag too many", text: "text </div> more", "6:6: </div>"),
        Fault("end tags of the templates", text: "x\n\n</main>\n\ny", "8:1: </main>"),
        Fault("tags in a wrong order", text: "*x* <b><i>y</b></i>", "6:8: <i>"),
        Fault("tags in a wrong order over lines", text: "<div>\n<section>\n</div>\n</section>", "7:1: <section>"),
        Fault("in an item", text: "- one\n- two <i>three\n- four", "7:7: <i>"),
        Fault("a block in an item", text: "- one\n\n  <section>\n\n- two", "8:3: <section>"),
        Fault("in a quote", text: "> one\n> <div>\n> two\n\nthree", "7:3: <div>"),
        Fault("in a quote of an item", text: "1. a\n   > é </i>\n   > b", "7:9: </i>"),
        Fault("in emphasis", text: "a **b <i>c** d", "6:7: <i>"),
        Fault("in the text of a link", text: "a [b <i>c](#d) d\n\n## D", "6:6: <i>"),
        Fault("in a heading", text: "x\n\n## A <i>b {#c}", "8:6: <i>"),
        Fault("in a cell", text: "|a|b|\n|---|---|\n|c|<i>d|", "8:4: <i>"),
        Fault(
            "the same as text before",
            text: "`</div>` and \\</div>\n\n```\n</div>\n```\n\n    </div>\n\ntext </div>", "14:6: </div>"),
        Fault("right three times and wrong once", text: "<i>a</i> <i>b</i>\n<i>c</i> and <i>d", "7:14: <i>"),
        Fault(
            "behind a title and a cloud",
            text: "# A\n\n<!-- stratus site:tags -->\n<!-- /stratus -->\n\na </i>\n\n## B", "11:3: </i>"),
        Fault(
            "before a cloud", text: "a </i>\n\n<!-- stratus site:tags -->\n<!-- /stratus -->", "6:3: </i>"),
        Fault("beside addresses that change", text: "[a](a.md) [a](a.md) <i>b</b>", "6:21: <i>", "6:25: </b>"),
        Fault("around a link", text: "<div>\n<a href=\"/posts/a/\">b</i></a>\n</div>", "7:22: </i>"),
        Fault("HTML", html: "<p>one</p>\n<p><em>two</p></em>", "7:4: <em>"),
        Fault("HTML over lines", html: "<div>\n<em>\n</div></em>", "7:1: <em>"),
        Fault("HTML with a title", html: "<h1>A</h1>\n<p title='</i>'>b</i></p>", "7:18: </i>"),
        Fault("HTML with code", html: "<pre>&lt;/i></pre><!-- </i> -->\n</i>", "7:1: </i>"),
    ]

    @Test(arguments: mended) func whatIsPlainIsMended(_ fault: Fault) throws {
        let result = try Folder.site(fault.files).build()
        #expect(result.status == 0, "\(result.errors)")
        let warnings = result.errors.split(separator: "\n").filter { $0.contains(": warning: ") }.map {
            String($0.prefix(upTo: ($0.firstIndex(of: ">") ?? $0.startIndex))) + ">"
        }
        #expect(warnings.map { $0.replacing(": warning: ", with: ": ") } == fault.errors, "\(result.errors)")
    }

    /// The same whatever the templates are.
    private static let ofTexts = [
        Fault("a comment without an end", text: "a\n\n<!-- b\n\nc", "8:1: a comment has no end"),
        Fault(
            "a quotation mark", text: "<div>\n<b title=\"c\"\">d</b>\n</div>",
            "7:10: an attribute of <b> has a quotation mark without a partner"),
        Fault(
            "links",
            text: "[a](a.md) [b](gone.md)\n![c](gone.md \"d\") <a href='gone.md'>e</a>\n[f]\n\n[f]: gone.md",
            "6:15: the link \"gone.md\" leads to nothing: the site has no such page or file",
            "7:6: the link \"gone.md\" leads to nothing: the site has no such page or file",
            "7:28: the link \"gone.md\" leads to nothing: the site has no such page or file",
            "10:6: the link \"gone.md\" leads to nothing: the site has no such page or file"),
        Fault(
            "a part", text: "`#gone` [a](#gone) [b](a.md#gone)",
            "6:13: the link \"#gone\" leads to a part that its page does not have",
            "6:24: the link \"a.md#gone\" leads to a part that its page does not have"),
        Fault(
            "a picture for two widths", html: "<img src=\"/posts/a/\" srcset=\"/posts/a/ 1x, /gone 2x\" alt=\"\">",
            "6:44: the link \"/gone\" leads to nothing: the site has no such page or file"),
    ]

    @Test(arguments: ofTexts) func ofAText(_ fault: Fault) throws { try check(fault, try Folder.site(fault.files)) }

    @Test(arguments: ofTexts) func ofATextInTemplatesOfItsOwn(_ fault: Fault) throws {
        let site = try Folder.site([:])
        #expect(try Command.run(["init", ".", "--templates"], folder: site.url).status == 0)
        for (name, text) in fault.files { try site.write(text, to: name) }
        try check(fault, site)
    }

    /// Lines that end in a carriage return and a line feed, and a byte order mark.
    @Test(arguments: ofTexts) func ofATextOfWindows(_ fault: Fault) throws {
        try check(fault, try Folder.site(fault.files.mapValues { "\u{FEFF}" + $0.replacing("\n", with: "\r\n") }))
    }

    private static let page = "<!DOCTYPE html>\n<title>T</title>\n<main id=\"m\">\n{{{page.content}}}\n</main>\n"

    private static let ofTemplates = [
        Fault(
            "an id of a page",
            [
                "templates/404.mustache":
                    "<!DOCTYPE html>\n<html lang=\"a\"><body>\n<b id=\"a\"><i id=\"a\">\n</i></b></body></html>"
            ],
            "templates/404.mustache:3:18: the id \"a\" occurs twice, for the first time in line 3"),
        Fault(
            "a tag right three times and wrong once",
            ["templates/404.mustache": "<i>a</i>\n<i>b</i>{{! <i> }}\n<p><i>c</i> <i>d</p>"],
            "templates/404.mustache:3:17: </p> stands before the end of <i> of line 3"),
        Fault(
            "a partial",
            [
                "templates/404.mustache": "<p>a</p>\n{{> note}}\n",
                "templates/note.mustache": "<aside>\n<b>x\n</aside>",
            ],
            "templates/note.mustache:3:1: </aside> stands before the end of <b> of line 2"),
        Fault(
            "an indented partial",
            [
                "templates/404.mustache": "<div>\n    {{> note}}\n</div>\n",
                "templates/note.mustache": "<p>x</p>\n\n<aside>\n",
            ],
            "templates/note.mustache:3:1: <aside> is never closed"),
        Fault(
            "a block in a layout of Stratus",
            [
                "templates/404.mustache":
                    "{{<layout}}\n  {{$main}}\n    <p>x</p>\n    <div>\n  {{/main}}\n{{/layout}}\n"
            ],
            "templates/404.mustache:4:5: <div> is never closed"),
        Fault(
            "a layout around pages of Stratus",
            [
                "templates/layout.mustache":
                    "<!DOCTYPE html>\n<div>{{$title}}{{/title}}{{$head}}{{/head}}\n{{$main}}{{/main}}\n</section></div>\n"
            ],
            "templates/layout.mustache:4:1: </section> has no <section>"),
        Fault(
            "a head and a foot with the tags of one element",
            [
                "templates/404.mustache": "{{> head}}\n<p>a</p></i>\n{{> foot}}\n",
                "templates/head.mustache": "<div>\n",
                "templates/foot.mustache": "</div>\n",
            ], "templates/404.mustache:2:9: </i> has no <i>"),
        Fault(
            "a partial in a text",
            [
                "content/posts/a.md": Folder.post("A", text: "x\n\n{{> note}}\n\ny"),
                "templates/note.mustache": "<p>\n<b>\n</p></b>",
            ],
            "templates/note.mustache:3:1: </p> stands before the end of <b> of line 2"),
        Fault(
            "a text in a page of the site's own",
            [
                "content/posts/a.html": Folder.post("A", text: "<p>b</p>\n<p id=\"m\">c</p>"),
                "templates/post.mustache": page,
            ],
            "content/posts/a.html:7:8: the id \"m\" occurs twice, for the first time in templates/post.mustache:3"),
        Fault(
            "a heading whose text is an id of the layout",
            ["content/posts/a.md": Folder.post("A", text: "x\n\n## Site *main*")],
            "content/posts/a.md:8:4: the id \"site-main\" occurs twice, for the first time in the built-in template \"layout\""
        ),
        Fault(
            "an id that the page has once more behind the text",
            ["content/_index.md": "---\ntitle: A\n---\n<p>b</p>\n<p id=\"site-posts\">c</p>\n"],
            "content/_index.md:5:8: the id \"site-posts\" occurs twice"),
        Fault(
            "front matter",
            [
                "content/posts/a.md": Folder.post("A", [], "note: \"<b>x\"\n", text: "`<b>x`"),
                "templates/post.mustache":
                    "{{#page.params.note}}<p>{{{page.params.note}}}</p>{{/page.params.note}}",
            ], "content/posts/a.md:5:8: <b> is never closed"),
        Fault(
            "a list of front matter",
            [
                "content/posts/a.md": Folder.post("A", [], "notes:\n  - text: <b>x</b>\n  - text: <b>x\n"),
                "templates/post.mustache": "{{#page.params.notes}}<p>{{{text}}}</p>{{/page.params.notes}}",
            ], "content/posts/a.md:7:11: <b> is never closed"),
        Fault(
            "a link of front matter",
            [
                "content/posts/a.md": Folder.post("A", [], "via: /gone/\n", text: "/gone/"),
                "templates/post.mustache": "{{#page.params.via}}<a href=\"{{.}}\">{{.}}</a>{{/page.params.via}}",
            ], "content/posts/a.md:5:6: the link \"/gone/\" leads to nothing: the site has no such page or file"),
        Fault(
            "the configuration",
            [
                "stratus.yml": "title: <i>\nparams:\n  foot: x <i>y\n",
                "templates/404.mustache": "<p>{{site.title}}</p>\n<p>{{{site.params.foot}}}</p>",
            ], "stratus.yml:3:11: <i> is never closed"),
        Fault(
            "an id made of a value",
            ["templates/404.mustache": "<p id=\"{{page.title}}\">a</p>\n<p id=\"{{page.title}}\">a</p>"],
            "templates/404.mustache:2:10: the id \"Not found\" occurs twice, for the first time in line 1"),
        Fault(
            "lists, on further pages too",
            [
                "stratus.yml": "posts-per-page: 1\n",
                "content/posts/a.md": Folder.post(
                    "A", date: "2026-01-01", text: "<div>\n<b title=\"c\"\">d</b>\n</div>"),
                "content/posts/b.md": Folder.post("B", date: "2026-01-02", text: "<i>x</i>"),
                "templates/home.mustache": "{{#page.posts}}<div>{{{content}}}</div>{{/page.posts}}\n",
            ], "content/posts/a.md:7:10: an attribute of <b> has a quotation mark without a partner"),
        Fault(
            "what stands in a list many times",
            [
                "content/posts/a.md": Folder.post("A"), "content/posts/b.md": Folder.post("B"),
                "templates/entry.mustache": "<p>{{title}}</p>\n<p id=\"e\"></p>\n",
            ], "templates/entry.mustache:2:8: the id \"e\" occurs twice"),
        Fault(
            "a link on all pages",
            [
                "templates/layout.mustache":
                    "<!DOCTYPE html>\n<a href=\"/gone/\">a</a>\n{{$title}}{{/title}}{{$head}}{{/head}}{{$main}}{{/main}}\n"
            ],
            "templates/layout.mustache:2:10: the link \"/gone/\" leads to nothing: the site has no such page or file"
        ),
        Fault(
            "lines of Windows in a template",
            ["templates/404.mustache": "{{! x }}\r\n<p>a</p>\r\n  {{! x }}\r\n<p>{{page.title}} </i></p>\r\n"],
            "templates/404.mustache:4:19: </i> has no <i>"),
    ]

    @Test(arguments: ofTemplates) func ofATemplate(_ fault: Fault) throws {
        try check(fault, try Folder.site(fault.files))
    }

    /// All errors, with their places and without their hints.
    private func check(_ fault: Fault, _ site: TemporaryFolder) throws {
        if !fault.files.keys.contains(where: { $0.hasPrefix("content/") }) {
            try site.write(Folder.post("Right"), to: "content/posts/right.md")
        }
        let result = try site.build()
        #expect(result.status == 65, "\(result.errors)")
        let errors = result.errors.split(separator: "\n").filter { $0.contains(": error: ") }
        #expect(
            errors.map { String($0).replacing(": error: ", with: ": ") } == fault.errors, "\(result.errors)")
    }
}
