import SourceText

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

    /// Takes the value of a field other than name and weight; one of which nothing is seen is none.
    mutating func set(_ field: TagField, _ cell: Cell) {
        guard PlainText.isVisible(cell.text) else { return }
        switch field {
        case .link: link = cell
        case .class: classes = cell
        case .group: group = cell
        case .description: description = cell
        case .name, .weight: break
        }
    }

    /// - Parameter group: where the record says none.
    func tag(group outer: String?) throws(LineProblem) -> Tag {
        var checkedLink: Link?
        if let link {
            do { checkedLink = try Link(link.text) } catch { throw LineProblem(range: link.range, error) }
        }
        var attributes = TagAttributes()
        if let classes { attributes.classes = try names(in: classes) }
        if let title, PlainText.isVisible(title) { attributes.values.append((key: "title", value: title)) }
        if let description { attributes.values.append((key: "description", value: description.text)) }
        for cell in [group, description].compactMap({ $0 }) {
            if let (problem, hint) = PlainText.problem(with: cell.text) {
                throw LineProblem(range: cell.range, problem: problem, hint: hint)
            }
        }
        do {
            return try Tag(
                name: name.text, weight: weight, link: checkedLink, group: group?.text ?? outer,
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
