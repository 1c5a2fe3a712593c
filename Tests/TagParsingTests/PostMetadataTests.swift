import Testing

@testable import PostReading
@testable import SourceText
@testable import TagParsing

private typealias Tag = TagParsing.Tag

@Suite struct PostMetadataTests {
    @Test func scalarsOfYAMLStayTheTextThatStandsThere() throws {
        let post = try metadata(
            """
            ---
            title: "Clouds: a \\"list\\""
            version: 1.10
            date: 2024-01-01   # no date
            answer: no
            nothing:
            tilde: ~
            tags: [a, "b", 'it''s', ]
            list:
            - one
            - "null"
            - null
            params:
              topics:
                - x
              depth: 2
            ...
            text
            """)
        #expect(
            shown(post.entries)
                == "{title: <Clouds: a \"list\">, version: <1.10>, date: <2024-01-01>, answer: <no>, nothing: -, "
                + "tilde: -, tags: [<a>, <b>, <it's>], list: [<one>, <null>, -], params: {topics: [<x>], depth: <2>}}")
        #expect(post.format == .yaml)
    }

    @Test func theSameInTOMLAndJSON() throws {
        let toml = try metadata(
            "+++\nanswer = false\nversion = 1.10\ntags = [ 'a', # one\n \"b\\u00e9\" ,\n]\n[params.deep]\nx.y = 2024-01-01 07:32:00\n+++\n"
        )
        #expect(
            shown(toml.entries)
                == "{answer: <false>, version: <1.10>, tags: [<a>, <bé>], params: {deep: {x: {y: <2024-01-01 07:32:00>}}}}"
        )
        let json = try metadata(
            "{\n \"answer\": false, \"v\": 1.10, \"tags\": [\"a\", null], \"p\": {\"x\": {}}\n}\n{{ body }}")
        #expect(shown(json.entries) == "{answer: <false>, v: <1.10>, tags: [<a>, -], p: {x: {}}}")
    }

    @Test(arguments: [
        ("---json\n{\"tags\": [\"a\"]}\n---\n", PostFormat.json), ("--- toml\ntags = ['a']\n---\n", .toml),
        ("---yaml\ntags: [a]\n---", .yaml), ("---\r\ntags: [a]\r\n---\r\n", .yaml),
        ("\u{FEFF}---\ntags: [a]\n---  \n", .yaml), ("+++\r\ntags = ['a']\r\n+++\r\n", .toml),
        ("{\"tags\":[\"a\"]}", .json), ("Tags: a\n\ntext", .keyValue), ("TAGS:a\nDate: x", .keyValue),
    ])
    func theBeginningSaysWhatItIsWrittenIn(_ text: String, _ format: PostFormat) throws {
        #expect(try metadata(text).format == format)
        #expect(try names(text) == ["a"])
    }

    @Test(arguments: [
        "", "\n", "text", "----\ntags: [a]\n---\n", " ---\ntags: [a]\n---\n", "{% extends %}\ntags: a", "{{ tags }}",
        "{tags}", "# Tags\n\ntags: a\n", "--- tags\na\n---\n", "A sentence. Tags: a", "\n---\ntags: [a]\n---\n", "--",
        "+", "{", "Note: the first line of a plain post.\nTags: a", "http://example.org/\nTags: a", "Tag s: a",
    ])
    func aPostWithoutFrontMatterHasNoTags(_ text: String) throws {
        #expect(try metadata(text).format == nil)
        #expect(try names(text) == [])
    }

    @Test func frontMatterWithoutAnEndIsShownWhereItBegins() {
        #expect {
            _ = try metadata("---\ntags: [a]\n")
        } throws: {
            "\($0)".contains("1:1: error: the front matter in YAML has no end\n  ---\n  ^~~\nhint: close it with ---")
        }
    }

    @Test func javaScriptIsNotRead() throws {
        #expect(try metadata("---js\n{ tags: ['a'] }\n---\n").foreignLanguage == "JavaScript")
    }

    @Test func fieldsOfMarkdownEndAtTheFirstBlankLine() throws {
        let post = try metadata("Title: A\ntags: one,\n    two\nSUMMARY:\n    more\n\nTags: three\n")
        #expect(shown(post.entries) == "{title: <A>, tags: <one, two>, summary: <more>}")
        // Without a blank line the text begins at the first line that is no field.
        #expect(try names("Tags: a\nplain text\nTags: b\n") == ["a"])
        // Other files have no such fields.
        #expect(try names("Tags: a\n\ntext", kind: .other) == [])
    }

    @Test(arguments: [
        ("Title\n=====\n\n:date: 2024\n:tags: a, b\n   c\n\ntext", "{date: <2024>, tags: <a, b c>}"),
        ("=====\nTitle\n=====\nSub\n---\n:tags: a\n", "{tags: <a>}"),
        (":Tags: a", "{tags: <a>}"), (".. comment\n   more\n\nTitle\n##\n:tags: a\n", "{tags: <a>}"),
    ])
    func fieldsOfReStructuredTextStandBelowTheTitle(_ text: String, _ expected: String) throws {
        #expect(shown(try metadata(text, .restructuredText).entries) == expected)
    }

    @Test(arguments: [
        "Title\n=====\n\nA paragraph.\n\n:tags: a\n", "One\ntwo\n\n:tags: a", ":ref:`x` text\n", "a\n\n:tags: a",
    ])
    func fieldsInTheTextAreNone(_ text: String) throws {
        #expect(try metadata(text, .restructuredText).entries.isEmpty)
    }

    @Test func metaElementsOfTheHead() throws {
        let text = """
            <!DOCTYPE html>
            <html><head><title>no <meta name="tags" content="title"></title>
            <script>'<meta name="tags" content="script">'</script>
            <!-- <meta name="tags" content="comment"> -->
            <META content='a, "b" &amp; c &quot;&lt;&gt;&#39;' NAME=Tags />
            <meta charset=utf-8><meta name="status" content="published" name="tags">
            </head><body><meta name="tags" content="body"></body></html>
            """
        #expect(shown(try metadata(text, .html).entries) == #"{tags: <a, "b" & c "<>'>, status: <published>}"#)
        #expect(try names(text, kind: .html) == ["a", #""b" & c "<>'"#])
        // A part of a page has no head.
        #expect(try metadata("<p>text</p><meta name=\"tags\" content=\"a\">", .html).entries.isEmpty)
        #expect(try metadata("<meta name=tags", .html).entries.isEmpty)
        #expect(try metadata("<meta name=\"tags\" content=\"a\nb\"", .html).entries.isEmpty)
        #expect(try names("<meta name=tags content=a><meta name=tags content='b, c'>", kind: .html) == ["a", "b, c"])
        // As XHTML may write it; and what HTML takes for a comment hides nothing.
        #expect(try names("<meta name=x></meta><meta name=tags content=a></meta>", kind: .html) == ["a"])
        #expect(
            try names("<!-- a -- b --!><meta name=tags content=a><!--><meta name=tags content=b>", kind: .html) == [
                "a", "b",
            ])
        #expect(
            try names("<noscript><meta name=tags content=a></noscript><meta name=tags content=b>", kind: .html) == ["b"]
        )
        #expect(try names("<meta name content=a><meta name=tags content=b>", kind: .html) == ["b"])
    }

    @Test(arguments: [
        ("---\ntitle: x\n", "1:1 the front matter in YAML has no end"),
        ("+++\ntitle = 1\n---\n", "1:1 the front matter in TOML has no end"),
        ("{\"tags\": [\"a\"", "1:1 the front matter in JSON has no end"),
        (
            "---\ntitle: Foo: bar\n---\n",
            "2:11 the front matter is not YAML: mapping values are not allowed in this context"
        ),
        (
            "---\nt: é\na: x\u{7F}\n---\n",
            "3:5 the front matter is not YAML: control characters are not allowed: U+007F"
        ),
        ("---\nt: é\u{85}a: \"x\u{2028}y\"z\n---\n", "2:18 the front matter is not YAML: did not find expected key"),
        ("---\n- a\n- b\n---\n", "2:1 the front matter has no keys"),
        (
            "+++\na = 1\n\ntags = [\"a\" \"b\"]\n+++\n",
            "4:13 \"\"\" is no TOML here, expected a comma or the ] of the array"
        ),
        ("+++\na = 1\na = 2\n+++\n", "3:1 the key \"a\" is there already"),
        ("{\"tags\": [a]}", "1:11 \"a\" at byte 11 is no JSON, expected a value"),
        ("---json\n[1]\n---\n", "2:1 the front matter is no JSON object"),
        ("---json\n{} {}\n---\n", "2:4 the JSON goes on after the object"),
    ])
    func whatCannotBeReadIsAnErrorWithItsPlace(_ text: String, _ expected: String) {
        #expect(problem(text) == expected)
    }

    /// As in psych 4.0 and in Hugo 0.111.
    @Test func theLastOfSeveralValuesOfAKeyCountsInYAMLAndJSON() throws {
        let yaml = try metadata("---\ntags: [x]\nb:\n  c: 1\n  'c' : 2\ntags: [y]\n---\n")
        #expect(shown(yaml.entries) == "{tags: [<y>], b: {c: <2>}}")
        #expect(
            yaml.notes.map(\.description) == [
                "post:5: \"c\" stands in the front matter again: this value counts",
                "post:6: \"tags\" stands in the front matter again: this value counts",
            ])
        let json = try metadata("{\"tags\": [\"x\"],\n \"tags\": [\"y\"]}")
        #expect(shown(json.entries) == "{tags: [<y>]}" && json.notes.map(\.line) == [2])
        let many = try metadata("---\n" + String(repeating: "a: 1\n", count: 9000) + "a: 2\n---\n")
        #expect(shown(many.entries) == "{a: <2>}" && many.notes.count == 20)
        #expect(try metadata("---\na: 1\nA: 2\n---\n").notes.isEmpty)
    }

    @Test func frontMatterInTOMLMayStandBelowBlankLines() throws {
        #expect(shown(try metadata("\n \r\n+++\na = 1\n+++  \n").entries) == "{a: <1>}")
        #expect(problem("\n+++\na = \n+++\n")?.hasPrefix("3:") == true)
        // To Markdown the other fence is a rule, and this one is text.
        #expect(try metadata("\n---\na: 1\n---\n").format == nil)
        #expect(try metadata("\n  +++\na = 1\n+++\n").format == nil)
        #expect(try metadata(String(repeating: "\n", count: 100_000)).format == nil)
    }

    @Test func onlyTheFrontMatterHasToBeUTF8() throws {
        let good = Array("---\ntags: [a]\n---\n".utf8) + [0xFF, 0xFE, 0xC3]
        #expect(try PostMetadata(path: "p", bytes: good, kind: .markdown).entries.count == 1)
        let bad = Array("---\ntags: [".utf8) + [0xE9] + Array("]\n---\n".utf8)
        do {
            _ = try PostMetadata(path: "p", bytes: bad, kind: .markdown)
            Issue.record("read")
        } catch {
            #expect(error.all[0].line == 2)
            #expect(error.all[0].message == "the byte 0xE9 at offset 11 is not UTF-8")
        }
        #expect(throws: Problem.self) {
            try PostMetadata(path: "p", bytes: [0xFF, 0xFE, 0x2D, 0, 0x2D, 0, 0x2D, 0], kind: .markdown)
        }
    }
}
