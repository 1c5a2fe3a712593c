import ArgumentParser
import CloudRendering
import Stratus

struct TagsCommand: TableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tags",
        abstract: "Read tags from anything, and write them as one list.",
        discussion: """
              stratus tags survey.csv -o tags.md                 a tag list, to change by hand
              stratus tags posts --from posts --format csv       the tags of a blog

            Tags are merged, selected and ordered as for a cloud, and what is written is read back to the same tags. Of the \
            options of a cloud those of selection and order act here. Without INPUT, and for -, standard input is read. \
            Without -o the list goes to standard output.
            """)

    static let positional: Positional? = OutputFlags.inputs
    static let groups =
        [
            FlagGroup("Output", OutputFlags.self), FlagGroup("Output", ListFormFlag.self),
            FlagGroup("Input options", InputFlags.self),
        ] + CloudFlags.groups

    let given: GivenArguments

    func run() throws {
        let (output, overrides) = (given.output, given.cloudOverrides)
        let form = try listForm(given.text(ListFormFlag.format), output: output)
        let reportForm = try given.reportForm()
        try given.checkFiles()
        let read = try given.lists(overrides)
        let collection = try TagCollection(read.lists.map(\.withoutCaptions), overrides: overrides)
        let selection = try SelectedTags(collection)
        try selection.written(as: form).write(to: output ?? "-")
        try reportForm.print(RenderReport(collection, selection, form: form, words: read.words), output: output)
    }
}
