import Foundation
import SourceText
import TestSupport
import Testing

@testable import CloudComposition
@testable import CloudRendering
@testable import MarkupEmission
@testable import MarkupValidation
@testable import TagParsing
@testable import Typography

// Swift Testing has a Tag too.
private typealias Tag = TagParsing.Tag

private func text(_ tags: [Tag], _ format: OutputFormat, _ options: CloudOptions = CloudOptions()) throws -> String {
    String(decoding: try render(tags, options: options, format: format).bytes, as: UTF8.self)
}

@Suite struct SVGTests {
    @Test func aLinkedTagIsALinkWithItsTextInside() throws {
        let svg = try text([try Tag("Swift", weight: 42, link: "https://swift.org/?a=1&b=2")], .svg)
        #expect(
            svg.contains(
                """
                <g role="listitem"><a href="https://swift.org/?a=1&amp;b=2" aria-label="Swift, 42"><text class="tag w3 k1" x="
                """))
        #expect(svg.contains(" lengthAdjust=\"spacingAndGlyphs\" data-weight=\"42\">Swift</text></a></g>\n"))
    }

    @Test func aTagWithoutALinkCarriesItsNameOnTheItem() throws {
        let svg = try text([try Tag("a \"b\" <c>", weight: 0.5)], .svg)
        #expect(svg.contains("<g role=\"listitem\" aria-label=\"a &quot;b&quot; &lt;c&gt;, 0.5\"><text "))
        #expect(svg.contains(">a \"b\" &lt;c&gt;</text></g>"))
    }

    @Test func everyLineOfATagIsAText() throws {
        let svg = try text([try Tag("one\ntwo")], .svg)
        #expect(
            svg.components(separatedBy: "<text ").count == 3 && svg.contains(">one</text><text ")
                && svg.contains(">two</text></g>"))
        #expect(svg.contains("aria-label=\"one two, 1\""))
    }

    @Test func theTitleAttributeIsATooltip() throws {
        let attributes = TagAttributes(values: [(key: "title", value: "since <2009>")])
        let svg = try text([try Tag("Go", attributes: attributes)], .svg)
        #expect(svg.contains("<g role=\"listitem\" aria-label=\"Go, 1\"><title>since &lt;2009&gt;</title><text "))
    }

    @Test func titleAndDescriptionStandAtTheBeginning() throws {
        var options = CloudOptions()
        options.title = "A & B"
        options.description = "C < D"
        let svg = try text([try Tag("x")], .svg, options)
        #expect(svg.contains(">\n<title>A &amp; B</title>\n<desc>C &lt; D</desc>\n<style>"))
        #expect(svg.contains("<g role=\"list\" aria-label=\"A &amp; B\">"))
    }

    @Test(arguments: 0..<40)
    func whateverNamesThereAreTheOutputValidates(seed: Int) throws {
        var generator = Seeded(seed)
        let alphabet = Array("<>&\"'\\]})é\u{301}\u{338}東🏳️‍🌈العربية \u{200D}\u{202E}ก็ AVa-.%#".unicodeScalars)
        let links = ["https://a.org/<>\"'&", "/a b", "mailto:x@y", "?é=東", "http://x/%3C"]
        let tags = try (0..<30).map { index in
            let scalars = (0..<Int.random(in: 1...12, using: &generator)).compactMap { _ in
                alphabet.randomElement(using: &generator)
            }
            return try Tag(
                "n" + String(String.UnicodeScalarView(scalars)) + "\(index)",
                weight: Double.random(in: 0.001...1e9, using: &generator),
                link: Bool.random(using: &generator) ? links.randomElement(using: &generator) : nil)
        }
        var options = CloudOptions()
        options.width = Double(Int.random(in: 80...900, using: &generator))
        for format in OutputFormat.allCases { #expect(try text(tags, format, options).count > 50) }
    }
}

@Suite struct LinkTests {
    // What the model takes the schema takes: otherwise a link of an input would be a bug of ours.
    @Test func aLinkIsRefusedOrItsCloudValidates() throws {
        let pieces = [
            "http", "https", "HTTPS", "mailto", "javascript", ":", "//", "/", "\\", "?", "#", "%3A", "%2F", "%", "%zz",
            " ",
            "\u{A0}", "\u{2028}", "\u{3000}", "é", "東", "a", "b@c.org", "\"", "<", ">", "&", "'", "^", "`", "{", "|",
            "}",
            "\u{FFFD}", "\u{202E}", "\u{301}", ".", "[", "]",
        ]
        var taken = 0
        for seed in 0..<2000 {
            var generator = Seeded(seed)
            let text = (0..<Int.random(in: 1...6, using: &generator))
                .compactMap { _ in pieces.randomElement(using: &generator) }.joined()
            guard let tag = try? Tag("a", link: text) else { continue }
            taken += 1
            #expect(throws: Never.self, "seed \(seed): \(text)") { try render([tag], format: .html) }
        }
        #expect((200...1900).contains(taken), "\(taken) of 2000 links were taken")
    }
}

@Suite struct HTMLTests {
    @Test func aPageAndAFragmentHoldTheSameDrawing() throws {
        let tags = [try Tag("a", weight: 2, link: "/a"), try Tag("b")]
        func list(_ markup: String) -> Substring? {
            markup.range(of: "<g role=\"list\"").flatMap { start in
                // A size is an attribute in a picture, and a rule in a page.
                markup.range(of: "</svg>").map {
                    markup[start.lowerBound..<$0.lowerBound].replacing(/\ font-size="[0-9.]+"/, with: "")
                        .replacing(/\ f[0-9]+/, with: "")
                }
            }
        }
        var options = CloudOptions()
        options.responsive = false
        let svg = try #require(list(try text(tags, .svg)))
        for format in [OutputFormat.html, .fragment] { #expect(try list(text(tags, format, options)) == svg) }
    }

    @Test func aFrameWithoutLinksTakesTheFocusItself() throws {
        var options = CloudOptions()
        options.responsive = false
        #expect(
            try text([try Tag("a")], .fragment, options).contains(
                "<div xmlns=\"http://www.w3.org/1999/xhtml\" class=\"stratus-cloud\" tabindex=\"0\" role=\"region\" aria-label=\"Tag cloud\">"
            ))
        #expect(try !text([try Tag("a", link: "/a")], .fragment, options).contains("tabindex"))
    }

    @Test func aBoldCloudAndARegularOneShareAPage() throws {
        var bold = CloudOptions()
        bold.fontWeight = .bold
        let one = try text([try Tag("a")], .fragment, bold)
        let other = try text([try Tag("a")], .fragment)
        // Every rule names the class of its cloud: which stands last does not matter.
        func scope(_ markup: String) throws -> String {
            String(try #require(markup.firstMatch(of: /<svg [^>]*class="stratus (s[0-9a-z]{6})/)).output.1)
        }
        #expect(try scope(one) != scope(other))
        let name = try scope(one)
        #expect(one.contains(".\(name) .tag,.\(name) .count{font-weight:700}"))
        for markup in [one, other] {
            let selector = "." + (try scope(markup))
            let sheet = markup.components(separatedBy: "<style>")[1].components(separatedBy: "</style>")[0]
            let selectors = sheet.matches(of: /[^{}]+(?=\{)/).map { String($0.output) }
                .filter { !$0.hasPrefix("@") && $0 != ".stratus-cloud" }
                .flatMap { $0.split(separator: ",") }
            #expect(selectors.count > 10)
            #expect(selectors.allSatisfy { $0.hasPrefix(selector) })
        }
    }

    @Test func theLanguageIsThePages() throws {
        var options = CloudOptions()
        options.lang = "de"
        #expect(
            try text([try Tag("a")], .html, options).contains(
                "<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"de\">"))
    }

    // 14 pixels at a width of 640 are 11 at 640 · 11 / 14 = 502.9.
    @Test func theSmallestTextHasALeastShownSize() throws {
        var options = CloudOptions()
        (options.responsive, options.scale) = (false, .sqrt)
        #expect(try text([try Tag("a"), try Tag("b", weight: 9)], .html, options).contains("{min-width:503px}"))
    }
}

@Suite struct ThemeTests {
    @Test(arguments: ["</style><script>", "a{b:\"&amp;\"}", "x]]>"])
    func aThemeCannotEndItsElement(css: String) {
        #expect(throws: Problem.self) { try Theme(css: css) }
    }

    @Test(arguments: [
        ("/* x */ a { b : c ; }\n", "a{b:c}"), ("a  b{c:\"d  /* e */\"}", "a b{c:\"d  /* e */\"}"),
        ("@media (x) {\n  a { b: c; d: e; }\n}", "@media (x){a{b:c;d:e}}"),
        ("a{b:calc(1px + 2px)}", "a{b:calc(1px + 2px)}"),
    ])
    func whiteSpaceAndCommentsAreDropped(css: String, minified: String) throws {
        #expect(try Theme(css: css).css == minified)
    }

    @Test func aChipLiesBehindItsNameAndABadgeInFrontOfItInsideTheLink() throws {
        var options = CloudOptions()
        (options.chip, options.counts) = (.capsule, .badge)
        let svg = try text([try Tag("Ada", weight: 7, link: "/ada")], .svg, options)
        let parts = svg.matches(of: /<(a|\/a|rect class="[a-z]+"|text class="[a-z]+)/).map { String($0.output.1) }
        #expect(
            parts == [
                "rect class=\"background\"", "a", "rect class=\"chip\"", "text class=\"tag", "rect class=\"badge\"",
                "text class=\"count", "/a",
            ])
    }

    // The title is the name of the picture already; figures without words say nothing to who only hears them.
    @Test func headingAndLegendAreSeenAndNotHeard() throws {
        var options = CloudOptions()
        (options.heading, options.legend, options.title) = (true, true, "Names")
        let svg = try text([try Tag("Ada", weight: 7), try Tag("Bob")], .svg, options)
        let ink = svg.matches(of: /<text class="ink [^>]*>/).map { String($0.output) }
        // The title, and the sizes of three weights.
        #expect(ink.count == 4 && ink.allSatisfy { $0.contains(" aria-hidden=\"true\"") })
        let page = try text([try Tag("Ada", weight: 7), try Tag("Bob")], .html, options)
        #expect(page.contains("<h1 class=\"stratus-heard\">Names</h1>"))
        #expect(try text([try Tag("Ada")], .html).contains("<h1>Tag cloud</h1>"))
    }
}
