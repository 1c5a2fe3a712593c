import SourceText

extension TOMLReader {
    /// Reads a string `"…"` on one line, and resolves its escapes.
    mutating func basicString() throws(Problem) -> String {
        var text: [UInt8] = []
        offset += 1
        while let byte {
            switch byte {
            case UInt8(ascii: "\""):
                offset += 1
                return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"): try appendEscape(to: &text)
            case 0x09, 0x20..<0x7F, 0x80...:
                text.append(byte)
                offset += 1
            default: throw unexpected("the \" of the string")
            }
        }
        throw unexpected("the \" of the string")
    }

    /// Reads a string `'…'` on one line, which has no escapes.
    mutating func literalString() throws(Problem) -> String {
        offset += 1
        let start = offset
        while let byte {
            if byte == UInt8(ascii: "'") {
                offset += 1
                return String(decoding: bytes[start..<(offset - 1)], as: UTF8.self)
            }
            guard byte == 0x09 || byte >= 0x20 && byte != 0x7F else { break }
            offset += 1
        }
        throw unexpected("the ' of the string")
    }

    /// Reads a string `"""…"""` or `'''…'''`. Line breaks become line feeds; one directly
    /// after the opening quotes is dropped.
    mutating func multilineString() throws(Problem) -> String {
        let quote = bytes[offset]
        var text: [UInt8] = []
        offset += 3
        _ = skipLineBreak()
        while let byte {
            if byte == quote {
                var count = 1
                while count < 5, self.byte(after: count) == quote { count += 1 }
                offset += count
                guard count >= 3 else {
                    text.append(contentsOf: repeatElement(quote, count: count))
                    continue
                }
                // Up to two quotes may precede the three that end the string.
                text.append(contentsOf: repeatElement(quote, count: count - 3))
                return String(decoding: text, as: UTF8.self)
            }
            if skipLineBreak() {
                text.append(0x0A)
            } else if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
                if !skipLineEnd() { try appendEscape(to: &text) }
            } else {
                guard byte == 0x09 || byte >= 0x20 && byte != 0x7F else { break }
                text.append(byte)
                offset += 1
            }
        }
        throw unexpected("the three quotes that end the string")
    }

    /// Skips a backslash at the end of a line, and the white space up to the next text;
    /// returns false for any other backslash.
    private mutating func skipLineEnd() -> Bool {
        let start = offset
        offset += 1
        skipBlanks()
        guard skipLineBreak() else {
            offset = start
            return false
        }
        while byte?.isSpaceOrTab ?? false || skipLineBreak() { skipBlanks() }
        return true
    }

    private mutating func appendEscape(to text: inout [UInt8]) throws(Problem) {
        let start = offset
        offset += 1
        let sign = byte ?? 0
        offset += byte == nil ? 0 : 1
        switch sign {
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): text.append(sign)
        case UInt8(ascii: "u"), UInt8(ascii: "U"):
            var value: UInt32 = 0
            for _ in 0..<(sign == UInt8(ascii: "u") ? 4 : 8) {
                guard let digit = byte?.hexadecimalValue else {
                    throw unexpected("a hexadecimal digit of the escape")
                }
                value = value << 4 | UInt32(digit)
                offset += 1
            }
            guard let scalar = Unicode.Scalar(value) else {
                throw escapeProblem(start)
            }
            text.append(contentsOf: String(scalar).utf8)
        default: throw escapeProblem(start)
        }
    }

    private func escapeProblem(_ start: Int) -> Problem {
        let text = String(decoding: bytes[start..<offset], as: UTF8.self)
        return Problem(
            "\"\(text)\" is no escape of TOML, expected one such as \\n or \\u00e9",
            hint: "write \\\\ for a backslash, or put the text in single quotes", at: start..<offset)
    }
}
