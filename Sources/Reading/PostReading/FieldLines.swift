import DataReading
import SourceText

/// The metadata that Pelican reads without fences: `Key: value` lines at the top of Markdown, `:key: value` fields
/// below the title of reStructuredText. Keys are the same in any case; an indented line goes on with the value before
/// it.
enum FieldLines {
    // MARK: - Where they stand

    /// Whether the first line is `Key: …` with a known key. `Note: …` begins a text.
    static func beginMarkdown(_ bytes: [UInt8]) -> Bool {
        guard let (name, _) = markdownKey(bytes, ByteLines.line(in: bytes, at: 0).range) else { return false }
        return name.count <= 32 && knownKeys.contains(String(decoding: bytes[name], as: UTF8.self).lowercased())
    }

    /// The keys of Pelican and MultiMarkdown, and those of other generators that a post may have.
    private static let knownKeys: Set<String> = [
        "title", "subtitle", "date", "modified", "updated", "lastmod", "last_modified_at", "publishdate", "pubdate",
        "published", "expires", "expirydate", "unpublishdate", "tags", "tag", "keywords", "category", "categories",
        "slug", "author", "authors", "email", "summary", "excerpt", "description", "status", "draft", "lang",
        "language", "translation", "save_as", "url", "permalink", "path", "aliases", "redirect_from", "template",
        "layout", "image", "weight", "order", "copyright", "affiliation",
    ]

    /// The offset after the field lines at the top of Markdown; nil if the bytes may end inside them.
    static func endOfMarkdown(_ bytes: [UInt8], isWhole: Bool) -> Int? {
        var offset = 0
        while offset < bytes.count {
            let line = ByteLines.line(in: bytes, at: offset)
            guard isWhole || line.next < bytes.count else { return nil }
            // A blank line ends the fields, and so does one that is neither a field nor goes on with one.
            guard markdownKey(bytes, line.range) != nil || isContinuation(bytes, line.range, columns: 4) else {
                return offset
            }
            offset = line.next
        }
        return isWhole ? bytes.count : nil
    }

    /// The range of the field list in reStructuredText that only a title and comments precede; empty without one, nil
    /// if the bytes may end before it does.
    static func restructuredText(_ bytes: [UInt8], isWhole: Bool) -> Range<Int>? {
        var offset = 0
        var start: Int?
        // Whether the line before may be a title: then a line of signs is expected below it.
        var title: Range<Int>?
        var isComment = false
        while offset < bytes.count {
            let line = ByteLines.line(in: bytes, at: offset)
            guard isWhole || line.next < bytes.count else { return nil }
            let text = ByteLines.withoutTrailingBlanks(bytes, line.range)
            let isIndented = isContinuation(bytes, line.range, columns: 1)
            if let start {
                guard restructuredKey(bytes, line.range) != nil || isIndented else { return start..<offset }
            } else if restructuredKey(bytes, line.range) != nil, title == nil {
                start = offset
            } else if text.isEmpty {
                guard title == nil else { return 0..<0 }
                isComment = false
            } else if bytes[text].starts(with: "..".utf8) {
                guard title == nil else { return 0..<0 }
                isComment = true
            } else if isComment && isIndented {
                // The line continues the comment.
            } else if isAdornment(bytes[text]) {
                title = nil
            } else {
                // A second line of text makes it a paragraph, and what follows a body.
                guard title == nil else { return 0..<0 }
                title = text
            }
            offset = line.next
        }
        guard isWhole else { return nil }
        return start.map { $0..<bytes.count } ?? 0..<0
    }

    // MARK: - What they say

    static func entries(_ source: SourceText, _ content: Range<Int>, _ format: PostFormat) -> [MetadataEntry] {
        var fields: [(key: String, text: String, offset: Int)] = []
        var offset = content.lowerBound
        while offset < content.upperBound {
            let line = ByteLines.line(in: source.bytes, at: offset)
            let key =
                format == .keyValue
                ? markdownKey(source.bytes, line.range) : restructuredKey(source.bytes, line.range)
            if let key {
                let value = source.bytes.trimmingBlanks(key.end..<line.range.upperBound)
                fields.append((source.string(key.name).lowercased(), source.string(value), value.lowerBound))
            } else if !fields.isEmpty {
                let more = source.bytes.trimmingBlanks(line.range)
                if !more.isEmpty {
                    let separator = fields[fields.count - 1].text.isEmpty ? "" : " "
                    fields[fields.count - 1].text += separator + source.string(more)
                }
            }
            offset = line.next
        }
        return fields.map { MetadataEntry($0.key, MetadataValue(.scalar($0.text), at: $0.offset)) }
    }

    // MARK: - Lines

    /// The key of a line `Key: value`, of letters, digits, `-` and `_` after three spaces at most, and the offset where
    /// its value begins; nil for other lines.
    private static func markdownKey(_ bytes: [UInt8], _ line: Range<Int>) -> (name: Range<Int>, end: Int)? {
        var start = line.lowerBound
        while start < line.upperBound, bytes[start] == UInt8(ascii: " ") { start += 1 }
        guard start - line.lowerBound <= 3 else { return nil }
        var end = start
        while end < line.upperBound, isName(bytes[end]) { end += 1 }
        guard end > start, end < line.upperBound, bytes[end] == UInt8(ascii: ":") else { return nil }
        return (start..<end, end + 1)
    }

    /// The key of a line `:name: value`, and the offset where its value begins; nil for other lines.
    private static func restructuredKey(_ bytes: [UInt8], _ line: Range<Int>) -> (name: Range<Int>, end: Int)? {
        guard line.count > 2, bytes[line.lowerBound] == UInt8(ascii: ":") else { return nil }
        let start = line.lowerBound + 1
        var end = start
        while end < line.upperBound, isName(bytes[end]) || bytes[end] == UInt8(ascii: " ") { end += 1 }
        guard end > start, bytes[start] != UInt8(ascii: " "), end < line.upperBound,
            bytes[end] == UInt8(ascii: ":")
        else { return nil }
        // `:ref:`text`` is a role at the beginning of a paragraph.
        guard end + 1 == line.upperBound || bytes[end + 1].isSpaceOrTab else { return nil }
        return (start..<end, end + 1)
    }

    private static func isName(_ byte: UInt8) -> Bool {
        byte.isASCIILetterOrDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }

    private static func isContinuation(_ bytes: [UInt8], _ line: Range<Int>, columns: Int) -> Bool {
        let blanks = bytes[line].prefix { $0.isSpaceOrTab }
        return blanks.count < line.count && (blanks.count >= columns || blanks.contains(UInt8(ascii: "\t")))
    }

    private static func isAdornment(_ line: ArraySlice<UInt8>) -> Bool {
        guard let first = line.first, first.isASCIIPunctuation, line.count >= 2 else { return false }
        return line.allSatisfy { $0 == first }
    }
}
