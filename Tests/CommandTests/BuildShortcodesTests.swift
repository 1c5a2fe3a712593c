import Foundation
import TestSupport
import Testing

/// What posts written for other generators refer to, and the shortcodes in them.
@Suite struct BuildShortcodesTests {
    private typealias Folder = TemporaryFolder

    private func site(_ text: String, _ more: [String: String] = [:]) throws -> Folder {
        let files = [
            "stratus.yml": "title: Site\nbase-url: https://example.org/blog/\n",
            "content/posts/one.md": Folder.post("One", text: text),
            "content/posts/2024-05-01-two.md": "---\ntitle: Two\n---\n## Part\n\nText.\n",
            "content/posts/a.png": "picture", "static/b.png": "picture", "content/about.md": "# About\n\nText.\n",
        ]
        return try Folder.site(files.merging(more) { _, new in new })
    }

    private func text(of site: Folder) throws -> String {
        let page = try site.text("public/posts/one/index.html")
        let start = try #require(page.range(of: "<div class=\"site-text\">\n")?.upperBound)
        let end = try #require(page[start...].range(of: "\n</div>\n</div>")?.lowerBound)
        return page[start..<end].trimmingCharacters(in: .newlines)
    }

    @Test(arguments: [
        ("{% post_url 2024-05-01-two %}", "/blog/posts/two/"), ("{% post_url two %}", "/blog/posts/two/"),
        ("{% post_url posts/2024-05-01-two %}", "/blog/posts/two/"),
        ("{% link posts/2024-05-01-two.md %}#part", "/blog/posts/two/#part"),
        ("{% link content/about.md %}", "/blog/about/"), ("{% link /b.png %}", "/blog/b.png"),
        ("{{ site.baseurl }}/about/", "/blog/about/"), ("{{ site.url }}{{ site.baseurl }}/about/", "/blog/about/"),
        ("{{ '/about/' | relative_url }}", "/blog/about/"), ("{{ page.url }}", "/blog/posts/one/"),
        ("{{< ref \"about\" >}}", "/blog/about/"), ("{{< relref \"/about.md\" >}}", "/blog/about/"),
        ("{{% ref \"2024-05-01-two.md#part\" %}}", "/blog/posts/two/#part"), ("@/about.md", "/blog/about/"),
        ("|filename|/about.md", "/blog/about/"), ("{static}/b.png", "/blog/b.png"),
    ])
    func aReferenceLeadsToItsPage(_ reference: String, _ address: String) throws {
        let site = try site("[a](\(reference))")
        let result = try site.build()
        #expect(result.status == 0, "\(result.errors)")
        #expect(try text(of: site) == "<p><a href=\"\(address)\">a</a></p>")
    }

    @Test(
        arguments: [
            ("{% post_url 2024-05-01-tow %}", "did you mean \"2024-05-01-two\"?"),
            ("{% link abuot.md %}", "did you mean \"about.md\"?"), ("{{< ref \"abaut\" >}}", "did you mean \"about\"?"),
            ("{{< ref \"//\\\" >}}", "a page is named"),
        ].dropLast())
    func aReferenceToNothingIsAnErrorAtItsPlace(_ reference: String, _ hint: String) throws {
        let result = try site("x [a](\(reference))").build()
        #expect(result.status == 65)
        #expect(
            result.errors.contains(
                "content/posts/one.md:6:7: error: the link \"\(reference)\" leads to nothing: the site has no such page"
            ),
            "\(result.errors)")
        #expect(result.errors.contains(hint), "\(result.errors)")
    }

    @Test func whatStaysIsOneWarningAKindAlsoFromTheCache() throws {
        let site = try site("{% include x.html a=1 %} {% include x.html %}\n\n{{ a.b }}")
        try site.write("---\ntitle: Zwei\n---\n{% include x.html %}", to: "content/posts/zwei.md")
        for more in ["", "\n\nMore."] {
            try site.write("# About\n\nText.\(more)\n", to: "content/about.md")
            let result = try site.build()
            #expect(result.status == 0)
            let warnings = result.errors.split(separator: "\n").filter { $0.contains(": warning: ") }
            #expect(
                warnings == [
                    "content/posts/one.md:6:1: warning: the template tag \"{% include x.html … %}\" stays as text, 3 times in 2 files",
                    "content/posts/one.md:8:1: warning: the template output \"{{ a.b }}\" stays as text",
                ])
        }
    }

    @Test(arguments: [
        (
            "{{< figure src=\"a.png\" alt=\"A\" caption=\"B & <C>\" >}}",
            "<figure>\n<img src=\"/blog/posts/a.png\" alt=\"A\"/>\n<figcaption>B &amp; &lt;C&gt;</figcaption>\n</figure>"
        ),
        (
            "{% include figure.html src=\"/b.png\" link=\"../about.md\" title='\"' width=\"3\" height=4 %}",
            "<figure>\n<a href=\"/blog/about/\"><img src=\"/blog/b.png\" alt=\"\" title=\"&#34;\" width=\"3\" height=\"4\"/></a>\n</figure>"
        ),
        ("{% youtube abc %}", "<a href=\"https://www.youtube.com/watch?v=abc\">YouTube</a>"),
        ("x {{ vimeo(id=\"1\", title=\"T\") }} y", "<p>x <a href=\"https://vimeo.com/1\">T</a> y</p>"),
        ("{{< gist a b >}}", "<a href=\"https://gist.github.com/a/b\">Gist</a>"),
    ])
    func someShortcodesAreBuiltIn(_ text: String, _ markup: String) throws {
        let site = try site(text)
        let result = try site.build()
        #expect(result.status == 0, "\(result.errors)")
        #expect(try self.text(of: site).trimmingCharacters(in: .newlines).replacing("&quot;", with: "&#34;") == markup)
    }

    @Test func aTemplateOfTheSiteMakesAShortcode() throws {
        let site = try site(
            """
            {{% note "red" kind="a&b" %}}
            *inner* [a](../about.md) {{< hl >}}<b>x</b> & {{< hl >}}y{{< /hl >}}{{< /hl >}}
            {{% /note %}}
            """,
            [
                "templates/shortcodes/note.mustache":
                    "<div title=\"{{args.kind}}\">{{#args.list}}{{.}},{{/args.list}}{{args.0}} {{{inner}}}{{page.title}} {{site.title}} {{name}}</div>\n",
                "templates/shortcodes/hl.mustache": "<i>{{inner}}</i>{{{inner}}}\n",
                "templates/shortcodes/unused.mustache": "{{inner}}",
            ])
        let result = try site.build()
        #expect(result.status == 0 && !result.errors.contains("warning"), "\(result.errors)")
        #expect(
            try text(of: site).hasPrefix(
                """
                <div title="a&amp;b">red,red <p><em>inner</em> <a href="/blog/about/">a</a> \
                <i>&lt;b&gt;x&lt;/b&gt; &amp; &lt;i&gt;y&lt;/i&gt;y
                </i><b>x</b> & <i>y</i>y
                </p>
                One Site note</div>
                """))
    }

    @Test(
        arguments: [
            ("Text {{< box >}}a{{< /box >}} end.", "<p>Text</p>\n<section>a</section>\n<p>end.</p>"),
            ("{{< box >}}a{{< /box >}} {{< box >}}b{{< /box >}}", "<section>a</section>\n <section>b</section>"),
            (
                "{{< box >}}a{{< /box >}} x {{< box >}}b{{< /box >}}",
                "<section>a</section>\n<p>x</p>\n<section>b</section>"
            ),
            (
                "- [ ] i {{< box >}}a{{< /box >}}\n\n- b",
                """
                <ul>
                <li class="task-list-item">
                <p><input type="checkbox" disabled=""/> i</p>
                <section>a</section>
                </li>
                <li>
                <p>b</p>
                </li>
                </ul>
                """
            ),
            ("- i {{< box >}}a{{< /box >}}", "<ul>\n<li>i <section>a</section></li>\n</ul>"),
            (
                "Text {{% box %}}*i* {{< box >}}n{{< /box >}}{{% /box %}} x",
                "<p>Text</p>\n<section><em>i</em> <section>n</section></section>\n<p>x</p>"
            ),
            (
                "{{% box %}}\n\nText {{< box >}}z{{< /box >}} [a](/about/)\n\n"
                    + "{{< box >}}z{{< /box >}} x {{% /box %}}",
                """
                <section><p>Text</p>
                <section>z</section>
                <p><a href="/blog/about/">a</a></p>
                <section>z</section>
                <p>x</p>
                </section>
                """
            ), ("a {{< b >}}c{{< /b >}} d", "<p>a <b>c</b> d</p>"),
        ])
    func aBlockInAParagraphEndsIt(_ text: String, _ html: String) throws {
        let site = try site(
            text,
            [
                "templates/shortcodes/box.mustache": "<section>{{{inner}}}</section>",
                "templates/shortcodes/b.mustache": "<b>{{{inner}}}</b>",
            ])
        for _ in 0..<2 {
            let result = try site.build()
            #expect(result.status == 0, "\(result.errors)")
            #expect(try self.text(of: site) == html)
            // A second build takes the text from the cache.
            try site.write("<b>{{{inner}}}</b>\n", to: "templates/shortcodes/b.mustache")
        }
    }

    @Test(arguments: ["{{< box \"a >}}", "{{< box a=\"b >}}", "{{% box `c %}}"])
    func aTextWithoutAnEndIsAnError(_ text: String) throws {
        let result = try site("x\n\n" + text, ["templates/shortcodes/box.mustache": "<b>x</b>"]).build()
        #expect(result.status == 65 && result.errors.contains("error: the text in quotation marks has no end"))
    }

    @Test func aChangedShortcodeMakesItsPagesAgain() throws {
        let site = try site(
            "{{< a >}}\n\n{{< figure src=\"a.png\" >}}", ["templates/shortcodes/a.mustache": "<b>1</b>"])
        for text in ["<b>1</b>", "<b>2</b>"] {
            try site.write(text, to: "templates/shortcodes/a.mustache")
            #expect(try site.build().status == 0)
            #expect(try self.text(of: site).contains(text))
        }
        // A site's own template wins, and a name without one is text again.
        try site.write("<i>own</i>", to: "templates/shortcodes/figure.mustache")
        #expect(try site.build().status == 0)
        #expect(try text(of: site).contains("<i>own</i>"))
        try FileManager.default.removeItem(at: site.url.appending(path: "templates/shortcodes/a.mustache"))
        #expect(try site.build().errors.contains("\"{{< a >}}\" stays as text"))
        #expect(try text(of: site).contains("{{&lt; a &gt;}}"))
    }

    @Test(arguments: [
        ("x\n\n{{< figure src=\"c.png\" >}}", "content/posts/one.md:8:1: error: the link \"c.png\" leads to nothing"),
        ("{{% box %}}\n[a](c.md)\n{{% /box %}}", "content/posts/one.md:7:5: error: the link \"c.md\" leads to nothing"),
        ("x\n\n*y {{% box %}}z{{% /box %}}*", "content/posts/one.md:8:4: error: "),
    ])
    func mistakesInTheOutputAreToldAtTheMark(_ text: String, _ message: String) throws {
        let result = try site(text, ["templates/shortcodes/box.mustache": "<div>{{{inner}}}</div>"]).build()
        #expect(result.status == 65)
        #expect(result.errors.contains(message), "\(result.errors)")
    }

    @Test(arguments: [
        ("{{> shortcodes/a}}", "templates/shortcodes/a.mustache:1:5: error: "),
        ("{{arg.x}}", "templates/shortcodes/a.mustache:1:3: error: unknown name \"arg.x\""),
        ("<p title={{args.x}}>", "templates/shortcodes/a.mustache:1:10: error: "),
    ])
    func aTemplateOfAShortcodeIsChecked(_ template: String, _ message: String) throws {
        let result = try site("{{< a >}}", ["templates/shortcodes/a.mustache": template]).build()
        #expect(result.status == 65)
        #expect(result.errors.contains(message), "\(result.errors)")
    }
}
