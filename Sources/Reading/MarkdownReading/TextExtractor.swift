import MarkupReading

/// Takes the readable text out of Markdown or HTML, for counting its words.
///
/// Inline markup vanishes without a space: `**bo**ld` is `bold`. Where a heading, a paragraph, an item or a cell ends,
/// there is one empty line, so that no phrase goes across. Text is read block by block in memory that does not grow with
/// it, and what comes out does not depend on where the blocks were cut.
///
/// What an extractor was not sure about it leaves in: a tag that never closes, a sign that opens nothing.
package struct TextExtractor {
    private let markup: TextMarkup
    private var markdown: MarkdownText
    private var html: HTMLText
    private var readable = ReadableText()
    private var isAtStart = true

    /// - Parameter keepsCode: whether blocks of code are text. Code inside a line always is.
    package init(_ markup: TextMarkup, keepsCode: Bool) {
        self.markup = markup
        markdown = MarkdownText(keepsCode: keepsCode)
        html = HTMLText(keepsCode: keepsCode)
    }

    /// Reads the next block and appends what of it is readable; the last of it may come with the next block only.
    ///
    /// Cost: linear in the bytes. At most about 64 KB of Markdown are held back, and of HTML one tag.
    ///
    /// - Parameters:
    ///   - bytes: valid UTF-8, cut anywhere between two scalars; then what is appended is whole scalars too.
    ///   - isLast: whether nothing follows. After that the extractor is done with.
    package mutating func read(_ bytes: Span<UInt8>, isLast: Bool, into text: inout [UInt8]) {
        swap(&text, &readable.bytes)
        // A byte order mark is no text.
        let start = isAtStart && bytes.holds("\u{FEFF}", at: 0, end: bytes.count) ? 3 : 0
        if !bytes.isEmpty { isAtStart = false }
        switch markup {
        case .plain: readable.bytes.append(bytes, 0..<bytes.count)
        case .markdown: markdown.read(bytes.extracting(start..<bytes.count), isLast: isLast, into: &readable)
        case .html:
            html.read(bytes, start..<bytes.count, into: &readable)
            if isLast { html.finish(into: &readable) }
        }
        swap(&text, &readable.bytes)
    }

    /// What was left out so far.
    package var omissions: TextOmissions { readable.omissions }
    package var omittedCodeBlocks: Int { readable.omissions.codeBlocks }
    /// Whether the text ended inside of something that is left out, such as a fence that nothing closes: all that
    /// followed was left out with it.
    package var isUnclosed: Bool { readable.omissions.unclosed != nil }
}
