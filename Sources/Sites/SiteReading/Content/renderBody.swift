import SourceText
import TagParsing

/// The body of a post as HTML, with all that a site has to know of it.
///
/// Markdown is what ``MarkdownParser`` reads; HTML in it stays as it is. What Markdown makes is well-formed as XML too,
/// and has no `style` attribute: cells are aligned by the classes `align-left`, `align-center` and `align-right`, and code
/// has its language as `language-swift`. A heading has the id that stands behind it, `{#custom}`, or the slug of its text;
/// a second one of that id has `-1` behind it.
///
/// Footnotes, `[^name]` and `[^name]: text`, become a list at the end.
///
/// - Parameters:
///   - range: of the source, behind the front matter.
///   - title: of the page, where it is known: a level-1 heading that the body begins with is left out where it says the
///     same. Where there is none, such a heading is the title.
///   - keepsPlaces: whether it is kept where each part of the HTML stands in the source.
/// - Throws: ``BodyError`` with each link to a scheme in Markdown that no text may have, each character that XML
///   forbids, and where blocks are nested deeper than ``BodyWriter/deepestNesting``. For kinds
///   that are neither Markdown nor HTML.
/// - Complexity: O(n) in the bytes.
package func renderBody(
    of source: SourceText, in range: Range<Int>, kind: PostKind, title: String? = nil, keepsPlaces: Bool = false
) throws(BodyError) -> RenderedBody {
    switch kind {
    case .markdown: return try renderMarkdown(source, range, title: title, keepsPlaces: keepsPlaces)
    case .html: return try renderHTML(source, range, title: title, keepsPlaces: keepsPlaces)
    case .restructuredText, .other:
        throw BodyError([
            Problem(
                path: source.path, "only Markdown and HTML become pages",
                hint: "save it as .md or .html, or move it out of the content folder")
        ])
    }
}

private func renderHTML(
    _ source: SourceText, _ range: Range<Int>, title: String?, keepsPlaces: Bool
) throws(BodyError) -> RenderedBody {
    var writer = BodyWriter(source, range, title: title, keepsPlaces: keepsPlaces)
    writer.appendHTML(source.bytes, range, at: [SourcePlace(offset: range.lowerBound, source: range.lowerBound)])
    return try writer.finished()
}
