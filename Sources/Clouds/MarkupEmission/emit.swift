import ByteWriting
import CloudComposition

/// The forms in which a cloud is written.
public enum OutputFormat: String, Sendable, CaseIterable {
    /// A stand-alone SVG document.
    case svg
    /// A complete page.
    case html
    /// The cloud as a part of a page.
    case fragment
    /// A part of a page whose lines the browser breaks.
    case list
    /// A paragraph of Markdown, for a README.
    case markdown
    /// Places, sizes and the report, as data.
    case json
    /// One line a line of the cloud, with the weights behind the names.
    case text
    /// The picture in pixels, drawn by us.
    case png
    /// The picture as a document of one page.
    case pdf

    /// Whether it is SVG or HTML.
    public var isMarkup: Bool {
        switch self {
        case .svg, .html, .fragment, .list: true
        case .markdown, .json, .text, .png, .pdf: false
        }
    }

    /// Whether it is drawn, and no text.
    public var isPicture: Bool { self == .png || self == .pdf }
}

/// Writes a cloud as bytes; what is drawn is what was laid out.
///
/// - Parameters:
///   - format: any but a picture, which PictureDrawing draws.
///   - theme: the look of the cloud.
///   - pageTheme: the look of the page around it, for ``OutputFormat/html``.
/// - Complexity: O(n) in the tags, one pass.
package func emit(_ cloud: Cloud, as format: OutputFormat, theme: Theme, pageTheme: Theme) -> [UInt8] {
    // What a tag takes beyond its text, link and name, so that the buffer grows once at most.
    var output = ByteBuffer(reservingCapacity: 4096 + cloud.tags.count * 232)
    let theme = theme.adapted(to: cloud, isPartOfPage: format == .fragment || format == .list)
    switch format {
    case .svg: SVGWriter(cloud, theme: theme, .standAlone).write(to: &output)
    case .html: HTMLWriter(cloud: cloud, theme: theme, pageTheme: pageTheme).writePage(to: &output)
    case .fragment: HTMLWriter(cloud: cloud, theme: theme, pageTheme: pageTheme).writeFragment(to: &output)
    case .list: ListWriter(cloud, theme: theme).write(to: &output)
    case .markdown: MarkdownWriter(cloud).write(to: &output)
    case .json: return JSONWriter(cloud).bytes()
    case .text: TextWriter(cloud).write(to: &output)
    case .png, .pdf: preconditionFailure("a picture is drawn, not written")
    }
    return output.finished()
}

/// Writes a cloud for a terminal of so many columns.
///
/// - Parameter isStyled: whether bold, faint and colours are wanted; see ``withoutTerminalStyle(_:)``.
package func emitForTerminal(_ cloud: Cloud, columns: Int, isStyled: Bool) -> [UInt8] {
    var output = ByteBuffer(reservingCapacity: 256 + cloud.tags.count * 40)
    TerminalWriter(cloud, columns: columns, isStyled: isStyled).write(to: &output)
    return output.bytes
}
