import ArgumentParser
import FileAccess
import Glibc
import SourceText
import Stratus
import Synchronization

/// A run of `stratus build` for several sites, or for a part of them.
struct SitesRequest {
    /// The options of every site, except for its folder and its output.
    let options: SiteOptions
    /// The folders of the sites, in any order.
    let sites: [String]
    let shard: Shard?
    let report: ReportForm
    let isQuiet: Bool

    func run() throws {
        // The order is the same for all shards, however the shell and its locale have expanded a pattern.
        let sites = sites.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        let all = try withOutputs(sites)
        try SiteOutputs(all, jobs: options.jobs).check()
        // A build makes only the last folder of its output.
        if let output = options.output, sites.count > 1, !options.isCheck { _ = FolderMaking(output) }
        let mine = shard.map { shard in all.enumerated().filter { shard.takes($0.offset) }.map(\.element) } ?? all
        let totals = SiteTotals(count: mine.count, SiteReportPrinter(form: report, isQuiet: isQuiet))
        totals.begin()
        build(mine, totals)
        totals.end()
        if let status = totals.status { throw ExitCode(status.rawValue) }
    }

    /// Builds the sites, as many at once as there are jobs; the fewer sites are left, the more jobs each of them gets.
    private func build(_ sites: [SiteOptions], _ totals: SiteTotals) {
        let jobs = options.jobs
        let next = Atomic(0)
        let unfinished = Atomic(sites.count)
        onThreads(min(jobs, sites.count), threads: jobs) { _ in
            while true {
                let number = next.add(1, ordering: .relaxed).oldValue
                guard number < sites.count else { return }
                // Results wait until all before them are printed; this bounds how many have to be kept.
                while number >= totals.printedCount + Self.mostUnprinted { usleep(1000) }
                var options = sites[number]
                options.jobs = max(1, jobs / max(1, min(jobs, unfinished.load(ordering: .relaxed))))
                options.waits = SiteRequest.waits(isQuiet: isQuiet || report == .json)
                let result = Result { try buildSite(options) }
                unfinished.subtract(1, ordering: .relaxed)
                totals.add(number, options, result)
            }
        }
    }

    private static let mostUnprinted = 1000

    // MARK: - Output folders

    private func withOutputs(_ sites: [String]) throws -> [SiteOptions] {
        var owners: [String: String] = [:]
        return try sites.map { site in
            var options = options
            options.folder = site
            // A single site is built with --shard as without it: -o is its own output folder.
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

    /// Returns the last part of a site's path, with `.` and `..` resolved; nil for the root.
    private static func name(_ site: String) -> String? {
        let last = site.split(separator: "/").last.map(String.init)
        if let last, last != ".", last != ".." { return last }
        return FolderPath.realOfNew(Array(site.utf8)).flatMap {
            String(decoding: $0, as: UTF8.self).split(separator: "/").last.map(String.init)
        }
    }
}
