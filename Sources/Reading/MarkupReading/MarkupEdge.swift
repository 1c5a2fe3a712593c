/// The kind of markup on one side of white space.
package enum MarkupEdge {
    /// The beginning or end of the page.
    case document
    case text
    case inline
    /// The start or end tag of a list item.
    case item
    case blockStart
    case blockEnd
    /// A block without content, such as `<hr>`.
    case rule

    /// Returns the edge that a tag makes.
    package init(_ tag: MarkupTag) {
        if tag.traits.isDisjoint(with: Self.items) {
            guard Self.isBlock(tag) else {
                self = .inline
                return
            }
            self = tag.isEnd ? .blockEnd : tag.traits.contains(.void) ? .rule : .blockStart
        } else {
            self = .item
        }
    }

    /// Whether a blank must stay of the white space between two edges.
    package func needsBlank(before right: MarkupEdge, inHead: Bool) -> Bool {
        switch (self, right) {
        case (.document, _), (_, .document): false
        // An element that holds white space only is not empty: `:empty` does not match it.
        case (.blockStart, .blockEnd): true
        case (.blockStart, _), (_, .blockEnd): false
        case (.text, _), (_, .text), (.item, .item): true
        case (.inline, _), (_, .inline): !inHead
        default: false
        }
    }

    private static let items: ElementTraits = [.listItem, .definition]
    private static let blockTraits: ElementTraits = [
        .heading, .tableSection, .tableCell, .tablePart, .tableRow, .table, .documentStructure, .option,
        .preformatted, .list, .paragraph,
    ]
    private static let otherNames: [StaticString] = [
        "address", "article", "aside", "blockquote", "center", "col", "details", "dialog", "dir", "div", "dl",
        "fieldset", "figcaption", "figure", "footer", "form", "header", "hgroup", "hr", "legend", "main", "menu",
        "nav", "search", "section", "summary",
    ]
    private static let others = Set(otherNames.map { ElementName($0).code })

    private static func isBlock(_ tag: MarkupTag) -> Bool {
        !tag.traits.isDisjoint(with: blockTraits) || others.contains(tag.element.code)
    }
}
