import ArgumentParser
import Glibc
import SourceText
import Stratus

/// How inputs are read; the flags of every command that takes tags.
struct InputFlags: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "What the inputs are: \(names(InputFormat.self)). Default: by their extension, else a tag list.",
            valueName: "format"))
    var from: String?

    @OptionGroup var encodings: EncodingFlags

    @Option(
        help: ArgumentHelp(
            "Tables: which column holds what, by heading or number from 1, such as name=Topic,weight=3; of JSON and YAML by key.",
            valueName: "list"))
    var columns: String?

    @Option(
        help: ArgumentHelp(
            "Tables: what stands between several answers in a cell, such as \";\"; none for nothing. Default: \";\" where all cells have it.",
            valueName: "sign"))
    var split: String?

    @OptionGroup var tables: TableFlags

    @Option(
        help: ArgumentHelp(
            "Posts: the key of the front matter that holds tags; several with commas. Default: tags.",
            valueName: "name"))
    var key: [String] = []

    @Flag(help: "Posts: count drafts, too.") var drafts = false

    @OptionGroup var counting: CountFlags

    /// What was given, by name.
    var overrides: [(name: String, value: String)] {
        let values: [(String, String?)] = [
            ("from", from), ("encoding", encodings.encoding), ("lossy", encodings.lossy ? "true" : nil),
            ("columns", columns), ("split", split),
            ("key", key.isEmpty ? nil : key.joined(separator: ",")), ("drafts", drafts ? "true" : nil),
        ]
        return values.compactMap { name, value in value.map { (name, $0) } } + tables.overrides
    }

    func options() throws -> InputOptions {
        var options = InputOptions()
        for (name, value) in overrides { try set(name, to: value, in: &options) }
        if tables.words != nil, columns != nil {
            throw Problem(
                .usage, "--words and --columns exclude each other",
                hint: "--words counts the words of one column; --columns says which holds names")
        }
        if options.format == .posts, encodings.areGiven {
            throw Problem(
                .usage, "posts are read as UTF-8; --encoding and --lossy act on the other inputs",
                hint: "convert the posts: iconv -f LATIN1 -t UTF-8")
        }
        return options
    }

    /// Reads every input, and fails with the errors of all of them. The words of all texts are counted as one.
    ///
    /// - Parameter overrides: the cloud's options, whose names of several words are phrases.
    func lists(_ input: [String], _ overrides: [(name: String, value: String)]) throws -> InputLists {
        try readLists(input, overrides, counting) { try self.options() }
    }
}

/// Reads every input, and fails with the errors of all of them. The words of all texts are counted as one.
///
/// - Parameters:
///   - counting: how words are counted; nil where no input is a text.
///   - options: how inputs are read.
func readLists(
    _ input: [String], _ overrides: [(name: String, value: String)], _ counting: CountFlags?,
    options: () throws -> InputOptions = { InputOptions() }
) throws -> InputLists {
    if input.isEmpty, isatty(STDIN_FILENO) == 1 {
        throw Problem(.usage, "there is no input", hint: "name a tag list: stratus render tags.md")
    }
    let options = try options()
    let paths = input.isEmpty ? ["-"] : input
    let texts = paths.filter { options.countsWords(of: $0) }
    if texts.isEmpty, let flag = counting?.firstGiven {
        throw Problem(
            .usage, "--\(flag) acts on texts, and no input is one",
            hint: "a file is a text by its extension .txt, or with --from text; those of a column are with --words")
    }
    try options.refuseLists(among: texts)
    var lists: [TagList] = []
    var errors: [Problem] = []
    var words: WordReport?
    for path in paths {
        do {
            if !texts.contains(path) {
                lists.append(try TagList(reading: path, options))
            } else if words == nil, let counting {
                let counted = try counting.count(texts, options, overrides)
                lists.append(counted.list)
                words = counted.report
            }
        } catch {
            errors.append(Problem(any: error))
            if texts.contains(path) { words = WordReport() }
        }
    }
    if let error = Problem(errors) { throw error }
    return InputLists(lists: lists, words: words)
}

/// What the inputs say: their tags, and what became of the words of those that are text.
struct InputLists {
    let lists: [TagList]
    let words: WordReport?
}

/// How tables are read; the flags of every command that reads tags or texts.
struct TableFlags: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Tables: count the words of this column, by its heading or its number from 1, as those of a text.",
            valueName: "column"))
    var words: String?

    @Option(help: ArgumentHelp("Spreadsheets: the sheet. Default: the first one.", valueName: "name"))
    var sheet: String?

    @Flag(
        inversion: .prefixedNo,
        help: "Tables: the first row is one of headings. Default: by its words, and what stands below.")
    var header: Bool?

    @Option(
        help: ArgumentHelp(
            "CSV: the character between fields. Default: found by the rows, else a comma.", valueName: "sign"))
    var separator: String?

    var overrides: [(name: String, value: String)] {
        let values: [(String, String?)] = [
            ("words", words), ("sheet", sheet), ("header", header.map { "\($0)" }), ("separator", separator),
        ]
        return values.compactMap { name, value in value.map { (name, $0) } }
    }

    func apply(to options: inout InputOptions) throws {
        for (name, value) in overrides { try set(name, to: value, in: &options) }
    }
}

/// How bytes become text; the flags of every command that reads texts or tags.
struct EncodingFlags: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The inputs' encoding, by any name that the web has for it: latin-1, utf-16, shift_jis, windows-1251 … Default: what a byte order mark or the page says, else utf-8.",
            valueName: "name"))
    var encoding: String?

    @Flag(help: "Replace bytes that are no text by U+FFFD instead of refusing the input.") var lossy = false

    var areGiven: Bool { encoding != nil || lossy }

    func apply(to options: inout InputOptions) throws {
        if let encoding { try set("encoding", to: encoding, in: &options) }
        options.replacesErrors = lossy
    }
}

/// A value that a flag does not have is told with the flag's dashes.
private func set(_ name: String, to value: String, in options: inout InputOptions) throws(Problem) {
    do { try options.set(name, to: value) } catch { throw Problem(.usage, "--\(error.message)", hint: error.hint) }
}
