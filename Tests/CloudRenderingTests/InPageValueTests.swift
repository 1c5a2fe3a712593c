import Testing

@testable import CloudRendering
@testable import SourceText
@testable import TagParsing

// Swift Testing has a Tag too.
private typealias Tag = TagParsing.Tag

@Suite struct InPageValueTests {
    private func list(_ page: String, _ attribute: String = "data-topic") throws -> TagList {
        try TagList(
            reading: .data(attribute: attribute), of: SourceText(path: "page.html", text: page), isMarkdown: false,
            options: InputOptions())
    }

    @Test(
        arguments: [
            (
                "<p data-topic='Swift (42), \"R, the language\", C++'>",
                ["Swift 42.0", "R, the language 1.0", "C++ 1.0"]
            ),
            ("<p data-topic='Swift'><p data-topic=' swift: 2 ,'><p data-topic=Swift>", ["Swift 2.0", "swift 2.0"]),
            ("<p data-topic='[\"a\", \"b, c\"]'><p data-topic='[[\"a\", 3]]'>", ["a 4.0", "b, c 1.0"]),
            ("<p data-topic='{\"a\": 3}'><p data-topic='[{\"name\": \"*b*\", \"weight\": 2}]'>", ["a 3.0", "*b* 2.0"]),
            (
                "<p data-topic=''><p data-topic><p data-topic=' \n'><p data-topic='[]'><p data-topic='[ ]'><p data-topic={}><p data-topic=a>",
                ["a 1.0"]
            ),
            ("<p data-topic='machine\n   learning\t(3),\n R&amp;amp;D'>", ["machine learning 3.0", "R&D 1.0"]),
            ("<p data-topic='*a* (2), [x], [b] (3)'>", ["a 2.0", "[x] 1.0", "[b] 3.0"]),
            ("---\nlayout: <p data-topic=no>\n---\n<p data-topic=yes>", ["yes 1.0"]),
            ("<p data-topic='<!-- a -->'><p data-topic=b>", ["b 1.0"]),
        ])
    func valuesAreListsOfTags(page: String, tags: [String]) throws {
        #expect(try list(page).tags.map { "\($0.name) \($0.weight)" } == tags)
    }

    @Test func aValueMayHaveLinks() throws {
        let read = try list("<p data-topic='[C++](https://isocpp.org) (9), [Swift](/swift)'>")
        #expect(read.tags == [try Tag("C++", weight: 9, link: "https://isocpp.org"), try Tag("Swift", link: "/swift")])
        #expect(read.entryCount == 2)
        #expect(throws: Problem.self) { try list("<p data-topic='[a](javascript:alert(1))'>") }
    }

    @Test(
        arguments: [
            (
                "<p>\n<p data-topic='a, , b (0)'>",
                """
                page.html:2:4: error: there is no tag before this comma
                  a, , b (0)
                     ^
                hint: remove the comma, or write a name before it
                page.html:2:9: error: the weight "0" is not above zero
                  a, , b (0)
                          ^
                hint: leave the tag out, or give it a weight above 0; if it belongs to the name write \\(0\\)
                """
            ),
            (
                "<p>\n\n<p\n data-topic='[\"a\", 3]'>",
                """
                page.html:4:7: error: "3" is no tag
                  ["a", 3]
                        ^
                hint: a tag is "name", ["name", 3] or {"name": "name", "weight": 3}
                """
            ),
            (
                "<p data-tags=a data-id=b><p data-tags=c>",
                "page.html:1:1: error: no element of the page has the attribute data-topic\nhint: it has data-tags, data-id"
            ),
            (
                "<p data-a data-b data-c data-d data-e data-f>",
                "page.html:1:1: error: no element of the page has the attribute data-topic\nhint: it has data-a, data-b, data-c, data-d, data-e and others"
            ),
            (
                "<p data-topics=a>",
                "page.html:1:1: error: no element of the page has the attribute data-topic\nhint: did you mean page:data-topics?"
            ),
            (
                "<p>",
                "page.html:1:1: error: no element of the page has the attribute data-topic\nhint: what is looked for is data-topic=\"Swift (42), Rust\""
            ),
            (
                "<p data-topic><p data-topic=''>",
                "page.html:1:1: error: all 2 attributes data-topic of the page are empty\nhint: write names with commas between: data-topic=\"Swift (42), Rust\""
            ),
        ])
    func whatIsWrongIsSaidWithItsLine(page: String, message: String) {
        let error = #expect(throws: Problem.self) { try list(page) }
        #expect(error?.description == message)
    }

    @Test(.timeLimit(.minutes(5))) func hostileValuesEndSoon() throws {
        func weights(of page: String) throws -> [String] { try list(page).tags.map { "\($0.name) \($0.weight)" } }
        func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }
        #expect(try weights(of: repeated("<p data-topic=a>", 100_000)) == ["a 100000.0"])
        #expect(try weights(of: repeated("<p data-topic='[\"a\"]'>", 20_000)) == ["a 20000.0"])
        #expect(try weights(of: "<p data-topic='\(repeated("a,", 200_000))'>") == ["a 200000.0"])
        for piece in [
            "x\" ", "(", "\\", "`", "``` ", ",", "[", "\"", "{", "a (0),", "<!--", "*", "  ", "\n \"x", "[\"", "😀",
        ] {
            _ = try? list("<p data-topic=\(repeated(piece, 50_000).replacing("\n", with: " "))>")
            _ = try? list("<p data-topic='\(repeated(piece, 50_000))'>")
            _ = try? list("<p data-topic='[\(repeated(piece, 50_000))]'>")
        }
        _ = try? list(repeated("\n<p data-topic='[3]'>", 10_000))
    }
}

@Suite struct InlineTagsTests {
    private let page = "<!-- stratus tags=\"Swift (42), Rust (0), , x\" -->\n"

    private func list(_ text: String, in page: String, _ range: Range<Int>) throws -> TagList {
        let source = try SourceText(path: "page.html", text: page)
        return try TagList(parsingInline: text, at: SourceLocation(source: source, range: range))
    }

    @Test(
        arguments: [
            "Swift (42), Rust (30), [C++](https://isocpp.org) (9)",
            " Swift (42) ,Rust: 30,[C++](https://isocpp.org) x 9,",
            "[{\"name\":\"Swift\",\"weight\":42},[\"Rust\",30],{\"name\":\"C++\",\"link\":\"https://isocpp.org\",\"weight\":9}]",
            "Swift\n(42),\n\tRust (30), [C++](https://isocpp.org) (9)",
        ])
    func aPlaceholderHoldsTags(text: String) throws {
        let expected = [
            try Tag("Swift", weight: 42), try Tag("Rust", weight: 30),
            try Tag("C++", weight: 9, link: "https://isocpp.org"),
        ]
        // As it stands in the page, between quotation marks, and with character references there.
        #expect(try list(text, in: "tags=\(text)", 5..<5 + text.utf8.count).tags == expected)
        #expect(try list(text, in: "tags='\(text)'", 5..<7 + text.utf8.count).tags == expected)
        #expect(try list(text, in: "tags=&quot;", 5..<11).tags == expected)
    }

    @Test func errorsHaveTheirPlaceInThePage() throws {
        let error = #expect(throws: Problem.self) { try list("Swift (42), Rust (0), , x", in: page, 19..<44) }
        #expect(
            error?.description == """
                page.html:1:38: error: the weight "0" is not above zero
                  \(page.dropLast())
                                                       ^
                hint: leave the tag out, or give it a weight above 0; if it belongs to the name write \\(0\\)
                page.html:1:42: error: there is no tag before this comma
                  \(page.dropLast())
                                                           ^
                hint: remove the comma, or write a name before it
                """)
    }

    @Test func errorsInWhatIsWrittenOtherwiseHaveThatOfTheValue() throws {
        let error = #expect(throws: Problem.self) { try list("a, \"b", in: "\n\ntags='a, &quot;b'", 7..<19) }
        #expect(
            error?.description == """
                page.html:3:6: error: a quotation mark is not closed, in column 4 of the value
                  tags='a, &quot;b'
                       ^~~~~~~~~~~~
                hint: add a ", or write \\" for the sign itself
                """)
    }

    @Test(arguments: ["", "  ", "\n", "[]", "<!-- -->"]) func aValueWithoutTagsIsAnError(text: String) {
        let error = #expect(throws: Problem.self) { try list(text, in: "tags='\(text)'", 5..<7 + text.utf8.count) }
        #expect(error?.all.map(\.message) == ["there is no tag in the value"])
        #expect(error?.all.map(\.column) == [6])
    }

    @Test func aPlaceBehindTheEndOfItsPageIsNoCrash() throws {
        #expect(try list("a", in: "x", 5..<6).tags == [try Tag("a")])
    }
}
