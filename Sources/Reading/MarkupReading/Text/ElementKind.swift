/// The way in which an element of HTML affects the readable text around and in it.
package enum ElementKind: UInt8, Sendable {
    /// An element whose tags are removed without leaving a space.
    case inline
    /// An element that separates the text before it, inside it and after it.
    case block
    case lineBreak
    /// An image, whose alternative text is kept with a space on each side.
    case image
    /// A form field, which leaves no text.
    case field
    /// An element with code that can contain tags, such as `<pre>`.
    case code
    /// An element with code in which tags are text.
    case rawCode
    /// An element whose content readers do not see, and which can contain tags.
    case hidden
    /// An element whose content readers do not see, and in which tags are text.
    case script
    /// An element in whose content references are resolved, but tags are text, such as `<title>`.
    case plainText

    /// Whether tags in its content are text.
    var isRaw: Bool {
        switch self {
        case .rawCode, .script, .plainText: true
        default: false
        }
    }

    /// All elements that are not inline.
    static let names: [(kind: ElementKind, names: [StaticString])] = [
        // These are all elements with a box of their own in the style sheet of the HTML standard, and table cells.
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
        // Texts of a drawing and its description are separate as well.
        (.block, ["text", "desc", "svg", "audio", "canvas", "object", "video"]),
        (.lineBreak, ["br"]),
        (.image, ["img"]),
        (.field, ["input", "meter", "progress"]),
        (.code, ["pre", "listing"]),
        (.rawCode, ["xmp"]),
        // An annotation holds the source of a formula, next to the formula itself.
        (.hidden, ["template", "annotation"]),
        (.script, ["script", "style", "iframe", "noembed", "noframes"]),
        (.plainText, ["title", "textarea"]),
    ]
}
