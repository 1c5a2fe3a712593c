import MarkupReading

extension PageScanner {
    private static let cloud = ElementName("stratus-cloud")
    private static let headName = ElementName("head")
    private static let html = ElementName("html")
    private static let script = ElementName("script")
    private static let plaintext = ElementName("plaintext")

    /// - Returns: the offset behind the tag, and behind the raw text that it begins.
    mutating func readTag(at start: Int, name nameStart: Int) -> Int {
        var nameEnd = nameStart
        while nameEnd < bytes.count, !bytes[nameEnd].isHTMLSpace, bytes[nameEnd] != UInt8(ascii: "/"),
            bytes[nameEnd] != UInt8(ascii: ">")
        {
            nameEnd += 1
        }
        let limit = textLimit(from: start) ?? bytes.count
        let name = ElementName(bytes, nameStart..<nameEnd)
        guard nameEnd < limit, let (end, isSelfClosing) = AttributeReader.tagEnd(bytes, from: nameEnd, limit: limit)
        else {
            if name == Self.cloud, nameStart == start + 1 { reportUnfinishedTag(start..<nameEnd) }
            return limit
        }
        let tag = PageTag(
            name: name, traits: ElementTable.standard.traits(of: name), range: start..<end, attributesStart: nameEnd,
            isSelfClosing: isSelfClosing)
        if nameStart == start + 1 { return readStart(tag, name: nameStart..<nameEnd) }
        readEnd(tag)
        return end
    }

    private mutating func readStart(_ tag: PageTag, name: Range<Int>) -> Int {
        if tag.name == Self.cloud {
            startElement(tag)
            return tag.range.upperBound
        }
        if tag.name == Self.html || tag.name == Self.headName { beginPage(at: tag.range.lowerBound) }
        if head != .closed, !open.contains(.template) { noteHead(tag) }
        warn(inside: "a tag", tag.attributesStart..<tag.range.upperBound)
        let isHTML = open.start(tag, bytes)
        reportBreakout(tag)
        guard isHTML, tag.traits.contains(.rawText) else { return tag.range.upperBound }
        return readRawText(tag, name)
    }

    private mutating func readEnd(_ tag: PageTag) {
        if tag.name == Self.cloud {
            endPlaceholder(.element, tag.range, tag)
            return
        }
        if head != .closed, tag.traits.contains(.frame) { head = .closed }
        warn(inside: "a tag", tag.attributesStart..<tag.range.upperBound)
        open.end(tag)
        reportBreakout(tag)
    }

    private mutating func noteHead(_ tag: PageTag) {
        if tag.name == Self.headName {
            if head == .before { head = .open }
        } else if tag.name != Self.html, !tag.traits.contains(.head) {
            head = .closed
        }
    }

    // MARK: - Raw text

    private mutating func readRawText(_ tag: PageTag, _ name: Range<Int>) -> Int {
        let start = tag.range.upperBound
        let end: Int
        if tag.name == Self.plaintext {
            end = bytes.count
        } else if tag.name == Self.script {
            end = ScriptText.end(bytes, from: start)
        } else {
            end = RawText.end(bytes, from: start, name: name)
        }
        let bytes = bytes
        warn(inside: "<\(lowercased(bytes, name))>", start..<end)
        guard end < bytes.count else { return end }
        return AttributeReader.tagEnd(bytes, from: end + 2 + name.count, limit: bytes.count)?.end ?? bytes.count
    }
}
