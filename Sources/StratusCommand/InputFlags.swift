import CloudRendering
import Glibc
import SourceText
import Stratus

/// The flags for reading inputs, which every command that takes tags has.
enum InputFlags: FlagList {
    static let flags = InputOption.all.map { Flag($0) } + CountFlags.flags
}

/// The flags for decoding bytes, which every command that reads texts or tags has.
enum EncodingFlags: FlagList {
    static let flags = InputOption.flags("encoding", "lossy")
}

/// The flags for reading tables, which every command that reads tags or texts has.
enum TableFlags: FlagList {
    static let flags = InputOption.flags("words", "sheet", "header", "separator")
}

extension InputOption {
    fileprivate static func flags(_ names: String...) -> [Flag] { names.compactMap { named($0).map { Flag($0) } } }
}

extension GivenArguments {
    /// Reads the options of inputs from the flags.
    func inputOptions() throws -> InputOptions {
        var options = InputOptions()
        for override in inputOverrides {
            // Errors in values of flags are reported with the flag's hyphens.
            do { try options.set(override.name, to: override.value) } catch {
                throw Problem(.usage, "--\(error.message)", hint: error.hint)
            }
        }
        let names = Set(inputOverrides.map(\.name))
        if names.contains("words"), names.contains("columns") {
            throw Problem(
                .usage, "--words and --columns exclude each other",
                hint: "--words counts the words of one column; --columns says which holds names")
        }
        if options.format == .posts, !names.isDisjoint(with: EncodingFlags.flags.map(\.name)) {
            throw Problem(
                .usage, "posts are read as UTF-8; --encoding and --lossy act on the other inputs",
                hint: "convert the posts: iconv -f LATIN1 -t UTF-8")
        }
        return options
    }

    /// Reads every input, and throws the errors of all of them together. The words of all texts are counted as one
    /// text.
    ///
    /// - Parameter overrides: the options of the cloud; names of several words in them are phrases.
    /// - Returns: the tags, and a report on the words of inputs that are texts.
    func lists(_ overrides: [OptionSetting]) throws -> (lists: [TagList], words: WordReport?) {
        if inputs.isEmpty, isatty(STDIN_FILENO) == 1 {
            throw Problem(.usage, "there is no input", hint: "name a tag list: stratus render tags.md")
        }
        let options = try inputOptions()
        let counting = CountFlags(given: self)
        let paths = inputs.isEmpty ? ["-"] : inputs
        let texts = paths.filter { options.countsWords(of: $0) }
        if texts.isEmpty, let flag = counting.firstGiven {
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
                } else if words == nil {
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
        return (lists, words)
    }
}
