import PostReading
import SourceText
import TagParsing

/// Returns the body of a post as HTML, with the title, summary, links and other facts that a site needs from it.
///
/// Markdown is read by ``MarkdownParser``; HTML in it stays unchanged. The HTML made from Markdown is well-formed as
/// XML too, and has no `style` attribute: cells are aligned by the classes `align-left`, `align-center` and
/// `align-right`, and code has its language as a class such as `language-swift`. The id of a heading is the one written
/// after it, `{#custom}`, or its text in lower case, without signs and with hyphens for spaces, as GitHub makes it, with
/// `-1` after it if another heading has that id.
///
/// Footnotes, `[^name]` and `[^name]: text`, become a list at the end.
///
/// - Parameters:
///   - range: the range of the body in the source, after the front matter.
///   - title: the title of the page; a level-1 heading at the beginning of the body that repeats it is left out. If
///     nil, such a heading is the title.
///   - style: what depends on the language and the settings.
///   - values: the values that marks of templates in the text may name.
///   - keepsPlaces: whether to fill ``RenderedBody/places``.
/// - Throws: ``BodyError`` with each link in Markdown to a scheme that no text may link to, and each character that XML
///   forbids; also for blocks nested deeper than ``BodyWriter/deepestNesting``, and for kinds other than Markdown and
///   HTML.
/// - Complexity: O(n) in the bytes.
package func renderBody(
    of source: SourceText, in range: Range<Int>, kind: PostKind, title: String? = nil, style: BodyStyle = BodyStyle(),
    values: PostValues = PostValues(), keepsPlaces: Bool = false
) throws(BodyError) -> RenderedBody {
    switch kind {
    case .markdown: return try renderMarkdown(source, range, title: title, style, values, keepsPlaces: keepsPlaces)
    case .html: return try renderHTML(source, range, title: title, values, keepsPlaces: keepsPlaces)
    case .restructuredText, .other:
        throw BodyError([
            Problem(
                path: source.path, "only Markdown and HTML become pages",
                hint: "save it as .md or .html, or move it out of the content folder")
        ])
    }
}

private func renderHTML(
    _ source: SourceText, _ range: Range<Int>, title: String?, _ values: PostValues, keepsPlaces: Bool
) throws(BodyError) -> RenderedBody {
    let text = BodyExpander.expanded(source, range, isMarkdown: false, values)
    func write(keepsPlaces: Bool) -> BodyWriter {
        var writer = BodyWriter(text, title: title, keepsPlaces: keepsPlaces)
        writer.appendHTML(
            text.source.bytes, text.range, at: [SourcePlace(offset: range.lowerBound, source: range.lowerBound)])
        return writer
    }
    return try write(keepsPlaces: keepsPlaces).finished { write(keepsPlaces: true) }
}
