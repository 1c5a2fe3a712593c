/// Tells the kind of a document by its root element: `svg`, `html` or `div`, and two of `div` by their class.
///
/// Only what stands before the root is read, so this says nothing about validity. Cost: the length of the prolog.
///
/// - Returns: `nil` if there is no root element, or another one.
public func detectKind(of bytes: [UInt8]) -> MarkupKind? {
    detectKind(of: bytes.span)
}

/// Tells the kind of a document by its root element: `svg`, `html` or `div`.
///
/// - Returns: `nil` if there is no root element, or another one.
public func detectKind(of bytes: Span<UInt8>) -> MarkupKind? {
    var scanner = PrologScanner()
    while true {
        switch scanner.next(in: bytes) {
        case .root(let name):
            guard let kind = MarkupKind.allCases.first(where: { bytes.holds($0.rootName, exactlyAt: name) }) else {
                return nil
            }
            return kind == .fragment && isList(bytes, from: name.upperBound) ? .list : kind
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
