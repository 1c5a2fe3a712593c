import Testing

@testable import MarkdownReading
@testable import MarkupReading

@Suite struct MarkdownTextTests {
    @Test(arguments: [
        ("**bo**ld *it*al __x__ ~~y~~ ~z~", "bold ital x y z"), ("snake_case 2 * 3 C* _x", "snake_case 2 * 3 C* _x"),
        ("***a** b*", "a b"), ("*a _b* c_", "a _b c_"), ("foo*bar*baz", "foobarbaz"), ("**“a”**", "“a”"),
        ("[a *b*](/u \"t t\") c", "a b c"), ("[a](<u v> 't')", "a"), ("[a](u(v)w)", "a"), ("[a](u v)", "[a](u v)"),
        ("[a][ref] [b][] [c]\n\n[ref]: /r\n[b]: /b", "a b [c]"), ("[a][ref] [b][]", "[a][ref] [b][]"),
        ("list[1][2]", "list[1][2]"), ("![a *b*](/u)", "a b "),
        ("a![b][c]d\n\n[c]: /c", "a b d"),
        ("[![a](b)](c)", "a "), ("[a [b](c) d](e)", "[a b d](e)"), ("\\![a](b)", "!a"),
        ("`C++` ``a`b`` `x", "C++ a`b `x"),
        ("`*a*` \\`b\\`", "*a* `b`"), ("<http://a.b/c_d_e> <me@x.org>", "http://a.b/c_d_e me@x.org"),
        ("http://a.b/c", "http://a.b/c"), ("\\*a\\* \\a", "*a* \\a"), ("a\\\nb  \nc", "a\nb\nc"),
        ("&auml;&#228; &copy; &amp;", "ää © &"),
        ("&copy &x; R&D AT&T", "&copy &x; R&D AT&T"), ("so&shy;ft", "soft"), ("$a_1$ $$x$$", "$a_1$ $$x$$"),
        ("a[^1] b[^note].", "a b."), ("{{< fig \"a*b\" >}} c {% x %}d{{ y }}*e*", "c  d e"), ("{a} {{b", "{a} {{b"),
        ("a <b>c</b>d <br>e <x y='>'>f", "a cd \ne f"), ("a<!-- b\nc -->d", "ad"), ("a < b <c", "a < b <c"),
        ("the <script> tag", "the <script> tag"), ("a <script>b</script> c", "a  c"),
        ("a\n<b><!-- b --></b>\nc", "a\nc"),
    ])
    func inlineMarkupVanishes(source: String, text: String) {
        #expect(Extraction(source, .markdown).text == text)
    }

    @Test(arguments: [
        ("# a #\nb", "a\n\nb"), ("a\n===\nb\n---\nc", "a\n\nb\n\nc"), ("a\n***\nb", "a\n\nb"), ("a\n\n\n\nb", "a\n\nb"),
        ("- a\n- b\n  c\n\n  d", "a\n\nb\nc\n\nd"), ("1. a\n2) b", "a\n\nb"),
        ("- [ ] a\n- [x] b\n* [X] c", "a\n\nb\n\nc"),
        ("> a\nb\n> > c\n> d", "a\nb\n\nc\nd"), ("a\n2. b", "a\n2. b"), ("a\n1. b", "a\n\nb"),
        ("|a|b \\| c|\n|-|:-:|\n|`d`|**e**|\nf\n\ng", "a\n\nb | c\n\nd\n\ne\n\nf\n\ng"),
        ("a | b\n-- | --\nc | d", "a\n\nb\n\nc\n\nd"),
        ("a | b\n-- | -- | --", "a | b\n-- | -- | --"), ("[a]: /b \"c\"\n[d]: <e>\n  'f\n  g'\nh", "h"),
        ("[a]: b c", "[a]: b c"),
        ("[^1]: note\n    more\n\n    and\n\nb", "b\n\nnote\nmore\n\nand"), ("a\r\nb\r\n\r\nc\rd", "a\nb\n\nc\nd"),
        ("#hash", "#hash"),
        ("<div class=x>\n*a*\n</div>\n\n*b*", "*a*\n\nb"), ("<!-- a\n\nb -->\nc", "c"), ("a\n<!-- b -->\nc", "a\n\nc"),
        ("<!-- a --> <b\n\nc", "<b\n\nc"),
        ("<p>\n<style>\n\nx\n\n</style>\n</p>\n\nb", "b"),
        ("<details><summary>a</summary>\n\n*b*\n\n</details>", "a\n\nb"), ("- a\n\n      b\n\n  c", "a\n\nc"), ("", ""),
        ("\n\n", ""),
        // A note that stands before what ends behind it, and one that does not end what it begins.
        ("[^1]: a\n\nb <script>c</script> d[^1]", "b  d\n\na"),
        ("[^1]: a\n\n    <style>\n    b\n\nc\n\n</style> d", "c\n\nd\n\na"),
    ])
    func blocksAreApart(source: String, text: String) {
        #expect(Extraction(source, .markdown).text == text)
    }

    @Test(arguments: [
        ("a\n```swift\nb\n\n*c*\n```\nd", "a\n\nd", "a\n\nb\n*c*\n\nd", 1),
        ("~~~~\na\n~~~\n~~~~~\nb", "b", "a\n~~~\n\nb", 1),
        ("a\n\n    b\n\n    c\n\nd", "a\n\nd", "a\n\nb\nc\n\nd", 1), ("\tb\n    c\nd", "d", "b\nc\n\nd", 1),
        ("a\n    b", "a\nb", "a\nb", 0), ("- ```\n  a\n  ```\n- b", "b", "a\n\nb", 1),
        ("> ```\n> a\nb", "b", "a\n\nb", 1), ("``` a`b ```", "a`b", "a`b", 0), ("- a\n\n    b", "a\n\nb", "a\n\nb", 0),
        ("<pre>\na\n\nb</pre>\n\nc", "c", "a\nb\n\nc", 1),
    ])
    func blocksOfCodeAreTextWhereTheyAreAskedFor(source: String, without: String, with: String, blocks: Int) {
        let extraction = Extraction(source, .markdown)
        #expect(extraction.text == without)
        #expect(extraction.omittedCodeBlocks == blocks)
        let kept = Extraction(source, .markdown, keepsCode: true)
        #expect(kept.text == with)
        #expect(kept.omittedCodeBlocks == 0)
    }

    @Test(arguments: [
        ("---\ntitle: a\n---\nb", "b"), ("---\n# c\na:\n  - b\n...\nb", "b"),
        ("+++\na = 1\n+++\nb", "b"),
        ("\u{FEFF}---\ra: b\r---\rc", "c"), ("---\na: b\nc", "a: b\nc"),
        ("---\n\na: b\n---\nc", "c"),
        ("---\nprose here\n---\nc", "prose here\n\nc"), ("\n---\na: b\n---\nc", "a: b\n\nc"),
        ("+++\na\n+++", "+++\na\n+++"), ("---\n---\na", "a"), ("----\na: b\n---\n", "a: b"),
        ("---", ""),
    ])
    func frontMatterIsNoText(source: String, text: String) {
        #expect(Extraction(source, .markdown).text == text)
    }

    @Test(arguments: [
        ("a\n```\nb", "a", 1), ("a\n\n<!-- b\n\nc", "a", 0), ("a\n\n<script>\nb", "a", 0), ("> - ~~~\n>   b", "", 1),
        ("<pre>\n\na", "", 1),
    ])
    func whatNeverClosesGoesOnToTheEnd(source: String, text: String, blocks: Int) {
        let extraction = Extraction(source, .markdown)
        #expect(extraction.text == text)
        #expect(extraction.omittedCodeBlocks == blocks)
    }

    @Test func blocksOfCodeThatAreLeftOutAreCounted() {
        let source = "---\na: b\n---\n{{< c >}} d <!-- e -->\n\n    f\n\n```\ng\n```\n<script>h</script>"
        #expect(Extraction(source, .markdown).omittedCodeBlocks == 2)
    }

    @Test func plainTextIsCopiedAsItIs() {
        #expect(Extraction("*a* <b>\r\n\n\n&amp;", .plain, blockEnds: [3, 5]).text == "*a* <b>\r\n\n\n&amp;")
    }
}
