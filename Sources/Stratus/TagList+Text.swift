import SourceText
import TagParsing

extension TagList {
    /// Reads tags from a text that is in memory already, such as one that stands in another input.
    ///
    /// - Parameters:
    ///   - path: by which messages call it, and whose folder paths in it are seen from.
    /// - Throws: ``SourceError``, ``TagListError``, or ``ManifestProblem`` for a format that only files have.
    init(parsing text: String, path: String, _ options: InputOptions) throws {
        let source = try SourceText(path: path, text: text)
        switch options.format ?? .tags {
        case .tags: try self.init(parsing: source)
        case .csv, .tsv:
            let separator = options.separator ?? UInt8(ascii: options.format == .csv ? "," : "\t")
            var reader = CSVReader(
                path: path, separator: separator, columns: options.columns, header: options.hasHeader)
            _ = reader.read(source, isLast: true)
            self = try reader.finished()
        case .jsonl:
            var reader = JSONLinesReader(path: path)
            reader.read(source)
            self = try reader.finished()
        case .json: try self.init(parsingJSON: source)
        case .yaml: try self.init(parsingYAML: source)
        case .html: try self.init(parsingPage: source)
        case .feed: try self.init(parsingFeed: source)
        case .text, .posts:
            throw ManifestProblem(
                0..<0,
                "from is \(options.format == .text ? "text, whose words are counted in files" : "posts, which are files")",
                hint: "name them with input")
        }
    }
}
