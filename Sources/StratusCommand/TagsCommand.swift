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
            let form = try listForm(format, output: files.output)
            let reportForm = try files.reportForm()
            try files.check()
            let read = try inputs.lists(files.input, cloud.overrides)
            let collection = try TagCollection(read.lists, overrides: cloud.overrides)
            let selection = try SelectedTags(collection)
            try selection.written(as: form).write(to: files.output ?? "-")
            reportForm.print(RenderReport(collection, selection, form: form, words: read.words), output: files.output)
        }
    }
}
