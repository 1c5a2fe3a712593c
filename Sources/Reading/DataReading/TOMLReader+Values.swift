import SourceText

extension TOMLReader {
    mutating func value(depth: Int) throws(Problem) -> TOMLTables.Value {
        guard depth <= MetadataValue.deepest - Self.deepest else {
            throw Problem(
                "the value is nested in more than \(Self.deepest) levels", hint: "tags need one level, or two",
                at: offset..<offset)
        }
        let start = offset
        switch byte {
        case UInt8(ascii: "\""):
            return .plain(MetadataValue(.scalar(try isTripled ? multilineString() : basicString()), at: start))
        case UInt8(ascii: "'"):
            return .plain(MetadataValue(.scalar(try isTripled ? multilineString() : literalString()), at: start))
        case UInt8(ascii: "["): return .plain(MetadataValue(.list(try array(depth: depth)), at: start))
        case UInt8(ascii: "{"): return .plain(MetadataValue(.table(try inlineTable(depth: depth)), at: start))
        default: return .plain(MetadataValue(.scalar(try bareValue()), at: start))
        }
    }

    private var isTripled: Bool { byte(after: 1) == byte && byte(after: 2) == byte }

    // MARK: - Arrays and inline tables

    private mutating func array(depth: Int) throws(Problem) -> [MetadataValue] {
        var values: [MetadataValue] = []
        offset += 1
        while true {
            try skipLines()
            if byte == UInt8(ascii: "]") { break }
            values.append(try value(depth: depth + 1).tree)
            try skipLines()
            if byte == UInt8(ascii: "]") { break }
            try expect(UInt8(ascii: ","), "a comma or the ] of the array")
        }
        offset += 1
        return values
    }

    /// Skips white space, comments and line breaks, which arrays may contain.
    private mutating func skipLines() throws(Problem) {
        repeat {
            skipBlanks()
            try skipComment()
        } while skipLineBreak()
    }

    private mutating func inlineTable(depth: Int) throws(Problem) -> [MetadataEntry] {
        var tables = TOMLTables()
        offset += 1
        skipBlanks()
        if byte == UInt8(ascii: "}") {
            offset += 1
            return []
        }
        while true {
            skipBlanks()
            let start = offset
            let (key, value) = try pair(depth: depth + 1)
            do {
                try tables.set(key, to: value, at: start)
            } catch {
                throw Problem(error.message, hint: "write each key once", at: start..<offset)
            }
            skipBlanks()
            if byte == UInt8(ascii: "}") { break }
            try expect(UInt8(ascii: ","), "a comma or the } of the table")
        }
        offset += 1
        return tables.entries
    }

    // MARK: - Numbers, dates, booleans

    /// Returns the text of a value without quotes, if it is a number, a date or a boolean.
    private mutating func bareValue() throws(Problem) -> String {
        let start = offset
        while let byte, Self.isInBareValue(byte) { offset += 1 }
        // A date and a time may have a space between them.
        if offset - start == 10, byte == UInt8(ascii: " "), let digit = byte(after: 1), digit.isASCIIDigit,
            TOMLScalar.isDate(bytes[start..<offset])
        {
            let day = offset
            offset += 1
            while let byte, Self.isInBareValue(byte) { offset += 1 }
            guard TOMLScalar.isValid(bytes[start..<offset]) else {
                throw problem(start, day: day)
            }
            return String(decoding: bytes[start..<offset], as: UTF8.self)
        }
        guard offset > start else { throw unexpected("a value") }
        guard TOMLScalar.isValid(bytes[start..<offset]) else { throw problem(start, day: offset) }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    private static func isInBareValue(_ byte: UInt8) -> Bool {
        byte.isASCIILetterOrDigit || "+-_.:".utf8.contains(byte)
    }

    private func problem(_ start: Int, day: Int) -> Problem {
        let text = String(decoding: bytes[start..<min(offset, start + 40)], as: UTF8.self)
        return Problem(
            "\"\(text)\" is no value of TOML, expected text in quotes, a number, a date, true or false",
            hint: "put text in quotes: \"\(text)\"", at: start..<offset)
    }
}
