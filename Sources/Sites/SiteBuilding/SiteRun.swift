import CloudRendering
import FileAccess
import Glibc
import SitePublishing
import SiteReading
import SourceText

/// One build of a site.
struct SiteRun {
    /// What is known of the last build, and then of this one.
    var cache: SiteCache?
    /// Whether the cache was left in the output folder.
    private(set) var hasSaved = false
    /// The output folder whose cache is older than this one.
    private(set) var unsaved: Unsaved?

    /// An output folder as a build left it.
    struct Unsaved {
        let path: String
        let place: StatePlace
        /// Of its manifest.
        let manifest: UInt64

        /// Whether a site is there still.
        var stands: Bool { access("\(place.path)/\(StateFolder.Name.manifest)", F_OK) == 0 && access(path, F_OK) == 0 }
    }

    let options: SiteOptions
    private let remains: DeferredRelease
    /// Whether anything is taken from a cache, or left in one.
    private var usesCache: Bool
    private let savesCache: Bool
    /// What there is to say of the cache.
    private var notes: [Diagnostic] = []
    /// What was written before, in nanoseconds since 1970, is known by its times; what comes later may not show it.
    let moment: Int

    /// - Parameter remains: is given what takes long to be let go.
    init(_ options: SiteOptions, cache: SiteCache?, savesCache: Bool, _ remains: DeferredRelease) {
        (self.options, self.remains) = (options, remains)
        moment = FileStamp.now - options.settlingTime
        (usesCache, self.savesCache) = (options.usesCache, savesCache)
        self.cache = usesCache ? cache : nil
        remains.keep(cache)
    }

    mutating func build() throws -> SiteReport {
        // Workers read and stage files at once; with still fewer the process would be ended by its libraries.
        let descriptors = DescriptorLimit.raised()
        guard descriptors >= Self.fewestDescriptors else {
            throw InputError(
                path: options.folder,
                reason: "the system lets this program open \(descriptors) files at once, expected "
                    + "\(Self.fewestDescriptors)", hint: "raise the limit before: ulimit -n 1024", brokeOff: false)
        }
        let folder = try SiteFolder(options.folder)
        let settings = try SiteSettings(reading: folder, options)
        let output = try settings.outputFolder(in: folder)
        let place = folder.statePlace(of: output, in: options.state)
        try folder.checkIsSite()
        try folder.checkFolders(settings)
        let listing = SiteListing(folder, settings.configuration, output: output)
        // What is in them nobody knows: not even the pages that are right may be published, since others would go.
        guard listing.unread.isEmpty else { throw FailedInputs(listing.unread) }
        if let note = options.noteRead { listing.noteLinked(besides: settings.sourceFolders, in: folder, note) }
        let fingerprint = usesCache ? settings.fingerprint : nil
        usesCache = fingerprint != nil
        if usesCache { notes += readCache(place).map { [$0] } ?? [] } else { cache = nil }
        let now = options.now ?? Int64(time(nil))
        if var report = try unchanged(fingerprint, listing, output, place, now: now, &notes) {
            report.warnings += notes
            return report
        }
        if cache?.reading != settings.readingFingerprint { cache = nil }

        let addresses = SiteAddresses(settings.configuration)
        var problems = SiteProblems()
        problems.append(listing.problems)
        let reading = SiteReading(
            listing.content, folder, settings, addresses, now: now, cache: cache?.posts ?? [:], settledBefore: moment)
        if usesCache {
            var next = cache ?? SiteCache()
            (next.reading, next.posts) = (settings.readingFingerprint, reading.cached)
            cache = next
        }
        problems.append(reading.problems)
        let data = SiteData(listing.data, folder)
        problems.append(data.problems)
        let templates = SiteTemplateFiles(listing.templates, folder)
        problems.append(templates.problems)
        var parts = SiteSources(
            folder: folder, settings: settings, listing: listing, reading: reading, data: data, templates: templates,
            addresses: addresses, output: output, place: place, moment: moment, fingerprint: fingerprint)
        remains.keep(parts)
        guard !options.keepsGoing || !listing.hidesFolders else { throw SiteError(problems) }
        // Nothing may lead to a page that failed and never was: the site is made again without it.
        for _ in 0..<Self.mostAttempts {
            let outcome = try attemptSite(parts, cache, problems, remains) { cache, site in save(cache, site) }
            switch outcome {
            case .published(var report, let next):
                cache = next ?? cache
                report.warnings += notes
                return report
            case .lacking(let posts, let told):
                problems.append(told)
                parts.reading.remove(posts, addresses)
            }
        }
        throw SiteError(problems)
    }

    private mutating func save(_ cache: SiteCache?, _ site: PublishedSite) {
        guard let cache, ProgramIdentity.program != nil else {
            return site.publication.leaveNothing(as: SiteCache.fileName)
        }
        guard savesCache else {
            unsaved = Unsaved(
                path: site.publication.tree.path, place: site.publication.place, manifest: site.hash)
            return
        }
        do {
            try site.publication.leave(cache.pieces(jobs: options.jobs), as: SiteCache.fileName)
            hasSaved = true
        } catch {
            notes.append(
                Diagnostic(
                    path: error.path, severity: .note, "no cache is left for the next build: \(error.reason)",
                    hint: error.hint ?? "the next build makes everything anew"))
        }
    }

    private static let fewestDescriptors = 16

    /// A post that links to one that failed fails with it, and so on; longer chains are given up.
    private static let mostAttempts = 30
}
