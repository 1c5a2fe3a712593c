/// A reader of JSON (RFC 8259) that reads value by value into the types its caller asks for: no tree, no copy, no
/// recursion.
///
/// The caller asks for a value of the type it expects, and gets the value, or an error with the byte offset; it skips
/// values it does not need. Inside an object or an array it asks for the next key or element first, which also reads
/// the commas and the closing bracket:
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
    /// The offset in `bytes` of the next byte to be read.
    package private(set) var offset: Int
    /// Whether no value of the innermost object or array has been read yet.
    private var isFirst = true
    /// The hint of every ``Problem`` that the scanner throws, if any.
    package var hint: String?

    /// Makes a scanner of the bytes in `range`, or of all bytes if it is nil.
    package init(_ bytes: [UInt8], in range: Range<Int>? = nil, hint: String? = nil) {
        (self.bytes, self.hint) = (bytes, hint)
        start = range?.lowerBound ?? 0
        offset = start
        end = range?.upperBound ?? bytes.count
    }

    /// Returns the kind of the next value, without reading the value.
    ///
    /// - Throws: ``Problem`` if no value begins here.
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

    /// Returns whether only white space is left to read.
    package mutating func isAtEnd() -> Bool {
        skipSpace()
        return offset == end
    }

    // MARK: - Objects and arrays

    /// Reads the `{` of an object.
    ///
    /// - Throws: ``Problem`` if the next value is of another kind.
    package mutating func beginObject() throws(Problem) {
        guard try kind() == .object else { throw try mismatch(.object) }
        offset += 1
        isFirst = true
    }

    /// Reads the next key of the object and the colon after it; returns nil at the end of the object, which is read
    /// too.
    package mutating func nextKey() throws(Problem) -> String? {
        guard try next(closing: UInt8(ascii: "}")) else { return nil }
        skipSpace()
        guard byte == UInt8(ascii: "\"") else { throw unexpected("a field name in quotes") }
        let key = try string()
        try readColon()
        return key
    }

    /// Reads the next key of the object and the colon after it; returns nil at the end of the object, which is read
    /// too.
    ///
    /// - Returns: the range of the bytes between the quotes of the key, and also its text if the key has escapes.
    package mutating func nextKeyBytes() throws(Problem) -> (range: Range<Int>, text: String?)? {
        guard try next(closing: UInt8(ascii: "}")) else { return nil }
        skipSpace()
        guard byte == UInt8(ascii: "\"") else { throw unexpected("a field name in quotes") }
        let key = try stringBytes()
        try readColon()
        return key
    }

    /// Reads the `[` of an array.
    ///
    /// - Throws: ``Problem`` if the next value is of another kind.
    package mutating func beginArray() throws(Problem) {
        guard try kind() == .array else { throw try mismatch(.array) }
        offset += 1
        isFirst = true
    }

    /// Returns whether the array has another element, which the caller then reads; else the end of the array is read.
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

    /// Reads `null`.
    ///
    /// - Throws: ``Problem`` if the next value is of another kind.
    package mutating func null() throws(Problem) {
        guard try kind() == .null else { throw try mismatch(.null) }
        try read("null")
    }

    /// Reads `true` or `false`.
    ///
    /// - Throws: ``Problem`` if the next value is of another kind.
    package mutating func boolean() throws(Problem) -> Bool {
        guard try kind() == .boolean else { throw try mismatch(.boolean) }
        let isTrue = byte == UInt8(ascii: "t")
        try read(isTrue ? "true" : "false")
        return isTrue
    }

    /// Reads a string, and returns its text with escapes resolved; bytes that are not UTF-8 become U+FFFD.
    package mutating func string() throws(Problem) -> String {
        guard try kind() == .string else { throw try mismatch(.string) }
        let start = offset + 1
        let hasEscapes = try skipString()
        let content = bytes[start..<(offset - 1)]
        return hasEscapes ? unescaped(content) : String(decoding: content, as: UTF8.self)
    }

    /// Reads a string, and returns the range of the bytes between its quotes, and also its text if it has escapes.
    ///
    /// - Throws: ``Problem`` for another kind of value, or an escaped half of a surrogate pair without the other half.
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

    /// Reads a number as the nearest Double; a number that is too large becomes infinite.
    package mutating func number() throws(Problem) -> Double {
        guard try kind() == .number else { throw try mismatch(.number) }
        let start = offset
        let decimal = try skipNumber()
        if let value = decimal.exactValue { return value }
        return Double(String(decoding: bytes[start..<offset], as: UTF8.self)) ?? .infinity
    }

    /// Returns the source from the offset `start` to the current offset, cut to 40 bytes, for messages.
    package func excerpt(from start: Int) -> String {
        let text = String(decoding: bytes[start..<min(offset, start + 40)], as: UTF8.self)
        return offset > start + 40 ? text + "…" : text
    }

    /// Reads over a value of any kind and depth, and checks its grammar.
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
    /// The name of the kind with its article, for messages: `an object`, `null`.
    package var phrase: String {
        switch self {
        case .object, .array: "an \(rawValue)"
        case .string, .number, .boolean: "a \(rawValue)"
        case .null: rawValue
        }
    }
}
