/// Comments, declarations, and the content of elements in which tags mean nothing.
extension HTMLText {
    // MARK: - Comments

    /// What follows `<!`: a comment, characters as they are, or something that is skipped.
    mutating func readDeclaration(_ byte: UInt8, _ index: inout Int) {
        let beginning: StaticString =
            byte == UInt8(ascii: "-") && pending.isEmpty || pending.first == UInt8(ascii: "-")
            ? "--" : "[CDATA["
        guard byte == beginning.utf8Start[pending.count] else {
            state = .bogusComment
            pending.removeAll(keepingCapacity: true)
            return
        }
        pending.append(byte)
        index += 1
        guard pending.count == beginning.utf8CodeUnitCount else { return }
        state = pending.count == 2 ? .comment : .characterData
        pending.removeAll(keepingCapacity: true)
        // `<!-->` is a comment, as if the hyphens that begin one could end it.
        commentEnd = Self.hyphens
        commentCount = 0
    }

    private static let hyphens: UInt32 = 0x2D2D
    /// `--!`
    private static let hyphensAndMark: UInt32 = 0x2D2D21

    mutating func readComment(
        _ bytes: Span<UInt8>, _ range: Range<Int>, _ index: inout Int, into text: inout ReadableText
    ) {
        let end = bytes.offset(of: UInt8(ascii: ">"), in: range)
        for place in max(range.lowerBound, end - 3)..<end { commentEnd = commentEnd << 8 | UInt32(bytes[place]) }
        commentCount = min(3, commentCount + (end - range.lowerBound))
        guard end < range.upperBound else {
            index = end
            return
        }
        index = end + 1
        if commentEnd & 0xFFFF == Self.hyphens
            || commentCount == 3 && commentEnd & 0xFF_FFFF == Self.hyphensAndMark
        {
            state = .text
            if !isSilent { text.omissions.comments += 1 }
        } else {
            commentEnd = commentEnd << 8 | UInt32(UInt8(ascii: ">"))
            commentCount = min(3, commentCount + 1)
        }
    }

    mutating func skipBogusComment(_ bytes: Span<UInt8>, _ range: Range<Int>, _ index: inout Int) {
        let end = bytes.offset(of: UInt8(ascii: ">"), in: range)
        if end < range.upperBound { state = .text }
        index = min(end + 1, range.upperBound)
    }

    /// `<?xml …>` ends with the next sign, and so does whatever else a browser skips; PHP ends with `?>`.
    mutating func readInstruction(_ bytes: Span<UInt8>, _ range: Range<Int>, _ index: inout Int) {
        while index < range.upperBound {
            let byte = bytes[index]
            index += 1
            if byte == UInt8(ascii: ">"), !isPHP || pending.last == UInt8(ascii: "?") {
                if name == Self.xml { isXML = true }
                state = .text
                pending.removeAll(keepingCapacity: true)
                return
            }
            // `pending` holds a byte that ends the name, and then the last byte.
            if pending.isEmpty, byte.isASCIILetter {
                name.append(byte)
            } else if pending.isEmpty {
                if byte == UInt8(ascii: "="), name == PackedElementName() { name = Self.php }
                pending.append(byte)
            } else {
                pending[0] = byte
            }
        }
    }

    private static let xml = PackedElementName("xml")
    private static let php = PackedElementName("php")
    private var isPHP: Bool { name == Self.php }

    // MARK: - Raw text

    var isRawReadable: Bool { !isSilent && (rawKind == .plainText || rawKind == .rawCode && keepsCode) }

    mutating func readRawText(
        _ bytes: Span<UInt8>, _ range: Range<Int>, _ index: inout Int, into text: inout ReadableText
    ) {
        let sign = bytes.offset(of: UInt8(ascii: "<"), in: range)
        if isRawReadable {
            let ampersand =
                rawKind == .plainText ? bytes.offset(of: UInt8(ascii: "&"), in: range.lowerBound..<sign) : sign
            text.append(bytes, range.lowerBound..<ampersand)
            if ampersand < sign {
                beginReference(in: .rawText)
                index = ampersand + 1
                return
            }
        }
        if sign < range.upperBound {
            pending = [UInt8(ascii: "<")]
            state = .rawTextOpen
        }
        index = min(sign + 1, range.upperBound)
    }

    /// Whether `</` and a name are the end of the element.
    mutating func readRawTextEnd(_ byte: UInt8, _ index: inout Int, into text: inout ReadableText) {
        if state == .rawTextOpen, byte == UInt8(ascii: "/") {
            state = .rawTextEnd
            name = PackedElementName()
        } else if state == .rawTextEnd, byte.isASCIILetterOrDigit, pending.count < 16 {
            name.append(byte)
        } else if state == .rawTextEnd, name == raw,
            byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") || byte.isHTMLSpace
        {
            pending.removeAll(keepingCapacity: true)
            holdsTag = false
            isEndTag = true
            isSelfClosing = false
            kind = rawKind
            state = .beforeAttribute
            return
        } else {
            state = .rawText
            if isRawReadable { writePending(into: &text) }
            return
        }
        pending.append(byte)
        index += 1
    }
}
