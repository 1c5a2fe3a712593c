import DataReading
import SourceText

/// The front matter of one post: its keys and values, in whatever ``PostFormat`` the post has them.
package struct PostMetadata: Sendable {
    /// The format of the front matter; nil if the post has no front matter, or has it in a language that is not read.
    package let format: PostFormat?
    /// The keys of the top level with their values, in the order of the source.
    package let entries: [MetadataEntry]
    /// The language of front matter that is not read, such as JavaScript; nil if the front matter is read or absent.
    package let foreignLanguage: String?
    /// The notes on the front matter: on each key that occurs again, whose last value counts.
    package let notes: [InputNote]
    /// The post up to the end of its front matter.
    package let source: SourceText

    /// The maximum size of front matter, in bytes: more is a mistake, and the limit bounds the cost of a hostile post.
    package static let longest = 1 << 16

    /// Makes the metadata of a post from parts of its front matter that were read before.
    package init(path: String, format: PostFormat?, foreignLanguage: String?, entries: [MetadataEntry]) {
        (self.format, self.foreignLanguage, self.entries) = (format, foreignLanguage, entries)
        source = SourceText(emptyAt: path)
        notes = []
    }

    /// Reads the front matter of a whole post.
    ///
    /// - Parameter kind: the kind of the file, which decides about front matter without fences.
    /// - Throws: ``Problem`` at the place of the front matter that cannot be read.
    package init(path: String, bytes: [UInt8], kind: PostKind) throws(Problem) {
        let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
        try self.init(path: path, bytes: bytes, head: PostHead(bytes, kind: kind, isWhole: true))
    }

    /// Reads the front matter that was found as `head` in the first bytes of a post. The bytes after the front matter
    /// are ignored, whatever they are.
    ///
    /// - Parameter bytes: the post, or its first bytes, without a byte order mark.
    /// - Throws: ``Problem`` at the place of the front matter that cannot be read, or if the front matter has no end.
    package init(path: String, bytes: [UInt8], head: PostHead) throws(Problem) {
        switch head {
        case .none, .foreign:
            if case .foreign(let language) = head { foreignLanguage = language } else { foreignLanguage = nil }
            format = nil
            (entries, notes) = ([], [])
            // UTF-16 has no fence that could be found; its byte order mark is reason enough to report it.
            let isUTF16 = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
            source = try SourceText(path: path, bytes: isUTF16 ? Array(bytes.prefix(4)) : [])
        case .unfinished(let format):
            // The bytes after the first line may be anything.
            let line = ByteLines.line(in: bytes, at: 0).range
            let source = (try? SourceText(path: path, bytes: Array(bytes[line]))) ?? SourceText(emptyAt: path)
            let fence = format == .json && bytes.first == UInt8(ascii: "{") ? 1 : line.count
            let end =
                switch format {
                case .toml: "+++"
                case .json: "}"
                case .yaml: "---"
                case .keyValue, .restructuredText, .html: "a blank line"
                }
            let within = bytes.count > Self.longest ? " within \(Self.longest) bytes" : ""
            throw Problem(
                source, at: 0..<min(fence, source.bytes.count),
                "the front matter in \(format.name) has no end\(within)", hint: "close it with \(end)")
        case .block(let format, let content, let end):
            foreignLanguage = nil
            self.format = format
            let source = try SourceText(path: path, bytes: Array(bytes[..<end]))
            self.source = source
            do throws(Problem) {
                guard content.count <= Self.longest || !format.hasEnd else {
                    throw Problem(
                        "the front matter has \(content.count) bytes, expected at most \(Self.longest)",
                        hint: "close it above the text of the post", at: 0..<0)
                }
                let (entries, repeated) = try Self.entries(source, content, format)
                self.entries = entries
                notes = repeated.map { key in
                    InputNote(
                        path: path, line: source.lineNumber(at: key.offset),
                        "\"\(key.name)\" stands in the front matter again: this value counts")
                }
            } catch {
                throw error.placed(in: source)
            }
        }
    }

    private static func entries(
        _ source: SourceText, _ content: Range<Int>, _ format: PostFormat
    ) throws(Problem) -> (entries: [MetadataEntry], repeated: [RepeatedKey]) {
        switch format {
        case .yaml: try YAMLBlock.lenientEntries(source, content)
        case .toml: (try TOMLReader.entries(source.bytes, content), [])
        case .json: try JSONMetadata.lenientEntries(source.bytes, content)
        case .keyValue, .restructuredText: (FieldLines.entries(source, content, format), [])
        case .html: (MetaElements.entries(source, content), [])
        }
    }

    /// The value of a key, in any case of its letters, or nil; `params.topics` is the key `topics` of the table
    /// `params`.
    package subscript(key: String) -> MetadataValue? {
        if let value = MetadataValue.value(of: key, in: entries) { return value }
        var inner = entries
        var value: MetadataValue?
        for part in key.split(separator: ".", omittingEmptySubsequences: false) {
            value = MetadataValue.value(of: String(part), in: inner)
            guard let value else { return nil }
            if case .table(let entries) = value.content { inner = entries } else { inner = [] }
        }
        return value
    }

    /// Whether the front matter keeps the tags of the post from being counted: `draft: true`, `published: false`,
    /// `status: draft`, `eleventyExcludeFromCollections: true`.
    package var isDraft: Bool { isUnpublished || isInNoCollection }

    /// Whether the front matter says that the post has no page yet.
    package var isUnpublished: Bool {
        says("draft", FlagWord.yes) || says("published", FlagWord.no) || says("status", ["draft", "skip"])
    }

    /// Whether the front matter keeps the post out of the lists of Eleventy, whose page it has.
    package var isInNoCollection: Bool { says("eleventyExcludeFromCollections", FlagWord.yes) }

    /// Whether the post has a page but is in no list, as with `status: hidden` of Pelican.
    package var isHidden: Bool { says("status", ["hidden"]) }

    private func says(_ key: String, _ words: [String]) -> Bool {
        guard case .scalar(let text) = MetadataValue.value(of: key, in: entries)?.content else { return false }
        return words.contains(text.lowercased())
    }
}

/// The words that mean true or false as the value of a key in front matter, in lower case.
package enum FlagWord {
    package static let yes = ["true", "yes", "on", "1"]
    package static let no = ["false", "no", "off", "0"]
}
