import SourceText

/// Functions on names in CSS, which are compared in one form: with escapes decoded, in lower case.
package enum CSSName {
    /// Returns the name in a range of the bytes with its escapes decoded, in ASCII lower case.
    package static func decoded(_ bytes: Span<UInt8>, _ range: Range<Int>) -> String {
        var text: [UInt8] = []
        var index = range.lowerBound
        while index < range.upperBound {
            guard isEscape(bytes, at: index), index + 1 < range.upperBound else {
                text.append(bytes[index].asciiLowercased)
                index += 1
                continue
            }
            let end = min(endOfEscape(bytes, at: index), range.upperBound)
            if let scalar = hexadecimal(bytes, index + 1..<end) {
                text.append(contentsOf: String(scalar).utf8.lazy.map(\.asciiLowercased))
            } else {
                for place in index + 1..<end { text.append(bytes[place].asciiLowercased) }
            }
            index = end
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Whether the name is `url`.
    static func isURL(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        let first = range.isEmpty ? 0 : bytes[range.lowerBound]
        // Most names need no copy.
        return (first == UInt8(ascii: "\\") || first | 0x20 == UInt8(ascii: "u")) && decoded(bytes, range) == "url"
    }

    /// Returns whether an escape begins at `start`: a backslash, and another byte of the same line after it.
    package static func isEscape(_ bytes: Span<UInt8>, at start: Int) -> Bool {
        bytes[start] == UInt8(ascii: "\\") && start + 1 < bytes.count && !bytes[start + 1].isCSSLineEnd
    }

    /// Returns the offset after the escape that begins at `start`. After the backslash, an escape has at most six
    /// hexadecimal digits and one white space, or any one byte.
    package static func endOfEscape(_ bytes: Span<UInt8>, at start: Int) -> Int {
        var end = start + 1
        while end < bytes.count, end < start + 7, bytes[end].hexadecimalValue != nil { end += 1 }
        guard end > start + 1 else { return min(end + 1, bytes.count) }
        // The two characters of CR LF are one white space.
        if bytes.holds("\r\n", at: end) { return end + 2 }
        return end < bytes.count && bytes[end].isHTMLSpace ? end + 1 : end
    }

    private static func hexadecimal(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Unicode.Scalar? {
        var value: UInt32?
        for index in range {
            guard let digit = bytes[index].hexadecimalValue else { break }
            value = (value ?? 0) << 4 | UInt32(digit)
        }
        return value.map { Unicode.Scalar($0) ?? "\u{FFFD}" }
    }
}
