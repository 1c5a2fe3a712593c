import ArgumentParser
import SourceText
import Stratus

struct BuildCommand: TableCommand {
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

    static let positional: Positional? = Positional(
        "site", .any, completion: .directory, "The sites' folders; default: this one.")
    static let groups = CloudFlags.groups

    private static let output = Flag(
        "output", short: "o", as: "folder",
        "Where the pages go; of several sites, the folder in which each has one. Default: what stratus.yml says, else SITE/public."
    )
    private static let state = Flag(
        "state", as: "folder",
        "Where the record of what was made stands, with the cache and the lock: where the site's folder cannot be written to. Default: SITE/.stratus."
    )
    private static let baseURL = Flag(
        "base-url", as: "url", "The address of the home page, which beats base-url.")
    private static let keepGoing = Flag(
        "keep-going", .on, "Where some pages are wrong, publish the others; theirs stay as they were.")
    private static let yes = Flag(
        "yes", .on,
        "Delete also most of the pages of the last build; without it a terminal is asked, and other builds fail.")
    private static let check = Flag("check", .on, "Publish nothing; say what would change, and fail if anything would.")
    private static let noCache = Flag(
        "no-cache", .on,
        "Make everything anew, and leave nothing for the next build. The pages are the same with and without it.")
    private static let watch = Flag(
        "watch", .on, "Build again whenever something in the site's folder changes, until Ctrl-C.")
    private static let shard = Flag(
        "shard", as: "3/16",
        "Build a part of the sites, such as the third of sixteen; all parts together are the whole.")
    private static let report = Flag(
        "report", as: "form", completion: .list(ReportForm.allCases.map(\.rawValue)),
        "Say what became of every file, on standard error: text or json.")
    private static let quiet = Flag("quiet", .on, "Print no summary, no progress and no warnings.")
    static let flags =
        [output, state, baseURL] + SiteFlags.flags
        + [keepGoing, yes, check, noCache, watch, shard, report, quiet]

    let given: GivenArguments

    func run() throws {
        var options = try given.siteOptions()
        let (site, quiet) = (given.inputs, given.isOn(Self.quiet))
        if site.contains("") {
            throw Problem(
                .usage, "the name of a site's folder is empty",
                hint: "such as stratus build my-site; . is this folder")
        }
        if given.text(Self.output) == "" {
            throw Problem(.usage, "-o names no folder", hint: "such as -o public")
        }
        options.folder = site.first ?? "."
        options.output = given.text(Self.output)
        options.state = given.text(Self.state)
        options.baseURL = given.text(Self.baseURL)
        options.keepsGoing = given.isOn(Self.keepGoing)
        options.isCheck = given.isOn(Self.check)
        options.usesCache = !given.isOn(Self.noCache)
        options.overrides = given.cloudOverrides
        if given.isOn(Self.yes) { options.mayDelete = { _ in true } }
        let report = try ReportForm(given.text(Self.report), quiet: quiet)
        let shard = try given.text(Self.shard).map { try Shard(flag: $0, of: "sites") }
        if given.isOn(Self.watch) {
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

    private func checkWatch() throws {
        let site = given.inputs
        if site.count > 1 || given.has(Self.shard) {
            throw Problem(
                .usage,
                site.count > 1
                    ? "--watch takes one site, and there are \(site.count)" : "--watch takes one site, and no --shard",
                hint: "start it once for each site, in a terminal of its own")
        }
        if given.isOn(Self.check) {
            throw Problem(.usage, "--watch and --check exclude each other", hint: "--check says once what would change")
        }
    }

    private func checkSeveral() throws {
        if given.inputs.count > 1, given.has(Self.baseURL) {
            throw Problem(
                .usage, "--base-url is the address of one site, and there are \(given.inputs.count)",
                hint: "each site's stratus.yml has a base-url")
        }
    }
}
