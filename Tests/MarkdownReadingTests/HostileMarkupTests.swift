import TestSupport
import Testing

@testable import MarkdownReading
@testable import MarkupReading
@testable import TextReading

/// What would take for ever, or all of the memory, if reading were not linear and without recursion.
@Suite struct HostileMarkupTests {
    @Test(arguments: [
        "<", "[", "]", "*", "_ ", "~", "![", "[a](<b ", "[a](b \"", "[a](b 'c\" ", "[a]((", "{{ ", "{% ", "x <!A ",
        "x <? ",
        "x <![CDATA[", "x <!-- ", "x <script> ", "x <title> ", "&", "&amp", "*a **b _c __d ", "a* ", "a|", "x <a:",
        "a <a@",
        "[^", "'\"", "x <a b='\"", "b <a b ",
    ])
    func aMegabyteOfMarkupThatComesToNothingIsText(piece: String) {
        // A rule of stars or a row of a table is none when a letter stands before it.
        let source = "z" + String(repeating: piece, count: 1_000_000 / piece.utf8.count)
        let extraction = Extraction(source, .markdown)
        // Blanks at the end of a paragraph are none of it.
        let isSame = extraction.text == (source.last == " " ? String(source.dropLast()) : source)
        #expect(isSame)
        #expect(extraction.omittedCodeBlocks == 0)
    }

    @Test(arguments: [
        ("a**b", "ab"), ("\\", "\\"), ("a\r", "a\n"), ("[b](c) ", "b "), ("&lt;", "<"), ("`a` ", "a "), ("a <b>", "a "),
        ("[a][b] ", "[a][b] "), ("a_\n", "a_\n"), ("~~a~~ ", "a "), ("a<b\nc>", "a"),
    ])
    func aMegabyteOfMarkupHasTheTextOfItsPieces(piece: String, text: String) {
        let count = 1_000_000 / piece.utf8.count
        let found = Extraction(String(repeating: piece, count: count), .markdown).text
        let expected = piece == "\\" ? count / 2 : count * text.utf8.count
        #expect(abs(found.utf8.count - expected) <= 16 * piece.utf8.count)
    }

    @Test(arguments: [
        "<a ", "<", "</", "&", "<![CDATA[", "<pre>", "<!--", "<template>", "<title>", "<a b=\"", "&#x1", "<p>", "</p>",
        "<?",
        "<script>", "<!", "]]>", "--!>", "<p/", "<a='",
    ])
    func aMegabyteOfBrokenHTMLEnds(piece: String) {
        let source = String(repeating: piece, count: 1_000_000 / piece.utf8.count)
        #expect(Extraction(source, .html).text.utf8.count <= source.utf8.count)
    }

    @Test func aFootnoteOfAMegabyteOfMarksIsRead() {
        let text = Extraction("[^1]: " + String(repeating: "*a* ", count: 250_000), .markdown).text
        #expect(text.utf8.count == 499_999)
    }

    @Test func backticksOfRisingLengthEnd() {
        let source = (1..<1_400).map { "a" + String(repeating: "`", count: $0) }.joined()
        #expect(source.utf8.count > 900_000)
        let isSame = Extraction(source, .markdown).text == source
        #expect(isSame)
    }

    @Test(arguments: ["> ", ">", "- ", "1. ", "* > ", "+ - "])
    func aHundredThousandNestedBlocksAreReadWithoutRecursion(sign: String) {
        let line = String(repeating: sign, count: 10_000) + "deep\n"
        let text = Extraction(String(repeating: line, count: 10), .markdown).text
        let words = text.split { !$0.isLetter }.map { String($0) }
        #expect(words == Array(repeating: "deep", count: 10))
    }

    @Test(arguments: [
        ("lorem", TextMarkup.html), ("lorem <b>ipsum</b> &amp; ", .html), ("東京", .html),
    ])
    func ofALineWithoutEndLittleIsHeldBack(piece: String, markup: TextMarkup) {
        let block = Array(String(repeating: piece, count: 65_536 / piece.utf8.count).utf8)
        var extractor = TextExtractor(markup, keepsCode: false)
        var text: [UInt8] = []
        var written = 0
        var last = 0
        for _ in 0..<80 {
            extractor.read(block.span, isLast: false, into: &text)
            written += text.count
            last = text.count
            text.removeAll(keepingCapacity: true)
        }
        #expect(last > 0)
        let marks = Array(piece.utf8).count - Extraction(piece + "x", markup).text.utf8.dropLast().count
        let expected = 80 * block.count * (piece.utf8.count - marks) / piece.utf8.count
        #expect(written > expected - 200_000 && written <= expected)
    }

    @Test(arguments: ["<!-- ", "<script>", "<pre>", "<title>", "<a title=\"", "<?php ", "<![CDATA["])
    func whatNeverClosesTakesNoMemory(beginning: String) {
        let block = Array(String(repeating: "word ", count: 13_000).utf8)
        var extractor = TextExtractor(.html, keepsCode: false)
        var text: [UInt8] = []
        extractor.read(Array(beginning.utf8).span, isLast: false, into: &text)
        for _ in 0..<40 { extractor.read(block.span, isLast: false, into: &text) }
        let nothing: [UInt8] = []
        extractor.read(nothing.span, isLast: true, into: &text)
        let isText = beginning == "<title>" || beginning == "<![CDATA["
        #expect(text.count == (isText ? 40 * block.count : 0))
    }

    @Test func whatIsNoTextAtAllIsReadToTheEnd() {
        let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 73 ^ $0 >> 7) }
        for markup in TextMarkup.allCases {
            var extractor = TextExtractor(markup, keepsCode: true)
            var text: [UInt8] = []
            extractor.read(bytes.span, isLast: true, into: &text)
            #expect(text.count <= bytes.count * 3)
        }
    }
}
