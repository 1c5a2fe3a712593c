import ArgumentParser
import Stratus

struct TagsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tags",
        abstract: "Read tags from anything, and write them as one list.",
        discussion: """
            Tags are merged, selected and ordered as for a cloud, and what is written is read back to the same tags.
            Without INPUT, and for -, standard input is read. Without -o the list goes to standard output.
            """)

    @Argument(help: "Inputs, added up; - is standard input.") var input: [String] = []

    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: ArgumentHelp("Write to this file, in one step; - is standard output.", valueName: "file"))
    var output: String?

    @Option(
        help: ArgumentHelp(
            "What to write: \(names(TagListForm.self)). Default: by the extension of -o, else tags.",
            valueName: "format"))
    var format: String?

    @Option(help: ArgumentHelp("Say what happened to every tag, on standard error: text or json.", valueName: "form"))
    var report: String?

    @Flag(help: "Print no summary.") var quiet = false

    @OptionGroup(title: "Input options") var inputs: InputFlags

    @OptionGroup(title: "Cloud options, of which those of selection and order act here") var cloud: CloudFlags

    func run() throws {
        try reportingFailures {
            let form = try chosenForm()
            let reportForm = try ReportForm(report, quiet: quiet)
            try checkOutput(output, among: input)
            let collection = try TagCollection(try inputs.lists(input), overrides: cloud.overrides)
            let selection = try SelectedTags(collection)
            try selection.written(as: form).write(to: output ?? "-")
            reportForm.print(RenderReport(collection, selection, form: form), output: output)
        }
    }

    private func chosenForm() throws -> TagListForm {
        if let format { return try choice(format, "--format") }
        guard let output, output != "-" else { return .tags }
        return switch InputFormat(path: output) {
        case .csv: .csv
        case .tsv: .tsv
        case .json: .json
        case .jsonl: .jsonl
        case .tags: .tags
        case .yaml, .html, .feed, .posts:
            throw UsageError(
                problem: "the extension of \(output) names no form of a list",
                hint: "choose one with --format: \(names(TagListForm.self))")
        }
    }
}
