import ArgumentParser
import Glibc
import SourceText
import Stratus

struct CountCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "count",
        abstract: "Count the words of texts, and write them as a list of tags.",
        discussion: """
            Stop words are left out, inflections are one word, and words that belong together are one tag; --report text
            says what became of every word. Without INPUT, and for -, standard input is read. Without -o the list goes to
            standard output. Files end in .txt, .md or .html, or are what --markup says.
            """)

    @OptionGroup var files: FileArguments

    @OptionGroup(title: "Output") var list: ListFormFlag

    @OptionGroup(title: "Input options") var encodings: EncodingFlags

    @OptionGroup(title: "Table options") var tables: TableFlags

    @OptionGroup(title: "Text options") var counting: CountFlags

    @Flag(help: "Words are what stands between white space, A to Z lowered; nothing else is looked at.")
    var plain = false

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp("Count these words although they are stop words; commas between them.", valueName: "words"))
    var keep: [String] = []

    @Option(parsing: .unconditionalSingleValue, help: .cloud("exclude")) var exclude: [String] = []

    @Option(parsing: .unconditional, help: .cloud("exclude-file")) var excludeFile: String?

    @Option(parsing: .unconditionalSingleValue, help: .cloud("alias")) var alias: [String] = []

    @Option(parsing: .unconditional, help: .cloud("alias-file")) var aliasFile: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Write this many of the heaviest words, or all. Default: 200, with --plain all.", valueName: "n"))
    var limit: String?

    @Flag(help: "Write a partial count, to be added up with others by --merge.") var partial = false

    @Flag(help: "The inputs are partial counts: add them up.") var merge = false

    func run() throws {
        try reportingFailures {
            let form: TagListForm = partial ? .tags : try listForm(list.format, output: files.output)
            let reportForm = try files.reportForm()
            try files.check()
            try check()
            let texts = files.input.isEmpty ? ["-"] : files.input
            if files.input.isEmpty, isatty(STDIN_FILENO) == 1 {
                throw Problem(.usage, "there is no input", hint: "name a text: stratus count speech.txt")
            }
            var options = try counting.options()
            options.isPlain = plain
            options.knownPhrases = plain ? [] : try namedPhrases(in: namings)
            options.keptWords = keep.flatMap { $0.split(separator: ",").map(String.init) }
            var input = InputOptions()
            try encodings.apply(to: &input)
            try tables.apply(to: &input)
            let resources = try counting.resources()
            if partial {
                let output = files.output ?? "-"
                if merge {
                    return try writePartialCount(
                        addingUp: texts, to: output, options: options, resources: resources)
                }
                return try writePartialCount(
                    of: texts, to: output, options: options, input: input, resources: resources)
            }
            let counted =
                merge
                ? try countWords(
                    addingUp: texts, reference: counting.reference, options: options, input: input,
                    resources: resources)
                : try countWords(
                    in: texts, reference: counting.reference, options: options, input: input, resources: resources)
            let collection = try TagCollection([counted.words], overrides: overrides)
            let selection = try SelectedTags(collection)
            try selection.written(as: form).write(to: files.output ?? "-")
            reportForm.print(
                RenderReport(collection, selection, form: form, words: counted.report), output: files.output)
        }
    }

    /// Refuses flags that would have nothing to do.
    private func check() throws {
        if partial,
            list.format != nil || !exclude.isEmpty || excludeFile != nil || !alias.isEmpty || aliasFile != nil
                || limit != nil || counting.minCount != nil || counting.minLength != nil || counting.weights != nil
        {
            throw Problem(
                .usage, "a partial count has all words: a format, a selection and weights are for the sum",
                hint: "give them where the partial counts are added up: stratus count --merge")
        }
        if partial, files.report != nil {
            throw Problem(
                .usage, "a partial count has no report: what becomes of a word shows when all are added up",
                hint: "ask for it there: stratus count --merge --report text")
        }
        if merge, counting.markup != nil {
            throw Problem(
                .usage, "--markup is for texts, and --merge reads partial counts",
                hint: "give it where the texts are counted")
        }
        if plain, let flag = counting.firstGiven,
            !["jobs", "memory", "temporary-folder", "min-count", "min-length"]
                .contains(flag)
        {
            throw Problem(.usage, "--\(flag) has nothing to do with --plain", hint: "leave one of them out")
        }
        if tables.words == nil, let flag = tables.overrides.first {
            throw Problem(
                .usage, "--\(flag.name) is for tables, and none is read", hint: "name a column of one: --words HEADING")
        }
        if merge, tables.words != nil {
            throw Problem(
                .usage, "--words is for tables, and --merge reads partial counts",
                hint: "give it where the texts are counted")
        }
        if merge, encodings.areGiven {
            throw Problem(
                .usage, "--encoding and --lossy are for texts, and --merge reads partial counts",
                hint: "give them where the texts are counted")
        }
    }

    /// The options of a cloud that speak of names.
    private var namings: [(name: String, value: String)] {
        let values: [(String, String?)] = [
            ("exclude", joined(exclude)), ("exclude-file", excludeFile), ("alias", joined(alias)),
            ("alias-file", aliasFile),
        ]
        return values.compactMap { name, value in value.map { (name, $0) } }
    }

    /// What is selected of all words.
    private var overrides: [(name: String, value: String)] {
        let limit = limit ?? (plain ? "all" : nil)
        // A comparison has groups, the text's first.
        let order = counting.reference.isEmpty ? "weight" : "groups,weight"
        return namings + (limit.map { [("limit", $0)] } ?? []) + [("order", order)]
    }
}

/// The form of a list that is asked for, or that the extension of an output names.
func listForm(_ format: String?, output: String?) throws -> TagListForm {
    if let format { return try choice(format, "--format") }
    guard let output, output != "-" else { return .tags }
    if ["svg", "png", "pdf"].contains(output.split(separator: ".").last?.lowercased()) {
        throw Problem(
            .usage, "\(output) is a picture, and a list is no picture",
            hint: "stratus render makes a cloud of the same inputs")
    }
    return switch InputFormat(path: output) {
    case .csv: .csv
    case .tsv: .tsv
    case .json: .json
    case .jsonl: .jsonl
    case .tags: .tags
    case .yaml, .html, .feed, .posts, .text, .xlsx, .ods:
        throw Problem(
            .usage, "the extension of \(output) names no form of a list",
            hint: "choose one with --format: \(names(TagListForm.self))")
    }
}
