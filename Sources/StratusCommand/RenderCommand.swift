import ArgumentParser
import Glibc
import SourceText
import Stratus

struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Make a cloud of tags.",
        discussion: """
              stratus render tags.md -o cloud.svg                a tag list: - Swift (42)
              stratus render survey.csv -o cloud.html            a table, as a page
              stratus render posts --from posts -o tags.svg      the tags of a blog
              stratus render speech.txt -o cloud.png             the words of a text
              stratus render tags.md --limit 40 --theme warm     the 40 heaviest, in colours

            CSV, JSON, YAML, pages and feeds are read as well; see --from. Without INPUT, and for -, standard input is \
            read. Without -o the cloud goes to standard output, as text where that is a terminal.

            Many clouds at once: --manifest names a file with one cloud a line, such as
              {"input": "tags.md", "options": {"width": 600}, "output": "clouds/tags.svg"}
            -o is then the folder that they are written to. A line without an output is answered by a line of JSON on \
            standard output, and with -o - every line is.
            """)

    @OptionGroup var files: FileArguments

    @OptionGroup(title: "Output") var form: RenderFormFlags

    @OptionGroup(title: "Input options") var inputs: InputFlags

    @OptionGroup var cloud: CloudFlags

    @OptionGroup(title: "Many clouds at once") var many: ManifestFlags

    func run() throws {
        if let manifest = many.manifest { return try reportingFailures { try batch(manifest).run() } }
        if many.shard != nil {
            return try reportingFailures {
                throw Problem(.usage, "--shard is a part of a manifest", hint: "name one: --manifest clouds.jsonl")
            }
        }
        let request = RenderRequest(
            files: files.named, format: form.format, isPretty: form.pretty,
            snippet: form.printSnippet, printsPolicy: form.printCsp, overrides: cloud.overrides)
        try request.run { try inputs.lists($0, $1) }
    }

    private func batch(_ manifest: String) throws -> BatchRequest {
        let others: [(String, Bool)] = [
            ("an input", !files.input.isEmpty), ("--print-snippet", form.printSnippet != nil),
            ("--print-csp", form.printCsp),
            ("--reference", !inputs.counting.reference.isEmpty),
        ]
        if let other = others.first(where: \.1) {
            throw Problem(
                .usage, "--manifest and \(other.0) exclude each other",
                hint: "the lines of a manifest say what each cloud is made of, and where it goes")
        }
        // A value that no flag has is told before any line is read.
        _ = try inputs.options()
        var options = BatchOptions()
        options.overrides = inputs.overrides + cloud.overrides
        options.isPretty = form.pretty
        options.counting = try inputs.counting.options()
        options.jobs = try inputs.counting.resources().jobs
        options.answersAll = files.output == "-"
        if files.output != "-" { options.outputFolder = files.output }
        if let output = files.output, output.isEmpty {
            throw Problem(.usage, "-o names no folder", hint: "such as -o clouds")
        }
        if let format = form.format {
            guard let chosen = OutputFormat(rawValue: format) else {
                throw Problem(
                    .usage, "--format is \"\(format)\"",
                    hint: "of a manifest one of \(names(OutputFormat.self)) can be made")
            }
            options.format = chosen
        }
        options.shard = try many.shard.map { try Shard(flag: $0, of: "lines") }
        let report = try files.reportForm()
        options.notesReports = report == .json || report == .text
        return BatchRequest(manifest: manifest, report: report, options: options)
    }
}

/// What a cloud is written as.
struct RenderFormFlags: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "What to write: \(RenderForm.choices). Default: by the extension of -o, else text on a terminal, else svg.",
            valueName: "format"))
    var format: String?

    @Flag(help: "Write markup for people: an element a line, a rule of CSS a line.") var pretty = false

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
}

/// The clouds that are made in one run.
struct ManifestFlags: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Instead of inputs: make the clouds of this file, one a line, as JSON; - is standard input.",
            valueName: "file"))
    var manifest: String?

    @Option(
        help: ArgumentHelp(
            "Of a manifest make this part of the lines only, such as 3/16: the third of sixteen.", valueName: "n/m"))
    var shard: String?
}
