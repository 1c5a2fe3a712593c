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
    /// Returns the names of tags that the front matter has under the given keys.
    ///
    /// A key is looked up at the top level; then `tags` and `categories` in the singular, as in Jekyll; then in Zola's
    /// table `taxonomies`. Each scalar of a list is a name. A text is split at its commas, or in Pelican's formats at
    /// its semicolons if it has any; a text without either is one name.
    ///
    /// - Parameter splitsAtSpaces: whether a text without commas is split into words, as in Jekyll, except under a
    ///   singular key.
    /// - Throws: ``Problem`` with every value that is no name and no list of names.
    package func names(of keys: [String], splitsAtSpaces: Bool) throws(Problem) -> PostNames {
        var result = PostNames()
        var seen = Set<String>()
        var problems = ProblemCollector()
        for key in keys {
            guard let (value, isSingular) = value(of: key) else { continue }
            switch value.content {
            case .null: break
            case .scalar(let text):
                for part in parts(text, splitsAtSpaces: splitsAtSpaces && !isSingular) {
                    let name = Self.name(part)
                    if !name.isEmpty, seen.insert(name).inserted { result.names.append((name, value.offset)) }
                }
            case .list(let values):
                var empty: (count: Int, offset: Int) = (0, 0)
                for value in values {
                    switch value.content {
                    case .scalar(let text):
                        let name = Self.name(text)
                        if name.isEmpty {
                            if empty.count == 0 { empty.offset = value.offset }
                            empty.count += 1
                        } else if seen.insert(name).inserted {
                            result.names.append((name, value.offset))
                        }
                    case .null:
                        if empty.count == 0 { empty.offset = value.offset }
                        empty.count += 1
                    case .list, .table: problems.append(problem(key, value, inList: true))
                    }
                }
                if empty.count > 0 {
                    let entries = empty.count == 1 ? "an empty entry" : "\(empty.count) empty entries"
                    result.notes.append(
                        InputNote(
                            path: source.path, line: source.lineNumber(at: empty.offset),
                            "\(entries) of \"\(key)\", not counted"))
                }
            case .table: problems.append(problem(key, value, inList: false))
            }
        }
        try problems.check()
        return result
    }

    /// The singular of each key that has one, as in Jekyll.
    private static let singulars = ["tags": "tag", "categories": "category"]

    /// Whether the front matter has the key, in any of its places, even without a value.
    func has(_ key: String) -> Bool {
        if self[key] != nil { return true }
        if let singular = Self.singulars[key.lowercased()], self[singular] != nil { return true }
        return inTaxonomies(key) != nil
    }

    private func value(of key: String) -> (MetadataValue, isSingular: Bool)? {
        if let value = self[key], !value.isEmpty { return (value, false) }
        if let singular = Self.singulars[key.lowercased()],
            let value = MetadataValue.value(of: singular, in: entries), !value.isEmpty
        {
            return (value, true)
        }
        return inTaxonomies(key).map { ($0, false) }
    }

    private func inTaxonomies(_ key: String) -> MetadataValue? {
        guard case .table(let taxonomies) = MetadataValue.value(of: "taxonomies", in: entries)?.content else {
            return nil
        }
        return MetadataValue.value(of: key, in: taxonomies)
    }

    private func parts(_ text: String, splitsAtSpaces: Bool) -> [Substring] {
        let isPelican = format == .keyValue || format == .restructuredText || format == .html
        if isPelican, text.utf8.contains(UInt8(ascii: ";")) { return text.split(separator: ";") }
        if text.utf8.contains(UInt8(ascii: ",")) { return text.split(separator: ",") }
        return splitsAtSpaces ? text.split { $0.isWhitespace } : [text[...]]
    }

    /// A name on one line, without white space at its ends.
    private static func name(_ text: some StringProtocol) -> String {
        PlainText.collapsingWhiteSpace(String(text)).replacingLineFeeds()
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
