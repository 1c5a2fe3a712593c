import SourceText

/// The cells of a row, or the values of an object, that describe one tag, each with its range in the source.
struct TagRecord {
    struct Cell {
        var text: String
        var range: Range<Int>
    }

    /// The name of the tag, and in ``style`` how it is emphasised.
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

    /// Sets a field other than name and weight; a value without a visible character is ignored.
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

    /// Makes the tag that the record describes.
    ///
    /// - Parameter outer: the group of the tag, if the record has none.
    /// - Throws: ``Problem`` with the range of the cell that no tag can have.
    func tag(group outer: String?) throws(Problem) -> Tag {
        var checkedLink: Link?
        if let link {
            do { checkedLink = try Link(link.text) } catch { throw error.at(link.range) }
        }
        var attributes = TagAttributes()
        if let classes { attributes.classes = try names(in: classes) }
        if let title, PlainText.isVisible(title) { attributes.values.append((key: "title", value: title)) }
        if let description { attributes.values.append((key: "description", value: description.text)) }
        for cell in [group, description].compactMap({ $0 }) {
            if let (problem, hint) = PlainText.problem(with: cell.text) {
                throw Problem(problem, hint: hint, at: cell.range)
            }
        }
        do {
            return try Tag(
                name: name.text, weight: weight, link: checkedLink, group: group?.text ?? outer,
                attributes: attributes == TagAttributes() ? nil : attributes, style: style)
        } catch {
            throw error.at(name.range)
        }
    }

    /// The classes in a cell: `systems new` or `.systems .new`.
    private func names(in cell: Cell) throws(Problem) -> [String] {
        var names: [String] = []
        for part in cell.text.split(whereSeparator: { $0 == " " || $0 == "\t" }) {
            let name = part.hasPrefix(".") ? part.dropFirst() : part
            guard !name.isEmpty, name.utf8.allSatisfy(AttributeBlock.isNameByte) else {
                throw Problem(
                    "\"\(part.prefix(40))\" is not a class",
                    hint: "it is made of letters, digits, - and _; several stand with spaces between", at: cell.range)
            }
            names.append(String(name))
        }
        return names
    }
}
