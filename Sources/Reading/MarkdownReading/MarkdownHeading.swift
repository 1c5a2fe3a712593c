import MarkupReading
import SourceText

/// Reads the headings of Markdown: those of CommonMark 0.30, also in quotations and lists, but not in code and HTML.
///
/// - Parameter bytes: valid UTF-8 without front matter, which may be blanked out.
/// - Complexity: O(n) in time and memory.
package func readHeadings(ofMarkdown bytes: [UInt8]) -> [TextHeading] {
    var markdown = MarkdownText(keepsCode: true)
    var text = ReadableText()
    text.outline = TextOutline()
    // Behind an empty line nothing is front matter.
    let (emptyLine, nothing): ([UInt8], [UInt8]) = ([0x0A], [])
    markdown.read(emptyLine.span, isLast: false, into: &text)
    let source = bytes.span
    var offset = 0
    var line = 1
    while offset < source.count {
        let end = min(source.firstLineFeed(from: offset) + 1, source.count)
        text.outline?.line = line
        markdown.read(source.extracting(offset..<end), isLast: false, into: &text)
        offset = end
        line += 1
    }
    markdown.read(nothing.span, isLast: true, into: &text)
    return text.outline?.headings(in: text.bytes) ?? []
}

extension MarkdownText {
    /// Reads the text of a heading that begins with number signs.
    mutating func readHeading(
        _ line: Span<UInt8>, _ start: Int, _ content: Range<Int>, into text: inout ReadableText
    ) {
        guard text.outline != nil else { return inline.read(line, content, into: &text) }
        var level = 0
        while start + level < line.count, line[start + level] == UInt8(ascii: "#") { level += 1 }
        let attributes = HeadingAttributes(line, endOf: content)
        // Behind the attributes taken away, number signs close the heading as at its end.
        let name = attributes.flatMap { MarkdownSyntax.heading(line.extracting(0..<$0.start), start) } ?? content
        let begin = text.bytes.count
        inline.read(line, name, into: &text)
        text.outline?.append(level: level, id: attributes?.id, begin..<text.bytes.count)
    }

    /// Ends a paragraph that the line under it has made a heading.
    mutating func closeHeading(underlinedWith sign: UInt8, into text: inout ReadableText) {
        guard text.outline != nil else { return closeLeaf(into: &text) }
        let attributes = HeadingAttributes(paragraph.span, endOf: paragraph.span.trimmed(0..<paragraph.count))
        let height = paragraph.count { $0 == 0x0A } + 1
        if let attributes { paragraph.removeSubrange(attributes.start...) }
        let begin = text.bytes.count
        closeLeaf(into: &text)
        // Of a paragraph that only defined links nothing is left to be a heading.
        guard text.bytes.count > begin else { return }
        text.outline?.append(
            level: sign == UInt8(ascii: "=") ? 1 : 2, id: attributes?.id, linesAbove: height, begin..<text.bytes.count)
    }
}

/// The attributes at the end of a heading, as many renderers of Markdown read them: `{#id}`, `{: #id .class}`.
private struct HeadingAttributes {
    let start: Int
    private(set) var id: String?

    /// - Returns: nil when the text ends otherwise; braces that hold anything else are a part of it.
    init?(_ bytes: Span<UInt8>, endOf content: Range<Int>) {
        guard content.count > 2, bytes[content.upperBound - 1] == UInt8(ascii: "}") else { return nil }
        var open = content.upperBound - 2
        while open > content.lowerBound, bytes[open] != UInt8(ascii: "{"), bytes[open] != UInt8(ascii: "}") {
            open -= 1
        }
        guard bytes[open] == UInt8(ascii: "{"), open == content.lowerBound || bytes[open - 1] != UInt8(ascii: "\\")
        else { return nil }
        var index = open + 1
        if bytes[index] == UInt8(ascii: ":") { index += 1 }
        var isEmpty = true
        while index < content.upperBound - 1 {
            var end = index
            while end < content.upperBound - 1, !Syntax.isBlank(bytes[end]) { end += 1 }
            if end > index {
                let sign = bytes[index]
                let isName = sign == UInt8(ascii: "#") || sign == UInt8(ascii: ".")
                guard isName ? end > index + 1 : bytes.offset(of: UInt8(ascii: "="), in: index..<end) < end else {
                    return nil
                }
                if sign == UInt8(ascii: "#"), id == nil {
                    var name: [UInt8] = []
                    name.append(bytes, index + 1..<end)
                    id = String(decoding: name, as: UTF8.self)
                }
                isEmpty = false
            }
            index = end + 1
        }
        guard !isEmpty else { return nil }
        start = open
    }
}
