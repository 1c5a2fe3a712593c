import Testing

@testable import MarkdownReading
@testable import MarkupReading

/// Where md4c 0.4 reads Markdown otherwise than GitHub does, and is given something else to read. What is expected is what
/// cmark-gfm 0.29 makes of it.
@Suite struct MarkdownInsertionsTests {
    @Test(arguments: [
        ("|a|b|\n|-|-|\n|c|d|", "a\n\nb\n\nc\n\nd"), ("|a|b|\n|--|:-|\n|c|d|", "a\n\nb\n\nc\n\nd"),
        ("a|b\n-|-\nc|d", "a\n\nb\n\nc\n\nd"), ("> |a|\n> |-|\n> |b|", "a\n\nb"),
        ("- |a|b|\n  |-|-|\n  |c|d|", "a\n\nb\n\nc\n\nd"), ("a | b\n- | -\n", "a | b\n\n| -"),
        ("|a|b|\n|-|\n|c|d|", "|a|b|\n|-|\n|c|d|"), ("a \\| b\n-|-\nc", "a | b\n-|-\nc"),
    ])
    func aRowOfHyphensMayBeShortAndHasAsManyColumnsAsTheRowAbove(source: String, text: String) {
        #expect(Extraction(source, .markdown).text == text)
    }

    @Test(arguments: [
        ("a\n|b|c|\n|-|-|\n|d|e|", "a\n\nb\n\nc\n\nd\n\ne"), ("> a\n> |b|\n> |---|", "a\n\nb"),
        ("- a\n  |b|\n  |---|\n  |c|", "a\n\nb\n\nc"), ("```\na\n|b|\n|-|\n```\nc", "c"),
        ("|a|\n|-|\n|b|\n# c\nd", "a\n\nb\n\nc\n\nd"), ("|a|\n|-|\n```\nb\n```\nc", "a\n\nc"),
        ("|a|\n|-|\n<div>*b*</div>\n\nc", "a\n\n*b*\n\nc"), ("x\n|a|\n|-|\n## b\nc", "x\n\na\n\nb\n\nc"),
        ("<!-- a -->\n    b\nc", "c"), ("<div>\n    a\n</div>", "a"),
    ])
    func blocksBreakOffParagraphsAndTables(source: String, text: String) {
        #expect(Extraction(source, .markdown).text == text)
    }

    @Test(arguments: [
        ("a\n    ```\nb\n\nc", "a\n```\nb\n\nc", 0), ("a\n    ```\nb\n    ```\nc", "a\nb \nc", 0),
        ("- a\n  ```\n  b\n  ```\n  c", "a\n\nc", 1), ("- a\n    ```\n    b\n    ```\n  c", "a\n\nc", 1),
        ("- a\n      ```\n  b", "a\n```\nb", 0), ("> a\n>     ~~~\n> b", "a\n~~~\nb", 0),
        ("a\n\n    ```\n    b", "a", 1), ("> a\n    ~~~\nb", "a\n~~~\nb", 0),
    ])
    func aFenceThatIsIndentedByFourIsNone(source: String, text: String, blocks: Int) {
        let extraction = Extraction(source, .markdown)
        #expect(extraction.text == text)
        #expect(extraction.omittedCodeBlocks == blocks)
    }

    /// md4c 0.4.8 looks at a byte behind the text.
    @Test func nothingBehindTheTextIsRead() {
        let source = Array("[a](b)".utf8)
        final class Reader: MarkdownReceiver {
            var text = ""
            func take(_ bytes: UnsafeBufferPointer<UInt8>, _ kind: MarkdownTextKind, at place: Range<Int>?) {
                text += String(decoding: bytes, as: UTF8.self) + (place.map { "@\($0)" } ?? "")
            }
        }
        let reader = Reader()
        #expect(MarkdownParser(source, 0..<5).parse(into: reader) == .whole)
        #expect(reader.text == "[a](b@0..<5")
    }

    /// Whatever is put into a text, what a receiver gets stands in the text where it says so.
    @Test(arguments: 0..<200) func placesAreThoseOfTheSource(seed: Int) {
        var generator = MarkdownGenerator(seed: seed)
        let source = Array(("a\n|b|c|\n|-|-|\n# d\n[^1]: e\n\n    f\n\n# g\n\n" + generator.document()).utf8)
        final class Reader: MarkdownReceiver {
            let source: [UInt8]
            var last = 0
            var isRight = true
            init(_ source: [UInt8]) { self.source = source }
            func take(_ bytes: UnsafeBufferPointer<UInt8>, _ kind: MarkdownTextKind, at place: Range<Int>?) {
                guard let place else { return }
                isRight = isRight && place.lowerBound >= last && source[place].elementsEqual(bytes)
                last = place.upperBound
            }
        }
        let parser = MarkdownParser(source, 0..<source.count)
        let reader = Reader(source)
        #expect(parser.parse(into: reader) == .whole)
        #expect(reader.isRight)
        #expect(parser.footnotes.notes.map(\.name) == ["1"])
        #expect(parser.footnotes.notes.first.map { source[$0.extent] } == source[18..<32])
    }
}
