import DataReading
import MarkdownReading
import MarkupReading
import SourceText

/// A reader that extracts the readable text from a text with markup, or with parts that are no prose, so that its words
/// can be counted.
///
/// Inline markup is removed without leaving a space: `**bo**ld` becomes `bold`. A heading, paragraph, item or cell is
/// followed by one empty line, so that no phrase crosses its end. All but Markdown is read in blocks with constant memory,
/// and the result does not depend on where the blocks were cut; Markdown is read when all of it has arrived.
///
/// In doubt, text is kept: a tag that never closes, a sign that opens nothing.
package struct TextExtractor {
    private let markup: TextMarkup
    private let keepsCode: Bool
    /// The Markdown that has arrived so far.
    private var markdown: [UInt8] = []
    private let isProse: Bool
    private var lines: ProseLines
    private var html: HTMLText
    private var xml: XMLText
    private var json = JSONText()
    private var readable = ReadableText()
    private var isAtStart = true

    /// Makes an extractor for a text in the given markup language.
    ///
    /// - Parameters:
    ///   - form: what a plain text is made of besides prose.
    ///   - keepsCode: whether blocks of code are kept as text; inline code always is.
    package init(_ markup: TextMarkup, form: ProseForm = ProseForm(), keepsCode: Bool) {
        (self.markup, self.keepsCode) = (markup, keepsCode)
        isProse = form.isProse
        lines = ProseLines(form)
        html = HTMLText(keepsCode: keepsCode)
        xml = XMLText(keepsCode: keepsCode)
    }

    /// Reads the next block of the input and appends its readable text to `text`; the end may come only with the next
    /// block.
    ///
    /// - Parameters:
    ///   - bytes: valid UTF-8, cut between any two scalars; the text appended is whole scalars too. Markdown may have
    ///     at most ``MarkdownParser/longest`` bytes in all.
    ///   - isLast: whether this is the last block. No call may follow it.
    /// - Complexity: O(n) in the bytes. All of Markdown is held in memory, and of HTML one tag.
    package mutating func read(_ bytes: Span<UInt8>, isLast: Bool, into text: inout [UInt8]) {
        swap(&text, &readable.bytes)
        // A byte order mark is not text.
        let start = isAtStart && bytes.holds("\u{FEFF}", at: 0) ? 3 : 0
        if !bytes.isEmpty { isAtStart = false }
        switch markup {
        case .plain where isProse: readable.bytes.append(bytes, 0..<bytes.count)
        case .plain: lines.read(bytes, isLast: isLast, into: &readable.bytes)
        case .markdown:
            markdown.append(bytes, start..<bytes.count)
            if isLast { readMarkdown() }
        case .html:
            html.read(bytes, start..<bytes.count, into: &readable)
            if isLast { html.finish(into: &readable) }
        case .xml:
            xml.read(bytes, start..<bytes.count, into: &readable)
            if isLast { xml.finish(into: &readable) }
        case .json:
            json.read(bytes, start..<bytes.count, into: &readable)
            if isLast { json.finish(into: &readable) }
        }
        swap(&text, &readable.bytes)
    }

    private mutating func readMarkdown() {
        markdown.replaceReturns()
        // The parser copies a text that ends without a line feed.
        if markdown.last != UInt8(ascii: "\n") { markdown.append(UInt8(ascii: "\n")) }
        let start = FrontMatterBlock.end(in: markdown)
        readText(ofMarkdown: markdown, from: start, keepsCode: keepsCode, into: &readable)
        markdown = []
    }

    /// The number of code blocks that have been left out.
    package var omittedCodeBlocks: Int { readable.omittedCodeBlocks }

    /// What has been left out of a plain text because it is no prose.
    package var noise: NoiseCounts { lines.noise }
}

extension [UInt8] {
    /// Replaces carriage returns that end a line alone by line feeds.
    fileprivate mutating func replaceReturns() {
        var index = offset(of: UInt8(ascii: "\r"), in: 0..<count)
        while index < count {
            if index + 1 == count || self[index + 1] != UInt8(ascii: "\n") { self[index] = UInt8(ascii: "\n") }
            index = offset(of: UInt8(ascii: "\r"), in: index + 1..<count)
        }
    }
}
