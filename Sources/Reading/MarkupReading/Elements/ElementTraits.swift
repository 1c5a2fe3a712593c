/// The traits of an element in the HTML standard, as far as they decide which bytes are text, tags
/// and comments, and where a cloud may be.
@usableFromInline package struct ElementTraits: OptionSet, Sendable {
    @usableFromInline package let rawValue: UInt32

    @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// An end tag of another name does not close elements outside this one.
    @inlinable package static var special: Self { Self(rawValue: 1 << 0) }
    @inlinable package static var void: Self { Self(rawValue: 1 << 1) }
    /// Its start tag ends a paragraph.
    @inlinable package static var endsParagraph: Self { Self(rawValue: 1 << 2) }
    /// Its start tag ends a drawing or a formula.
    @inlinable package static var endsForeign: Self { Self(rawValue: 1 << 3) }
    @inlinable package static var formatting: Self { Self(rawValue: 1 << 4) }
    /// Elements outside this one are not in scope.
    @inlinable package static var scope: Self { Self(rawValue: 1 << 5) }
    /// Its end tag closes it and everything in it, if it is in scope.
    @inlinable package static var block: Self { Self(rawValue: 1 << 6) }
    @inlinable package static var heading: Self { Self(rawValue: 1 << 7) }
    @inlinable package static var listItem: Self { Self(rawValue: 1 << 8) }
    @inlinable package static var definition: Self { Self(rawValue: 1 << 9) }
    @inlinable package static var tableSection: Self { Self(rawValue: 1 << 10) }
    @inlinable package static var tableCell: Self { Self(rawValue: 1 << 11) }
    /// A caption or a group of columns.
    @inlinable package static var tablePart: Self { Self(rawValue: 1 << 12) }
    @inlinable package static var tableRow: Self { Self(rawValue: 1 << 13) }
    @inlinable package static var table: Self { Self(rawValue: 1 << 14) }
    /// Tags in its content are text.
    @inlinable package static var rawText: Self { Self(rawValue: 1 << 15) }
    /// It is allowed in the head.
    @inlinable package static var head: Self { Self(rawValue: 1 << 16) }
    /// One of html, head, body and frameset: a page has one of each, wherever their tags are.
    @inlinable package static var documentStructure: Self { Self(rawValue: 1 << 17) }
    @inlinable package static var button: Self { Self(rawValue: 1 << 18) }
    @inlinable package static var select: Self { Self(rawValue: 1 << 19) }
    @inlinable package static var option: Self { Self(rawValue: 1 << 20) }
    @inlinable package static var template: Self { Self(rawValue: 1 << 21) }
    @inlinable package static var preformatted: Self { Self(rawValue: 1 << 22) }
    @inlinable package static var anchor: Self { Self(rawValue: 1 << 23) }
    @inlinable package static var list: Self { Self(rawValue: 1 << 24) }
    @inlinable package static var paragraph: Self { Self(rawValue: 1 << 25) }
    /// A drawing or a formula: svg or math.
    @inlinable package static var foreign: Self { Self(rawValue: 1 << 26) }
    /// It begins an HTML block of Markdown that ends at a blank line (CommonMark 0.31.2, section 4.6, condition 6).
    @inlinable package static var markdownBlock: Self { Self(rawValue: 1 << 27) }
    /// A ruby annotation or its parentheses.
    @inlinable package static var ruby: Self { Self(rawValue: 1 << 28) }

    /// Every trait of a table and its parts.
    @inlinable package static var anyTable: Self { [.table, .tableSection, .tableCell, .tablePart, .tableRow] }
    /// The elements at which a new cell stops closing others.
    @inlinable package static var tableStructure: Self { [.table, .tableSection, .tableRow] }
}

/// The traits and kinds of all elements that are treated specially, by name.
package struct ElementTable: Sendable {
    /// The entry of one element; empty for an unknown one.
    package struct Entry {
        var code: UInt64 = 0
        package var traits: ElementTraits = []
        /// The meaning of the element for the text in it.
        package var kind = ElementKind.inline
    }

    private var slots = Array(repeating: Entry(), count: 1024)

    package static let standard = ElementTable()

    /// - Complexity: O(1).
    package subscript(name: ElementName) -> Entry { slots[slot(of: name)] }

    /// Returns the slot that has the name, or an empty one.
    private func slot(of name: ElementName) -> Int {
        var slot = Int(name.code & 1023)
        while slots[slot].code != 0, slots[slot].code != name.code { slot = (slot + 1) & 1023 }
        return slot
    }

    // The lists of the HTML standard: "special", "void elements", "has an element in scope", and those of tree
    // construction in sections 13.2.6.4.7 and 13.2.6.5.
    private init() {
        let lists: [(traits: ElementTraits, names: [StaticString])] = [
            (
                .special,
                [
                    "address", "applet", "area", "article", "aside", "base", "basefont", "bgsound", "blockquote",
                    "body", "br", "button", "caption", "center", "col", "colgroup", "dd", "details", "dir", "div",
                    "dl", "dt", "embed", "fieldset", "figcaption", "figure", "footer", "form", "frame", "frameset",
                    "h1", "h2", "h3", "h4", "h5", "h6", "head", "header", "hgroup", "hr", "html", "iframe", "img",
                    "input", "keygen", "li", "link", "listing", "main", "marquee", "menu", "meta", "nav", "noembed",
                    "noframes", "noscript", "object", "ol", "p", "param", "plaintext", "pre", "script", "search",
                    "section", "select", "source", "style", "summary", "table", "tbody", "td", "template", "textarea",
                    "tfoot", "th", "thead", "title", "tr", "track", "ul", "wbr", "xmp",
                ]
            ),
            (
                .void,
                [
                    "area", "base", "basefont", "bgsound", "br", "col", "embed", "frame", "hr", "image", "img",
                    "input", "keygen", "link", "meta", "param", "source", "track", "wbr",
                ]
            ),
            (
                .endsParagraph,
                [
                    "address", "article", "aside", "blockquote", "center", "dd", "details", "dialog", "dir", "div",
                    "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5",
                    "h6", "header", "hgroup", "hr", "li", "listing", "main", "menu", "nav", "ol", "p", "plaintext",
                    "pre", "search", "section", "summary", "table", "ul", "xmp",
                ]
            ),
            (
                .endsForeign,
                [
                    "b", "big", "blockquote", "body", "br", "center", "code", "dd", "div", "dl", "dt", "em", "embed",
                    "h1", "h2", "h3", "h4", "h5", "h6", "head", "hr", "i", "img", "li", "listing", "menu", "meta",
                    "nobr", "ol", "p", "pre", "ruby", "s", "small", "span", "strong", "strike", "sub", "sup", "table",
                    "tt", "u", "ul", "var",
                ]
            ),
            (
                .formatting,
                [
                    "a", "b", "big", "code", "em", "font", "i", "nobr", "s", "small", "strike", "strong", "tt", "u",
                ]
            ),
            (
                .scope,
                ["applet", "caption", "table", "td", "th", "marquee", "object", "select", "template"]
            ),
            (
                .block,
                [
                    "address", "applet", "article", "aside", "blockquote", "button", "center", "details", "dialog",
                    "dir", "div", "dl", "fieldset", "figcaption", "figure", "footer", "form", "header", "hgroup",
                    "listing", "main", "marquee", "menu", "nav", "object", "ol", "pre", "search", "section",
                    "select", "summary", "ul",
                ]
            ),
            (.heading, ["h1", "h2", "h3", "h4", "h5", "h6"]),
            (.listItem, ["li"]),
            (.definition, ["dd", "dt"]),
            (.tableSection, ["tbody", "thead", "tfoot"]),
            (.tableCell, ["td", "th"]),
            (.tablePart, ["caption", "colgroup"]),
            (.tableRow, ["tr"]),
            (.table, ["table"]),
            (
                .rawText,
                [
                    "script", "style", "xmp", "iframe", "noembed", "noframes", "textarea", "title", "plaintext",
                ]
            ),
            (
                .head,
                [
                    "base", "basefont", "bgsound", "link", "meta", "title", "noscript", "noframes", "style", "script",
                    "template",
                ]
            ),
            (.documentStructure, ["html", "head", "body", "frameset"]),
            (.button, ["button"]),
            (.select, ["select"]),
            (.option, ["option", "optgroup"]),
            (.template, ["template"]),
            (.preformatted, ["pre", "listing"]),
            (.anchor, ["a"]),
            (.list, ["ol", "ul"]),
            (.paragraph, ["p"]),
            (.foreign, ["svg", "math"]),
            (.ruby, ["rt", "rp"]),
            (
                .markdownBlock,
                [
                    "address", "article", "aside", "base", "basefont", "blockquote", "body", "caption", "center",
                    "col", "colgroup", "dd", "details", "dialog", "dir", "div", "dl", "dt", "fieldset", "figcaption",
                    "figure", "footer", "form", "frame", "frameset", "h1", "h2", "h3", "h4", "h5", "h6", "head",
                    "header", "hr", "html", "iframe", "legend", "li", "link", "main", "menu", "menuitem", "nav",
                    "noframes", "ol", "optgroup", "option", "p", "param", "search", "section", "summary", "table",
                    "tbody", "td", "tfoot", "th", "thead", "title", "tr", "track", "ul",
                ]
            ),
        ]
        for (traits, names) in lists {
            for name in names { change(name) { $0.traits.formUnion(traits) } }
        }
        for (kind, names) in ElementKind.names {
            for name in names { change(name) { $0.kind = kind } }
        }
    }

    private mutating func change(_ name: StaticString, _ body: (inout Entry) -> Void) {
        let name = ElementName(name)
        let slot = slot(of: name)
        slots[slot].code = name.code
        body(&slots[slot])
    }
}
