import SourceText

/// An expansion of the marks of other generators in a body, in the text that Markdown or HTML is read from.
///
/// The generators expand marks before they read Markdown, so that `[a]({% post_url 2024-05-01-b %})` is a link although
/// its address has blanks, and so that a raw block may hold anything. Marks whose meaning is not plain stay.
struct BodyExpander {
    let source: SourceText
    let range: Range<Int>
    let isMarkdown: Bool
    let values: PostValues
    let items: [MarkScan.Item]
    let regions: TextRegions
    var output: [UInt8]
    var pieces: [BodyText.Piece] = []
    var literals: [Range<Int>] = []
    var insertions = BodyInsertions()
    var problems: [Problem] = []
    /// The offset in the source up to which all is copied or replaced.
    var next: Int
    /// The end in the output of the address that a mark has just made; nil behind anything else.
    var addressEnd: Int?
    /// The calls that are open, by the indexes of their items, innermost last.
    var open: [OpenCall] = []

    struct OpenCall {
        let insertion: Int
        let end: Int
        /// The blanks and quotation signs before a call that is a block; nil for one within a line.
        let prefix: Range<Int>?
    }

    var bytes: [UInt8] { source.bytes }

    /// Returns the text of a body with its marks expanded; the author's own if it has no marks.
    ///
    /// - Complexity: O(n) in the bytes; a text without `{{` and `{%` is only searched for these.
    static func expanded(_ source: SourceText, _ range: Range<Int>, isMarkdown: Bool, _ values: PostValues) -> BodyText
    {
        let bytes = source.bytes
        var original = BodyText(source, range)
        guard bytes.firstOffset(of: "{{", in: range) != nil || bytes.firstOffset(of: "{%", in: range) != nil else {
            original.mayHoldMarks = false
            return original
        }
        guard range.count <= longest else { return original }
        var regions = isMarkdown ? TextRegions(markdown: bytes, range) : TextRegions(html: bytes, range)
        var scan = MarkScan(bytes, range, regions, shortcodes: values.shortcodes)
        // What blocks hold may look like Markdown that reaches beyond them, so the rest is read without it.
        var opaque: [Range<Int>] = []
        for _ in 0..<(isMarkdown ? mostReadings : 0) where scan.opaque != opaque {
            opaque = scan.opaque
            regions = TextRegions(markdown: bytes, range, reading: masked(bytes, range, opaque))
            scan = MarkScan(bytes, range, regions, shortcodes: values.shortcodes)
        }
        guard !scan.items.isEmpty else { return original }
        var expander = BodyExpander(source, range, isMarkdown: isMarkdown, values, scan, regions)
        return expander.expand() ?? original
    }

    /// The most repetitions of the search for code; in a text that needs more, the last one counts.
    private static let mostReadings = 8
    /// The most bytes of a text, which Markdown is not read from beyond.
    private static let longest = 1 << 30

    /// Returns the text with letters in place of what blocks hold, but for the indentation of each block.
    private static func masked(_ bytes: [UInt8], _ range: Range<Int>, _ opaque: [Range<Int>]) -> [UInt8] {
        var masked = Array(bytes[range])
        for block in opaque {
            var start = block.lowerBound
            while start > range.lowerBound, bytes[start - 1].isSpaceOrTab || bytes[start - 1] == UInt8(ascii: ">") {
                start -= 1
            }
            let indent = block.lowerBound - start
            var column = indent
            for index in block {
                let byte = bytes[index]
                if byte == UInt8(ascii: "\n") {
                    column = -1
                } else if byte != UInt8(ascii: "\r"),
                    column >= indent || !byte.isSpaceOrTab && byte != UInt8(ascii: ">")
                {
                    masked[index - range.lowerBound] = UInt8(ascii: "x")
                    column = indent
                }
                column += 1
            }
        }
        return masked
    }

    private init(
        _ source: SourceText, _ range: Range<Int>, isMarkdown: Bool, _ values: PostValues, _ scan: MarkScan,
        _ regions: TextRegions
    ) {
        (self.source, self.range, self.isMarkdown, self.values) = (source, range, isMarkdown, values)
        (items, self.regions) = (scan.items, regions)
        output = Array(source.bytes[..<range.lowerBound])
        next = range.lowerBound
    }

    private mutating func expand() -> BodyText? {
        output.reserveCapacity(range.upperBound + 256)
        insertions.sign = BodyInsertions.sign(besides: bytes, range) ?? []
        var index = 0
        while index < items.count {
            let item = items[index]
            let isBehind = item.mark.range.lowerBound < next
            index += 1
            if !isBehind { expand(item, index - 1) }
        }
        guard next > range.lowerBound || !problems.isEmpty else { return nil }
        copy(to: range.upperBound)
        var text = BodyText(output, of: source, range, pieces)
        (text.literals, text.insertions, text.problems) = (literals, insertions, problems)
        return text
    }

    private mutating func expand(_ item: MarkScan.Item, _ index: Int) {
        let mark = item.mark
        switch item.role {
        case .raw(let end): showRaw(mark, end)
        case .comment(let end):
            copy(to: mark.range.lowerBound)
            next = end.upperBound
        case .code(let end, let language): showCode(mark, end, language)
        case .quoted: showQuoted(mark)
        case .call(let name): call(name, item, index)
        case .other: expandValue(mark)
        }
    }

    // MARK: - Output

    mutating func copy(to end: Int) {
        guard end > next else { return }
        pieces.append(BodyText.Piece(place: output.count, source: next..<end, isCopy: true))
        output += bytes[next..<end]
        next = end
    }

    /// Writes bytes that come from a range of the source, which need not be the next one.
    mutating func insert(_ text: some Collection<UInt8>, from place: Range<Int>) {
        guard !text.isEmpty else { return }
        pieces.append(BodyText.Piece(place: output.count, source: place, isCopy: false))
        output += text
    }

    /// Writes bytes in place of a mark.
    mutating func replace(_ mark: TemplateMark, with text: some Collection<UInt8>) {
        copy(to: mark.range.lowerBound)
        insert(text, from: mark.range)
        next = mark.range.upperBound
    }

    // MARK: - Lines

    /// Returns whether only blanks follow up to the end of the line.
    func isLineBlank(from offset: Int) -> Bool {
        var index = offset
        while index < range.upperBound, bytes[index].isBlank { index += 1 }
        return index == range.upperBound || bytes[index] == UInt8(ascii: "\n")
    }

    /// Returns the blanks and quotation signs before a mark, if nothing else is before it on its line, and none of them
    /// is replaced already.
    func linePrefix(of mark: Int) -> Range<Int>? {
        var start = mark
        while start > range.lowerBound, bytes[start - 1].isSpaceOrTab || bytes[start - 1] == UInt8(ascii: ">") {
            start -= 1
        }
        guard start >= next, start == range.lowerBound || bytes[start - 1] == UInt8(ascii: "\n") else { return nil }
        return start..<mark
    }
}
