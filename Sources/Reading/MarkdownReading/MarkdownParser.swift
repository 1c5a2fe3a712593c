/// A parser of Markdown as on GitHub: CommonMark with tables, strikethrough, task lists, bare addresses as links, and
/// footnotes; also alerts, definition lists, and the attribute lists of kramdown and goldmark.
///
/// The C library md4c does the parsing. Footnotes, and the differences that ``MarkdownInsertions``, ``MarkdownDraft``,
/// ``MarkdownMarks`` and ``DefinitionSearch`` describe, are prepared in the text that md4c is given; what md4c finds
/// there, ``MarkdownExtras`` makes into blocks and attributes.
package final class MarkdownParser {
    /// The footnotes of the text, in the order of the source.
    package let footnotes: MarkdownFootnotes
    let source: [UInt8]
    let range: Range<Int>
    /// The bytes that md4c gets instead of the range, if any were replaced; every byte has its offset in the range.
    private var changed: [UInt8]?
    /// The offsets in the source of blanks that were replaced.
    private let masks: Set<Int>
    /// The beginnings of lines in the source before which md4c needs an empty one.
    private let emptyLines: [Int]
    private let linksAddresses: Bool
    /// The bytes before footnotes were overwritten, if any were replaced until then.
    private let prepared: [UInt8]?
    private let marks: MarkdownMarks
    /// The offsets of the colons before definitions.
    private let colons: [Int]
    private let mayHoldAlerts: Bool

    /// The maximum size of a text in bytes: md4c counts in 32 bits.
    package static let longest = 1 << 30

    /// The way in which a parse ended: at the end of the text, when the receiver was finished, or for lack of memory.
    package enum End { case whole, brokenOff, outOfMemory }

    /// Prepares a text for parsing, and finds its footnotes.
    ///
    /// - Parameters:
    ///   - source: valid UTF-8.
    ///   - range: the part of `source` to parse, of at most ``longest`` bytes.
    ///   - changed: the bytes to parse instead of those of the range, of the same length; nil parses the range itself.
    ///   - findsFootnotes: whether footnotes are found; if not, they are paragraphs or definitions of links.
    ///   - linksAddresses: whether bare addresses become links; parsing is faster without.
    /// - Complexity: O(n); a text with footnotes is read twice, and once more for each fence that is indented too far.
    package init(
        _ source: [UInt8], _ range: Range<Int>, reading changed: [UInt8]? = nil, findsFootnotes: Bool = true,
        linksAddresses: Bool = true
    ) {
        (self.source, self.range, self.linksAddresses) = (source, range, linksAddresses)
        var text = MarkdownDraft(source, range, changed)
        text.takeHeadings()
        text.takeComments()
        marks = text.takeMarks()
        masks = text.maskFences()
        colons = text.takeDefinitions()
        mayHoldAlerts = source.firstOffset(of: "[!", in: range) != nil
        prepared = text.changed
        footnotes = findsFootnotes ? text.takeFootnotes() : MarkdownFootnotes()
        emptyLines = text.emptyLines()
        self.changed = text.changed
    }

    /// Makes the parser for the searches that find what must be replaced or inserted.
    init(draft source: [UInt8], _ range: Range<Int>, _ changed: [UInt8]?, emptyLines: [Int] = []) {
        (self.source, self.range, self.changed, masks, linksAddresses) = (source, range, changed, [], false)
        self.emptyLines = emptyLines
        footnotes = MarkdownFootnotes()
        (prepared, marks, colons, mayHoldAlerts) = (nil, MarkdownMarks(), [], false)
    }

    /// Parses the text and passes its blocks, spans and texts to the receiver, and returns how the parse ended.
    /// Footnotes are left out; they are parsed one by one, by the next function.
    package func parse(into receiver: any MarkdownReceiver) -> End { parse(range, into: receiver) }

    /// Parses one footnote, and passes its content to the receiver. The footnote is parsed as a list item whose content
    /// begins four columns after its sign, so that lines indented by four columns belong to it.
    package func parse(_ footnote: MarkdownFootnotes.Note, into receiver: any MarkdownReceiver) -> End {
        let first = range.lowerBound
        for index in footnote.extent { changed?[index - first] = prepared?[index - first] ?? source[index] }
        let isEmpty = footnote.textStart >= footnote.extent.upperBound || source[footnote.textStart] <= 0x20
        let start = isEmpty ? footnote.colon : footnote.textStart - 4
        changed?[start - first] = UInt8(ascii: "+")
        if !isEmpty { for index in start + 1..<start + 4 { changed?[index - first] = 0x20 } }
        return parse(start..<footnote.extent.upperBound, hiding: 2, into: receiver)
    }

    /// - Parameters:
    ///   - part: the range of the source.
    ///   - hidden: the number of outermost blocks that were added and are not passed on.
    private func parse(_ part: Range<Int>, hiding hidden: Int = 0, into receiver: any MarkdownReceiver) -> End {
        let next = colons.partitionPoint { $0 >= part.lowerBound }
        let holdsDefinitions = next < colons.count && colons[next] < part.upperBound
        let definitions = holdsDefinitions ? DefinitionSearch(source, colons) : nil
        guard mayHoldAlerts || definitions != nil || !marks.marks.isEmpty else {
            return run(part, hiding: hidden, into: receiver)
        }
        if let definitions { _ = run(part, hiding: hidden, into: definitions) }
        let extras = MarkdownExtras(receiver, source, part, marks, definitions)
        let end = run(part, hiding: hidden, into: extras)
        if end == .whole { extras.finish() }
        return end
    }

    private func run(_ part: Range<Int>, hiding hidden: Int, into receiver: any MarkdownReceiver) -> End {
        guard !part.isEmpty else { return .whole }
        // The difference between an offset in the source and one in the bytes that md4c gets.
        var shift = changed == nil ? 0 : range.lowerBound
        var given = changed ?? source
        var piece = part.lowerBound - shift..<part.upperBound - shift
        // md4c 0.4.8 reads one byte beyond a text that does not end with a line feed, as if it were part of the text.
        if given[piece.upperBound - 1] != UInt8(ascii: "\n") {
            if piece.upperBound == given.count || given[piece.upperBound] != UInt8(ascii: "\n") {
                given = given[piece] + [UInt8(ascii: "\n")]
                shift = part.lowerBound
                piece = 0..<piece.count
            }
            piece = piece.lowerBound..<piece.upperBound + 1
        }
        let insertions = MarkdownInsertions(
            given, piece, emptyLines: shift == 0 ? emptyLines : emptyLines.map { $0 - shift })
        return source.withUnsafeBufferPointer { source in
            (insertions?.text ?? given).withUnsafeBufferPointer { bytes in
                var run = MarkdownRun(
                    receiver: receiver, source: source,
                    text: insertions == nil ? UnsafeBufferPointer(rebasing: bytes[piece]) : bytes,
                    origin: part.lowerBound, insertions: insertions, masks: masks, hidden: hidden)
                return run.run(linksAddresses: linksAddresses)
            }
        }
    }
}
