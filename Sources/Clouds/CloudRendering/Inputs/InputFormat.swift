import SourceText
import TagParsing

/// The format of an input, which decides how its tags are read.
public enum InputFormat: String, Sendable, CaseIterable {
    /// A tag list in Markdown.
    case tags
    case csv, tsv
    /// A sheet of a spreadsheet, read as CSV.
    case xlsx, ods
    case json, jsonl, yaml
    /// A folder of posts, or one post: the tags are in their front matter.
    case posts
    /// An HTML page: its links with `rel=tag` are the tags.
    case html
    /// A feed in Atom or RSS: the categories of its entries are the tags.
    case feed
    /// Text, whose words are counted.
    case text

    /// Makes the format that the extension of a path names, or ``tags`` if it names none.
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

/// The options that say how the inputs of a cloud are read, all of them alike.
public struct InputOptions: Sendable {
    /// The format of the inputs; nil takes that of each input's extension.
    public var format: InputFormat?
    /// The encoding; nil takes UTF-8, or what a byte order mark, a page or a feed names.
    public var encoding: TextEncoding?
    /// Whether bytes that are no text are replaced by U+FFFD; otherwise they are an error.
    public var replacesErrors = false
    /// The columns of CSV, or keys of objects, with their meaning; nil finds them by headings and cells.
    public var columns: ColumnChoice?
    /// Whether CSV begins with a row of headings; nil finds out from its words.
    public var hasHeader: Bool?
    /// The ASCII character between the fields of CSV; nil finds it.
    public var separator: UInt8?
    /// The text between several answers in a cell; empty for none, nil to split cells at semicolons if all have them.
    public var split: String?
    /// The column of a table whose cells are texts to be counted, by its heading or its number from 1.
    public var words: String?
    /// The sheet of a spreadsheet; nil for the first one.
    public var sheet: String?
    /// The keys of posts' front matter that hold tags.
    public var keys = ["tags"]
    /// Whether drafts of posts are counted.
    public var includesDrafts = false

    /// Whether links to posts in a folder are followed; they could lead out of it.
    package var followsLinks = true

    public init() {}

    /// Whether the words of an input are counted, those of all of it or of a column.
    public func countsWords(of path: String) -> Bool {
        words != nil || (format ?? InputFormat(path: path)) == .text
    }

    /// Makes the options for reading a table in a format.
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
