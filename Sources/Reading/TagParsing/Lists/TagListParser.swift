import DataReading
import SourceText

/// A parser of tag lists that reads line by line: a line is an item, a heading, a row of a table, hashtags, several
/// tags, a comment, a part of the description, or an error.
///
/// An input may come in blocks of whole lines; the front matter is in the first block.
package struct TagListParser {
    var source: SourceText
    var list = TagList()
    var tags = TagTable()
    var problems = ProblemCollector()

    /// The number of the line that is read, 1-based.
    var line = 0
    var group: String?
    /// The details of a tag that has the current group and nothing else, shared by all such tags.
    var groupDetails: Tag.Details?
    /// The context of the current group, which keeps tags of different groups apart.
    var groupContext: Int32 = 0
    /// The headings above the next tag, by rising level.
    var headings: [(level: Int, text: String)] = []
    /// Whether an item, a group or a table has begun, so that no description follows.
    var hasBegun = false
    var description: [String] = []
    var descriptionLength = 0
    /// Whether the rest of the input is skipped, since the front matter has no end.
    private var hasStopped = false
    /// The line on which a comment began that has not ended yet.
    var comment: (source: SourceText, range: Range<Int>, line: Int)?
    var table: TableState?
    /// The numbers of items that the grammar does not read as weights.
    var bareNumbers = BareNumbers()
    var numbersInTables = BareNumbers(inColumns: true)
    /// Lines without a list marker that all end with a number, kept until a line of another kind comes.
    var plainLines = PlainLines()
    /// The headings of unread table columns that a note has named.
    var unreadHeadings: Set<String> = []

    package init(path: String) {
        source = SourceText(emptyAt: path)
    }

    /// Reserves memory for the tags of an input of `count` bytes.
    package mutating func expect(bytes count: Int) { tags.reserveCapacity(forBytes: count) }

    /// The number of lines read, including those of the front matter.
    package var lineCount: Int { line }

    /// Reads the next block of the input, which holds whole lines; only the last block may end without a line feed.
    package mutating func read(_ block: SourceText) {
        source = block
        let bytes = block.bytes
        guard !hasStopped else { return }
        var offset = line == 0 ? readFrontMatter() : 0
        while offset < bytes.count {
            let end = bytes.span.firstLineFeed(from: offset)
            line += 1
            if comment != nil || table != nil || !readPlainItem(bytes.span, offset..<end) {
                readLine(trimmed(offset..<end))
            }
            offset = end + 1
        }
    }

    /// Ends the input and returns the tags of all its blocks.
    ///
    /// - Throws: ``Problem`` with every line that could not be read.
    package mutating func finished() throws(Problem) -> TagList {
        if let comment {
            problems.append(
                Problem(
                    comment.source, at: comment.range, line: comment.line, "the comment has no end",
                    hint: "close it with -->"))
        }
        endTable()
        finishPlainLines()
        // One line above a list without markers is its title.
        if plainLines.areItems, list.title == nil, description.count == 1 { list.title = description.removeFirst() }
        if !description.isEmpty { list.description = description.joined(separator: " ") }
        if tags.isEmpty && problems.isEmpty {
            let hint = "write one tag a line, with its weight in brackets: - Swift (42)" + otherForms
            problems.append(Problem(path: source.path, "there is no tag in the input", hint: hint))
        }
        try problems.check()
        list.entryCount = tags.entryCount
        let (read, notes) = try bareNumbers.resolved(try tags.finished(path: source.path), path: source.path)
        let inTables = try numbersInTables.resolved([], path: source.path, mayBeWeights: false)
        (list.tags, list.notes) = (read, list.notes + notes + inTables.notes)
        if read.contains(where: { $0.weight != $0.weight.rounded() }),
            let weight = ThousandsSigns.doubtfulWeight(in: source.bytes)
        {
            let meant = weight.filter { $0 != "." }
            list.notes.append(
                InputNote(
                    path: source.path,
                    "the weight \(weight) has a decimal point; if thousands are meant write \(meant)",
                    isDoubtful: true))
        }
        return list
    }

    // MARK: - Lines

    /// Reads a line such as `- Swift (42)`; false if the whole grammar has to read it.
    private mutating func readPlainItem(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        guard range.count > 2, bytes[range.lowerBound + 1] == UInt8(ascii: " ") else { return false }
        switch bytes[range.lowerBound] {
        case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"): break
        default: return false
        }
        // A possible rule, and a list in the list, are left to the whole grammar.
        let first = bytes[range.lowerBound + 2]
        guard first != bytes[range.lowerBound], !first.isBlank, !first.isASCIIDigit,
            first != UInt8(ascii: "-") && first != UInt8(ascii: "*") && first != UInt8(ascii: "+")
                || range.count > 3 && !bytes[range.lowerBound + 3].isBlank
        else { return false }
        var end = range.upperBound
        while bytes[end - 1].isBlank { end -= 1 }
        guard end - range.lowerBound <= TagListItem.longestItem,
            let item = PlainItem(bytes, range.lowerBound + 2..<end)
        else { return false }
        let name = range.lowerBound + 2..<item.nameEnd
        hasBegun = true
        if !plainLines.isEmpty { describePlainLines() }
        if item.nameEnd == end, bytes[end - 1].isASCIIDigit || bareNumbers.isOpen {
            bareNumbers.add(source, name, line: line)
        } else {
            bareNumbers.close()
        }
        let number = tags.number(of: bytes, name, context: groupContext)
        guard !tags.add(item.weight, to: number) else { return true }
        do throws(Problem) {
            if let tag = plainTag(bytes, name) {
                tags.insert(tag, weight: item.weight, as: number)
            } else {
                let tag = try TagListItem(source, trimmed(range.lowerBound + 2..<end)).tag(group: group)
                tags.insert(tag, weight: item.weight, as: number)
            }
        } catch {
            report(error)
        }
        return true
    }

    /// The tag of a name or a link that needs no grammar; nil if it needs one.
    private func plainTag(_ bytes: Span<UInt8>, _ name: Range<Int>) -> Tag? {
        if PlainItem.isPlainName(bytes, name) {
            guard WeightSuffix.inside(bytes, name) == nil else { return nil }
            return Tag(plainName: source.string(name), details: groupDetails)
        }
        guard let link = PlainLink(bytes, name) else { return nil }
        return Tag(
            plainName: source.string(link.name),
            details: Tag.Details(link: Link(plain: source.string(link.destination)), group: group))
    }

    private mutating func readLine(_ content: Range<Int>) {
        if comment != nil { return readComment(content) }
        if table != nil, readTableRow(content) { return }
        guard let first = content.isEmpty ? nil : source.bytes[content.lowerBound] else { return }
        if ForeignBlock.isRule(source.bytes[content]) {
            report(
                content, "rules are not read here",
                hint: "a ## heading starts a group; front matter stands at the very beginning")
        } else if let item = itemContent(content) {
            if !plainLines.isEmpty { describePlainLines() }
            readItem(item)
        } else if first == UInt8(ascii: "#") {
            readHeadingOrHashtags(content)
        } else if first == UInt8(ascii: "|") {
            beginTable(content)
        } else if first == UInt8(ascii: "<"), source.bytes[content].starts(with: "<!--".utf8) {
            readComment(content)
        } else if let names = tagsLineContent(content) {
            readTagsLine(names)
        } else if let block = ForeignBlock(source.bytes[content]) {
            report(content, "\(block.name) are not read here", hint: block.hint)
        } else if !hasBegun || plainLines.areItems {
            readParagraph(content)
        } else {
            report(
                content, "a paragraph after the first tag is not read",
                hint: "begin a tag with \"- \"; the description stands before the first tag")
        }
    }

    /// The range after a list marker (`-`, `*`, `+`, `1.`, `1)`), or nil. A list in the list, such as `- 1. name`, has
    /// its marker after the first one, as in CommonMark.
    private func itemContent(_ content: Range<Int>) -> Range<Int>? {
        guard var item = afterMarker(content) else { return nil }
        while !item.isEmpty, let inner = afterMarker(item) { item = inner }
        return item
    }

    private func afterMarker(_ content: Range<Int>) -> Range<Int>? {
        let bytes = source.bytes
        var index = content.lowerBound
        switch bytes[index] {
        case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"):
            index += 1
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            while index < content.upperBound, bytes[index].isASCIIDigit { index += 1 }
            // CommonMark ends a number after nine digits, so that it fits into an Int32.
            guard index - content.lowerBound <= 9, index < content.upperBound,
                bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: ")")
            else { return nil }
            index += 1
        default: return nil
        }
        guard index == content.upperBound || bytes[index].isSpaceOrTab else { return nil }
        return trimmed(index..<content.upperBound)
    }

    mutating func readItem(_ content: Range<Int>) {
        hasBegun = true
        do throws(Problem) {
            try add(try TagListItem(source, content))
        } catch {
            report(error)
        }
    }

    /// Adds an item to the tags, under the words of its name and its attributes.
    mutating func add(_ item: TagListItem) throws(Problem) {
        let source = source
        let number = tags.number(of: source.bytes.span, item.nameRange, context: context(of: item))
        if tags.add(item.weight, to: number) { return bareNumbers.add(source, item.unweighed, line: line) }
        let tag = try item.tag(group: group)
        if item.unweighed != nil, let last = source.bytes[item.nameRange].last, "*_~`)".utf8.contains(last) {
            // A number inside emphasis marks belongs to the name, too.
            let name = SourceText(checked: Array(tag.name.utf8), path: source.path)
            bareNumbers.add(name, 0..<name.bytes.count, line: line)
        } else {
            bareNumbers.add(source, item.unweighed, line: line)
        }
        tags.insert(tag, weight: item.weight, as: number)
    }

    /// The context of an item's words: its group, and in it its attributes.
    mutating func context(of item: TagListItem) -> Int32 {
        guard !item.attributesRange.isEmpty else { return groupContext }
        let source = source
        return tags.context(source.bytes.span, item.attributesRange, in: groupContext)
    }

    mutating func check(_ text: String, _ range: Range<Int>) -> Bool {
        guard let (problem, hint) = PlainText.problem(with: text) else { return true }
        report(range, problem, hint: hint)
        return false
    }

    // MARK: - Messages

    mutating func report(_ range: Range<Int>, _ message: String, hint: String) {
        problems.append(Problem(source, at: range, line: line, message, hint: hint))
    }

    mutating func report(_ problem: Problem) {
        problems.append(problem.placed(in: source, line: line))
    }

    // MARK: - Bytes

    private mutating func readFrontMatter() -> Int {
        switch FrontMatter.read(source) {
        case .none: return 0
        case .options(let options, let end, let lines):
            list.options = options
            line = lines
            return end
        case .failure(let found, let end, let lines):
            for problem in found { problems.append(problem) }
            line = lines
            // Without its end nobody knows where the tags begin.
            hasStopped = end == source.bytes.count
            return end
        }
    }

    func trimmed(_ range: Range<Int>) -> Range<Int> {
        source.bytes.trimmingBlanks(range)
    }
}
