import MarkupReading
import SourceText

/// A reader of everything before the root element of a document: byte order mark, white space, declarations, comments.
///
/// It only looks for the end of each part; the parser checks what is in it.
struct PrologScanner {
    /// A part of the prolog with its byte range, or the offset at which the prolog breaks off.
    enum Part: Equatable {
        case xmlDeclaration(Range<Int>)
        case instruction(Range<Int>)
        case comment(Range<Int>)
        /// `<!DOCTYPE …>`, or anything else that begins with `<!` and is no comment.
        case declaration(Range<Int>)
        /// The name of the root element, prefix included.
        case root(Range<Int>)
        /// Bytes that begin no part, or a part without an end.
        case malformed(Int)
        /// The end of a document without a root element.
        case end(Int)
    }

    private var offset = 0

    /// Reads the next part; ``Part/root(_:)``, ``Part/malformed(_:)`` and ``Part/end(_:)`` are the last.
    mutating func next(in bytes: Span<UInt8>) -> Part {
        if offset == 0 && bytes.holds("\u{FEFF}", at: 0) { offset = 3 }
        let isFirst = offset == 0 || offset == 3
        let origin = offset
        while offset < bytes.count && bytes[offset].isXMLSpace { offset += 1 }
        let start = offset
        guard start < bytes.count else { return .end(start) }
        if bytes.holds("<!--", at: start) {
            return part(until: bytes.offset(behind: "-->", from: start + 4), from: start, as: Part.comment)
        }
        if bytes.holds("<!", at: start) {
            return part(until: declarationEnd(in: bytes, from: start + 2), from: start, as: Part.declaration)
        }
        if bytes.holds("<?", at: start) {
            let isXML =
                isFirst && start == origin && bytes.holds("<?xml", at: start) && start + 5 < bytes.count
                && bytes[start + 5].isXMLSpace
            let end = bytes.offset(behind: "?>", from: start + 2)
            return part(until: end, from: start, as: isXML ? Part.xmlDeclaration : Part.instruction)
        }
        return root(in: bytes, from: start)
    }

    private mutating func part(until end: Int?, from start: Int, as make: (Range<Int>) -> Part) -> Part {
        guard let end else { return .malformed(start) }
        offset = end
        return make(start..<end)
    }

    /// Returns the offset behind the `>` that ends a declaration, which is neither in quotes nor in an internal subset.
    private func declarationEnd(in bytes: Span<UInt8>, from start: Int) -> Int? {
        var quote: UInt8?
        var depth = 0
        for index in start..<bytes.count {
            let byte = bytes[index]
            if let open = quote {
                if byte == open { quote = nil }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
            case UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: ">") where depth <= 0: return index + 1
            default: break
            }
        }
        return nil
    }

    private func root(in bytes: Span<UInt8>, from start: Int) -> Part {
        guard bytes[start] == UInt8(ascii: "<") else { return .malformed(start) }
        var end = start + 1
        while end < bytes.count, !bytes[end].isXMLSpace, bytes[end] != UInt8(ascii: ">"),
            bytes[end] != UInt8(ascii: "/")
        {
            end += 1
        }
        return end > start + 1 ? .root(start + 1..<end) : .malformed(start)
    }
}
