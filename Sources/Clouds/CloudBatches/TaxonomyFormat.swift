import MarkupEmission

/// A format in which the cloud of a taxonomy is written; each format has a file of its own.
public enum TaxonomyFormat: String, Sendable, CaseIterable {
    case svg, fragment, json, list, markdown

    /// The default formats, which any generator can use.
    public static let usual: [TaxonomyFormat] = [.svg, .fragment, .json]

    /// Returns the name of the file: `tags.svg`, `tags.html`, `tags.json`, `tags.list.html`, `tags.md`.
    func fileName(of taxonomy: Taxonomy) -> String {
        switch self {
        case .svg: taxonomy.name + ".svg"
        case .fragment: taxonomy.name + ".html"
        case .json: taxonomy.name + ".json"
        case .list: taxonomy.name + ".list.html"
        case .markdown: taxonomy.name + ".md"
        }
    }

    var output: OutputFormat {
        switch self {
        case .svg: .svg
        case .fragment: .fragment
        case .json: .json
        case .list: .list
        case .markdown: .markdown
        }
    }
}
