import CloudComposition
import CloudRendering
import MarkupValidation
import SourceText
import TagParsing

/// The clouds of a site's taxonomies as files for its generator to include: `tags.svg`, `tags.html`, `tags.json`.
public struct TaxonomyClouds: Sendable {
    /// The clouds, one for each taxonomy, in the order of ``SiteTaxonomies/taxonomies``.
    public let clouds: [TaxonomyCloud]
    /// The folder that the posts were read from.
    let source: String

    /// Composes and validates the clouds in all formats, without writing any file.
    ///
    /// - Parameters:
    ///   - formats: The formats in which each cloud is written. A `{` in a name becomes a character reference in markup
    ///     and Markdown, so that no template engine runs it.
    ///   - overrides: The options of all clouds, by name. In `link`, `{taxonomy}` stands for the name of the taxonomy;
    ///     without `title`, each cloud has its own title, such as "Tags".
    /// - Throws: ``Problem`` for a cloud that cannot be made, also when the options leave no term of a taxonomy.
    public init(
        of site: SiteTaxonomies, formats: [TaxonomyFormat] = TaxonomyFormat.usual,
        overrides: [OptionSetting] = []
    ) throws {
        source = site.path
        clouds = try site.taxonomies.map { taxonomy in
            do {
                return try TaxonomyCloud(of: taxonomy, formats, overrides)
            } catch let error as Problem {
                guard case .noTag(let first) = error.kind else { throw error }
                let reason = first.map { ": the first one is \($0)" } ?? ""
                throw Problem(
                    path: site.path,
                    "the options leave none of the \(taxonomy.list.tags.count) \(taxonomy.key)\(reason)",
                    hint: "change them, or name the taxonomies that are wanted with --key")
            }
        }
    }

    /// The files of all clouds, taxonomy by taxonomy, each in the order of the formats. No two have the same name.
    public var files: [TaxonomyFile] { clouds.flatMap(\.files) }
}

/// The cloud of one taxonomy, in all formats asked for.
public struct TaxonomyCloud: Sendable {
    public let taxonomy: Taxonomy
    public let files: [TaxonomyFile]
    /// The report on every term of the taxonomy.
    public let report: RenderReport

    init(
        of taxonomy: Taxonomy, _ formats: [TaxonomyFormat], _ overrides: [OptionSetting]
    ) throws {
        var options = overrides.map { option in
            option.name == "link" ? OptionSetting("link", .text(naming(taxonomy, in: option.value.text))) : option
        }
        if !options.contains(where: { $0.name == "title" }) {
            options.append(OptionSetting("title", .text(taxonomy.title)))
        }
        let collection = try TagCollection([taxonomy.list], overrides: options)
        var report: RenderReport?
        files = try formats.map { format in
            let cloud = try composeCloud(collection, for: format.output)
            if report == nil { report = RenderReport(collection, cloud) }
            let markup = try render(cloud, format: format.output)
            return TaxonomyFile(
                name: format.fileName(of: taxonomy), markup: format == .json ? markup : try guardingTemplates(markup))
        }
        self.report = try report ?? RenderReport(collection, composeCloud(collection))
        self.taxonomy = taxonomy
    }
}

/// A file with a cloud in one format, for a generator to include in its pages.
public struct TaxonomyFile: Sendable {
    /// The name of the file, without a folder.
    public let name: String
    public let markup: ValidatedMarkup
}

/// Returns a pattern of links with the name of the taxonomy in place of `{taxonomy}`; `{{` stays an escaped brace.
private func naming(_ taxonomy: Taxonomy, in pattern: String) -> String {
    let (placeholder, name) = (Array("{taxonomy}".utf8), Array(percentEncoded(taxonomy.name).utf8))
    let braces = Array("{{".utf8)
    let parts = Array(pattern.utf8).split(separator: braces, omittingEmptySubsequences: false)
    let named = parts.map { $0.replacing(placeholder, with: name) }.joined(separator: braces)
    return String(decoding: Array(named), as: UTF8.self)
}
