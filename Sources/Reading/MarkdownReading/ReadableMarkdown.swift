import MarkupReading
import SourceText

/// Collects the readable text of Markdown, which is what a reader of the page sees; code is left out on request.
final class ReadableMarkdown: MarkdownReceiver {
    // Unchecked, since nobody else accesses it during a change: the checks would take as long as the changes.
    @exclusivity(unchecked) var text = ReadableText()
    private let source: [UInt8]
    private let start: Int
    private let keepsCode: Bool
    private let shortcodes: [Range<Int>]
    /// Whether there may be a reference to a footnote.
    private let mayHaveMarks: Bool
    private var html: HTMLText
    /// Whether the current block is HTML, and whether it is code.
    private var isHTML = false
    private var isCode = false
    /// The offset in the source at which the last text ended.
    private var textEnd: Int
    /// The offset in the source at which the current part ends.
    private var limit: Int
    /// The end of an inline element whose content has been read already.
    private var elementEnd = 0
    /// For each element name, the offset before which there is no end tag.
    private var noEndTags: [String: Int] = [:]
    /// The beginnings of the current heading's text in the readable text and in the source.
    private var heading: (start: Int, place: Int?)?

    private init(_ source: [UInt8], _ start: Int, keepsCode: Bool, _ shortcodes: [Range<Int>]) {
        (self.source, self.start, self.keepsCode, self.shortcodes) = (source, start, keepsCode, shortcodes)
        mayHaveMarks = source.firstOffset(of: "[^", in: start..<source.count) != nil
        html = HTMLText(keepsCode: keepsCode)
        (textEnd, limit) = (start, source.count)
    }

    /// Appends the readable text of Markdown to `text`, footnotes last.
    ///
    /// - Parameter start: the offset at which front matter ends.
    /// - Complexity: O(n) in time and memory.
    static func read(_ source: [UInt8], from start: Int, keepsCode: Bool, into text: inout ReadableText) {
        let shortcodes = ShortcodeSearch.ranges(in: source, from: start)
        let parser = MarkdownParser(
            source, start..<source.count, reading: ShortcodeSearch.hiding(shortcodes, of: source, from: start),
            linksAddresses: false)
        let reader = ReadableMarkdown(source, start, keepsCode: keepsCode, shortcodes)
        swap(&reader.text, &text)
        _ = parser.parse(into: reader)
        reader.finish()
        let outline = reader.text.outline
        reader.text.outline = nil
        for note in parser.footnotes.notes + parser.footnotes.repeated {
            reader.begin(note.extent)
            _ = parser.parse(note, into: reader)
        }
        reader.text.outline = outline
        swap(&reader.text, &text)
    }

    /// Begins a part of the source that need not follow what was read before.
    private func begin(_ part: Range<Int>) {
        text.boundary()
        (textEnd, limit, elementEnd, noEndTags) = (part.lowerBound, part.upperBound, part.lowerBound, [:])
    }

    private func finish() {
        text.boundary()
        let end = text.bytes.count
        text.outline?.end = end
    }

    // MARK: - Blocks

    func enter(_ block: MarkdownBlock) {
        text.boundary()
        switch block {
        case .html: isHTML = true
        case .code:
            isCode = true
            if !keepsCode { text.omittedCodeBlocks += 1 }
        case .heading: if text.outline != nil { heading = (text.bytes.count, nil) }
        default: break
        }
    }

    func leave(_ block: MarkdownBlock) {
        switch block {
        case .html:
            isHTML = false
            readElement()
            html.finish(into: &text)
        case .code: isCode = false
        case .heading(let level): endHeading(level)
        default: break
        }
        text.boundary()
    }

    /// Reads on after a block of HTML while an element is open whose content is left out: an empty line ends the block,
    /// but to a browser it does not end a style sheet.
    private func readElement() {
        let source = source
        var end = textEnd
        // What looks like the end of a script may not be one; after several tries all of the rest is read.
        var tries = 0
        while html.isInElement, end < limit {
            let start = end
            if html.rawName != nil { tries += 1 }
            let mark =
                tries > 8 ? limit : html.rawName.map { RawText.end(source, from: start, name: $0) } ?? start
            end = min(source.offset(of: UInt8(ascii: "\n"), in: min(mark, limit)..<limit) + 1, limit)
            html.read(source.span, start..<end, into: &text)
            html.flush(into: &text)
        }
        elementEnd = max(elementEnd, end)
    }

    private func endHeading(_ level: Int) {
        guard let heading else { return }
        self.heading = nil
        var attributes = HeadingAttributes(Array(text.bytes[heading.start...]))
        if let found = attributes {
            let brace = source[start..<textEnd].lastIndex(of: UInt8(ascii: "{")) ?? start
            if brace > start, source[brace - 1] == UInt8(ascii: "\\") {
                attributes = nil
            } else {
                text.bytes.removeLast(found.length)
            }
        }
        let range = heading.start..<text.bytes.count
        // For a heading without text it is the offset of the next number sign.
        let place = heading.place ?? source.offset(of: UInt8(ascii: "#"), in: textEnd..<source.count)
        text.outline?.append(level: level, id: attributes?.id, at: place, range)
    }

    // MARK: - Spans and text

    func enter(_ span: MarkdownSpan) { if case .picture = span { text.space() } }
    func leave(_ span: MarkdownSpan) { if case .picture = span { text.space() } }

    func take(_ bytes: UnsafeBufferPointer<UInt8>, _ kind: MarkdownTextKind, at place: Range<Int>?) {
        guard (place?.lowerBound ?? textEnd) >= elementEnd else { return }
        if let place {
            textEnd = place.upperBound
            if heading != nil, heading?.place == nil { heading?.place = place.lowerBound }
        }
        if isHTML { return html.read(bytes.span, 0..<bytes.count, into: &text) }
        switch kind {
        case .softBreak, .hardBreak: text.lineFeed()
        case .null: text.space()
        case .html: takeTag(bytes, at: place)
        case .reference:
            let written = Array(bytes)
            if let reference = CharacterReference(written, at: 0, end: written.count) {
                text.append(reference)
            } else {
                text.append(bytes.span, 0..<bytes.count)
            }
        case .code: if !isCode || keepsCode { text.append(bytes.span, 0..<bytes.count) }
        case .text:
            guard let place else { return text.append(bytes.span, 0..<bytes.count) }
            takeText(bytes, at: place)
        }
    }

    /// Reads an inline tag or comment. If a tag begins an element whose content is not markup, such as a script, the
    /// whole element is read as HTML if it ends in the paragraph; else the tag is text.
    private func takeTag(_ bytes: UnsafeBufferPointer<UInt8>, at place: Range<Int>?) {
        var probe = html
        var sink = ReadableText()
        probe.read(bytes.span, 0..<bytes.count, into: &sink)
        guard let place, !html.isInMarkup, probe.isInElement else {
            html.read(bytes.span, 0..<bytes.count, into: &text)
            if html.isInElement { html = HTMLText(keepsCode: keepsCode) }
            return
        }
        html = HTMLText(keepsCode: keepsCode)
        let name = bytes.dropFirst().prefix { $0.isASCIILetterOrDigit }
        guard let end = endOfElement(name, from: place.upperBound) else { return takeText(bytes, at: place) }
        let source = source
        html.read(source.span, place.lowerBound..<end, into: &text)
        if !html.isSettled { html = HTMLText(keepsCode: keepsCode) }
        elementEnd = end
    }

    /// Returns the offset after the end tag of an element, if that is before the next empty line.
    private func endOfElement(_ letters: Slice<UnsafeBufferPointer<UInt8>>, from start: Int) -> Int? {
        let name = String(decoding: letters, as: UTF8.self).lowercased()
        // Once a search for a name has reached the end of the paragraph, others in it are skipped.
        guard start >= noEndTags[name, default: 0] else { return nil }
        let limit = source.nextEmptyLine(from: start)
        var sign = source.offset(of: UInt8(ascii: "<"), in: start..<limit)
        while sign < limit {
            let after = sign + 2 + name.utf8.count
            if after < limit, source[sign + 1] == UInt8(ascii: "/"),
                source[(sign + 2)..<after].elementsEqual(name.utf8, by: { $0 | 0x20 == $1 })
            {
                return min(limit, source.offset(of: UInt8(ascii: ">"), in: after..<limit) + 1)
            }
            sign = source.offset(of: UInt8(ascii: "<"), in: sign + 1..<limit)
        }
        noEndTags[name] = limit
        return nil
    }

    /// Appends text without shortcodes and references to footnotes.
    private func takeText(_ bytes: UnsafeBufferPointer<UInt8>, at place: Range<Int>) {
        var index = place.lowerBound
        var next = shortcodes.isEmpty ? 0 : shortcodes.partitionPoint { $0.upperBound > index }
        while next < shortcodes.count, shortcodes[next].lowerBound < place.upperBound {
            takeReferences(bytes, index - place.lowerBound..<max(index, shortcodes[next].lowerBound) - place.lowerBound)
            text.space()
            index = min(shortcodes[next].upperBound, place.upperBound)
            next += 1
        }
        takeReferences(bytes, index - place.lowerBound..<bytes.count)
    }

    private func takeReferences(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
        guard mayHaveMarks else { return text.append(bytes.span, range) }
        var start = range.lowerBound
        var bracket = bytes.span.offset(of: UInt8(ascii: "["), in: range)
        while bracket < range.upperBound {
            if let name = MarkdownFootnotes.name(bytes, at: bracket, end: range.upperBound) {
                text.append(bytes.span, start..<bracket)
                start = name.upperBound + 1
            }
            bracket = bytes.span.offset(of: UInt8(ascii: "["), in: max(bracket + 1, start)..<range.upperBound)
        }
        text.append(bytes.span, start..<range.upperBound)
    }
}

/// Appends the readable text of Markdown to `text`, footnotes last.
///
/// - Parameters:
///   - start: the offset at which front matter ends.
///   - keepsCode: whether blocks of code are kept as text.
/// - Complexity: O(n) in time and memory.
package func readText(
    ofMarkdown source: [UInt8], from start: Int, keepsCode: Bool, into text: inout ReadableText
) {
    ReadableMarkdown.read(source, from: start, keepsCode: keepsCode, into: &text)
}

/// Returns the headings of a Markdown text in the order of the source, including those in quotations and lists.
///
/// - Parameter bytes: valid UTF-8 without front matter, which may be overwritten with blanks.
/// - Complexity: O(n) in time and memory.
package func readHeadings(ofMarkdown bytes: [UInt8]) -> [TextHeading] {
    var text = ReadableText()
    text.outline = TextOutline()
    ReadableMarkdown.read(bytes, from: 0, keepsCode: true, into: &text)
    return text.outline?.headings(in: text.bytes, of: bytes) ?? []
}
