import SourceText

/// A scanner that finds the tags of a template, byte by byte, and the mistakes within each of them.
///
/// A wrong tag is reported and skipped.
/// - Complexity: O(n) in the bytes.
struct TemplateScanner {
    let bytes: [UInt8]
    private var offset = 0
    private var open = Self.usual.open
    private var close = Self.usual.close
    /// Whether the current place is inside a section, where delimiters cannot change.
    var isNested = false
    private(set) var problems: [Problem] = []

    /// The maximum number of problems reported for one file; a file with more is no template.
    static let problemLimit = 50

    private static let usual = (open: Array("{{".utf8), close: Array("}}".utf8))

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func next() -> TemplateTag? {
        // A person reads the first of so many problems, and each may have cost a look through the whole file.
        while problems.count < Self.problemLimit, let start = find(open, from: offset) {
            let inside = start + open.count
            guard inside < bytes.count else {
                endless(start..<inside, expected: close)
                return nil
            }
            if let tag = tag(at: start, inside: inside) { return tag }
        }
        offset = bytes.count
        return nil
    }

    /// Returns the tag that begins at `start`; nil for a wrong one.
    private mutating func tag(at start: Int, inside: Int) -> TemplateTag? {
        switch bytes[inside] {
        case UInt8(ascii: "!"):
            guard let end = end(of: start, from: inside + 1, close, isComment: true) else { return nil }
            return TemplateTag(kind: .silent, range: start..<end.upperBound, name: inside..<inside)
        case UInt8(ascii: "{"): return tripleTag(at: start, inside: inside)
        case UInt8(ascii: "="): return delimiters(at: start, inside: inside)
        case UInt8(ascii: "%"):
            guard let end = end(of: start, from: inside + 1, close) else { return nil }
            refusePragma(start..<end.upperBound, trimmed(inside + 1..<end.lowerBound))
            return nil
        case UInt8(ascii: "#"): return plainTag(.section, at: start, from: inside + 1)
        case UInt8(ascii: "^"): return plainTag(.inverted, at: start, from: inside + 1)
        case UInt8(ascii: "/"): return plainTag(.end, at: start, from: inside + 1)
        case UInt8(ascii: ">"): return plainTag(.partial, at: start, from: inside + 1)
        case UInt8(ascii: "<"): return plainTag(.parent, at: start, from: inside + 1)
        case UInt8(ascii: "$"): return plainTag(.block, at: start, from: inside + 1)
        case UInt8(ascii: "&"): return plainTag(.unescaped, at: start, from: inside + 1)
        default: return plainTag(.variable, at: start, from: inside)
        }
    }

    private mutating func plainTag(_ kind: TemplateTag.Kind, at start: Int, from: Int) -> TemplateTag? {
        guard let end = end(of: start, from: from, close) else { return nil }
        let name = trimmed(from..<end.lowerBound)
        guard !name.isEmpty else {
            problem(
                start..<end.upperBound, "the tag \"\(text(start..<end.upperBound))\" has no name",
                hint: "text with braces of its own needs other delimiters: {{=<% %>=}}")
            return nil
        }
        return TemplateTag(kind: kind, range: start..<end.upperBound, name: name)
    }

    private mutating func tripleTag(at start: Int, inside: Int) -> TemplateTag? {
        guard open == Self.usual.open, close == Self.usual.close else {
            offset = inside
            let (open, close) = (text(self.open), text(self.close))
            problem(
                start..<inside + 1, "three braces are for the usual delimiters, and here they are \(open) and \(close)",
                hint: "write \(open)& name\(close)")
            return nil
        }
        guard let end = end(of: start, from: inside + 1, Array("}}}".utf8)) else { return nil }
        let name = trimmed(inside + 1..<end.lowerBound)
        guard !name.isEmpty else {
            problem(start..<end.upperBound, "the tag \"\(text(start..<end.upperBound))\" has no name")
            return nil
        }
        return TemplateTag(kind: .unescaped, range: start..<end.upperBound, name: name)
    }

    private mutating func delimiters(at start: Int, inside: Int) -> TemplateTag? {
        guard let end = end(of: start, from: inside + 1, [UInt8(ascii: "=")] + close, isComment: true) else {
            return nil
        }
        let range = start..<end.upperBound
        let words = bytes[inside + 1..<end.lowerBound].split { $0.isSpaceOrTab || $0.isLineEnd }
        guard words.count == 2,
            words.allSatisfy({ $0.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "=") && !$0.isNameByte } })
        else {
            problem(
                range, "\"\(text(range))\" sets no delimiters",
                hint: "write two groups of punctuation with a space between them: {{=<% %>=}}")
            return nil
        }
        if isNested {
            problem(
                range, "delimiters are set within a section",
                hint: "set them at the beginning of the template, outside of all sections")
            return nil
        }
        (open, close) = (Array(words[0]), Array(words[1]))
        return TemplateTag(kind: .silent, range: range, name: inside..<inside)
    }

    private mutating func refusePragma(_ range: Range<Int>, _ name: Range<Int>) {
        if bytes[name].starts(with: "CONTENT_TYPE".utf8) {
            problem(
                range, "a template cannot change how text is escaped",
                hint: "remove CONTENT_TYPE; names that are HTML are written with three braces")
        } else {
            problem(range, "unknown pragma \"\(text(name))\"", hint: "remove it: templates have no pragmas here")
        }
    }

    // MARK: - Bytes

    /// Returns the range of the delimiter that ends the tag; reports a tag without one.
    private mutating func end(
        of start: Int, from: Int, _ delimiter: [UInt8], isComment: Bool = false
    ) -> Range<Int>? {
        let found = find(delimiter, from: from)
        // A tag inside a tag means that the outer one was not ended.
        if let found, isComment || !contains(open, in: from..<found) {
            offset = found + delimiter.count
            return found..<offset
        }
        let line = bytes[start...].firstIndex(where: \.isLineEnd) ?? bytes.count
        let next = isComment ? nil : find(open, from: from)
        endless(start..<max(min(line, next ?? line), start + 1), expected: delimiter)
        // A tag in a comment without an end is part of the comment.
        offset = found == nil && find(close, from: from) == nil ? bytes.count : next ?? bytes.count
        return nil
    }

    private mutating func endless(_ range: Range<Int>, expected: [UInt8]) {
        problem(
            range, "the tag \"\(text(range))\" has no end", hint: "expected \(text(expected)) behind it")
        offset = bytes.count
    }

    private mutating func problem(_ range: Range<Int>, _ message: String, hint: String? = nil) {
        problems.append(Problem(message, hint: hint, at: range))
    }

    private func text(_ range: Range<Int>) -> String {
        readable(String(decoding: bytes[range], as: UTF8.self), atMost: 60)
    }

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start < end, bytes[start].isSpaceOrTab || bytes[start].isLineEnd { start += 1 }
        while end > start, bytes[end - 1].isSpaceOrTab || bytes[end - 1].isLineEnd { end -= 1 }
        return start..<end
    }

    private func contains(_ word: [UInt8], in range: Range<Int>) -> Bool {
        find(word, from: range.lowerBound, before: range.upperBound) != nil
    }

    private func find(_ word: [UInt8], from: Int, before limit: Int = .max) -> Int? {
        let end = min(bytes.count, limit)
        return from < end ? bytes.firstOffset(of: word, in: from..<end) : nil
    }
}
