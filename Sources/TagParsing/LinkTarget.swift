/// What stands in the round brackets of `[text](destination "title")`, as CommonMark reads it.
struct LinkTarget {
    private(set) var destination = ""
    private(set) var destinationRange: Range<Int>
    private(set) var title: String?
    /// The offset after the closing bracket.
    private(set) var end: Int

    /// - Parameter start: the offset after the opening bracket.
    init?(_ bytes: [UInt8], from start: Int, end limit: Int) {
        var index = start
        func skipBlanks() { while index < limit, bytes[index].isSpaceOrTab { index += 1 } }
        skipBlanks()
        var text: [UInt8] = []
        func appendEscaped() {
            if bytes[index] == UInt8(ascii: "\\"), index + 1 < limit, bytes[index + 1].isASCIIPunctuation { index += 1 }
            text.append(bytes[index])
            index += 1
        }

        destinationRange = index..<index
        if index < limit, bytes[index] == UInt8(ascii: "<") {
            index += 1
            let first = index
            while index < limit, bytes[index] != UInt8(ascii: ">") {
                if bytes[index] == UInt8(ascii: "<") { return nil }
                appendEscaped()
            }
            guard index < limit else { return nil }
            destinationRange = first..<index
            index += 1
        } else {
            let first = index
            var depth = 0
            while index < limit, !bytes[index].isSpaceOrTab {
                if bytes[index] == UInt8(ascii: "(") { depth += 1 }
                if depth > Self.deepestBrackets { return nil }
                if bytes[index] == UInt8(ascii: ")") {
                    if depth == 0 { break }
                    depth -= 1
                }
                appendEscaped()
            }
            guard depth == 0 else { return nil }
            destinationRange = first..<index
        }
        destination = String(decoding: text, as: UTF8.self)

        let beforeTitle = index
        skipBlanks()
        if index > beforeTitle, index < limit, let close = Self.closingQuote(of: bytes[index]) {
            index += 1
            text.removeAll()
            while index < limit, bytes[index] != close {
                // CommonMark takes no bracket inside brackets; so no end of a line is searched for twice.
                if close == UInt8(ascii: ")"), bytes[index] == UInt8(ascii: "(") { return nil }
                appendEscaped()
            }
            guard index < limit else { return nil }
            index += 1
            title = String(decoding: text, as: UTF8.self)
            skipBlanks()
        }
        guard index < limit, bytes[index] == UInt8(ascii: ")") else { return nil }
        end = index + 1
    }

    /// As many as cmark takes: else `[a](` over and over would be read to the end each time.
    private static let deepestBrackets = 32

    private static func closingQuote(of byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): byte
        case UInt8(ascii: "("): UInt8(ascii: ")")
        default: nil
        }
    }
}
