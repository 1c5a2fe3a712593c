import Foundation
import SiteBuilding
import TestSupport
import Testing

/// Markdown held against cmark-gfm, the reference of GitHub's, document by document.
@Suite struct BodyMarkdownTests {
    @Test(arguments: [
        ("x <!-- a -- b --> y", "<p>x <!-- a -- b --> y</p>"),
        ("x <!-- a ?> -- b ---> y", "<p>x <!-- a ?> -- b ---> y</p>"),
        ("`<!-- a -- b -->` <!-- c", "<p><code>&lt;!-- a -- b --&gt;</code> &lt;!-- c</p>"),
        ("- x <!-- a\n  -- b --> *y*", "<ul>\n<li>x <!-- a\n-- b --> <em>y</em></li>\n</ul>"),
        (
            "Use `<!--` to -- begin <!-- x -- y --> z\n\n<!-- b -->\n\n*c* \\<!-- a -- b --> [d](e \"<!-- t\")",
            "<p>Use <code>&lt;!--</code> to -- begin <!-- x -- y --> z</p>\n<!-- b -->\n<p><em>c</em> &lt;!-- a -- b --&gt; <a href=\"e\" title=\"&lt;!-- t\">d</a></p>"
        ),
        ("    <!-- a -- b -->", "<pre><code>&lt;!-- a -- b --&gt;\n</code></pre>"),
    ])
    func aCommentMayHoldTwoHyphens(_ text: String, _ markup: String) throws {
        // CommonMark 0.31 says so, and the reference here is older.
        #expect(try html(text).trimmingCharacters(in: .newlines) == markup)
    }

    @Test(arguments: [
        "one\ntwo  \nthree\\\nfour", "*a* **b** ***c*** _d_ __e__ ~~f~~ `g` `` h ` ``", "a * b _ c snake_case_word",
        "# One\n\n## Two ##\n\nThree\n=====\n\nFour\n---\n\n###### Six", "- a\n- b\n\n  c\n- d",
        "1. a\n2. b\n   - c\n   - d",
        "7) a\n8) b", "- a\n\n\n- b", "> a\n> > b\n\n> c\nd", "---\n\n***\n\n_ _ _", "    code & <b>\n\n    more",
        "```swift\nlet a = \"b\" < c\n```", "~~~\na\n\n```\n~~~", "```\nunclosed", "``` a\\_b &auml;\nx\n```",
        "[a](b) [c](<d e> \"f \\\" g\") [h]( /i 'j' ) [k](l \"m\nn\")", "[a]: /b \"c\"\n\n[a] [d][a] [A][] [e]",
        "![a](b) ![c *d* `e` [f](g)](h \"i\") ![](j)", "<https://a.example/?b&c> <d@e.example>",
        "a<br>b <span class=\"c\">d</span> <!-- e --> <?f?> <!G h>", "<div>\n*a*\n</div>\n\n*b*",
        "<div>\n\n*a*\n\n</div>", "<script>\nif (a < b) { c(\"d\") }\n\ne()\n</script>\nf", "<!-- a\n\nb -->\n\nc",
        "&auml; &amp; &lt; &copy; &#228; &#xE4; &unknown; &NotEqualTilde; &amp", "\\* \\# \\< \\& \\\\ \\a",
        "| a | b | c | d |\n|---|:--|:-:|--:|\n| 1 | `2` | *3* | [4](5) |\n| 6 |",
        "| a |\n|---|\n| `b\\|c` \\| [d](e) |", "a | b\n- | -\n1 | \\|\n\nc",
        "- [ ] a\n- [x] b\n- c\n  - [X] d", "* a\n  > b\n  ```\n  c\n  ```\n* d", "a\\\n*b\nc*", "a &\tb\tc",
        "\"quoted\" 'text' <>", "[a](/ä?b=ü#c) [d](/%20e&f)", "***a** b*", "a*b*c _d_e _f_", "[[a](b)](c)",
        "* * *\n- - -\n+ a", "  - a\n    b\n\n   c", "1. a\n\n   b\n\n2. c\n3. d",
        "- a\n- ```\n  b\n\n  c\n  ```\n- d",
        "see https://a.example/b_c_d?e=f&g=h, www.i.example. (https://j.example/k(l)) m@n.example",
        "`https://a.example` [https://b.example](https://c.example) ftp:x https:// www.",
        "|a|b|\n|-|:-|\n|c|d|", "|a|b|\n|-|\n|c|d|", "a\n\n|b|\n|--|\n|c|\n# d", "a\n    ```\nb\n\nc",
    ])
    func aDocumentIsWrittenAsCmarkWritesIt(_ text: String) throws {
        try #require(FileManager.default.isExecutableFile(atPath: Reference.program), "make commonmark installs it")
        // A heading that begins a body would be its title.
        let text = "Begins.\n\n" + text
        #expect(try Reference.normalised(html(text)) == Reference.normalised(Reference.html(text)))
    }

    @Test(arguments: Reference.documents)
    func aDocumentOfTheProjectIsWrittenAsCmarkWritesIt(_ name: String) throws {
        let document = try String(contentsOf: Project.root.appending(path: name), encoding: .utf8)
        // No address of the web: links between pages of the manual.
        let text =
            "Begins.\n\n" + document.replacing("<doc:", with: "<https://doc.example/").replacing("(doc:", with: "(")
        #expect(try Reference.normalised(html(text)) == Reference.normalised(Reference.html(text)))
    }

    @Test func aTableIsAlignedByClasses() throws {
        #expect(
            try html("| a | b | c |\n|:--|:-:|--:|\n| 1 | 2 | 3 |") == """
                <table>
                <thead>
                <tr>
                <th class="align-left">a</th>
                <th class="align-center">b</th>
                <th class="align-right">c</th>
                </tr>
                </thead>
                <tbody>
                <tr>
                <td class="align-left">1</td>
                <td class="align-center">2</td>
                <td class="align-right">3</td>
                </tr>
                </tbody>
                </table>

                """)
        let style = try String(contentsOf: Project.root.appending(path: "Templates/site/site.css"), encoding: .utf8)
        for side in ["left", "center", "right"] { #expect(style.contains(".align-\(side) { text-align: \(side); }")) }
    }

    @Test func tagsWithoutContentAreClosedForXMLToo() throws {
        #expect(
            try html("a  \nb\n\n---\n\n![c](d)")
                == "<p>a<br/>\nb</p>\n<hr/>\n<p><img src=\"d\" alt=\"c\"/></p>\n")
    }
}

/// cmark-gfm with the extensions that bodies have.
enum Reference {
    static let program = "/usr/bin/cmark-gfm"

    /// The samples, the manual and the read-me, as far as they are Markdown.
    static let documents: [String] = {
        let files = FileManager.default.enumerator(atPath: Project.root.path + "/Sources/Stratus/Stratus.docc")
        let pages = (files?.allObjects as? [String] ?? []).filter { $0.hasSuffix(".md") }
            .map { "Sources/Stratus/Stratus.docc/" + $0 }
        let samples = (try? FileManager.default.contentsOfDirectory(atPath: Project.root.path + "/Samples")) ?? []
        return ["README.md"] + samples.filter { $0.hasSuffix(".md") }.map { "Samples/" + $0 }.sorted()
            + pages.sorted()
    }()

    static func html(_ text: String) throws -> String {
        try Command.run(
            ["--unsafe", "-e", "table", "-e", "strikethrough", "-e", "tasklist", "-e", "autolink"],
            input: Array(text.utf8),
            executable: program
        ).text
    }

    /// Without what is ours by design: ids of headings, classes for alignment, addresses in Unicode, tasks' classes, no
    /// escape for a quotation mark in text, and tags closed without a blank.
    static func normalised(_ html: String) -> String {
        html.replacing(/<(h[1-6]) [^>]*>/) { "<\($0.output.1)>" }
            .replacing(/<(t[hd]) align="([a-z]+)">/) { "<\($0.output.1) class=\"align-\($0.output.2)\">" }
            .replacing(" />", with: "/>").replacing("&quot;", with: "\"")
            .replacing("<li class=\"task-list-item\">", with: "<li>")
            .replacing("checked=\"\" disabled=\"\"", with: "disabled=\"\" checked=\"\"")
            .replacing(/(href|src)="([^"]*)"/) { match in
                let address = String(match.output.2)
                return "\(match.output.1)=\"\(address.removingPercentEncoding ?? address)\""
            }
    }
}
