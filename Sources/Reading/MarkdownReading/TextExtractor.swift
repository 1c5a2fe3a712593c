import DataReading
import MarkupReading
import SourceText

/// Takes the readable text out of Markdown or HTML, for counting its words.
///
/// Inline markup vanishes without a space: `**bo**ld` is `bold`. Where a heading, a paragraph, an item or a cell ends,
/// there is one empty line, so that no phrase goes across. HTML is read block by block in memory that does not grow with
/// it, and what comes out does not depend on where the blocks were cut; Markdown is read when all of it is there.
///
/// What an extractor was not sure about it leaves in: a tag that never closes, a sign that opens nothing.
package struct TextExtractor {
    private let markup: TextMarkup
    private let keepsCode: Bool
    /// Markdown, until all of it is there.
    private var markdown: [UInt8] = []
    private var html: HTMLText
    private var readable = ReadableText()
    private var isAtStart = true

    /// - Parameter keepsCode: whether blocks of code are text. Code inside a line always is.
    package init(_ markup: TextMarkup, keepsCode: Bool) {
        (self.markup, self.keepsCode) = (markup, keepsCode)
        html = HTMLText(keepsCode: keepsCode)
    }

    /// Reads the next block and appends what of it is readable; the last of it may come with the next block only.
    ///
    /// Cost: linear in the bytes. All of Markdown is held back, and of HTML one tag.
    ///
    /// - Parameters:
    ///   - bytes: valid UTF-8, cut anywhere between two scalars; then what is appended is whole scalars too. Of Markdown
    ///     at most ``MarkdownParser/longest`` in all.
    ///   - isLast: whether nothing follows. After that the extractor is done with.
    package mutating func read(_ bytes: Span<UInt8>, isLast: Bool, into text: inout [UInt8]) {
        swap(&text, &readable.bytes)
        // A byte order mark is no text.
        let start = isAtStart && bytes.holds("\u{FEFF}", at: 0) ? 3 : 0
        if !bytes.isEmpty { isAtStart = false }
        switch markup {
        case .plain: readable.bytes.append(bytes, 0..<bytes.count)
        case .markdown:
            markdown.append(bytes, start..<bytes.count)
            if isLast { readMarkdown() }
        case .html:
            html.read(bytes, start..<bytes.count, into: &readable)
            if isLast { html.finish(into: &readable) }
        }
        swap(&text, &readable.bytes)
    }

    private mutating func readMarkdown() {
        markdown.replaceReturns()
        // The parser copies a text that ends without a line feed.
        if markdown.last != UInt8(ascii: "\n") { markdown.append(UInt8(ascii: "\n")) }
        let start = FrontMatterBlock.end(in: markdown)
        ReadableMarkdown.read(markdown, from: start, keepsCode: keepsCode, into: &readable)
        markdown = []
    }

    /// How many blocks of code were left out so far.
    package var omittedCodeBlocks: Int { readable.omittedCodeBlocks }
}

extension [UInt8] {
    /// Lines may end with a carriage return alone.
    fileprivate mutating func replaceReturns() {
        var index = offset(of: UInt8(ascii: "\r"), in: 0..<count)
        while index < count {
            if index + 1 == count || self[index + 1] != UInt8(ascii: "\n") { self[index] = UInt8(ascii: "\n") }
            index = offset(of: UInt8(ascii: "\r"), in: index + 1..<count)
        }
    }
}
