import SourceText

/// Functions that read a block of YAML: front matter, settings or a data file.
package enum YAMLBlock {
    /// Returns the entries of a block whose value is a mapping, in the order of the source; none for an empty block.
    ///
    /// - Parameter subject: the name of the block in messages.
    /// - Throws: ``Problem`` for invalid YAML, or a value that is no mapping.
    package static func entries(
        _ source: SourceText, _ block: Range<Int>, subject: String = frontMatter
    ) throws(Problem) -> [MetadataEntry] {
        var keys = RepeatedKeys(areAllowed: false)
        return try entries(source, block, subject: subject, &keys)
    }

    /// Returns the entries of the front matter of a post, in which the last value of a repeated key counts.
    ///
    /// - Returns: the entries, and the first 20 occurrences of keys that were there before.
    /// - Throws: ``Problem`` for invalid YAML, or a value that is no mapping.
    package static func lenientEntries(
        _ source: SourceText, _ block: Range<Int>
    ) throws(Problem) -> (entries: [MetadataEntry], repeated: [RepeatedKey]) {
        var keys = RepeatedKeys(areAllowed: true)
        let entries = try entries(source, block, subject: frontMatter, &keys)
        return (entries, keys.found)
    }

    private static func entries(
        _ source: SourceText, _ block: Range<Int>, subject: String, _ keys: inout RepeatedKeys
    ) throws(Problem) -> [MetadataEntry] {
        switch try value(source, block, subject: subject, &keys).content {
        case .table(let entries): return entries
        case .null: return []
        case .scalar, .list:
            throw Problem(
                "\(subject) has no keys", hint: "write one key a line, such as title: Clouds",
                at: block.lowerBound..<block.lowerBound)
        }
    }

    /// The name of front matter in messages.
    package static let frontMatter = "the front matter"

    /// Returns the value of a block; null if the block is empty.
    ///
    /// - Parameter subject: the name of the block in messages.
    /// - Throws: ``Problem`` for invalid YAML.
    package static func value(
        _ source: SourceText, _ block: Range<Int>, subject: String
    ) throws(Problem) -> MetadataValue {
        var keys = RepeatedKeys(areAllowed: false)
        return try value(source, block, subject: subject, &keys)
    }

    private static func value(
        _ source: SourceText, _ block: Range<Int>, subject: String, _ keys: inout RepeatedKeys
    ) throws(Problem) -> MetadataValue {
        let words = YAMLWords(
            subject,
            hint:
                "\(subject == frontMatter ? "front matter" : subject) is YAML: a value with : or # or quotes in it stands in quotes"
        )
        let nothing = MetadataValue(.null, at: block.lowerBound)
        guard let value = try readYAML(source, block, words, &keys) else { return nothing }
        if case .null = value.content { return nothing }
        return value
    }
}
