import CMD4C

/// Blocks: paragraphs, headings, lists, tables, code.
extension MarkdownRenderer {
    mutating func enter(_ type: MD_BLOCKTYPE, _ detail: UnsafeMutableRawPointer?) {
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

    mutating func leave(_ type: MD_BLOCKTYPE, _ detail: UnsafeMutableRawPointer?) {
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
