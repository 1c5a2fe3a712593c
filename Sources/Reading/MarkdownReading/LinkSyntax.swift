import MarkupReading

/// The address and the title of a link, and the label that refers to them: sections 4.7 and 6.3 of CommonMark.
enum LinkSyntax {
    /// The offset behind an address, which may be empty in brackets only.
    static func destinationEnd(_ bytes: Span<UInt8>, _ start: Int, _ limit: Int) -> Int? {
        var index = start
        if index < limit, bytes[index] == UInt8(ascii: "<") {
            index += 1
            while index < limit, bytes[index] != 0x0A, bytes[index] != UInt8(ascii: "<") {
                if bytes[index] == UInt8(ascii: ">") { return index + 1 }
                index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
            }
            return nil
        }
        var depth = 0
        scan: while index < limit {
            switch bytes[index] {
            case 0...0x20, 0x7F: break scan
            case UInt8(ascii: "\\"): if index + 1 < limit, Syntax.isPunctuation(bytes[index + 1]) { index += 1 }
            case UInt8(ascii: "("):
                depth += 1
                // cmark's own limit, which keeps many of them from taking long.
                if depth > 32 { return nil }
            case UInt8(ascii: ")"):
                if depth == 0 { break scan }
                depth -= 1
            default: break
            }
            index += 1
        }
        return depth == 0 && index > start ? index : nil
    }

    /// The offset behind a title in quotation marks or round brackets.
    static func titleEnd(_ bytes: Span<UInt8>, _ start: Int, _ limit: Int) -> Int? {
        guard start < limit else { return nil }
        let close: UInt8
        switch bytes[start] {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): close = bytes[start]
        case UInt8(ascii: "("): close = UInt8(ascii: ")")
        default: return nil
        }
        var index = start + 1
        while index < limit, bytes[index] != close {
            if close == UInt8(ascii: ")"), bytes[index] == UInt8(ascii: "(") { return nil }
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return index < limit ? index + 1 : nil
    }

    /// The offset behind `[label]`.
    static func labelEnd(_ bytes: Span<UInt8>, _ start: Int, _ limit: Int) -> Int? {
        guard start < limit, bytes[start] == UInt8(ascii: "[") else { return nil }
        var index = start + 1
        while index < limit, index - start <= 1_000 {
            switch bytes[index] {
            case UInt8(ascii: "]"): return index + 1
            case UInt8(ascii: "["): return nil
            case UInt8(ascii: "\\"): index += 2
            default: index += 1
            }
        }
        return nil
    }

    /// What follows the round bracket of `[text](address "title")`.
    ///
    /// - Returns: the offset behind the closing bracket.
    static func targetEnd(_ bytes: Span<UInt8>, _ start: Int, _ limit: Int) -> Int? {
        var index = firstNonSpace(bytes, start, limit)
        if index < limit, bytes[index] != UInt8(ascii: ")") {
            guard let destination = destinationEnd(bytes, index, limit) else { return nil }
            index = firstNonSpace(bytes, destination, limit)
            if index > destination, let title = titleEnd(bytes, index, limit) {
                index = firstNonSpace(bytes, title, limit)
            }
        }
        return index < limit && bytes[index] == UInt8(ascii: ")") ? index + 1 : nil
    }

    static func firstNonSpace(_ bytes: Span<UInt8>, _ start: Int, _ limit: Int) -> Int {
        var index = start
        while index < limit, Syntax.isSpace(bytes[index]) { index += 1 }
        return index
    }
}

/// Lines like `[label]: address "title"`, which are no text.
enum LinkDefinition {
    /// The offset behind those that a paragraph begins with.
    static func end(ofAllIn bytes: Span<UInt8>) -> Int {
        var end = 0
        while let next = Self.end(bytes, end) { end = next }
        return end
    }

    private static func end(_ bytes: Span<UInt8>, _ start: Int) -> Int? {
        let limit = bytes.count
        guard let label = LinkSyntax.labelEnd(bytes, start, limit), label < limit, bytes[label] == UInt8(ascii: ":"),
            LinkSyntax.firstNonSpace(bytes, start + 1, label) < label - 1
        else { return nil }
        let address = LinkSyntax.firstNonSpace(bytes, label + 1, limit)
        guard let destination = LinkSyntax.destinationEnd(bytes, address, limit) else { return nil }
        // The title may stand on the next line; a line that only begins like one is text.
        let title = LinkSyntax.firstNonSpace(bytes, destination, limit)
        if title > destination, let titleEnd = LinkSyntax.titleEnd(bytes, title, limit),
            let end = lineEnd(bytes, titleEnd, limit)
        {
            return end
        }
        return lineEnd(bytes, destination, limit)
    }

    /// The beginning of the next line if only blanks are left of this one.
    private static func lineEnd(_ bytes: Span<UInt8>, _ start: Int, _ limit: Int) -> Int? {
        let index = bytes.firstNonBlank(start..<limit)
        if index == limit { return limit }
        return bytes[index] == 0x0A ? index + 1 : nil
    }
}
