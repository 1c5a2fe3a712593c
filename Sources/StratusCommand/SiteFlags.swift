import SourceText
import Stratus

/// The flags that select what is built of a site, and how; commands that build once, repeatedly or for a preview share
/// them.
enum SiteFlags: FlagList {
    static let drafts = Flag("drafts", .on, "Build drafts, too.")
    static let future = Flag("future", .on, "Build posts of the future, too.")
    static let expired = Flag("expired", .on, "Build posts that have expired, too.")
    static let minify = Flag(
        "minify", .on, "Leave out of pages and style sheets what means nothing, as minify: does.")
    static let now = Flag(
        "now", as: "time",
        "The time by which posts are of the future or expired, such as 2026-11-22 or 2026-11-22T10:00:00Z. Default: now."
    )
    static let jobs = Flag(
        "jobs", isNumber: true,
        "How many pages are made at once; default: as many as there are cores, at most 16.")

    static let flags = [drafts, future, expired, minify, now, jobs]
}

extension GivenArguments {
    func siteOptions() throws -> SiteOptions {
        var options = SiteOptions()
        if isOn(SiteFlags.drafts) { options.drafts = true }
        if isOn(SiteFlags.future) { options.future = true }
        if isOn(SiteFlags.expired) { options.expired = true }
        if isOn(SiteFlags.minify) { options.minify = true }
        if let now = text(SiteFlags.now) {
            guard let seconds = SiteOptions.seconds(of: now) else {
                throw Problem(
                    .usage, "--now is \"\(now)\", expected a time", hint: "such as 2026-11-22 or 2026-11-22T10:00:00Z")
            }
            options.now = seconds
        }
        if let jobs = number(SiteFlags.jobs) {
            guard 1...1024 ~= jobs else {
                throw Problem(.usage, "--jobs is \(jobs), expected 1 to 1024", hint: "leave it out for one a core")
            }
            options.jobs = jobs
        }
        return options
    }
}
