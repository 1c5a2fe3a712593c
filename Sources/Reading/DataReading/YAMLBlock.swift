import SourceText

/// Reads a block of YAML as values: front matter, settings, files of data.
package enum YAMLBlock {
    /// - Parameter subject: what messages call the block.
    package static func entries(
        _ source: SourceText, _ block: Range<Int>, subject: String = frontMatter
    ) throws(Problem) -> [MetadataEntry] {
        switch try value(source, block, subject: subject).content {
        case .table(let entries): return entries
        case .null: return []
        case .scalar, .list:
            throw Problem(
                "\(subject) has no keys", hint: "write one key a line, such as title: Clouds",
                at: block.lowerBound..<block.lowerBound)
        }
    }

    package static let frontMatter = "the front matter"

    /// A block, whatever it is.
    package static func value(
        _ source: SourceText, _ block: Range<Int>, subject: String
    ) throws(Problem) -> MetadataValue {
        let words = YAMLWords(
            subject,
            hint:
                "\(subject == frontMatter ? "front matter" : subject) is YAML: a value with : or # or quotes in it stands in quotes"
        )
        let nothing = MetadataValue(.null, at: block.lowerBound)
        guard let value = try readYAML(source, block, words) else { return nothing }
        if case .null = value.content { return nothing }
        return value
    }
}
