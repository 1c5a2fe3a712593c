import MarkupReading

/// An address in pointed brackets: `<https://swift.org>` or `<me@example.org>`, by section 6.5 of CommonMark.
enum AutolinkSyntax {
    /// - Returns: the offset behind the closing bracket; nil when no address stands there.
    static func end(_ bytes: Span<UInt8>, _ start: Int, _ limit: Int) -> Int? {
        var index = start + 1
        guard index < limit, Syntax.isLetterOrDigit(bytes[index]) || Syntax.isPunctuation(bytes[index]) else {
            return nil
        }
        while index < limit, index - start <= 33, isSchemeByte(bytes[index]) { index += 1 }
        if index < limit, bytes[index] == UInt8(ascii: ":"), index - start > 2, Syntax.isLetter(bytes[start + 1]) {
            return bracket(bytes, index, limit)
        }
        // Of a mail address only this much is looked at: one @ with something on both sides.
        index = start + 1
        while index < limit, isLocalByte(bytes[index]) { index += 1 }
        guard index > start + 1, index + 1 < limit, bytes[index] == UInt8(ascii: "@"),
            Syntax.isLetterOrDigit(bytes[index + 1])
        else { return nil }
        index += 1
        while index < limit,
            Syntax.isLetterOrDigit(bytes[index]) || bytes[index] == UInt8(ascii: "-")
                || bytes[index] == UInt8(ascii: ".")
        {
            index += 1
        }
        return index < limit && bytes[index] == UInt8(ascii: ">") ? index + 1 : nil
    }

    /// The offset behind the closing bracket, if neither white space nor another bracket comes before it.
    private static func bracket(_ bytes: Span<UInt8>, _ start: Int, _ limit: Int) -> Int? {
        var index = start
        while index < limit, bytes[index] > 0x20, bytes[index] != 0x7F, bytes[index] != UInt8(ascii: "<") {
            if bytes[index] == UInt8(ascii: ">") { return index + 1 }
            index += 1
        }
        return nil
    }

    private static func isSchemeByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "-"): true
        default: Syntax.isLetterOrDigit(byte)
        }
    }

    private static func isLocalByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: ","), UInt8(ascii: ":"),
            UInt8(ascii: ";"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "@"), UInt8(ascii: "["),
            UInt8(ascii: "\\"), UInt8(ascii: "]"):
            false
        default: Syntax.isPunctuation(byte) || Syntax.isLetterOrDigit(byte)
        }
    }
}
