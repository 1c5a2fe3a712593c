import ArgumentParser
import Stratus

struct OptionsCommand: TableCommand {
    static let configuration = CommandConfiguration(
        commandName: "options",
        abstract: "List the options of clouds.",
        discussion: """
              stratus options                                    tables, as Markdown
              stratus options --format schema > options.json     a JSON Schema

            By the schema an editor completes and checks the front matter of a list, what stands below cloud: in \
            stratus.yml, and lines of a manifest (#/$defs/line).
            """)

    private enum Form: String, CaseIterable { case markdown, schema }

    private static let format = Flag(
        "format", as: "form", default: "markdown", completion: .list(Form.allCases.map(\.rawValue)),
        "markdown, or schema: a JSON Schema.")
    static let flags = [format]

    let given: GivenArguments

    func run() throws {
        let form: Form = try choice(given.text(Self.format) ?? "", "--format")
        try (form == .markdown ? optionTable() : optionSchema()).writeToStandardOutput()
    }
}
