import MarkupReading
import SourceText

/// Output of Stratus that passed validation; only such output may be written to disk.
///
/// Only the `validate` functions make values of this type.
public struct ValidatedMarkup: Sendable {
    /// The kind of markup that the bytes are valid as; nil for JSON, plain text and pictures.
    public let kind: MarkupKind?
    /// The validated bytes, unchanged; markup, JSON and text are in UTF-8.
    public let bytes: [UInt8]

    private init(kind: MarkupKind?, bytes: [UInt8]) {
        self.kind = kind
        self.bytes = bytes
    }

    /// Validates markup against the rules of its kind.
    ///
    /// - Throws: ``Problem`` with the first ten violations if the markup is not valid.
    /// - Complexity: O(n) in the bytes, about 12 ms a megabyte; the bytes are not copied.
    public static func validate(
        _ bytes: consuming [UInt8], as kind: MarkupKind
    ) throws(Problem) -> ValidatedMarkup {
        let found = violations(in: bytes, as: kind)
        guard found.isEmpty else { throw Problem(invalid: kind, found) }
        return ValidatedMarkup(kind: kind, bytes: bytes)
    }

    /// Validates JSON documents, one a line; there may be none.
    ///
    /// - Throws: ``Problem`` with the place of the first byte that is not JSON.
    public static func validate(jsonLines bytes: consuming [UInt8]) throws(Problem) -> ValidatedMarkup {
        let bytes = bytes
        return bytes.isEmpty ? ValidatedMarkup(kind: nil, bytes: bytes) : try validate(json: bytes)
    }

    /// Validates JSON: one document, or one a line.
    ///
    /// - Throws: ``Problem`` with the place of the first byte that is not JSON.
    public static func validate(json bytes: consuming [UInt8]) throws(Problem) -> ValidatedMarkup {
        let bytes = bytes
        let offset = JSONSyntax.problem(in: bytes)
        try check(bytes, offset: offset, "this is no JSON")
        return ValidatedMarkup(kind: nil, bytes: bytes)
    }

    /// Validates plain text: UTF-8 without control characters, which could move a terminal's cursor; only line feeds
    /// are allowed.
    ///
    /// - Throws: ``Problem`` with the place of the first control character, or of the first byte that is not UTF-8.
    public static func validate(text bytes: consuming [UInt8]) throws(Problem) -> ValidatedMarkup {
        let bytes = bytes
        try check(bytes, offset: firstControl(in: bytes), "a control character; expected plain text")
        return ValidatedMarkup(kind: nil, bytes: bytes)
    }

    /// Validates output by reading it back and comparing the result with the original.
    ///
    /// - Parameter difference: reads the bytes, and returns the first difference from the output that was intended; nil
    ///   if there is none.
    /// - Throws: ``Problem`` with the difference that was returned.
    package static func validate(
        _ bytes: [UInt8], readingBack difference: ([UInt8]) -> String?
    ) throws(Problem) -> ValidatedMarkup {
        if let difference = difference(bytes) {
            throw Problem(invalid: nil, [Violation(line: 1, column: 1, message: difference)])
        }
        return ValidatedMarkup(kind: nil, bytes: bytes)
    }

    private static func check(_ bytes: [UInt8], offset: Int?, _ message: String) throws(Problem) {
        if let violation = encodingViolation(in: bytes.span) {
            throw Problem(invalid: nil, [violation])
        }
        guard let offset else { return }
        throw Problem(invalid: nil, [Violation(message, at: offset, in: bytes.span)])
    }

    /// Finds the first control character: C0 except line feed, DEL, or C1, which is C2 80 to C2 9F in UTF-8.
    private static func firstControl(in bytes: [UInt8]) -> Int? {
        bytes.indices.first { index in
            let byte = bytes[index]
            if byte == 0xC2 { return index + 1 < bytes.count && bytes[index + 1] < 0xA0 }
            return byte < 0x20 && byte != 0x0A || byte == 0x7F
        }
    }
}

extension Problem {
    /// Makes the problem of output of ours that is not valid: a bug, never the input's fault.
    ///
    /// - Parameters:
    ///   - kind: the kind of markup; nil for other output.
    ///   - violations: the violations in the order in which they were found; the first ten are reported.
    fileprivate init(invalid kind: MarkupKind?, _ violations: [Violation]) {
        let shown = 10
        var lines = ["this is a bug of stratus, nothing was written: not a valid \(kind?.rawValue ?? "output"):"]
        lines += violations.prefix(shown).map(\.description)
        if violations.count > shown { lines.append("and \(violations.count - shown) more") }
        self.init(.bug, lines.joined(separator: "\n"))
    }
}
