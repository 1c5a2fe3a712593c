import SiteReading
import SourceText
import TagParsing
import Testing

@testable import BodyRendering

private func styled(_ text: String, _ change: (inout BodyStyle) -> Void) throws -> String {
    let source = try SourceText(path: "post.md", text: text)
    var style = BodyStyle()
    change(&style)
    let body = try renderBody(of: source, in: 0..<source.bytes.count, kind: .markdown, style: style)
    return String(decoding: body.html, as: UTF8.self)
}

private func warnings(_ text: String) throws -> [String] {
    try rendered(text).warnings.map { "\($0.line ?? 0):\($0.column ?? 0) \($0.message)" }
}

@Suite struct AlertTests {
    @Test(arguments: [
        ("> [!NOTE]\n> a", "note", "Note", "<p>a</p>\n"), ("> [!tip]\n>\n> a", "tip", "Tip", "<p>a</p>\n"),
        ("> [!Important]  \n> - a", "important", "Important", "<ul>\n<li>a</li>\n</ul>\n"),
        ("> [!WARNING]\r\n> a\r\n", "warning", "Warning", "<p>a</p>\n"), ("> [!CAUTION]", "caution", "Caution", ""),
        ("> [!NOTE]\na", "note", "Note", "<p>a</p>\n"), ("> [!NOTE]\n> *a* b", "note", "Note", "<p><em>a</em> b</p>\n"),
    ])
    func aQuoteWithASignIsAnAlert(_ text: String, _ kind: String, _ title: String, _ content: String) throws {
        #expect(
            try html(text)
                == "<div class=\"alert alert-\(kind)\" role=\"note\">\n<p class=\"alert-title\">\(title)</p>\n\(content)</div>\n"
        )
    }

    @Test(arguments: [
        "> [!NOTE] a", "> [!NOTES]\n> a", "> a\n> [!NOTE]", "> \\[!NOTE]\n> a", "[!NOTE]", "> # [!NOTE]", "> `[!NOTE]`",
        "> [!NOTE", "> [!", "- [!NOTE]",
    ])
    func otherTextIsNone(_ text: String) throws { #expect(try html(text).contains("alert") == false) }

    @Test func theTitleIsInTheLanguageOfTheText() throws {
        #expect(try styled("> [!NOTE]\n> a") { $0.language = "de-AT" }.contains("<p class=\"alert-title\">Hinweis</p>"))
        #expect(
            try styled("> [!NOTE]\n> a") { $0.language = "eo" }
                .contains("<p class=\"alert-title\"><span lang=\"en\" dir=\"ltr\">Note</span></p>"))
        #expect(try styled("> [!TIP]\n> a") { $0.words = [.tip: "A & B"] }.contains(">A &amp; B</p>"))
    }

    @Test func itsSignIsNotCounted() throws { #expect(try rendered("> [!NOTE]\n> one two").wordCount == 2) }

    @Test func alertsNestInFootnotesAndLists() throws {
        let text = try html("a[^1]\n\n[^1]: b\n\n    > [!NOTE]\n    > c\n\n- d\n\n  > [!TIP]\n  > e")
        #expect(text.contains("alert-note") && text.contains("alert-tip"))
    }
}

@Suite struct DefinitionListTests {
    @Test(arguments: [
        ("A\n: b", "<dt>A</dt>\n<dd>b</dd>\n"), ("A\n:   b\n: c", "<dt>A</dt>\n<dd>b</dd>\n<dd>c</dd>\n"),
        ("A\nB\n: c", "<dt>A</dt>\n<dt>B</dt>\n<dd>c</dd>\n"), ("A\n: b\nc", "<dt>A</dt>\n<dd>b\nc</dd>\n"),
        ("A\n\n: b", "<dt>A</dt>\n<dd>b</dd>\n"),
        ("A\n: b\n\nC\n: d", "<dt>A</dt>\n<dd>b</dd>\n<dt>C</dt>\n<dd>d</dd>\n"),
        ("*A\nB*\n: c", "<dt><em>A\nB</em></dt>\n<dd>c</dd>\n"),
        ("A\n: b\n\n    c\n\n    - d", "<dt>A</dt>\n<dd>\n<p>b</p>\n<p>c</p>\n<ul>\n<li>d</li>\n</ul>\n</dd>\n"),
        ("A\r\n: b\r\n", "<dt>A</dt>\n<dd>b</dd>\n"), ("A\n:\tb", "<dt>A</dt>\n<dd>b</dd>\n"),
    ])
    func termsAndDefinitionsAreAList(_ text: String, _ content: String) throws {
        #expect(try html(text) == "<dl>\n\(content)</dl>\n")
    }

    @Test(arguments: [
        ("# A\n: b", "<h1 id=\"a\">A</h1>\n<p>: b</p>\n"), (": b", "<p>: b</p>\n"),
        ("a\n\n\n: b", "<p>a</p>\n<p>: b</p>\n"),
        ("```\nA\n: b\n```", "<pre><code>A\n: b\n</code></pre>\n"), ("A\n:b", "<p>A\n:b</p>\n"),
        ("A\n:", "<p>A\n:</p>\n"),
        ("    A\n    : b", "<pre><code>A\n: b\n</code></pre>\n"),
        ("- a\n\n: b", "<ul>\n<li>a</li>\n</ul>\n<p>: b</p>\n"),
    ])
    func aColonElsewhereIsText(_ text: String, _ markup: String) throws {
        let source = try SourceText(path: "post.md", text: text)
        let body = try renderBody(of: source, in: 0..<source.bytes.count, kind: .markdown, title: "T")
        #expect(String(decoding: body.html, as: UTF8.self) == markup)
    }

    @Test func aListBesideItStaysOne() throws {
        let text = try html("A\n: b\n\n+ c\n* d")
        #expect(text.hasPrefix("<dl>\n<dt>A</dt>\n<dd>b</dd>\n"))
        #expect(text.hasSuffix("</dl>\n<ul>\n<li>c</li>\n</ul>\n<ul>\n<li>d</li>\n</ul>\n"))
    }

    @Test func manyDefinitionsAreReadInOneGo() throws {
        let text = try html(String(repeating: "A\n: b\n\n", count: 20_000))
        #expect(text.hasPrefix("<dl>\n<dt>A</dt>") && text.hasSuffix("</dl>\n"))
        #expect(text.count { $0 == "\n" } == 40_002)
    }
}

@Suite struct AttributeListTests {
    @Test(arguments: [
        ("a\n{: .note #id title=\"x & y\"}", "<p id=\"id\" class=\"note\" title=\"x &amp; y\">a</p>\n"),
        ("a\n{:.b .c}", "<p class=\"b c\">a</p>\n"), ("a\n{.b}", "<p class=\"b\">a</p>\n"),
        ("{: .b}\na", "<p class=\"b\">a</p>\n"), ("a\n\n{: .b}\nc", "<p>a</p>\n<p class=\"b\">c</p>\n"),
        ("a\n{: .b}\n{: .c}", "<p class=\"b c\">a</p>\n"),
        ("- a\n- b\n{: .c}", "<ul class=\"c\">\n<li>a</li>\n<li>b</li>\n</ul>\n"),
        ("- a\n  {: .c}", "<ul>\n<li class=\"c\">a</li>\n</ul>\n"),
        ("> a\n{: .c}", "<blockquote class=\"c\">\n<p>a</p>\n</blockquote>\n"),
        ("> a\n> {: .c}", "<blockquote>\n<p class=\"c\">a</p>\n</blockquote>\n"),
        ("## A\n{: #b}", "<h2 id=\"b\">A</h2>\n"), ("## A {#b lang=de}", "<h2 id=\"b\" lang=\"de\">A</h2>\n"),
        ("```\na\n```\n{: .b}", "<pre class=\"b\"><code>a\n</code></pre>\n"),
        ("***\n{: .b}", "<hr class=\"b\"/>\n"),
        (
            "[a](b){:target=\"_blank\" rel=\"noopener\"}",
            "<p><a href=\"b\" target=\"_blank\" rel=\"noopener\">a</a></p>\n"
        ),
        ("**a**{: .b} c", "<p><strong class=\"b\">a</strong> c</p>\n"),
        ("`a`{: .b}", "<p><code class=\"b\">a</code></p>\n"),
        ("![](a){: alt=\"b\" width=\"3\"}", "<p><img src=\"a\" alt=\"b\" width=\"3\"/></p>\n"),
        ("a\r\n{: .b}\r\n", "<p class=\"b\">a</p>\n"),
    ])
    func theyBelongToWhatIsBesideThem(_ text: String, _ markup: String) throws { #expect(try html(text) == markup) }

    @Test func theyEndATable() throws {
        #expect(try html("|a|\n|-|\n|b|\n{: .c}").hasPrefix("<table class=\"c\">\n"))
    }

    @Test(arguments: [
        ("`{: .a}`", "<p><code>{: .a}</code></p>\n"), ("```\n{: .a}\n```", "<pre><code>{: .a}\n</code></pre>\n"),
        ("a {: .b} c", "<p>a {: .b} c</p>\n"), ("a\n{: b c", "<p>a\n{: b c</p>\n"), ("\\{: .b}", "<p>{: .b}</p>\n"),
        ("a\n\n{.b}", "<p>a</p>\n<p>{.b}</p>\n"), ("    {: .b}", "<pre><code>{: .b}\n</code></pre>\n"),
    ])
    func otherBracesAreText(_ text: String, _ markup: String) throws { #expect(try html(text) == markup) }

    @Test func onlySafeAttributesAreTaken() throws {
        let text =
            "a\n{: style=\"x\" onclick=\"y\" href=\"z\" data-a=\"1\" aria-label=\"b\" data-=\"2\"}\n\nb\n{: style=\"x\"}"
        #expect(try html(text) == "<p data-a=\"1\" aria-label=\"b\">a</p>\n<p>b</p>\n")
        #expect(
            try warnings(text) == [
                "2:1 the attribute \"style\" is left out (2 times)", "2:1 the attribute \"onclick\" is left out",
                "2:1 the attribute \"href\" is left out", "2:1 the attribute \"data-\" is left out",
            ])
    }

    @Test func placesBehindThemStayRight() throws {
        let body = try rendered("[a](b){: .long-name-of-a-class} [c](d)\n{: #e .f}\n\n[g](h)", keepsPlaces: true)
        #expect(body.writtenAddresses == ["b", "d", "h"])
        #expect(body.ids == ["e"])
    }

    @Test func wordsInThemAreNotCounted() throws {
        #expect(try rendered("one\n{: .two title=\"three four\"}\n\n[five](x){: .six}").wordCount == 2)
    }

    @Test(arguments: [
        ("a {::comment}b *c*{:/comment} d", "<p>a  d</p>\n"),
        ("a\n\n{::comment}\nb\n\nc\n{:/comment}\n\nd", "<p>a</p>\n<p>d</p>\n"),
        ("{::options toc_levels=\"1..2\" /}\n\na", "<p>a</p>\n"),
        ("a {::nomarkdown}<b>*c*</b>{:/} d", "<p>a <b>*c*</b> d</p>\n"),
        ("{::comment}\na", "<p>{::comment}\na</p>\n"),
        ("`{::comment}a{:/comment}`", "<p><code>{::comment}a{:/comment}</code></p>\n"),
    ])
    func extensionsOfKramdownAreRead(_ text: String, _ markup: String) throws { #expect(try html(text) == markup) }

    @Test(arguments: ["{: .a}", "{::comment}", "[a](b){: .c}", "{:/}", "{: \"", "> {: .b}\n", "a\n{: .b}\n"])
    func theyMayBeMany(_ text: String) throws { _ = try html(String(repeating: text, count: 30_000)) }
}

@Suite struct ContentsTests {
    private static let list =
        "<nav class=\"toc\" role=\"doc-toc\">\n<ul>\n<li><a href=\"#a\">A</a>\n<ul>\n<li><a href=\"#b\">B &amp; b</a></li>\n</ul>\n</li>\n<li><a href=\"#c\">C</a></li>\n</ul>\n</nav>\n"
    private static let headings = "\n\n## A\n\n### B & b {#b}\n\n## C\n\n## D\n{:.no_toc}\n"

    @Test(arguments: ["[TOC]", "* Contents\n{:toc}", "- x\n{: toc}"])
    func itListsTheHeadings(_ sign: String) throws {
        let body = try rendered(sign + Self.headings)
        #expect(String(decoding: body.html, as: UTF8.self).hasPrefix(Self.list))
        #expect(body.writtenAddresses == ["#a", "#b", "#c"])
        #expect(body.wordCount == 6)
    }

    @Test func aNumberedListBecomesANumberedOne() throws {
        #expect(
            try html("1. x\n{:toc}\n\n## A").contains(
                "<nav class=\"toc\" role=\"doc-toc\">\n<ol>\n<li><a href=\"#a\">A</a></li>\n</ol>\n"))
    }

    @Test func levelsMayBeSkippedAndReturn() throws {
        let text = try html("[TOC]\n\n#### A\n\n## B\n\n#### C\n\n### D")
        #expect(
            text.hasPrefix(
                "<nav class=\"toc\" role=\"doc-toc\">\n<ul>\n<li><a href=\"#a\">A</a></li>\n<li><a href=\"#b\">B</a>\n<ul>\n<li><a href=\"#c\">C</a></li>\n<li><a href=\"#d\">D</a></li>\n</ul>\n</li>\n</ul>\n</nav>\n"
            ))
    }

    @Test(arguments: ["a [TOC]", "`[TOC]`", "> a\n> [TOC]", "\\[TOC]"])
    func elsewhereItIsText(_ sign: String) throws { #expect(try html(sign + "\n\n## A").contains("<nav") == false) }
}

@Suite struct SmartPunctuationTests {
    // What kramdown 2.4 writes of these texts.
    @Test(arguments: [
        ("He said \"hello\" to her.", "He said “hello” to her."), ("It's a dog's life.", "It’s a dog’s life."),
        ("\"'Quoted' words in a larger quote.\"", "“‘Quoted’ words in a larger quote.”"),
        ("The '80s were good.", "The ’80s were good."), ("a -- b --- c", "a – b — c"), ("Wait... what?", "Wait… what?"),
        ("\"...and then\"", "“…and then”"), ("(see \"this\" and 'that')", "(see “this” and ‘that’)"),
        ("`\"code\" -- ...` and \"text\"", "<code>\"code\" -- ...</code> and “text”"), ("A \\\"b\\\" c", "A \"b\" c"),
        ("\"**bold**\" text", "“<strong>bold</strong>” text"), ("word--\"quoted\" word", "word–“quoted” word"),
    ])
    func signsBecomeTypographic(_ text: String, _ markup: String) throws {
        #expect(try styled(text) { $0.hasSmartPunctuation = true } == "<p>\(markup)</p>\n")
        #expect(try html(text) != "<p>\(markup)</p>\n" || text.contains("\\"))
    }

    @Test(arguments: [
        ("de", "\"a 'b'\" c's", "„a ‚b‘“ c’s"), ("de-CH", "\"a\"", "«a»"), ("fr", "\"a\" d'un", "«\u{A0}a\u{A0}» d’un"),
        ("ja", "\"a\"", "“a”"),
    ])
    func quotationMarksAreThoseOfTheLanguage(_ language: String, _ text: String, _ markup: String) throws {
        let written = try styled(text) { style in
            style.hasSmartPunctuation = true
            style.language = language
        }
        #expect(written == "<p>\(markup)</p>\n")
    }

    @Test(arguments: [
        "https://example.com/a--b", "<https://example.com/a--b>", "<b title=\"a--b\">c</b>", "<code>a--b</code>",
        "$$a--b'$$", "```\n\"a\"\n```",
    ])
    func codeAddressesHTMLAndFormulasStay(_ text: String) throws {
        #expect(try styled(text) { $0.hasSmartPunctuation = true } == html(text))
    }
}

@Suite struct MendedMarkupTests {
    @Test(arguments: [
        ("Press <CR> now", "<p>Press &lt;CR> now</p>\n", ["1:7 <CR> is no element of HTML, and stays as text"]),
        ("<a-b>x</a-b>", "<p><a-b>x</a-b></p>\n", []),
        ("<svg><path/><g></g></svg>", "<p><svg><path/><g></g></svg></p>\n", []),
        ("a </b> c", "<p>a  c</p>\n", ["1:3 </b> has no <b>, and is left out"]),
        (
            "a</br>b</img>", "<p>ab</p>\n",
            ["1:2 </br> closes nothing, and is left out", "1:8 </img> closes nothing, and is left out"]
        ),
        ("a <b>c", "<p>a <b>c</b></p>\n", ["1:3 <b> is never closed, and ends with the block around it"]),
        (
            "- <i>a\n- b</i>", "<ul>\n<li><i>a</i></li>\n<li>b</li>\n</ul>\n",
            ["1:3 <i> is never closed, and ends with the block around it"]
        ),
        (
            "A <b>bold <i>x</b> y</i> z.", "<p>A <b>bold <i>x</i></b> y z.</p>\n",
            ["1:11 <i> is never closed, and ends with the block around it"]
        ),
        (
            "<a href=\"x\">a<a href=\"y\">b</a></a>", "<p><a href=\"x\">a</a><a href=\"y\">b</a></p>\n",
            ["1:14 <a> ends where <a> stands"]
        ),
        (
            "<h2>a</h3>b\n", "<h2>a</h2>b\n", ["1:6 </h3> is taken for the end of <h2>"]
        ), ("z\n<H3 id=\"x\">y</H3>\n\nw", "<p>z</p>\n<H3 id=\"x\">y</H3>\n<p>w</p>\n", []),
        (
            "- a <div/> b", "<ul>\n<li>a <div></div> b</li>\n</ul>\n",
            ["1:5 the slash does not close <div> in HTML, but ends it here"]
        ),
        (
            "<code>\none\n\ntwo\n</code>\n\nx", "<code>\none\n<p>two\n</p></code>\n<p>x</p>\n",
            ["5:1 <p> ends where </code> stands"]
        ),
        (
            "<pre>a\n\n<b>c</pre>\n\nd", "<pre>a\n\n<b>c</b></pre>\n<p>d</p>\n",
            ["3:1 <b> is never closed, and ends with the block around it"]
        ),
        ("<foo> <foo>", "<p>&lt;foo> &lt;foo></p>\n", ["1:1 <foo> is no element of HTML, and stays as text (2 times)"]),
    ])
    func whatIsClearIsMended(_ text: String, _ markup: String, _ messages: [String]) throws {
        #expect(try html(text) == markup)
        #expect(try warnings(text) == messages)
    }

    // md4c 0.4 gives each of these spans that are not nested, or a link in a link.
    @Test(arguments: [
        ("[http://a.b/c\\_d](http://a.b/)", "<p><a href=\"http://a.b/\">http://a.b/c_d</a></p>\n"),
        ("[http://a.b/c)](http://d.e/)", "<p><a href=\"http://d.e/\">http://a.b/c)</a></p>\n"),
        (
            "**iheartradio,**[**b**](http://Last.fm/)**and Slacker**, e",
            "<p><strong>iheartradio,</strong><a href=\"http://Last.fm/\"><strong>b</strong></a>**and Slacker, e</p>\n"
        ),
        (
            "x（*y[z](http://a.b/)*）", "<p>x（<em>y<a href=\"http://a.b/\">z</a>*）</em></p>\n"
        ),
    ])
    func spansAreNested(_ text: String, _ markup: String) throws {
        #expect(try html(text) == markup)
        #expect(try warnings(text).isEmpty)
    }

    @Test func linksStayInTheirPlaces() throws {
        let body = try rendered("a </i> [b](c) <b>[d](e)\n\n[f](g)", keepsPlaces: true)
        #expect(body.writtenAddresses == ["c", "e", "g"])
        #expect(body.places.place(of: body.links[2].place.lowerBound)?.offset == 29)
    }

    @Test(arguments: ["a\u{0B}b", "a\u{0C}b"]) func rareBlanksAreBlanks(_ text: String) throws {
        #expect(try html(text) == "<p>a b</p>\n")
    }

    @Test(arguments: ["<b>", "</b>", "<foo>", "<b>\n\n", "</p>\n\n"])
    func mistakesMayBeMany(_ text: String) throws { _ = try html(String(repeating: text, count: 20_000)) }

    @Test(arguments: [
        ("## Same {#x}\n\n## Other {#x}", "<h2 id=\"x\">Same</h2>\n<h2 id=\"other\">Other</h2>", ["3:12"]),
        (
            "<i id=x>a</i> <i class=c id=x>b</i>\n<i id='x' title=t>c</i>",
            "<p><i id=x>a</i> <i class=c>b</i>\n<i title=t>c</i></p>", ["1:29"]
        ),
        (
            "## A `c`  {.k #x}\n\n[l](#x) <i id = \"x\">m</i>",
            "<h2 id=\"x\" class=\"k\">A <code>c</code></h2>\n<p><a href=\"#x\">l</a> <i>m</i></p>", ["3:18"]
        ),
        ("<a name=x id=x>a</a>\n\n<a name=x>b</a>", "<p><a name=x id=x>a</a></p>\n<p><a name=x>b</a></p>", []),
        (
            "<div id=x>\n\n## X\n\n</div>\n\n<p id=x-1>a</p>", "<div id=x>\n<h2 id=\"x-1\">X</h2>\n</div>\n<p>a</p>",
            ["7:7"]
        ),
        ("a\n{: #x}\n\nb\n{: #x}", "<p id=\"x\">a</p>\n<p>b</p>", ["4:2"]),
    ])
    func anIDThatOccursTwiceIsLeftOutTheSecondTime(_ text: String, _ markup: String, _ places: [String]) throws {
        #expect(try html(text).replacing("\n\n", with: "\n") == markup + "\n")
        let told = try warnings(text).filter { $0.contains("an id that an element before has is left out: \"x") }
        #expect(told.map { $0.prefix { $0 != " " } } == places.map { $0[...] })
    }
}
