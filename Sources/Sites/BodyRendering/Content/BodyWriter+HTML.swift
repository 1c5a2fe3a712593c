import MarkupReading
import SourceText

extension BodyWriter {
    /// Appends the author's HTML as it is, except for slots and Pelican's marks, and records its links.
    ///
    /// - Parameters:
    ///   - places: the places in the source from which the bytes come, sorted by offset.
    ///   - isBlock: whether the HTML is a block by itself, not a tag within a line.
    mutating func appendHTML(_ bytes: [UInt8], _ range: Range<Int>, at places: [SourcePlace], isBlock: Bool = true) {
        let bytes = range.upperBound == bytes.count ? bytes : Array(bytes[..<range.upperBound])
        var scanner = MarkupScanner(bytes, from: range.lowerBound)
        var copy = MarkupCopy(bytes: bytes, places: places, copied: range.lowerBound, isBlock: isBlock)
        while let piece = scanner.next() {
            switch piece {
            case .text(let text): appendText(of: &copy, text)
            case .tag(let tag): appendTag(of: &copy, tag, &scanner)
            case .comment(_, let comment):
                let words = bytes[comment].filter { !$0.isHTMLSpace }
                if words.elementsEqual("more".utf8) { summary.noteMark() }
            case .declaration, .unfinished: break
            }
        }
        flush(&copy, to: bytes.count)
        if isBlock { summary.endParagraph() }
    }

    private mutating func flush(_ copy: inout MarkupCopy, to end: Int) {
        if places != nil, copy.copied < end { notePlaces(of: copy, to: end) }
        html.append(contentsOf: copy.bytes[copy.copied..<end])
        copy.copied = end
    }

    private mutating func notePlaces(of copy: MarkupCopy, to end: Int) {
        var index = max(0, copy.places.partitionPoint { $0.offset > copy.copied } - 1)
        while index < copy.places.count, copy.places[index].offset < end {
            let place = copy.places[index]
            let start = max(place.offset, copy.copied)
            places?.add(html.count + start - copy.copied, source: place.source + start - place.offset, isCopy: true)
            index += 1
        }
    }

    // MARK: - Tags

    private mutating func appendTag(of copy: inout MarkupCopy, _ tag: MarkupTag, _ scanner: inout MarkupScanner) {
        if tag.traits.contains(.foreign), !tag.isSelfClosing {
            block.foreignDepth = max(0, block.foreignDepth + (tag.isEnd ? -1 : 1))
        }
        if depth > 0, block.foreignDepth == 0, !tag.traits.contains(.standard),
            !copy.bytes[tag.name].contains(UInt8(ascii: "-"))
        {
            return appendAsText(of: &copy, tag)
        }
        hasTags = true
        let endsBlock = tag.traits.contains(.endsParagraph) || !tag.traits.isDisjoint(with: .anyTable)
        if endsBlock || tag.element == MarkupCopy.br {
            words.endWord()
            if copy.isBlock, endsBlock { summary.endParagraph() } else { summary.add(0x20) }
        }
        if tag.isEnd {
            endTag(of: &copy, tag)
            return
        }
        if copy.isBlock, tag.traits.contains(.paragraph) { summary.beginParagraph() }
        if tag.traits.contains(.preformatted) || tag.element == MarkupCopy.code { block.codeDepth += 1 }
        if tag.element == MarkupCopy.h1, copy.isBeginning, isWhole(copy) {
            flush(&copy, to: tag.range.lowerBound)
            copy.title = MarkupCopy.Title(start: html.count, links: body.links.count)
        }
        copy.isBeginning = false
        if marks.mayOccur { searchMarks(of: &copy, tag.range, slots: false) }
        for attribute in scanner.attributes { append(of: &copy, attribute, tag) }
        if tag.traits.contains(.rawText) {
            // The text of a script or a style sheet is no text of the page.
            let end = scanner.skipRawText(of: tag).text.upperBound
            flush(&copy, to: end)
        }
    }

    /// Writes a tag of no element that HTML has as text, as a name in angle brackets is meant.
    private mutating func appendAsText(of copy: inout MarkupCopy, _ tag: MarkupTag) {
        flush(&copy, to: tag.range.lowerBound)
        append("&lt;")
        copy.copied = tag.range.lowerBound + 1
        let place = copy.source(of: tag.range.lowerBound)
        let written = readable(String(decoding: copy.bytes[tag.range].prefix(400), as: UTF8.self), atMost: 40)
        repeated.add(
            "tag \(String(decoding: copy.bytes[tag.name], as: UTF8.self).lowercased())",
            at: place..<min(place + tag.range.count, range.upperBound),
            "\(written) is no element of HTML, and stays as text",
            hint: "put it between backticks, or write &lt; in place of <")
    }

    /// Returns whether the HTML is the whole body, and not a part of one in Markdown.
    private func isWhole(_ copy: MarkupCopy) -> Bool {
        depth == 0 && copy.isBlock && body.title == nil && raw.places.isEmpty
    }

    private mutating func endTag(of copy: inout MarkupCopy, _ tag: MarkupTag) {
        if block.codeDepth > 0, tag.traits.contains(.preformatted) || tag.element == MarkupCopy.code {
            block.codeDepth -= 1
        }
        guard let title = copy.title, tag.element == MarkupCopy.h1 else { return }
        copy.title = nil
        let text = singleSpaced(title.text)
        guard isTitle(text) else { return }
        body.title = text
        removeHTML(from: title.start)
        body.links.removeLast(body.links.count - title.links)
        copy.copied = tag.range.upperBound
        summary.forgetBeginning()
    }

    private mutating func append(of copy: inout MarkupCopy, _ attribute: MarkupAttribute, _ tag: MarkupTag) {
        switch attribute.kind {
        case .id:
            let id = copy.bytes.attributeText(attribute.value)
            guard !id.isEmpty else { return }
            let place = copy.source(of: attribute.value.lowerBound)
            guard !takes(id: id, at: place..<min(place + attribute.value.count, range.upperBound)) else { return }
            let whole = attributeRange(copy.bytes, around: attribute.value)
            flush(&copy, to: whole.lowerBound)
            copy.copied = whole.upperBound
        case .name where tag.traits.contains(.anchor):
            let name = copy.bytes.attributeText(attribute.value)
            if !name.isEmpty { headings.take(name) }
        case .href, .src:
            flush(&copy, to: attribute.value.lowerBound)
            let mark = copy.bytes.withUnsafeBufferPointer { pelicanMark(.init(rebasing: $0[attribute.value])) }
            copy.copied += mark
            let value = copy.copied..<attribute.value.upperBound
            let offset = copy.source(of: attribute.value.lowerBound)
            let page = copy.bytes.withUnsafeBufferPointer { pelicanPage(.init(rebasing: $0[value])) }
            if case .author = page { return reportAuthor(at: offset..<offset + value.count) }
            let start = html.count
            flush(&copy, to: value.upperBound)
            body.links.append(
                BodyLink(
                    destination: copy.bytes.attributeText(value), place: start..<html.count,
                    offset: offset))
        default: break
        }
    }

    /// Takes an id that the author has chosen. One that an element of the text has already is left out, with a warning.
    ///
    /// - Returns: whether the element gets it.
    mutating func takes(id: String, at place: Range<Int>) -> Bool {
        if headings.takeID(id) { return true }
        repeated.add(
            "id", at: place, "an id that an element before has is left out: \"\(readable(id, atMost: 60))\"",
            hint: "give one of them another name; a link finds only the first")
        return false
    }

    // MARK: - Text

    private mutating func appendText(of copy: inout MarkupCopy, _ text: Range<Int>) {
        copy.bytes.withUnsafeBufferPointer { words.count(.init(rebasing: $0[text])) }
        if copy.isBeginning, !copy.bytes[text].allSatisfy(\.isHTMLSpace) { copy.isBeginning = false }
        if summary.isCollecting || copy.title != nil {
            let plain = Array(copy.bytes.attributeText(text).utf8)
            plain.withUnsafeBufferPointer { summary.add($0) }
            copy.title?.text += plain
        }
        if self.text.insertions.mayOccur { insertTokens(of: &copy, text) }
        if marks.mayOccur, block.codeDepth == 0 { searchMarks(of: &copy, text, slots: true) }
    }

    /// Takes the tokens out of a text, and records what is inserted there.
    private mutating func insertTokens(of copy: inout MarkupCopy, _ range: Range<Int>) {
        let insertions = text.insertions
        var place = copy.bytes.firstOffset(of: insertions.sign, in: range)
        while let start = place {
            let token = copy.bytes.withUnsafeBufferPointer {
                insertions.token(in: UnsafeBufferPointer(rebasing: $0[..<range.upperBound]), at: start)
            }
            guard let token else { return }
            flush(&copy, to: start)
            note(token: token.number)
            copy.copied = token.end
            place = copy.bytes.firstOffset(of: insertions.sign, in: token.end..<range.upperBound)
        }
    }

    private mutating func searchMarks(of copy: inout MarkupCopy, _ range: Range<Int>, slots: Bool) {
        var index = copy.bytes.offset(of: UInt8(ascii: "{"), in: range)
        while index + 1 < range.upperBound {
            let second = copy.bytes[index + 1]
            if second == UInt8(ascii: "{") || second == UInt8(ascii: "%") {
                if slots, let (line, name) = copy.slot(at: index), !self.text.isLiteral(copy.source(of: index)) {
                    flush(&copy, to: line.lowerBound)
                    body.slots.append(BodySlot(name: name, place: html.count, offset: copy.source(of: index)))
                    copy.copied = line.upperBound
                    index = line.upperBound
                } else {
                    let place = copy.source(of: index)
                    index += marks.count(at: place) - place
                }
            } else {
                index += 1
            }
            index = min(index, range.upperBound)
            index = copy.bytes.offset(of: UInt8(ascii: "{"), in: index..<range.upperBound)
        }
    }
}

/// The state of copying the author's HTML, with the number of bytes already written.
private struct MarkupCopy {
    struct Title {
        let start: Int
        let links: Int
        var text: [UInt8] = []
    }

    let bytes: [UInt8]
    let places: [SourcePlace]
    var copied: Int
    let isBlock: Bool
    /// Whether only blanks and comments precede the current place.
    var isBeginning = true
    var title: Title?
    private(set) var placeIndex = 0

    static let code = ElementName("code")
    static let h1 = ElementName("h1")
    static let br = ElementName("br")

    /// Returns the offset in the source of an offset in the HTML.
    ///
    /// - Parameter offset: never less than in the call before.
    mutating func source(of offset: Int) -> Int {
        while placeIndex + 1 < places.count, places[placeIndex + 1].offset <= offset { placeIndex += 1 }
        return places[placeIndex].source + offset - places[placeIndex].offset
    }

    /// Returns the line from `start` to its end and the slot's name, if the line holds nothing but a slot.
    func slot(at start: Int) -> (line: Range<Int>, name: String)? {
        var first = start
        while first > 0, bytes[first - 1] == 0x20 || bytes[first - 1] == 0x09 { first -= 1 }
        guard first == 0 || bytes[first - 1] == UInt8(ascii: "\n") || first <= copied else { return nil }
        let lineEnd = bytes.offset(of: UInt8(ascii: "\n"), in: start..<bytes.count)
        var end = lineEnd
        while end > start, bytes[end - 1].isHTMLSpace { end -= 1 }
        guard let name = slotName(bytes[start..<end]) else { return nil }
        return (start..<lineEnd, name)
    }
}

/// Returns a text as a title, in which single spaces separate the words.
func singleSpaced(_ bytes: [UInt8]) -> String {
    bytes.split(whereSeparator: \.isHTMLSpace).map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
}
