import ArgumentParser
import SourceText
import Stratus

struct EmbedCommand: TableCommand {
    static let configuration = CommandConfiguration(
        commandName: "embed",
        abstract: "Put clouds into pages that exist.",
        discussion: """
            A page says where, and of which tags: <!-- stratus tags.md theme=dark --><!-- /stratus -->, or \
            <stratus-cloud src="tags.md" theme="dark"></stratus-cloud>. What stands between the two is replaced; every \
            other byte of the page stays as it is. Sources are looked for in the page's folder. Options \
            of clouds beat those of placeholders.
            """)

    static let positional: Positional? = Positional(
        "page", .any, completion: .file(), "Pages, or folders with pages that end in .html, .htm or .xhtml.")
    static let groups =
        [FlagGroup("Input options, which beat those of placeholders", InputFlags.self)] + CloudFlags.groups

    static let inPlace = Flag("in-place", .on, "Each page takes its own place, in one step.")
    static let output = Flag(
        "output", short: "o", as: "folder",
        "Write the pages to this folder; - is standard output, for one page.")
    static let check = Flag(
        "check", .on, "Change nothing; list the pages that are not up to date, and fail if there are any.")
    static let printsPolicy = Flag(
        "print-csp", .on, "Print the style-src of a content security policy that lets the clouds' styles through.")
    static let sources = Flag(
        "sources", as: "folder",
        "The folder that sources are looked for in, and nowhere else. Default: that of each page.")
    private static let cloudsFrom = Flag(
        "clouds-from", as: "folder",
        "Instead of pages: make the clouds of the taxonomies of the posts in this folder, as files of their own.")
    static let into = Flag("into", as: "folder", "Where those files are written.")
    static let format = Flag(
        "format", as: "format",
        "In pages: \(pageFormats); default: what the placeholder says, else fragment. As files: \(names(TaxonomyFormat.self)), several with commas; default: \(TaxonomyFormat.usual.map(\.rawValue).joined(separator: ","))."
    )
    static let flags = [
        inPlace, output, check, printsPolicy, sources, cloudsFrom, into, format, OutputFlags.report, OutputFlags.quiet,
    ]

    let given: GivenArguments

    func run() throws {
        if let cloudsFrom = given.text(Self.cloudsFrom) { return try makeClouds(from: cloudsFrom) }
        if given.has(Self.into) {
            throw Problem(
                .usage, "--into is for --clouds-from", hint: "pages are written with -o DIR, or --in-place")
        }
        // Wrong values of flags are reported before any page is read.
        _ = try given.inputOptions()
        var options = EmbeddingOptions()
        options.overrides = given.inputOverrides + given.cloudOverrides
        let counting = CountFlags(given: given)
        options.counting = try counting.options()
        options.jobs = try counting.resources().jobs
        options.sourceFolder = given.text(Self.sources)
        options.notesPolicy = given.isOn(Self.printsPolicy)
        options.format = try given.text(Self.format).map(Self.pageFormat)
        try embedPages(options)
    }

    /// The names of the formats in which a page can contain a cloud, with commas between them.
    private static let pageFormats = EmbeddingOptions.formats.map(\.rawValue).joined(separator: ", ")

    private static func pageFormat(_ name: String) throws -> OutputFormat {
        guard let format = OutputFormat(rawValue: name), EmbeddingOptions.formats.contains(format) else {
            throw Problem(.usage, "--format is \"\(name)\"", hint: "in pages one of \(pageFormats)")
        }
        return format
    }
}
