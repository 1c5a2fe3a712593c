import MarkupReading
import PageEmbedding
import SourceText
import TestSupport
import Testing

@Suite struct FillingTests {
    private static let pieces = [
        "<!-- stratus a.md -->", "<!-- /stratus -->", "<!-- stratus a.md -->old<!-- /stratus -->",
        "<stratus-cloud src=b>",
        "</stratus-cloud>", "<stratus-cloud></stratus-cloud>", "<p>", "</p>", "<div>", "</div>", "<svg>", "</svg>",
        "<title>",
        "</title>", "<script>", "</script>", "<!--", "-->", "<template>", "</template>", "<table><tr><td>", "</table>",
        "<a>",
        "</a>", "<b>", "</b>", "<h1>", "text", "\n", "\n\n", "```\n", "    ", "- ", "> ", "`", "ä", "<foreignObject>",
        "<![CDATA[", "]]>", "<li>", "<head>", "<meta charset=utf-8>", "<meta charset=latin1>", "\"", "'", "<i a=\"",
    ]
    private static let clouds = [
        "\n<div class=\"stratus-cloud\"><svg><style>.a{}</style><title>x</title></svg></div>\n", "",
        "<ul><li>ä\n\n</ul>",
    ]

    @Test(arguments: 0..<400) func aPageThatWasFilledIsReadAsBefore(_ seed: Int) throws {
        var random = Seeded(seed)
        let text = (0..<Int.random(in: 1...25, using: &random)).map { _ in
            Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &random)]
        }.joined()
        let markup: PageMarkup = seed % 2 == 0 ? .html : .markdown
        let page = try PageText(path: "page", bytes: Array(text.utf8), markup: markup)
        let scan = scanPage(page)
        let cloud = Array(Self.clouds[seed % Self.clouds.count].utf8)
        let filled = fillPlaceholders(page, scan.placeholders.map { ($0.content, cloud) })
        let again = try PageText(path: "page", bytes: filled, markup: markup)
        let second = scanPage(again)
        #expect(again.encoding == page.encoding)
        #expect(
            second.placeholders.map { again.source.string($0.marker) }
                == scan.placeholders.map { page.source.string($0.marker) })
        #expect(
            second.placeholders.map { Array(again.source.bytes[$0.content]) } == scan.placeholders.map { _ in cloud })
        #expect(second.problems.map(\.column).count == scan.problems.count)
        #expect(second.warnings.map(\.message) == scan.warnings.map(\.message))
        #expect(fillPlaceholders(again, second.placeholders.map { ($0.content, cloud) }) == filled)
    }

    @Test(
        arguments: [
            "<!-- stratus ", "<stratus-cloud ", "<", "<a b=\"", "<b><i>", "<svg><g>", "<!--", "<p <!-- stratus a -->",
            "</x>",
            "<!-- stratus --><!-- /stratus -->", "`", "> ", "- ", "<b a='<b a=\"", "stratus", "<table><td>", "\n```",
            "``\n`\n",
            "x <!-- y\n", "<title><!-- stratus a ",
        ], [PageMarkup.html, .markdown])
    func hostilePagesEnd(_ piece: String, _ markup: PageMarkup) throws {
        let text = "<!-- stratus a --><!-- /stratus -->\n" + String(repeating: piece, count: 20_000) + "<!-- stratus a"
        let page = try PageText(path: "page", bytes: Array(text.utf8), markup: markup)
        #expect(scanPage(page).placeholders.first?.marker == 0..<18)
    }
}
