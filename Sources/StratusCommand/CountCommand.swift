import ArgumentParser
import Glibc
import SourceText
import Stratus

struct CountCommand: TableCommand {
    static let configuration = CommandConfiguration(
        commandName: "count",
        abstract: "Count the words of texts, and write them as a list of tags.",
        discussion: """
            Stop words are left out, inflections are one word, and words that belong together are one tag; --report text
            says what became of every word. Without INPUT, and for -, standard input is read. Without -o the list goes to
            standard output. Files end in .txt, .md or .html, or are what --markup says.
            """)

    static let positional: Positional? = OutputFlags.inputs
    static let groups = [
        FlagGroup("Output", OutputFlags.self), FlagGroup("Output", ListFormFlag.self),
        FlagGroup("Input options", EncodingFlags.self), FlagGroup("Table options", TableFlags.self),
        FlagGroup("Text options", CountFlags.self),
    ]

    private static let plain = Flag(
        "plain", .on, "Words are what stands between white space, A to Z lowered; nothing else is looked at.")
    private static let keep = Flag(
        "keep", .values, as: "words", takesHyphens: true,
        "Count these words although they are stop words; commas between them.")
    private static let limit = Flag(
        "limit", as: "n", takesHyphens: true,
        "Write this many of the heaviest words, or all. Default: 200, with --plain all.")
    private static let partial = Flag(
        "partial", .on, "Write a partial count, to be added up with others by --merge.")
    private static let merge = Flag("merge", .on, "The inputs are partial counts: add them up.")
    /// The options of a cloud that deal with names.
    private static let namings = ["exclude", "exclude-file", "alias", "alias-file"].map { CloudFlags.flag($0) }
    static let flags = [plain, keep] + namings + [limit, partial, merge]

    let given: GivenArguments
    private var counting: CountFlags { CountFlags(given: given) }

    func run() throws {
        let (output, plain) = (given.output, given.isOn(Self.plain))
        let (partial, merge) = (given.isOn(Self.partial), given.isOn(Self.merge))
        let form: TagListForm =
            partial ? .tags : try listForm(given.text(ListFormFlag.format), output: output)
        let reportForm = try given.reportForm()
        try given.checkFiles()
        try check(isPlain: plain, isPartial: partial, isMerge: merge)
        let texts = given.inputs.isEmpty ? ["-"] : given.inputs
        if given.inputs.isEmpty, isatty(STDIN_FILENO) == 1 {
            throw Problem(.usage, "there is no input", hint: "name a text: stratus count speech.txt")
        }
        var options = try counting.options()
        options.isPlain = plain
        options.knownPhrases = plain ? [] : try namedPhrases(in: namings)
        options.keptWords = given.texts(Self.keep).flatMap { $0.split(separator: ",").map(String.init) }
        let input = try given.inputOptions()
        let resources = try counting.resources()
        if partial {
            if merge {
                return try writePartialCount(
                    addingUp: texts, to: output ?? "-", options: options, resources: resources)
            }
            return try writePartialCount(
                of: texts, to: output ?? "-", options: options, input: input, resources: resources)
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
        try selection.written(as: form).write(to: output ?? "-")
        try reportForm.print(
            RenderReport(collection, selection, form: form, words: counted.report), output: output)
    }

    /// Refuses flags that would have no effect.
    private func check(isPlain plain: Bool, isPartial partial: Bool, isMerge merge: Bool) throws {
        let ofSums =
            [ListFormFlag.format, Self.limit, CountFlags.minCount, CountFlags.minLength, CountFlags.weights]
            + Self.namings
        if partial, ofSums.contains(where: given.has) {
            throw Problem(
                .usage, "a partial count has all words: a format, a selection and weights are for the sum",
                hint: "give them where the partial counts are added up: stratus count --merge")
        }
        if partial, given.has(OutputFlags.report) {
            throw Problem(
                .usage, "a partial count has no report: what becomes of a word shows when all are added up",
                hint: "ask for it there: stratus count --merge --report text")
        }
        if merge, given.has(CountFlags.markup) {
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
        let countsColumn = given.inputOverrides.contains { $0.name == "words" }
        if !countsColumn, let flag = TableFlags.flags.first(where: given.has) {
            throw Problem(
                .usage, "--\(flag.name) is for tables, and none is read", hint: "name a column of one: --words HEADING")
        }
        if merge, countsColumn {
            throw Problem(
                .usage, "--words is for tables, and --merge reads partial counts",
                hint: "give it where the texts are counted")
        }
        if merge, EncodingFlags.flags.contains(where: given.has) {
            throw Problem(
                .usage, "--encoding and --lossy are for texts, and --merge reads partial counts",
                hint: "give them where the texts are counted")
        }
    }

    private var namings: [OptionSetting] {
        given.cloudOverrides.filter { option in Self.namings.contains { $0.name == option.name } }
    }

    /// The options by which tags are selected from all words.
    private var overrides: [OptionSetting] {
        let limit = given.text(Self.limit) ?? (given.isOn(Self.plain) ? "all" : nil)
        // A comparison has groups, the text's first.
        let order = counting.reference.isEmpty ? "weight" : "groups,weight"
        return namings + (limit.map { [OptionSetting("limit", .text($0))] } ?? []) + [
            OptionSetting("order", .text(order))
        ]
    }
}

/// Returns the form of a list: the one that is asked for, or that of the output's extension.
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
    case .yaml, .html, .feed, .posts, .text, .xlsx, .ods, .counts, .lines:
        throw Problem(
            .usage, "the extension of \(output) names no form of a list",
            hint: "choose one with --format: \(names(TagListForm.self))")
    }
}
