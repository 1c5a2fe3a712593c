import Testing

@testable import CloudRendering
@testable import SourceText
@testable import TagParsing

// Swift Testing has a Tag too.
private typealias Tag = TagParsing.Tag

@Suite struct InPageHeadingTests {
    private func list(_ page: String, isMarkdown: Bool = false) throws -> TagList {
        try TagList(
            reading: .headings, of: SourceText(path: "page", text: page), isMarkdown: isMarkdown,
            options: InputOptions())
    }

    @Test func headingsBelowTheFirstAreTagsThatWeighWhatStandsUnderThem() throws {
        let page = """
            ---
            layout: <h2>none</h2>
            ---
            <title>Rivers</title>
            <h1>Rivers of Europe</h1> long and short
            <section id="rhine"><h2>Rhine</h2><p>1,230 km</p></section>
            <h3 id="é b">Main &amp; Neckar</h3>
            <h2>Rhine</h2>four
            """
        let read = try list(page)
        // 1230km; nothing, which weighs 1; four.
        #expect(
            read.tags == [
                try Tag("Rhine", weight: 6, link: "#rhine"), try Tag("Main & Neckar", weight: 1, link: "#é%20b"),
                try Tag("Rhine", weight: 4),
            ])
        #expect(read.title == "Rivers" && read.entryCount == 3 && read.notes.isEmpty)
        #expect(
            try TagCollection([read]).tags.map { "\($0.name) \($0.weight)" } == ["Rhine 10.0", "Main & Neckar 1.0"])
    }

    @Test func markdownIsReadTheSameWay() throws {
        let page = """
            ---
            # no heading
            title: Rivers
            ---
            # Rivers of *Europe*
            long and short

            ## Rhine {#rhine}
            1,230 km
            ### Main & `Neckar`

                ## code
            Rhine
            -----
            four
            """
        let read = try list(page, isMarkdown: true)
        #expect(
            read.tags == [
                try Tag("Rhine", weight: 6, link: "#rhine"), try Tag("Main & Neckar", weight: 4),
                try Tag("Rhine", weight: 4),
            ])
        #expect(read.title == "Rivers of Europe")
    }

    @Test(
        arguments: [
            ("<h1>A</h1><h2>B</h2>", "A"), ("<title> </title><h1></h1><h1>A b</h1><h2>B</h2>", "A b"),
            ("<title>T</title><h1>A</h1><h2>B</h2>", "T"), ("<h2>B</h2>", nil),
        ] as [(String, String?)])
    func theFirstHeadingIsTheTitleOfAPageWithoutOne(page: String, title: String?) throws {
        #expect(try list(page).title == title)
    }

    @Test func aRuleOfMarkdownIsNoFrontMatter() throws {
        #expect(try list("---\n\n## A\n\n---\n\n## B\n", isMarkdown: true).tags.map(\.name) == ["A", "B"])
        #expect(try list("---\ntext\n\n## A\n\n---\n", isMarkdown: true).tags.map(\.name) == ["A"])
    }

    @Test func whatIsNoTagBecomesANoteWithItsLine() throws {
        let long = String(repeating: "x", count: 1_001)
        let read = try list("<h2>A</h2>\n<h2> </h2>\n<h2>\(long)</h2>\n<h3 id=\"a&#x81;\">B</h3>")
        #expect(read.tags.map(\.name) == ["A", "B"])
        #expect(read.notes.map(\.line) == [2, 4, 3])
        #expect(read.notes.first?.description == "page:2: a heading has no text")
        let markdown = try list("## A\n\n##\n\n## \(long)\n", isMarkdown: true)
        #expect(markdown.notes.map(\.line) == [3, 5])
    }

    @Test(
        arguments: [
            (
                "<p>", false,
                "page:1:1: error: the page has no heading\nhint: what is looked for is <h2 id=\"history\">History</h2>"
            ),
            (
                "# A", true,
                "page:1:1: error: the page has no heading below the first level\nhint: what is looked for is ## History {#history}"
            ),
            (
                "<h2></h2>", false,
                "page:1:1: error: the heading of the page can be no tag\nhint: page:1: a heading has no text"
            ),
        ])
    func aPageWithoutHeadingsSaysWhatWasLookedFor(page: String, isMarkdown: Bool, message: String) {
        let error = #expect(throws: Problem.self) { try list(page, isMarkdown: isMarkdown) }
        #expect(error?.description == message)
    }

    @Test func linksAreThoseOfThePage() throws {
        let page = try SourceText(path: "page", text: "---\na: <a rel=tag>no</a>\n---\n<a rel=tag href=/x>A</a>")
        let read = try TagList(reading: .links, of: page, isMarkdown: false, options: InputOptions())
        #expect(read.tags == [try Tag("A", link: "/x")])
    }

    @Test(
        .timeLimit(.minutes(5)),
        arguments: ["## A\n", "A\n-\n", "> ## A\n", "## A {#a}\n\nx\n\n", "##\n", "## `A\n", "- ## A\n"])
    func fiftyThousandHeadingsOfMarkdownEndSoon(piece: String) {
        let page = String(repeating: piece, count: 50_000)
        _ = try? list(page, isMarkdown: true)
        _ = try? list("## " + page.replacing("\n", with: " "), isMarkdown: true)
    }

    @Test(.timeLimit(.minutes(5)), arguments: 0..<50)
    func aMutatedPageIsReadOrRefused(seed: Int) throws {
        let text =
            "---\ntags: [a]\n---\n# T\n\n<h2 id=x>A</h2>\n\n## B {#c}\n<p data-topic='a, [\"b\"]'>x<section id=y><h3>C</h3>"
        var sample = Mutation(seed, of: Array(text.utf8))
        for _ in 0..<50 {
            guard let page = try? SourceText(path: "p", bytes: sample.next()) else { continue }
            for source in [InPageSource.frontMatter, .headings, .links, .data(attribute: "data-topic")] {
                for isMarkdown in [true, false] {
                    let read = try? TagList(
                        reading: source, of: page, isMarkdown: isMarkdown, options: InputOptions())
                    if let read { #expect(!read.tags.isEmpty) }
                }
            }
        }
    }
}
