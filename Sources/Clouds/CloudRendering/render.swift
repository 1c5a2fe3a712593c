import BoxDrawing
import CloudComposition
import FileAccess
import FlowSolving
import FontFiles
import MarkupEmission
import MarkupValidation
import PictureDrawing
import SourceText
import TagParsing

/// Renders tags as a cloud: composes the cloud, writes it in a format, and validates the result.
///
/// ```swift
/// let tags = [try Tag("Swift", weight: 42, link: "https://www.swift.org"), try Tag("Rust", weight: 30)]
/// let svg = try render(tags)
/// try svg.write(to: "cloud.svg")
/// ```
/// - Parameters:
///   - tags: the tags in reading order, unless `options.order` sorts them; equal names stay two tags (see
///     ``TagCollection`` for merging).
///   - options: the options of the cloud, with lengths in CSS pixels.
///   - format: SVG, a page, a part of a page, Markdown, JSON, plain text, or a picture as PNG or PDF.
/// - Returns: bytes that are validated. Equal arguments give equal bytes, on every machine.
/// - Throws: ``Problem`` if an option is out of its range, or a file that an option names cannot be read.
/// - Complexity: O(n) in the tags, O(n log n) if they are sorted.
public func render(
    _ tags: [Tag], options: CloudOptions = CloudOptions(), format: OutputFormat = .svg
) throws(Problem) -> ValidatedMarkup {
    try render(composition(of: tags, options, for: format), format: format)
}

/// Renders a list of tags as the command `stratus` does: with its title, description and options, with equal names
/// merged, and with tags of posts linked to the pages that their generator makes.
///
/// ```swift
/// try render(TagList(reading: "tags.md"), format: .html).write(to: "cloud.html")
/// ```
/// - Parameter options: the values of options that the list does not set.
/// - Throws: ``Problem`` if an option is unknown or out of its range, or a file that an option names cannot be read.
public func render(
    _ list: TagList, options: CloudOptions = CloudOptions(), format: OutputFormat = .svg
) throws -> ValidatedMarkup {
    try render(composeCloud(TagCollection([list], defaults: options), for: format), format: format)
}

/// Renders a composed cloud, and validates the result.
///
/// - Parameter isPretty: whether markup is written for people, one element a line; the cloud looks the same.
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

/// Returns the markup with which a page shows a cloud: HTML for a picture in a file, with a style sheet that sets the
/// height of the picture at each width; a Markdown image; or the cloud itself.
///
/// - Parameters:
///   - file: the path of the picture relative to the folder of the page; of an absolute path only the last part is
///     used.
/// - Throws: ``Problem`` for a responsive cloud in Markdown, which cannot set the height for each width.
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

/// Composes the cloud of a collection with the options of the collection, for callers that need the ``Cloud`` and a
/// report besides the markup.
///
/// - Parameter format: the format in which the cloud will be written: pages and fragments reflow unless the options say
///   otherwise; other formats scale.
public func composeCloud(_ collection: TagCollection, for format: OutputFormat = .svg) throws(Problem) -> Cloud {
    try composition(of: collection.tags, collection.options, for: format)
}

private func composition(
    of tags: [Tag], _ options: CloudOptions, for format: OutputFormat
) throws(Problem) -> Cloud {
    var options = try options.openingTheme().openingFontFile().openingShape()
    if options.responsive == true, options.axis == .vertical, !options.cards {
        throw Problem(
            option: "responsive", "responsive clouds have rows, and axis is vertical",
            hint: "leave responsive or axis out")
    }
    // An option that lists widths asks for a responsive cloud.
    options.responsive = options.responsive ?? (format.reflows || options.widths != .automatic)
    return try compose(tags, options)
}

extension OutputFormat {
    /// Whether the format is a part of a page, in which a cloud is as wide as the page allows.
    fileprivate var reflows: Bool {
        switch self {
        case .html, .fragment: true
        case .svg, .json, .text, .list, .markdown, .png, .pdf: false
        }
    }
}
