import DataReading
import SourceText

/// The names of tags in the front matter of one post.
package struct PostNames: Sendable {
    /// The names of the post's tags, each once: key by key, and within a key in the order of its values. The offset in
    /// the post is that of the value in which the name first occurs.
    package var names: [(name: String, offset: Int)] = []
    /// The notes on values that were not counted as names, such as empty ones.
    package var notes: [InputNote] = []
}

extension PostMetadata {
    /// Returns the names of tags that the front matter has under the given keys, for a post that is, or is not, one of
    /// Jekyll.
    package func names(of keys: [String], splitsAtSpaces isOfJekyll: Bool) throws(Problem) -> PostNames {
        try names(of: keys, in: PostFolders(areOfJekyll: isOfJekyll))
    }

    /// Returns the names of tags that the front matter has under the given keys.
    ///
    /// A key is looked up at the top level; then `tags` and `categories` in the singular; then in Zola's table
    /// `taxonomies`. Each scalar of a list is a name. A text is split at its commas, or in Pelican's formats at its
    /// semicolons if it has any; a text without either is one name.
    ///
    /// Jekyll has rules of its own: a text without commas is split at blanks; a text under `tag` or `category` is one
    /// name, whatever is in it; `tag` takes precedence over `tags`; and the categories are those of the folders above
    /// `_posts`, those of `categories` and those of `category` together.
    ///
    /// - Parameter folders: the folders of the post, which show whether it is one of Jekyll.
    /// - Throws: ``Problem`` with every value that is no name and no list of names.
    package func names(of keys: [String], in folders: PostFolders) throws(Problem) -> PostNames {
        var found = FoundNames()
        for key in keys {
            if key.lowercased() == "categories" {
                for folder in folders.categories { found.add(folder, at: 0) }
            }
            for (value, isWhole) in values(of: key, isOfJekyll: folders.areOfJekyll) {
                switch value.content {
                case .null: break
                case .scalar(let text):
                    let parts = isWhole ? [text[...]] : parts(text, splitsAtSpaces: folders.areOfJekyll)
                    for part in parts { found.add(part, at: value.offset) }
                case .list(let values):
                    for value in values {
                        switch value.content {
                        case .scalar(let text): if !found.add(text, at: value.offset) { found.noteEmpty(value) }
                        case .null: found.noteEmpty(value)
                        case .list, .table: found.problems.append(problem(key, value, inList: true))
                        }
                    }
                case .table: found.problems.append(problem(key, value, inList: false))
                }
                if let (count, offset) = found.takeEmpty() {
                    let entries = count == 1 ? "an empty entry" : "\(count) empty entries"
                    found.result.notes.append(
                        InputNote(
                            path: source.path, line: source.lineNumber(at: offset),
                            "\(entries) of \"\(key)\", not counted"))
                }
            }
        }
        try found.problems.check()
        return found.result
    }

    /// Names that are collected, each once.
    private struct FoundNames {
        var result = PostNames()
        var problems = ProblemCollector()
        private var seen = Set<String>()
        private var empty: (count: Int, offset: Int) = (0, 0)

        /// Adds a name in one line, unless it was added before; returns false for an empty one.
        @discardableResult
        mutating func add(_ text: some StringProtocol, at offset: Int) -> Bool {
            let name = PlainText.collapsingWhiteSpace(String(text)).replacingLineFeeds()
            guard !name.isEmpty else { return false }
            if seen.insert(name).inserted { result.names.append((name, offset)) }
            return true
        }

        mutating func noteEmpty(_ value: MetadataValue) {
            if empty.count == 0 { empty.offset = value.offset }
            empty.count += 1
        }

        /// Returns how many empty entries were found since the last call, and where the first is; nil if none.
        mutating func takeEmpty() -> (count: Int, offset: Int)? {
            defer { empty.count = 0 }
            return empty.count > 0 ? empty : nil
        }
    }

    /// The singular of each key that has one, as in Jekyll.
    private static let singulars = ["tags": "tag", "categories": "category"]

    /// Whether the front matter has the key, in any of its places, even without a value.
    package func has(_ key: String) -> Bool {
        if self[key] != nil { return true }
        if let singular = Self.singulars[key.lowercased()], self[singular] != nil { return true }
        return inTaxonomies(key) != nil
    }

    /// Returns the values that hold the names of a key, and whether a text there is one name.
    private func values(of key: String, isOfJekyll: Bool) -> [(MetadataValue, isWhole: Bool)] {
        func given(_ key: String) -> MetadataValue? { self[key].flatMap { $0.isEmpty ? nil : $0 } }
        let lowered = key.lowercased()
        let isWhole = isOfJekyll && Self.singulars.values.contains(lowered)
        let plural = given(key).map { ($0, isWhole: isWhole || isPelican && lowered == "category") }
        guard let name = Self.singulars[lowered], let value = given(name) else {
            return (plural ?? inTaxonomies(key).map { ($0, false) }).map { [$0] } ?? []
        }
        // Pelican, too, knows one category a post.
        let singular = (value, isWhole: isOfJekyll || isPelican && name == "category")
        guard isOfJekyll else { return [plural ?? singular] }
        return name == "tag" ? [singular] : [plural, singular].compactMap(\.self)
    }

    private func inTaxonomies(_ key: String) -> MetadataValue? {
        guard case .table(let taxonomies) = MetadataValue.value(of: "taxonomies", in: entries)?.content else {
            return nil
        }
        return MetadataValue.value(of: key, in: taxonomies)
    }

    private var isPelican: Bool { format == .keyValue || format == .restructuredText || format == .html }

    private func parts(_ text: String, splitsAtSpaces: Bool) -> [Substring] {
        if isPelican, text.utf8.contains(UInt8(ascii: ";")) { return text.split(separator: ";") }
        if text.utf8.contains(UInt8(ascii: ",")) { return text.split(separator: ",") }
        return splitsAtSpaces ? text.split { $0.isWhitespace } : [text[...]]
    }

    private func problem(_ key: String, _ value: MetadataValue, inList: Bool) -> Problem {
        var found = "a list"
        if case .table = value.content { found = "a table" }
        let line = source.lineRange(at: value.offset)
        return Problem(
            source, at: value.offset..<max(value.offset, line.upperBound),
            inList
                ? "an entry of \"\(key)\" is \(found), expected a name"
                : "\"\(key)\" is \(found), expected a list of names",
            hint: "write names: \(key): [clouds, \"machine learning\"]; a text with : in it stands in quotes")
    }
}
