import MarkupReading
import SourceText

/// Finds what is wrong before the root element and must not reach the parser; nil if nothing is.
///
/// Comments and processing instructions are skipped: they are harmless to the parser, and the session refuses them.
func prologViolation(in bytes: Span<UInt8>, as kind: MarkupKind) -> Violation? {
    var scanner = PrologScanner()
    var hasDoctype = false
    while true {
        switch scanner.next(in: bytes) {
        case .comment, .instruction:
            continue
        case .xmlDeclaration(let range):
            if let message = xmlDeclarationFault(in: bytes, range, as: kind) {
                return Violation(message, at: range.lowerBound, in: bytes)
            }
        case .declaration(let range):
            guard kind.hasDocumentType, !hasDoctype, bytes.holds("<!DOCTYPE html>", exactlyAt: range) else {
                return Violation(doctypeMessage(for: kind), at: range.lowerBound, in: bytes)
            }
            hasDoctype = true
        case .root(let name):
            if kind.hasDocumentType && !hasDoctype {
                return Violation("no document type; expected <!DOCTYPE html> first", at: name.lowerBound - 1, in: bytes)
            }
            return nil
        case .malformed(let offset):
            return Violation("not the beginning of a document; expected <\(kind.rootName)>", at: offset, in: bytes)
        case .end(let offset):
            return Violation("no root element; expected <\(kind.rootName)>", at: offset, in: bytes)
        }
    }
}

private func doctypeMessage(for kind: MarkupKind) -> String {
    kind.hasDocumentType
        ? "this document type declaration is not allowed; expected exactly <!DOCTYPE html>, once"
        : "a document type declaration is not allowed here; expected <\(kind.rootName)>"
}

/// Returns what is wrong with an XML declaration, or nil. HTML must have none, since it is a parse error there; in
/// other files it must name UTF-8, if any encoding.
private func xmlDeclarationFault(in bytes: Span<UInt8>, _ range: Range<Int>, as kind: MarkupKind) -> String? {
    guard kind.mayDeclareXML else { return "an XML declaration is not allowed in HTML; expected <\(kind.rootName)>" }
    // The valid declarations are few enough to be listed.
    var letters: [UInt8] = []
    for index in range where !bytes[index].isXMLSpace {
        letters.append(bytes[index] == UInt8(ascii: "'") ? UInt8(ascii: "\"") : bytes[index])
    }
    let body = String(decoding: letters, as: UTF8.self).lowercased()
    let rest = ["", "encoding=\"utf-8\"", "standalone=\"yes\"", "encoding=\"utf-8\"standalone=\"yes\""]
    guard rest.contains(where: { body == "<?xmlversion=\"1.0\"\($0)?>" }) else {
        return "this XML declaration is not allowed; expected <?xml version=\"1.0\" encoding=\"UTF-8\"?>"
    }
    return nil
}
