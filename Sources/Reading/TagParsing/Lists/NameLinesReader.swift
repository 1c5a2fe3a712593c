import SourceText

/// A reader of plain lines, each of which is a name, or a count and a name as `uniq -c` writes them. Names are plain
/// text, and equal ones are added up.
package struct NameLinesReader {
    /// What stands on a line.
    package enum Form: Sendable {
        /// A name.
        case names
        /// A count, one blank or tab, and a name, after any number of blanks.
        case counts
    }

    private let path: String
    private let form: Form
    private var tags = TagTable()
    private var problems = ProblemCollector()
    private var nameless = Sightings()
    private var weightless = Sightings()
    /// The number of lines that were read.
    package private(set) var lineCount = 0

    /// Makes a reader of the input that messages call `path`.
    package init(path: String, form: Form) { (self.path, self.form) = (path, form) }

    /// Reserves memory for the tags of an input of `count` bytes.
    package mutating func expect(bytes count: Int) { tags.reserveCapacity(forBytes: count) }

    /// Reads the next block of the input, which holds whole lines; only the last block may end without a line feed.
    package mutating func read(_ block: SourceText) {
        let bytes = block.bytes.span
        var offset = 0
        while offset < bytes.count {
            let end = bytes.firstLineFeed(from: offset)
            lineCount += 1
            let line = block.bytes.trimmingBlanks(offset..<end)
            if !line.isEmpty {
                do throws(Problem) { try readLine(block, bytes, line) } catch {
                    problems.append(error.placed(in: block, line: lineCount))
                }
            }
            offset = end + 1
        }
    }

    private mutating func readLine(_ block: SourceText, _ bytes: Span<UInt8>, _ line: Range<Int>) throws(Problem) {
        guard form == .counts else { return try add(block, bytes, line, weight: 1) }
        var end = line.lowerBound
        while end < line.upperBound, !bytes[end].isSpaceOrTab { end += 1 }
        let count = line.lowerBound..<end
        guard WeightSuffix.isDecimal(block.bytes[count]), let weight = Double(block.string(count)), weight.isFinite,
            weight >= 0
        else {
            throw Problem(
                "the line has no count before its name",
                hint: "lines are those of uniq -c, such as 3 swift; names alone are read with --from lines", at: line)
        }
        let name = block.bytes.trimmingBlanks(end..<line.upperBound)
        // Of the empty lines uniq counts nothing is left but their number.
        if name.isEmpty { return nameless.add(line: lineCount) }
        if weight == 0 { return weightless.add(block.string(name), line: lineCount) }
        try add(block, bytes, name, weight: weight)
    }

    private mutating func add(
        _ block: SourceText, _ bytes: Span<UInt8>, _ name: Range<Int>, weight: Double
    ) throws(Problem) {
        let number = tags.number(of: bytes, name, context: 0)
        if tags.add(weight, to: number) { return }
        if PlainItem.isPlainName(bytes, name) {
            return tags.insert(Tag(plainName: block.string(name), details: nil), weight: weight, as: number)
        }
        let record = TagRecord(name: .init(text: block.string(name), range: name))
        tags.insert(try record.tag(group: nil), weight: weight, as: number)
    }

    /// Ends the input and returns the tags of all its lines.
    ///
    /// - Throws: ``Problem`` with every line that could not be read.
    package mutating func finished() throws(Problem) -> TagList {
        if tags.isEmpty, problems.isEmpty {
            problems.append(
                Problem(
                    path: path, "there is no tag in the input",
                    hint: form == .names ? "write a name a line" : "write a count and a name a line, such as 3 swift"))
        }
        try problems.check()
        var list = TagList()
        list.entryCount = tags.entryCount
        list.tags = try tags.finished(path: path)
        if nameless.count > 0 {
            let lines = nameless.count == 1 ? "a count without a name" : "\(nameless.count) counts without a name"
            list.notes.append(InputNote(path: path, line: nameless.line, "\(lines), not read"))
        }
        if weightless.count > 0 {
            list.notes.append(
                InputNote(path: path, line: weightless.line, "the weight 0 makes no tag: \(weightless.list)"))
        }
        if form == .names { list.notes += list.notesOnNumbers(path, "3 swift, read with --from counts") }
        return list
    }

    // MARK: - Recognition

    /// Returns whether the first lines of an input are certainly those of `uniq -c`: counts that end in one column, all
    /// but the longest after blanks, each followed by a blank.
    ///
    /// - Parameter block: whole lines; the first 1,000 of them are looked at.
    package static func areCounts(_ block: SourceText) -> Bool {
        let bytes = block.bytes.span
        var column: Int?
        var widest = 0
        var (offset, lines) = (0, 0)
        while offset < bytes.count, lines < 1000 {
            let end = bytes.firstLineFeed(from: offset)
            var place = offset
            while place < end, bytes[place] == UInt8(ascii: " ") { place += 1 }
            let first = place
            while place < end, bytes[place].isASCIIDigit { place += 1 }
            guard place > first, place < end, bytes[place] == UInt8(ascii: " ") else { return false }
            if first > offset {
                guard column ?? (place - offset) == place - offset else { return false }
                column = place - offset
            } else {
                widest = max(widest, place - offset)
                guard place - offset >= column ?? fewestColumns else { return false }
            }
            lines += 1
            offset = end + 1
        }
        guard let column, column >= fewestColumns else { return false }
        return widest == 0 || widest >= column
    }

    /// The columns in which BSD's uniq writes a count; that of GNU has seven.
    private static let fewestColumns = 4
}
