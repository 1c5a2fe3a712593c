/// A value of YAML: a text, a list or a table. An alias is what it names.
package struct YAMLNode: Sendable {
    package enum Content: Sendable {
        /// Every one is the text that stands there: `no`, `1.10` and `~` too, where they stand without quotes.
        case scalar(String, isPlain: Bool)
        case list([YAMLNode])
        case table([(key: YAMLNode, value: YAMLNode)])
    }

    package let content: Content
    /// The place of its first byte in the source; an alias has that of what it names.
    package let offset: Int
    /// How many values it is made of, itself among them.
    let count: Int
    /// How many levels it has: 1 for a text.
    let height: Int

    /// The text of a scalar; nil for a list or a table.
    package var text: String? { if case .scalar(let text, _) = content { text } else { nil } }

    /// Whether nothing stands there, or one of the words that YAML has for it.
    package var isNull: Bool {
        if case .scalar(let text, isPlain: true) = content { Self.isNull(text) } else { false }
    }

    package static func isNull(_ text: String) -> Bool {
        text.isEmpty || text == "~" || text == "null" || text == "Null" || text == "NULL"
    }
}
