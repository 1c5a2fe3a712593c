import ArgumentParser
import FileAccess
import Glibc
import SourceText
import Stratus
import Synchronization

/// What `stratus build` is asked for of several sites.
struct SitesRequest {
    /// Of each site, but for its folder and its output.
    let options: SiteOptions
    /// The folders, in any order.
    let sites: [String]
    let shard: Shard?
    let report: ReportForm
    let isQuiet: Bool

    func run() throws {
        // In one order for all parts, whatever the shell and its language made of a pattern.
        let sites = sites.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        let all = try withOutputs(sites)
        try SiteOutputs(all, jobs: options.jobs).check()
        // Only the last folder of an output is made by its build.
        if let output = options.output, sites.count > 1, !options.isCheck { _ = FolderMaking(output) }
        let mine = shard.map { shard in all.enumerated().filter { shard.takes($0.offset) }.map(\.element) } ?? all
        let totals = SiteTotals(count: mine.count, SiteReportPrinter(form: report, isQuiet: isQuiet))
        totals.begin()
        build(mine, totals)
        totals.end()
        if let status = totals.status { throw ExitCode(status.rawValue) }
    }

    /// Builds the sites, as many at once as there are jobs; each has the more of these the fewer sites are left.
    private func build(_ sites: [SiteOptions], _ totals: SiteTotals) {
        let jobs = options.jobs
        let next = Atomic(0)
        let unfinished = Atomic(sites.count)
        onThreads(min(jobs, sites.count), threads: jobs) { _ in
            while true {
                let number = next.add(1, ordering: .relaxed).oldValue
                guard number < sites.count else { return }
                // What others have to say is kept until all before it have spoken: no more than can be kept.
                while number >= totals.toldCount + Self.mostUntold { usleep(1000) }
                var options = sites[number]
                options.jobs = max(1, jobs / max(1, min(jobs, unfinished.load(ordering: .relaxed))))
                options.waits = SiteRequest.waits(isQuiet: isQuiet || report == .json)
                let result = Result { try buildSite(options) }
                unfinished.subtract(1, ordering: .relaxed)
                totals.add(number, options, result)
            }
        }
    }

    private static let mostUntold = 1000

    // MARK: - Output folders

    private func withOutputs(_ sites: [String]) throws -> [SiteOptions] {
        var owners: [String: String] = [:]
        return try sites.map { site in
            var options = options
            options.folder = site
            // One site in a part of its own is built as it is without parts.
            guard let output = self.options.output, self.sites.count > 1 else { return options }
            guard let name = Self.name(site) else { return options }
            if let owner = owners.updateValue(site, forKey: name) {
                let place = resolvedPath(name, in: output)
                throw Problem(
                    .usage, "the sites \(owner) and \(site) would both be built into \(place)",
                    hint: "rename one of the folders, or build them one after the other with an -o for each")
            }
            options.output = resolvedPath(name, in: output)
            return options
        }
    }

    /// The last part of a site's path, of `.` and `..` that of where they lead; nil where there is none.
    private static func name(_ site: String) -> String? {
        let last = site.split(separator: "/").last.map(String.init)
        if let last, last != ".", last != ".." { return last }
        return FolderPath.realOfNew(Array(site.utf8)).flatMap {
            String(decoding: $0, as: UTF8.self).split(separator: "/").last.map(String.init)
        }
    }
}
