extension HTMLText {
    /// The byte after `<` or `</` decides whether it is a tag.
    mutating func openTag(_ byte: UInt8, _ index: inout Int, into text: inout ReadableText) {
        if byte.isASCIILetter {
            isEndTag = state == .endTagOpen
            isSelfClosing = false
            name = PackedElementName()
            state = .tagName
            return
        }
        if state == .tagOpen {
            switch byte {
            case UInt8(ascii: "/"): state = .endTagOpen
            case UInt8(ascii: "!"): beginMarkup(.declaration)
            case UInt8(ascii: "?"): beginMarkup(.instruction)
            default:
                write(UInt8(ascii: "<"), into: &text)
                state = .text
                return
            }
        } else if byte == UInt8(ascii: ">") {
            state = .text
        } else {
            beginMarkup(.bogusComment)
        }
        index += 1
    }

    private mutating func beginMarkup(_ next: State) {
        pending.removeAll(keepingCapacity: true)
        name = PackedElementName()
        state = next
    }

    /// Reads names, and what stands between the attributes.
    mutating func readTag(
        _ bytes: Span<UInt8>, _ range: Range<Int>, _ index: inout Int, into text: inout ReadableText
    ) {
        while index < range.upperBound {
            let byte = bytes[index]
            // A byte that a state does not consume is read again in the next one.
            switch state {
            case .tagName:
                if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") || byte.isHTMLSpace {
                    kind = ElementKind(name)
                    state = .beforeAttribute
                    continue
                }
                name.append(byte)
            case .beforeAttribute:
                if byte == UInt8(ascii: ">") {
                    index += 1
                    closeTag(into: &text)
                    return
                }
                isSelfClosing = byte == UInt8(ascii: "/")
                if !isSelfClosing, !byte.isHTMLSpace {
                    attribute = PackedElementName()
                    attribute.append(byte)
                    state = .attributeName
                }
            case .attributeName:
                if byte == UInt8(ascii: "=") {
                    state = .beforeValue
                } else if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") {
                    state = .beforeAttribute
                    continue
                } else if byte.isHTMLSpace {
                    state = .afterAttributeName
                } else if kind == .image {
                    attribute.append(byte)
                }
            case .afterAttributeName:
                if byte == UInt8(ascii: "=") {
                    state = .beforeValue
                } else if !byte.isHTMLSpace {
                    state = .beforeAttribute
                    continue
                }
            default:
                if byte == UInt8(ascii: ">") {
                    state = .beforeAttribute
                    continue
                }
                guard byte.isHTMLSpace else {
                    beginValue(byte, &index, into: &text)
                    return
                }
            }
            index += 1
        }
    }

    // MARK: - Values

    private var isAlternative: Bool { kind == .image && !isEndTag && !isSilent && attribute == Self.alternative }

    private mutating func beginValue(_ byte: UInt8, _ index: inout Int, into text: inout ReadableText) {
        if isAlternative { text.space() }
        switch byte {
        case UInt8(ascii: "\""): state = .doubleQuoted
        case UInt8(ascii: "'"): state = .singleQuoted
        default:
            state = .unquoted
            return
        }
        index += 1
    }

    mutating func readValue(
        _ bytes: Span<UInt8>, _ range: Range<Int>, _ index: inout Int, upTo quote: UInt8, into text: inout ReadableText
    ) {
        var end = bytes.offset(of: quote, in: range)
        if isAlternative {
            let ampersand = bytes.offset(of: UInt8(ascii: "&"), in: range.lowerBound..<end)
            text.append(bytes, range.lowerBound..<ampersand)
            if ampersand < end {
                beginReference(in: state)
                index = ampersand + 1
                return
            }
        }
        if end < range.upperBound {
            state = .beforeAttribute
            end += 1
        }
        index = end
    }

    mutating func readUnquotedValue(
        _ bytes: Span<UInt8>, _ range: Range<Int>, _ index: inout Int, into text: inout ReadableText
    ) {
        let isRead = isAlternative
        while index < range.upperBound {
            let byte = bytes[index]
            if byte == UInt8(ascii: ">") || byte.isHTMLSpace {
                state = .beforeAttribute
                return
            }
            index += 1
            if isRead {
                if byte == UInt8(ascii: "&") { return beginReference(in: .unquoted) }
                text.append(byte)
            }
        }
    }

    // MARK: - Tags

    private mutating func closeTag(into text: inout ReadableText) {
        state = .text
        pending.removeAll(keepingCapacity: true)
        let opens = !isEndTag && !(isXML && isSelfClosing)
        if outerDepth > 0, name == outer {
            outerDepth += isEndTag ? -1 : opens ? 1 : 0
            if kind == .code { text.boundary() }
            return
        }
        // What is left out of a line does not part it.
        if isSilent, kind != .script, kind != .plainText, kind != .rawCode { return }
        switch kind {
        case .inline: break
        case .block: text.boundary()
        case .lineBreak: text.lineBreak()
        case .image, .field: text.space()
        case .code, .hidden:
            if kind == .code { text.boundary() }
            guard opens, outerDepth == 0 else { break }
            (outer, outerKind, outerDepth) = (name, kind, 1)
            if isSilent, kind == .code { text.omissions.codeBlocks += 1 }
            if kind == .hidden { text.omissions.scripts += 1 }
        case .rawCode, .script, .plainText:
            if kind != .script, !isSilent { text.boundary() }
            guard opens else { break }
            (raw, rawKind, state) = (name, kind, .rawText)
            if isSilent { break }
            if kind == .rawCode, !keepsCode { text.omissions.codeBlocks += 1 }
            if kind == .script { text.omissions.scripts += 1 }
        }
    }
}
