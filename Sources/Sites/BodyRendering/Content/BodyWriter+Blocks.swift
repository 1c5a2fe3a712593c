import MarkdownReading
import SourceText

/// Writing the blocks and the text of Markdown.
extension BodyWriter {
    // MARK: - Any block

    mutating func openBlock(_ tag: StaticString) {
        breakLine()
        noteStart()
        append(tag)
        block.isFirst = false
        words.endWord()
    }

    mutating func closeBlock(_ tag: StaticString, onItsOwnLine: Bool = false) {
        if onItsOwnLine { breakLine() }
        noteEnd()
        append(tag)
        words.endWord()
        summary.endBlock()
    }

    // MARK: - Paragraphs

    mutating func beginParagraph() {
        breakLine()
        noteStart()
        append("<p>")
        block.isFirst = false
        words.endWord()
        writeTask()
        block.contentStart = html.count
        block.textStart = nil
        block.codeDepth = 0
        block.isParagraph = true
        block.elements = (html.count, 0)
        if depth == 1 { summary.beginParagraph() }
    }

    mutating func endParagraph() {
        block.isParagraph = false
        if takeContents() {
            summary.endParagraph(isText: false)
            return
        }
        if text.insertions.mayOccur, endParagraphOfInsertions() { return }
        if let slot = slotOfParagraph() {
            removeHTML(from: block.contentStart - 3)
            body.slots.append(BodySlot(name: slot.name, place: html.count, offset: slot.offset))
            marks.forget(from: slot.offset)
            summary.endParagraph(isText: false)
            return
        }
        noteEnd()
        append("</p>\n")
        words.endWord()
        summary.endParagraph()
    }

    /// Returns the name and the source offset of a slot if the paragraph consists of nothing else; otherwise nil.
    private func slotOfParagraph() -> (name: String, offset: Int)? {
        let content = html[block.contentStart...]
        // Behind the box of a task it is text.
        guard content.count > 8, !text.isLiteral(block.textStart ?? 0), !footnotes.isWriting,
            html[..<block.contentStart].suffix(3).elementsEqual("<p>".utf8),
            let start = block.textStart, content.starts(with: "{{&gt;".utf8),
            source.bytes[start...].starts(with: "{{>".utf8), start + content.count - 3 <= range.upperBound
        else { return nil }
        // But for the escaped sign the HTML of such a line is the line.
        let line = source.bytes[start..<start + content.count - 3]
        guard content.dropFirst(6).elementsEqual(line.dropFirst(3)), let name = slotName(line) else { return nil }
        return (name, start)
    }

    // MARK: - Alerts

    mutating func beginAlert(_ alert: MarkdownAlert) {
        openBlock("<div class=\"alert alert-")
        html += alert.rawValue.utf8
        append("\" role=\"note\">\n<p class=\"alert-title\">")
        html += style.title(of: alert).utf8
        append("</p>\n")
    }

    // MARK: - Lists, tables, code

    mutating func beginList(start: Int?, isLoose: Bool) {
        block.looseLists.append(isLoose)
        guard let start else { return openBlock("<ul>\n") }
        guard start != 1 else { return openBlock("<ol>\n") }
        openBlock("<ol start=\"")
        html.append(contentsOf: String(start).utf8)
        append("\">\n")
    }

    mutating func endList(_ tag: StaticString) {
        _ = block.looseLists.popLast()
        closeBlock(tag, onItsOwnLine: true)
    }

    mutating func beginItem(task: Bool?) {
        openBlock(task == nil ? "<li>" : "<li class=\"task-list-item\">")
        block.task = task
        // In a loose list the box goes into the item's paragraph.
        if block.looseLists.last != true { writeTask() }
    }

    mutating func endItem() {
        writeTask()
        closeBlock("</li>\n")
    }

    private mutating func writeTask() {
        guard let isDone = block.task else { return }
        block.task = nil
        append(
            isDone
                ? "<input type=\"checkbox\" disabled=\"\" checked=\"\"/> " : "<input type=\"checkbox\" disabled=\"\"/> "
        )
    }

    mutating func beginCell(_ tag: StaticString, alignment: StaticString?) {
        openBlock(tag)
        if let alignment {
            append(" class=\"")
            append(alignment)
            append("\"")
        }
        append(">")
    }

    mutating func endCell(_ tag: StaticString) {
        closeBlock(tag)
    }

    mutating func beginCode(_ language: [UInt8]) {
        openBlock("<pre><code")
        if !language.isEmpty {
            append(" class=\"language-")
            language.withUnsafeBufferPointer { appendText($0, counts: false, quotes: true) }
            append("\"")
        }
        append(">")
        block.isCode = true
    }

    mutating func endCode() {
        block.isCode = false
        closeBlock("</code></pre>\n")
    }

    // MARK: - Text

    mutating func takeText(_ text: UnsafeBufferPointer<UInt8>) {
        if self.text.insertions.mayOccur, block.pictures == 0, takeTokens(of: text) { return }
        let isAlternative = block.pictures > 0
        appendText(text, counts: !isAlternative, quotes: isAlternative)
        if block.isHeading {
            block.headingText.append(contentsOf: text)
            if !isAlternative { block.headingName.append(contentsOf: text) }
        }
        if summary.isCollecting, !isAlternative, !block.isCode { summary.add(text) }
    }

    mutating func takeText(_ text: [UInt8]) { text.withUnsafeBufferPointer { takeText($0) } }

    mutating func takeSoftBreak() {
        html.append(block.pictures > 0 ? 0x20 : 0x0A)
        takeBlank()
    }

    mutating func takeBreak() {
        if block.pictures > 0 { html.append(0x20) } else { append("<br/>\n") }
        takeBlank()
    }

    private mutating func takeBlank() {
        words.endWord()
        smart?.noteBreak()
        if block.isHeading {
            block.headingText.append(0x20)
            block.headingName.append(0x20)
        }
        if summary.isCollecting { summary.add(0x20) }
    }

    // MARK: - HTML in Markdown

    mutating func beginRawBlock() {
        breakLine()
        block.isFirst = false
        words.endWord()
        raw.isBlock = true
        block.codeDepth = 0
    }

    mutating func takeRaw(_ text: UnsafeBufferPointer<UInt8>, at place: Int) {
        // In the description of a picture tags are left out.
        guard block.pictures == 0 else { return }
        raw.places.append(SourcePlace(offset: raw.bytes.count, source: place))
        raw.bytes.append(contentsOf: text)
    }

    /// Writes the collected HTML of the author, which may come in several pieces, before other output is written.
    @inline(__always)
    mutating func flushRaw() {
        if !raw.bytes.isEmpty || raw.isBlock { writeRaw() }
    }

    private mutating func writeRaw() {
        var markup = RawMarkup()
        swap(&markup, &raw)
        guard !markup.bytes.isEmpty else { return }
        appendHTML(markup.bytes, 0..<markup.bytes.count, at: markup.places, isBlock: markup.isBlock)
        if markup.isBlock {
            breakLine()
            words.endWord()
        }
    }

    /// Guesses the range in the source of an address that md4c has copied: where its first bytes occur next, else after
    /// the next `](`, else where the last text ended.
    func guess(of address: [UInt8]) -> Range<Int> {
        // A bound on the cost of many such addresses.
        let end = min(range.upperBound, textEnd + 256)
        for count in [8, 3] where address.count >= count {
            if let place = place(of: Array(address.prefix(count)), before: end) { return place }
        }
        if let place = place(of: [UInt8(ascii: "]"), UInt8(ascii: "(")], before: end - 1) {
            return place.upperBound..<place.upperBound + 1
        }
        return textEnd..<textEnd
    }

    private func place(of text: [UInt8], before end: Int) -> Range<Int>? {
        source.bytes.firstOffset(of: text, in: textEnd..<max(textEnd, end)).map { $0..<$0 + text.count }
    }
}
