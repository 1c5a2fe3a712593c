import TestSupport
import Testing

@testable import SourceText
@testable import TagParsing

func inline(_ text: String) throws -> InlineText {
    let source = try SourceText(path: "tags.md", text: text)
    return try InlineText(source, 0..<source.bytes.count)
}

@Suite struct InlineTextTests {
    // The examples of the CommonMark specification 0.31, by section, as far as a line without HTML can hold them.

    @Test(arguments: [
        (
            ##"\!\"\#\$\%\&\'\(\)\*\+\,\-\.\/\:\;\<\=\>\?\@\[\\\]\^\_\`\{\|\}\~"##,
            ##"!"#$%&'()*+,-./:;<=>?@[\]^_`{|}~"##
        ),
        (#"\A\a\ \3\φ\«"#, #"\A\a\ \3\φ\«"#), (#"\*not emphasized*"#, "*not emphasized*"),
        (#"\<br/> not a tag"#, "<br/> not a tag"), (#"\[not a link](/foo)"#, "[not a link](/foo)"),
        (#"\`not code`"#, "`not code`"), (#"\&ouml; no entity"#, "&ouml; no entity"), (#"\\*emphasis*"#, #"\emphasis"#),
        (#"`` \[\` ``"#, #"\[\`"#), (#"a\"#, #"a\"#),
    ])
    func aBackslashTakesPunctuationAsItIs(input: String, text: String) throws {
        #expect(try inline(input).text == text)
    }

    @Test(arguments: [
        (
            "&amp; &copy; &AElig; &Dcaron; &frac34; &HilbertSpace; &DifferentialD; &ClockwiseContourIntegral; &ngE;",
            "& © Æ Ď ¾ ℋ ⅆ ∲ ≧̸"
        ),
        ("a&nbsp;b", "a\u{A0}b"), ("&#35; &#1234; &#992; &#0;", "# Ӓ Ϡ \u{FFFD}"), ("&#X22; &#XD06; &#xcab;", "\" ആ ಫ"),
        (
            "&nbsp &x; &#; &#x; &#87654321; &#abcdef0; &ThisIsNotDefined; &hi?;",
            "&nbsp &x; &#; &#x; &#87654321; &#abcdef0; &ThisIsNotDefined; &hi?;"
        ),
        ("&copy", "&copy"), ("&MadeUpEntity;", "&MadeUpEntity;"), ("`f&ouml;f&ouml;`", "f&ouml;f&ouml;"),
        ("&#42;foo&#42; *foo*", "*foo* foo"), ("&#42; foo", "* foo"), ("foo&#10;&NewLine;bar", "foo  bar"),
        ("[a](url &quot;tit&quot;)", "[a](url \"tit\")"),
        ("&#xD800;&#xDFFF;&#x110000;&#9999999;", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
        ("&#x10FFFF;&#1114111;", "\u{10FFFF}\u{10FFFF}"),
        ("&#x0000041; &#x000041; &#00000065; &#0000065;", "&#x0000041; A &#00000065; A"),
        ("&Amp; &AMP; &lt;b&gt;", "&Amp; & <b>"), ("&;&&&amp;&#59;", "&;&&&;"), ("&&#x", "&&#x"), ("&a", "&a"),
        ("R&D", "R&D"),
    ])
    func aCharacterReferenceIsItsCharacter(input: String, text: String) throws {
        #expect(try inline(input).text.unicodeScalars.elementsEqual(text.unicodeScalars))
    }

    @Test(arguments: [
        ("`foo`", "foo"), ("`` foo ` bar ``", "foo ` bar"), ("` `` `", "``"), ("`  ``  `", " `` "), ("` a`", " a"),
        ("`\u{A0}b\u{A0}`", "\u{A0}b\u{A0}"), ("`\u{A0}`", "\u{A0}"), ("`  `", "  "), ("`foo\\`bar`", "foo\\bar`"),
        ("``foo`bar``", "foo`bar"), ("` foo `` bar `", "foo `` bar"), ("*foo`*`", "*foo*"),
        ("[not a `link](/foo`)", "[not a link](/foo)"), ("`<https://foo.bar.`baz>`", "<https://foo.bar.baz>`"),
        ("```foo``", "```foo``"), ("`foo", "`foo"), ("`foo``bar``", "`foobar"), ("\\``x`", "`x"),
        ("``a `b` `*c*`", "``a b *c*"), ("`a\\nb`", "a\\nb"),
    ])
    func codeIsWhatStandsBetweenBackticks(input: String, text: String) throws {
        #expect(try inline(input).text == text)
    }

    @Test(arguments: [
        ("*foo bar*", "foo bar"), ("a * foo bar*", "a * foo bar*"), ("a*\"foo\"*", "a*\"foo\"*"),
        ("*\u{A0}a\u{A0}*", "*\u{A0}a\u{A0}*"), ("*$*alpha.", "*$*alpha."), ("a*$*alpha.", "a*$*alpha."),
        ("a*£*bravo.", "a*£*bravo."), ("a*€*charlie.", "a*€*charlie."), ("foo*bar*", "foobar"), ("5*6*78", "5678"),
        ("_foo bar_", "foo bar"), ("a_\"foo\"_", "a_\"foo\"_"), ("foo_bar_", "foo_bar_"),
        ("пристаням_стремятся_", "пристаням_стремятся_"), ("aa_\"bb\"_cc", "aa_\"bb\"_cc"),
        ("foo-_(bar)_", "foo-(bar)"),
        ("_foo*", "_foo*"), ("*(*foo)", "*(*foo)"), ("*(*foo*)*", "(foo)"), ("_(_foo_)_", "(foo)"),
        ("_foo_bar_baz_", "foo_bar_baz"),
        ("**Gomphocarpus (*Gomphocarpus physocarpus*, syn.)**", "Gomphocarpus (Gomphocarpus physocarpus, syn.)"),
        ("**foo*bar**baz*", "foo*barbaz*"), ("*foo**bar*", "foo**bar"), ("*foo**bar**baz*", "foobarbaz"),
        ("***foo** bar*", "foo bar"),
        ("*foo [*bar*](/url)*", "foo bar"), ("foo***bar***baz", "foobarbaz"),
        ("foo******bar*********baz", "foobar***baz"),
        ("** is not an empty emphasis", "** is not an empty emphasis"), ("foo ***", "foo ***"), ("foo *\\**", "foo *"),
        ("foo *_*", "foo _"), ("foo **_**", "foo _"), ("**foo*", "*foo"), ("*foo****", "foo***"), ("__foo_", "_foo"),
        ("****foo*", "***foo"), ("******foo******", "foo"), ("_____foo_____", "foo"),
        ("*foo _bar* baz_", "foo _bar baz_"),
        ("*foo __bar *baz bim__ bam*", "foo bar *baz bim bam"), ("**foo **bar baz**", "**foo bar baz"),
        ("*[bar*](/url)", "*bar*"), ("*a `*`*", "a *"), ("**a<https://foo.bar/?q=**>", "**ahttps://foo.bar/?q=**"),
        ("_a __b_ c__ d_", "a b c d_"), ("x_(_(__(_(_", "x_((__((_"), ("x_a_(_)__)_", "x_a_()__)"),
        ("~~x~~ ~y~ ~~~z~~~", "x ~y~ ~~~z~~~"), ("~~a *b~~ c*", "a *b c*"),
    ])
    func emphasisIsItsText(input: String, text: String) throws {
        #expect(try inline(input).text == text)
    }

    @Test(arguments: [
        ("a <!-- b --> c", "a  c"), ("foo <!-- this is a --\\ncomment - with hyphens -->", "foo "),
        ("a<!-->b<!--->c -->", "abc -->"), ("a<!---->b", "ab"),
        ("a <!-- *b -->*", "a *"), ("<!-- [ -->a](b)", "a](b)"), ("`<!-- a -->`", "<!-- a -->"),
        ("a <!-- b", "a <!-- b"), ("a <!-- b --", "a <!-- b --"), ("<!--", "<!--"),
        ("<!- a ->", "<!- a ->"), ("<b>x</b>", "<b>x</b>"), ("</style>", "</style>"),
        ("<a href=\"*x*\">", "<a href=\"x\">"), ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("<?php ?> <![CDATA[a]]> <!DOCTYPE b>", "<?php ?> <![CDATA[a]]> <!DOCTYPE b>"), ("a<!-- x --->b", "ab"),
    ])
    func aCommentIsNothingAndOtherMarkupIsText(input: String, text: String) throws {
        #expect(try inline(input).text == text)
    }

    @Test(arguments: [
        ("a\\nb", "a\nb"), ("_a_\\n_b_", "a\nb"), ("a\\n**(b)**", "a\n(b)"), ("**(a)**\\nb", "(a)\nb"),
        ("*a\\nb*", "a\nb"), ("[a\\nb](c)", "a\nb"), ("a\\\\nb", "a\\nb"),
        ("a*\\n*b", "a*\n*b"),
    ])
    func aBackslashAndNBreakTheLineAndAreWhiteSpaceForEmphasis(input: String, text: String) throws {
        #expect(try inline(input).text == text)
    }

    // MARK: - Style

    @Test(
        arguments: [
            ("**x**", .bold), ("__x__", .bold), ("*x*", .italic), ("_x_", .italic), ("`x`", .code),
            ("~~x~~", .struckOut), ("***x***", [.bold, .italic]),
            ("_**x**_", [.bold, .italic]), ("**`x`**", [.bold, .code]),
            ("***~~`x`~~***", [.bold, .italic, .struckOut, .code]), ("**[Rust](r)**", .bold),
            ("[**Rust**](r)", .bold), ("*[**a**](b \"c\")*", [.bold, .italic]), ("[`a`](b)", .code),
            ("**a *b* c**", .bold), ("**a** b", []), ("a **b**", []),
            ("**a** **b**", []), ("`a` `b`", []), ("`a`b", []), ("**x*", []), ("*x**", []), ("**x**_", []),
            ("*x*\\*", []), ("![**a**](b)", []), ("![`a`](b)", []),
            ("**![a](b)**", .bold), ("**![`a`](b)**", .bold), ("[ **x** ](y)", .bold),
            ("<!-- a --> **x** <!-- b -->", .bold), ("*_**x***_", []), ("_*x**_", .italic),
            ("****x****", .bold), ("plain", []), ("**<https://a.org>**", .bold), ("\\*x*", []), ("**a\\nb**", .bold),
            ("[**a**", []), ("**[a**", .bold), ("***a** b*", .italic),
            ("***_[_ ![_](*u*)***", [.bold, .italic]), ("** **", []), ("*a* <b>", []), ("&nbsp;**a**", []),
            ("*<!-- c -->*", []), ("**` `**", []), ("__`  `__ `&copy; `", .code),
        ] as [(String, TagStyle)])
    func emphasisFromEndToEndIsTheStyle(input: String, style: TagStyle) throws {
        #expect(try inline(input).style == style)
    }

    @Test func aTagHasTheStyleOfItsName() throws {
        let tags = try parsed(
            "- **[Go](g)**: 4\n- `C++` (2)\n- a *b*\n- R&amp;D (3)\n- <https://swift.org> (2)\n- <me@example.org>"
        ).tags
        #expect(tags.map(\.style) == [.bold, .code, [], [], [], []])
        #expect(tags.map(\.name) == ["Go", "C++", "a b", "R&D", "https://swift.org", "me@example.org"])
        #expect(
            tags[4].link?.destination == "https://swift.org" && tags[5].link?.destination == "mailto:me@example.org")
    }
}
