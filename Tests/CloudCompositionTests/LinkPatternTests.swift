import TestSupport
import Testing

@testable import CloudComposition
@testable import SourceText
@testable import TagParsing

private typealias Tag = TagParsing.Tag

@Suite struct LinkPatternTests {
    private func link(_ pattern: String, _ name: String, weight: Double = 42) throws -> String {
        try LinkPattern(pattern).link(for: Tag(name, weight: weight)).destination
    }

    @Test(arguments: [
        ("/tags/{slug}/", "Machine Learning", "/tags/machine-learning/"),
        ("https://example.org/?q={name}", "C++ & C#", "https://example.org/?q=C%2B%2B%20%26%20C%23"),
        ("https://example.org/?q={name}&n={weight}", "a", "https://example.org/?q=a&n=42"),
        ("/tags/{slug}", "東京", "/tags/%E6%9D%B1%E4%BA%AC"), ("/{slug}/{slug}", "Go", "/go/go"),
        ("tags/{name}.html", "a~b-c._d", "tags/a~b-c._d.html"), ("{slug}.html", "Go", "go.html"),
        ("#{slug}", "Go", "#go"), ("mailto:{slug}@example.org", "Go", "mailto:go@example.org"),
        ("/{{{slug}}}", "Go", "/%7Bgo%7D"), ("/{{name}}/{slug}", "Go", "/%7Bname%7D/go"), ("/ä/{slug}", "Go", "/ä/go"),
        ("/{name}", "one\ntwo", "/one%20two"), ("/{name}", "é", "/%C3%A9"),
        ("//cdn.example/{slug}", "Go", "//cdn.example/go"),
    ])
    func aPatternGivesALink(pattern: String, name: String, destination: String) throws {
        #expect(try link(pattern, name) == destination)
    }

    @Test func theWeightIsExact() throws {
        #expect(try link("/{slug}?{weight}", "a", weight: 12345.678) == "/a?12345.678")
        #expect(try link("/{slug}?{weight}", "a", weight: 1e300).contains("+") == false)
    }

    @Test(arguments: [
        ("/tags/", "leads all tags to one page"), ("/?{weight}", "leads all tags to one page"), ("", "leads all tags"),
        ("/{{slug}}", "leads all tags to one page"), ("/{slugg}", "unknown placeholder {slugg}"),
        ("/{}", "unknown placeholder {}"),
        ("/{SLUG}", "unknown placeholder {SLUG}"), ("/{slug", "a { has no }"), ("/{slug}}", "a } has no {"),
        ("/}{slug}", "a } has no {"),
        ("javascript:{name}", "\"javascript:\" are not allowed"), ("JavaScript:alert('{slug}')", "are not allowed"),
        ("java\tscript:{name}", "control character"), ("javascript%3A{name}", "are not allowed"),
        ("{name}:x", "are not allowed"), ("{slug}:alert(1)", "are not allowed"), ("{slug}://x", "are not allowed"),
        ("http{slug}://x", "are not allowed"), ("data:text/html,{name}", "are not allowed"),
        ("http:{slug}", "no address"),
        ("https://{name}/", "the host"), ("https://{slug}.example.org/", "the host"), ("//{name}/x", "the host"),
        ("http://user@{slug}", "the host"), ("https://x.org:{weight}/{slug}", "the host"),
        ("/\u{0}{slug}", "control character"),
    ])
    func aPatternThatIsNoneSaysWhy(pattern: String, message: String) {
        let error = #expect(throws: Problem.self) { try LinkPattern(pattern) }
        #expect(error?.message.contains(message) == true && error?.option == "link", "\(String(describing: error))")
        #expect(error?.hint?.isEmpty == false)
    }

    @Test func aMisspeltPlaceholderIsNamed() {
        let error = #expect(throws: Problem.self) { try LinkPattern("/{slig}") }
        #expect(error?.hint == "did you mean {slug}?")
        let other = #expect(throws: Problem.self) { try LinkPattern("/{group}") }
        #expect(
            other?.hint
                == "known are {slug}, {name}, {hugo}, {jekyll}, {zola}, {pelican}, {weight}; a brace of the address is written {{ or }}"
        )
    }

    private static let hostileNames = [
        "javascript:alert(1)", "JAVASCRIPT:alert(1)", "java\u{AD}script:x", "//evil.example", "/\\evil.example",
        "\\\\evil.example",
        "\\", "%2e%2e", "%2E", "..%2f", "https://evil.example", "data:text/html,x", "?a=b#c", "a/../../b",
        "\"><script>", "'", "{name}",
        ":", "%3A", "%", "%00", "x:y", "@evil.example", "CON", "🎈", "e\u{301}", "\u{202E}x", "a b", "&amp;", "`",
    ]

    /// What is not resolved away by a browser, and holds no sign that parts an address.
    @Test(arguments: [
        "{name}", "{slug}", "/{name}", "/tags/{name}/", "{name}/x", "a{name}", "./{name}", "?q={name}",
        "https://x.org/{name}",
    ])
    func noNameMakesASchemeOrAHost(pattern: String) throws {
        let plain = try URLReference(link(pattern, "x"))
        for name in Self.hostileNames {
            let reference = try URLReference(link(pattern, name))
            #expect(reference.scheme == plain.scheme && reference.authority == plain.authority, "\(name)")
            #expect(
                (reference.query == nil) == (plain.query == nil)
                    && (reference.fragment == nil) == (plain.fragment == nil))
            let base = URLReference("https://base.example/a/b/c")
            let resolved = base.resolving(reference)
            let slashes = resolved.path.utf8.count { $0 == UInt8(ascii: "/") }
            #expect(
                slashes == base.resolving(plain).path.utf8.count { $0 == UInt8(ascii: "/") },
                "\(name): \(resolved.text)")
            let isPlain = reference.text.utf8.allSatisfy { byte in
                switch byte {
                case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
                default: "-._~%/:?=".utf8.contains(byte)
                }
            }
            #expect(isPlain, "\(reference.text)")
        }
    }

    @Test func aNameWithAColonIsNoScheme() throws {
        #expect(try link("{name}", "javascript:alert(1)") == "./javascript%3Aalert%281%29")
        #expect(try link("{name}", "%3A") == "%253A")
        #expect(try link("/{name}", "a:b") == "/a%3Ab")
        #expect(try link("mailto:{name}@x.org", "a:b") == "mailto:a%3Ab@x.org")
    }

    @Test(arguments: [
        ("/tags/{name}/", ".."), ("/tags/{name}", "."), ("{name}", ".."), ("/.{name}", "."), ("/%2E{name}/x", "."),
    ])
    func aNameOfDotsLeadsToNoOtherFolder(pattern: String, name: String) throws {
        let pattern = try LinkPattern(pattern)
        let tag = try Tag(name)
        let error = #expect(throws: Problem.self) { try pattern.link(for: tag) }
        #expect(error?.message.contains("another folder") == true)
    }

    @Test func dotsElsewhereAreDots() throws {
        #expect(try link("/tags/{slug}/", "..") == "/tags/u-2e-2e/")
        #expect(try link("/?q={name}", "..") == "/?q=..")
        #expect(try link("/{name}.html", "..") == "/...html")
        #expect(try link("/{name}", "...") == "/...")
        #expect(try link("../{name}", "a") == "../a")
        #expect(try link("/#/{name}", "..") == "/#/..")
    }

    @Test func aLinkThatIsTooLongIsRefused() throws {
        let name = String(repeating: "e" + String(repeating: "\u{301}", count: 25), count: 500)
        let pattern = try LinkPattern("/{name}/{name}")
        let tag = try Tag(name)
        #expect(throws: Problem.self) { try pattern.link(for: tag) }
    }

    @Test func linksOfSeveralNamesAreFound() throws {
        let pattern = try LinkPattern("/{slug}")
        let tags = try ["C++", "Go", "C plus plus", "C#", "go!", "c, plus plus", "Zig"].map {
            (name: $0, link: try pattern.link(for: Tag($0)))
        }
        let shared = linksThatCollide(tags)
        #expect(shared.map(\.link.destination) == ["/c-plus-plus", "/go"])
        #expect(shared.map(\.names) == [["C++", "C plus plus", "c, plus plus"], ["Go", "go!"]])
        #expect(linksThatCollide([(name: String, link: Link)]()).isEmpty)
    }
}
