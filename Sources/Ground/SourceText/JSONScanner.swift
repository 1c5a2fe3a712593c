/// Reads JSON (RFC 8259) value by value, into the types that the caller asks for: no tree, no copy, no recursion.
///
/// The caller asks for the value it expects and gets it, or an error with its offset; it skips values
/// it does not need. Between the values of an object or an array it asks for the next one, so that
/// commas and brackets are read in one place:
///
/// ```swift
/// try json.beginObject()
/// while let key = try json.nextKey() {
///     if key == "width" { width = try json.number() } else { try json.skipValue() }
/// }
/// ```
/// - Complexity: linear; the only allocations are strings, and a byte for each bracket that is open while skipping.
package struct JSONScanner {
    /// The kinds of JSON value.
    package enum Kind: String { case object, array, string, number, boolean, null }

    let bytes: [UInt8]
    private let start: Int
    private let end: Int
    /// The offset of the next byte to be read.
    package private(set) var offset: Int
    /// Whether no value of the innermost object or array has been read yet.
    private var isFirst = true
    /// The hint of every problem that is thrown, if any.
    package var hint: String?

    /// Makes a scanner of the bytes in a range, or of all bytes.
    package init(_ bytes: [UInt8], in range: Range<Int>? = nil, hint: String? = nil) {
        (self.bytes, self.hint) = (bytes, hint)
        start = range?.lowerBound ?? 0
        offset = start
        end = range?.upperBound ?? bytes.count
    }

    /// Returns the kind of the next value, without reading it. Throws ``Problem`` if no value begins here.
    package mutating func kind() throws(Problem) -> Kind {
        skipSpace()
        switch byte {
        case UInt8(ascii: "{"): return .object
        case UInt8(ascii: "["): return .array
        case UInt8(ascii: "\""): return .string
        case UInt8(ascii: "t"), UInt8(ascii: "f"): return .boolean
        case UInt8(ascii: "n"): return .null
        case UInt8(ascii: "-"), .some(UInt8(ascii: "0")...UInt8(ascii: "9")): return .number
        default: throw unexpected("a value")
        }
    }

    /// Whether only white space is left.
    package mutating func isAtEnd() -> Bool {
        skipSpace()
        return offset == end
    }

    // MARK: - Objects and arrays

    /// Reads `{`. Throws ``Problem`` for another value.
    package mutating func beginObject() throws(Problem) {
        guard try kind() == .object else { throw try mismatch(.object) }
        offset += 1
        isFirst = true
    }

    /// Reads the key of the next value and the colon; returns nil when the object ends.
    package mutating func nextKey() throws(Problem) -> String? {
        guard try next(closing: UInt8(ascii: "}")) else { return nil }
        skipSpace()
        guard byte == UInt8(ascii: "\"") else { throw unexpected("a field name in quotes") }
        let key = try string()
        try readColon()
        return key
    }

    /// Reads the next key as the range of bytes between its quotes, and also as text if it
    /// has escapes; nil when the object ends.
    package mutating func nextKeyBytes() throws(Problem) -> (range: Range<Int>, text: String?)? {
        guard try next(closing: UInt8(ascii: "}")) else { return nil }
        skipSpace()
        guard byte == UInt8(ascii: "\"") else { throw unexpected("a field name in quotes") }
        let key = try stringBytes()
        try readColon()
        return key
    }

    /// Reads `[`. Throws ``Problem`` for another value.
    package mutating func beginArray() throws(Problem) {
        guard try kind() == .array else { throw try mismatch(.array) }
        offset += 1
        isFirst = true
    }

    /// Whether the array has another value, which is then read next.
    package mutating func nextElement() throws(Problem) -> Bool {
        try next(closing: UInt8(ascii: "]"))
    }

    private mutating func next(closing: UInt8) throws(Problem) -> Bool {
        skipSpace()
        if byte == closing {
            offset += 1
            isFirst = false
            return false
        }
        if !isFirst {
            guard byte == UInt8(ascii: ",") else {
                throw unexpected("a comma or the end of the \(closing == UInt8(ascii: "]") ? "array" : "object")")
            }
            offset += 1
            skipSpace()
        }
        isFirst = false
        return true
    }

    private mutating func readColon() throws(Problem) {
        skipSpace()
        guard byte == UInt8(ascii: ":") else { throw unexpected("a colon after the field name") }
        offset += 1
    }

    // MARK: - Values

    /// Reads `null`. Throws ``Problem`` for another value.
    package mutating func null() throws(Problem) {
        guard try kind() == .null else { throw try mismatch(.null) }
        try read("null")
    }

    /// Reads `true` or `false`. Throws ``Problem`` for another value.
    package mutating func boolean() throws(Problem) -> Bool {
        guard try kind() == .boolean else { throw try mismatch(.boolean) }
        let isTrue = byte == UInt8(ascii: "t")
        try read(isTrue ? "true" : "false")
        return isTrue
    }

    /// Reads a string and resolves its escapes; bytes that are not UTF-8 become U+FFFD.
    package mutating func string() throws(Problem) -> String {
        guard try kind() == .string else { throw try mismatch(.string) }
        let start = offset + 1
        let hasEscapes = try skipString()
        let content = bytes[start..<(offset - 1)]
        return hasEscapes ? unescaped(content) : String(decoding: content, as: UTF8.self)
    }

    /// Reads a string as the range of bytes between its quotes, and also as text if it has escapes. Throws ``Problem``
    /// for an escaped half of a surrogate pair without the other.
    package mutating func stringBytes() throws(Problem) -> (range: Range<Int>, text: String?) {
        guard try kind() == .string else { throw try mismatch(.string) }
        let start = offset + 1
        let hasEscapes = try skipString()
        let content = start..<(offset - 1)
        if hasEscapes, let place = loneSurrogate(content) {
            throw Problem("half of a surrogate pair, expected both halves", hint: hint, at: place..<place)
        }
        return (content, hasEscapes ? unescaped(bytes[content]) : nil)
    }

    /// Reads a number as the nearest Double; one that is too large becomes infinite.
    package mutating func number() throws(Problem) -> Double {
        guard try kind() == .number else { throw try mismatch(.number) }
        let start = offset
        let decimal = try skipNumber()
        if let value = decimal.exactValue { return value }
        return Double(String(decoding: bytes[start..<offset], as: UTF8.self)) ?? .infinity
    }

    /// Returns the source from an offset to the current one, at most 40 bytes of it, for messages.
    package func excerpt(from start: Int) -> String {
        let text = String(decoding: bytes[start..<min(offset, start + 40)], as: UTF8.self)
        return offset > start + 40 ? text + "…" : text
    }

    /// Skips a value of any kind and checks its grammar, at any depth.
    package mutating func skipValue() throws(Problem) {
        // The closing brackets that are due, the innermost last.
        var open: [UInt8] = []
        while true {
            // Invariant: a value begins here.
            switch try kind() {
            case .object, .array:
                let closing: UInt8 = byte == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: "]")
                offset += 1
                isFirst = true
                open.append(closing)
            case .string: _ = try skipString()
            case .number: _ = try skipNumber()
            case .boolean: _ = try boolean()
            case .null: try null()
            }
            // The next byte closes or continues the innermost open object or array.
            while let closing = open.last {
                if try next(closing: closing) {
                    if closing == UInt8(ascii: "}") {
                        guard byte == UInt8(ascii: "\"") else { throw unexpected("a field name in quotes") }
                        _ = try skipString()
                        try readColon()
                    }
                    break
                }
                open.removeLast()
            }
            if open.isEmpty {
                isFirst = false
                return
            }
        }
    }

    // MARK: - Bytes

    private var byte: UInt8? { offset < end ? bytes[offset] : nil }
    var nextByte: UInt8? { byte }
    mutating func advance() { offset += 1 }

    /// Advances to the next byte that ends the run of plain characters: a quote, a backslash, or a control character.
    mutating func skipPlainCharacters() { offset = endOfPlainCharacters() }

    private func endOfPlainCharacters() -> Int {
        let bytes = bytes.span
        var index = offset
        while index < end {
            let byte = bytes[index]
            guard byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") else { break }
            index += 1
        }
        return index
    }

    private mutating func skipSpace() {
        while let byte, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { offset += 1 }
    }

    private mutating func read(_ word: StaticString) throws(Problem) {
        for index in 0..<word.utf8CodeUnitCount {
            guard byte == word.utf8Start[index] else { throw unexpected("\(word)") }
            offset += 1
        }
    }

    // MARK: - Errors

    func unexpected(_ expected: String) -> Problem {
        let place = "byte \(offset - start + 1)"
        guard let byte else {
            return Problem("the JSON ends at \(place), expected \(expected)", hint: hint, at: offset..<offset)
        }
        let isPlain = byte > 0x20 && byte < 0x7F
        // Words such as NaN are shown whole.
        let word = bytes[offset..<end].prefix(12).prefix { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }
        let found =
            word.isEmpty
            ? isPlain ? "\"\(Character(Unicode.Scalar(byte)))\"" : "the value \(byte)"
            : "\"\(String(decoding: word, as: UTF8.self))\""
        return Problem("\(found) at \(place) is no JSON, expected \(expected)", hint: hint, at: offset..<offset)
    }

    private mutating func mismatch(_ expected: Kind) throws(Problem) -> Problem {
        let start = offset
        let found = try kind()
        return Problem("expected \(expected.phrase), found \(found.phrase)", hint: hint, at: start..<start)
    }
}

extension JSONScanner.Kind {
    /// The kind with its article, for messages: `an object`, `null`.
    package var phrase: String {
        switch self {
        case .object, .array: "an \(rawValue)"
        case .string, .number, .boolean: "a \(rawValue)"
        case .null: rawValue
        }
    }
}
