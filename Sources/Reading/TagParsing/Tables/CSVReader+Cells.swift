import SourceText

/// The reading of the weight and of the cells other than the name in a record.
extension CSVReader {
    /// Whether the first of the rows is a second row of headings: survey tools write one below the questions, with the
    /// kind of each answer, and with nothing where every other row has the number of its respondent.
    static func isSecondHeading(_ rows: ArraySlice<[String]>, _ columns: CSVColumns) -> Bool {
        guard columns.weight == nil, let first = rows.first, rows.count > 1, first.count > 1, first[0].isEmpty else {
            return false
        }
        return rows.dropFirst().allSatisfy { $0.first?.isEmpty == false }
    }

    /// Returns a record with the cells of the other columns added.
    func described(
        _ block: SourceText, _ columns: CSVColumns, _ start: TagRecord
    ) throws(Problem) -> TagRecord {
        var tag = start
        for (field, column) in columns.others { tag.set(field, try cell(record.fields[column], block)) }
        return tag
    }

    /// Reads the weight of the record: above zero, or zero, which makes no tag.
    func weight(_ block: SourceText, _ columns: CSVColumns) throws(Problem) -> Double {
        let cell = record.fields[columns.weight ?? columns.name].range
        var range = block.bytes.trimmingBlanks(cell)
        // Most weights are a few digits.
        if !range.isEmpty, range.count <= 15, block.bytes[range].allSatisfy(\.isASCIIDigit) {
            return Double(block.bytes[range].reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) })
        }
        if range.count <= 40 {
            if let last = range.last, block.bytes[last] == UInt8(ascii: "%"), range.count > 1 {
                range = block.bytes.trimmingBlanks(range.lowerBound..<last)
            }
            var digits = Array(block.bytes[range])
            if let sign = columns.thousandsSign, digits.contains(sign) {
                try checkGroups(digits, sign, range)
                digits.removeAll { $0 == sign }
                if WeightSuffix.isDecimal(digits[...]) { return Double(String(decoding: digits, as: UTF8.self)) ?? 0 }
            }
            if WeightSuffix.isDecimalWithComma(digits),
                columns.hasDecimalCommas || !WeightSuffix.mayHaveThousands(digits)
            {
                digits = digits.map { $0 == UInt8(ascii: ",") ? UInt8(ascii: ".") : $0 }
                if let value = Double(String(decoding: digits, as: UTF8.self)), value >= 0 { return value }
            }
            // 0, 0.0, -0
            if WeightSuffix.isDecimal(digits[...]), Double(String(decoding: digits, as: UTF8.self)) == 0 { return 0 }
        }
        return try WeightSuffix.weight(block.bytes, range, row: cell.lowerBound..<cell.lowerBound)
    }

    /// Throws if a number has the sign of its column's thousands elsewhere: only the first rows told what the sign
    /// means.
    private func checkGroups(_ number: [UInt8], _ sign: UInt8, _ range: Range<Int>) throws(Problem) {
        guard !ThousandsSigns.isGrouped(number, by: sign) else { return }
        let name = sign == UInt8(ascii: ".") ? "point" : "comma"
        throw Problem(
            "the weight \"\(String(decoding: number, as: UTF8.self))\" has a \(name) that stands between thousands in the rows above it",
            hint: "write the numbers of the column in one way", at: range)
    }

    /// The first cell with a letter in a row without a name, or nil: survey tools write how many have answered below
    /// the answers.
    func label(ofNameless block: SourceText, _ columns: CSVColumns) -> String? {
        guard block.bytes.trimmingBlanks(record.fields[columns.name].range).isEmpty else { return nil }
        for (number, field) in record.fields.enumerated() where number != columns.weight {
            let cell = record.text(of: field, block.bytes.span)
            if cell.unicodeScalars.contains(where: \.properties.isAlphabetic) { return cell }
        }
        return nil
    }

    func cell(_ field: CSVRecord.Field, _ block: SourceText) throws(Problem) -> TagRecord.Cell {
        // Between quotation marks a line may end with a carriage return, too; the tag checks what is left of it.
        let hasReturns = field.isQuoted && block.bytes[field.range].contains(UInt8(ascii: "\r"))
        if !hasReturns, let (range, problem) = block.forbiddenScalar(in: field.range) {
            throw Problem(problem, hint: "remove it", at: range)
        }
        return TagRecord.Cell(text: record.text(of: field, block.bytes.span), range: field.range)
    }

    /// Remembers a row without a name: a note where nearly all other rows have one, else an error.
    mutating func addNameless(_ block: SourceText, _ bytes: Span<UInt8>, _ name: CSVRecord.Field) {
        let cells = record.fields.map { record.text(of: $0, bytes) }
        let sign = String(decoding: [separator], as: UTF8.self)
        findings.unnamed.add(cells.joined(separator: sign == "\t" ? " " : sign), line: line)
        nameless.append(
            Problem(
                block, at: name.range, line: line, "the tag has no name",
                hint: "give the row a name, or choose another column for the names with --columns"))
    }

    /// Turns the rows without a name into errors, if they are many: another column may have been meant.
    mutating func reportNameless() {
        guard findings.hasTooManyUnnamed else { return }
        for problem in nameless.problems { problems.append(problem) }
        for _ in 0..<nameless.omittedCount { problems.countOmitted() }
        problems = problems.sorted()
    }

    /// Adds the tag of a name in the record.
    mutating func readTag(
        _ block: SourceText, _ bytes: Span<UInt8>, _ columns: CSVColumns, _ name: CSVRecord.Field, _ weight: Double
    ) throws(Problem) {
        var context: Int32 = 0
        for (_, column) in columns.others {
            context = tags.context(bytes, record.fields[column].range, in: context)
        }
        let number = tags.number(of: bytes, name.range, context: context)
        if tags.add(weight, to: number) { return }
        if columns.others.isEmpty, !name.hasDoubledQuotes, PlainItem.isPlainName(bytes, name.range) {
            return tags.insert(Tag(plainName: block.string(name.range), details: nil), weight: weight, as: number)
        }
        let record = try described(block, columns, TagRecord(name: try cell(name, block)))
        tags.insert(try record.tag(group: nil), weight: weight, as: number)
    }

    mutating func report(_ block: SourceText, _ problem: Problem) {
        let inner = block.bytes[..<problem.range.lowerBound]
        // A problem after line feeds inside the record is on a later line.
        let start = record.fields.first?.range.lowerBound ?? problem.range.lowerBound
        let later = start < problem.range.lowerBound ? inner[start...].count { $0 == UInt8(ascii: "\n") } : 0
        problems.append(problem.placed(in: block, line: line + later))
    }
}

extension TagList {
    /// The names that spreadsheets give to the sum of the rows above.
    private static let totals: Set<String> = [
        "total", "totals", "grand total", "sum", "summe", "gesamt", "insgesamt", "gesamtergebnis", "suma", "totale",
        "total général", "total general", "somme", "totaal",
    ]

    /// Removes a last tag that is named as the sum of all others and has their sum as its weight.
    mutating func removeTotal(path: String) {
        guard tags.count > 2, let last = tags.last, Self.totals.contains(last.name.lowercased()) else { return }
        let sum = tags.dropLast().reduce(0) { $0 + $1.weight }
        guard abs(sum - last.weight) <= sum * 1e-9 else { return }
        tags.removeLast()
        entryCount -= last.entries
        notes.append(
            InputNote(
                path: path, "\"\(readable(last.name, atMost: 40))\" is the sum of the other rows, and no tag",
                isDoubtful: true))
    }
}
