import SourceText

/// Checks bytes against the grammar of RFC 8259: a document, or one a line.
enum JSONSyntax {
    /// The offset of the first byte that is no JSON, or nil.
    /// - Complexity: linear.
    static func problem(in bytes: [UInt8]) -> Int? {
        var json = JSONScanner(bytes)
        while !json.isAtEnd() {
            do { try json.skipValue() } catch { return error.range.lowerBound }
            // Documents of one input stand apart: 01 is not a zero and a one.
            let end = json.offset
            guard json.isAtEnd() || json.offset > end else { return end }
        }
        return nil
    }
}
