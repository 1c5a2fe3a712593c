import CloudRendering
import SourceText
import TagParsing

extension TagList {
    /// Reads tags from a text that is in memory already, such as one that stands in another input.
    ///
    /// - Parameters:
    ///   - path: by which messages call it, and whose folder paths in it are seen from.
    /// - Throws: ``Problem`` for a format that only files have.
    init(parsing text: String, path: String, _ options: InputOptions) throws {
        let source = try SourceText(path: path, text: text)
        switch options.format ?? .tags {
        case .tags: try self.init(parsing: source)
        case .csv, .tsv:
            var reader = CSVReader(path: path, options.table(options.format ?? .csv))
            _ = reader.read(source, isLast: true)
            self = try reader.finished()
        case .jsonl:
            var reader = JSONLinesReader(path: path, columns: options.columns)
            reader.read(source)
            self = try reader.finished()
        case .json: try self.init(parsingJSON: source, columns: options.columns)
        case .yaml: try self.init(parsingYAML: source, columns: options.columns)
        case .html: try self.init(parsingPage: source)
        case .feed: try self.init(parsingFeed: source)
        case .text, .posts, .xlsx, .ods:
            let kind =
                switch options.format {
                case .text: "text, whose words are counted in files"
                case .posts: "posts, which are files"
                default: "a spreadsheet, which is a file"
                }
            throw Problem("from is \(kind)", hint: "name them with input")
        }
    }
}
