import MarkupReading
import PageEmbedding
import SourceText
import Testing

func scanned(_ text: String, _ markup: PageMarkup = .html, knownNames: Set<String>? = nil) throws -> PageScan {
    scanPage(try PageText(path: "page", bytes: Array(text.utf8), markup: markup), knownNames: knownNames)
}

@Suite struct PlaceholderTests {
    private func words(_ text: String, knownNames: Set<String>? = nil) throws -> [String] {
        let scan = try scanned(text, knownNames: knownNames)
        #expect(scan.problems.isEmpty)
        let placeholder = try #require(scan.placeholders.first)
        return placeholder.sources.map(\.text) + placeholder.options.map { "\($0.name.text)=\($0.value.text)" }
    }

    @Test func aCommentHasItsMarkerAndItsContent() throws {
        let scan = try scanned("<p>a</p><!-- stratus tags.md -->old<!-- /stratus -->")
        let placeholder = try #require(scan.placeholders.first)
        #expect(placeholder.form == .comment)
        #expect(placeholder.marker == 8..<32)
        #expect(placeholder.content == 32..<35)
        #expect(placeholder.sources.map(\.text) == ["tags.md"] && placeholder.sources.map(\.range) == [21..<28])
        #expect(placeholder.options.isEmpty && scan.problems.isEmpty && scan.warnings.isEmpty)
    }

    @Test(arguments: [
        ("<!-- stratus -->", []),
        ("<!--stratus-->", []),
        ("<!--\n\tstratus\n a.md\r\n b.md\n-->", ["a.md", "b.md"]),
        ("<!-- stratus a.md theme=dark width=640 -->", ["a.md", "theme=dark", "width=640"]),
        ("<!-- stratus title=\"a 'b' c\" x='\"' 'my tags.md' -->", ["my tags.md", "title=a 'b' c", "x=\""]),
        ("<!-- stratus a= b=\"\" cards --!>", ["cards", "a=", "b="]),
        ("<!-- stratus title=\"&amp;\" Theme=x /a=b.md -->", ["/a=b.md", "title=&amp;", "Theme=x"]),
    ])
    func theWordsOfACommentAreSourcesAndOptions(_ marker: String, _ expected: [String]) throws {
        #expect(try words(marker + "<!-- /stratus -->") == expected)
    }

    @Test(arguments: [
        ("<stratus-cloud>", []),
        ("<Stratus-Cloud SRC=tags.md THEME='dark'>", ["tags.md", "theme=dark"]),
        ("<stratus-cloud src='my tags.md, b&#44;c.md,' cards>", ["my tags.md", "b,c.md", "cards=true"]),
        ("<stratus-cloud data-src=\"a.md\" data-theme=\"dark\">", ["a.md", "theme=dark"]),
        ("<stratus-cloud title=\"a &gt; b &auml;\" lang=\"\" x=a/>", ["title=a > b ä", "lang=", "x=a/"]),
        (
            "<stratus-cloud\n\tid=a class=b style=c hidden slot=d role=e dir=f is=g tabindex=0 onclick=h aria-label=i>",
            []
        ),
    ])
    func theAttributesOfAnElementAreOptionsUnlessTheyAreThePages(_ marker: String, _ expected: [String]) throws {
        #expect(try words(marker + "</stratus-cloud >") == expected)
    }

    @Test func dataAttributesOfUnknownNamesAreThePages() throws {
        let marker = "<stratus-cloud data-theme=a data-track=b data-src=c wrong=d></stratus-cloud>"
        #expect(try words(marker, knownNames: ["theme"]) == ["c", "theme=a", "wrong=d"])
    }

    @Test func wordsInLatin1AreDecoded() throws {
        let text = Array("<meta charset=latin1><!-- stratus caf".utf8) + [0xE9] + Array(".md --><!-- /stratus -->".utf8)
        let scan = scanPage(try PageText(path: "page", bytes: text, markup: .html))
        #expect(scan.placeholders.first?.sources.map(\.text) == ["café.md"])
    }

    @Test func wordsInAnotherEncodingAreRefused() throws {
        let text = Array("<meta charset=koi8-r><!-- stratus caf".utf8) + [0xE9] + Array(".md --><!-- /stratus -->".utf8)
        let scan = scanPage(try PageText(path: "page", bytes: text, markup: .html))
        #expect(scan.problems.map(\.message) == ["a word of a placeholder that is not ASCII, in a page in koi8-r"])
    }

    @Test func severalPlaceholdersComeInTheirOrder() throws {
        let one = "<!-- stratus a --><!-- /stratus -->"
        let scan = try scanned(one + "<stratus-cloud src=b></stratus-cloud>" + one)
        #expect(scan.placeholders.map(\.form) == [.comment, .element, .comment])
        #expect(scan.placeholders.map(\.marker.lowerBound) == [0, 35, 72])
    }
}
