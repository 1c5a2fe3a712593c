import SourceText
import TagParsing

/// What an input is, and so how its tags are read.
public enum InputFormat: String, Sendable, CaseIterable {
    /// A tag list, in Markdown.
    case tags
    case csv, tsv
    /// A sheet of a spreadsheet, read as CSV.
    case xlsx, ods
    case json, jsonl, yaml
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
            case "xlsx", "xlsm", "xltx": .xlsx
            case "ods", "ots": .ods
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
    /// Which columns of CSV, or keys of objects, hold what; nil to go by their headings and their cells.
    public var columns: ColumnChoice?
    /// Whether CSV begins with a row of headings; nil to see by its words.
    public var hasHeader: Bool?
    /// What stands between the fields of CSV, an ASCII character; nil to find it.
    public var separator: UInt8?
    /// What stands between several answers in a cell; empty for nothing, nil to split where all cells have semicolons.
    public var split: String?
    /// The column of a table whose cells are texts to be counted, by its heading or its number from 1.
    public var words: String?
    /// The sheet of a spreadsheet; nil for the first one.
    public var sheet: String?
    /// The keys of posts' front matter that hold tags.
    public var keys = ["tags"]
    /// Whether posts that are drafts count.
    public var includesDrafts = false

    /// Whether links to posts in a folder of them are followed; they could lead out of it.
    package var followsLinks = true

    public init() {}

    /// Whether the words of an input are counted, all of it or those of a column.
    public func countsWords(of path: String) -> Bool {
        words != nil || (format ?? InputFormat(path: path)) == .text
    }

    /// How a table is read in a format.
    package func table(_ format: InputFormat) -> CSVOptions {
        var table = CSVOptions()
        table.separator = [.xlsx, .ods].contains(format) ? UInt8(ascii: ",") : separator
        table.usualSeparator = UInt8(ascii: format == .tsv ? "\t" : ",")
        table.columns = words.map { ColumnChoice(words: $0) } ?? columns
        (table.header, table.split) = (hasHeader, split)
        table.isSheet = [.xlsx, .ods].contains(format)
        return table
    }
}
