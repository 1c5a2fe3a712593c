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
            "Print what a page needs to show the picture of -o, on standard output: \(names(HostSnippet.self)).",
            valueName: "element"))
    var printSnippet: String?

    @OptionGroup(title: "Input options") var inputs: InputFlags

    @OptionGroup(title: "Cloud options") var cloud: CloudFlags

    func run() throws {
        try reportingFailures {
            let form = try RenderForm(format, files: files)
            try check(form)
            let reportForm = try files.reportForm()
            try files.check()
            let snippet = try chosenSnippet(form)
            let read = try inputs.lists(files.input, cloud.overrides)
            // A picture of dots has one width.
            let collection = try TagCollection(read.lists, overrides: cloud.overrides + form.overrides)
            let composed = try composeCloud(collection, for: form.format)
            try write(composed, form)
            if let snippet {
                try hostSnippet(snippet.form, of: composed, file: snippet.file).writeToStandardOutput()
            }
            reportForm.print(RenderReport(collection, composed, words: read.words), output: files.output)
        }
    }

    private func write(_ cloud: Cloud, _ form: RenderForm) throws {
        let output = files.output ?? "-"
        switch form {
        case .markup(let format): try render(cloud, format: format, isPretty: pretty).write(to: output)
        case .terminal(let isStyled):
            try renderForTerminal(cloud, columns: RenderForm.columns, isStyled: isStyled).write(to: output)
        case .picture:
            let svg = try render(cloud, format: .svg)
            try Picture(drawing: svg, of: cloud.layout, density: density ?? 2).write(to: output)
        }
    }

    /// Refuses flags that the form has no use for.
    private func check(_ form: RenderForm) throws {
        if pretty {
            guard case .markup(let format) = form, format.isMarkup else {
                throw UsageError(
                    problem: "--pretty acts on markup", hint: "leave it out, or write svg, html, fragment or list")
            }
        }
        if case .picture = form, files.output ?? "-" == "-", isatty(STDOUT_FILENO) == 1 {
            throw UsageError(problem: "png is nothing for a terminal", hint: "name a file, such as -o cloud.png")
        }
        guard let density else { return }
        guard case .picture = form else {
            throw UsageError(problem: "--density acts on png", hint: "leave it out, or write png")
        }
        guard Picture.densities.contains(density) else {
            throw UsageError(problem: "--density is \(density)", hint: "expected a whole number from 1 to 8")
        }
    }

    private func chosenSnippet(_ renderForm: RenderForm) throws -> (form: HostSnippet, file: String)? {
        guard let printSnippet else { return nil }
        let form: HostSnippet = try choice(printSnippet, "--print-snippet")
        guard case .markup(.svg) = renderForm, let file = files.output, file != "-" else {
            throw UsageError(
                problem: "--print-snippet has no picture to show",
                hint: "name the file of an SVG with -o, such as -o cloud.svg")
        }
        return (form, file)
    }
}
