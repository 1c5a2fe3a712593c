/// The kind of markup at one side of a run of white space, by which a minifier decides whether the white space matters.
package enum MarkupEdge {
    /// The beginning or end of the page.
    case document
    case text
    case inline
    /// The start or end tag of a list item, or of an entry in a list of definitions.
    case item
    case blockStart
    case blockEnd
    /// The tag of a block without content, such as `<hr>`.
    case rule

    /// Makes the edge that a tag is for the white space beside it.
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

    /// Returns whether a blank must remain of the white space between this edge and the one at its right.
    ///
    /// - Parameter inHead: whether the white space is in the head of the page, where inline elements need no blank.
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
