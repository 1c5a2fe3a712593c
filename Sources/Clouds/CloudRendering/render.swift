import BoxLayout
import CloudComposition
import FileAccess
import FlowSolving
import FontFiles
import MarkupEmission
import MarkupValidation
import PictureDrawing
import SourceText
import TagParsing

/// Renders tags as a cloud: composes, writes and validates it. The command, and everything else that makes clouds,
/// calls this function.
///
/// ```swift
/// let tags = [try Tag("Swift", weight: 42, link: "https://www.swift.org"), try Tag("Rust", weight: 30)]
/// let svg = try render(tags)
/// try svg.write(to: "cloud.svg")
/// ```
/// - Parameters:
///   - tags: in the order given; names that are equal stay two tags (see ``TagCollection`` for merging).
///   - options: lengths in CSS pixels.
///   - format: SVG, a page, a part of a page, Markdown, JSON, plain text, or a picture in pixels or as a document.
/// - Returns: bytes that are validated. Equal arguments give equal bytes, on every machine.
/// - Throws: ``Problem``.
/// - Complexity: O(n) in the tags, O(n log n) when they are sorted.
public func render(
    _ tags: [Tag], options: CloudOptions = CloudOptions(), format: OutputFormat = .svg
) throws(Problem) -> ValidatedMarkup {
    try render(composition(of: tags, options, for: format), format: format)
}

/// Renders a list as the command does: its title, description and options come along, equal names are merged, and tags of
/// posts lead where their generator has its pages.
///
/// ```swift
/// try render(TagList(reading: "tags.md"), format: .html).write(to: "cloud.html")
/// ```
/// - Parameter options: for what the list does not say.
/// - Throws: ``Problem``, also for what the list says of the cloud.
public func render(
    _ list: TagList, options: CloudOptions = CloudOptions(), format: OutputFormat = .svg
) throws -> ValidatedMarkup {
    try render(composeCloud(TagCollection([list], defaults: options), for: format), format: format)
}

/// Renders a composed cloud.
///
/// - Parameter isPretty: whether markup is written for people, an element a line; it draws the same.
public func render(
    _ cloud: Cloud, format: OutputFormat, isPretty: Bool = false
) throws(Problem) -> ValidatedMarkup {
    if cloud.tags.isEmpty, format == .list || format == .markdown {
        throw Problem(
            option: "format", "a drawing of boxes has no tags to write as \(format.rawValue)",
            hint: "write it as svg, html or fragment")
    }
    let theme = try Theme(named: cloud.options.theme)
    if format.isPicture { return try renderPicture(of: cloud, as: format, theme) }
    var bytes = emit(cloud, as: format, theme: theme, pageTheme: try .page())
    if isPretty, format.isMarkup { bytes = prettyPrinted(bytes) }
    return switch format {
    case .svg: try ValidatedMarkup.validate(bytes, as: .svg)
    case .html: try ValidatedMarkup.validate(bytes, as: .page)
    case .fragment: try ValidatedMarkup.validate(bytes, as: .fragment)
    case .list: try ValidatedMarkup.validate(bytes, as: .list)
    case .json: try ValidatedMarkup.validate(json: bytes)
    case .markdown, .text, .png, .pdf: try ValidatedMarkup.validate(text: bytes)
    }
}

/// What a page needs to show a cloud: HTML for a picture that stands in a file, with a style sheet that says how high it is
/// at which width; an image of Markdown; or the cloud itself.
///
/// - Parameters:
///   - file: the path of the picture from the folder of the page; of an absolute one, its last part.
/// - Throws: ``Problem`` for a cloud that reflows as Markdown, which cannot say how high it is.
public func hostSnippet(
    _ form: HostSnippet, of cloud: Cloud, file: String
) throws(Problem) -> ValidatedMarkup {
    if form == .inline { return try render(cloud, format: .fragment) }
    if form == .markdown, cloud.isResponsive, !cloud.tags.isEmpty {
        throw Problem(
            option: "responsive",
            "a picture in Markdown has no style sheet to say how high it is at which width",
            hint: "leave responsive and widths out: a picture that scales needs none")
    }
    let bytes = emitSnippet(cloud, form, file: relativeAddress(file))
    return try .validate(text: bytes)
}

private func relativeAddress(_ file: String) -> String {
    let parts = file.split(separator: "/")
    guard !file.hasPrefix("/") else { return parts.last.map(String.init) ?? file }
    return parts.filter { $0 != "." }.joined(separator: "/")
}

/// Composes a collection with the options that it came with: for callers that want the cloud and its report, too.
///
/// - Parameter format: pages and fragments reflow where the options do not say otherwise; other forms scale.
public func composeCloud(_ collection: TagCollection, for format: OutputFormat = .svg) throws(Problem) -> Cloud {
    try composition(of: collection.tags, collection.options, for: format)
}

private func composition(
    of tags: [Tag], _ options: CloudOptions, for format: OutputFormat
) throws(Problem) -> Cloud {
    var options = try options.openingFontFile()
    if options.responsive == true, options.axis == .vertical, !options.cards {
        throw Problem(
            option: "responsive", "responsive clouds have rows, and axis is vertical",
            hint: "leave responsive or axis out")
    }
    // Whoever names widths wants them.
    options.responsive = options.responsive ?? (format.reflows || options.widths != .automatic)
    return try compose(tags, options)
}

extension OutputFormat {
    /// Whether it is a part of a page, where a cloud is as wide as the page lets it be.
    fileprivate var reflows: Bool {
        switch self {
        case .html, .fragment: true
        case .svg, .json, .text, .list, .markdown, .png, .pdf: false
        }
    }
}
