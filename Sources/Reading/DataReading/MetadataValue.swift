/// A value in the front matter of a post or in a data file, with the values inside it. Scalars keep the text of the
/// source, so that a tag `no`, `1.10` or `2024-01-01` is a name, and not a boolean, number or date.
package struct MetadataValue: Sendable {
    /// The content of a value: null, a text, or other values.
    package enum Content: Sendable {
        /// No value: `null` of JSON or YAML, `~`, or an empty value of YAML.
        case null
        case scalar(String)
        case list([MetadataValue])
        case table([MetadataEntry])
    }

    package let content: Content
    /// The offset of the first byte of the value in the source, for messages.
    package let offset: Int

    package init(_ content: Content, at offset: Int) {
        self.content = content
        self.offset = offset
    }

    /// The maximum number of levels of values inside each other. Deeper values are refused, since reading and releasing
    /// them takes a stack frame for each level.
    package static let deepest = 64
}

/// A key of a table, and its value.
package struct MetadataEntry: Sendable {
    package let key: String
    package let value: MetadataValue
    /// The offset of the first byte of the key in YAML; in JSON and TOML, the offset of the value.
    package let keyOffset: Int
    /// Whether the key is a text. In YAML it may also be a list or a table; then ``key`` is `?`.
    package let isNamed: Bool

    package init(_ key: String, _ value: MetadataValue, keyAt offset: Int? = nil, isNamed: Bool = true) {
        (self.key, self.value, self.isNamed) = (key, value, isNamed)
        keyOffset = offset ?? value.offset
    }
}

extension MetadataValue {
    /// The text of a scalar; nil for null, a list or a table.
    package var text: String? { if case .scalar(let text) = content { text } else { nil } }

    /// Returns whether a text means null in YAML: it is empty, `~`, or `null` in one of its three spellings.
    package static func isNull(_ text: String) -> Bool {
        text.isEmpty || text == "~" || text == "null" || text == "Null" || text == "NULL"
    }

    /// Returns the value of a key in any case of its letters; nil if no entry has the key. An entry with the exact
    /// spelling takes precedence.
    package static func value(of key: String, in entries: [MetadataEntry]) -> MetadataValue? {
        if let entry = entries.first(where: { $0.key == key }) { return entry.value }
        let lowered = key.lowercased()
        return entries.first { $0.key.utf8.count == key.utf8.count && $0.key.lowercased() == lowered }?.value
    }

    /// Whether the value is null, an empty text, or a list or table without entries.
    package var isEmpty: Bool {
        switch content {
        case .null: true
        case .scalar(let text): text.isEmpty
        case .list(let values): values.isEmpty
        case .table(let entries): entries.isEmpty
        }
    }
}
