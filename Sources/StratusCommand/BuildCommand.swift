import ArgumentParser
import SourceText
import Stratus

struct BuildCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build",
        abstract: "Build sites: posts, a page for every tag, clouds, feeds.",
        discussion: """
            A site is a folder with content/, and, if it needs them, stratus.yml, static/, templates/ and data/. \
            Everything is made and checked first; then the files that are other ones take their places. Where anything is \
            wrong, the site stays as it was.

            Of several sites each is built by itself: one that fails does not stop the others. Options of clouds beat \
            those of stratus.yml.
            """)

    @Argument(help: "The sites' folders; default: this one.") var site: [String] = []

    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: ArgumentHelp(
            "Where the pages go; of several sites, the folder in which each has one. Default: what stratus.yml says, else SITE/public.",
            valueName: "folder")
    )
    var output: String?

    @Option(
        help: ArgumentHelp(
            "Where the record of what was made stands, with the cache and the lock: where the site's folder cannot be written to. Default: SITE/.stratus.",
            valueName: "folder"))
    var state: String?

    @Option(help: ArgumentHelp("The address of the home page, which beats base-url.", valueName: "url"))
    var baseUrl: String?

    @OptionGroup var flags: SiteFlags

    @Flag(help: "Where some pages are wrong, publish the others; theirs stay as they were.") var keepGoing = false

    @Flag(
        help: "Delete also most of the pages of the last build; without it a terminal is asked, and other builds fail.")
    var yes = false

    @Flag(help: "Publish nothing; say what would change, and fail if anything would.") var check = false

    @Flag(
        help: "Make everything anew, and leave nothing for the next build. The pages are the same with and without it.")
    var noCache = false

    @Flag(help: "Build again whenever something in the site's folder changes, until Ctrl-C.") var watch = false

    @Option(
        help: ArgumentHelp(
            "Build a part of the sites, such as the third of sixteen; all parts together are the whole.",
            valueName: "3/16"))
    var shard: String?

    @Option(help: ArgumentHelp("Say what became of every file, on standard error: text or json.", valueName: "form"))
    var report: String?

    @Flag(help: "Print no summary, no progress and no warnings.") var quiet = false

    @OptionGroup var cloud: CloudFlags

    func run() throws {
        try reportingFailures {
            var options = try flags.options()
            if site.contains("") {
                throw Problem(
                    .usage, "the name of a site's folder is empty",
                    hint: "such as stratus build my-site; . is this folder")
            }
            options.folder = site.first ?? "."
            options.output = output
            options.state = state
            options.baseURL = baseUrl
            options.keepsGoing = keepGoing
            options.isCheck = check
            options.usesCache = !noCache
            options.overrides = cloud.overrides
            if yes { options.mayDelete = { _ in true } }
            let report = try ReportForm(report, quiet: quiet)
            let shard = try shard.map { try Shard(flag: $0, of: "sites") }
            if watch {
                try checkWatch()
                try WatchRequest(options: options, report: report, isQuiet: quiet).run()
            } else if site.count > 1 || shard != nil {
                try checkSeveral()
                let sites = site.isEmpty ? ["."] : site
                try SitesRequest(options: options, sites: sites, shard: shard, report: report, isQuiet: quiet).run()
            } else {
                try SiteRequest(options: options, report: report, isQuiet: quiet).run()
            }
        }
    }

    private func checkWatch() throws {
        if site.count > 1 || shard != nil {
            throw Problem(
                .usage,
                site.count > 1
                    ? "--watch takes one site, and there are \(site.count)" : "--watch takes one site, and no --shard",
                hint: "start it once for each site, in a terminal of its own")
        }
        if check {
            throw Problem(.usage, "--watch and --check exclude each other", hint: "--check says once what would change")
        }
    }

    private func checkSeveral() throws {
        if site.count > 1, baseUrl != nil {
            throw Problem(
                .usage, "--base-url is the address of one site, and there are \(site.count)",
                hint: "each site's stratus.yml has a base-url")
        }
    }
}
