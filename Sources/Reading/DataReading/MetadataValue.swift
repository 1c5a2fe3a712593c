/// A value in the front matter of a post, as a small tree; every scalar stays the text that stands there, so that a
/// tag `no`, `1.10` or `2024-01-01` is a name and no boolean, number or date.
package struct MetadataValue: Sendable {
    package enum Content: Sendable {
        /// `null` of JSON and YAML, `~`, or nothing at all.
        case null
        case scalar(String)
        case list([MetadataValue])
        case table([MetadataEntry])
    }

    package let content: Content
    /// Of its first byte in the source, for messages.
    package let offset: Int

    package init(_ content: Content, at offset: Int) {
        self.content = content
        self.offset = offset
    }

    /// What deeper trees are refused as: reading and releasing one takes a stack frame a level.
    package static let deepest = 64
}

/// A key with its value.
package struct MetadataEntry: Sendable {
    package let key: String
    package let value: MetadataValue
    /// Of the key's first byte in the source in YAML, that of the value elsewhere.
    package let keyOffset: Int
    /// Whether the key is a text; one of YAML that is a list or a table is shown as `?`.
    package let isNamed: Bool

    package init(_ key: String, _ value: MetadataValue, keyAt offset: Int? = nil, isNamed: Bool = true) {
        (self.key, self.value, self.isNamed) = (key, value, isNamed)
        keyOffset = offset ?? value.offset
    }
}

extension MetadataValue {
    /// The text of a scalar; nil for anything else.
    package var text: String? { if case .scalar(let text) = content { text } else { nil } }

    /// Whether nothing stands there, or one of the words that YAML has for it.
    package static func isNull(_ text: String) -> Bool {
        text.isEmpty || text == "~" || text == "null" || text == "Null" || text == "NULL"
    }

    /// The value of a key, in any case of its letters; the first one of the exact spelling before others.
    package static func value(of key: String, in entries: [MetadataEntry]) -> MetadataValue? {
        if let entry = entries.first(where: { $0.key == key }) { return entry.value }
        let lowered = key.lowercased()
        return entries.first { $0.key.utf8.count == key.utf8.count && $0.key.lowercased() == lowered }?.value
    }

    /// Whether there is nothing in it: null, an empty text, a list or a table without entries.
    package var isEmpty: Bool {
        switch content {
        case .null: true
        case .scalar(let text): text.isEmpty
        case .list(let values): values.isEmpty
        case .table(let entries): entries.isEmpty
        }
    }
}
