import SiteReading
import SourceText
import TagParsing
import Testing

@testable import BodyRendering
@testable import PostReading

/// What a text is read as when its marks of other generators are expanded.
@Suite struct MarkExpansionTests {
    static let values: PostValues = {
        var values = PostValues()
        (values.title, values.date) = ("A *b* & c", SiteDate(seconds: 0))
        values.addresses = SiteAddresses(.pretty, baseURL: "https://example.org/blog/")
        values.shortcodes = ["note", "tab", "figure"]
        return values
    }()

    private func rendered(_ text: String, _ kind: PostKind = .markdown, places: Bool = false) throws -> RenderedBody {
        let source = try SourceText(path: "post.md", text: text)
        return try renderBody(
            of: source, in: 0..<source.bytes.count, kind: kind, title: "T", values: Self.values, keepsPlaces: places)
    }

    private func html(_ text: String, _ kind: PostKind = .markdown) throws -> String {
        String(decoding: try rendered(text, kind).html, as: UTF8.self)
    }

    @Test(arguments: [
        ("[a]({% post_url 2024-01-01-b %})", ["{post_url}2024-01-01-b"]),
        ("[a]({%- post_url f/2024-01-01-b -%}#c)", ["{post_url}f/2024-01-01-b#c"]),
        ("[a]({% link _posts/ä b.md %})", ["{link}_posts/%C3%A4%20b.md"]),
        ("[a][]\n\n[a]: {% link about.md %}", ["{link}about.md"]),
        ("<a href=\"{% link about.md %}\">a</a>", ["{link}about.md"]),
        ("[a]({{ site.url }}{{ site.baseurl }}/b)", ["/b"]),
        ("[a]({{site.baseurl}}/b) [c]({{ site.url }})", ["/b", "/"]),
        ("![a]({{ '/b c.png' | relative_url }})", ["/b%20c.png"]),
        ("[a]({{ \"b\" | prepend: site.baseurl }})", ["/b"]), ("[a]({{ '/b' | absolute_url }})", ["/b"]),
        ("[a]({{ site.url }}{{ page.url }})", ["{page}"]), ("[a]({{< ref \"b.md#c\" >}})", ["{ref}b.md#c"]),
        ("[a]({{% relref path=\"/b\" %}})", ["{ref}/b"]), ("[a]({{<relref \"b\n\">}})", ["{ref}b%0A"]),
        ("[a]({{< ref \"#b\" >}})", ["#b"]),
    ])
    func aReferenceIsTheAddressOfALink(_ text: String, _ destinations: [String]) throws {
        let body = try rendered(text)
        #expect(body.links.map(\.destination) == destinations)
        #expect(body.leftMarks.isEmpty)
    }

    @Test(arguments: [
        ("{{ page.title }} {{ page.title | escape }}", "<p>A *b* &amp; c A *b* &amp; c</p>\n"),
        ("{{ page.date | date: \"%-d %B %Y\" }}", "<p>1 January 1970</p>\n"), ("{{ \"{{ x }}\" }}", "<p>{{ x }}</p>\n"),
        ("`{{ site.url }}`", "<p><code>{{ site.url }}</code></p>\n"),
        ("x {{ site.baseurl }}", "<p>x /blog</p>\n"),
        (
            "x {{ '/a' | absolute_url }}",
            "<p>x <a href=\"https://example.org/blog/a\">https://example.org/blog/a</a></p>\n"
        ),
        ("{% raw %}{{ a }}{% endraw %}", "<p>{{ a }}</p>\n"),
        ("{%- raw -%} {{ a }} {%- endraw -%}", "<p>{{ a }}</p>\n"),
        ("`{% raw %}{% b %}{% endraw %}`", "<p><code>{% b %}</code></p>\n"),
        ("```\n{%- raw -%}\n{{ a }}\n{%- endraw -%}\n```", "<pre><code>{{ a }}\n</code></pre>\n"),
        ("{% raw %}\r\n{{ a }}\r\n{% endraw %}\r\n", "<p>{{ a }}</p>\n"),
        ("{% raw %}\n```\n{% endraw %}\n{% raw %}{{ a }}{% endraw %}", "<pre><code>\n{{ a }}\n</code></pre>\n"),
        (
            "{{</* x */>}} {{%/* y */%}} `{{</* z */>}}`",
            "<p>{{&lt; x &gt;}} {{% y %}} <code>{{&lt; z &gt;}}</code></p>\n"
        ),
        ("a{% comment %} `b\n\n{{ c }} {% endcomment %}d", "<p>ad</p>\n"),
        (
            "{% highlight c linenos %}\n```\n  <a>\n\n    b\n{% endhighlight %}\nc",
            "<pre><code class=\"language-c\">```\n  &lt;a&gt;\n\n    b\n</code></pre>\n<p>c</p>\n"
        ),
        (
            "- a\n\n  {{< highlight go >}}\nb\n  c\n  {{< /highlight >}}",
            "<ul>\n<li>\n<p>a</p>\n<pre><code class=\"language-go\">b\nc\n</code></pre>\n</li>\n</ul>\n"
        ),
        (
            "<div>\n{% highlight c %}\na\n\n<b>\n{% endhighlight %}\n</div>",
            "<div>\n<pre><code class=\"language-c\">a&#10;&#10;&lt;b&gt;</code></pre>\n</div>\n"
        ),
    ])
    func aMarkWhoseMeaningIsPlainIsShown(_ text: String, _ markup: String) throws {
        #expect(try html(text) == markup)
        #expect(try rendered(text).leftMarks.isEmpty)
    }

    @Test(
        arguments: [
            "{% raw %} a", "{% comment %}", "{% highlight c %}", "{{ page.excerpt }}", "{{ site.url | upcase }}",
            "{{ page.date }}", "{{ page.date | date: \"%j\" }}", "{% post_url %}", "{% link {{ a }} %}", "{{< ref >}}",
            "{{< unknown >}}", "\\{{ page.title }}".replacing("\\", with: "x"),
        ].dropLast())
    func aMarkWithoutAPlainMeaningStays(_ text: String) throws {
        let body = try rendered(text)
        #expect(body.leftMarks.map(\.count) == [1])
        #expect(body.links.isEmpty && body.slots.isEmpty)
    }

    @Test func marksInHTMLAreExpandedToo() throws {
        let text =
            "<p>{{ page.title }} {% raw %}{{ a }}{% endraw %}</p>\n<pre>{{ b }}</pre>\n<a href=\"{{ site.baseurl }}/c\">c</a>"
        let body = try rendered(text, .html)
        #expect(
            String(decoding: body.html, as: UTF8.self)
                == "<p>A &#42;b&#42; &#38; c {{ a }}</p>\n<pre>{{ b }}</pre>\n<a href=\"/c\">c</a>")
        #expect(body.links.map(\.destination) == ["/c"] && body.leftMarks.isEmpty)
    }

    @Test func placesAreThoseOfTheAuthorsText() throws {
        let text = "a {{ site.url }}\n\n{% raw %}b{% endraw %} <i>c [d]({% post_url e %}) {{ f }}\n"
        let body = try rendered(text, places: true)
        let bytes = Array(text.utf8)
        #expect(bytes[body.links[1].offset...].starts(with: "{% post_url".utf8))
        #expect(body.leftMarks.map { "\($0.first.line ?? 0):\($0.first.column ?? 0)" } == ["3:51"])
        let tag = try #require(body.html.firstRange(of: "<i>".utf8)?.lowerBound)
        let place = try #require(body.places.place(of: tag))
        #expect(bytes[place.offset...].starts(with: "<i>".utf8) && place.isCopy)
    }

    // MARK: - Shortcodes

    private func outline(_ body: RenderedBody) -> String {
        var html = body.html
        for (number, slot) in body.slots.enumerated().reversed() {
            html.insert(contentsOf: "|\(number)".utf8, at: slot.place + slot.innerCount)
            html.insert(contentsOf: "\(number)|".utf8, at: slot.place)
        }
        return String(decoding: html, as: UTF8.self)
    }

    @Test(arguments: [
        ("a\n\n{{< note >}}\n\nb", "<p>a</p>\n0||0<p>b</p>\n"), ("a\n{{< note >}}\nb", "<p>a</p>\n0||0<p>b</p>\n"),
        ("a {{< note >}} b", "<p>a 0||0 b</p>\n"), ("a {{% note %}}*b*{{% /note %}}", "<p>a 0|<em>b</em>|0</p>\n"),
        ("{{% note %}}\n*b*\n\n- c\n{{% /note %}}", "0|<p><em>b</em></p>\n<ul>\n<li>c</li>\n</ul>\n|0"),
        ("{% note(a=1) %}b{% end %}", "0|<p>b</p>\n|0"), ("{% note %}b{% endnote %}", "0|<p>b</p>\n|0"),
        ("> {{% note %}}\n> b\n> {{% /note %}}\n", "<blockquote>\n0|<p>b</p>\n|0</blockquote>\n"),
        ("- a\n\n  {{% note %}}\n  b\n  {{% /note %}}", "<ul>\n<li>\n<p>a</p>\n0|<p>b</p>\n|0</li>\n</ul>\n"),
        ("## a {{< note >}}", "<h2 id=\"a-\">a 0||0</h2>\n"), ("<div>{{< note >}}</div>", "<div>0||0</div>\n"),
        (
            "|a|\n|-|\n|{{< note >}}|",
            "<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>0||0</td>\n</tr>\n</tbody>\n</table>\n"
        ),
        ("`{{< note >}}` {{< note/>}}", "<p><code>{{&lt; note &gt;}}</code> 0||0</p>\n"),
    ])
    func aShortcodeWithATemplateIsAPlace(_ text: String, _ outline: String) throws {
        let body = try rendered(text)
        #expect(self.outline(body) == outline)
        #expect(body.leftMarks.isEmpty)
    }

    @Test func argumentsAndTheTextBetweenTheMarksAreRead() throws {
        let text = """
            {{< note "a \\"b\\"" `c` d=e f='g h' >}}1 {{< tab x />}} {{</* y */>}} `{{< tab >}}z{{< /tab >}}`{{< /note >}}
            """
        let inner: [ShortcodeCall.Part] = [
            .text("1 "), .call(ShortcodeCall(name: "tab", positional: ["x"])), .text(" "), .text("{{< y >}}"),
            .text(" `"), .call(ShortcodeCall(name: "tab", inner: [.text("z")])), .text("`"),
        ]
        let call = ShortcodeCall(
            name: "note", named: [.init(name: "d", value: "e"), .init(name: "f", value: "g h")],
            positional: ["a \"b\"", "c"], inner: inner)
        #expect(try rendered(text).slots.map(\.kind) == [.call(call)])
        #expect(
            try rendered("{% include figure.html src=\"a.png\" %}").slots.map(\.kind)
                == [.call(ShortcodeCall(name: "figure", named: [.init(name: "src", value: "a.png")]))])
        #expect(
            try rendered("{{ figure(src=\"a.png\", b=true) }}").slots.map(\.kind)
                == [
                    .call(
                        ShortcodeCall(
                            name: "figure",
                            named: [.init(name: "src", value: "a.png"), .init(name: "b", value: "true")]))
                ])
    }

    private func refusals(_ text: String) -> [String] {
        do throws(BodyError) {
            guard let source = try? SourceText(path: "post.md", text: text) else { return ["no UTF-8"] }
            _ = try renderBody(
                of: source, in: 0..<source.bytes.count, kind: .markdown, title: "T", values: Self.values)
            return []
        } catch { return error.problems.map { "\($0.line ?? 0):\($0.column ?? 0) \($0.message)" } }
    }

    @Test(arguments: [
        ("a {{% note %}} b\n\nc {{% /note %}}", "1:3 the shortcode and its end are not in the same block or line"),
        ("- {{% note %}}\n\n{{% /note %}}", "1:3 the shortcode and its end are not in the same block or line"),
        ("![a {{< note >}}](b)", "1:5 nothing can be inserted here, since no HTML may be in this place"),
    ])
    func aShortcodeOutOfPlaceIsAnError(_ text: String, _ message: String) {
        #expect(refusals(text) == [message])
    }

    @Test func shortcodesNestTwentyDeep() throws {
        func nested(_ count: Int, _ sign: (String, String)) -> String {
            String(repeating: "{{\(sign.0) note \(sign.1)}}\n\n", count: count) + "a\n\n"
                + String(repeating: "{{\(sign.0) /note \(sign.1)}}\n\n", count: count)
        }
        for sign in [("%", "%"), ("<", ">")] {
            #expect(refusals(nested(20, sign)).isEmpty)
            for count in [21, 2_000] {
                #expect(
                    refusals(nested(count, sign)).contains { $0.contains("shortcodes are nested more than 20 deep") })
            }
        }
    }

    @Test(arguments: [
        "{{", "{%", "{{<", "{{%", "{{ a }}", "{% raw %}", "{% endraw %}", "{{< note >}}", "{{% note %}}\n",
        "{{< /note >}}",
        "{{</* ", "{% highlight c %}\n", "{{ \"", "[a]({{", "{% note( %}", "{% end %}", "{{< ref \"a\" >}}",
        "{{ page.title }} ",
        "\u{F0000}0\u{F0000}", "`{% raw %}", "<pre>{{", "{% comment %}`",
    ])
    func manyMarksEnd(_ part: String) throws {
        let text = String(repeating: part, count: 100_000 / max(1, part.utf8.count / 4))
        for kind in [PostKind.markdown, .html] {
            let source = try SourceText(path: "post.md", text: text)
            _ = try? renderBody(of: source, in: 0..<source.bytes.count, kind: kind, values: Self.values)
        }
    }
}
