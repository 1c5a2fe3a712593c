import DataReading
import PostReading
import SourceText

extension TagList {
    /// Reads the tags that the front matter of one page names, as ``PostMetadata`` finds them; a tag weighs 1, or the
    /// number that a table gives it: `tags: {swift: 4, linux: 2}`. A page of HTML without fences has its front matter
    /// in its `<meta>` elements: `name="tags"` as in Pelican, else `name="keywords"`, else `property="article:tag"`.
    ///
    /// - Parameter keys: the front-matter keys that hold tags, in any case of their letters.
    /// - Throws: ``Problem`` with every value that cannot be read, or if the page has no front matter, none of the
    ///   keys, or no tag under them.
    package init(readingFrontMatterOf page: SourceText, kind: PostKind, keys: [String]) throws(Problem) {
        let metadata = try PostMetadata(
            path: page.path, bytes: page.bytes, head: PostHead(page.bytes, kind: kind, isWhole: true))
        guard let format = metadata.format else { throw page.missesFrontMatter(metadata, kind) }
        var reader = FrontMatterTags(metadata)
        try reader.read(keys)
        if reader.isEmpty, format == .html, keys == ["tags"] {
            // What HTML itself calls keywords, and what the Open Graph protocol has for articles.
            for key in ["keywords", "article:tag"] where reader.isEmpty { try reader.read([key]) }
        }
        self = try reader.finished(keys)
    }
}

extension SourceText {
    /// The offset after front matter between fences at the beginning of the source; 0 if there is none.
    package var frontMatterEnd: Int { FrontMatterBlock.end(in: bytes) }

    fileprivate func missesFrontMatter(_ metadata: PostMetadata, _ kind: PostKind) -> Problem {
        if let language = metadata.foreignLanguage {
            return Problem(
                path: path, "\(language) front matter is not read", hint: "write it as YAML, TOML or JSON")
        }
        let form = "write it at the very beginning, between lines of ---: tags: [swift, linux]"
        return Problem(
            path: path, "the page has no front matter",
            hint: kind == .html ? "\(form); or in the head: <meta name=\"keywords\" content=\"swift, linux\">" : form)
    }
}

/// Collects the tags under the keys of one front matter.
private struct FrontMatterTags {
    private let metadata: PostMetadata
    private var list = TagList()
    private var problems = ProblemCollector()

    init(_ metadata: PostMetadata) {
        self.metadata = metadata
        list.notes = metadata.notes
    }

    var isEmpty: Bool { list.tags.isEmpty && problems.isEmpty }

    mutating func read(_ keys: [String]) throws(Problem) {
        var others: [String] = []
        for key in keys {
            if case .table(let entries) = metadata[key]?.content, !entries.isEmpty {
                read(entries, of: key)
            } else {
                others.append(key)
            }
        }
        let found = try metadata.names(of: others, in: PostFolders(path: metadata.source.path))
        for (name, offset) in found.names { add(name, weight: 1, at: offset) }
        list.notes += found.notes
    }

    private mutating func read(_ entries: [MetadataEntry], of key: String) {
        for entry in entries {
            guard case .scalar(let text) = entry.value.content, WeightSuffix.isDecimal(Array(text.utf8)[...]),
                let weight = Double(text)
            else {
                report(
                    entry.value.offset, "\"\(entry.key)\" of \"\(key)\" has no weight, expected a number above 0",
                    hint: "write \(key): {swift: 4, linux: 2}, or \(key): [swift, linux] where all weigh the same")
                continue
            }
            add(entry.key, weight: weight, at: entry.value.offset)
        }
    }

    private mutating func add(_ name: String, weight: Double, at offset: Int) {
        do {
            list.tags.append(try Tag(name, weight: weight))
        } catch {
            report(offset, error.message, hint: error.hint)
        }
    }

    private mutating func report(_ offset: Int, _ problem: String, hint: String?) {
        let end = metadata.source.lineRange(at: offset).upperBound
        problems.append(Problem(metadata.source, at: offset..<max(offset, end), problem, hint: hint))
    }

    consuming func finished(_ keys: [String]) throws(Problem) -> TagList {
        try problems.check()
        guard !list.tags.isEmpty else {
            let names = metadata.entries.prefix(12).map(\.key)
            let more = metadata.entries.count > names.count ? " and others" : ""
            throw Problem(
                path: metadata.source.path, "the front matter of the page has no \(keys.joined(separator: " or "))",
                hint: names.isEmpty
                    ? "write \(keys.first ?? "tags"): [swift, linux]"
                    : "its keys are \(names.joined(separator: ", "))\(more); another one is named with key=")
        }
        list.entryCount = list.tags.count
        return list
    }
}
