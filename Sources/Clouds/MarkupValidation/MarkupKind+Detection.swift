import MarkupReading
import SourceText

/// Detects the kind of a document by its root element: `svg`, `html`, `div`, `feed` or `urlset`. The class of a `div`
/// tells a list from a fragment; the head of an `html` tells a page of a site from that of a single cloud.
///
/// The result says nothing about validity: only the bytes before the root element, and the head of a page, are read.
///
/// - Returns: nil if there is no root element, or one with another name.
/// - Complexity: O(n) in the bytes that are read.
public func detectKind(of bytes: [UInt8]) -> MarkupKind? {
    detectKind(of: bytes.span)
}

/// Detects the kind of a document by its root element, and by the class of a `div` or the head of an `html`.
///
/// - Returns: nil if there is no root element, or one with another name.
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

/// Returns whether a start tag has the class of a list.
private func isList(_ bytes: Span<UInt8>, from start: Int) -> Bool {
    let mark: StaticString = "\"stratus-list "
    var index = start
    while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
        if bytes.holds(mark, at: index) { return true }
        index += 1
    }
    return false
}

/// Returns whether a head names Stratus as the generator. The page of a single cloud does not, and has a style sheet.
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
