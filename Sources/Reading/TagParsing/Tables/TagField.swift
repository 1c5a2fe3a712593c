/// What a column of a table, a header of a CSV file or a key of an object says of a tag.
package enum TagField: String, CaseIterable, Sendable {
    case name, weight, link, `class`, group, description

    /// The words by which it is known, the first one being its own. Case makes no difference.
    var words: [String] {
        switch self {
        case .name: ["name", "tag", "text", "word", "term", "keyword", "label", "topic"]
        case .weight:
            [
                "weight", "count", "value", "frequency", "freq", "posts", "n", "size", "total", "votes", "responses",
                "volume", "doc_count", "anzahl", "häufigkeit", "stimmen", "cantidad", "votos", "aantal",
            ]
        case .link: ["link", "url", "href"]
        case .class: ["class", "classes"]
        case .group: ["group", "category", "section"]
        case .description: ["description"]
        }
    }

    /// For small sets of fields.
    var bit: UInt8 {
        switch self {
        case .name: 1
        case .weight: 2
        case .link: 4
        case .class: 8
        case .group: 16
        case .description: 32
        }
    }

    /// In a message.
    var phrase: String { self == .class ? "classes" : rawValue + "s" }

    /// The field of a heading; nil for another column.
    package init?(heading: String) {
        let heading = heading.lowercased()
        guard let field = Self.allCases.first(where: { $0.words.contains(heading) }) else { return nil }
        self = field
    }

    /// The field of an object's key, by what the user says of keys where he does; nil for another key.
    init?(key: String, by choice: ColumnChoice?) {
        let field = if let choice { choice.field(ofKey: key) } else { TagField(heading: key) }
        guard let field else { return nil }
        self = field
    }

    /// Whether a column of numbers under this heading tells its rows apart, or when they were made: no weight.
    static func isIdentifier(heading: String) -> Bool {
        let heading = heading.lowercased()
        if [
            "#", "no", "no.", "nr", "nr.", "id", "index", "rank", "row", "year", "month", "day", "date", "time",
            "timestamp",
        ]
        .contains(heading) {
            return true
        }
        return ["_id", " id", "-id"].contains { heading.hasSuffix($0) }
    }
}
