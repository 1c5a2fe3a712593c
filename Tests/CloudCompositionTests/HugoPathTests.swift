import SourceText
import Testing

@testable import CloudComposition
@testable import TagParsing

private typealias Tag = TagParsing.Tag

/// What Hugo 0.111 made of these names, as terms of a site that was built.
@Suite struct HugoPathTests {
    @Test(arguments: [
        ("Machine learning", "machine-learning"), ("C++", "c++"), ("C#", "c#"), (".NET", ".net"), ("R&D", "rd"),
        ("Überblick", "überblick"), ("日本語", "日本語"), ("Go/Rust", "go/rust"), ("node.js", "node.js"), ("..a", "..a"),
        ("a  b", "a-b"), ("a - b", "a-b"), ("a -b", "a-b"), ("a- b", "a-b"), ("a--b", "a--b"), ("--a--", "--a--"),
        ("a & b", "a-b"), ("a\u{A0}b", "a-b"), ("a\u{3000}b", "a-b"), ("İstanbul", "istanbul"), ("ΛΌΓΟΣ", "λόγοσ"),
        ("a_b~c@d", "a_b~c@d"), ("100%", "100"), ("a%41b", "a%41b"), ("50%ff", "50%ff"), ("x²", "x"),
        ("cafe\u{301}", "cafe\u{301}"), ("ǅ", "ǆ"), ("a\u{200D}b", "ab"), ("q?", "q"), ("a\\b", "a\\b"),
        ("٠١", "٠١"), ("ß", "ß"), ("ﬁ", "ﬁ"), ("'s", "s"), ("e.", "e."), ("#a", "#a"), ("emoji 😀", "emoji"),
        ("हिन्दी", "हिन्दी"), ("x^y", "xy"), ("", ""), (";)", ""), ("!!!", ""), ("½", ""), ("Ⅷ", ""),
    ])
    func aNameIsWhatHugoMakesOfIt(name: String, path: String) {
        #expect(Array(hugoPath(of: name).utf8) == Array(path.utf8))
    }

    @Test(arguments: [
        ("C#", "/tags/c%23/"), ("C++", "/tags/c%2B%2B/"), ("Go/Rust", "/tags/go/rust/"), ("a//b/", "/tags/a/b/"),
        ("a%41b", "/tags/a%2541b/"),
    ])
    func aLinkLeadsToTheFolderOfThatName(name: String, link: String) throws {
        #expect(try LinkPattern("/tags/{hugo}/").link(for: Tag(name)).destination == link)
    }

    @Test(arguments: ["..", ".", "../x", "a/../b", ";)", "!!!", "/", "//"])
    func aNameThatHasNoPageOrAnothersIsRefused(name: String) throws {
        let pattern = try LinkPattern("/tags/{hugo}/")
        let tag = try Tag(name)
        #expect(throws: Problem.self) { try pattern.link(for: tag) }
    }

    @Test(arguments: ["/{hugo}", "/{hugo}/", "{hugo}/x", "{hugo}", "https://x.org/{hugo}/", "?q={hugo}"])
    func noNameMakesASchemeAHostOrAnotherFolder(pattern: String) throws {
        let pattern = try LinkPattern(pattern)
        let plain = try URLReference(pattern.link(for: Tag("x")).destination)
        for name in [
            "javascript:alert(1)", "//evil.example", "/\\evil.example", "\\\\evil.example", "%2e%2e", "%2e%2e/x",
            "..%2f..",
            "https://evil.example", "data:text/html,x", "?a=b#c", "a/../../b", "/..", "../", "a/.", "\"><script>", ":",
            "#x",
        ] {
            let tag = try Tag(name)
            guard let link = try? pattern.link(for: tag) else { continue }
            let reference = URLReference(link.destination)
            #expect(reference.scheme == plain.scheme && reference.authority == plain.authority, "\(name)")
            #expect((reference.query == nil) == (plain.query == nil) && reference.fragment == nil, "\(name)")
            let base = URLReference("https://base.example/a/b/c")
            let folders = base.resolving(plain).path.split(separator: "/").dropLast(2)
            #expect(base.resolving(reference).path.split(separator: "/").starts(with: folders), "\(name)")
        }
    }
}
