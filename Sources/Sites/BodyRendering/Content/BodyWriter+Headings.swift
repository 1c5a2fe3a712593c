import MarkdownReading
import SourceText

/// Writing the headings of Markdown, with their ids.
extension BodyWriter {
    mutating func beginHeading() {
        breakLine()
        words.endWord()
        block.contentStart = html.count
        block.isHeading = true
        block.headingText.removeAll(keepingCapacity: true)
        block.headingName.removeAll(keepingCapacity: true)
        block.headingWords = words
        block.headingReferences = footnotes.references.count
        block.headingSlots = body.slots.count
    }

    mutating func endHeading(level: UInt8) {
        block.isHeading = false
        words.endWord()
        var attributes = HeadingAttributes(block.headingText)
        var idPlace: Int?
        // The attributes end the HTML as they end the text, unless some of them are code or emphasis.
        if let length = attributes?.length, html.suffix(length).elementsEqual(block.headingText.suffix(length)) {
            idPlace = placeOfID(attributes?.id, in: block.headingText.suffix(length))
            removeHTML(from: html.count - length)
            summary.removeLast(block.headingText.suffix(length))
            block.headingText.removeLast(length)
            block.headingName.removeLast(length)
            words = block.headingWords
            block.headingName.withUnsafeBufferPointer { words.count($0) }
            words.endWord()
        } else {
            attributes = nil
        }
        let isFirst = block.isFirst && level == 1 && depth == 0
        block.isFirst = false
        let text = singleSpaced(block.headingText)
        if isFirst, isTitle(text) {
            body.title = text
            forgetReferences(from: block.headingReferences)
            forgetHTML(from: block.contentStart)
            summary.forgetBeginning()
            return
        }
        let own = attributes?.id.flatMap { id in
            takes(id: id, at: idPlace.map { $0..<$0 + id.utf8.count } ?? textEnd..<textEnd) ? id : nil
        }
        let id = own ?? (text.isEmpty ? nil : headings.id(for: block.headingName))
        let list = attributes?.attributes
        insertTag(level, id: id, classes: list?.classes ?? [], own == nil ? nil : idPlace)
        noteEnd()
        append("</h")
        html.append(UInt8(ascii: "0") + level)
        append(">\n")
        if let id {
            if !footnotes.isWriting, list?.classes.contains("no_toc") != true {
                outline.append(OutlineEntry(level: level, id: id, text: text, start: block.contentStart))
            }
        }
        if let list, !list.pairs.isEmpty { apply(list, at: textEnd - 1..<textEnd, toTagAt: block.contentStart) }
        summary.endBlock()
    }

    /// Returns the offset in the source of the id in `attributes`, with which the last text ended; nil if the source
    /// has other bytes there.
    private func placeOfID(_ id: String?, in attributes: ArraySlice<UInt8>) -> Int? {
        let start = textEnd - attributes.count
        guard let id, start >= range.lowerBound, source.bytes[start..<textEnd].elementsEqual(attributes) else {
            return nil
        }
        let sign = Array("#\(id)".utf8)
        return (start..<textEnd).first { source.bytes[$0..<textEnd].starts(with: sign) }.map { $0 + 1 }
    }

    mutating func forgetHTML(from start: Int) {
        removeHTML(from: start)
        while let link = body.links.last, link.place.lowerBound >= start { body.links.removeLast() }
        forgetInsertions()
    }

    /// Inserts the heading's start tag before its text, since the id is known only after all of the text.
    private mutating func insertTag(_ level: UInt8, id: String?, classes: [String], _ idPlace: Int?) {
        let start = block.contentStart
        var tag: [UInt8] = [UInt8(ascii: "<"), UInt8(ascii: "h"), UInt8(ascii: "0") + level]
        // Neither the id nor a class holds a character that needs an escape.
        if let id { tag += " id=\"\(id)\"".utf8 }
        if !classes.isEmpty { tag += " class=\"\(classes.joined(separator: " "))\"".utf8 }
        tag.append(UInt8(ascii: ">"))
        html.insert(contentsOf: tag, at: start)
        moveInsertions(by: tag.count)
        if places != nil {
            let written = id.flatMap { id in idPlace.map { (start + "<h1 id=\"".utf8.count, $0, id.utf8.count) } }
            places?.insertTag(at: start, length: tag.count, end: textEnd, id: written)
        }
        var index = body.links.count - 1
        while index >= 0, body.links[index].place.lowerBound >= start {
            let place = body.links[index].place
            body.links[index].place = place.lowerBound + tag.count..<place.upperBound + tag.count
            index -= 1
        }
    }
}
