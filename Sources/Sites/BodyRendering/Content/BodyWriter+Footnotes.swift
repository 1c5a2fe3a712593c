import MarkdownReading
import MarkupReading
import SourceText

/// Writing the footnotes of Markdown.
extension BodyWriter {
    /// Sets the notes that the parser found before the text is read, and reports names that occur twice.
    mutating func take(_ found: MarkdownFootnotes) {
        footnotes.found = found
        footnotes.notes = found.notes.map { Footnotes.Note(written: $0) }
        for note in found.repeated {
            report(
                note.nameRange, "there is another footnote \"\(note.name)\"",
                hint: "give each footnote a name of its own")
        }
    }

    // MARK: - References

    /// Whether `[^name]` at the current place is a reference and not text: outside of links, pictures and code.
    var mayRefer: Bool { block.links == 0 && block.pictures == 0 && block.codeDepth == 0 }

    /// Writes a part of the source, with a link in place of each `[^name]` that has a note.
    mutating func takeTextWithReferences(_ place: Range<Int>) {
        let bytes = source.bytes
        var start = place.lowerBound
        var index = bytes.offset(of: UInt8(ascii: "["), in: place)
        while index < place.upperBound {
            let name = bytes.withUnsafeBufferPointer { MarkdownFootnotes.name($0, at: index, end: place.upperBound) }
            if let name, !bytes.isEscaped(at: index, from: range.lowerBound) {
                let text = String(decoding: bytes[name], as: UTF8.self)
                if let note = footnotes.found.note(named: text) {
                    takeText(of: bytes, start..<index)
                    writeReference(to: note, at: index)
                    start = name.upperBound + 1
                    index = start - 1
                } else {
                    noteUnknown(text, index..<name.upperBound + 1)
                }
            }
            index = bytes.offset(of: UInt8(ascii: "["), in: index + 1..<place.upperBound)
        }
        takeText(of: bytes, start..<place.upperBound)
    }

    private mutating func takeText(of bytes: [UInt8], _ range: Range<Int>) {
        guard !range.isEmpty else { return }
        bytes.withUnsafeBufferPointer { takeProse(UnsafeBufferPointer(rebasing: $0[range]), at: range) }
    }

    private mutating func writeReference(to note: Int, at offset: Int) {
        if footnotes.notes[note].number == 0 { number(note) }
        let number = footnotes.notes[note].number
        let count = footnotes.notes[note].referenceIDs.count + 1
        let id = headings.unique(count == 1 ? "fnref:\(number)" : "fnref:\(number)-\(count)")
        footnotes.notes[note].referenceIDs.append(id)
        footnotes.references.append(note)
        append("<sup id=\"")
        html.append(contentsOf: id.utf8)
        append("\">")
        appendAnchor(to: footnotes.notes[note].id, role: "doc-noteref", at: offset)
        html.append(contentsOf: String(number).utf8)
        append("</a></sup>")
    }

    private mutating func number(_ note: Int) {
        footnotes.order.append(note)
        footnotes.notes[note].number = footnotes.order.count
        footnotes.notes[note].id = headings.unique("fn:\(footnotes.order.count)")
    }

    private mutating func appendAnchor(to id: String, role: StaticString, at offset: Int) {
        append("<a href=\"")
        let start = html.count
        html.append(contentsOf: "#\(id)".utf8)
        body.links.append(BodyLink(destination: "#\(id)", place: start..<html.count, offset: offset))
        append("\" role=\"")
        append(role)
        append("\">")
    }

    /// Removes all references after the first `count`, because they were in a title that is left out.
    mutating func forgetReferences(from count: Int) {
        while footnotes.references.count > count {
            let note = footnotes.references.removeLast()
            if let id = footnotes.notes[note].referenceIDs.popLast() { headings.release(id) }
            guard footnotes.notes[note].referenceIDs.isEmpty else { continue }
            // This was the first reference to its note, so the note is the last one in the order.
            footnotes.order.removeLast()
            headings.release(footnotes.notes[note].id)
            footnotes.notes[note].number = 0
        }
    }

    private mutating func noteUnknown(_ name: String, _ place: Range<Int>) {
        guard footnotes.warnings.count < 50, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }),
            footnotes.unknown.insert(name).inserted
        else { return }
        footnotes.warnings.append(
            text.problem(
                at: place, severity: .warning, "there is no footnote \"\(name)\", and this stays as text",
                hint: "write it in a line of its own: [^\(name)]: …"))
    }

    // MARK: - Notes

    /// Opens the section of the notes, and returns whether there are any.
    mutating func beginFootnotes() -> Bool {
        guard !footnotes.notes.isEmpty, !isBrokenOff else { return false }
        openBlock("<section class=\"footnotes\" role=\"doc-endnotes\">\n<ol>\n")
        footnotes.isWriting = true
        return true
    }

    /// Begins the next note in the order of the first references, and returns it; nil after the last. A note that only
    /// another note refers to comes after that one.
    mutating func beginFootnote() -> MarkdownFootnotes.Note? {
        guard !isBrokenOff, footnotes.writtenCount < footnotes.order.count || numberUnused() else { return nil }
        let note = footnotes.notes[footnotes.order[footnotes.writtenCount]]
        append("<li id=\"")
        html.append(contentsOf: note.id.utf8)
        append("\">")
        textEnd = note.written.textStart
        return note.written
    }

    mutating func endFootnote() {
        flushRaw()
        appendBacklinks(of: footnotes.notes[footnotes.order[footnotes.writtenCount]])
        footnotes.writtenCount += 1
        append("</li>\n")
        words.endWord()
    }

    mutating func endFootnotes() {
        footnotes.isWriting = false
        append("</ol>\n</section>\n")
    }

    /// Gives a number to the first note without a reference, with a warning, so that its text is not lost; returns
    /// whether there was such a note.
    private mutating func numberUnused() -> Bool {
        guard let note = footnotes.notes.firstIndex(where: { $0.number == 0 }) else { return false }
        let unused = footnotes.notes[note].written
        footnotes.warnings.append(
            text.problem(
                at: unused.extent.lowerBound..<unused.colon, severity: .warning,
                "nothing refers to the footnote \"\(unused.name)\"", hint: "write [^\(unused.name)] where it belongs"))
        number(note)
        return true
    }

    /// Adds the links back to the references: at the end of the last paragraph if the note ends with one, else in a
    /// paragraph of their own.
    private mutating func appendBacklinks(of note: Footnotes.Note) {
        let end = Array("</p>\n".utf8)
        let endsParagraph = html.suffix(end.count).elementsEqual(end)
        let isBehindBlock = !endsParagraph && html.last == UInt8(ascii: "\n")
        guard !note.referenceIDs.isEmpty else { return }
        if endsParagraph { removeHTML(from: html.count - end.count) }
        if isBehindBlock { append("<p>") }
        for (index, id) in note.referenceIDs.enumerated() {
            if index > 0 || !isBehindBlock { append(" ") }
            appendAnchor(to: id, role: "doc-backlink", at: note.written.extent.lowerBound)
            // The selector U+FE0E asks for text, not for a picture of an arrow.
            append("↩\u{FE0E}")
            if index > 0 {
                append("<sup>")
                html.append(contentsOf: String(index + 1).utf8)
                append("</sup>")
            }
            append("</a>")
        }
        if endsParagraph || isBehindBlock { html.append(contentsOf: end) }
    }
}
