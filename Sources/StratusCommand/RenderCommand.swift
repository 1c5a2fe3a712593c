import ArgumentParser
import Glibc
import Stratus

struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Make a cloud of tags.",
        discussion: """
            A tag list has one tag a line, with its weight: - Swift (42)
            CSV, JSON, YAML, pages, feeds and folders of posts are read as well; see --from. Without INPUT, and for -,
            standard input is read. Without -o the cloud goes to standard output.
            """)

    @OptionGroup var files: FileArguments

    @Option(
        help: ArgumentHelp(
            "What to write: \(RenderForm.choices). Default: by the extension of -o, else text on a terminal, else svg.",
            valueName: "format"))
    var format: String?

    @Flag(help: "Write markup for people: an element a line, a rule of CSS a line.") var pretty = false

    @Option(
        help: ArgumentHelp("Pixels of a png to a pixel of the cloud, from 1 to 8. Default: 2.", valueName: "number"))
    var density: Int?

    @Option(
        help: ArgumentHelp(
            """
            Print what a page needs to show the picture of -o, on standard output: \(names(HostSnippet.self)). What is \
            inline needs no file; markdown is for a README, and for a cloud that scales.
            """,
            valueName: "element"))
    var printSnippet: String?

    @Flag(
        help: """
            Print what a page with a content security policy has to allow for what is written to -o, on standard output: \
            the hashes of its styles.
            """)
    var printCsp = false

    @OptionGroup(title: "Input options") var inputs: InputFlags

    @OptionGroup(title: "Cloud options") var cloud: CloudFlags

    func run() throws {
        let request = RenderRequest(
            files: files.named, format: format, isPretty: pretty, density: density, snippet: printSnippet,
            printsPolicy: printCsp, overrides: cloud.overrides)
        try request.run { try inputs.lists($0, $1) }
    }
}
