import ByteWriting
import Glibc
import SiteBuilding
import SourceText

/// One build of a site.
struct SiteRun {
    /// What is known of the last build, and then of this one.
    var cache: SiteCache?
    /// Whether the cache was left in the output folder.
    private(set) var hasSaved = false
    /// The output folder whose cache is older than this one.
    private(set) var unsaved: String?

    let options: SiteOptions
    private let remains: BuildRemains
    private let savesCache: Bool
    /// What was written before, in nanoseconds since 1970, is known by its times; what comes later may not show it.
    let moment: Int

    /// - Parameter remains: is given what takes long to be let go.
    init(_ options: SiteOptions, cache: SiteCache?, savesCache: Bool, _ remains: BuildRemains) {
        (self.options, self.remains) = (options, remains)
        moment = FileStamp.now - options.settlingTime
        self.cache = options.usesCache ? cache : nil
        remains.keep(cache)
        self.savesCache = savesCache && options.usesCache && !options.isCheck
    }

    mutating func build() throws -> SiteReport {
        let folder = try SiteFolder(options.folder)
        let settings = try SiteSettings(reading: folder, options)
        let output = try settings.outputFolder(in: folder)
        try folder.checkContent(settings)
        let listing = SiteListing(folder, settings.configuration, output: output)
        let refusal = readCache(output)
        let now = options.now ?? Int64(time(nil))
        if let report = try unchanged(settings, listing, output, now: now) { return report }
        if cache?.reading != settings.readingFingerprint { cache = nil }

        let addresses = SiteAddresses(settings.configuration)
        var problems = SiteProblems()
        problems.append(listing.problems)
        let reading = SiteReading(
            listing.content, folder, settings, addresses, now: now, cache: cache?.posts ?? [:], settledBefore: moment)
        if options.usesCache {
            var next = cache ?? SiteCache()
            (next.reading, next.posts) = (settings.readingFingerprint, reading.cached)
            cache = next
        }
        problems.append(reading.problems)
        let data = SiteData(listing.data, folder)
        problems.append(data.problems)
        let templates = SiteTemplateFiles(listing.templates, folder)
        problems.append(templates.problems)
        var parts = SiteParts(
            folder: folder, settings: settings, listing: listing, reading: reading, data: data, templates: templates,
            addresses: addresses, output: output, moment: moment)
        remains.keep(parts)
        // Nothing may lead to a page that failed and never was: the site is made again without it.
        for _ in 0..<Self.mostAttempts {
            let outcome = try attemptSite(parts, cache, problems, remains) { cache, site in save(cache, site) }
            switch outcome {
            case .published(var report, let next):
                cache = next ?? cache
                if let refusal { report.warnings.append(refusal) }
                return report
            case .lacking(let posts, let told):
                problems.append(told)
                parts.reading.remove(posts, addresses)
            }
        }
        throw SiteError(problems)
    }

    private mutating func save(_ cache: SiteCache, _ site: PublishedSite) {
        guard savesCache else {
            unsaved = site.publication.tree.path
            return
        }
        do {
            try site.publication.leave(cache.bytes(jobs: options.jobs), as: SiteCache.fileName)
            hasSaved = true
        } catch {
            // The next build is clean.
        }
    }

    /// A post that links to one that failed fails with it, and so on; longer chains are given up.
    private static let mostAttempts = 30
}
