import MarkupReading

extension PageScanner {
    private static let cloud = ElementName("stratus-cloud")
    private static let headName = ElementName("head")
    private static let html = ElementName("html")

    /// Reads a tag.
    ///
    /// - Returns: the offset behind the tag, and behind the raw text that it begins.
    mutating func readTag(_ tag: MarkupTag) -> Int {
        guard tag.isEnd else { return readStart(tag) }
        readEnd(tag)
        return tag.range.upperBound
    }

    private mutating func readStart(_ tag: MarkupTag) -> Int {
        if tag.element == Self.cloud {
            startElement(tag)
            return tag.range.upperBound
        }
        if tag.element == Self.html || tag.element == Self.headName { beginPage(at: tag.range.lowerBound) }
        if head != .closed, !open.contains(.template) { noteHead(tag) }
        warn(inside: "a tag", tag.name.upperBound..<tag.range.upperBound)
        let isHTML = open.start(tag, bytes)
        reportBreakout(tag)
        guard isHTML, tag.traits.contains(.rawText) else { return tag.range.upperBound }
        return readRawText(tag)
    }

    private mutating func readEnd(_ tag: MarkupTag) {
        if tag.element == Self.cloud {
            endPlaceholder(.element, tag.range, tag)
            return
        }
        if head != .closed, tag.traits.contains(.documentStructure) { head = .closed }
        warn(inside: "a tag", tag.name.upperBound..<tag.range.upperBound)
        open.end(tag)
        reportBreakout(tag)
    }

    private mutating func noteHead(_ tag: MarkupTag) {
        if tag.element == Self.headName {
            if head == .before { head = .open }
        } else if tag.element != Self.html, !tag.traits.contains(.head) {
            head = .closed
        }
    }

    // MARK: - Raw text

    private mutating func readRawText(_ tag: MarkupTag) -> Int {
        let (text, hasEnd) = scanner.skipRawText(of: tag)
        let bytes = bytes
        warn(inside: "<\(lowercased(bytes, tag.name))>", text)
        guard hasEnd, case .tag(let end) = scanner.next() else { return bytes.count }
        return end.range.upperBound
    }
}
