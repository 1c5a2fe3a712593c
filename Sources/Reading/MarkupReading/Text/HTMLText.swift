import SourceText

/// An extractor of the readable text of HTML that arrives in parts and may be malformed.
///
/// Of the tree that a browser would build, it keeps only the element whose content is being left out, and how often an
/// element of that name is open.
package struct HTMLText {
    package let keepsCode: Bool
    /// The bytes that may continue with the next ones: a tag, a comment, an element with raw content, or a reference.
    private var held: [UInt8] = []
    /// The open element with raw content, whose start tag is held together with what follows it.
    private var raw: (element: ElementName, kind: ElementKind, tagLength: Int, nameLength: Int)?
    /// The number of held bytes below which they are not read again.
    private var awaited = 0

    /// The outermost open element that is code or left out, and how often an element of its name is open.
    private var outer: ElementName?
    private var outerKind = ElementKind.inline
    private var outerDepth = 0
    /// Whether the text is XML, in which `<script/>` is closed.
    private var isXML = false
    /// Whether the text is XML of another language than HTML: no element is raw text, and one is a paragraph unless
    /// text touches it.
    private let isData: Bool
    /// Whether the XML is a feed, as its first element tells.
    package private(set) var isFeed = false
    private var isAtRoot = true
    private var hasTextSinceTag = false

    /// - Parameter isData: whether the text is XML of another language than HTML, such as a feed.
    package init(keepsCode: Bool, isData: Bool = false) { (self.keepsCode, self.isData) = (keepsCode, isData) }

    /// The longest tag that becomes text if nothing closes it.
    private static let longestTag = 4_096
    /// The most bytes held: a longer tag or field is assumed to have no end.
    private static let mostHeld = 64 << 20
    private static let script = ElementName("script")

    /// Whether text here is left out.
    private var isSilent: Bool { outerDepth > 0 && !(keepsCode && outerKind == .code) }

    /// Whether no element or markup is open that could affect the text that follows.
    package var isSettled: Bool { held.isEmpty && outerDepth == 0 }

    /// Whether an element is open whose content is raw text or is left out.
    package var isInElement: Bool { raw != nil || outerDepth > 0 }

    /// Whether the end of a tag, a comment or a reference has not arrived yet.
    package var isInMarkup: Bool { !held.isEmpty && raw == nil }

    /// The name of the open element with raw text; nil if there is none.
    package var rawName: ArraySlice<UInt8>? { raw.map { held[1..<1 + $0.nameLength] } }

    /// Reads the next bytes, which may be cut between any two scalars, and appends their readable text to `text`.
    ///
    /// - Complexity: O(n) in all bytes together, however they are cut.
    package mutating func read(_ bytes: Span<UInt8>, _ range: Range<Int>, into text: inout ReadableText) {
        held.append(bytes, range)
        if held.count >= awaited { readHeld(isLast: false, into: &text) }
    }

    /// Reads the bytes that were held back, although the next bytes may continue them.
    package mutating func flush(into text: inout ReadableText) { readHeld(isLast: false, into: &text) }

    /// Ends the HTML, and appends the rest of its readable text. A tag that never closes becomes text, unless it is too
    /// long to be meant as text.
    package mutating func finish(into text: inout ReadableText) {
        readHeld(isLast: true, into: &text)
        text.boundary()
        self = HTMLText(keepsCode: keepsCode, isData: isData)
    }

    private mutating func readHeld(isLast: Bool, into text: inout ReadableText) {
        var bytes: [UInt8] = []
        swap(&bytes, &held)
        raw = nil
        let end = read(bytes, isLast: isLast, into: &text)
        bytes.removeSubrange(0..<end)
        if bytes.count > Self.longestTag { shorten(&bytes, into: &text) }
        // Long bytes are read again only when there are twice as many.
        awaited = bytes.count > Self.longestTag ? bytes.count * 2 : 0
        swap(&bytes, &held)
    }

    /// Drops held bytes that do not affect where the comment or script ends: a few are enough, however long it is.
    private func shorten(_ bytes: inout [UInt8], into text: inout ReadableText) {
        if let raw {
            guard raw.kind == .script, bytes.count - raw.tagLength > Self.longestTag else { return }
            let rest =
                raw.element == Self.script
                ? ScriptText.shortened(bytes, from: raw.tagLength) : Array(bytes.suffix(raw.nameLength + 3))
            bytes.replaceSubrange(raw.tagLength..., with: rest)
        } else if bytes.holds("<![CDATA[", at: 0, end: bytes.count) {
            var end = bytes.count - 2
            while bytes[end] & 0xC0 == 0x80 { end -= 1 }
            if !isSilent { text.append(bytes.span, 9..<end) }
            bytes.removeSubrange(9..<end)
        } else if isData, bytes.holdsIgnoringCase("<!doctype", at: 0, end: bytes.count) {
            // Its brackets tell where it ends.
        } else if bytes[1] == UInt8(ascii: "!") || bytes[1] == UInt8(ascii: "?")
            || bytes[1] == UInt8(ascii: "/") && !bytes[2].isASCIILetter
        {
            bytes.replaceSubrange(9..<bytes.count - 3, with: [0x20])
        }
    }

    // MARK: - Pieces

    /// - Returns: the offset of the bytes that may continue.
    private mutating func read(_ bytes: [UInt8], isLast: Bool, into text: inout ReadableText) -> Int {
        var scanner = MarkupScanner(bytes)
        scanner.allowsCDATA = true
        var index = 0
        while index < bytes.count {
            let isWhole = isLast || bytes.count - index > Self.mostHeld
            let limit = min(bytes.count, index + Self.mostHeld)
            switch scanner.piece(at: index, limit: limit) {
            case .text(let range):
                let goesOn = range.upperBound == limit && !(isLast && limit == bytes.count)
                let end = goesOn ? Self.settledEnd(bytes, range) : range.upperBound
                if !isSilent { append(bytes, index..<end, to: &text) }
                if isData, !hasTextSinceTag { hasTextSinceTag = bytes[index..<end].contains { !$0.isXMLSpace } }
                index = end
                if end < range.upperBound, !isLast { return end }
            case .comment(let range, _):
                index = range.upperBound
            case .declaration(let range):
                guard let end = readDeclaration(bytes, range, limit: limit, isWhole: isWhole, into: &text)
                else {
                    return isWhole ? bytes.count : index
                }
                index = end
            case .unfinished(let range, let isComment):
                guard isWhole else { return index }
                if isComment, bytes.holds("<![CDATA[", at: index, end: limit) {
                    if !isSilent { text.append(bytes.span, index + 9..<limit) }
                } else if !isComment, bytes.count - index <= Self.longestTag {
                    // Each pass turns one `<` into text.
                    if !isSilent { text.append(UInt8(ascii: "<")) }
                    index = range.lowerBound + 1
                    continue
                }
                index = limit
            case .tag(let tag):
                guard tag.isEnd || isXML && tag.isSelfClosing || isData || !tag.kind.isRaw else {
                    let (content, hasEnd) = scanner.skipRawText(of: tag)
                    guard hasEnd || isWhole else {
                        raw = (tag.element, tag.kind, tag.range.count, tag.name.count)
                        return index
                    }
                    readRaw(bytes, content, tag.kind, into: &text)
                    index = content.upperBound
                    continue
                }
                readTag(bytes, tag, into: &text)
                index = tag.range.upperBound
            case nil: return bytes.count
            }
        }
        return index
    }

    /// Returns the offset up to which a text is certain, whatever follows: a `<` or
    /// a reference at its end may continue.
    private static func settledEnd(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
        if range.count < 3, bytes[range.lowerBound] == UInt8(ascii: "<") { return range.lowerBound }
        var index = range.upperBound
        while index > range.lowerBound, bytes[index - 1].isASCIILetterOrDigit || bytes[index - 1] == UInt8(ascii: "#") {
            index -= 1
        }
        guard index > range.lowerBound, bytes[index - 1] == UInt8(ascii: "&") else { return range.upperBound }
        let isNumber = index < range.upperBound && bytes[index] == UInt8(ascii: "#")
        return isNumber || range.upperBound - index <= NamedCharacterReferences.longestName
            ? index - 1 : range.upperBound
    }

    /// Reads a declaration. `<?xml …>` ends with the next `>`, as does everything else that
    /// a browser skips; PHP ends with `?>`.
    ///
    /// - Returns: the offset after it; nil if it is unfinished.
    private mutating func readDeclaration(
        _ bytes: [UInt8], _ range: Range<Int>, limit: Int, isWhole: Bool, into text: inout ReadableText
    ) -> Int? {
        let start = range.lowerBound
        if bytes.holds("<![CDATA[", at: start, end: range.upperBound) {
            if !isSilent { text.append(bytes.span, start + 9..<range.upperBound - 3) }
            hasTextSinceTag = true
        } else if bytes.holdsIgnoringCase("<?php", at: start, end: limit) || bytes.holds("<?=", at: start, end: limit) {
            return bytes.firstOffset(of: "?>", in: start + 3..<limit).map { $0 + 2 }
        } else if bytes.holdsIgnoringCase("<?xml", at: start, end: limit) {
            isXML = true
        } else if isData, bytes.holdsIgnoringCase("<!doctype", at: start, end: limit) {
            return DocumentType.end(bytes, from: start, limit: limit) ?? (isWhole ? range.upperBound : nil)
        }
        return range.upperBound
    }

    // MARK: - Tags

    private mutating func readTag(_ bytes: [UInt8], _ tag: MarkupTag, into text: inout ReadableText) {
        let opens = !tag.isEnd && !((isXML || isData) && tag.isSelfClosing)
        if isData, !isSilent, outerDepth == 0 { return readElement(bytes[tag.name], tag, opens: opens, into: &text) }
        if outerDepth > 0, tag.element == outer {
            outerDepth += tag.isEnd ? -1 : opens ? 1 : 0
            if tag.kind == .code { text.boundary() }
            return
        }
        // What is left out inside a line does not split the line.
        if isSilent { return }
        switch tag.kind {
        case .inline, .script: break
        case .block, .rawCode, .plainText: text.boundary()
        case .lineBreak: text.lineBreak()
        case .field: text.space()
        case .image:
            if !tag.isEnd { appendAlternative(bytes, tag, to: &text) }
            text.space()
        case .code, .hidden:
            if tag.kind == .code { text.boundary() }
            guard opens, outerDepth == 0 else { break }
            (outer, outerKind, outerDepth) = (tag.element, tag.kind, 1)
            if isSilent, tag.kind == .code { text.omittedCodeBlocks += 1 }
        }
    }

    /// Reads a tag of XML that is no HTML.
    private mutating func readElement(
        _ name: ArraySlice<UInt8>, _ tag: MarkupTag, opens: Bool, into text: inout ReadableText
    ) {
        if isAtRoot { isFeed = ["rss", "feed", "rdf:RDF"].contains { name.elementsEqual($0.utf8) } }
        isAtRoot = false
        if !hasTextSinceTag { text.boundary() }
        hasTextSinceTag = false
        guard isFeed, opens, Self.silentInFeeds.contains(where: { name.elementsEqual($0.utf8) }) else { return }
        (outer, outerKind, outerDepth) = (tag.element, .hidden, 1)
    }

    /// The elements of feeds that are for programs.
    private static let silentInFeeds = [
        "pubDate", "lastBuildDate", "published", "updated", "dc:date", "dcterms:modified", "id", "guid", "link",
        "generator", "docs", "language", "dc:language", "ttl", "cloud", "url", "sy:updatePeriod", "sy:updateFrequency",
        "wfw:commentRss", "slash:comments", "comments", "thr:total", "managingEditor", "webMaster", "email", "uri",
    ]

    private func appendAlternative(_ bytes: [UInt8], _ tag: MarkupTag, to text: inout ReadableText) {
        for (name, value) in AttributeReader(bytes, in: tag.attributes)
        where name.count == 3 && bytes.holdsIgnoringCase("alt", at: name.lowerBound, end: name.upperBound) {
            text.space()
            return append(bytes, value, inAttribute: true, to: &text)
        }
    }

    /// Reads the content of an element in which tags are text.
    private mutating func readRaw(
        _ bytes: [UInt8], _ content: Range<Int>, _ kind: ElementKind, into text: inout ReadableText
    ) {
        if isSilent { return }
        switch kind {
        case .script: break
        case .rawCode:
            text.boundary()
            if keepsCode { text.append(bytes.span, content) } else { text.omittedCodeBlocks += 1 }
        default:
            text.boundary()
            append(bytes, content, to: &text)
        }
    }

    /// Appends text with its references resolved.
    private func append(
        _ bytes: [UInt8], _ range: Range<Int>, inAttribute: Bool = false, to text: inout ReadableText
    ) {
        var start = range.lowerBound
        var sign = bytes.offset(of: UInt8(ascii: "&"), in: range)
        while sign < range.upperBound {
            var next = sign + 1
            if let reference = CharacterReference(
                html: bytes, at: sign, end: range.upperBound, inAttribute: inAttribute)
            {
                text.append(bytes.span, start..<sign)
                text.append(reference)
                (start, next) = (reference.end, reference.end)
            }
            sign = bytes.offset(of: UInt8(ascii: "&"), in: next..<range.upperBound)
        }
        text.append(bytes.span, start..<range.upperBound)
    }
}
