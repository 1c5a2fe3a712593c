import DataReading
import SourceText

/// The place and the format of a post's front matter, found in the first bytes of the post.
package enum PostHead: Sendable, Equatable {
    /// The post has no front matter.
    case none
    /// The front matter is in a language that is not read, such as Eleventy's JavaScript.
    case foreign(language: String)
    /// The post has front matter in this format, with the range of its content between the fences, and the offset after
    /// the whole front matter.
    case block(PostFormat, content: Range<Int>, end: Int)
    /// The given bytes end inside front matter of this format.
    case unfinished(PostFormat)

    /// Looks for front matter at the beginning of a post.
    ///
    /// - Parameters:
    ///   - bytes: the post, or its first bytes, without a byte order mark.
    ///   - kind: the kind of the post, which decides about front matter without fences.
    ///   - isWhole: whether the bytes are the whole post.
    package init(_ bytes: [UInt8], kind: PostKind, isWhole: Bool) {
        switch FrontMatterBlock(bytes, isWhole: isWhole) {
        case .none: self = Self.unfenced(bytes, kind: kind, isWhole: isWhole)
        case .block(.foreign(let language), _, _), .unfinished(.foreign(let language)):
            self = .foreign(language: language)
        case .block(let language, let content, let end):
            self = .block(PostFormat(language), content: content, end: end)
        case .unfinished(let language): self = .unfinished(PostFormat(language))
        }
    }

    /// The format of the front matter; nil if the post has no front matter, or has it in a language that is not read.
    package var format: PostFormat? {
        switch self {
        case .block(let format, _, _), .unfinished(let format): format
        case .none, .foreign: nil
        }
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

/// The format in which front matter is written.
package enum PostFormat: String, Sendable {
    case yaml, toml, json
    /// The lines `Key: value` of Pelican's Markdown.
    case keyValue
    /// The fields `:key: value` of Pelican's reStructuredText.
    case restructuredText
    /// The `<meta>` elements of Pelican's HTML.
    case html

    /// Makes the format for the language of a fence.
    init(_ language: FrontMatterFence.Language) {
        switch language {
        case .toml: self = .toml
        case .json: self = .json
        case .yaml, .foreign: self = .yaml
        }
    }

    /// Whether a fence closes the format; otherwise the first line that does not belong to it ends it.
    var hasEnd: Bool { self == .yaml || self == .toml || self == .json }

    /// The name of the format in messages.
    var name: String {
        switch self {
        case .yaml, .toml, .json: rawValue.uppercased()
        case .keyValue, .restructuredText, .html: "metadata"
        }
    }
}

/// The kind of a post, by its file's extension. The kind decides whether front matter may have no fences.
package enum PostKind: Sendable {
    case markdown, html, restructuredText
    /// A template or AsciiDoc, with front matter between fences only.
    case other

    /// Finds the kind of a post by its file name in UTF-8, with the extension in any case; nil for a file that is no
    /// post.
    package init?(fileName: ArraySlice<UInt8>) {
        guard let point = fileName.lastIndex(of: UInt8(ascii: ".")), point > fileName.startIndex else { return nil }
        switch String(decoding: fileName[(point + 1)...], as: UTF8.self).lowercased() {
        case "md", "markdown", "mdown", "mkd", "mkdn", "mdx": self = .markdown
        case "html", "htm", "xhtml": self = .html
        case "rst": self = .restructuredText
        case "njk", "liquid", "adoc", "asciidoc", "org", "textile", "dj": self = .other
        default: return nil
        }
    }

    /// The usual extensions of posts, as messages list them.
    package static let endings = ".md, .markdown, .html, .rst, .njk, .liquid or .adoc"
}
