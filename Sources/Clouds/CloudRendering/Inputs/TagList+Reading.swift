import FileAccess
import Glibc
import SourceText
import TagParsing

extension TagList {
    /// Reads tags from a file, or for posts from a folder; `-` is standard input.
    ///
    /// Tag lists, CSV and JSON Lines are read in pieces, so that memory grows with the tags and not with the file.
    /// - Throws: ``Problem`` with all errors of the input.
    public init(reading path: String, _ options: InputOptions = InputOptions()) throws {
        try self.init(reading: path, options, blockLength: Self.blockLength)
    }

    /// - Parameter blockLength: the bytes that are read at a time.
    init(reading path: String, _ options: InputOptions, blockLength: Int) throws {
        let format = options.format ?? InputFormat(path: path)
        switch format {
        case .tags:
            var parser = TagListParser(path: Self.name(of: path))
            parser.expect(bytes: expectedSize(path))
            var counts: NameLinesReader?
            try Self.read(path, options, blockLength) { block, _ in
                // To a tag list such lines are text.
                if options.format == nil, counts == nil, parser.lineCount == 0, NameLinesReader.areCounts(block) {
                    counts = NameLinesReader(path: Self.name(of: path), form: .counts)
                }
                counts?.read(block)
                if counts == nil { parser.read(block) }
                return (block.bytes.count, counts?.lineCount ?? parser.lineCount)
            }
            self = try counts?.finished() ?? parser.finished()
        case .csv, .tsv, .xlsx, .ods:
            var table = try Self.table(path, options, format, blockLength)
            self = try table.reader.finished()
            notes = table.notes + notes
        case .jsonl:
            var reader = JSONLinesReader(path: Self.name(of: path), columns: options.columns, items: options.items)
            reader.expect(bytes: expectedSize(path))
            try Self.read(path, options, blockLength) { block, _ in
                reader.read(block)
                return (block.bytes.count, reader.lineCount)
            }
            self = try reader.finished()
        case .counts, .lines:
            var reader = NameLinesReader(path: Self.name(of: path), form: format == .counts ? .counts : .names)
            reader.expect(bytes: expectedSize(path))
            try Self.read(path, options, blockLength) { block, _ in
                reader.read(block)
                return (block.bytes.count, reader.lineCount)
            }
            self = try reader.finished()
        case .json, .yaml: try self.init(parsing: Self.whole(path, options), as: format, options)
        case .html, .feed: try self.init(parsing: Self.whole(path, options, mayDeclare: true), as: format, options)
        case .text:
            try options.refuseLists(among: [path])
            self = try countWords(in: [path], input: options).list
        case .posts:
            try self.init(readingPosts: path, options)
        }
    }

    /// Reads tags from a text that is in memory.
    ///
    /// - Parameter format: the format of the text; spreadsheets, posts, and texts whose words are counted are a
    ///   programming error.
    package init(parsing source: SourceText, as format: InputFormat, _ options: InputOptions) throws {
        switch format {
        case .tags: try self.init(parsing: source)
        case .csv, .tsv:
            var reader = CSVReader(path: source.path, options.table(format))
            _ = reader.read(source, isLast: true)
            self = try reader.finished()
        case .jsonl:
            var reader = JSONLinesReader(path: source.path, columns: options.columns, items: options.items)
            reader.read(source)
            self = try reader.finished()
        case .json: try self.init(parsingJSON: source, columns: options.columns, items: options.items)
        case .yaml: try self.init(parsingYAML: source, columns: options.columns, items: options.items)
        case .counts, .lines:
            var reader = NameLinesReader(path: source.path, form: format == .counts ? .counts : .names)
            reader.read(source)
            self = try reader.finished()
        case .html: try self.init(parsingPage: source)
        case .feed: try self.init(parsingFeed: source)
        case .text, .posts, .xlsx, .ods: preconditionFailure("\(format) is read from files")
        }
    }

    /// Reads the cells of a column of a table, each a paragraph, with notes on the table.
    static func texts(
        inColumnOf path: String, _ options: InputOptions
    ) throws -> (bytes: [UInt8], notes: [InputNote]) {
        let format = options.format ?? InputFormat(path: path)
        guard [.csv, .tsv, .xlsx, .ods].contains(format) else {
            throw Problem(
                path: name(of: path), "words are those of a column, and this is no table",
                hint: "expected CSV, TSV or a spreadsheet; say which with --from csv")
        }
        var table = try table(path, options, format, blockLength, collectsTexts: true)
        let texts = try table.reader.finishedTexts()
        return (texts.bytes, table.notes + texts.notes)
    }

    /// Reads CSV in pieces, and the rows of a spreadsheet's sheet as CSV.
    ///
    /// - Returns: a reader that has read the table, and notes on the spreadsheet.
    private static func table(
        _ path: String, _ options: InputOptions, _ format: InputFormat, _ blockLength: Int, collectsTexts: Bool = false
    ) throws -> (reader: CSVReader, notes: [InputNote]) {
        var reader = CSVReader(path: name(of: path), options.table(format), collectsTexts: collectsTexts)
        guard format == .csv || format == .tsv else {
            let (sheet, notes) = try readSheet(readInput(path), path: name(of: path), named: options.sheet)
            _ = reader.read(sheet, isLast: true)
            return (reader, notes)
        }
        if !collectsTexts { reader.expect(bytes: expectedSize(path)) }
        try read(path, options, blockLength) { block, isLast in
            let done = reader.read(block, isLast: isLast)
            return (done, reader.lineCount)
        }
        return (reader, [])
    }

    /// The name of an input in messages.
    private static func name(of path: String) -> String { path == "-" ? "<standard input>" : path }

    private static func whole(
        _ path: String, _ options: InputOptions, mayDeclare: Bool = false
    ) throws -> SourceText {
        try decoded(path, try readInput(path), options, mayDeclare: mayDeclare)
    }

    /// Decodes an input.
    ///
    /// - Parameter mayDeclare: whether the input is a page or XML, which may declare its encoding.
    static func decoded(
        _ path: String, _ bytes: [UInt8], _ options: InputOptions, mayDeclare: Bool = false
    ) throws -> SourceText {
        let name = name(of: path)
        var encoding = options.encoding(ofStart: bytes, mayDeclare: mayDeclare)
        // Bytes that are all valid UTF-8 are UTF-8, whatever a page says that was saved in another encoding since.
        if encoding != .utf8, options.encoding == nil, encoding.holdsASCII, bytes.isUTF8 { encoding = .utf8 }
        if encoding != .utf8 {
            return try SourceText(
                path: name, bytes: bytes, encoding: encoding, replacesErrors: options.replacesErrors)
        }
        try SourceText.refuseBinary(path: name, bytes)
        return try SourceText(path: name, bytes: bytes, encoding: .utf8, replacesErrors: options.replacesErrors)
    }

    // MARK: - Pieces

    /// The bytes of a block: so many that the cost of a block is small beside its reading, and fewer than a cache
    /// holds.
    private static let blockLength = 1 << 18

    /// Hands out an input in blocks of whole lines.
    ///
    /// - Parameter body: returns how many bytes of the block it is done with, and how many lines of the input in all.
    private static func read(
        _ path: String, _ options: InputOptions, _ blockLength: Int,
        _ body: (SourceText, _ isLast: Bool) throws -> (done: Int, lines: Int)
    ) throws {
        let name = name(of: path)
        let (descriptor, size, _) = path == "-" ? (STDIN_FILENO, 0, false) : try openInput(path)
        defer { if path != "-" { close(descriptor) } }
        var offset = 0
        var lines = 0
        // Input in another encoding, or to be repaired, is decoded as a whole: it is rare and short.
        var whole: [UInt8] = []
        var isUTF8 = true
        func inspect(_ bytes: [UInt8]) throws {
            isUTF8 = options.encoding(ofStart: bytes) == .utf8
            if isUTF8 { try SourceText.refuseBinary(path: name, bytes) }
        }
        let total = try forEachBlockOfLines(
            descriptor, path: name, capacity: blockLength, least: blockLength, inspect: inspect
        ) { bytes, isLast in
            if !isUTF8 || options.replacesErrors {
                guard whole.take(bytes) else { throw tooLarge(name) }
                return bytes.count
            }
            try SourceText.refuseBinary(path: name, bytes, offset: offset, line: lines + 1)
            let block = try SourceText(path: name, bytes: bytes, offset: offset, line: lines + 1)
            // The offsets count a byte order mark, which the text does not have.
            let read = try body(block, isLast)
            lines = read.lines
            let done = read.done + bytes.count - block.bytes.count
            offset += done
            return done
        }
        if !whole.isEmpty {
            let text = try decoded(path, whole, options)
            _ = try body(text, true)
        }
        guard total >= size else { throw becameShorter(path) }
    }
}
