import SourceText

/// A reader of TOML 1.0 that makes ``MetadataValue``s, statement by statement: a key with a value, or a table header.
///
/// Strings are unescaped; numbers, dates and booleans are checked and keep the text of the source. Keys that differ
/// only in Unicode normalisation are equal, and nesting is limited; otherwise the reader accepts exactly what the
/// specification allows.
package struct TOMLReader {
    let bytes: [UInt8]
    let end: Int
    var offset: Int
    private var tables = TOMLTables()

    /// The most levels of arrays and inline tables in each other, and the most parts of a key.
    static let deepest = 32

    /// Returns the entries of the TOML document in a range of the bytes.
    ///
    /// - Throws: ``Problem`` for invalid TOML.
    package static func entries(_ bytes: [UInt8], _ block: Range<Int>) throws(Problem) -> [MetadataEntry] {
        var reader = TOMLReader(bytes, block)
        while try reader.readStatement() {}
        return reader.tables.entries
    }

    private init(_ bytes: [UInt8], _ block: Range<Int>) {
        self.bytes = bytes
        end = block.upperBound
        offset = block.lowerBound
    }

    // MARK: - Statements

    /// Reads a statement to the end of its line; returns false at the end of the block.
    private mutating func readStatement() throws(Problem) -> Bool {
        skipBlanks()
        guard let byte else { return false }
        switch byte {
        case 0x0A, 0x0D, UInt8(ascii: "#"): break
        case UInt8(ascii: "["): try readHeader()
        default: try readPair()
        }
        try readEndOfLine()
        return true
    }

    private mutating func readHeader() throws(Problem) {
        let start = offset
        offset += 1
        let isArray = byte == UInt8(ascii: "[")
        if isArray { offset += 1 }
        skipBlanks()
        let key = try key()
        skipBlanks()
        for _ in 0..<(isArray ? 2 : 1) { try expect(UInt8(ascii: "]"), "a ] after the name of the table") }
        do {
            if isArray {
                try tables.appendTable(key, at: start)
            } else {
                try tables.beginTable(key, at: start)
            }
        } catch {
            throw Problem(error.message, hint: "write each table once, with all of its keys", at: start..<offset)
        }
    }

    private mutating func readPair() throws(Problem) {
        let start = offset
        let (key, value) = try pair(depth: 1)
        do {
            try tables.set(key, to: value, at: start)
        } catch {
            throw Problem(error.message, hint: "write each key once", at: start..<offset)
        }
    }

    /// Reads `key = value`, in a table or an inline table.
    mutating func pair(depth: Int) throws(Problem) -> (key: [String], value: TOMLTables.Value) {
        let key = try key()
        skipBlanks()
        try expect(UInt8(ascii: "="), "a = after the key \"\(key.joined(separator: "."))\"")
        skipBlanks()
        return (key, try value(depth: depth + key.count - 1))
    }

    /// Reads a bare or quoted key, or a dotted key of several parts.
    private mutating func key() throws(Problem) -> [String] {
        var parts: [String] = []
        while true {
            let start = offset
            switch byte {
            case UInt8(ascii: "\""): parts.append(try basicString())
            case UInt8(ascii: "'"): parts.append(try literalString())
            default:
                while let byte, Self.isBare(byte) { offset += 1 }
                guard offset > start else { throw unexpected("a key") }
                parts.append(String(decoding: bytes[start..<offset], as: UTF8.self))
            }
            guard parts.count <= Self.deepest else {
                throw Problem(
                    "the key has more than \(Self.deepest) parts", hint: "tags need one, or two", at: start..<offset)
            }
            skipBlanks()
            guard byte == UInt8(ascii: ".") else { return parts }
            offset += 1
            skipBlanks()
        }
    }

    private static func isBare(_ byte: UInt8) -> Bool {
        byte.isASCIILetterOrDigit || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
    }

    // MARK: - Bytes

    var byte: UInt8? { offset < end ? bytes[offset] : nil }

    /// Returns the byte that is `places` bytes ahead, or nil beyond the end.
    func byte(after places: Int) -> UInt8? { offset + places < end ? bytes[offset + places] : nil }

    mutating func skipBlanks() {
        while let byte, byte.isSpaceOrTab { offset += 1 }
    }

    /// Reads a line ending, if there is one here; returns whether there was.
    mutating func skipLineBreak() -> Bool {
        if byte == 0x0A {
            offset += 1
            return true
        }
        guard byte == 0x0D, byte(after: 1) == 0x0A else { return false }
        offset += 2
        return true
    }

    mutating func skipComment() throws(Problem) {
        guard byte == UInt8(ascii: "#") else { return }
        while let byte, byte != 0x0A, !(byte == 0x0D && self.byte(after: 1) == 0x0A) {
            guard byte == 0x09 || byte >= 0x20 && byte != 0x7F else { throw unexpected("a comment") }
            offset += 1
        }
    }

    private mutating func readEndOfLine() throws(Problem) {
        skipBlanks()
        try skipComment()
        if byte != nil, !skipLineBreak() { throw unexpected("the end of the line") }
    }

    mutating func expect(_ sign: UInt8, _ expected: String) throws(Problem) {
        guard byte == sign else { throw unexpected(expected) }
        offset += 1
    }

    func unexpected(_ expected: String) -> Problem {
        let hint = "TOML is written like this: title = \"Clouds\""
        guard let byte else {
            return Problem("the TOML ends, expected \(expected)", hint: hint, at: offset..<offset)
        }
        if byte == 0x0A || byte == 0x0D {
            return Problem("the line ends, expected \(expected)", hint: hint, at: offset..<offset)
        }
        // The character is shown whole; the bytes are known to be UTF-8.
        var next = offset + 1
        while next < end, bytes[next] & 0xC0 == 0x80 { next += 1 }
        let found =
            byte < 0x20 || byte == 0x7F
            ? "a control character" : "\"\(String(decoding: bytes[offset..<next], as: UTF8.self))\""
        return Problem("\(found) is no TOML here, expected \(expected)", hint: hint, at: offset..<next)
    }
}
