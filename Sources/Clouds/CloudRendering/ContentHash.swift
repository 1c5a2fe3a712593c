import ByteWriting
import MarkupValidation

extension ValidatedMarkup {
    /// A strong HTTP entity tag with its quotation marks, for `ETag` and `If-None-Match`: the SHA-256 of the bytes in
    /// base 64.
    ///
    /// Equal arguments of ``render(_:options:format:)`` give equal bytes, and so the same tag, on every machine.
    /// - Complexity: O(n) in the bytes of the markup.
    public var entityTag: String { "\"\(SHA256(bytes.span).base64)\"" }
}
