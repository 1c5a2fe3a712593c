import MarkupReading

/// Holds a document against the rules of its kind.
///
/// The rules are strict: what Stratus does not emit is refused, also where it would be harmless. Comments, processing
/// instructions, CDATA sections and namespace prefixes are refused because an HTML parser reads them otherwise than an
/// XML parser does; document type declarations, except `<!DOCTYPE html>` on a page, because they can declare entities.
/// Nothing is read but the bytes, nothing is printed, and it can be called from several threads at once.
///
/// Cost: linear in the bytes, in constant memory; after an error that breaks the syntax the rest is not read.
///
/// - Parameters:
///   - bytes: The document in UTF-8, with or without a byte order mark; below 2 GB.
///   - kind: What the document is to be.
///   - limit: Reading ends once so many violations are found; taken as 1 if it is less.
/// - Returns: What is wrong, in the order in which it was found; empty if the document is valid.
public func violations(in bytes: [UInt8], as kind: MarkupKind, limit: Int = 100) -> [Violation] {
    violations(in: bytes.span, as: kind, limit: limit)
}

/// Holds a document against the rules of its kind, without owning it.
public func violations(in bytes: Span<UInt8>, as kind: MarkupKind, limit: Int = 100) -> [Violation] {
    // The parser counts lines in 32 bits.
    guard bytes.count < Int(Int32.max) else {
        return [Violation(line: 1, column: nil, message: "larger than 2 GB; expected a smaller document")]
    }
    if let violation = encodingViolation(in: bytes) { return [violation] }
    // Before the parser sees the document: no declaration that it could act on is left.
    if let violation = prologViolation(in: bytes, as: kind) { return [violation] }
    return bytes.withUnsafeBufferPointer { buffer in
        let session = ValidationSession(document: buffer, kind: kind, limit: max(limit, 1))
        return session.run()
    }
}
