import MarkupReading
import SourceText

/// Detects the kind of a document by its root element: `svg`, `html`, `div`, `feed` or `urlset`. The two kinds with
/// `div` differ by its class, those with `html` by their head.
///
/// The result says nothing about validity: only the bytes before the root, and the head of a page, are read. That is
/// also the cost.
///
/// - Returns: nil if there is no root element, or another one.
public func detectKind(of bytes: [UInt8]) -> MarkupKind? {
    detectKind(of: bytes.span)
}

/// Detects the kind of a document by its root element, and its class or its head.
///
/// - Returns: nil if there is no root element, or another one.
public func detectKind(of bytes: Span<UInt8>) -> MarkupKind? {
    var scanner = PrologScanner()
    while true {
        switch scanner.next(in: bytes) {
        case .root(let name):
            let kind = MarkupKind.allCases.first { bytes.holds($0.rootName, exactlyAt: name) }
            return switch kind {
            case .fragment: isList(bytes, from: name.upperBound) ? .list : .fragment
            case .page: isOfSite(bytes, from: name.upperBound) ? .sitePage : .page
            default: kind
            }
        case .malformed, .end:
            return nil
        case .xmlDeclaration, .instruction, .comment, .declaration:
            continue
        }
    }
}

/// Whether a start tag has the class of a list.
private func isList(_ bytes: Span<UInt8>, from start: Int) -> Bool {
    let mark: StaticString = "\"stratus-list "
    var index = start
    while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
        if bytes.holds(mark, at: index) { return true }
        index += 1
    }
    return false
}

/// Whether a head names Stratus as the generator. The page of a single cloud does not, and has a style sheet.
private func isOfSite(_ bytes: Span<UInt8>, from start: Int) -> Bool {
    var index = start
    while index < bytes.count {
        if bytes[index] == UInt8(ascii: "<") {
            if bytes.holds("<meta name=\"generator\" content=\"Stratus", at: index) { return true }
            if bytes.holds("<style", at: index) || bytes.holds("</head", at: index) || bytes.holds("<body", at: index) {
                return false
            }
        }
        index += 1
    }
    return false
}
