/// A field of a tag, such as its name or its weight, that a column of a table or a key of an object can hold.
package enum TagField: String, CaseIterable, Sendable {
    case name, weight, link, `class`, group, description

    /// The headings that mean the field, in lower case, the first one being its own name.
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

    /// The bit of the field in a small set of fields.
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

    /// The plural of the field in messages.
    var phrase: String { self == .class ? "classes" : rawValue + "s" }

    /// Makes the field that a heading means, in any case of its letters; nil for a heading that means none.
    package init?(heading: String) {
        let heading = heading.lowercased()
        guard let field = Self.allCases.first(where: { $0.words.contains(heading) }) else { return nil }
        self = field
    }

    /// Whether numbers under this heading are no weights, since they tell rows apart or say when they were made.
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
