/// What an element means for the text in it.
package enum ElementKind: UInt8, Sendable {
    /// Its tags vanish without a space.
    case inline
    /// Text before it, in it and behind it is apart.
    case block
    case lineBreak
    /// Its alternative text is text, with a space around it.
    case image
    /// A field of a form, of which no text is left.
    case field
    /// Code, which may contain tags.
    case code
    /// Code in which tags mean nothing.
    case rawCode
    /// No one reads its content, which may contain tags.
    case hidden
    /// No one reads its content, in which tags mean nothing.
    case script
    /// Text in which references are read, and tags mean nothing.
    case plainText

    /// Whether tags in it mean nothing.
    var isRaw: Bool {
        switch self {
        case .rawCode, .script, .plainText: true
        default: false
        }
    }

    /// All elements that are not inline.
    static let names: [(kind: ElementKind, names: [StaticString])] = [
        // Everything that the style sheet of the HTML standard gives a box of its own, and the cells of tables.
        (
            .block,
            [
                "address", "article", "aside", "blockquote", "body", "button", "caption", "center", "col",
                "colgroup",
                "dd", "details", "dialog", "dir", "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer",
                "form", "frameset", "h1", "h2", "h3", "h4", "h5", "h6", "head", "header", "hgroup", "hr", "html",
                "legend", "li", "main", "menu", "nav", "ol", "optgroup", "option", "p", "search", "section",
                "select",
                "summary", "table", "tbody", "td", "tfoot", "th", "thead", "tr", "ul",
            ]
        ),
        // Texts of a drawing and a vector's description stand apart as well.
        (.block, ["text", "desc", "svg", "audio", "canvas", "object", "video"]),
        (.lineBreak, ["br"]),
        (.image, ["img"]),
        (.field, ["input", "meter", "progress"]),
        (.code, ["pre", "listing"]),
        (.rawCode, ["xmp"]),
        // The source of a formula stands in an annotation beside the formula itself.
        (.hidden, ["template", "annotation"]),
        (.script, ["script", "style", "iframe", "noembed", "noframes"]),
        (.plainText, ["title", "textarea"]),
    ]
}
