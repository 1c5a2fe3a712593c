import MarkupReading

/// An address in pointed brackets: `<https://swift.org>` or `<me@example.org>`, by section 6.5 of CommonMark.
struct Autolink {
    /// The address, without the brackets.
    let address: Range<Int>
    let isMail: Bool

    /// The offset after the closing bracket.
    var end: Int { address.upperBound + 1 }

    /// Reads an address in pointed brackets.
    ///
    /// - Parameter start: the offset of the opening bracket.
    /// - Returns: nil if no address follows; the bracket is text then.
    init?(_ bytes: Span<UInt8>, at start: Int, end limit: Int) {
        if let end = Self.endOfURI(bytes, from: start + 1, end: limit) {
            address = start + 1..<end
            isMail = false
        } else if let end = Self.endOfMailAddress(bytes, from: start + 1, end: limit) {
            address = start + 1..<end
            isMail = true
        } else {
            return nil
        }
    }

    /// The end of a URI: a scheme of 2 to 32 characters, a colon, and anything but white space, control characters and
    /// brackets.
    private static func endOfURI(_ bytes: Span<UInt8>, from start: Int, end limit: Int) -> Int? {
        guard start < limit, bytes[start].isASCIILetter else { return nil }
        var index = start + 1
        while index < limit, isSchemeByte(bytes[index]) {
            index += 1
            if index - start > 32 { return nil }
        }
        guard index - start >= 2, index < limit, bytes[index] == UInt8(ascii: ":") else { return nil }
        while index < limit, bytes[index] > 0x20, bytes[index] != 0x7F, bytes[index] != UInt8(ascii: "<") {
            if bytes[index] == UInt8(ascii: ">") { return index }
            index += 1
        }
        return nil
    }

    /// The end of a mail address of the form that HTML's mail fields accept: a local part, `@`, and labels of 1 to 63
    /// characters with points between.
    private static func endOfMailAddress(_ bytes: Span<UInt8>, from start: Int, end limit: Int) -> Int? {
        var index = start
        while index < limit, isLocalByte(bytes[index]) { index += 1 }
        guard index > start, index < limit, bytes[index] == UInt8(ascii: "@") else { return nil }
        while index < limit {
            index += 1
            let label = index
            while index < limit, isLabelByte(bytes[index]) { index += 1 }
            guard index < limit, (1...63).contains(index - label), bytes[label] != UInt8(ascii: "-"),
                bytes[index - 1] != UInt8(ascii: "-")
            else { return nil }
            if bytes[index] == UInt8(ascii: ">") { return index }
            guard bytes[index] == UInt8(ascii: ".") else { return nil }
        }
        return nil
    }

    private static func isSchemeByte(_ byte: UInt8) -> Bool {
        byte.isASCIILetterOrDigit || "+.-".utf8.contains(byte)
    }

    private static func isLocalByte(_ byte: UInt8) -> Bool {
        (byte.isASCIIPunctuation || byte.isASCIILetterOrDigit) && !"\"(),:;<>@[\\]".utf8.contains(byte)
    }

    private static func isLabelByte(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "-") || byte.isASCIILetterOrDigit
    }
}
