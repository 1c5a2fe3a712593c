import DataReading
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
    /// Lines of a count and a name, as `uniq -c` writes them.
    case counts
    /// Lines that are a name each.
    case lines
    /// A folder of posts, or one post: the tags are in their front matter.
    case posts
    /// An HTML page: its links with `rel=tag` are the tags.
    case html
    /// A feed in Atom or RSS: the categories of its entries are the tags.
    case feed
    /// Text, whose words are counted.
    case text

    /// Makes the format that the extension of a path names, or ``tags`` if the extension names no format.
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
            case "txt", "text", "log", "srt", "vtt", "mbox", "eml": .text
            default: .tags
            }
    }
}

/// The options for reading the inputs of a cloud; they apply to every input.
public struct InputOptions: Sendable {
    /// The format of the inputs; nil takes the format that the extension of each input names.
    public var format: InputFormat?
    /// The encoding of the inputs; nil takes the one that a byte order mark, a page or a feed declares, or else UTF-8.
    public var encoding: TextEncoding?
    /// Whether bytes that are invalid in the encoding are replaced by U+FFFD; otherwise they are an error.
    public var replacesErrors = false
    /// The columns of tables, or the paths to values in the items of JSON and YAML, with their meaning, such as name or
    /// weight; nil finds them by headings, keys and values.
    public var columns: ColumnChoice?
    /// The path to the list of tags in JSON and YAML, such as `data.rows`; nil finds it.
    public var items: DataPath?
    /// Whether a table begins with a row of headings; nil decides by the words in the first row and the cells below.
    public var hasHeader: Bool?
    /// The ASCII character between the fields of CSV; nil finds it in the rows.
    public var separator: UInt8?
    /// The text between several tags in one cell of a table; empty leaves cells whole, nil splits cells at semicolons
    /// if all cells have one.
    public var split: String?
    /// The heading, or the number from 1, of a table's column whose cells are texts to be counted; nil reads tags
    /// instead.
    public var words: String?
    /// The name of the sheet to read in a spreadsheet; nil for the first sheet.
    public var sheet: String?
    /// The front-matter keys of posts that hold tags.
    public var keys = ["tags"]
    /// Whether the tags of drafts are counted, too.
    public var includesDrafts = false
    /// Whether posts that cannot be read are left out, and named in the report, instead of being an error.
    public var keepsGoing = false

    /// Whether symbolic links to posts in a folder are followed, which may lead out of the folder.
    package var followsLinks = true

    public init() {}

    /// Returns whether the words of an input are counted: those of the whole text, or those of the column ``words``.
    public func countsWords(of path: String) -> Bool {
        words != nil || (format ?? InputFormat(path: path)) == .text
    }

    /// Returns the options for reading a table of the given format, such as CSV.
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
