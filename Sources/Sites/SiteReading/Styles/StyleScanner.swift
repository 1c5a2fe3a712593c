import MarkupReading

/// A part of a style sheet, as far as it matters where texts, addresses and comments end.
enum StylePiece {
    case comment(Range<Int>)
    case blank(Range<Int>)
    /// With its quotation marks.
    case string(Range<Int>)
    /// `url(…)`, and the address in it without quotation marks.
    case url(Range<Int>, address: Range<Int>)
    /// A name, a number or the like, or one other character.
    case text(Range<Int>)

    var range: Range<Int> {
        switch self {
        case .comment(let range), .blank(let range), .string(let range), .url(let range, _), .text(let range): range
        }
    }
}

/// Parts a style sheet by section 4.3 of CSS Syntax 3, each byte once.
struct StyleScanner {
    private let bytes: [UInt8]
    private var index = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// All parts; nil where a comment, a string or an address has no end.
    static func pieces(of bytes: [UInt8]) -> [StylePiece]? {
        var scanner = StyleScanner(bytes)
        var pieces: [StylePiece] = []
        while scanner.index < bytes.count {
            guard let piece = scanner.next() else { return nil }
            pieces.append(piece)
        }
        return pieces
    }

    private mutating func next() -> StylePiece? {
        let start = index
        switch bytes[start] {
        case UInt8(ascii: "/") where at(start + 1) == UInt8(ascii: "*"): return comment(at: start)
        case let byte where byte.isHTMLSpace:
            while at(index)?.isHTMLSpace == true { index += 1 }
            return .blank(start..<index)
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            guard let end = stringEnd(from: start) else { return nil }
            index = end
            return .string(start..<end)
        case let byte where byte.isOfName:
            skipName()
            guard at(index) == UInt8(ascii: "("), index - start == 3, isURL(start) else { return .text(start..<index) }
            return url(at: start)
        default:
            index += 1
            return .text(start..<index)
        }
    }

    private func at(_ index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func skipName() {
        while let byte = at(index), byte.isOfName {
            // What follows a backslash is of the name, whatever it is.
            index = min(bytes.count, index + (byte == UInt8(ascii: "\\") ? 2 : 1))
        }
    }

    private mutating func comment(at start: Int) -> StylePiece? {
        index = start + 2
        while index + 1 < bytes.count {
            if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
                index += 2
                return .comment(start..<index)
            }
            index += 1
        }
        return nil
    }

    private func stringEnd(from start: Int) -> Int? {
        var place = start + 1
        while let byte = at(place) {
            if byte == bytes[start] { return place + 1 }
            // It would end here, broken.
            if byte == 0x0A || byte == 0x0D || byte == 0x0C { return nil }
            place += byte == UInt8(ascii: "\\") ? 2 : 1
        }
        return nil
    }

    private func isURL(_ start: Int) -> Bool {
        zip(bytes[start..<start + 3], "url".utf8).allSatisfy { $0 | 0x20 == $1 }
    }

    private mutating func url(at start: Int) -> StylePiece? {
        index += 1
        while at(index)?.isHTMLSpace == true { index += 1 }
        let first = index
        let address: Range<Int>
        if let quote = at(first), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            guard let end = stringEnd(from: first) else { return nil }
            address = first + 1..<end - 1
            index = end
        } else {
            while let byte = at(index), byte != UInt8(ascii: ")"), !byte.isHTMLSpace {
                index = min(bytes.count, index + (byte == UInt8(ascii: "\\") ? 2 : 1))
            }
            address = first..<index
        }
        while at(index)?.isHTMLSpace == true { index += 1 }
        guard at(index) == UInt8(ascii: ")") else { return nil }
        index += 1
        return .url(start..<index, address: address)
    }
}

extension UInt8 {
    /// A character of names, numbers and units, of `@media` and `#id`.
    fileprivate var isOfName: Bool {
        isASCIILetterOrDigit || self >= 0x80 || "-_@#\\".utf8.contains(self)
    }
}
