import SourceText

/// The declaration at the beginning of a page or of XML that names its kind.
enum DocumentType {
    /// The offset behind a document type of XML, which may hold declarations in brackets, and in these quoted values and
    /// comments; nil if its end has not arrived.
    static func end(_ bytes: [UInt8], from start: Int, limit: Int) -> Int? {
        var (index, depth) = (start + 2, 0)
        while index < limit {
            switch bytes[index] {
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                index = bytes.offset(of: bytes[index], in: index + 1..<limit)
            case UInt8(ascii: "<") where bytes.holds("<!--", at: index, end: limit):
                guard let end = bytes.firstOffset(of: "-->", in: index + 4..<limit) else { return nil }
                index = end + 2
            case UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: ">") where depth <= 0: return index + 1
            default: break
            }
            index += 1
        }
        return nil
    }
}
