import SourceText

/// The content of the round brackets in `[text](destination "title")`, as CommonMark reads it.
struct LinkTarget {
    /// The destination without pointed brackets, as written.
    private(set) var destination: Range<Int>
    /// The title without quotation marks, as written.
    private(set) var title: Range<Int>?
    /// The offset after the closing bracket.
    private(set) var end: Int

    /// Reads the destination and the title of a link.
    ///
    /// - Parameter start: the offset after the opening bracket.
    /// - Returns: nil if no destination follows; the brackets are text then.
    init?(_ bytes: [UInt8], from start: Int, end limit: Int) {
        func skipBlanks(_ index: Int) -> Int {
            var index = index
            while index < limit, bytes[index].isSpaceOrTab { index += 1 }
            return index
        }
        let first = skipBlanks(start)
        guard let destination = Self.destination(bytes, from: first, end: limit) else { return nil }
        self.destination = destination
        // The closing pointed bracket, if any, is no part of the destination.
        let afterDestination = destination.lowerBound > first ? destination.upperBound + 1 : destination.upperBound
        var index = skipBlanks(afterDestination)
        if index > afterDestination, index < limit, let close = Self.closingQuote(of: bytes[index]) {
            guard let title = Self.title(bytes, from: index + 1, end: limit, closing: close) else { return nil }
            self.title = title
            index = skipBlanks(title.upperBound + 1)
        }
        guard index < limit, bytes[index] == UInt8(ascii: ")") else { return nil }
        end = index + 1
    }

    private static func destination(_ bytes: [UInt8], from start: Int, end limit: Int) -> Range<Int>? {
        var index = start
        if index < limit, bytes[index] == UInt8(ascii: "<") {
            index += 1
            while index < limit, bytes[index] != UInt8(ascii: ">") {
                if bytes[index] == UInt8(ascii: "<") { return nil }
                index = next(bytes, index, limit)
            }
            return index < limit ? start + 1..<index : nil
        }
        var depth = 0
        while index < limit, !bytes[index].isSpaceOrTab {
            switch bytes[index] {
            case UInt8(ascii: "("):
                depth += 1
                if depth > deepestBrackets { return nil }
            case UInt8(ascii: ")"):
                if depth == 0 { return start..<index }
                depth -= 1
            default: break
            }
            index = next(bytes, index, limit)
        }
        return depth == 0 ? start..<index : nil
    }

    private static func title(_ bytes: [UInt8], from start: Int, end limit: Int, closing: UInt8) -> Range<Int>? {
        var index = start
        while index < limit, bytes[index] != closing {
            // CommonMark allows no bracket inside brackets; so no end of a line is searched for twice.
            if closing == UInt8(ascii: ")"), bytes[index] == UInt8(ascii: "(") { return nil }
            index = next(bytes, index, limit)
        }
        return index < limit ? start..<index : nil
    }

    /// The offset after a byte, or after a backslash and the punctuation that it escapes.
    private static func next(_ bytes: [UInt8], _ index: Int, _ limit: Int) -> Int {
        let isEscape = bytes[index] == UInt8(ascii: "\\") && index + 1 < limit && bytes[index + 1].isASCIIPunctuation
        return isEscape ? index + 2 : index + 1
    }

    /// The deepest nesting of brackets in a destination, as in cmark: without it `[a](` over and over would be read to
    /// the end each time.
    private static let deepestBrackets = 32

    private static func closingQuote(of byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): byte
        case UInt8(ascii: "("): UInt8(ascii: ")")
        default: nil
        }
    }
}
