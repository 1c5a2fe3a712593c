import SourceText

/// The position of front matter at the beginning of a text: of a block between fences, or of the JSON object that Hugo
/// allows there.
package enum FrontMatterBlock: Sendable, Equatable {
    case none
    /// Complete front matter: its language, the range between its fences or of the JSON object, and the offset at which
    /// the rest of the text begins.
    case block(FrontMatterFence.Language, content: Range<Int>, end: Int)
    /// Front matter of this language begins, but has no end within the bytes.
    case unfinished(FrontMatterFence.Language)

    /// Finds the front matter of a text.
    ///
    /// - Parameters:
    ///   - bytes: the text, or its first bytes, without a byte order mark.
    ///   - isWhole: whether `bytes` are the whole text.
    package init(_ bytes: [UInt8], isWhole: Bool = true) {
        let first = ByteLines.line(in: bytes, at: Self.start(of: bytes))
        // A line that may continue after the last byte may yet become a fence, or turn out not to be one.
        let isCut = !isWhole && first.next == bytes.count && bytes.last != UInt8(ascii: "\n")
        if isCut, first.range.count < 32 {
            self = .unfinished(.yaml)
        } else if let fence = FrontMatterFence(bytes[ByteLines.withoutTrailingBlanks(bytes, first.range)]) {
            self = Self.fenced(bytes, from: first.next, fence, isWhole: isWhole)
        } else if let end = Self.jsonObject(bytes) {
            self = end.map { .block(.json, content: 0..<$0, end: $0) } ?? .unfinished(.json)
        } else {
            self = .none
        }
    }

    /// Returns the offset of the line with which front matter may begin: the first one, or a fence of TOML below blank
    /// lines, which Zola and Hugo pass over. A fence of YAML would be a rule there.
    private static func start(of bytes: [UInt8]) -> Int {
        guard let start = bytes.firstIndex(where: { !$0.isBlank && $0 != UInt8(ascii: "\n") }), start > 0,
            bytes[start - 1] == UInt8(ascii: "\n"), bytes[start...].starts(with: "+++".utf8)
        else { return 0 }
        return start
    }

    private static func fenced(
        _ bytes: [UInt8], from start: Int, _ fence: FrontMatterFence, isWhole: Bool
    ) -> FrontMatterBlock {
        var offset = start
        while offset < bytes.count {
            let line = ByteLines.line(in: bytes, at: offset)
            if !isWhole, line.next == bytes.count, bytes[bytes.count - 1] != UInt8(ascii: "\n") { break }
            if fence.isClosed(by: bytes[ByteLines.withoutTrailingBlanks(bytes, line.range)]) {
                return .block(fence.language, content: start..<offset, end: line.next)
            }
            offset = line.next
        }
        return .unfinished(fence.language)
    }

    /// Returns the end of the JSON object with which a post of Hugo begins, `.some(nil)` if it is not within the bytes,
    /// and nil if this is not an object: `{{` and `{%` begin a template.
    private static func jsonObject(_ bytes: [UInt8]) -> Int?? {
        guard bytes.first == UInt8(ascii: "{") else { return nil }
        let inside = bytes.dropFirst().first { !$0.isBlank && $0 != UInt8(ascii: "\n") }
        guard inside == UInt8(ascii: "\"") || inside == UInt8(ascii: "}") else { return nil }
        var depth = 0
        var isInString = false
        var index = 0
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\\") where isInString: index += 1
            case UInt8(ascii: "\""): isInString.toggle()
            case UInt8(ascii: "{") where !isInString, UInt8(ascii: "[") where !isInString: depth += 1
            case UInt8(ascii: "}") where !isInString, UInt8(ascii: "]") where !isInString:
                depth -= 1
                if depth == 0 { return .some(index + 1) }
            default: break
            }
            index += 1
        }
        return .some(nil)
    }

    /// Returns the offset at which the front matter of a Markdown text ends, or 0 if there is none. A rule of Markdown
    /// looks like a fence, so the first line of the block that is not a comment must have a key or a bracket.
    package static func end(in bytes: [UInt8]) -> Int {
        guard case .block(let language, let content, let end) = FrontMatterBlock(bytes) else { return 0 }
        if language == .json, content.lowerBound == 0 { return end }
        var offset = content.lowerBound
        while offset < content.upperBound {
            let (line, next) = ByteLines.line(in: bytes, at: offset)
            let text = bytes[bytes.trimmingBlanks(line)]
            if let first = text.first, first != UInt8(ascii: "#") { return text.holdsKey ? end : 0 }
            offset = next
        }
        return content.isEmpty ? end : 0
    }
}

extension ArraySlice<UInt8> {
    /// Whether a line is `key: value` or `key = value`, a table, or a value in brackets.
    fileprivate var holdsKey: Bool {
        if first == UInt8(ascii: "[") || first == UInt8(ascii: "{") { return true }
        return indices.contains { index in
            self[index] == UInt8(ascii: "=")
                || self[index] == UInt8(ascii: ":") && (index + 1 == endIndex || self[index + 1].isBlank)
        }
    }
}

/// Functions that find lines in bytes that need not be UTF-8.
package enum ByteLines {
    /// Returns the range of the line that begins at `offset`, without its line ending, and the offset of the next line.
    package static func line(in bytes: [UInt8], at offset: Int) -> (range: Range<Int>, next: Int) {
        var end = offset
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
        let next = min(end + 1, bytes.count)
        if end > offset, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        return (offset..<end, next)
    }

    /// Returns the range of bytes without the spaces, tabs and carriage returns at its end.
    package static func withoutTrailingBlanks(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        while end > range.lowerBound, bytes[end - 1].isBlank { end -= 1 }
        return range.lowerBound..<end
    }
}
