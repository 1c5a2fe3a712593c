/// Tells the kind of a document by its root element: `svg`, `html` or `div`.
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
            return MarkupKind.allCases.first { bytes.holds($0.rootName, exactlyAt: name) }
        case .malformed, .end:
            return nil
        case .xmlDeclaration, .instruction, .comment, .declaration:
            continue
        }
    }
}
