import ArgumentParser
import SourceText
import Stratus

/// What of a site is built, by which clock and how: the same for what builds once, again and again, or to be looked at.
struct SiteFlags: ParsableArguments {
    @Flag(help: "Build drafts, too.") var drafts = false
    @Flag(help: "Build posts of the future, too.") var future = false
    @Flag(help: "Build posts that have expired, too.") var expired = false

    @Flag(help: "Leave out of pages and style sheets what means nothing, as minify: does.") var minify = false

    @Option(
        help: ArgumentHelp(
            "The time by which posts are of the future or expired, such as 2026-11-22 or 2026-11-22T10:00:00Z. Default: now.",
            valueName: "time"))
    var now: String?

    @Option(help: "How many pages are made at once; default: as many as there are cores, at most 16.") var jobs: Int?

    func options() throws -> SiteOptions {
        var options = SiteOptions()
        if drafts { options.drafts = true }
        if future { options.future = true }
        if expired { options.expired = true }
        if minify { options.minify = true }
        if let now {
            guard let seconds = SiteOptions.seconds(of: now) else {
                throw Problem(
                    .usage, "--now is \"\(now)\", expected a time", hint: "such as 2026-11-22 or 2026-11-22T10:00:00Z")
            }
            options.now = seconds
        }
        if let jobs {
            guard 1...1024 ~= jobs else {
                throw Problem(.usage, "--jobs is \(jobs), expected 1 to 1024", hint: "leave it out for one a core")
            }
            options.jobs = jobs
        }
        return options
    }
}
