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

    @OptionGroup var files: FileArguments

    @Option(
        help: ArgumentHelp(
            "What to write: \(names(TagListForm.self)). Default: by the extension of -o, else tags.",
            valueName: "format"))
    var format: String?

    @OptionGroup(title: "Input options") var inputs: InputFlags

    @OptionGroup(title: "Cloud options, of which those of selection and order act here") var cloud: CloudFlags

    func run() throws {
        try reportingFailures {
            let form = try chosenForm()
            let reportForm = try files.reportForm()
            try files.check()
            let collection = try TagCollection(try inputs.lists(files.input), overrides: cloud.overrides)
            let selection = try SelectedTags(collection)
            try selection.written(as: form).write(to: files.output ?? "-")
            reportForm.print(RenderReport(collection, selection, form: form), output: files.output)
        }
    }

    private func chosenForm() throws -> TagListForm {
        if let format { return try choice(format, "--format") }
        guard let output = files.output, output != "-" else { return .tags }
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
