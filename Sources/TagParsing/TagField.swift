/// What a column of a table, a header of a CSV file or a key of an object says of a tag.
package enum TagField: String, CaseIterable, Sendable {
    case name, weight, link, `class`, group, description

    /// The words by which it is known, the first one being its own. Case makes no difference.
    var words: [String] {
        switch self {
        case .name: ["name", "tag", "text", "word", "term", "keyword", "label", "topic"]
        case .weight: ["weight", "count", "value", "frequency", "posts", "n"]
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
    var phrase: String {
        switch self {
        case .name: "names"
        case .weight: "weights"
        case .link: "links"
        case .class: "classes"
        case .group: "groups"
        case .description: "descriptions"
        }
    }

    /// The field of a heading; nil for another column.
    package init?(heading: String) {
        let heading = heading.lowercased()
        guard let field = Self.allCases.first(where: { $0.words.contains(heading) }) else { return nil }
        self = field
    }
}

/// The cells of a row, or the values of an object, that say something of one tag; each with its place.
struct TagRecord {
    struct Cell {
        var text: String
        var range: Range<Int>
    }

    /// The name, its link and its style.
    var name: Cell
    var style: TagStyle = []
    /// The title of a link in the name.
    var title: String?
    var weight = 1.0
    var link: Cell?
    var classes: Cell?
    var group: Cell?
    var description: Cell?

    init(name: Cell) { self.name = name }

    /// - Parameter group: where the record says none.
    func tag(group outer: String?) throws(LineProblem) -> Tag {
        var checkedLink: Link?
        if let link {
            do { checkedLink = try Link(link.text) } catch { throw LineProblem(range: link.range, error) }
        }
        var attributes = TagAttributes()
        if let classes { attributes.classes = try names(in: classes) }
        if let title { attributes.values.append((key: "title", value: title)) }
        if let description { attributes.values.append((key: "description", value: description.text)) }
        for cell in [group, description].compactMap({ $0 }) {
            if let (problem, hint) = PlainText.problem(with: cell.text) {
                throw LineProblem(range: cell.range, problem: problem, hint: hint)
            }
        }
        let group = group.map { PlainText.collapsingWhiteSpace($0.text).replacingLineFeeds() } ?? outer
        do {
            return try Tag(
                name: name.text, weight: weight, link: checkedLink, group: group,
                attributes: attributes == TagAttributes() ? nil : attributes, style: style)
        } catch {
            throw LineProblem(range: name.range, error)
        }
    }

    /// `systems new` or `.systems .new`
    private func names(in cell: Cell) throws(LineProblem) -> [String] {
        var names: [String] = []
        for part in cell.text.split(whereSeparator: { $0 == " " || $0 == "\t" }) {
            let name = part.hasPrefix(".") ? part.dropFirst() : part
            guard !name.isEmpty, name.utf8.allSatisfy(AttributeBlock.isNameByte) else {
                throw LineProblem(
                    range: cell.range, problem: "\"\(part.prefix(40))\" is not a class",
                    hint: "it is made of letters, digits, - and _; several stand with spaces between")
            }
            names.append(String(name))
        }
        return names
    }
}
