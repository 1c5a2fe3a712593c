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
            "What to write: \(names(OutputFormat.self)). Default: by the extension of -o, else text on a terminal, else svg.",
            valueName: "format"))
    var format: String?

    @OptionGroup(title: "Input options") var inputs: InputFlags

    @OptionGroup(title: "Cloud options") var cloud: CloudFlags

    func run() throws {
        try reportingFailures {
            let format = try chosenFormat()
            let reportForm = try files.reportForm()
            try files.check()
            let read = try inputs.lists(files.input, cloud.overrides)
            let collection = try TagCollection(read.lists, overrides: cloud.overrides)
            let composed = try composeCloud(collection, for: format)
            let markup = try render(composed, format: format)
            try markup.write(to: files.output ?? "-")
            reportForm.print(RenderReport(collection, composed, words: read.words), output: files.output)
        }
    }

    // MARK: - Arguments

    private func chosenFormat() throws -> OutputFormat {
        if let format { return try choice(format, "--format") }
        guard let output = files.output, output != "-" else { return isatty(STDOUT_FILENO) == 1 ? .text : .svg }
        let name = output.split(separator: "/").last ?? ""
        switch name.split(separator: ".").dropFirst().last?.lowercased() {
        case "svg", nil: return .svg
        case "html", "htm", "xhtml": return .html
        case "json": return .json
        case "txt": return .text
        case .some(let other):
            throw UsageError(
                problem: "the extension .\(other) of \(output) names no format",
                hint: "choose one with --format: \(names(OutputFormat.self))")
        }
    }
}
