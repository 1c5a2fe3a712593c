import ArgumentParser
import Stratus

struct BuildCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build",
        abstract: "Build a site: posts, a page for every tag, clouds, feeds.",
        discussion: """
            A site is a folder with content/, and, if it needs them, stratus.yml, static/, templates/ and data/. \
            Everything is made and checked first; then the files that are other ones take their places. Where anything is \
            wrong, the site stays as it was.
            """)

    @Argument(help: "The site's folder; default: this one.") var site = "."

    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: ArgumentHelp("Where the pages go. Default: what stratus.yml says, else SITE/public.", valueName: "folder")
    )
    var output: String?

    @Option(help: ArgumentHelp("The address of the home page, which beats base-url.", valueName: "url"))
    var baseUrl: String?

    @Flag(help: "Build drafts, too.") var drafts = false
    @Flag(help: "Build posts of the future, too.") var future = false
    @Flag(help: "Build posts that have expired, too.") var expired = false
    @Flag(help: "Leave out of pages and style sheets what means nothing, as minify: does.") var minify = false

    @Option(
        help: ArgumentHelp(
            "The time by which posts are of the future or expired, such as 2026-11-22 or 2026-11-22T10:00:00Z. Default: now.",
            valueName: "time"))
    var now: String?

    @Flag(help: "Where some pages are wrong, publish the others; theirs stay as they were.") var keepGoing = false

    @Flag(help: "Write nothing; say what would change, and fail if anything would.") var check = false

    @Flag(
        help: "Make everything anew, and leave nothing for the next build. The pages are the same with and without it.")
    var noCache = false

    @Option(help: "How many pages are made at once; default: as many as there are cores.") var jobs: Int?

    @Option(help: ArgumentHelp("Say what became of every file, on standard error: text or json.", valueName: "form"))
    var report: String?

    @Flag(help: "Print no summary, no progress and no warnings.") var quiet = false

    @OptionGroup(title: "Cloud options, which beat those of stratus.yml") var cloud: CloudFlags

    func run() throws {
        try reportingFailures {
            try SiteRequest(options: siteOptions(), report: ReportForm(report, quiet: quiet), isQuiet: quiet).run()
        }
    }

    private func siteOptions() throws -> SiteOptions {
        var options = SiteOptions()
        options.folder = site
        options.output = output
        options.baseURL = baseUrl
        if drafts { options.drafts = true }
        if future { options.future = true }
        if expired { options.expired = true }
        if minify { options.minify = true }
        if let now {
            guard let seconds = SiteOptions.seconds(of: now) else {
                throw UsageError(
                    problem: "--now is \"\(now)\", expected a time", hint: "such as 2026-11-22 or 2026-11-22T10:00:00Z")
            }
            options.now = seconds
        }
        options.keepsGoing = keepGoing
        options.isCheck = check
        options.usesCache = !noCache
        if let jobs {
            guard 1...1024 ~= jobs else {
                throw UsageError(problem: "--jobs is \(jobs), expected 1 to 1024", hint: "leave it out for one a core")
            }
            options.jobs = jobs
        }
        options.overrides = cloud.overrides
        return options
    }
}
