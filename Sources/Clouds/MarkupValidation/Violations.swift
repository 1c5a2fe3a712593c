import MarkupReading

/// Checks a document against the rules of its kind.
///
/// The rules are strict: everything that Stratus does not emit is refused, even if it is harmless. Comments, processing
/// instructions, CDATA sections and namespace prefixes are refused because HTML and XML parsers read them differently;
/// document type declarations, except `<!DOCTYPE html>` on a page, because they can declare entities. Nothing but the
/// bytes is read, nothing is printed, and several threads may call this function at once.
///
/// - Parameters:
///   - bytes: the document in UTF-8, with or without a byte order mark; below 2 GB.
///   - kind: the kind of markup that the document should be.
///   - limit: the number of violations after which reading ends; less than 1 counts as 1.
/// - Returns: the violations in the order in which they were found; none if the document is valid.
/// - Complexity: O(n) in the bytes, with constant memory; nothing is read after a syntax error.
public func violations(in bytes: [UInt8], as kind: MarkupKind, limit: Int = 100) -> [Violation] {
    violations(in: bytes.span, as: kind, limit: limit)
}

/// Checks a document in a span against the rules of its kind, without owning or copying its bytes.
public func violations(in bytes: Span<UInt8>, as kind: MarkupKind, limit: Int = 100) -> [Violation] {
    // The parser counts lines in 32 bits.
    guard bytes.count < Int(Int32.max) else {
        return [Violation(line: 1, column: nil, message: "larger than 2 GB; expected a smaller document")]
    }
    if let violation = encodingViolation(in: bytes) { return [violation] }
    // The parser must not see a declaration that it could act on.
    if let violation = prologViolation(in: bytes, as: kind) { return [violation] }
    return bytes.withUnsafeBufferPointer { buffer in
        let session = ValidationSession(document: buffer, kind: kind, limit: max(limit, 1))
        return session.run()
    }
}
