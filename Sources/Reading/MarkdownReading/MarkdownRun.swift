import CMD4C

/// A run of md4c over a text.
struct MarkdownRun {
    let receiver: any MarkdownReceiver
    let source: UnsafeBufferPointer<UInt8>
    /// The bytes that md4c parses.
    let text: UnsafeBufferPointer<UInt8>
    /// The offset in the source at which the text begins.
    let origin: Int
    let insertions: MarkdownInsertions?
    let masks: Set<Int>
    let hidden: Int
    var depth = 0
    var isCell = false
    var isCodeBlock = false
    var openSpans: [OpenSpan] = []

    /// A span that has begun.
    struct OpenSpan {
        let type: MD_SPANTYPE
        /// Whether the receiver has been told of it.
        let isTold: Bool
        /// Whether it has ended inside a span that has not.
        var hasEnded = false
    }

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
        enter_span: { type, detail, reading in with(reading) { $0.enterSpan(type, detail) } },
        leave_span: { type, detail, reading in with(reading) { $0.leaveSpan(type, detail) } },
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
        while let open = openSpans.last { end(open.type, nil) }
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

    // md4c 0.4 makes a bare URL in the text of a link a link of its own, and may begin or end an emphasis beside a link
    // alone. Receivers see each span end, after those in it, and no link in a link.

    private mutating func enterSpan(_ type: MD_SPANTYPE, _ detail: UnsafeMutableRawPointer?) {
        let isTold = type != MD_SPAN_A || !openSpans.contains { $0.type == MD_SPAN_A }
        openSpans.append(OpenSpan(type: type, isTold: isTold))
        if isTold { span(type, detail).map { receiver.enter($0) } }
    }

    private mutating func leaveSpan(_ type: MD_SPANTYPE, _ detail: UnsafeMutableRawPointer?) {
        guard let index = openSpans.lastIndex(where: { $0.type == type && !$0.hasEnded }) else { return }
        if type == MD_SPAN_A || type == MD_SPAN_IMG {
            while openSpans.count > index + 1 { end(openSpans[openSpans.count - 1].type, nil) }
        } else if index < openSpans.count - 1 {
            openSpans[index].hasEnded = true
            return
        }
        end(type, detail)
        while let last = openSpans.last, last.hasEnded { end(last.type, nil) }
    }

    /// Ends the innermost span.
    private mutating func end(_ type: MD_SPANTYPE, _ detail: UnsafeMutableRawPointer?) {
        if openSpans.removeLast().isTold { span(type, detail).map { receiver.leave($0) } }
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
