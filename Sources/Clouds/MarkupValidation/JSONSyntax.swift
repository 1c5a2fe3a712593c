import SourceText

/// A check of bytes against the grammar of JSON, RFC 8259: one document, or several, one a line.
enum JSONSyntax {
    /// Returns the offset of the first byte that is not JSON, or nil.
    /// - Complexity: O(n) in the bytes.
    static func problem(in bytes: [UInt8]) -> Int? {
        var json = JSONScanner(bytes)
        while !json.isAtEnd() {
            do { try json.skipValue() } catch { return error.range.lowerBound }
            // Something has to separate documents: 01 is not a zero and a one.
            let end = json.offset
            guard json.isAtEnd() || json.offset > end else { return end }
        }
        return nil
    }
}
