import CMD4C

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

/// A run of md4c over a text.
private struct MarkdownRun {
    let receiver: any MarkdownReceiver
    let source: UnsafeBufferPointer<UInt8>
    /// The bytes that md4c parses.
    let text: UnsafeBufferPointer<UInt8>
    /// The offset in the source at which the text begins.
    let origin: Int
    let insertions: MarkdownInsertions?
    let masks: Set<Int>
    let hidden: Int
    fileprivate var depth = 0
    fileprivate var isCell = false
    fileprivate var isCodeBlock = false

    mutating func run(linksAddresses: Bool) -> MarkdownParser.End {
        var parser = Self.parser
        parser.flags = UInt32(
            MD_FLAG_TABLES | MD_FLAG_STRIKETHROUGH | (hidden > 0 ? 0 : MD_FLAG_TASKLISTS)
                | (linksAddresses
                    ? MD_FLAG_PERMISSIVEURLAUTOLINKS | MD_FLAG_PERMISSIVEWWWAUTOLINKS
                        | MD_FLAG_PERMISSIVEEMAILAUTOLINKS : 0))
        let text = text
        let status = withUnsafeMutablePointer(to: &self) { reading in
            text.withMemoryRebound(to: CChar.self) {
                md_parse($0.baseAddress, MD_SIZE($0.count), &parser, reading)
            }
        }
        return status == 0 ? .whole : status == -1 ? .outOfMemory : .brokenOff
    }

    private static let parser = MD_PARSER(
        abi_version: 0, flags: 0,
        enter_block: { type, detail, reading in with(reading) { $0.enter(type, detail) } },
        leave_block: { type, detail, reading in with(reading) { $0.leave(type, detail) } },
        enter_span: { type, detail, reading in
            with(reading) { reading in reading.span(type, detail).map { reading.receiver.enter($0) } }
        },
        leave_span: { type, detail, reading in
            with(reading) { reading in reading.span(type, detail).map { reading.receiver.leave($0) } }
        },
        text: { type, text, size, reading in with(reading) { $0.take(type, text, Int(size)) } },
        debug_log: nil, syntax: nil)

    /// - Returns: the result of a callback: md4c stops if it is not 0.
    @inline(__always)
    private static func with(_ pointer: UnsafeMutableRawPointer?, _ body: (inout MarkdownRun) -> Void) -> CInt {
        guard let reading = pointer?.assumingMemoryBound(to: MarkdownRun.self) else { return 1 }
        body(&reading.pointee)
        return reading.pointee.receiver.isFinished ? 1 : 0
    }

    // MARK: - Events

    private mutating func enter(_ type: MD_BLOCKTYPE, _ detail: UnsafeMutableRawPointer?) {
        guard type != MD_BLOCK_DOC else { return }
        depth += 1
        isCell = type == MD_BLOCK_TH || type == MD_BLOCK_TD
        isCodeBlock = type == MD_BLOCK_CODE
        if depth > hidden { block(type, detail).map { receiver.enter($0) } }
    }

    private mutating func leave(_ type: MD_BLOCKTYPE, _ detail: UnsafeMutableRawPointer?) {
        guard type != MD_BLOCK_DOC else { return }
        if depth > hidden { block(type, detail).map { receiver.leave($0) } }
        depth -= 1
    }

    private func block(_ type: MD_BLOCKTYPE, _ detail: UnsafeMutableRawPointer?) -> MarkdownBlock? {
        switch type {
        case MD_BLOCK_P: return .paragraph
        case MD_BLOCK_H:
            return .heading(level: Int(detail?.assumingMemoryBound(to: MD_BLOCK_H_DETAIL.self).pointee.level ?? 1))
        case MD_BLOCK_HTML: return .html
        case MD_BLOCK_CODE:
            let code = detail?.assumingMemoryBound(to: MD_BLOCK_CODE_DETAIL.self).pointee
            return .code(language: code.map { attribute($0.lang) }, isFenced: code?.fence_char != 0)
        case MD_BLOCK_UL:
            let list = detail?.assumingMemoryBound(to: MD_BLOCK_UL_DETAIL.self).pointee
            return .list(start: nil, isLoose: list?.is_tight == 0)
        case MD_BLOCK_OL:
            let list = detail?.assumingMemoryBound(to: MD_BLOCK_OL_DETAIL.self).pointee
            return .list(start: Int(list?.start ?? 1), isLoose: list?.is_tight == 0)
        case MD_BLOCK_LI:
            let item = detail?.assumingMemoryBound(to: MD_BLOCK_LI_DETAIL.self).pointee
            return .item(task: item.flatMap { $0.is_task == 0 ? nil : $0.task_mark != 0x20 })
        case MD_BLOCK_TH, MD_BLOCK_TD:
            let cell = detail?.assumingMemoryBound(to: MD_BLOCK_TD_DETAIL.self).pointee
            return .cell(isHeader: type == MD_BLOCK_TH, cell.flatMap { MarkdownAlignment($0.align) })
        case MD_BLOCK_QUOTE: return .quote
        case MD_BLOCK_HR: return .rule
        case MD_BLOCK_TABLE: return .table
        case MD_BLOCK_THEAD: return .tableHead
        case MD_BLOCK_TBODY: return .tableBody
        case MD_BLOCK_TR: return .row
        default: return nil
        }
    }

    private func span(_ type: MD_SPANTYPE, _ detail: UnsafeMutableRawPointer?) -> MarkdownSpan? {
        switch type {
        case MD_SPAN_EM: return .emphasis
        case MD_SPAN_STRONG: return .strong
        case MD_SPAN_CODE: return .code
        case MD_SPAN_DEL: return .struck
        case MD_SPAN_A:
            guard let link = detail?.assumingMemoryBound(to: MD_SPAN_A_DETAIL.self).pointee else { return nil }
            return .link(address: attribute(link.href), title: attribute(link.title))
        case MD_SPAN_IMG:
            guard let picture = detail?.assumingMemoryBound(to: MD_SPAN_IMG_DETAIL.self).pointee else { return nil }
            return .picture(address: attribute(picture.src), title: attribute(picture.title))
        default: return nil
        }
    }

    private func take(_ type: MD_TEXTTYPE, _ pointer: UnsafePointer<CChar>?, _ size: Int) {
        let kind = MarkdownTextKind(type.rawValue)
        guard var place = place(pointer, size) else {
            receiver.take(Self.bytes(pointer, size), kind, at: nil)
            return
        }
        // The replaced blank before a fence that is text is not passed on.
        if !masks.isEmpty, !isCodeBlock, masks.contains(place.lowerBound) {
            place = place.lowerBound + 1..<place.upperBound
        }
        if kind == .code, isCell {
            // In the code of a table, too, a backslash makes a bar part of the cell;
            // md4c leaves the backslash in the text.
            for index in place.dropLast()
            where source[index] == UInt8(ascii: "\\") && source[index + 1] == UInt8(ascii: "|") {
                let part = place.lowerBound..<index
                receiver.take(UnsafeBufferPointer(rebasing: source[part]), kind, at: part)
                place = index + 1..<place.upperBound
            }
        }
        receiver.take(UnsafeBufferPointer(rebasing: source[place]), kind, at: place)
    }

    private func attribute(_ attribute: MD_ATTRIBUTE) -> MarkdownAttribute {
        let kinds = attribute.substr_types.map { UnsafeRawPointer($0).assumingMemoryBound(to: UInt32.self) }
        return MarkdownAttribute(
            text: Self.bytes(attribute.text, Int(attribute.size)), place: place(attribute.text, Int(attribute.size)),
            kinds: kinds, offsets: attribute.substr_offsets)
    }

    private static func bytes(_ pointer: UnsafePointer<CChar>?, _ size: Int) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(
            start: pointer.map { UnsafeRawPointer($0).assumingMemoryBound(to: UInt8.self) },
            count: pointer == nil ? 0 : size)
    }

    /// Returns the range of a text in the source; nil for a copy.
    ///
    /// md4c reports no positions. But unless something was removed from a text, the text that it passes on is not a
    /// copy but part of its input, so an address between the first and the last byte of that is a position. A copy is
    /// elsewhere in memory as long as it exists, so it cannot be mistaken for part of the input.
    @inline(__always)
    private func place(_ pointer: UnsafePointer<CChar>?, _ size: Int) -> Range<Int>? {
        let offset = Int(bitPattern: pointer) &- Int(bitPattern: text.baseAddress)
        guard pointer != nil, offset >= 0, offset <= text.count, size <= text.count - offset else { return nil }
        let start = origin + (insertions?.original(offset) ?? offset)
        let end = origin + (insertions?.original(offset + size) ?? offset + size)
        // The line feed at the end may have been added.
        return min(start, source.count)..<min(end, source.count)
    }
}

extension MarkdownTextKind {
    init(_ type: MD_TEXTTYPE.RawValue) {
        switch MD_TEXTTYPE(rawValue: type) {
        case MD_TEXT_NULLCHAR: self = .null
        case MD_TEXT_BR: self = .hardBreak
        case MD_TEXT_SOFTBR: self = .softBreak
        case MD_TEXT_ENTITY: self = .reference
        case MD_TEXT_CODE: self = .code
        case MD_TEXT_HTML: self = .html
        default: self = .text
        }
    }
}

extension MarkdownAlignment {
    fileprivate init?(_ align: MD_ALIGN) {
        switch align {
        case MD_ALIGN_LEFT: self = .left
        case MD_ALIGN_CENTER: self = .center
        case MD_ALIGN_RIGHT: self = .right
        default: return nil
        }
    }
}
