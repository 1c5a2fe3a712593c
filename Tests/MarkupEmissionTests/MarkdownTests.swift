import Foundation
import TestSupport
import Testing

@testable import CloudComposition
@testable import CloudRendering
@testable import MarkupEmission
@testable import MarkupValidation
@testable import TagParsing

private typealias Tag = TagParsing.Tag

private func markdown(_ tags: [Tag], _ change: (inout CloudOptions) -> Void = { _ in }) throws -> String {
    var options = CloudOptions()
    change(&options)
    return String(decoding: try render(tags, options: options, format: .markdown).bytes, as: UTF8.self)
}

/// GitHub's own renderer, from Debian's package cmark-gfm.
private let renderer = "/usr/bin/cmark-gfm"
private var hasRenderer: Bool { FileManager.default.isExecutableFile(atPath: renderer) }

private func paragraphs(_ source: String) throws -> [String] {
    let result = try Command.run(
        ["autolink", "table", "strikethrough", "tagfilter"].flatMap { ["-e", $0] }, input: Array(source.utf8),
        executable: renderer)
    return result.text.components(separatedBy: "</p>\n").dropLast().map { String($0.trimmingPrefix("<p>")) }
}

/// What is read: without tags, and with references resolved.
private func shown(_ html: String) -> String {
    // By scalars: a mark behind a bracket makes one character of both.
    html.replacing(/<[^>]*>/.matchingSemantics(.unicodeScalar), with: "").replacing("&lt;", with: "<").replacing(
        "&gt;", with: ">"
    )
    .replacing("&quot;", with: "\"").replacing("&amp;", with: "&")
}

@Suite struct MarkdownTests {
    @Test func theHeaviestThirdIsBoldAndLinksAreLinks() throws {
        let tags = [try Tag("C++", weight: 9, link: "/c(pp)"), try Tag("Ada", weight: 1), try Tag("Go", weight: 8)]
        #expect(try markdown(tags) { $0.scale = .linear } == "[**C++**](/c\\(pp\\)) · Ada · **Go**\n")
    }

    @Test func headingAndSourceStandAroundTheNamesWhenAsked() throws {
        let text = try markdown([try Tag("a")]) {
            ($0.title, $0.description, $0.heading, $0.source) = ("#1 *T*", "- D", true, "S_1_")
        }
        #expect(text.hasPrefix("## \\#1 \\*T\\*\n\n\\- D\n\n") && text.hasSuffix("\n\nS\\_1\\_\n"))
    }

    @Test func countsStandBehindTheNames() throws {
        let tags = [try Tag("a", weight: 9, link: "/a"), try Tag("b", weight: 1)]
        #expect(try markdown(tags) { $0.counts = .text } == "[**a**](/a) (9) · b (1)\n")
        #expect(try markdown(tags) { $0.counts = .badge } == "[**a**](/a) (9) · b (1)\n")
    }

    @Test func stylesAreThoseOfMarkdown() throws {
        let tags = [
            try Tag("big", weight: 9), try Tag("x", style: .italic), try Tag("a`b", style: .code),
            try Tag("y", style: [.struckOut, .bold, .italic]),
        ]
        #expect(try markdown(tags) == "**big** · *x* · ``a`b`` · **~~_y_~~**\n")
    }

    @Test func aTooltipIsTheTitleOfALink() throws {
        let attributes = TagAttributes(values: [(key: "title", value: "say \"hi\" & \\")])
        let tags = [try Tag("big", weight: 9), try Tag("a", link: "/a", attributes: attributes)]
        #expect(try markdown(tags).hasSuffix("[a](/a \"say \\\"hi\\\" \\& \\\\\")\n"))
    }

    private static let hostile = [
        "# no heading", "1. no list", "12) x", "- dash", "+ plus", "* star", "===", "---", "> quote", "| a | b |",
        "a|b", "`code`", "**bold**", "__init__", "*", "_", "~~x~~", "[a](b)", "![a](b)", "[^1]", "[x]: y", "<b>x</b>",
        "<!-- x -->", "&amp;", "&#65;", "&copy", "C:\\x", "\\", "a\\", "www.example.org", "WWW.x.org",
        "http://example.org", "x https://a.b/c", "ftp://a.b", "me@example.org", "a.b+c@d.e-f.org", "@user", "#123",
        ":smile:", "$x$", "a * b", "a_b_c", "_a_", "C#", "F#", "C++", "R&D", ".NET", "100%", "don’t", "東京",
        "👩‍💻 code", "e\u{301}*", "a\u{301}_", "\u{301}*x*", "العربية", "a\nb", "  x  ", "\u{A0}x", "x\u{3000}", "{x}",
        "Ratio 16:9", "a://b", "mailto:a@b.org", "xmpp:a@b.org", "1.", "2)", "=", "-", "+", "!", "!a", "a!",
        "“quoted”", "(x)", "…", "-1", "+1", "a  b", "tab\tx", "<https://a.b>", "<me@a.b>", "]", "[", "](x)", "a](b",
    ]

    @Test(.enabled(if: hasRenderer)) func gitHubShowsExactlyTheNames() throws {
        let links: [String?] = [
            nil, "/a_b_c*d", "https://a.b/(x)?y=[z]&copy=1", "#frag'!", "mailto:a@b.org", "?a=b~c~",
        ]
        let styles: [TagStyle] = [[], .bold, .italic, .struckOut, [.bold, .italic, .struckOut]]
        var source = ""
        var expected: [(text: String, links: [String])] = []
        for (index, name) in Self.hostile.enumerated() {
            for variant in 0..<24 {
                let link = links[variant % links.count]
                let tag = try Tag(
                    name, weight: variant % 2 == 0 ? 1 : 100, link: link,
                    style: styles[(variant + index) % styles.count])
                let other = try Tag("x", weight: 10)
                let tags = variant / 2 % 2 == 0 ? [tag, other] : [other, tag]
                source += try markdown(tags) + "\n"
                expected.append(
                    (
                        tags.map { $0.name.replacing("\n", with: " ") }.joined(separator: " · "),
                        link.map { [$0] } ?? []
                    ))
            }
        }
        let read = try paragraphs(source)
        #expect(read.count == expected.count)
        for (html, wanted) in zip(read, expected) {
            #expect(shown(html) == wanted.text, "\(html)")
            let found = html.matches(of: /<a href="([^"]*)"/).map { match in
                shown(String(match.output.1)).replacing("%5B", with: "[").replacing("%5D", with: "]")
                    .replacing("&#x27;", with: "'").replacing("&#39;", with: "'")
            }
            #expect(found == wanted.links, "\(html)")
        }
    }

    @Test(.enabled(if: hasRenderer), arguments: 0..<6)
    func gitHubShowsExactlyTheNamesOfAnySigns(seed: Int) throws {
        var generator = Seeded(seed)
        let signs = Array("*_~`[]()<>&#!|\\+-=.:;/@\"'$^{}% 1aw東é\u{301}😀\u{A0}")
        var source = ""
        var expected: [String] = []
        for _ in 0..<150 {
            let tags = try (0..<4).compactMap { index -> Tag? in
                let name = (0..<Int.random(in: 1...9, using: &generator)).compactMap { _ in
                    signs.randomElement(using: &generator)
                }
                guard name.contains(where: { !$0.isWhitespace && $0 != "\u{301}" }) else { return nil }
                return try Tag(
                    String(name), weight: Double(index + 1),
                    link: Bool.random(using: &generator) ? "/\(index)" : nil,
                    style: TagStyle(rawValue: UInt8.random(in: 0...15, using: &generator)))
            }
            guard !tags.isEmpty else { continue }
            source += try markdown(tags) + "\n"
            expected.append(tags.map(\.name).joined(separator: " · "))
        }
        let read = try paragraphs(source).map(shown)
        #expect(read.count == expected.count)
        for (text, wanted) in zip(read, expected) { #expect(text == wanted) }
    }
}
