import SourceText

/// The state of reading a table in a tag list.
enum TableState {
    /// The heading was read; the row of dashes has to follow.
    case heading(cells: [Range<Int>], source: SourceText, line: Int)
    /// The first rows are kept, to infer what the columns mean where the headings do not say it.
    case sample(cells: [Range<Int>], source: SourceText, line: Int, rows: [TableRow])
    /// The rows are read; the field of each column is known, or nil for a column without a meaning.
    case rows([TagField?])
    /// The table has no usable heading, which has been reported; the rows are skipped.
    case unusable
}

/// A row that is kept until it is known what its columns mean.
struct TableRow {
    let content: Range<Int>
    let source: SourceText
    let line: Int
}

/// The tables of a tag list, as GitHub's Markdown has them: a row of headings, a row of dashes, and a row for each tag.
extension TagListParser {
    mutating func beginTable(_ content: Range<Int>) {
        hasBegun = true
        table = .heading(cells: cells(of: content), source: source, line: line)
    }

    /// Reads a row; false if the line is none, so that the table has ended.
    mutating func readTableRow(_ content: Range<Int>) -> Bool {
        guard !content.isEmpty, source.bytes[content.lowerBound] == UInt8(ascii: "|") else {
            endTable()
            return false
        }
        switch table {
        case .heading(let headings, let headingSource, let headingLine):
            let dashes = cells(of: content)
            guard dashes.allSatisfy(isDashes) else {
                endTable()
                return readTableRow(content)
            }
            guard dashes.count == headings.count else {
                report(
                    content, "the row of dashes has \(dashes.count) cells, the heading \(headings.count)",
                    hint: "give it one |---| for each column")
                table = .unusable
                return true
            }
            table = .sample(cells: headings, source: headingSource, line: headingLine, rows: [])
        case .sample(let headings, let headingSource, let headingLine, var rows):
            table = nil
            rows.append(TableRow(content: content, source: source, line: line))
            table = .sample(cells: headings, source: headingSource, line: headingLine, rows: rows)
            if rows.count == Self.sampleCount { readSample() }
        case .rows(let columns):
            readRow(content, columns)
        case .unusable, nil: break
        }
        return true
    }

    mutating func endTable() {
        if case .heading(let cells, let headingSource, let headingLine) = table {
            let range = (cells.first?.lowerBound ?? 0)..<(cells.last?.upperBound ?? 0)
            problems.append(
                Problem(
                    headingSource, at: range, line: headingLine, "a table needs a row of dashes below its heading",
                    hint: "| tag | weight |, then |---|---:|, then a row for each tag"))
            // Its rows are skipped, so that the problem is reported once.
            table = .unusable
        } else {
            readSample()
            table = nil
        }
    }

    /// How many rows are kept before the first of them is read.
    private static var sampleCount: Int { 100 }

    /// Infers what the columns mean, and reads the kept rows.
    private mutating func readSample() {
        guard case .sample(let headings, let headingSource, let headingLine, let rows) = table else { return }
        guard let columns = columns(headings, headingSource, headingLine, rows) else {
            table = .unusable
            return
        }
        let place = (source, line)
        for row in rows {
            (source, line) = (row.source, row.line)
            readRow(row.content, columns)
        }
        (source, line) = place
        table = .rows(columns)
    }

    private mutating func columns(
        _ cells: [Range<Int>], _ source: SourceText, _ line: Int, _ rows: [TableRow]
    ) -> [TagField?]? {
        let headings = cells.map { (try? InlineText(source, $0, allowsManyLinks: true).text) ?? "" }
        var facts = [ColumnFacts](repeating: ColumnFacts(), count: cells.count)
        for row in rows {
            for (place, cell) in self.cells(of: row.content, in: row.source).enumerated() where place < facts.count {
                facts[place].add(row.source.string(cell))
            }
        }
        do throws(Problem) {
            let found = try TableColumns(headings, facts, asking: .heading)
            var columns = [TagField?](repeating: nil, count: cells.count)
            for (field, place) in found.places { columns[place] = field }
            // Once, however many tables have it.
            let unread = cells.indices.filter { columns[$0] == nil }.map { headings[$0] }.filter {
                unreadHeadings.count < 100 && unreadHeadings.insert($0).inserted
            }
            list.notes += unreadNotes(unread, path: source.path, line: line, kind: "column")
            if let weight = found.guessedWeight {
                list.notes.append(
                    InputNote(
                        path: source.path, line: line, "the weights are those of the column \"\(headings[weight])\""))
            }
            return columns
        } catch {
            let range = (cells.first?.lowerBound ?? 0)..<(cells.last?.upperBound ?? 0)
            problems.append(error.placed(in: source, at: range, line: line))
            return nil
        }
    }

    private mutating func readRow(_ content: Range<Int>, _ columns: [TagField?]) {
        let cells = cells(of: content)
        do throws(Problem) {
            guard cells.count <= columns.count else {
                throw Problem(
                    "the row has \(cells.count) cells, the heading \(columns.count)",
                    hint: "a | in a cell is written \\|", at: cells[columns.count].lowerBound..<content.upperBound)
            }
            try addRow(cells, columns, content)
        } catch {
            report(error)
        }
    }

    private mutating func addRow(
        _ cells: [Range<Int>], _ columns: [TagField?], _ row: Range<Int>
    ) throws(Problem) {
        let source = source
        let bytes = source.bytes.span
        // A row may be shorter than the heading: its last cells are empty.
        func cell(_ place: Int) -> Range<Int> {
            place < cells.count ? cells[place] : row.upperBound..<row.upperBound
        }
        var name = row.upperBound..<row.upperBound
        var weight = 1.0
        // In a cell the same bytes may be another name.
        let bar = [UInt8(ascii: "|")]
        var context = tags.context(bar.span, 0..<1, in: groupContext)
        for (place, field) in columns.enumerated() {
            switch field {
            case .name: name = cell(place)
            case .weight: weight = try WeightSuffix.weight(source.bytes, cell(place), row: row)
            case .link, .class, .group, .description, nil: context = tags.context(bytes, cell(place), in: context)
            }
        }
        bareNumbers.close()
        if !columns.contains(.weight) { numbersInTables.add(source, name, line: line) }
        let number = tags.number(of: bytes, name, context: context)
        if tags.add(weight, to: number) { return }
        var record = TagRecord(name: .init(text: "", range: name.isEmpty ? row : name))
        for (place, field) in columns.enumerated() where !cell(place).isEmpty {
            if let field { try set(field, cell(place), of: &record) }
        }
        tags.insert(try record.tag(group: group), weight: weight, as: number)
    }

    private func set(_ field: TagField, _ cell: Range<Int>, of record: inout TagRecord) throws(Problem) {
        switch field {
        case .name:
            let inline = try inlineText(cell)
            record.name = .init(text: inline.text, range: cell)
            record.title = inline.linkTitle
            record.style = inline.style
            if let link = inline.link, record.link == nil { record.link = .init(text: link.text, range: cell) }
        case .link:
            let inline = try inlineText(cell)
            record.set(.link, .init(text: inline.link?.text ?? plainText(cell), range: cell))
        case .class: record.set(.class, .init(text: plainText(cell), range: cell))
        case .group, .description: record.set(field, .init(text: try inlineText(cell).text, range: cell))
        case .weight: break
        }
    }

    /// The text of a cell, in which each `\|` is a bar, also in code.
    private func inlineText(_ cell: Range<Int>) throws(Problem) -> InlineText {
        if let (range, problem) = source.forbiddenScalar(in: cell) {
            throw Problem(problem, hint: "remove it", at: range)
        }
        guard source.bytes[cell].contains(UInt8(ascii: "|")) else { return try InlineText(source, cell) }
        do {
            let text = SourceText(checked: unescapingBars(cell), path: source.path)
            return try InlineText(text, 0..<text.bytes.count)
        } catch {
            throw error.at(cell)
        }
    }

    private func plainText(_ cell: Range<Int>) -> String {
        String(decoding: unescapingBars(cell), as: UTF8.self)
    }

    private func unescapingBars(_ cell: Range<Int>) -> [UInt8] {
        var bytes: [UInt8] = []
        for index in cell {
            let next = index + 1 < cell.upperBound ? source.bytes[index + 1] : 0
            if source.bytes[index] != UInt8(ascii: "\\") || next != UInt8(ascii: "|") {
                bytes.append(source.bytes[index])
            }
        }
        return bytes
    }

    /// The cells of a row without blanks at their ends. A bar with a backslash before it is a part of its cell.
    private func cells(of content: Range<Int>) -> [Range<Int>] { cells(of: content, in: source) }

    private func cells(of content: Range<Int>, in source: SourceText) -> [Range<Int>] {
        func trimmed(_ range: Range<Int>) -> Range<Int> { source.bytes.trimmingBlanks(range) }
        var cells: [Range<Int>] = []
        var start = content.lowerBound + 1
        for index in content.dropFirst()
        where source.bytes[index] == UInt8(ascii: "|") && source.bytes[index - 1] != UInt8(ascii: "\\") {
            cells.append(trimmed(start..<index))
            start = index + 1
        }
        // The last bar may be missing.
        let last = trimmed(start..<content.upperBound)
        if !last.isEmpty || cells.isEmpty { cells.append(last) }
        return cells
    }

    /// Whether a cell belongs to a row of dashes: `---`, `:---`, `---:` or `:---:`.
    private func isDashes(_ cell: Range<Int>) -> Bool {
        var dashes = source.bytes[cell]
        if dashes.first == UInt8(ascii: ":") { dashes.removeFirst() }
        if dashes.last == UInt8(ascii: ":") { dashes.removeLast() }
        return !dashes.isEmpty && dashes.allSatisfy { $0 == UInt8(ascii: "-") }
    }
}
