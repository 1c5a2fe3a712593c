/// A value in the front matter of a post or in a data file, as a small tree. Scalars keep the text of the source, so
/// that a tag `no`, `1.10` or `2024-01-01` is a name, and not a boolean, number or date.
package struct MetadataValue: Sendable {
    /// The content of a value: null, a text, or other values.
    package enum Content: Sendable {
        /// A null: `null` of JSON or YAML, `~`, or an empty value.
        case null
        case scalar(String)
        case list([MetadataValue])
        case table([MetadataEntry])
    }

    package let content: Content
    /// The offset of the first byte in the source, for messages.
    package let offset: Int

    package init(_ content: Content, at offset: Int) {
        self.content = content
        self.offset = offset
    }

    /// The most levels of a tree; deeper ones are refused, since reading and
    /// releasing a tree takes a stack frame a level.
    package static let deepest = 64
}

/// A key with its value.
package struct MetadataEntry: Sendable {
    package let key: String
    package let value: MetadataValue
    /// The offset of the key's first byte in YAML, and that of the value in JSON and TOML.
    package let keyOffset: Int
    /// Whether the key is a text; a key of YAML that is a list or a table is shown as `?`.
    package let isNamed: Bool

    package init(_ key: String, _ value: MetadataValue, keyAt offset: Int? = nil, isNamed: Bool = true) {
        (self.key, self.value, self.isNamed) = (key, value, isNamed)
        keyOffset = offset ?? value.offset
    }
}

extension MetadataValue {
    /// The text of a scalar; nil for anything else.
    package var text: String? { if case .scalar(let text) = content { text } else { nil } }

    /// Whether a text is a null of YAML: empty, `~`, or `null` in one of its three spellings.
    package static func isNull(_ text: String) -> Bool {
        text.isEmpty || text == "~" || text == "null" || text == "Null" || text == "NULL"
    }

    /// Returns the value of a key in any case of its letters; an entry with the exact spelling takes precedence.
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
