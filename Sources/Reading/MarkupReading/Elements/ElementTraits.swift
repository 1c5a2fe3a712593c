/// The traits of an element in the HTML standard that decide which bytes of a page are text, tags and comments, and
/// where a cloud may be.
@usableFromInline package struct ElementTraits: OptionSet, Sendable {
    @usableFromInline package let rawValue: UInt32

    @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// An element out of which an end tag with another name does not reach: elements outside it are not closed.
    @inlinable package static var special: Self { Self(rawValue: 1 << 0) }
    @inlinable package static var void: Self { Self(rawValue: 1 << 1) }
    /// An element whose start tag ends a paragraph.
    @inlinable package static var endsParagraph: Self { Self(rawValue: 1 << 2) }
    /// An element whose start tag ends a drawing or a formula.
    @inlinable package static var endsForeign: Self { Self(rawValue: 1 << 3) }
    @inlinable package static var formatting: Self { Self(rawValue: 1 << 4) }
    /// An element that bounds a scope of the HTML standard: elements outside it are not in scope inside it.
    @inlinable package static var scope: Self { Self(rawValue: 1 << 5) }
    /// An element whose end tag closes it and everything in it, if the element is in scope.
    @inlinable package static var block: Self { Self(rawValue: 1 << 6) }
    @inlinable package static var heading: Self { Self(rawValue: 1 << 7) }
    @inlinable package static var listItem: Self { Self(rawValue: 1 << 8) }
    @inlinable package static var definition: Self { Self(rawValue: 1 << 9) }
    @inlinable package static var tableSection: Self { Self(rawValue: 1 << 10) }
    @inlinable package static var tableCell: Self { Self(rawValue: 1 << 11) }
    /// The caption of a table, or a group of its columns.
    @inlinable package static var tablePart: Self { Self(rawValue: 1 << 12) }
    @inlinable package static var tableRow: Self { Self(rawValue: 1 << 13) }
    @inlinable package static var table: Self { Self(rawValue: 1 << 14) }
    /// An element in whose content tags are text, such as `<script>`.
    @inlinable package static var rawText: Self { Self(rawValue: 1 << 15) }
    /// An element that is allowed in the head of a page.
    @inlinable package static var head: Self { Self(rawValue: 1 << 16) }
    /// One of html, head, body and frameset. A page has only one of each, however many tags of them it has.
    @inlinable package static var documentStructure: Self { Self(rawValue: 1 << 17) }
    @inlinable package static var button: Self { Self(rawValue: 1 << 18) }
    @inlinable package static var select: Self { Self(rawValue: 1 << 19) }
    @inlinable package static var option: Self { Self(rawValue: 1 << 20) }
    @inlinable package static var template: Self { Self(rawValue: 1 << 21) }
    @inlinable package static var preformatted: Self { Self(rawValue: 1 << 22) }
    @inlinable package static var anchor: Self { Self(rawValue: 1 << 23) }
    @inlinable package static var list: Self { Self(rawValue: 1 << 24) }
    @inlinable package static var paragraph: Self { Self(rawValue: 1 << 25) }
    /// The root of a drawing or a formula: svg or math.
    @inlinable package static var foreign: Self { Self(rawValue: 1 << 26) }
    /// An element whose tag begins an HTML block of Markdown that ends at a blank line (CommonMark 0.31.2, section 4.6,
    /// condition 6).
    @inlinable package static var markdownBlock: Self { Self(rawValue: 1 << 27) }
    /// A ruby annotation, or the parentheses around one.
    @inlinable package static var ruby: Self { Self(rawValue: 1 << 28) }

    /// An element that HTML has or had.
    @inlinable package static var standard: Self { Self(rawValue: 1 << 29) }

    /// The traits of a table and of all its parts.
    @inlinable package static var anyTable: Self { [.table, .tableSection, .tableCell, .tablePart, .tableRow] }
    /// The traits of tables, their sections and rows: a new cell closes the open elements up to the innermost of these.
    @inlinable package static var tableStructure: Self { [.table, .tableSection, .tableRow] }
}

/// The table of all elements that need special treatment, by name.
package struct ElementTable: Sendable {
    /// The traits and the kind of one element; the defaults are those of an unknown element.
    package struct Entry {
        var code: UInt64 = 0
        package var traits: ElementTraits = []
        /// The kind of the element, which decides what happens to text around and in it.
        package var kind = ElementKind.inline
    }

    private var slots = Array(repeating: Entry(), count: 1024)

    package static let standard = ElementTable()

    /// Returns the traits and the kind of the element with the given name.
    ///
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
        for names in lists.map(\.names) + [Self.plainNames] {
            for name in names { change(name) { $0.traits.formUnion(.standard) } }
        }
        for (kind, names) in ElementKind.names {
            for name in names { change(name) { $0.kind = kind } }
        }
    }

    /// The elements without another trait.
    private static let plainNames: [StaticString] = [
        "abbr", "acronym", "audio", "bdi", "bdo", "blink", "canvas", "cite", "data", "datalist", "del", "dfn",
        "fencedframe", "ins", "kbd", "label", "legend", "map", "mark", "meter", "multicol", "output", "picture",
        "portal", "progress", "q", "rb", "rbc", "rtc", "ruby", "samp", "slot", "spacer", "span", "sub", "sup", "time",
        "var", "video",
    ]

    private mutating func change(_ name: StaticString, _ body: (inout Entry) -> Void) {
        let name = ElementName(name)
        let slot = slot(of: name)
        slots[slot].code = name.code
        body(&slots[slot])
    }
}
