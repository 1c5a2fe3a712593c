import SourceText
import Testing

@testable import CloudComposition
@testable import TagParsing

private typealias Tag = TagParsing.Tag

/// What Jekyll 4.3's `slugify` and Pelican 4's `slugify` made of these names; Zola's rule as its crate `slug` documents it.
@Suite struct LatinPathsTests {
    @Test(arguments: [
        ("C++", "c"), ("C#", "c"), (".NET", "net"), ("R&D", "r-d"), ("a  b", "a-b"), (" a - b", "a-b"), ("--a--", "a"),
        ("node.js", "node-js"), ("Go/Rust", "go-rust"), ("it's", "it-s"), ("a_b", "a-b"), ("100%", "100"),
        ("x²", "x"), ("Überblick", "überblick"), ("Straße", "straße"), ("Łódź", "łódź"), ("東京", "東京"), ("!!!", ""),
        ("1.5", "1-5"), ("İstanbul", "i̇stanbul"), ("a—b", "a-b"), ("“x”", "x"), ("_x_", "x"), ("日本 a", "日本-a"),
    ])
    func jekyll(name: String, path: String) { #expect(jekyllPath(of: name) == path) }

    @Test(arguments: [
        ("C++", "c"), ("C#", "c"), (".NET", "net"), ("R&D", "rd"), ("a  b", "a-b"), (" a - b", "a-b"), ("--a--", "-a-"),
        ("node.js", "nodejs"), ("Go/Rust", "gorust"), ("it's", "its"), ("a_b", "a_b"), ("100%", "100"),
        ("Überblick", "uberblick"), ("Straße", "strasse"), ("café", "cafe"), ("ø", "o"), ("Łódź", "lodz"), ("!!!", ""),
        ("1.5", "15"), ("don't stop", "dont-stop"), ("Þór", "thor"), ("œuvre", "oeuvre"), ("Æsir", "aesir"),
        ("İstanbul", "istanbul"), ("a—b", "a-b"), ("“x”", "x"), ("Ärger ÖL", "arger-ol"), ("_x_", "_x_"), ("e.", "e"),
        ("東京", nil), ("日本 a", nil), ("Москва", nil), ("x²", nil),
    ])
    func pelican(name: String, path: String?) { #expect(pelicanPath(of: name) == path) }

    @Test(arguments: [
        ("C++", "c"), ("Node.js", "node-js"), ("R&D", "r-d"), ("a_b", "a-b"), ("--a--", "a"), ("café", "cafe"),
        ("Straße", "strasse"), ("it’s", "it-s"), ("!!!", ""), ("東京", nil),
    ])
    func zola(name: String, path: String?) { #expect(zolaPath(of: name) == path) }

    @Test(arguments: [
        ("/tags/{jekyll}/", "Node.js", "/tags/node-js/"), ("/tags/{jekyll}/", "東京", "/tags/%E6%9D%B1%E4%BA%AC/"),
        ("/tag/{pelican}.html", "R&D", "/tag/rd.html"), ("/tags/{zola}/", "Crème brûlée", "/tags/creme-brulee/"),
    ])
    func aLinkLeadsToThePage(pattern: String, name: String, link: String) throws {
        #expect(try LinkPattern(pattern).link(for: Tag(name)).destination == link)
    }

    @Test(arguments: [
        ("{zola}", "東京", "Zola writes \"東京\" in Latin letters, after tables of its own"),
        ("{pelican}", "!!!", "Pelican makes no page for the name \"!!!\""),
        ("{jekyll}", ";)", "Jekyll makes no page for the name \";)\""),
    ])
    func aNameOfNoKnownPageIsRefused(placeholder: String, name: String, problem: String) throws {
        let pattern = try LinkPattern("/tags/\(placeholder)/")
        let error = #expect(throws: Problem.self) { try pattern.link(for: Tag(name)) }
        #expect(error?.message == problem)
    }
}
