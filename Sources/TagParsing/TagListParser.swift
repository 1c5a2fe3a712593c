import SourceText

/// Reads a tag list line by line: a line is an item, a heading, part of the description, or an error.
struct TagListParser {
    let source: SourceText
    var list = TagList()
    var diagnostics = DiagnosticCollector()

    private var line = 0
    private var group: String?
    /// Columns of white space before the items of the current list; nil before the first item.
    private var listIndent: Int?
    private var description: [String] = []
    private var descriptionLength = 0

    init(_ source: SourceText) {
        self.source = source
    }

    mutating func parse() {
        let bytes = source.bytes
        var offset = readFrontMatter()
        while offset < bytes.count {
            var end = offset
            while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
            line += 1
            readLine(trimmed(offset..<end), from: offset)
            offset = end + 1
        }
        if !description.isEmpty { list.description = description.joined(separator: " ") }
        if list.tags.isEmpty && diagnostics.isEmpty {
            diagnostics.append(
                Diagnostic(
                    path: source.path, "there is no tag in the input",
                    hint: "write one tag a line, with its weight in brackets: - Swift (42)"))
        }
    }

    // MARK: - Lines

    private mutating func readLine(_ content: Range<Int>, from lineStart: Int) {
        guard let first = content.isEmpty ? nil : source.bytes[content.lowerBound] else { return }
        let indent = columns(lineStart..<content.lowerBound)
        if ForeignBlock.isRule(source.bytes[content]) {
            report(
                content, "rules are not read here",
                hint: "a ## heading starts a group; front matter stands at the very beginning")
        } else if let item = itemContent(content) {
            readItem(item, marker: content.lowerBound, indent: indent)
        } else if first == UInt8(ascii: "#") {
            readHeading(content)
        } else if let block = ForeignBlock(source.bytes[content]) {
            report(content, "\(block.name) are not read here", hint: block.hint)
        } else if list.tags.isEmpty, group == nil, listIndent == nil {
            readDescription(content)
        } else {
            report(
                content, "a paragraph after the first tag is not read",
                hint: "begin a tag with \"- \"; the description stands before the first tag")
        }
    }

    /// The bytes after a list marker (`-`, `*`, `+`, `1.`, `1)`), or nil.
    private func itemContent(_ content: Range<Int>) -> Range<Int>? {
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

    private mutating func readItem(_ content: Range<Int>, marker: Int, indent: Int) {
        if let listIndent, indent >= listIndent + 2 {
            report(
                marker..<content.upperBound, "nested lists are not read here",
                hint: "move the tag to the left, or put the tags under a ## heading")
            return
        }
        listIndent = indent
        let item = TagListItem(source, content, group: group)
        do {
            list.tags.append(try item.tag())
        } catch {
            report(error.range, error.problem, hint: error.hint)
        }
    }

    private mutating func readHeading(_ content: Range<Int>) {
        var level = 0
        var index = content.lowerBound
        while index < content.upperBound, source.bytes[index] == UInt8(ascii: "#") {
            level += 1
            index += 1
        }
        guard level <= 6, index == content.upperBound || source.bytes[index].isSpaceOrTab else {
            report(content, "hashtag lines are not read here", hint: "write one tag a line: - swift (3)")
            return
        }
        let inline: InlineText
        do {
            inline = try InlineText(
                source, closingHashesRemoved(trimmed(index..<content.upperBound)), allowsManyLinks: true)
        } catch {
            return report(error.range, error.problem, hint: error.hint)
        }
        let text = PlainText.collapsingWhiteSpace(inline.text).replacingLineFeeds()
        guard PlainText.isVisible(text) else {
            return report(content, "the heading is empty", hint: "write its text after the #")
        }
        guard check(text, content) else { return }
        listIndent = nil
        if level > 1 {
            group = text
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
            report(error.range, error.problem, hint: error.hint)
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

    private mutating func report(_ range: Range<Int>, _ message: String, hint: String) {
        diagnostics.append(Diagnostic(source, at: range, line: line, message, hint: hint))
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

    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        source.bytes.trimmingBlanks(range)
    }

    /// Width of leading white space; a tab goes to the next multiple of four, as in CommonMark.
    private func columns(_ range: Range<Int>) -> Int {
        var columns = 0
        for index in range {
            columns += source.bytes[index] == UInt8(ascii: "\t") ? 4 - columns % 4 : 1
        }
        return columns
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
