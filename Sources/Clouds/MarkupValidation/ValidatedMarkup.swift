import MarkupReading
import SourceText

/// Output that passed validation: the only thing of ours that may be written to disk.
///
/// There is no other way to make one than its `validate` functions.
public struct ValidatedMarkup: Sendable {
    /// The rules that the bytes were held against; nil for JSON and plain text.
    public let kind: MarkupKind?
    /// The document, in UTF-8, as it was given.
    public let bytes: [UInt8]

    private init(kind: MarkupKind?, bytes: [UInt8]) {
        self.kind = kind
        self.bytes = bytes
    }

    /// Takes markup that is valid, and refuses all other.
    ///
    /// Cost: linear in the bytes, about 12 ms a megabyte; the bytes are not copied.
    ///
    /// - Throws: ``Problem`` with the first ten violations.
    public static func validate(
        _ bytes: consuming [UInt8], as kind: MarkupKind
    ) throws(Problem) -> ValidatedMarkup {
        let found = violations(in: bytes, as: kind)
        guard found.isEmpty else { throw Problem(invalid: kind, found) }
        return ValidatedMarkup(kind: kind, bytes: bytes)
    }

    /// Takes JSON documents, one a line, or none at all, and refuses all else.
    public static func validate(jsonLines bytes: consuming [UInt8]) throws(Problem) -> ValidatedMarkup {
        let bytes = bytes
        return bytes.isEmpty ? ValidatedMarkup(kind: nil, bytes: bytes) : try validate(json: bytes)
    }

    /// Takes JSON, a document or one a line, and refuses all else.
    public static func validate(json bytes: consuming [UInt8]) throws(Problem) -> ValidatedMarkup {
        let bytes = bytes
        let offset = JSONSyntax.problem(in: bytes)
        try check(bytes, offset: offset, "this is no JSON")
        return ValidatedMarkup(kind: nil, bytes: bytes)
    }

    /// Takes plain text: UTF-8 without control characters, which could move a terminal's cursor.
    public static func validate(text bytes: consuming [UInt8]) throws(Problem) -> ValidatedMarkup {
        let bytes = bytes
        try check(bytes, offset: firstControl(in: bytes), "a control character; expected plain text")
        return ValidatedMarkup(kind: nil, bytes: bytes)
    }

    /// Takes what is read back to what it was written from.
    ///
    /// - Parameter difference: reads the bytes, and says what is other; nil when nothing is.
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

    /// C0, DEL, and C1, which are C2 80 to C2 9F in UTF-8.
    private static func firstControl(in bytes: [UInt8]) -> Int? {
        bytes.indices.first { index in
            let byte = bytes[index]
            if byte == 0xC2 { return index + 1 < bytes.count && bytes[index + 1] < 0xA0 }
            return byte < 0x20 && byte != 0x0A || byte == 0x7F
        }
    }
}

extension Problem {
    /// Makes the problem of markup that Stratus wrote and that does not validate: a bug, never the input's fault.
    ///
    /// - Parameters:
    ///   - kind: the rules that it was held against; nil for JSON and plain text.
    ///   - violations: in the order in which they were found, of which the first ten are told.
    fileprivate init(invalid kind: MarkupKind?, _ violations: [Violation]) {
        let shown = 10
        var lines = ["this is a bug of stratus, nothing was written: not a valid \(kind?.rawValue ?? "output"):"]
        lines += violations.prefix(shown).map(\.description)
        if violations.count > shown { lines.append("and \(violations.count - shown) more") }
        self.init(.bug, lines.joined(separator: "\n"))
    }
}
