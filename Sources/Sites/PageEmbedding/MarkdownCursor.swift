import MarkupReading

/// A place in a line of Markdown, behind the marks of its containers.
struct MarkdownCursor {
    let bytes: [UInt8]
    /// The first byte behind the white space.
    private(set) var offset: Int
    /// How many columns the white space before `offset` takes; a tab goes to the next multiple of four.
    private(set) var indent = 0
    /// The beginning of the next line.
    let lineEnd: Int
    private var column = 0

    init(_ bytes: [UInt8], at start: Int) {
        self.bytes = bytes
        offset = start
        lineEnd = Swift.min(bytes.count, bytes.offset(of: UInt8(ascii: "\n"), in: start..<bytes.count) + 1)
        skipBlanks()
    }

    private mutating func skipBlanks() {
        while offset < lineEnd {
            if bytes[offset] == 0x20 {
                indent += 1
                column += 1
            } else if bytes[offset] == 0x09 {
                let width = 4 - column % 4
                indent += width
                column += width
            } else {
                break
            }
            offset += 1
        }
    }

    var isBlank: Bool { offset == lineEnd || isLineEnd(offset) }

    private func isLineEnd(_ index: Int) -> Bool {
        index >= lineEnd || bytes[index] == UInt8(ascii: "\n")
            || bytes[index] == UInt8(ascii: "\r") && (index + 1 >= lineEnd || bytes[index + 1] == UInt8(ascii: "\n"))
    }

    private func isBlankOrEnd(_ index: Int) -> Bool {
        isLineEnd(index) || bytes[index] == 0x20 || bytes[index] == 0x09
    }

    mutating func take(columns: Int) { indent -= columns }

    // MARK: - Containers

    mutating func takeQuote() -> Bool {
        guard !isBlank, indent < 4, bytes[offset] == UInt8(ascii: ">") else { return false }
        offset += 1
        column += 1
        indent = 0
        skipBlanks()
        if indent > 0 { indent -= 1 }
        return true
    }

    /// - Returns: how many columns the item's content is indented.
    mutating func takeItem(interrupting isParagraph: Bool) -> Int? {
        guard let length = itemMarkLength else { return nil }
        let after = offset + length
        let isOne = length == 1 || length == 2 && bytes[offset] == UInt8(ascii: "1")
        if isParagraph, !isOne || isLineEnd(skippingBlanks(after)) { return nil }
        let width = indent + length
        offset = after
        column += length
        indent = 0
        skipBlanks()
        if isBlank {
            return width + 1
        }
        // Five columns are the beginning of indented code.
        let padding = indent > 4 ? 1 : indent
        indent -= padding
        return width + padding
    }

    private func skippingBlanks(_ start: Int) -> Int {
        var index = start
        while index < lineEnd, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
        return index
    }

    private var itemMarkLength: Int? {
        guard offset < lineEnd else { return nil }
        switch bytes[offset] {
        case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"):
            return isBlankOrEnd(offset + 1) ? 1 : nil
        case 0x30...0x39:
            var index = offset
            while index < lineEnd, index - offset < 9, bytes[index] >= 0x30, bytes[index] <= 0x39 { index += 1 }
            guard index < lineEnd, bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: ")"),
                isBlankOrEnd(index + 1)
            else { return nil }
            return index + 1 - offset
        default: return nil
        }
    }

    // MARK: - Leaves

    /// Three or more of the same of `*`, `-` and `_`, with blanks.
    var isThematicBreak: Bool {
        guard offset < lineEnd else { return false }
        let byte = bytes[offset]
        guard byte == UInt8(ascii: "*") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") else { return false }
        var count = 0
        var index = offset
        while !isLineEnd(index) {
            if bytes[index] == byte { count += 1 } else if !isBlankOrEnd(index) { return false }
            index += 1
        }
        return count >= 3
    }

    /// What makes a heading of the paragraph above it.
    var isUnderline: Bool {
        guard offset < lineEnd, bytes[offset] == UInt8(ascii: "=") || bytes[offset] == UInt8(ascii: "-") else {
            return false
        }
        var index = offset
        while index < lineEnd, bytes[index] == bytes[offset] { index += 1 }
        return isLineEnd(skippingBlanks(index))
    }

    var isHeading: Bool {
        var index = offset
        while index < lineEnd, bytes[index] == UInt8(ascii: "#") { index += 1 }
        return index > offset && index - offset <= 6 && isBlankOrEnd(index)
    }

    var fence: (byte: UInt8, count: Int)? {
        guard indent < 4, offset < lineEnd else { return nil }
        let byte = bytes[offset]
        guard byte == UInt8(ascii: "`") || byte == UInt8(ascii: "~") else { return nil }
        var index = offset
        while index < lineEnd, bytes[index] == byte { index += 1 }
        guard index - offset >= 3 else { return nil }
        if byte == UInt8(ascii: "`"), bytes.offset(of: byte, in: index..<lineEnd) < lineEnd { return nil }
        return (byte, index - offset)
    }

    func closes(_ fence: (byte: UInt8, count: Int)) -> Bool {
        var index = offset
        while index < lineEnd, bytes[index] == fence.byte { index += 1 }
        return index - offset >= fence.count && isLineEnd(skippingBlanks(index))
    }

    /// Whether the line is none of the paragraph's before it, which a blank one ends as well.
    ///
    /// - Parameter isParagraph: whether it is in the containers of the paragraph: then less can interrupt it.
    func beginsBlock(inParagraph isParagraph: Bool) -> Bool {
        if isBlank { return true }
        guard indent < 4 else { return false }
        if bytes[offset] == UInt8(ascii: ">") || isHeading || isThematicBreak || fence != nil { return true }
        var item = self
        return item.takeItem(interrupting: isParagraph) != nil || htmlBlock(inParagraph: true) != .none
    }

    // MARK: - HTML

    /// Whether a placeholder begins the line: it begins a block, whatever is before it.
    var isMarker: Bool {
        guard offset < lineEnd, bytes[offset] == UInt8(ascii: "<") else { return false }
        if bytes.holdsIgnoringCase("<stratus-cloud", at: offset, end: bytes.count) { return true }
        guard bytes.holds("<!--", at: offset, end: bytes.count) else { return false }
        var index = offset + 4
        while index < bytes.count, bytes[index].isHTMLBlank { index += 1 }
        return bytes.holds("stratus", at: index, end: bytes.count)
    }

    /// What block of HTML begins here, CommonMark 0.31.2, section 4.6.
    func htmlBlock(inParagraph: Bool) -> MarkdownLines.HTML {
        guard offset + 1 < lineEnd, bytes[offset] == UInt8(ascii: "<") else { return .none }
        if isMarker { return .untilLineEnd }
        if bytes[offset + 1] == UInt8(ascii: "!") || bytes[offset + 1] == UInt8(ascii: "?") {
            let isDeclaration = offset + 2 < lineEnd && bytes[offset + 2].isASCIILetterOfAnyCase
            let isBlock =
                isDeclaration || bytes[offset + 1] == UInt8(ascii: "?")
                || bytes.holds("<!--", at: offset, end: lineEnd) || bytes.holds("<![CDATA[", at: offset, end: lineEnd)
            return isBlock ? .untilLineEnd : .none
        }
        let isEnd = bytes[offset + 1] == UInt8(ascii: "/")
        let start = offset + (isEnd ? 2 : 1)
        var end = start
        while end < lineEnd, bytes[end].isASCIILetterOfAnyCase || bytes[end] >= 0x30 && bytes[end] <= 0x39 { end += 1 }
        guard end > start, bytes[start].isASCIILetterOfAnyCase else { return .none }
        let isName = isBlankOrEnd(end) || bytes[end] == UInt8(ascii: ">")
        let name = lowercased(bytes, start..<min(end, start + 12))
        if isName, !isEnd {
            if name == "pre" { return .untilEndOfPre }
            if name == "script" || name == "style" || name == "textarea" { return .untilLineEnd }
        }
        if isName || bytes.holds("/>", at: end, end: lineEnd),
            ElementTable.standard.traits(of: ElementName(bytes, start..<end)).contains(.markdownBlock)
        {
            return .untilBlankLine
        }
        return !inParagraph && isTagAlone ? .untilBlankLine : .none
    }

    /// Whether nothing but one tag stands in the line.
    private var isTagAlone: Bool {
        var end = offset + 1
        if end < lineEnd, bytes[end] == UInt8(ascii: "/") { end += 1 }
        while end < lineEnd,
            bytes[end].isASCIILetterOfAnyCase || bytes[end] >= 0x30 && bytes[end] <= 0x39
                || bytes[end] == UInt8(ascii: "-")
        {
            end += 1
        }
        guard end < lineEnd, isBlankOrEnd(end) || bytes[end] == UInt8(ascii: "/") || bytes[end] == UInt8(ascii: ">"),
            let (close, _) = AttributeReader.tagEnd(bytes, from: end, limit: lineEnd)
        else { return false }
        return isLineEnd(skippingBlanks(close))
    }
}
