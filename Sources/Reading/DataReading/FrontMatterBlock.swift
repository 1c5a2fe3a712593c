import SourceText

/// The front matter at the beginning of a text: a block between fences, or the JSON object that Hugo reads.
package enum FrontMatterBlock: Sendable, Equatable {
    case none
    /// The range between the fences, or that of the object, and the offset at which the rest of the text begins.
    case block(FrontMatterFence.Language, content: Range<Int>, end: Int)
    /// Front matter begins, and the bytes end before it does.
    case unfinished(FrontMatterFence.Language)

    /// Finds the front matter of a text.
    ///
    /// - Parameters:
    ///   - bytes: the text, or its first bytes, without a byte order mark.
    ///   - isWhole: whether the bytes are all of the text.
    package init(_ bytes: [UInt8], isWhole: Bool = true) {
        let first = ByteLines.line(in: bytes, at: 0)
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

    /// Returns the end of the front matter, or 0 if there is none, of a text that may as well begin with a rule of
    /// Markdown, which looks the same: the first line that is not a comment must have a key or a bracket.
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

/// Lines of bytes that need not be UTF-8.
package enum ByteLines {
    /// Returns the line that begins at an offset, without its line ending, and the offset of the next line.
    package static func line(in bytes: [UInt8], at offset: Int) -> (range: Range<Int>, next: Int) {
        var end = offset
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
        let next = min(end + 1, bytes.count)
        if end > offset, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        return (offset..<end, next)
    }

    /// Returns the range without spaces, tabs and carriage returns at its end.
    package static func withoutTrailingBlanks(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        while end > range.lowerBound, bytes[end - 1].isBlank { end -= 1 }
        return range.lowerBound..<end
    }
}
