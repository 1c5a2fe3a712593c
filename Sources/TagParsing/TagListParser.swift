import Glibc
import SourceText

/// Reads a tag list line by line: a line is an item, a heading, a row of a table, hashtags, several tags, a comment, a
/// part of the description, or an error.
///
/// An input may come in blocks of whole lines; the front matter is in the first one.
package struct TagListParser {
    var source: SourceText
    var list = TagList()
    var tags = TagTable()
    var diagnostics = DiagnosticCollector()

    /// 1-based, of the line that is read.
    var line = 0
    var group: String?
    /// That of a tag which has a group and nothing else, shared by all of them.
    private var groupDetails: Tag.Details?
    /// Tells tags of different groups apart.
    var groupContext: Int32 = 0
    /// Headings above the next tag, by rising level.
    private var headings: [(level: Int, text: String)] = []
    /// Whether an item, a group or a table has begun, so that no description follows.
    var hasBegun = false
    private var description: [String] = []
    private var descriptionLength = 0
    /// The line in which a comment began that has not ended.
    var comment: (source: SourceText, range: Range<Int>, line: Int)?
    var table: TableState?

    package init(path: String) {
        source = SourceText(emptyAt: path)
    }

    /// The number of lines that were read.
    package var lineCount: Int { line }

    /// Reads whole lines; only the last block may end without a line feed.
    package mutating func read(_ block: SourceText) {
        source = block
        let bytes = block.bytes
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

    /// - Throws: ``TagListError`` with every line that could not be read.
    package mutating func finished() throws(TagListError) -> TagList {
        if let comment {
            diagnostics.append(
                Diagnostic(
                    comment.source, at: comment.range, line: comment.line, "the comment has no end",
                    hint: "close it with -->"))
        }
        endTable()
        if !description.isEmpty { list.description = description.joined(separator: " ") }
        if tags.isEmpty && diagnostics.isEmpty {
            diagnostics.append(
                Diagnostic(
                    path: source.path, "there is no tag in the input",
                    hint: "write one tag a line, with its weight in brackets: - Swift (42)"))
        }
        guard diagnostics.isEmpty else { throw TagListError(diagnostics) }
        do {
            list.entryCount = tags.entryCount
            list.tags = try tags.finished()
        } catch {
            throw TagListError([Diagnostic(path: source.path, error.problem, hint: error.hint)])
        }
        return list
    }

    // MARK: - Lines

    /// Reads a line such as `- Swift (42)`; false when it has to be looked at more closely.
    private mutating func readPlainItem(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        guard range.count > 2, bytes[range.lowerBound + 1] == UInt8(ascii: " ") else { return false }
        switch bytes[range.lowerBound] {
        case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"): break
        default: return false
        }
        // What may be a rule or a list in the list is looked at elsewhere.
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
        let number = tags.number(of: bytes, name, context: groupContext)
        guard !tags.add(item.weight, to: number) else { return true }
        do throws(LineProblem) {
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

    /// The tag of a name, or of a link, that needs no grammar.
    private func plainTag(_ bytes: Span<UInt8>, _ name: Range<Int>) -> Tag? {
        if PlainItem.isPlainName(bytes, name) {
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
        } else if !hasBegun {
            readDescription(content)
        } else {
            report(
                content, "a paragraph after the first tag is not read",
                hint: "begin a tag with \"- \"; the description stands before the first tag")
        }
    }

    /// The bytes after a list marker (`-`, `*`, `+`, `1.`, `1)`), or nil. A list in the list, such as `- 1. name`, has
    /// its marker behind the first one, as in CommonMark.
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

    private mutating func readItem(_ content: Range<Int>) {
        hasBegun = true
        do throws(LineProblem) {
            try add(try TagListItem(source, content))
        } catch {
            report(error)
        }
    }

    /// Adds an item to the tags, under the words of its name and its attributes.
    mutating func add(_ item: TagListItem) throws(LineProblem) {
        let number = number(of: item, words: item.nameRange)
        if !tags.add(item.weight, to: number) {
            tags.insert(try item.tag(group: group), weight: item.weight, as: number)
        }
    }

    /// The number of an item's words, among those of its group with its attributes.
    mutating func number(of item: TagListItem, words: Range<Int>) -> Int {
        let source = source
        let bytes = source.bytes.span
        let context =
            item.attributesRange.isEmpty
            ? groupContext : tags.context(bytes, item.attributesRange, in: groupContext)
        return tags.number(of: bytes, words, context: context)
    }

    private mutating func readHeadingOrHashtags(_ content: Range<Int>) {
        var level = 0
        var index = content.lowerBound
        while index < content.upperBound, source.bytes[index] == UInt8(ascii: "#") {
            level += 1
            index += 1
        }
        if level == 1, index < content.upperBound, !source.bytes[index].isSpaceOrTab {
            return readHashtags(content)
        }
        guard level <= 6, index == content.upperBound || source.bytes[index].isSpaceOrTab else {
            return report(
                content, "this is neither a heading nor a line of hashtags",
                hint: "a heading is ## Group, with a space behind the signs, six at most; a hashtag is #name")
        }
        readHeading(content, level: level, closingHashesRemoved(trimmed(index..<content.upperBound)))
    }

    private mutating func readHeading(_ content: Range<Int>, level: Int, _ range: Range<Int>) {
        let inline: InlineText
        do {
            inline = try InlineText(source, range, allowsManyLinks: true)
        } catch {
            return report(error)
        }
        let text = PlainText.collapsingWhiteSpace(inline.text).replacingLineFeeds()
        guard PlainText.isVisible(text) else {
            return report(content, "the heading is empty", hint: "write its text after the #")
        }
        guard check(text, content) else { return }
        if level > 1 {
            headings.removeAll { $0.level >= level }
            headings.append((level, text))
            let path = headings.map(\.text).joined(separator: TagList.groupSeparator)
            guard check(path, content) else { return }
            group = path
            groupDetails = Tag.Details(group: path)
            groupContext = tags.context(Array(path.utf8).span, 0..<path.utf8.count)
            hasBegun = true
        } else if list.title == nil {
            list.title = text
        } else {
            report(
                content, "a second title \"\(text)\", after \"\(list.title ?? "")\"",
                hint: "a heading with ## starts a group of tags")
        }
    }

    private mutating func readDescription(_ content: Range<Int>) {
        guard !looksLikeAnItem(content) else {
            return report(
                content, "this looks like a tag, and is not written as one",
                hint: "begin a tag with \"- \", with a space after the sign; a description begins with a word")
        }
        do {
            let text = PlainText.collapsingWhiteSpace(try InlineText(source, content, allowsManyLinks: true).text)
                .replacingLineFeeds()
            guard check(text, content) else { return }
            descriptionLength += text.utf8.count + 1
            if descriptionLength > PlainText.longestText {
                // Once, however many lines follow.
                if descriptionLength - text.utf8.count - 1 <= PlainText.longestText {
                    report(
                        content, "the description has more than \(PlainText.longestText) bytes",
                        hint: "a tag list has one tag a line, each line beginning with \"- \"")
                }
                return
            }
            description.append(text)
        } catch {
            report(error)
        }
    }

    /// `-Swift`, `• Swift`, `1.Swift`, `– Swift (3)`: before the first tag they would vanish into the description.
    private func looksLikeAnItem(_ content: Range<Int>) -> Bool {
        let bytes = source.bytes[content]
        func begins(with signs: [StaticString]) -> Bool {
            signs.contains { sign in
                bytes.starts(with: UnsafeBufferPointer(start: sign.utf8Start, count: sign.utf8CodeUnitCount))
            }
        }
        if begins(with: ["•", "‣", "◦", "·", "▪", "●"]) { return true }
        // A dash may begin a subtitle too; with a weight at the end it begins a tag.
        if begins(with: ["–", "—"]) { return (try? WeightSuffix(source.bytes, endOf: content)) != nil }
        let digits = bytes.prefix { $0.isASCIIDigit }
        let sign = bytes.dropFirst(digits.count).first ?? 0
        let isMarker = digits.isEmpty ? "-+".utf8.contains(sign) : ".)".utf8.contains(sign)
        // -5 degrees, 3.5 million and -- are text.
        return isMarker
            && bytes.dropFirst(digits.count + 1).first.map { $0 >= 0x80 || ($0 | 0x20).isASCIILetter } ?? false
    }

    private mutating func check(_ text: String, _ range: Range<Int>) -> Bool {
        guard let (problem, hint) = PlainText.problem(with: text) else { return true }
        report(range, problem, hint: hint)
        return false
    }

    // MARK: - Messages

    mutating func report(_ range: Range<Int>, _ message: String, hint: String) {
        diagnostics.append(Diagnostic(source, at: range, line: line, message, hint: hint))
    }

    mutating func report(_ problem: LineProblem) {
        report(problem.range, problem.problem, hint: problem.hint)
    }

    // MARK: - Bytes

    private mutating func readFrontMatter() -> Int {
        switch FrontMatter.read(source) {
        case .none: return 0
        case .options(let options, let end, let lines):
            list.options = options
            line = lines
            return end
        case .failure(let problems, let end, let lines):
            for problem in problems { diagnostics.append(problem) }
            line = lines
            return end
        }
    }

    func trimmed(_ range: Range<Int>) -> Range<Int> {
        source.bytes.trimmingBlanks(range)
    }

    /// `## Systems ##` closes with hashes that are no text.
    private func closingHashesRemoved(_ range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        while end > range.lowerBound, source.bytes[end - 1] == UInt8(ascii: "#") { end -= 1 }
        guard end < range.upperBound, end == range.lowerBound || source.bytes[end - 1].isSpaceOrTab else {
            return range
        }
        return trimmed(range.lowerBound..<end)
    }
}

extension Span where Element == UInt8 {
    /// The offset of the next line feed, or the end.
    func firstLineFeed(from offset: Int) -> Int {
        withUnsafeBufferPointer { (buffer: UnsafeBufferPointer<UInt8>) -> Int in
            guard let base = buffer.baseAddress, offset < buffer.count,
                let found = memchr(base + offset, 0x0A, buffer.count - offset)
            else { return buffer.count }
            return UnsafeRawPointer(base).distance(to: UnsafeRawPointer(found))
        }
    }
}
