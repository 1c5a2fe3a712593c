import SourceText

/// An ordinary link, read without the whole of CommonMark: `[name](/address)`, both parts without special signs.
///
/// It gives a result only where ``InlineText`` and ``Link`` would give the same one; a test compares them.
struct PlainLink {
    let name: Range<Int>
    let destination: Range<Int>

    /// Reads a link that takes up the whole range.
    ///
    /// - Returns: nil if the whole grammar has to read it.
    init?(_ bytes: Span<UInt8>, _ range: Range<Int>) {
        guard range.count > 4, bytes[range.lowerBound] == UInt8(ascii: "["),
            bytes[range.upperBound - 1] == UInt8(ascii: ")")
        else { return nil }
        var index = range.upperBound - 2
        while index > range.lowerBound, Self.isPlain(bytes[index]) { index -= 1 }
        destination = index + 1..<range.upperBound - 1
        guard index > range.lowerBound + 1, bytes[index] == UInt8(ascii: "("), bytes[index - 1] == UInt8(ascii: "]"),
            !destination.isEmpty
        else { return nil }
        name = range.lowerBound + 1..<index - 1
        guard PlainItem.isPlainName(bytes, name), Self.hasSafeScheme(bytes, destination) else { return nil }
    }

    /// Whether a byte of an address is literal: it begins no escape, reference or bracket, and needs no encoding.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "_"),
            UInt8(ascii: "="), UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: "+"), UInt8(ascii: ","),
            UInt8(ascii: "~"):
            true
        default: byte.isASCIILetterOrDigit
        }
    }

    /// Whether an address begins with `/`, or with `http://` or `https://` and goes on.
    private static func hasSafeScheme(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        if bytes[range.lowerBound] == UInt8(ascii: "/") { return true }
        let text: StaticString = "https://"
        var index = range.lowerBound
        var place = 0
        while place < 8 {
            // http has no s.
            if place == 4, index < range.upperBound, bytes[index] == UInt8(ascii: ":") { place = 5 }
            guard index < range.upperBound, bytes[index] == text.utf8Start[place] else { return false }
            index += 1
            place += 1
        }
        return index < range.upperBound
    }
}
