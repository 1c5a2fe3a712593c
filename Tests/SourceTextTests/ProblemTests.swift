import Testing

@testable import SourceText

@Suite struct ProblemTests {
    private func source(_ text: String) throws -> SourceText { try SourceText(path: "tags.md", text: text) }

    @Test func printsPlaceLineCaretAndHint() throws {
        let text = "# Title\n\n- Swift (1,234)\n"
        let start = text.utf8.count - 7
        let problem = Problem(
            try source(text), at: start..<start + 5, "the weight \"1,234\" has separators", hint: "write (1234)")
        #expect(
            problem.description == """
                tags.md:3:10: error: the weight "1,234" has separators
                  - Swift (1,234)
                           ^~~~~
                hint: write (1234)
                """)
    }

    @Test func columnsAreBytesAndTheCaretStandsUnderTheCharacter() throws {
        let problem = Problem(try source("- 東京 é (x)"), at: 13..<14, "here")
        #expect(
            problem.description == """
                tags.md:1:14: error: here
                  - 東京 é (x)
                            ^
                """)
    }

    @Test func aTabBeforeThePlaceIsATabBeforeTheCaret() throws {
        let problem = Problem(try source("\t- a"), at: 3..<4, "here")
        #expect(problem.description.hasSuffix("\n  \t- a\n  \t  ^"))
    }

    @Test func controlCharactersOfAnInputDoNotReachTheTerminal() throws {
        let problem = Problem(try source("- \u{1B}[31mred\u{7F}"), at: 2..<3, "here")
        #expect(problem.description.hasSuffix("\n  - \\u{1B}[31mred\\u{7F}\n    ^~~~~~"))
        let path = Problem(path: "a\n\u{9B}b\u{61C}.md", "here")
        #expect(path.description == "a\\u{A}\\u{9B}b\\u{61C}.md:1:1: error: here")
    }

    @Test func aLineOfControlCharactersIsNoLongerThanOthers() throws {
        let line = String(repeating: "\u{202E}", count: 500) + "X" + String(repeating: "\u{1}", count: 500)
        let lines = Problem(try source(line), at: 1500..<1501, "here").description.split(separator: "\n")
        #expect(lines[1].count < 120)
        let column = lines[2].firstIndex(of: "^").map { lines[2].distance(from: lines[2].startIndex, to: $0) }
        #expect(column.map { Array(lines[1])[$0] } == "X")
    }

    @Test func aLongLineIsCutToAWindowAroundThePlace() throws {
        let line = String(repeating: "a", count: 5000) + "X" + String(repeating: "b", count: 5000)
        let lines = Problem(try source(line), at: 5000..<5001, "here").description.split(separator: "\n")
        #expect(lines[1].count < 120)
        let column = lines[2].firstIndex(of: "^").map { lines[2].distance(from: lines[2].startIndex, to: $0) }
        #expect(column.map { Array(lines[1])[$0] } == "X")
    }

    @Test(arguments: [0, 1, 2, 3])
    func aPlaceInsideACharacterOrAtTheEndIsNoTrap(offset: Int) throws {
        let problem = Problem(try source("東"), at: offset..<offset, "here")
        #expect(problem.description.contains("^"))
    }

    @Test func aCarriageReturnIsNoPartOfTheLine() throws {
        let problem = Problem(try source("- a\r\n- b\r\n"), at: 7..<8, "here")
        #expect(problem.line == 2 && problem.column == 3)
        #expect(problem.description.hasSuffix("\n  - b\n    ^"))
    }
}

@Suite struct EncodingTests {
    private func failure(_ bytes: [UInt8]) -> Problem? {
        do {
            _ = try SourceText(path: "a.md", bytes: bytes)
            return nil
        } catch { return error }
    }

    @Test func aByteOrderMarkIsDropped() throws {
        #expect(try SourceText(path: "a", bytes: [0xEF, 0xBB, 0xBF, 0x41]).bytes == [0x41])
    }

    @Test(
        arguments: [
            ([0x61, 0x0A, 0x62, 0xFF, 0x63], 2, 2, "offset 3"),
            ([0xC0, 0x80], 1, 1, "offset 0"),  // an overlong NUL
            ([0xED, 0xA0, 0x80], 1, 1, "offset 0"),  // a surrogate
            ([0x41, 0xE6, 0x9D], 1, 2, "offset 1"),  // cut off inside a character
            ([0xF5, 0x80, 0x80, 0x80], 1, 1, "offset 0"),  // above U+10FFFF
        ] as [([UInt8], Int, Int, String)])
    func bytesThatAreNoUTF8AreAnErrorWithTheirPlace(bytes: [UInt8], line: Int, column: Int, offset: String) throws {
        let problem = try #require(failure(bytes))
        #expect(problem.line == line && problem.column == column)
        #expect(problem.message.contains(offset))
    }

    @Test(arguments: [[0xFF, 0xFE, 0x41, 0x00], [0xFE, 0xFF, 0x00, 0x41]] as [[UInt8]])
    func utf16IsNamed(bytes: [UInt8]) throws {
        #expect(try #require(failure(bytes)).message.contains("UTF-16"))
    }
}

@Suite struct SuggestionTests {
    @Test(arguments: [
        ("widht", "width"), ("line-spaceing", "line-spacing"), ("Width", "width"), ("ordre", "order"),
    ])
    func findsTheWordThatWasMeant(word: String, meant: String) {
        #expect(suggestion(for: word, among: ["width", "order", "line-spacing", "item-spacing"]) == meant)
    }

    @Test(arguments: ["", "x", "colour", "zzzzzzzzzzzzzzzz"])
    func findsNothingForOtherWords(word: String) {
        #expect(suggestion(for: word, among: ["width", "order", "line-spacing"]) == nil)
    }
}
