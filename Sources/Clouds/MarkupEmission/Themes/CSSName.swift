import CloudComposition

/// Names of CSS as they are compared: with their escapes decoded, in lower case.
enum CSSName {
    /// What the bytes say, in ASCII lower case.
    static func decoded(_ bytes: [UInt8], _ range: Range<Int>) -> String {
        var text: [UInt8] = []
        var index = range.lowerBound
        while index < range.upperBound {
            guard bytes[index] == UInt8(ascii: "\\"), index + 1 < range.upperBound else {
                text.append(lowercased(bytes[index]))
                index += 1
                continue
            }
            let end = min(endOfEscape(bytes, at: index), range.upperBound)
            if let scalar = hexadecimal(bytes, index + 1..<end) {
                text.append(contentsOf: String(scalar).utf8.map(lowercased))
            } else {
                text.append(contentsOf: bytes[index + 1..<end].map(lowercased))
            }
            index = end
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Behind an escape: six hexadecimal digits at most and one white space, or any one byte.
    static func endOfEscape(_ bytes: [UInt8], at start: Int) -> Int {
        var end = start + 1
        while end < bytes.count, end < start + 7, RGB.digit(bytes[end]) != nil { end += 1 }
        guard end > start + 1 else { return min(end + 1, bytes.count) }
        if end < bytes.count, bytes[end].isHTMLSpace {
            // A line end of two characters is one.
            end += bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A ? 2 : 1
        }
        return end
    }

    private static func hexadecimal(_ bytes: [UInt8], _ range: Range<Int>) -> UnicodeScalar? {
        var value: UInt32 = 0
        guard let first = range.first, RGB.digit(bytes[first]) != nil else { return nil }
        for index in range {
            guard let digit = RGB.digit(bytes[index]) else { break }
            value = value << 4 | UInt32(digit)
        }
        return UnicodeScalar(value) ?? "\u{FFFD}"
    }

    /// The character that begins at a place, if not all browsers read it as a part of a name.
    ///
    /// Source: "non-ASCII ident code point" of CSS Syntax 3 of 2021. To the version of 2019 all others were one as well, and
    /// `url` behind one was the end of another name.
    static func disputedScalar(_ bytes: [UInt8], at start: Int) -> Unicode.Scalar? {
        guard bytes[start] >= 0x80 else { return nil }
        var rest = bytes[start...].makeIterator()
        var parser = Unicode.UTF8.ForwardParser()
        guard case .valid(let encoded) = parser.parseScalar(from: &rest) else { return nil }
        let scalar = Unicode.UTF8.decode(encoded)
        switch scalar.value {
        case 0xB7, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x37D, 0x37F...0x1FFF, 0x200C, 0x200D, 0x203F, 0x2040,
            0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD, 0x10000...:
            return nil
        default: return scalar
        }
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 { 0x41...0x5A ~= byte ? byte | 0x20 : byte }
}
