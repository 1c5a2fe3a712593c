import SourceText

/// A reader of a table in CSV or TSV: of its tags, one in each record, or of the texts in one column. Names are plain
/// text, not Markdown.
///
/// An input may come in blocks, each of which ends after any line feed, even inside a record.
package struct CSVReader {
    private let path: String
    private let options: CSVOptions
    var separator = UInt8(ascii: ",")
    private var columns: CSVColumns?
    /// The separator of several answers in a cell; empty if none are split.
    private var splitSign: [UInt8] = []
    var record = CSVRecord()
    var tags = TagTable()
    var findings: CSVFindings
    /// The numbers at the ends of names without weights.
    private var bareNumbers = BareNumbers(inColumns: true)
    var problems = ProblemCollector()
    /// The rows without a name, as the errors that they are if there are many of them.
    var nameless = ProblemCollector()
    /// The cells of the column of names, a paragraph each, if they are texts; nil if they are tags.
    private var texts: [UInt8]?
    /// The line on which the current record begins, 1-based.
    var line = 1
    /// A blank line that may be the end of the file.
    private var blankLine: (source: SourceText, offset: Int, line: Int)?
    private var isBegun = false
    private var hasStopped = false
    /// How many records above the headings are still to come, and in ``hasSecondHeading`` whether the record after the
    /// headings is one of headings, too.
    private var titleCount = 0
    private var hasSecondHeading = false

    /// The length in bytes from which on a record is taken for one with a quote that is not closed.
    static let longestRecord = 1 << 20

    /// Makes a reader of a table.
    ///
    /// - Parameter collectsTexts: whether the cells of the column of names are collected as texts, instead of read as
    ///   tags.
    package init(path: String, _ options: CSVOptions, collectsTexts: Bool = false) {
        self.path = path
        self.options = options
        findings = CSVFindings(path: path)
        texts = collectsTexts ? [] : nil
    }

    /// Makes a reader of a table with a known separator, in which every cell of the column of names is one name.
    package init(path: String, separator: UInt8 = UInt8(ascii: ","), columns: ColumnChoice? = nil, header: Bool? = nil)
    {
        var options = CSVOptions()
        (options.separator, options.columns, options.header, options.split) = (separator, columns, header, "")
        self.init(path: path, options)
    }

    /// Reserves memory for the tags of an input of `count` bytes.
    package mutating func expect(bytes count: Int) { tags.reserveCapacity(forBytes: count) }

    /// The number of lines read, including the lines inside quoted fields.
    package var lineCount: Int { line - 1 }

    /// Reads the records of the next block. The first block, unless it is the last one as well, is read only if it has
    /// the 131,072 bytes that are needed to infer the columns.
    ///
    /// - Returns: the number of bytes read; the rest begins a record that continues in the next block.
    package mutating func read(_ block: SourceText, isLast: Bool) -> Int {
        let bytes = block.bytes.span
        if !isBegun {
            guard isLast || bytes.count >= CSVSample.length else { return 0 }
            isBegun = true
            begin(block, isLast: isLast)
        }
        var offset = 0
        while offset < bytes.count, !hasStopped {
            switch record.read(bytes, from: offset, separator: separator) {
            case .openQuote(let quote):
                if !isLast, bytes.count - offset < Self.longestRecord { return offset }
                let quoteLine = line + block.bytes[offset..<quote].count { $0 == UInt8(ascii: "\n") }
                problems.append(
                    Problem(
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

    /// Ends the input and returns the tags of all records.
    ///
    /// - Throws: ``Problem`` with every record that could not be read.
    package mutating func finished() throws(Problem) -> TagList {
        reportNameless()
        if tags.isEmpty, problems.isEmpty {
            problems.append(
                Problem(
                    path: path, "there is no tag in the input" + findings.reason,
                    hint: "write one tag a line, below a line of headings: name,weight"))
        }
        try problems.check()
        var list = TagList()
        list.notes = notes
        list.entryCount = tags.entryCount
        // A question is the title of the cloud of its answers; other headings say what one tag is.
        if let question = columns?.nameHeading.flatMap({ PlainText.caption($0) }), question.hasSuffix("?") {
            list.title = question
        }
        let isList = columns?.count == 1 && columns?.hasHeader == false && options.columns == nil
        let (read, said) = try bareNumbers.resolved(try tags.finished(path: path), path: path, mayBeWeights: isList)
        (list.tags, list.notes) = (read, list.notes + said)
        if columns?.weight != nil { list.removeTotal(path: path) }
        return list
    }

    /// Ends the input and returns the cells of the column of texts, a paragraph for each cell, and the notes on the
    /// table.
    ///
    /// - Throws: ``Problem`` with every record that could not be read, or if the column has no text.
    package mutating func finishedTexts() throws(Problem) -> (bytes: [UInt8], notes: [InputNote]) {
        let texts = texts ?? []
        if texts.isEmpty, problems.isEmpty {
            problems.append(
                Problem(
                    path: path, "there is no text in the column", hint: "name another one with --words"))
        }
        try problems.check()
        return (texts, findings.notes(columns))
    }

    private var notes: [InputNote] {
        (columns?.notes(path: path) ?? []) + findings.notes(columns)
    }

    // MARK: - The beginning

    private mutating func begin(_ block: SourceText, isLast: Bool) {
        let bytes = block.bytes.span
        let sample = CSVSample(
            bytes, isLast: isLast, separator: options.separator, usual: options.usualSeparator,
            isSheet: options.isSheet)
        separator = sample.separator
        var titles = sample.titleCount
        let rows = sample.rows.dropFirst(titles)
        let below = (rows.first ?? []).indices.map { sample.facts(of: $0, in: rows.dropFirst()) }
        // A single cell above a table without headings may be a tag.
        if titles > 0, !CSVColumns.isHeading(rows.first ?? [], below), options.columns?.usesHeadings != true {
            titles = 0
        }
        titleCount = titles
        guard sample.rows.count > titles else { return }
        do {
            var columns = try CSVColumns(sample, titles: titles, options.columns, header: options.header)
            var rest = sample.rows.dropFirst(titles + (columns.hasHeader ? 1 : 0))
            hasSecondHeading = columns.hasHeader && Self.isSecondHeading(rest, columns)
            if hasSecondHeading, let second = rest.popFirst(), texts == nil {
                columns.widenAnswers(sample.rows[titles], second)
            } else if columns.hasHeader, texts == nil, columns.weight == nil {
                columns.widenAnswers(sample.rows[titles], rest)
            }
            self.columns = columns
            findings.separator = separator
            guard texts == nil else { return }
            if let split = options.split {
                splitSign = Array(split.utf8)
            } else if columns.answers.count > 1 {
                splitSign = []
            } else if let sign = sample.splitSign(of: columns.name, in: rest) {
                splitSign = Array(sign.utf8)
            } else {
                findings.possibleSign = sample.possibleSplitSign(of: columns.name, in: rest)
            }
            findings.splitSign = String(decoding: splitSign, as: UTF8.self)
        } catch {
            hasStopped = true
            // Errors point at the first row of the table.
            var offset = 0
            var above = titles
            while case .record = record.read(bytes, from: offset, separator: separator), record.end < bytes.count {
                if !record.isBlankLine {
                    guard above > 0 else { break }
                    above -= 1
                }
                line += record.innerLineCount + 1
                offset = record.end
            }
            let end = min(record.end, block.lineRange(at: offset).upperBound)
            report(block, error.at(offset..<max(offset, end)))
        }
    }

    // MARK: - Records

    private mutating func readRecord(_ block: SourceText, _ bytes: Span<UInt8>, _ start: Int) {
        if record.isBlankLine {
            // Blank lines at the end are no records.
            if blankLine == nil { blankLine = (block, start, line) }
            return
        }
        if titleCount > 0 {
            titleCount -= 1
            findings.addTitle(record.fields.map { record.text(of: $0, bytes) }.first { !$0.isEmpty } ?? "", line: line)
            blankLine = nil
            return
        }
        if let blank = blankLine, findings.hasRows, !options.isSheet {
            problems.append(
                Problem(
                    blank.source, at: blank.offset..<blank.offset, line: blank.line, "a blank line between the rows",
                    hint: "remove it; a name that is empty has no place in a cloud"))
        }
        blankLine = nil
        let isFirst = !findings.hasRows
        findings.hasRows = true
        if let problem = record.problem { return report(block, problem) }
        guard let columns else { return }
        if isFirst, columns.hasHeader { return }
        if hasSecondHeading {
            hasSecondHeading = false
            return findings.addSecondHeading(line: line)
        }
        if options.isSheet { record.pad(to: columns.count) }
        if record.fields.allSatisfy({ block.bytes.trimmingBlanks($0.range).isEmpty }) {
            return findings.emptyRows.add(line: line)
        }
        let count = record.fields.count
        guard count == columns.count || options.isSheet && count > columns.count else {
            return report(
                block,
                Problem(
                    "the row has \(count) \(count == 1 ? "field" : "fields"), the first one \(columns.count)",
                    hint: "give every row as many; a field that holds a separator stands between quotation marks",
                    at: start..<max(start, record.end - 1)))
        }
        if count > columns.count { findings.cellsBeyond.add(count: count - columns.count, line: line) }
        do {
            try readTags(block, bytes, columns)
        } catch {
            report(block, error)
        }
    }

    private mutating func readTags(
        _ block: SourceText, _ bytes: Span<UInt8>, _ columns: CSVColumns
    ) throws(Problem) {
        let name = record.fields[columns.name]
        if texts != nil {
            if block.bytes.trimmingBlanks(name.range).isEmpty { return findings.addEmptyCell() }
            findings.answers += 1
            texts?.append(contentsOf: record.text(of: name, bytes).utf8)
            texts?.append(contentsOf: "\n\n".utf8)
            return
        }
        if columns.weight == nil, columns.hasHeader, columns.count > 1, columns.answers.count == 1,
            block.bytes.trimmingBlanks(name.range).isEmpty
        {
            return findings.addEmptyCell()
        }
        if columns.answers.count > 1, columns.weight == nil {
            let given = columns.answers.filter { !block.bytes.trimmingBlanks(record.fields[$0].range).isEmpty }
            for column in given { try readTag(block, bytes, columns, record.fields[column], 1) }
            return given.isEmpty ? findings.addEmptyCell() : ()
        }
        if columns.weight != nil, columns.hasHeader, let label = label(ofNameless: block, columns) {
            return findings.nameless.add(label, line: line)
        }
        let weight = try columns.weight == nil ? nil : weight(block, columns)
        if weight == 0 { return findings.weightless.add(record.text(of: name, bytes), line: line) }
        findings.cells += 1
        if block.bytes.trimmingBlanks(name.range).isEmpty {
            return splitSign.isEmpty ? addNameless(block, bytes, name) : findings.addEmptyCell()
        }
        guard !splitSign.isEmpty else {
            if weight == nil { bareNumbers.add(block, block.bytes.trimmingBlanks(name.range), line: line) }
            return try readTag(block, bytes, columns, name, weight ?? 1)
        }
        let cell = record.text(of: name, bytes)
        for part in cell.split(separator: String(decoding: splitSign, as: UTF8.self)) {
            let answer = Array(part.trimmingSpaces.utf8)
            guard !answer.isEmpty else { continue }
            findings.answers += 1
            var context = tags.context([0].span, 0..<1)
            for (_, column) in columns.others {
                context = tags.context(bytes, record.fields[column].range, in: context)
            }
            let number = tags.number(of: answer.span, 0..<answer.count, context: context)
            if tags.add(weight ?? 1, to: number) { continue }
            let record = try described(block, columns, TagRecord(name: .init(text: String(part), range: name.range)))
            tags.insert(try record.tag(group: nil), weight: weight ?? 1, as: number)
        }
    }
}
