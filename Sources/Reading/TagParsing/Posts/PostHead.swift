import DataReading
import SourceText

/// Where the front matter of a post stands, seen from its first bytes.
package enum PostHead: Sendable, Equatable {
    /// The post has none.
    case none
    /// It is in a language that is not read, such as Eleventy's JavaScript.
    case foreign(language: String)
    /// The bytes between the fences, and the end of what belongs to the front matter.
    case block(PostFormat, content: Range<Int>, end: Int)
    /// The bytes end before it does.
    case unfinished(PostFormat)

    /// Looks for front matter at the beginning of a post.
    ///
    /// - Parameters:
    ///   - bytes: the post, or its first bytes, without a byte order mark.
    ///   - kind: what the file is by its name; it decides about front matter without fences.
    ///   - isWhole: whether the bytes are all of the post.
    package init(_ bytes: [UInt8], kind: PostKind, isWhole: Bool) {
        let first = PostLines.line(in: bytes, at: 0)
        // A line that the bytes cut off may yet become a fence, or stop being one.
        let isCut = !isWhole && first.next == bytes.count && bytes.last != UInt8(ascii: "\n")
        let text = PostLines.withoutTrailingBlanks(bytes, first.range)
        if isCut, first.range.count < 32 {
            self = .unfinished(.yaml)
        } else if let fence = FrontMatterFence(bytes[text]) {
            switch fence.language {
            case .foreign(let language): self = .foreign(language: language)
            case .yaml: self = Self.fenced(bytes, from: first.next, .yaml, fence, isWhole: isWhole)
            case .toml: self = Self.fenced(bytes, from: first.next, .toml, fence, isWhole: isWhole)
            case .json: self = Self.fenced(bytes, from: first.next, .json, fence, isWhole: isWhole)
            }
        } else if let end = Self.jsonObject(bytes) {
            self = end.map { .block(.json, content: 0..<$0, end: $0) } ?? .unfinished(.json)
        } else {
            self = Self.unfenced(bytes, kind: kind, isWhole: isWhole)
        }
    }

    private static func fenced(
        _ bytes: [UInt8], from start: Int, _ format: PostFormat, _ fence: FrontMatterFence, isWhole: Bool
    ) -> PostHead {
        var offset = start
        while offset < bytes.count {
            let line = PostLines.line(in: bytes, at: offset)
            if !isWhole, line.next == bytes.count, bytes[bytes.count - 1] != UInt8(ascii: "\n") { break }
            if fence.isClosed(by: bytes[PostLines.withoutTrailingBlanks(bytes, line.range)]) {
                return .block(format, content: start..<offset, end: line.next)
            }
            offset = line.next
        }
        return .unfinished(format)
    }

    /// The end of the JSON object with which a post of Hugo begins, `.some(nil)` when the bytes do not have it; nil when
    /// this is no object: `{{` and `{%` begin a template.
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

    private static func unfenced(_ bytes: [UInt8], kind: PostKind, isWhole: Bool) -> PostHead {
        switch kind {
        case .markdown:
            guard FieldLines.beginMarkdown(bytes) else { return .none }
            guard let end = FieldLines.endOfMarkdown(bytes, isWhole: isWhole) else { return .unfinished(.keyValue) }
            return .block(.keyValue, content: 0..<end, end: end)
        case .restructuredText:
            guard let content = FieldLines.restructuredText(bytes, isWhole: isWhole) else {
                return .unfinished(.restructuredText)
            }
            return content.isEmpty ? .none : .block(.restructuredText, content: content, end: content.upperBound)
        case .html:
            guard let end = MetaElements.end(bytes, isWhole: isWhole) else { return .unfinished(.html) }
            return end == 0 ? .none : .block(.html, content: 0..<end, end: end)
        case .other: return .none
        }
    }
}

/// How front matter is written.
package enum PostFormat: String, Sendable {
    case yaml, toml, json
    /// The lines `Key: value` of Pelican's Markdown.
    case keyValue
    /// The fields `:key: value` of Pelican's reStructuredText.
    case restructuredText
    /// The `<meta>` elements of Pelican's HTML.
    case html

    /// Whether something closes it; otherwise the first line that does not belong to it ends it.
    var hasEnd: Bool { self == .yaml || self == .toml || self == .json }

    /// As messages call it.
    var name: String {
        switch self {
        case .yaml, .toml, .json: rawValue.uppercased()
        case .keyValue, .restructuredText, .html: "metadata"
        }
    }
}

/// What a post is by the end of its name.
package enum PostKind: Sendable {
    case markdown, html, restructuredText
    /// A template or AsciiDoc: front matter in fences only.
    case other

    /// Nil for a file that is no post.
    package init?(fileName: ArraySlice<UInt8>) {
        guard let point = fileName.lastIndex(of: UInt8(ascii: ".")), point > fileName.startIndex else { return nil }
        switch String(decoding: fileName[(point + 1)...], as: UTF8.self).lowercased() {
        case "md", "markdown", "mdown", "mkd", "mkdn", "mdx": self = .markdown
        case "html", "htm", "xhtml": self = .html
        case "rst": self = .restructuredText
        case "njk", "liquid", "adoc", "asciidoc": self = .other
        default: return nil
        }
    }

    /// What a folder is searched for, as messages say it.
    package static let endings = ".md, .markdown, .html, .rst, .njk, .liquid or .adoc"
}

/// Lines of bytes that may be no UTF-8.
enum PostLines {
    /// The line that begins at an offset, without its end, and where the next one begins.
    static func line(in bytes: [UInt8], at offset: Int) -> (range: Range<Int>, next: Int) {
        var end = offset
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
        let next = min(end + 1, bytes.count)
        if end > offset, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        return (offset..<end, next)
    }

    static func withoutTrailingBlanks(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        while end > range.lowerBound, bytes[end - 1].isBlank { end -= 1 }
        return range.lowerBound..<end
    }
}
