#if Markdown
    import CMD4C
    import SourceText
    import TagParsing

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
        var writer = MarkdownWriter(source, range, title: title, keepsPlaces: keepsPlaces)
        writer.parse()
        return try writer.writer.finished()
    }

    /// Takes what md4c finds in Markdown, in the order of the text, and writes it.
    ///
    /// md4c tells no positions, but the text it hands over is a part of the source itself, and not a copy, wherever
    /// nothing was taken out of it: so an address between the source's first and last byte is a position. A copy is
    /// elsewhere in memory for as long as it is there, so it can never be taken for a part of the source.
    struct MarkdownWriter {
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
            _ receiver: UnsafeMutableRawPointer?, _ body: (inout MarkdownWriter) -> Void
        ) -> CInt {
            guard let receiver else { return 1 }
            let writer = receiver.assumingMemoryBound(to: MarkdownWriter.self)
            body(&writer.pointee)
            return writer.pointee.writer.depth > BodyWriter.deepestNesting || writer.pointee.writer.isTooLong ? 1 : 0
        }

        // MARK: - Places

        /// Where a text stands in the source; nil for a copy.
        @inline(__always)
        private func place(_ text: UnsafePointer<CChar>?, _ size: Int) -> Range<Int>? {
            let distance = UInt(bitPattern: text) &- start
            guard text != nil, distance <= UInt(writer.range.count), size <= writer.range.count - Int(distance) else {
                return nil
            }
            let offset = writer.range.lowerBound + Int(distance)
            return offset..<offset + size
        }

        private mutating func noteDepth() {
            writer.depth += 1
            if writer.depth == BodyWriter.deepestNesting + 1 {
                let place = writer.lastPlace
                writer.report(
                    place..<place, "blocks and emphasis are nested more than \(BodyWriter.deepestNesting) deep",
                    hint: "a backslash before a sign makes it text")
            }
        }

        // MARK: - Text

        private mutating func take(_ type: MD_TEXTTYPE, _ pointer: UnsafePointer<CChar>?, _ size: Int) {
            let place = place(pointer, size)
            // Line breaks and blanks that are filled in have no place.
            if let place, size > 0 { writer.lastPlace = place.upperBound }
            let text = UnsafeBufferPointer(
                start: pointer.map { UnsafeRawPointer($0).assumingMemoryBound(to: UInt8.self) }, count: size)
            if type == MD_TEXT_HTML { return writer.takeRaw(text, at: place?.lowerBound ?? writer.lastPlace) }
            writer.flushRaw()
            if let place { writer.noteText(at: place.lowerBound) }
            switch type {
            case MD_TEXT_NORMAL:
                if writer.block.textStart == nil { writer.block.textStart = place?.lowerBound }
                if let place, writer.block.codeDepth == 0 { writer.marks.search(place) }
                if writer.footnotes.mayOccur, let place, writer.mayRefer {
                    writer.takeTextWithReferences(place)
                } else {
                    writer.takeText(text)
                }
            case MD_TEXT_SOFTBR: writer.takeSoftBreak()
            case MD_TEXT_BR: writer.takeBreak()
            case MD_TEXT_ENTITY: writer.takeText(reference(text, place))
            case MD_TEXT_CODE where writer.block.isCell: writer.takeCodeOfCell(text)
            default: writer.takeText(text)
            }
        }

        /// What a character reference means; one that HTML does not know means itself.
        private mutating func reference(_ text: UnsafeBufferPointer<UInt8>, _ place: Range<Int>?) -> [UInt8] {
            let bytes = Array(text)
            guard let reference = CharacterReference(bytes, at: 0, end: bytes.count) else { return bytes }
            if let forbidden = reference.forbidden {
                writer.reportForbidden(forbidden, at: place ?? writer.lastPlace..<writer.lastPlace)
            }
            return Array(reference.text.utf8)
        }

        /// An address, a title or a language, of which md4c leaves the references as they are.
        private mutating func text(of attribute: MD_ATTRIBUTE, at place: Range<Int>? = nil) -> [UInt8] {
            let all = UnsafeBufferPointer(
                start: attribute.text.map { UnsafeRawPointer($0).assumingMemoryBound(to: UInt8.self) },
                count: Int(attribute.size))
            guard let types = attribute.substr_types, let offsets = attribute.substr_offsets else { return Array(all) }
            var text: [UInt8] = []
            text.reserveCapacity(all.count)
            var part = 0
            while offsets[part] < attribute.size {
                let piece = UnsafeBufferPointer(rebasing: all[Int(offsets[part])..<Int(offsets[part + 1])])
                switch types[part] {
                case MD_TEXT_ENTITY: text += reference(piece, place)
                case MD_TEXT_NULLCHAR: text += "\u{FFFD}".utf8
                default: text += piece
                }
                part += 1
            }
            return text
        }

        private mutating func appendAddress(_ attribute: MD_ATTRIBUTE, of use: LinkUse) {
            if let place = place(attribute.text, Int(attribute.size)) {
                let text = UnsafeBufferPointer(
                    start: attribute.text.map { UnsafeRawPointer($0).assumingMemoryBound(to: UInt8.self) },
                    count: place.count)
                // A part of the source has nothing in it to resolve, else it were a copy.
                return writer.appendAddress(text, at: place, of: use)
            }
            let written = UnsafeRawBufferPointer(start: attribute.text, count: Int(attribute.size))
            let place = writer.guess(of: Array(written.prefix(8)))
            let text = text(of: attribute, at: place)
            text.withUnsafeBufferPointer { writer.appendAddress($0, at: place, of: use) }
        }

        private mutating func appendTitle(_ attribute: MD_ATTRIBUTE) {
            guard attribute.size > 0 else { return }
            writer.append(" title=\"")
            text(of: attribute).withUnsafeBufferPointer { writer.appendText($0, counts: false, quotes: true) }
            writer.append("\"")
        }

        // MARK: - Spans

        private mutating func enter(_ type: MD_SPANTYPE, _ detail: UnsafeMutableRawPointer?) {
            writer.flushRaw()
            noteDepth()
            if type == MD_SPAN_IMG {
                if writer.block.pictures == 0, let detail {
                    writer.noteStart()
                    writer.append("<img src=\"")
                    appendAddress(detail.assumingMemoryBound(to: MD_SPAN_IMG_DETAIL.self).pointee.src, of: .picture)
                    writer.append("\" alt=\"")
                }
                writer.block.pictures += 1
            }
            guard writer.block.pictures == 0 else { return }
            writer.noteStart()
            switch type {
            case MD_SPAN_EM: writer.append("<em>")
            case MD_SPAN_STRONG: writer.append("<strong>")
            case MD_SPAN_CODE: writer.append("<code>")
            case MD_SPAN_DEL: writer.append("<del>")
            case MD_SPAN_A:
                writer.block.links += 1
                guard let detail else { return }
                writer.append("<a href=\"")
                appendAddress(detail.assumingMemoryBound(to: MD_SPAN_A_DETAIL.self).pointee.href, of: .text)
                writer.append("\"")
                appendTitle(detail.assumingMemoryBound(to: MD_SPAN_A_DETAIL.self).pointee.title)
                writer.append(">")
            default: break
            }
        }

        private mutating func leave(_ type: MD_SPANTYPE, _ detail: UnsafeMutableRawPointer?) {
            writer.flushRaw()
            writer.depth -= 1
            if type == MD_SPAN_IMG {
                writer.block.pictures -= 1
                if writer.block.pictures == 0, let detail {
                    writer.noteEnd()
                    writer.append("\"")
                    appendTitle(detail.assumingMemoryBound(to: MD_SPAN_IMG_DETAIL.self).pointee.title)
                    writer.append("/>")
                }
                return
            }
            guard writer.block.pictures == 0 else { return }
            writer.noteEnd()
            switch type {
            case MD_SPAN_EM: writer.append("</em>")
            case MD_SPAN_STRONG: writer.append("</strong>")
            case MD_SPAN_CODE: writer.append("</code>")
            case MD_SPAN_DEL: writer.append("</del>")
            case MD_SPAN_A:
                writer.block.links -= 1
                writer.append("</a>")
            default: break
            }
        }

        // MARK: - Blocks

        private mutating func enter(_ type: MD_BLOCKTYPE, _ detail: UnsafeMutableRawPointer?) {
            writer.flushRaw()
            guard type != MD_BLOCK_DOC else { return }
            noteDepth()
            if isItemOfNote(type, depth: writer.depth) { return }
            switch type {
            case MD_BLOCK_P: writer.beginParagraph()
            case MD_BLOCK_H: writer.beginHeading()
            case MD_BLOCK_HTML: writer.beginRawBlock()
            case MD_BLOCK_CODE:
                let language = detail.map { $0.assumingMemoryBound(to: MD_BLOCK_CODE_DETAIL.self).pointee.lang }
                writer.beginCode(language.map { text(of: $0) } ?? [])
            case MD_BLOCK_UL:
                let list = detail?.assumingMemoryBound(to: MD_BLOCK_UL_DETAIL.self).pointee
                writer.beginList(start: nil, isLoose: list?.is_tight == 0)
            case MD_BLOCK_OL:
                let list = detail?.assumingMemoryBound(to: MD_BLOCK_OL_DETAIL.self).pointee
                writer.beginList(start: Int(list?.start ?? 1), isLoose: list?.is_tight == 0)
            case MD_BLOCK_LI:
                let item = detail?.assumingMemoryBound(to: MD_BLOCK_LI_DETAIL.self).pointee
                let isTask = item.map { $0.is_task != 0 } ?? false
                writer.beginItem(task: isTask ? item?.task_mark != 0x20 : nil)
            case MD_BLOCK_TH, MD_BLOCK_TD:
                let cell = detail?.assumingMemoryBound(to: MD_BLOCK_TD_DETAIL.self).pointee
                writer.beginCell(type == MD_BLOCK_TH ? "<th" : "<td", alignment: Self.alignment(cell?.align))
            case MD_BLOCK_QUOTE: writer.openBlock("<blockquote>\n")
            case MD_BLOCK_HR: writer.openBlock("<hr/>\n")
            case MD_BLOCK_TABLE: writer.openBlock("<table>\n")
            case MD_BLOCK_THEAD: writer.openBlock("<thead>\n")
            case MD_BLOCK_TBODY: writer.openBlock("<tbody>\n")
            case MD_BLOCK_TR: writer.openBlock("<tr>\n")
            default: break
            }
        }

        private mutating func leave(_ type: MD_BLOCKTYPE, _ detail: UnsafeMutableRawPointer?) {
            writer.flushRaw()
            guard type != MD_BLOCK_DOC else { return }
            writer.depth -= 1
            if isItemOfNote(type, depth: writer.depth + 1) { return }
            switch type {
            case MD_BLOCK_P: writer.endParagraph()
            case MD_BLOCK_H:
                let heading = detail?.assumingMemoryBound(to: MD_BLOCK_H_DETAIL.self).pointee
                writer.endHeading(level: UInt8(clamping: heading?.level ?? 1))
            case MD_BLOCK_CODE: writer.endCode()
            case MD_BLOCK_UL: writer.endList("</ul>\n")
            case MD_BLOCK_OL: writer.endList("</ol>\n")
            case MD_BLOCK_LI: writer.endItem()
            case MD_BLOCK_TH: writer.endCell("</th>\n")
            case MD_BLOCK_TD: writer.endCell("</td>\n")
            case MD_BLOCK_QUOTE: writer.closeBlock("</blockquote>\n", onItsOwnLine: true)
            case MD_BLOCK_TABLE: writer.closeBlock("</table>\n", onItsOwnLine: true)
            case MD_BLOCK_THEAD: writer.closeBlock("</thead>\n", onItsOwnLine: true)
            case MD_BLOCK_TBODY: writer.closeBlock("</tbody>\n", onItsOwnLine: true)
            case MD_BLOCK_TR: writer.closeBlock("</tr>\n", onItsOwnLine: true)
            default: break
            }
        }

        /// Whether it is the list or the item that a note is parsed as.
        private func isItemOfNote(_ type: MD_BLOCKTYPE, depth: Int) -> Bool {
            writer.footnotes.isWriting && (depth == 1 && type == MD_BLOCK_UL || depth == 2 && type == MD_BLOCK_LI)
        }

        private static func alignment(_ align: MD_ALIGN?) -> StaticString? {
            switch align {
            case MD_ALIGN_LEFT: "align-left"
            case MD_ALIGN_CENTER: "align-center"
            case MD_ALIGN_RIGHT: "align-right"
            default: nil
            }
        }
    }
#endif
