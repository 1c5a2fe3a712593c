import SourceText

/// Reads the tags of a CSV or TSV file, a tag a record. Names are text, not Markdown.
///
/// An input may come in blocks that end anywhere behind a line feed.
package struct CSVReader {
    private let path: String
    private let separator: UInt8
    private let choice: ColumnChoice?
    private let header: Bool?
    private var columns: CSVColumns?
    private var record = CSVRecord()
    private var tags = TagTable()
    private var diagnostics = DiagnosticCollector()
    /// Of the record that is read, 1-based.
    private var line = 1
    /// A blank line that may be the end of the file.
    private var blankLine: (source: SourceText, offset: Int, line: Int)?
    private var hasStopped = false

    /// A record that is longer has a quote that is not closed.
    static let longestRecord = 1 << 20

    /// - Parameter header: whether the first record holds headings; nil to see by its words.
    package init(path: String, separator: UInt8 = UInt8(ascii: ","), columns: ColumnChoice? = nil, header: Bool? = nil)
    {
        self.path = path
        self.separator = separator
        choice = columns
        self.header = header
    }

    /// How many bytes are to come, if it is known.
    package mutating func expect(bytes count: Int) { tags.reserveCapacity(forBytes: count) }

    /// The number of lines that were read.
    package var lineCount: Int { line - 1 }

    /// Reads the records of a block.
    ///
    /// - Returns: how many bytes of it were read; what is left begins a record that has not ended.
    package mutating func read(_ block: SourceText, isLast: Bool) -> Int {
        let bytes = block.bytes.span
        var offset = 0
        while offset < bytes.count, !hasStopped {
            switch record.read(bytes, from: offset, separator: separator) {
            case .openQuote(let quote):
                if !isLast, bytes.count - offset < Self.longestRecord { return offset }
                let quoteLine = line + block.bytes[offset..<quote].count { $0 == UInt8(ascii: "\n") }
                diagnostics.append(
                    Diagnostic(
                        block, at: quote..<quote + 1, line: quoteLine, "the quotation mark is not closed",
                        hint: "close the field with a quotation mark; one inside is written twice: \"\""))
                hasStopped = true
            case .record:
                readRecord(block, bytes, offset)
                line += record.innerLineCount + 1
                offset = record.end
            }
        }
        return bytes.count
    }

    /// - Throws: ``TagListError`` with every record that could not be read.
    package mutating func finished() throws(TagListError) -> TagList {
        if tags.isEmpty, diagnostics.isEmpty {
            diagnostics.append(
                Diagnostic(
                    path: path, "there is no tag in the input",
                    hint: "write one tag a line, below a line of headings: name,weight"))
        }
        guard diagnostics.isEmpty else { throw TagListError(diagnostics) }
        var list = TagList()
        list.notes = unreadNotes(columns?.unread ?? [], path: path, kind: "column")
        if let columns, columns.weight == nil, let other = columns.unread.first {
            list.notes.append(
                InputNote(
                    path: path,
                    "no column is known to hold weights; choose one: --columns name=\(columns.name + 1),weight=\(other)"
                ))
        }
        do {
            list.entryCount = tags.entryCount
            list.tags = try tags.finished()
        } catch {
            throw TagListError([Diagnostic(path: path, error.problem, hint: error.hint)])
        }
        return list
    }

    // MARK: - Records

    private mutating func readRecord(_ block: SourceText, _ bytes: Span<UInt8>, _ start: Int) {
        if record.fields.count == 1, record.fields[0].range.isEmpty, !record.fields[0].isQuoted {
            // Blank lines at the end are no records.
            if blankLine == nil { blankLine = (block, start, line) }
            return
        }
        if let blank = blankLine, columns != nil {
            diagnostics.append(
                Diagnostic(
                    blank.source, at: blank.offset..<blank.offset, line: blank.line, "a blank line between the rows",
                    hint: "remove it; a name that is empty has no place in a cloud"))
        }
        blankLine = nil
        if let problem = record.problem { return report(block, problem) }
        guard let columns else { return readFirst(block, bytes, start) }
        guard record.fields.count == columns.count else {
            let count = record.fields.count
            return report(
                block,
                LineProblem(
                    range: start..<max(start, record.end - 1),
                    problem: "the row has \(count) \(count == 1 ? "field" : "fields"), the first one \(columns.count)",
                    hint: "give every row as many; a field that holds a separator stands between quotation marks"))
        }
        do {
            try readTag(block, bytes, columns)
        } catch {
            report(block, error)
        }
    }

    private mutating func readFirst(_ block: SourceText, _ bytes: Span<UInt8>, _ start: Int) {
        do {
            let columns = try CSVColumns(record.fields.map { text(of: $0, block) }, choice, header: header)
            self.columns = columns
            if !columns.hasHeader { readRecord(block, bytes, start) }
        } catch {
            hasStopped = true
            let end = min(record.end, block.lineRange(at: start).upperBound)
            report(
                block, LineProblem(range: start..<max(start, end), problem: error.problem, hint: error.hint))
        }
    }

    private mutating func readTag(
        _ block: SourceText, _ bytes: Span<UInt8>, _ columns: CSVColumns
    ) throws(LineProblem) {
        let name = record.fields[columns.name]
        var weight = 1.0
        if let column = columns.weight {
            let cell = record.fields[column].range
            weight = try WeightSuffix.weight(
                block.bytes, block.bytes.trimmingBlanks(cell), row: cell.lowerBound..<cell.lowerBound)
        }
        var context: Int32 = 0
        for (_, column) in columns.others {
            context = tags.context(bytes, record.fields[column].range, in: context)
        }
        let number = tags.number(of: bytes, name.range, context: context)
        if tags.add(weight, to: number) { return }
        tags.insert(try tag(block, bytes, columns), weight: weight, as: number)
    }

    private func tag(
        _ block: SourceText, _ bytes: Span<UInt8>, _ columns: CSVColumns
    ) throws(LineProblem) -> Tag {
        let name = record.fields[columns.name]
        if columns.others.isEmpty, !name.hasDoubledQuotes, PlainItem.isPlainName(bytes, name.range) {
            return Tag(plainName: block.string(name.range), details: nil)
        }
        var tag = TagRecord(name: try cell(name, block))
        for (field, column) in columns.others {
            tag.set(field, try cell(record.fields[column], block))
        }
        return try tag.tag(group: nil)
    }

    private func cell(_ field: CSVRecord.Field, _ block: SourceText) throws(LineProblem) -> TagRecord.Cell {
        // Between quotation marks a line may end with a carriage return, too; the tag checks what is left of it.
        let hasReturns = field.isQuoted && block.bytes[field.range].contains(UInt8(ascii: "\r"))
        if !hasReturns, let (range, problem) = block.forbiddenScalar(in: field.range) {
            throw LineProblem(range: range, problem: problem, hint: "remove it")
        }
        return TagRecord.Cell(text: text(of: field, block), range: field.range)
    }

    private func text(of field: CSVRecord.Field, _ block: SourceText) -> String {
        var bytes = block.bytes[field.range]
        if field.hasDoubledQuotes {
            var wasQuote = false
            bytes =
                bytes.filter { byte in
                    wasQuote = byte == UInt8(ascii: "\"") && !wasQuote
                    return !wasQuote
                }[...]
        }
        if field.isQuoted, bytes.contains(UInt8(ascii: "\r")) {
            bytes = Array(bytes)[...]
            bytes =
                bytes.indices.filter { index in
                    bytes[index] != UInt8(ascii: "\r") || index + 1 == bytes.endIndex
                        || bytes[index + 1] != UInt8(ascii: "\n")
                }.map { bytes[$0] }[...]
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private mutating func report(_ block: SourceText, _ problem: LineProblem) {
        let inner = block.bytes[..<problem.range.lowerBound]
        // A problem behind line feeds inside the record stands on a later line.
        let start = record.fields.first?.range.lowerBound ?? problem.range.lowerBound
        let later = start < problem.range.lowerBound ? inner[start...].count { $0 == UInt8(ascii: "\n") } : 0
        diagnostics.append(
            Diagnostic(block, at: problem.range, line: line + later, problem.problem, hint: problem.hint))
    }
}

/// Says once what of an input is not read.
func unreadNotes(_ names: [String], path: String, line: Int? = nil, kind: String) -> [InputNote] {
    let limit = 20
    var notes = names.prefix(limit).map {
        InputNote(path: path, line: line, "the \(kind) \"\($0.prefix(60))\" is not read")
    }
    if names.count > limit { notes.append(InputNote(path: path, "\(names.count - limit) more \(kind)s are not read")) }
    return notes
}
