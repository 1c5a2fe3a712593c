import TestSupport
import Testing

@testable import SourceText
@testable import TagParsing

@Suite struct InlineLinkTests {
    // The examples of the CommonMark specification 0.31, sections 6.3 to 6.5.

    @Test(
        arguments: [
            (#"[link](/uri "title")"#, "link", "/uri", "title"), ("[link](/uri)", "link", "/uri", nil),
            ("[](./target.md)", "", "./target.md", nil),
            ("[link](</my uri>)", "link", "/my uri", nil), ("[a](<b)c>)", "a", "b)c", nil),
            (#"[link](\(foo\))"#, "link", "(foo)", nil),
            ("[link](foo(and(bar)))", "link", "foo(and(bar))", nil),
            (#"[link](foo\(and\(bar\))"#, "link", "foo(and(bar)", nil),
            ("[link](<foo(and(bar)>)", "link", "foo(and(bar)", nil), (#"[link](foo\)\:)"#, "link", "foo):", nil),
            ("[link](https://example.com?foo=3#frag)", "link", "https://example.com?foo=3#frag", nil),
            (#"[link](foo\bar)"#, "link", #"foo\bar"#, nil), ("[link](foo%20b&auml;)", "link", "foo%20bä", nil),
            (#"[link]("title")"#, "link", #""title""#, nil), ("[link](/url 'title')", "link", "/url", "title"),
            ("[link](/url (title))", "link", "/url", "title"),
            (#"[link](/url "title \"&quot;")"#, "link", "/url", #"title """#),
            ("[link](/url \u{A0}\"title\")", "[link](/url \u{A0}\"title\")", nil, nil),
            (#"[link](/url 'title "and" title')"#, "link", "/url", #"title "and" title"#),
            ("[link](   /uri \t \"title\"  )", "link", "/uri", "title"),
            (#"[link](/url "title "and" title")"#, #"[link](/url "title "and" title")"#, nil, nil),
            ("[link] (/uri)", "[link] (/uri)", nil, nil), ("[link [foo [bar]]](/uri)", "link [foo [bar]]", "/uri", nil),
            ("[link] bar](/uri)", "[link] bar](/uri)", nil, nil), ("[link [bar](/uri)", "[link bar", "/uri", nil),
            (#"[link \[bar](/uri)"#, "link [bar", "/uri", nil),
            ("[link *foo **bar** `#`*](/uri)", "link foo bar #", "/uri", nil),
            ("[![moon](moon.jpg)](/uri)", "moon", "/uri", nil),
            ("[foo [bar](/uri)](/other)", "[foo bar](/other)", "/uri", nil),
            ("[foo *[bar [baz](/uri)](/u)*](/v)", "[foo [bar baz](/u)](/v)", "/uri", nil),
            ("![[[foo](uri1)](uri2)](uri3)", "[foo](uri2)", nil, nil), ("*[foo*](/uri)", "*foo*", "/uri", nil),
            ("[foo *bar](baz*)", "foo *bar", "baz*", nil),
            ("*foo [bar* baz]", "foo [bar baz]", nil, nil), ("[foo`](/uri)`", "[foo](/uri)", nil, nil),
            (
                "[foo<https://example.com/?search=](uri)>", "[foohttps://example.com/?search=](uri)",
                "https://example.com/?search=](uri)", nil
            ),
            ("[foo][bar]", "[foo][bar]", nil, nil), ("[foo]", "[foo]", nil, nil),
            ("[foo](not a link)", "[foo](not a link)", nil, nil),
            ("[a](<b)c", "[a](<b)c", nil, nil), ("[a](<b>c)", "[a](<b>c)", nil, nil),
            ("[link](<foo\\>)", "[link](<foo>)", nil, nil),
            ("[link](/my uri)", "[link](/my uri)", nil, nil),
            ("[a](b\\&amp;c \"d\\&amp;e\")", "a", "b&amp;c", "d&amp;e"), ("[a](b \"\")", "a", "b", nil),
            ("![foo](/url \"title\")", "foo", nil, nil), ("![foo *bar*](train.jpg)", "foo bar", nil, nil),
            ("![foo ![bar](/url)](/url2)", "foo bar", nil, nil),
            ("![foo [bar](/url)](/url2)", "foo bar", nil, nil),
            ("My ![foo bar](/path/to/train.jpg  \"title\"   )", "My foo bar", nil, nil),
            ("!\\[foo]", "![foo]", nil, nil), ("\\![foo](a)", "!foo", "a", nil), ("![[foo]](a)", "[foo]", nil, nil),
        ] as [(String, String, String?, String?)])
    func aLinkIsItsTextItsDestinationAndItsTitle(input: String, text: String, link: String?, title: String?) throws {
        let read = try inline(input)
        #expect(read.text == text && read.link?.text == link && read.linkTitle == title)
    }

    @Test(
        arguments: [
            ("<https://foo.bar.baz>", "https://foo.bar.baz", "https://foo.bar.baz"),
            (
                "<https://foo.bar.baz/test?q=hello&id=22&boolean>", "https://foo.bar.baz/test?q=hello&id=22&boolean",
                "https://foo.bar.baz/test?q=hello&id=22&boolean"
            ),
            ("<irc://foo.bar:2233/baz>", "irc://foo.bar:2233/baz", "irc://foo.bar:2233/baz"),
            ("<MAILTO:FOO@BAR.BAZ>", "MAILTO:FOO@BAR.BAZ", "MAILTO:FOO@BAR.BAZ"),
            ("<a+b+c:d>", "a+b+c:d", "a+b+c:d"), ("<localhost:5001/foo>", "localhost:5001/foo", "localhost:5001/foo"),
            ("<https://foo.bar/baz bim>", "<https://foo.bar/baz bim>", nil),
            (#"<https://example.com/\[\>"#, #"https://example.com/\[\"#, #"https://example.com/\[\"#),
            ("<foo@bar.example.com>", "foo@bar.example.com", "mailto:foo@bar.example.com"),
            ("<foo+special@Bar.baz-bar0.com>", "foo+special@Bar.baz-bar0.com", "mailto:foo+special@Bar.baz-bar0.com"),
            (#"<foo\+@bar.example.com>"#, "<foo+@bar.example.com>", nil), ("<>", "<>", nil),
            ("< https://foo.bar >", "< https://foo.bar >", nil),
            ("<m:abc>", "<m:abc>", nil), ("<foo.bar.baz>", "<foo.bar.baz>", nil),
            ("https://example.com", "https://example.com", nil), ("foo@bar.example.com", "foo@bar.example.com", nil),
            ("<a@-b.c>", "<a@-b.c>", nil), ("<a@b-.c>", "<a@b-.c>", nil), ("<a@b..c>", "<a@b..c>", nil),
            ("<a@b.>", "<a@b.>", nil), ("<@b>", "<@b>", nil),
            ("<abcdefghijklmnopqrstuvwxyz0123456:x>", "<abcdefghijklmnopqrstuvwxyz0123456:x>", nil),
            ("a < b > c", "a < b > c", nil), ("<", "<", nil), ("a:<", "a:<", nil),
            ("<ä@b.c>", "<ä@b.c>", nil), ("<https://東京.jp>", "https://東京.jp", "https://東京.jp"),
        ] as [(String, String, String?)])
    func anAddressInPointedBracketsIsALink(input: String, text: String, link: String?) throws {
        let read = try inline(input)
        #expect(read.text == text && read.link?.text == link)
    }

    // MARK: - Refused

    @Test(arguments: [
        ("[a](b) [c](d)", 7..<13), ("<https://a.org> <b@c.d>", 16..<23), ("[a <https://b.org>](c)", 0..<22),
        ("![a](b) [c](d) [e](f)", 15..<21),
    ])
    func aSecondLinkIsAnErrorWithItsPlace(input: String, range: Range<Int>) throws {
        let error = #expect(throws: Problem.self) { try inline(input) }
        #expect(error?.message == "a second link in one tag" && error?.range == range)
    }

    @Test(arguments: [
        ("- <javascript:alert(1)>", "\"javascript:\" are not allowed"),
        ("- [a](javascript&colon;alert(1))", "\"javascript:\" are not allowed"),
        ("- [a](java&Tab;script&#58;x)", "control character"),
        ("- [a](&#106;avascript:x)", "\"javascript:\" are not allowed"), ("- <std:vector>", "\"std:\" are not allowed"),
        ("- [a](javascript\\:x)", "\"javascript:\" are not allowed"), ("- a&#1;b", "U+0001"), ("- &#xFFFF;", "U+FFFF"),
        ("- <!-- a -->", "no name"), ("- &nbsp;", "no name"),
        ("- &#8203;", "no visible character"), ("- [a](b \"&#7;\")", "U+0007"),
        ("- a&#x85;b", "U+0085"),
    ])
    func whatReferencesAndAddressesHideIsRefused(text: String, message: String) throws {
        let error = try #require(failure(text), "\(text.debugDescription) was read")
        #expect(error.all.contains { $0.message.contains(message) }, "\(error)")
    }

    @Test(arguments: [
        "http://", "https://", "http:a", "HTTP://a", "https:/a", "mailto:", "https://a", "http://a/b?c#d",
    ])
    func aLinkHasAnAddressBehindItsScheme(link: String) {
        let isRefused = failure("- [a](\(link))") != nil
        #expect(isRefused == !["HTTP://a", "https://a", "http://a/b?c#d"].contains(link))
    }
}
