import ArgumentParser
import SourceText
import Stratus

struct EmbedCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "embed",
        abstract: "Put clouds into pages that exist.",
        discussion: """
            A page says where, and of which tags: <!-- stratus tags.md theme=dark --><!-- /stratus -->, or \
            <stratus-cloud src="tags.md" theme="dark"></stratus-cloud>. What stands between the two is replaced; every \
            other byte of the page stays as it is. Sources are looked for in the page's folder. Options \
            of clouds beat those of placeholders.
            """)

    @Argument(help: "Pages, or folders with pages that end in .html, .htm or .xhtml.") var page: [String] = []

    @Flag(help: "Each page takes its own place, in one step.") var inPlace = false

    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: ArgumentHelp("Write the pages to this folder; - is standard output, for one page.", valueName: "folder"))
    var output: String?

    @Flag(help: "Change nothing; list the pages that are not up to date, and fail if there are any.") var check = false

    @Flag(help: "Print the style-src of a content security policy that lets the clouds' styles through.")
    var printCsp = false

    @Option(
        help: ArgumentHelp(
            "The folder that sources are looked for in, and nowhere else. Default: that of each page.",
            valueName: "folder"))
    var sources: String?

    @Option(
        help: ArgumentHelp(
            "Instead of pages: make the clouds of the taxonomies of the posts in this folder, as files of their own.",
            valueName: "folder"))
    var cloudsFrom: String?

    @Option(help: ArgumentHelp("Where those files are written.", valueName: "folder")) var into: String?

    @Option(
        help: ArgumentHelp(
            "In pages: \(PlaceholderForm.names); default: what the placeholder says, else fragment. As files: \(names(TaxonomyFormat.self)), several with commas; default: \(TaxonomyFormat.usual.map(\.rawValue).joined(separator: ",")).",
            valueName: "format"))
    var format: String?

    @Option(help: ArgumentHelp("Say what happened to every tag, on standard error: text or json.", valueName: "form"))
    var report: String?

    @Flag(help: "Print no summary.") var quiet = false

    @OptionGroup(title: "Input options, which beat those of placeholders") var inputs: InputFlags

    @OptionGroup var cloud: CloudFlags

    func run() throws {
        try reportingFailures {
            if let cloudsFrom { return try makeClouds(from: cloudsFrom) }
            if into != nil {
                throw Problem(
                    .usage, "--into is for --clouds-from", hint: "pages are written with -o DIR, or --in-place")
            }
            // A value that no flag has is told before any page is read.
            _ = try inputs.options()
            var options = EmbeddingOptions()
            options.overrides = inputs.overrides + cloud.overrides
            options.counting = try inputs.counting.options()
            options.jobs = try inputs.counting.resources().jobs
            options.sourceFolder = sources
            options.notesPolicy = printCsp
            options.format = try format.map(PlaceholderForm.format)
            let request = EmbedRequest(
                pages: page, output: output, isInPlace: inPlace, isCheck: check, printsPolicy: printCsp,
                report: try ReportForm(report, quiet: quiet), options: options)
            try request.run()
        }
    }

    private func makeClouds(from folder: String) throws {
        let others: [(String, Bool)] = [
            ("a page", !page.isEmpty), ("--in-place", inPlace), ("-o", output != nil), ("--print-csp", printCsp),
            ("--sources", sources != nil),
        ]
        if let other = others.first(where: \.1) {
            throw Problem(
                .usage, "--clouds-from and \(other.0) exclude each other",
                hint: "--clouds-from writes clouds as files into the folder of --into")
        }
        guard let into else {
            throw Problem(
                .usage, "where the clouds go is not said", hint: "name a folder: --into layouts/partials/clouds")
        }
        let unused = inputs.overrides.map(\.name).filter { !["key", "drafts"].contains($0) }
        if let flag = unused.first ?? inputs.counting.firstGiven {
            throw Problem(
                .usage, "--\(flag) acts on files of tags, and --clouds-from reads posts",
                hint: "of these flags --key and --drafts act on posts")
        }
        try TaxonomyRequest(
            contentFolder: folder, into: into, keys: inputs.key, includesDrafts: inputs.drafts, formats: format,
            overrides: cloud.overrides, isCheck: check, report: report, quiet: quiet
        ).run()
    }
}

/// The forms in which a cloud can stand in a page.
private enum PlaceholderForm {
    static let names = EmbeddingOptions.formats.map(\.rawValue).joined(separator: ", ")

    static func format(_ name: String) throws -> OutputFormat {
        guard let format = OutputFormat(rawValue: name), EmbeddingOptions.formats.contains(format) else {
            throw Problem(.usage, "--format is \"\(name)\"", hint: "in pages one of \(names)")
        }
        return format
    }
}
