import Testing

@testable import CloudComposition
@testable import SourceText
@testable import TagParsing

@Suite struct LinkBaseTests {
    /// The examples of RFC 3986, section 5.4, at http://a/b/c/d;p?q: normal ones, and abnormal ones by the strict rule.
    @Test(arguments: [
        ("g:h", "g:h"), ("g", "http://a/b/c/g"), ("./g", "http://a/b/c/g"), ("g/", "http://a/b/c/g/"),
        ("/g", "http://a/g"),
        ("//g", "http://g"), ("?y", "http://a/b/c/d;p?y"), ("g?y", "http://a/b/c/g?y"), ("#s", "http://a/b/c/d;p?q#s"),
        ("g#s", "http://a/b/c/g#s"), ("g?y#s", "http://a/b/c/g?y#s"), (";x", "http://a/b/c/;x"),
        ("g;x", "http://a/b/c/g;x"),
        ("g;x?y#s", "http://a/b/c/g;x?y#s"), ("", "http://a/b/c/d;p?q"), (".", "http://a/b/c/"),
        ("./", "http://a/b/c/"),
        ("..", "http://a/b/"), ("../", "http://a/b/"), ("../g", "http://a/b/g"), ("../..", "http://a/"),
        ("../../", "http://a/"),
        ("../../g", "http://a/g"),
        ("../../../g", "http://a/g"), ("../../../../g", "http://a/g"), ("/./g", "http://a/g"), ("/../g", "http://a/g"),
        ("g.", "http://a/b/c/g."), (".g", "http://a/b/c/.g"), ("g..", "http://a/b/c/g.."), ("..g", "http://a/b/c/..g"),
        ("./../g", "http://a/b/g"), ("./g/.", "http://a/b/c/g/"), ("g/./h", "http://a/b/c/g/h"),
        ("g/../h", "http://a/b/c/h"),
        ("g;x=1/./y", "http://a/b/c/g;x=1/y"), ("g;x=1/../y", "http://a/b/c/y"), ("g?y/./x", "http://a/b/c/g?y/./x"),
        ("g?y/../x", "http://a/b/c/g?y/../x"), ("g#s/./x", "http://a/b/c/g#s/./x"),
        ("g#s/../x", "http://a/b/c/g#s/../x"),
        ("http:g", "http:g"),
    ])
    func aReferenceIsResolvedAsInTheRFC(reference: String, expected: String) {
        #expect(URLReference("http://a/b/c/d;p?q").resolving(URLReference(reference)).text == expected)
    }

    @Test(arguments: [
        "", "a", "/", "//", "//a", "a:b", "?", "#", "a?b?c#d#e", "http://a:80/b//c?#", "/a:b", ":a", "é/ü?ß",
    ])
    func anAddressIsItsPartsAgain(text: String) {
        let reference = URLReference(text)
        #expect(reference.text == text || reference.authority == nil && reference.text == "/." + text)
    }

    private func resolve(_ link: String, at base: String) throws -> String {
        try LinkBase(base).resolve(Link(link)).destination
    }

    @Test(arguments: [
        ("https://example.org/blog/", "tags/go", "https://example.org/blog/tags/go"),
        ("https://example.org/blog/", "/tags/go", "https://example.org/tags/go"),
        ("https://example.org/blog/", "../x", "https://example.org/x"),
        ("https://example.org", "x", "https://example.org/x"),
        ("https://example.org/blog/", "#x", "https://example.org/blog/#x"),
        ("https://example.org/blog/", "https://swift.org/../a", "https://swift.org/../a"),
        ("https://example.org/blog/", "mailto:a@b.org", "mailto:a@b.org"),
        ("https://example.org/", "//cdn.org/x", "https://cdn.org/x"),
        ("/blog/", "go/", "/blog/go/"), ("/blog/", "../../../go", "/go"), ("/blog", "go", "/go"),
        ("/blog/", "./a:b", "/blog/a:b"),
        ("/blog/", "//cdn.org/x", "//cdn.org/x"), ("/b/#x", "a", "/b/a"), ("/blög/", "ä b", "/blög/ä%20b"),
    ])
    func aRelativeLinkIsPutBehindTheBase(base: String, link: String, expected: String) throws {
        #expect(try resolve(link, at: base) == expected)
    }

    /// Dot segments that go could bring two slashes to the front, which would make a host of what follows.
    @Test(arguments: [
        ("/", "..//evil.example/x"), ("/", ".//evil.example/x"), ("/a/", "..//evil.example"),
        ("/", "/..//evil.example/x"),
    ])
    func noRelativeLinkLeadsToAnotherHost(base: String, link: String) throws {
        let resolved = try resolve(link, at: base)
        #expect(URLReference(resolved).authority == nil && resolved.hasPrefix("/.//evil.example"), "\(resolved)")
    }

    @Test(arguments: [
        ("blog/", "a path from the root"), ("../", "a path from the root"), ("//example.org/", "a path from the root"),
        ("mailto:a@b.org", "a path from the root"), ("https:///x", "a path from the root"),
        ("javascript:x", "not allowed"), ("", "is empty"),
        ("?x", "a path from the root"), ("ftp://example.org/", "not allowed"), ("http:x", "no address"),
        ("/a\u{7}", "control character"),
    ])
    func anotherBaseIsAnError(base: String, message: String) {
        let error = #expect(throws: Problem.self) { try LinkBase(base) }
        #expect(
            error?.message.contains(message) == true && error?.option == "link-base" && error?.hint?.isEmpty == false,
            "\(String(describing: error))")
    }
}
