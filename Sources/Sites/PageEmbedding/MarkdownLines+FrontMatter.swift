import MarkupReading

extension MarkdownLines {
    /// The offset behind the front matter at the beginning of a page: between lines of `---` or `+++`, or an object of
    /// JSON; 0 where there is none, or where it has no end.
    static func frontMatterEnd(_ bytes: [UInt8]) -> Int {
        if bytes.holds("---", at: 0, end: bytes.count) { return fencedEnd(bytes, UInt8(ascii: "-")) }
        if bytes.holds("+++", at: 0, end: bytes.count) { return fencedEnd(bytes, UInt8(ascii: "+")) }
        if bytes.first == UInt8(ascii: "{") { return objectEnd(bytes) }
        return 0
    }

    private static func fencedEnd(_ bytes: [UInt8], _ byte: UInt8) -> Int {
        guard isFence(bytes, 0, byte) else { return 0 }
        var start = MarkdownCursor(bytes, at: 0).lineEnd
        while start < bytes.count {
            let next = min(bytes.count, bytes.offset(of: UInt8(ascii: "\n"), in: start..<bytes.count) + 1)
            if isFence(bytes, start, byte) { return next }
            start = next
        }
        return 0
    }

    /// Three of the byte, and blanks.
    private static func isFence(_ bytes: [UInt8], _ start: Int, _ byte: UInt8) -> Bool {
        guard start + 3 <= bytes.count, bytes[start..<start + 3].allSatisfy({ $0 == byte }) else { return false }
        var index = start + 3
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
            guard bytes[index].isHTMLBlank else { return false }
            index += 1
        }
        return true
    }

    /// Behind the brace that closes the first one, outside of strings.
    private static func objectEnd(_ bytes: [UInt8]) -> Int {
        var depth = 0
        var isString = false
        var index = 0
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\\") where isString: index += 1
            case UInt8(ascii: "\""): isString.toggle()
            case UInt8(ascii: "{") where !isString: depth += 1
            case UInt8(ascii: "}") where !isString:
                depth -= 1
                if depth == 0 { return index + 1 }
            default: break
            }
            index += 1
        }
        return 0
    }
}
