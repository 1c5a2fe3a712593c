/// What the HTML standard says of an element by its name, as far as it decides what is text, tag and comment, and where a
/// cloud can stand.
package struct ElementTraits: OptionSet, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// An end tag of another name does not close what is outside of it.
    package static let special = Self(rawValue: 1 << 0)
    package static let void = Self(rawValue: 1 << 1)
    /// Its start tag ends a paragraph.
    package static let endsParagraph = Self(rawValue: 1 << 2)
    /// Its start tag ends a drawing or a formula.
    package static let endsForeign = Self(rawValue: 1 << 3)
    package static let formatting = Self(rawValue: 1 << 4)
    /// Nothing outside of it is in scope.
    package static let scope = Self(rawValue: 1 << 5)
    /// Its end tag closes it, and all in it, where it is in scope.
    package static let block = Self(rawValue: 1 << 6)
    package static let heading = Self(rawValue: 1 << 7)
    package static let listItem = Self(rawValue: 1 << 8)
    package static let definition = Self(rawValue: 1 << 9)
    package static let tableSection = Self(rawValue: 1 << 10)
    package static let tableCell = Self(rawValue: 1 << 11)
    /// Caption and group of columns.
    package static let tablePart = Self(rawValue: 1 << 12)
    package static let tableRow = Self(rawValue: 1 << 13)
    package static let table = Self(rawValue: 1 << 14)
    /// Tags in it are text.
    package static let rawText = Self(rawValue: 1 << 15)
    /// It may stand in the head.
    package static let head = Self(rawValue: 1 << 16)
    /// html, head, body, frameset: there is one of each, wherever its tags stand.
    package static let frame = Self(rawValue: 1 << 17)
    package static let button = Self(rawValue: 1 << 18)
    package static let select = Self(rawValue: 1 << 19)
    package static let option = Self(rawValue: 1 << 20)
    package static let template = Self(rawValue: 1 << 21)
    package static let preformatted = Self(rawValue: 1 << 22)
    package static let anchor = Self(rawValue: 1 << 23)
    package static let list = Self(rawValue: 1 << 24)
    package static let paragraph = Self(rawValue: 1 << 25)
    /// svg and math, and what is in them.
    package static let foreign = Self(rawValue: 1 << 26)
    /// What ends an HTML block of Markdown is a blank line, CommonMark 0.31.2, section 4.6, condition 6.
    package static let markdownBlock = Self(rawValue: 1 << 27)
    /// What stands above the letters of a ruby, and its parentheses.
    package static let ruby = Self(rawValue: 1 << 28)

    package static let anyTable: Self = [.table, .tableSection, .tableCell, .tablePart, .tableRow]
    /// What the start tag of a cell closes, or its row.
    package static let tableStructure: Self = [.table, .tableSection, .tableRow]
}

/// The elements of which something is known, by name.
package struct ElementTable: Sendable {
    package struct Entry {
        var code: UInt64 = 0
        package var traits: ElementTraits = []
        /// What it means for the text in it.
        package var kind = ElementKind.inline
    }

    private var slots = Array(repeating: Entry(), count: 1024)

    package static let standard = ElementTable()

    /// - Complexity: O(1).
    package subscript(name: ElementName) -> Entry { slots[slot(of: name)] }

    /// That of the name, or an empty one.
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
            (.frame, ["html", "head", "body", "frameset"]),
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
