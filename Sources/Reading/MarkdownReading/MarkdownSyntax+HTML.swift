import MarkupReading

extension MarkdownSyntax {
    /// Whether a block of HTML begins at a sign `<` that begins the line, and if so, whether an empty line ends it.
    ///
    /// - Parameter interruptsParagraph: a paragraph is not broken off by a tag that is known for no block.
    static func isHTML(_ line: Span<UInt8>, _ start: Int, interruptsParagraph: Bool) -> Bool? {
        var index = start + 1
        guard index < line.count else { return nil }
        switch line[index] {
        case UInt8(ascii: "?"): return false
        case UInt8(ascii: "!"):
            guard index + 1 < line.count else { return nil }
            let isMarkup =
                Syntax.isLetter(line[index + 1]) || line.holds("--", at: index + 1, end: line.count)
                || line.holds("[cdata[", at: index + 1, end: line.count)
            return isMarkup ? false : nil
        default: break
        }
        let isEndTag = line[index] == UInt8(ascii: "/")
        if isEndTag { index += 1 }
        var name = PackedElementName()
        let nameStart = index
        while index < line.count, Syntax.isLetterOrDigit(line[index]) {
            name.append(line[index])
            index += 1
        }
        guard index > nameStart else { return nil }
        let isNameWhole =
            index == line.count || Syntax.isBlank(line[index]) || line[index] == UInt8(ascii: ">")
            || line[index] == UInt8(ascii: "/")
        if isNameWhole {
            if !isEndTag, verbatim.contains(where: { $0 == name }) {
                // `<pre/>` is none of these.
                if index == line.count || line[index] != UInt8(ascii: "/") { return false }
            } else if blocks.contains(where: { $0 == name }) {
                return true
            }
        }
        guard !interruptsParagraph, let end = InlineHTML.tagEnd(line, start, line.count),
            line.firstNonBlank(end..<line.count) == line.count
        else { return nil }
        return true
    }

    /// Elements whose own end ends the block.
    private static let verbatim = (["script", "pre", "style", "textarea"] as [StaticString]).map {
        PackedElementName($0)
    }

    /// The elements that begin a block of HTML, from section 4.6 of CommonMark.
    private static let blocks =
        ([
            "address", "article", "aside", "base", "basefont", "blockquote", "body", "caption", "center", "col",
            "colgroup",
            "dd", "details", "dialog", "dir", "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form",
            "frame", "frameset", "h1", "h2", "h3", "h4", "h5", "h6", "head", "header", "hr", "html", "iframe", "legend",
            "li", "link", "main", "menu", "menuitem", "nav", "noframes", "ol", "optgroup", "option", "p", "param",
            "search", "section", "source", "summary", "table", "tbody", "td", "tfoot", "th", "thead", "title", "tr",
            "track",
            "ul",
        ] as [StaticString]).map { PackedElementName($0) }
}
