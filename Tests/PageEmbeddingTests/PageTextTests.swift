import CloudRendering
import MarkupReading
import PageEmbedding
import SourceText
import Testing

@Suite struct PageTextTests {
    private func page(_ text: String, _ more: [UInt8] = [], _ markup: PageMarkup = .html) throws -> PageText {
        try PageText(path: "page", bytes: Array(text.utf8) + more, markup: markup)
    }

    @Test(
        arguments: [
            ("a", .ascii), ("ä", .utf8), ("<meta charset=UTF8>", .utf8), ("<meta charset='iso-8859-1'>", .windows1252),
            ("<meta charset=\"us-ascii\"/>", .windows1252), ("<META CharSet = Shift_JIS >", .other("shift_jis")),
            ("<meta http-equiv=Content-Type content='text/html; charset=cp1252'>", .windows1252),
            ("<meta content='text/html; charset=\"latin1\"' http-equiv=content-type>", .windows1252),
            ("<meta content='text/html; charset=latin1'>", .ascii),
            ("<meta http-equiv=refresh content='charset=latin1'>", .ascii),
            ("<!-- <meta charset=latin1> -->", .ascii), ("<a b='<meta charset=latin1>'>", .ascii),
            ("<!--><meta charset=latin1> -->", .windows1252), ("<metadata charset=latin1>", .ascii),
            ("<meta charset=utf-16le>", .utf8), ("<meta/charset=latin1>", .windows1252), ("<meta charset=''>", .ascii),
            ("<meta charset=koi8-r charset=latin1>", .other("koi8-r")),
            ("<?xml version='1.0' encoding='latin1'?>", .windows1252),
            ("<? <meta charset=latin1>", .ascii), ("</meta charset=latin1>", .ascii),
            ("\u{FEFF}<meta charset=latin1>", .utf8),
            ("<meta charset=x-user-defined>", .windows1252),
        ] as [(String, PageEncoding)])
    func theEncodingIsFoundAsBrowsersFindIt(_ text: String, _ expected: PageEncoding) throws {
        #expect(try page(text).encoding == expected)
    }

    @Test func bytesThatAreNoUTF8AreWindows1252WhereNothingIsDeclared() throws {
        #expect(try page("caf", [0xE9]).encoding == .windows1252)
        #expect(try page("caf", [0xE9], .markdown).encoding == .windows1252)
        #expect(try page("a", [], .markdown).encoding == .utf8)
    }

    @Test func aDeclarationBehind1024BytesIsNone() throws {
        let blanks = String(repeating: " ", count: 1003)
        #expect(try page(blanks + "<meta charset=latin1>").encoding == .windows1252)
        #expect(try page(blanks + " <meta charset=latin1>").encoding == .ascii)
    }

    @Test func whatStandsInPlaceholdersSaysNothing() throws {
        let start = "<!-- stratus a -->"
        let end = "<!-- /stratus -->"
        #expect(try page(start + "ä" + end).encoding == .ascii)
        #expect(try page(start + "ä" + end, [0xE9]).encoding == .windows1252)
        #expect(try page(start + "<meta charset=latin1>" + end).encoding == .ascii)
        #expect(
            try page(start + String(repeating: "x", count: 2000) + end + "<meta charset=latin1>").encoding
                == .windows1252)
    }

    @Test func aMarkIsRememberedAndDropped() throws {
        let page = try page("\u{FEFF}a")
        #expect(page.markLength == 3 && page.source.bytes == [0x61])
        #expect(fillPlaceholders(page, []) == [0xEF, 0xBB, 0xBF, 0x61])
    }

    private func refusal(_ bytes: [UInt8]) -> String? {
        do {
            _ = try PageText(path: "page", bytes: bytes, markup: .html)
            return nil
        } catch {
            return "\(error.line ?? 0):\(error.column ?? 0) \(error.message)"
        }
    }

    @Test(
        arguments: [
            ([0xFF, 0xFE, 0x61, 0], "1:1 the page is in UTF-16, expected UTF-8 or Windows-1252"),
            ([0, 0, 0xFE, 0xFF], "1:1 the page is in UTF-32, expected UTF-8 or Windows-1252"),
            ([0x89, 0x50, 0x4E, 0x47], "1:1 the input is a PNG picture, expected text"),
            (
                [0x61, 0x0A, 0x62, 0],
                "2:2 the character U+0000 at offset 3: this is a binary file, or UTF-16 without a mark"
            ),
            (
                Array("<meta charset=utf-8>\nab".utf8) + [0xE9],
                "2:3 the byte 0xE9 is not UTF-8, as the page says that it is"
            ),
            (
                Array("<meta charset=ISO-2022-JP>".utf8),
                "1:1 the page is in \"iso-2022-jp\", in which ASCII bytes are not always ASCII"
            ),
        ] as [([UInt8], String)])
    func whatCannotBeReadIsRefused(_ bytes: [UInt8], _ expected: String) {
        #expect(refusal(bytes) == expected)
    }

    @Test(
        arguments: [
            ("", .lineFeed), ("a\n", .lineFeed), ("a\r\n", .carriageReturnLineFeed), ("a\r\nb\n", .lineFeed),
            ("a\r\nb\n\r\n", .carriageReturnLineFeed),
            ("<!-- stratus a -->\n\n\n<!-- /stratus -->\r\n", .carriageReturnLineFeed),
        ] as [(String, FragmentPieces.LineEnding)])
    func linesEndAsMostOfThemDoOutside(_ text: String, _ expected: FragmentPieces.LineEnding) throws {
        let page = try page(text)
        #expect(page.lineEnding(outside: scanPage(page).placeholders) == expected)
    }

    @Test func outsideKeepsOffsetsAndLines() throws {
        let page = try page("a<!-- stratus a -->b\r\nc<!-- /stratus -->d")
        let outside = page.bytesOutside(scanPage(page).placeholders)
        #expect(String(decoding: outside, as: UTF8.self) == "a<!-- stratus a -->  \n <!-- /stratus -->d")
    }

    @Test func contentsAreReplacedAndNothingElse() throws {
        let page = try page("a<!-- stratus a -->b<!-- /stratus -->c<stratus-cloud></stratus-cloud>\r\n")
        let filled = fillPlaceholders(page, scanPage(page).placeholders.map { ($0.content, [0x78, 0x79]) })
        #expect(
            String(decoding: filled, as: UTF8.self)
                == "a<!-- stratus a -->xy<!-- /stratus -->c<stratus-cloud>xy</stratus-cloud>\r\n")
    }
}
