import ByteWriting
import CloudComposition

/// A format in which a cloud is written.
public enum OutputFormat: String, Sendable, CaseIterable {
    /// A stand-alone SVG document.
    case svg
    /// A complete HTML page around the cloud.
    case html
    /// A part of an HTML page, with the cloud as an SVG element in it.
    case fragment
    /// A part of an HTML page: a list of the tags, in which the browser breaks the lines.
    case list
    /// A paragraph of tags in Markdown, for a README.
    case markdown
    /// JSON data: the places and sizes of the tags, and the report.
    case json
    /// Plain text, with a line for each line of the cloud, and the weights after the names.
    case text
    /// A PNG of the cloud, drawn by Stratus itself.
    case png
    /// A PDF of one page with the picture of the cloud.
    case pdf

    /// Whether the format is SVG or HTML.
    public var isMarkup: Bool {
        switch self {
        case .svg, .html, .fragment, .list: true
        case .markdown, .json, .text, .png, .pdf: false
        }
    }

    /// Whether the format is a drawn picture and no text: PNG or PDF.
    public var isPicture: Bool { self == .png || self == .pdf }
}

/// Writes a cloud in a format, as bytes. The output shows exactly the layout of the cloud.
///
/// - Parameters:
///   - format: Any format except PNG and PDF, which the module PictureDrawing draws.
///   - theme: The look of the cloud.
///   - pageTheme: The look of the page around the cloud, for ``OutputFormat/html``.
/// - Complexity: O(n) in the tags, in one pass.
package func emit(_ cloud: Cloud, as format: OutputFormat, theme: Theme, pageTheme: Theme) -> [UInt8] {
    // The capacity covers what a tag takes beyond its text, link and name, so that the buffer grows at most once.
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

/// Writes a cloud as text for a terminal.
///
/// - Parameters:
///   - columns: The width of the terminal in cells.
///   - isStyled: Whether bold, faint and coloured text is wanted; ``withoutTerminalStyle(_:)`` removes the styles.
package func emitForTerminal(_ cloud: Cloud, columns: Int, isStyled: Bool) -> [UInt8] {
    var output = ByteBuffer(reservingCapacity: 256 + cloud.tags.count * 40)
    TerminalWriter(cloud, columns: columns, isStyled: isStyled).write(to: &output)
    return output.bytes
}
