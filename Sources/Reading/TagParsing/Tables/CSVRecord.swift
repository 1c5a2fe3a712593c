import SourceText

/// Splits the records of RFC 4180: fields with a separator between them, in quotes where they hold a separator, a quote
/// or a line feed, and each quote inside written twice.
///
/// It is strict: a quote in a field without quotes, text after a closing quote and a carriage return alone are errors.
struct CSVRecord {
    struct Field {
        /// The field without the quotes around it.
        var range: Range<Int>
        var isQuoted = false
        /// Whether quotes inside are written twice.
        var hasDoubledQuotes = false
    }

    private(set) var fields: [Field] = []
    /// The offset after the line ending of the record.
    private(set) var end = 0
    /// How many line feeds the record holds, not counting that of its end.
    private(set) var innerLineCount = 0
    private(set) var problem: Problem?

    /// Whether the record is an empty line.
    var isBlankLine: Bool { fields.count == 1 && fields[0].range.isEmpty && !fields[0].isQuoted }

    enum Outcome {
        case record
        /// The bytes end in a quoted field, which begins at this offset.
        case openQuote(at: Int)
    }

    /// Reads the record that begins at `offset`.
    mutating func read(_ bytes: Span<UInt8>, from offset: Int, separator: UInt8) -> Outcome {
        fields.removeAll(keepingCapacity: true)
        problem = nil
        innerLineCount = 0
        var index = offset
        while true {
            // Invariant: a field begins here.
            let start = index
            if index < bytes.count, bytes[index] == UInt8(ascii: "\"") {
                guard readQuoted(bytes, &index, separator: separator) else { return .openQuote(at: start) }
            } else {
                while index < bytes.count {
                    let byte = bytes[unchecked: index]
                    // Letters and digits are above all special bytes, except for separators of the user's choice.
                    if byte > UInt8(ascii: ","), byte != separator {
                        index += 1
                        continue
                    }
                    if byte == separator || byte == UInt8(ascii: "\n") { break }
                    if byte == UInt8(ascii: "\"") { noteQuote(index) }
                    if byte == UInt8(ascii: "\r"), index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n") {
                        noteCarriageReturn(index)
                    }
                    index += 1
                }
                let isEnd = index == bytes.count || bytes[index] == UInt8(ascii: "\n")
                let hasReturn = isEnd && index > start && bytes[index - 1] == UInt8(ascii: "\r")
                fields.append(Field(range: start..<(hasReturn ? index - 1 : index)))
            }
            guard index < bytes.count, bytes[index] == separator else { break }
            index += 1
        }
        end = min(index + 1, bytes.count)
        return .record
    }

    /// Reads a quoted field; false if the quote is not closed.
    private mutating func readQuoted(_ bytes: Span<UInt8>, _ index: inout Int, separator: UInt8) -> Bool {
        var field = Field(range: index + 1..<index + 1, isQuoted: true)
        index += 1
        while true {
            guard index < bytes.count else { return false }
            if bytes[index] == UInt8(ascii: "\"") {
                guard index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "\"") else { break }
                field.hasDoubledQuotes = true
                index += 1
            } else if bytes[index] == UInt8(ascii: "\n") {
                innerLineCount += 1
            }
            index += 1
        }
        field.range = field.range.lowerBound..<index
        fields.append(field)
        index += 1
        let behind = index
        while index < bytes.count, bytes[index] != separator, bytes[index] != UInt8(ascii: "\n") { index += 1 }
        let isReturn = index == behind + 1 && bytes[behind] == UInt8(ascii: "\r")
        if index > behind, !isReturn, problem == nil {
            problem = Problem(
                "there is text behind a closing quotation mark",
                hint: "put all of the field between quotation marks, and write one inside twice: \"\"",
                at: behind..<index)
        }
        return true
    }

    /// Adds empty fields up to a count, since a spreadsheet leaves out the last cells of a record if they are empty.
    mutating func pad(to count: Int) {
        let end = fields.last?.range.upperBound ?? end
        while fields.count < count { fields.append(Field(range: end..<end)) }
    }

    /// The text of a field, with quotes inside written once, and with line feeds alone as line ends.
    func text(of field: Field, _ bytes: Span<UInt8>) -> String {
        let part = bytes.extracting(field.range)
        guard field.isQuoted else { return String(decoding: Array(part.indices.map { part[$0] }), as: UTF8.self) }
        var text: [UInt8] = []
        text.reserveCapacity(part.count)
        var index = 0
        while index < part.count {
            let byte = part[index]
            index += 1
            if index < part.count {
                if byte == UInt8(ascii: "\""), part[index] == byte { index += 1 }
                if byte == UInt8(ascii: "\r"), part[index] == UInt8(ascii: "\n") { continue }
            }
            text.append(byte)
        }
        return String(decoding: text, as: UTF8.self)
    }

    private mutating func noteQuote(_ index: Int) {
        guard problem == nil else { return }
        problem = Problem(
            "a quotation mark in a field that does not begin with one",
            hint: "put all of the field between quotation marks, and write the one inside twice: \"5\"\" disk\"",
            at: index..<index + 1)
    }

    private mutating func noteCarriageReturn(_ index: Int) {
        guard problem == nil else { return }
        problem = Problem(
            "a carriage return without a line feed",
            hint: "end the lines with line feeds, or with both; tr '\\r' '\\n' changes old files", at: index..<index + 1
        )
    }
}
