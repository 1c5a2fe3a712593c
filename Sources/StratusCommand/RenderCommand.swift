import ArgumentParser
import Glibc
import SourceText
import Stratus

struct RenderCommand: TableCommand {
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

    static let positional: Positional? = OutputFlags.inputs
    static let groups =
        [
            FlagGroup("Output", OutputFlags.self), FlagGroup("Output", RenderFormFlags.self),
            FlagGroup("Input options", InputFlags.self),
        ] + CloudFlags.groups + [FlagGroup("Many clouds at once", ManifestFlags.self)]

    let given: GivenArguments

    func run() throws {
        if let manifest = given.text(ManifestFlags.manifest) {
            return try batch(manifest).run()
        }
        if given.has(ManifestFlags.shard) {
            throw Problem(.usage, "--shard is a part of a manifest", hint: "name one: --manifest clouds.jsonl")
        }
        try renderCloud()
    }

    private func batch(_ manifest: String) throws -> BatchRequest {
        let others: [(String, Bool)] = [
            ("an input", !given.inputs.isEmpty), ("--print-snippet", given.has(RenderFormFlags.snippet)),
            ("--print-csp", given.has(RenderFormFlags.printsPolicy)),
            ("--reference", given.has(CountFlags.reference)),
        ]
        if let other = others.first(where: \.1) {
            throw Problem(
                .usage, "--manifest and \(other.0) exclude each other",
                hint: "the lines of a manifest say what each cloud is made of, and where it goes")
        }
        // Wrong values of flags are reported before any line is read.
        _ = try given.inputOptions()
        var options = BatchOptions()
        options.overrides = given.inputOverrides + given.cloudOverrides
        options.isPretty = given.isOn(RenderFormFlags.pretty)
        let (output, counting) = (given.output, CountFlags(given: given))
        options.counting = try counting.options()
        options.jobs = try counting.resources().jobs
        options.answersAll = output == "-"
        if output != "-" { options.outputFolder = output }
        if let output, output.isEmpty {
            throw Problem(.usage, "-o names no folder", hint: "such as -o clouds")
        }
        if let format = given.text(RenderFormFlags.format) {
            guard let chosen = OutputFormat(rawValue: format) else {
                throw Problem(
                    .usage, "--format is \"\(format)\"",
                    hint: "of a manifest one of \(names(OutputFormat.self)) can be made")
            }
            options.format = chosen
        }
        options.shard = try given.text(ManifestFlags.shard).map { try Shard(flag: $0, of: "lines") }
        let report = try given.reportForm()
        options.notesReports = report == .json || report == .text
        return BatchRequest(manifest: manifest, report: report, options: options)
    }
}

/// The flags for the form of a cloud.
enum RenderFormFlags: FlagList {
    static let format = Flag(
        "format", as: "format", completion: .list(OutputFormat.allCases.map(\.rawValue)),
        "What to write: \(RenderForm.choices). Default: by the extension of -o, else text on a terminal, else svg.")
    static let pretty = Flag("pretty", .on, "Write markup for people: an element a line, a rule of CSS a line.")
    static let snippet = Flag(
        "print-snippet", as: "element", completion: .list(HostSnippet.allCases.map(\.rawValue)),
        """
        Print what a page needs to show the picture of -o, on standard output: \(names(HostSnippet.self)). What is \
        inline needs no file; markdown is for a README, and for a cloud that scales.
        """)
    static let printsPolicy = Flag(
        "print-csp", .on,
        """
        Print what a page with a content security policy has to allow for what is written to -o, on standard output: \
        the hashes of its styles.
        """)
    static let flags = [format, pretty, snippet, printsPolicy]
}

/// The flags for making many clouds in one run.
enum ManifestFlags: FlagList {
    static let manifest = Flag(
        "manifest", as: "file",
        "Instead of inputs: make the clouds of this file, one a line, as JSON; - is standard input.")
    static let shard = Flag(
        "shard", as: "n/m", "Of a manifest make this part of the lines only, such as 3/16: the third of sixteen.")
    static let flags = [manifest, shard]
}
