import SourceText

/// A tokenizer that divides a style sheet into tokens as browsers do, and reads each byte once. Whatever the bytes are,
/// the tokens cover the whole sheet.
///
/// The tokenizer knows no rules and no nesting of brackets, and rejects nothing.
package struct CSSTokenizer {
    private var index = 0

    package init() {}

    /// Returns all tokens of a sheet, in the order of the source.
    package static func tokens(of bytes: [UInt8]) -> [CSSToken] {
        var tokenizer = CSSTokenizer()
        var tokens: [CSSToken] = []
        while let token = tokenizer.next(bytes.span) { tokens.append(token) }
        return tokens
    }

    /// Returns the next token; nil at the end of the sheet.
    ///
    /// - Parameter bytes: the sheet in UTF-8, the same at each call.
    package mutating func next(_ bytes: Span<UInt8>) -> CSSToken? {
        // A byte order mark is skipped.
        if index == 0, bytes.holds("\u{FEFF}", at: 0) { index = 3 }
        guard index < bytes.count else { return nil }
        let start = index
        let kind = read(bytes)
        return CSSToken(kind: kind, range: start..<index)
    }

    private mutating func read(_ bytes: Span<UInt8>) -> CSSToken.Kind {
        let byte = bytes[index]
        switch byte {
        case _ where byte.isHTMLSpace:
            skipSpace(bytes)
            return .space
        case UInt8(ascii: "/") where bytes.holds("/*", at: index):
            return readComment(bytes)
        case UInt8(ascii: "\""), UInt8(ascii: "'"): return readString(bytes, byte)
        case UInt8(ascii: "<") where bytes.holds("<!--", at: index):
            index += 4
            return .sign
        case UInt8(ascii: "-") where bytes.holds("-->", at: index):
            index += 3
            return .sign
        case UInt8(ascii: "#") where beginsNamePart(bytes, at: index + 1):
            index += 1
            skipName(bytes)
            return .hash
        case UInt8(ascii: "@") where beginsName(bytes, at: index + 1):
            index += 1
            skipName(bytes)
            return .atWord
        case _ where beginsNumber(bytes):
            skipNumber(bytes)
            return .number
        case _ where beginsName(bytes, at: index): return readWord(bytes)
        default:
            index += 1
            return switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): .open
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): .close
            default: .sign
            }
        }
    }

    private mutating func readComment(_ bytes: Span<UInt8>) -> CSSToken.Kind {
        guard let end = bytes.offset(behind: "*/", from: index + 2) else {
            index = bytes.count
            return .unclosedComment
        }
        index = end
        return .comment
    }

    private mutating func readString(_ bytes: Span<UInt8>, _ quote: UInt8) -> CSSToken.Kind {
        index += 1
        while index < bytes.count, !bytes[index].isCSSLineEnd {
            switch bytes[index] {
            case quote:
                index += 1
                return .string
            // The next character belongs to the string, even a line ending of two bytes.
            case UInt8(ascii: "\\"): index = min(index + (bytes.holds("\r\n", at: index + 1) ? 3 : 2), bytes.count)
            default: index += 1
            }
        }
        return .unclosedString
    }

    // MARK: - Numbers and names

    private func beginsNumber(_ bytes: Span<UInt8>) -> Bool {
        var start = index
        if bytes[start] == UInt8(ascii: "+") || bytes[start] == UInt8(ascii: "-") { start += 1 }
        if start < bytes.count, bytes[start] == UInt8(ascii: ".") { start += 1 }
        return start < bytes.count && bytes[start].isASCIIDigit
    }

    private mutating func skipNumber(_ bytes: Span<UInt8>) {
        func at(_ distance: Int) -> UInt8 { index + distance < bytes.count ? bytes[index + distance] : 0 }
        if !at(0).isASCIIDigit, at(0) != UInt8(ascii: ".") { index += 1 }
        skipDigits(bytes)
        if at(0) == UInt8(ascii: "."), at(1).isASCIIDigit {
            index += 1
            skipDigits(bytes)
        }
        if at(0) | 0x20 == UInt8(ascii: "e") {
            let sign = at(1) == UInt8(ascii: "+") || at(1) == UInt8(ascii: "-") ? 1 : 0
            if at(1 + sign).isASCIIDigit {
                index += 1 + sign
                skipDigits(bytes)
            }
        }
        if at(0) == UInt8(ascii: "%") { index += 1 } else if beginsName(bytes, at: index) { skipName(bytes) }
    }

    private mutating func skipDigits(_ bytes: Span<UInt8>) {
        while index < bytes.count, bytes[index].isASCIIDigit { index += 1 }
    }

    private mutating func skipSpace(_ bytes: Span<UInt8>) {
        while index < bytes.count, bytes[index].isHTMLSpace { index += 1 }
    }

    private mutating func skipName(_ bytes: Span<UInt8>) {
        while index < bytes.count {
            if bytes[index].isCSSNameByte {
                index += 1
            } else if CSSName.isEscape(bytes, at: index) {
                index = CSSName.endOfEscape(bytes, at: index)
            } else {
                return
            }
        }
    }

    private func beginsNamePart(_ bytes: Span<UInt8>, at offset: Int) -> Bool {
        offset < bytes.count && (bytes[offset].isCSSNameByte || CSSName.isEscape(bytes, at: offset))
    }

    private func beginsName(_ bytes: Span<UInt8>, at offset: Int) -> Bool {
        let isBehindHyphen = offset < bytes.count && bytes[offset] == UInt8(ascii: "-")
        let first = isBehindHyphen ? offset + 1 : offset
        return beginsNamePart(bytes, at: first) && !bytes[first].isASCIIDigit
    }

    // MARK: - Functions and addresses

    /// Reads a name, a function with its parenthesis, or a whole `url(…)`.
    private mutating func readWord(_ bytes: Span<UInt8>) -> CSSToken.Kind {
        let start = index
        skipName(bytes)
        guard index < bytes.count, bytes[index] == UInt8(ascii: "(") else { return .word }
        index += 1
        guard CSSName.isURL(bytes, start..<index - 1) else { return .function }
        let behind = index
        skipSpace(bytes)
        if index < bytes.count, bytes[index].isCSSQuote {
            index = behind
            return .function
        }
        return readAddress(bytes)
    }

    private mutating func readAddress(_ bytes: Span<UInt8>) -> CSSToken.Kind {
        while index < bytes.count {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: ")"):
                index += 1
                return .url
            case UInt8(ascii: "\\") where CSSName.isEscape(bytes, at: index):
                index = CSSName.endOfEscape(bytes, at: index)
            case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "("):
                return skipBroken(bytes, at: index)
            case _ where byte.isHTMLSpace:
                let place = index
                skipSpace(bytes)
                if index < bytes.count, bytes[index] != UInt8(ascii: ")") { return skipBroken(bytes, at: place) }
            default: index += 1
            }
        }
        return .unclosedURL
    }

    /// Skips the rest of an address that is not valid.
    private mutating func skipBroken(_ bytes: Span<UInt8>, at place: Int) -> CSSToken.Kind {
        while index < bytes.count, bytes[index] != UInt8(ascii: ")") {
            index = CSSName.isEscape(bytes, at: index) ? CSSName.endOfEscape(bytes, at: index) : index + 1
        }
        index = min(index + 1, bytes.count)
        return .brokenURL(at: place)
    }
}
