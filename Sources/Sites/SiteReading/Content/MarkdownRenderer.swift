import CMD4C
import SourceText

func renderMarkdown(
    _ source: SourceText, _ range: Range<Int>, title: String?, keepsPlaces: Bool
) throws(BodyError) -> RenderedBody {
    // Lengths in md4c have 32 bits.
    guard range.count < 1 << 30 else {
        throw BodyError([
            Diagnostic(
                path: source.path, "the text has \(range.count) bytes, expected at most 1 GB", hint: "divide it")
        ])
    }
    var writer = MarkdownRenderer(source, range, title: title, keepsPlaces: keepsPlaces)
    writer.parse()
    return try writer.writer.finished()
}

/// Takes what md4c finds in Markdown, in the order of the text, and writes it.
///
/// md4c tells no positions, but the text it hands over is a part of the source itself, and not a copy, wherever
/// nothing was taken out of it: so an address between the source's first and last byte is a position. A copy is
/// elsewhere in memory for as long as it is there, so it can never be taken for a part of the source.
struct MarkdownRenderer {
    var writer: BodyWriter
    /// Of the bytes that are parsed, while they are.
    private var start: UInt = 0

    init(_ source: SourceText, _ range: Range<Int>, title: String?, keepsPlaces: Bool) {
        writer = BodyWriter(source, range, title: title, keepsPlaces: keepsPlaces)
    }

    mutating func parse() {
        let (source, range) = (writer.source, writer.range)
        guard !range.isEmpty else { return }
        writer.findFootnotes()
        guard !writer.footnotes.notes.isEmpty else {
            source.bytes.withUnsafeBufferPointer { bytes in
                parse(UnsafeBufferPointer(rebasing: bytes[range]), 0..<range.count, flags: Self.flags)
            }
            return
        }
        // Notes are blanks where the text is parsed, and parsed by themselves; so every byte stays at its offset.
        var text = Array(source.bytes[range])
        for note in writer.footnotes.notes {
            for index in note.extent where source.bytes[index] != UInt8(ascii: "\n") {
                text[index - range.lowerBound] = 0x20
            }
        }
        text.withUnsafeMutableBufferPointer { text in
            parse(UnsafeBufferPointer(text), 0..<range.count, flags: Self.flags)
            writeFootnotes(text)
        }
    }

    /// Parses each note as an item of a list whose text begins four columns behind its sign: then the lines that are
    /// indented by four belong to it, as Markdown has it.
    private mutating func writeFootnotes(_ text: UnsafeMutableBufferPointer<UInt8>) {
        guard writer.beginFootnotes() else { return }
        let first = writer.range.lowerBound
        while let note = writer.beginFootnote() {
            for index in note.extent { text[index - first] = writer.source.bytes[index] }
            // No sign of a line of hyphens or asterisks.
            let isEmpty = note.textStart >= note.extent.upperBound || text[note.textStart - first] <= 0x20
            let start = isEmpty ? note.colon - first : note.textStart - 4 - first
            text[start] = UInt8(ascii: "+")
            if !isEmpty { for index in start + 1..<start + 4 { text[index] = 0x20 } }
            parse(
                UnsafeBufferPointer(text), start..<note.extent.upperBound - first,
                flags: Self.flags & ~UInt32(MD_FLAG_TASKLISTS))
            writer.endFootnote()
        }
        writer.endFootnotes()
    }

    /// - Parameters:
    ///   - text: the writer's range, or a copy of it.
    ///   - part: of it that is parsed.
    private mutating func parse(_ text: UnsafeBufferPointer<UInt8>, _ part: Range<Int>, flags: UInt32) {
        guard !writer.isBrokenOff, let base = text.baseAddress else { return }
        start = UInt(bitPattern: base)
        var parser = Self.parser
        parser.flags = flags
        let status = withUnsafeMutablePointer(to: &self) { receiver in
            UnsafeRawPointer(base + part.lowerBound).withMemoryRebound(to: CChar.self, capacity: part.count) {
                md_parse($0, MD_SIZE(part.count), &parser, receiver)
            }
        }
        // Only a lack of memory and our own stop end it early; both are problems that are told.
        writer.isBrokenOff = status != 0
        if writer.isTooLong { writer.reportLength() }
        if status == -1 {
            let place = writer.range.lowerBound
            writer.report(place..<place, "there is not enough memory for this text", hint: "divide it")
        }
    }

    private static let flags = UInt32(MD_FLAG_TABLES | MD_FLAG_STRIKETHROUGH | MD_FLAG_TASKLISTS)

    private static let parser = MD_PARSER(
        abi_version: 0, flags: flags,
        enter_block: { type, detail, receiver in with(receiver) { $0.enter(type, detail) } },
        leave_block: { type, detail, receiver in with(receiver) { $0.leave(type, detail) } },
        enter_span: { type, detail, receiver in with(receiver) { $0.enter(type, detail) } },
        leave_span: { type, detail, receiver in with(receiver) { $0.leave(type, detail) } },
        text: { type, text, size, receiver in with(receiver) { $0.take(type, text, Int(size)) } },
        debug_log: nil, syntax: nil)

    /// - Returns: what md4c takes for a stop where it is not 0.
    @inline(__always)
    private static func with(
        _ receiver: UnsafeMutableRawPointer?, _ body: (inout MarkdownRenderer) -> Void
    ) -> CInt {
        guard let receiver else { return 1 }
        let writer = receiver.assumingMemoryBound(to: MarkdownRenderer.self)
        body(&writer.pointee)
        return writer.pointee.writer.depth > BodyWriter.deepestNesting || writer.pointee.writer.isTooLong ? 1 : 0
    }

    // MARK: - Places

    /// Where a text stands in the source; nil for a copy.
    @inline(__always)
    func place(_ text: UnsafePointer<CChar>?, _ size: Int) -> Range<Int>? {
        let distance = UInt(bitPattern: text) &- start
        guard text != nil, distance <= UInt(writer.range.count), size <= writer.range.count - Int(distance) else {
            return nil
        }
        let offset = writer.range.lowerBound + Int(distance)
        return offset..<offset + size
    }

    mutating func noteDepth() {
        writer.depth += 1
        if writer.depth == BodyWriter.deepestNesting + 1 {
            let place = writer.lastPlace
            writer.report(
                place..<place, "blocks and emphasis are nested more than \(BodyWriter.deepestNesting) deep",
                hint: "a backslash before a sign makes it text")
        }
    }
}
