import MarkupReading

/// HTML inside a paragraph of Markdown: section 6.6 of CommonMark. What is not written by its rules is text.
struct InlineHTML {
    /// Ends that do not come any more, so that many beginnings are read in linear time.
    private var isCommentEndGone = false
    private var isInstructionEndGone = false
    private var isDeclarationEndGone = false
    private var isCharacterDataEndGone = false
    /// Elements whose end tags do not come any more.
    private var namesWithoutEnd: [PackedElementName] = []

    /// - Returns: the offset behind a tag, a comment or another piece of HTML that begins here; nil when it is text.
    mutating func end(_ bytes: Span<UInt8>, _ start: Int, _ limit: Int) -> Int? {
        guard start + 2 < limit else { return nil }
        switch bytes[start + 1] {
        case UInt8(ascii: "?"): return Self.end("?>", bytes, start + 2, limit, isGone: &isInstructionEndGone)
        case UInt8(ascii: "!"):
            if bytes.holds("--", at: start + 2, end: limit) {
                if start + 4 < limit, bytes[start + 4] == UInt8(ascii: ">") { return start + 5 }
                if bytes.holds("->", at: start + 4, end: limit) { return start + 6 }
                return Self.end("-->", bytes, start + 4, limit, isGone: &isCommentEndGone)
            }
            if bytes.holds("[cdata[", at: start + 2, end: limit) {
                return Self.end("]]>", bytes, start + 9, limit, isGone: &isCharacterDataEndGone)
            }
            guard Syntax.isLetter(bytes[start + 2]) else { return nil }
            return Self.end(">", bytes, start + 2, limit, isGone: &isDeclarationEndGone)
        default:
            guard let tag = Self.tagEnd(bytes, start, limit) else { return nil }
            return endOfElement(bytes, start, tag, limit)
        }
    }

    private static func end(
        _ mark: StaticString, _ bytes: Span<UInt8>, _ start: Int, _ limit: Int, isGone: inout Bool
    ) -> Int? {
        guard !isGone, start <= limit else { return nil }
        guard let range = bytes.firstRange(of: mark, in: start..<limit) else {
            isGone = true
            return nil
        }
        return range.upperBound
    }

    /// An element whose content is no text is taken as a whole. Without its end in the same paragraph the tag was meant to
    /// be seen: it is text, as on GitHub.
    private mutating func endOfElement(_ bytes: Span<UInt8>, _ start: Int, _ tag: Int, _ limit: Int) -> Int? {
        guard bytes[start + 1] != UInt8(ascii: "/") else { return tag }
        var name = PackedElementName()
        var index = start + 1
        while index < limit, Syntax.isLetterOrDigit(bytes[index]) {
            name.append(bytes[index])
            index += 1
        }
        let nameLength = index - start - 1
        switch ElementKind(name) {
        case .inline, .block, .lineBreak, .image, .field: return tag
        case .code, .rawCode, .hidden, .script, .plainText: break
        }
        guard !namesWithoutEnd.contains(where: { $0 == name }) else { return nil }
        var search = tag
        while let found = bytes.firstRange(of: "</", in: search..<limit) {
            var candidate = PackedElementName()
            let end = min(found.upperBound + nameLength, limit)
            for place in found.upperBound..<end { candidate.append(bytes[place]) }
            if candidate == name, let close = Self.tagEnd(bytes, found.lowerBound, limit) { return close }
            search = found.upperBound
        }
        namesWithoutEnd.append(name)
        return nil
    }

    // MARK: - Tags

    /// The offset behind a whole start or end tag.
    static func tagEnd(_ bytes: Span<UInt8>, _ start: Int, _ limit: Int) -> Int? {
        var index = start + 1
        let isEndTag = index < limit && bytes[index] == UInt8(ascii: "/")
        if isEndTag { index += 1 }
        guard index < limit, Syntax.isLetter(bytes[index]) else { return nil }
        while index < limit, Syntax.isLetterOrDigit(bytes[index]) || bytes[index] == UInt8(ascii: "-") { index += 1 }
        while true {
            let next = LinkSyntax.firstNonSpace(bytes, index, limit)
            guard next < limit else { return nil }
            if bytes[next] == UInt8(ascii: ">") { return next + 1 }
            if isEndTag { return nil }
            if bytes[next] == UInt8(ascii: "/") {
                return next + 1 < limit && bytes[next + 1] == UInt8(ascii: ">") ? next + 2 : nil
            }
            guard next > index, let attribute = attributeEnd(bytes, next, limit) else { return nil }
            index = attribute
        }
    }

    private static func attributeEnd(_ bytes: Span<UInt8>, _ start: Int, _ limit: Int) -> Int? {
        guard Syntax.isLetter(bytes[start]) || bytes[start] == UInt8(ascii: "_") || bytes[start] == UInt8(ascii: ":")
        else { return nil }
        var index = start
        while index < limit, isAttributeByte(bytes[index]) { index += 1 }
        let equals = LinkSyntax.firstNonSpace(bytes, index, limit)
        guard equals < limit, bytes[equals] == UInt8(ascii: "=") else { return index }
        let value = LinkSyntax.firstNonSpace(bytes, equals + 1, limit)
        guard value < limit else { return nil }
        if bytes[value] == UInt8(ascii: "\"") || bytes[value] == UInt8(ascii: "'") {
            let end = bytes.offset(of: bytes[value], in: value + 1..<limit)
            return end < limit ? end + 1 : nil
        }
        var end = value
        while end < limit, isUnquotedByte(bytes[end]) { end += 1 }
        return end > value ? end : nil
    }

    private static func isAttributeByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "_"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"): true
        default: Syntax.isLetterOrDigit(byte)
        }
    }

    private static func isUnquotedByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0...0x20, UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"),
            UInt8(ascii: "`"):
            false
        default: true
        }
    }
}
