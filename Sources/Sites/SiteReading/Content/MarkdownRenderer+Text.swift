import CMD4C
import MarkupReading
import TagParsing

/// Text, and the addresses and titles of links.
extension MarkdownRenderer {
    mutating func take(_ type: MD_TEXTTYPE, _ pointer: UnsafePointer<CChar>?, _ size: Int) {
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
    mutating func text(of attribute: MD_ATTRIBUTE, at place: Range<Int>? = nil) -> [UInt8] {
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

    mutating func appendAddress(_ attribute: MD_ATTRIBUTE, of use: LinkUse) {
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

    mutating func appendTitle(_ attribute: MD_ATTRIBUTE) {
        guard attribute.size > 0 else { return }
        writer.append(" title=\"")
        text(of: attribute).withUnsafeBufferPointer { writer.appendText($0, counts: false, quotes: true) }
        writer.append("\"")
    }
}
