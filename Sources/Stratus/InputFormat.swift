/// What an input is, and so how its tags are read.
public enum InputFormat: String, Sendable, CaseIterable {
    /// A tag list, in Markdown.
    case tags
    case csv, tsv, json, jsonl, yaml
    /// A folder of posts, or one of them: the tags of their front matter.
    case posts
    /// A page: its links with `rel=tag`.
    case html
    /// Atom or RSS: the categories of its entries.
    case feed
    /// Text, whose words are counted.
    case text

    /// The format that an extension names; a tag list where it names none.
    public init(path: String) {
        let name = path.split(separator: "/").last ?? ""
        self =
            switch name.split(separator: ".").dropFirst().last?.lowercased() {
            case "csv": .csv
            case "tsv", "tab": .tsv
            case "json": .json
            case "jsonl", "ndjson": .jsonl
            case "yaml", "yml": .yaml
            case "html", "htm", "xhtml": .html
            case "atom", "rss", "xml": .feed
            case "txt", "text": .text
            default: .tags
            }
    }
}

/// How inputs are read, all of those of a cloud alike.
public struct InputOptions: Sendable {
    /// What the inputs are; nil to go by each one's extension.
    public var format: InputFormat?
    /// The encoding; nil for UTF-8, or what a byte order mark names.
    public var encoding: TextEncoding?
    /// Whether bytes that are no text become U+FFFD instead of an error.
    public var replacesErrors = false
    /// Which columns of CSV hold what; nil to go by their headings.
    public var columns: ColumnChoice?
    /// Whether CSV begins with a row of headings; nil to see by its words.
    public var hasHeader: Bool?
    /// What stands between the fields of CSV, an ASCII character; nil for a comma, and in TSV a tab.
    public var separator: UInt8?
    /// The keys of posts' front matter that hold tags.
    public var keys = ["tags"]
    /// Whether posts that are drafts count.
    public var includesDrafts = false

    /// Whether links to posts in a folder of them are followed; they could lead out of it.
    var followsLinks = true

    public init() {}
}
