/// What is wrong with the text of a style sheet; nil where nothing is.
///
/// An HTML parser and an XML parser read it alike, and end in the same place: it has no markup, no reference, no "]]".
/// - Complexity: O(n) in the bytes.
func styleProblem(_ text: UnsafeBufferPointer<UInt8>) -> String? {
    var last: UInt8 = 0
    for byte in text {
        switch byte {
        case UInt8(ascii: "<"), UInt8(ascii: "&"):
            return "element 'style': a '\(Unicode.Scalar(byte))' in a style sheet; expected none"
        case UInt8(ascii: "]") where last == byte:
            return "element 'style': two closing brackets in a style sheet; expected no more than one"
        default: last = byte
        }
    }
    var reader = LoadingReader(text: text)
    return reader.problem()
}

/// Sees to it that nothing is loaded from elsewhere: no `@import`, and no address but one that carries its data.
///
/// Names are read as CSS reads them: whole, with their escapes, and not in strings and comments.
private struct LoadingReader {
    let text: UnsafeBufferPointer<UInt8>
    private var index = 0

    init(text: UnsafeBufferPointer<UInt8>) { self.text = text }

    mutating func problem() -> String? {
        while index < text.count {
            let start = index
            switch text[index] {
            case UInt8(ascii: "\""), UInt8(ascii: "'"): skipString()
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
                index += 2
                while index < text.count, !(text[index] == UInt8(ascii: "/") && text[index - 1] == UInt8(ascii: "*")) {
                    index += 1
                }
            default:
                guard skipName() else {
                    index += 1
                    continue
                }
                let before = start > 0 ? text[start - 1] : 0
                if before == UInt8(ascii: "@") {
                    guard name(start..<index) != "import" else {
                        return "element 'style': an @import; expected nothing that is loaded from elsewhere"
                    }
                } else if byte(0) == UInt8(ascii: "("), before != UInt8(ascii: "#"), isAddress(start..<index) {
                    index += 1
                    guard skipData() else {
                        return
                            "element 'style': an address in a style sheet; expected nothing that is loaded from elsewhere"
                    }
                }
            }
        }
        return nil
    }

    private func byte(_ distance: Int) -> UInt8? { index + distance < text.count ? text[index + distance] : nil }

    private mutating func skipString() {
        let quote = text[index]
        index += 1
        // A line end closes a string that is not closed before.
        while let byte = byte(0), byte != quote, !isLineEnd(byte) { index += byte == UInt8(ascii: "\\") ? 2 : 1 }
        index += 1
    }

    /// Reads over a name; false where there is none.
    private mutating func skipName() -> Bool {
        let start = index
        while let byte = byte(0) {
            switch byte {
            case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, UInt8(ascii: "-"), UInt8(ascii: "_"), 0x80...: index += 1
            case UInt8(ascii: "\\"):
                guard let next = self.byte(1), !isLineEnd(next) else { return index > start }
                index = escape(at: index).end
            default: return index > start
            }
        }
        return index > start
    }

    private func isAddress(_ range: Range<Int>) -> Bool {
        // Without an escape a name is as long as it looks: most functions need no copy.
        (range.count == 3 || text[range].contains(UInt8(ascii: "\\"))) && name(range) == "url"
    }

    /// Reads up to a string that begins with `data:`, or over an address without quotation marks that does.
    private mutating func skipData() -> Bool {
        while let byte = byte(0), byte <= 0x20 { index += 1 }
        let isQuoted = byte(0) == UInt8(ascii: "\"") || byte(0) == UInt8(ascii: "'")
        let start = isQuoted ? index + 1 : index
        guard name(start..<min(start + 64, text.count)).hasPrefix("data:") else { return false }
        guard !isQuoted else { return true }
        while let byte = byte(0), byte != UInt8(ascii: ")") { index += byte == UInt8(ascii: "\\") ? 2 : 1 }
        return true
    }

    /// What a name says, in lower case.
    private func name(_ range: Range<Int>) -> String {
        var name = String.UnicodeScalarView()
        var place = range.lowerBound
        while place < range.upperBound {
            let isEscape = text[place] == UInt8(ascii: "\\") && place + 1 < text.count
            let (scalar, end) = isEscape ? escape(at: place) : (Unicode.Scalar(text[place]), place + 1)
            name.append(scalar)
            place = end
        }
        return String(name).lowercased()
    }

    /// Up to six hexadecimal digits and one white space, or any one byte.
    private func escape(at start: Int) -> (scalar: Unicode.Scalar, end: Int) {
        var (value, end) = (UInt32(0), start + 1)
        while end < min(start + 7, text.count), let digit = Unicode.Scalar(text[end]).hexDigitValue {
            value = value << 4 | digit
            end += 1
        }
        guard end > start + 1 else { return (Unicode.Scalar(text[end]), end + 1) }
        if end < text.count, text[end] == 0x20 || text[end] == 0x09 || isLineEnd(text[end]) {
            end += text[end] == 0x0D && end + 1 < text.count && text[end + 1] == 0x0A ? 2 : 1
        }
        return (Unicode.Scalar(value) ?? "\u{FFFD}", end)
    }

    private func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D || byte == 0x0C }
}

extension Unicode.Scalar {
    fileprivate var hexDigitValue: UInt32? {
        switch self {
        case "0"..."9": value - 0x30
        case "a"..."f", "A"..."F": (value | 0x20) - 0x57
        default: nil
        }
    }
}
