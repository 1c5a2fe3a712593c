import FileAccess
import Glibc
import SitePublishing
import SourceText
import Workers

/// The state that a build of a site leaves in memory for the next build by the same program.
struct BuildMemory: Sendable {
    /// The cache of the last build, which is updated to that of this build; nil if none is used.
    var cache: SiteCache?
    /// Whether a build has already written the cache for the next program; later builds leave that to the end.
    private(set) var isSaved = false
    /// The output folder whose cache file is older than ``cache``; nil if there is none.
    var unsaved: UnsavedOutput?
    /// The notes about the cache, for the report of the build.
    var notes: [Problem] = []
    /// The values that a build no longer needs: some hundred thousand objects, kept so that nobody waits for their
    /// release.
    private var deferred: [any Sendable] = []

    /// An output folder as a build left it.
    struct UnsavedOutput: Sendable {
        let path: String
        let place: StatePlace
        /// The hash of the manifest's bytes.
        let manifestHash: UInt64

        /// Whether the output folder and its manifest still exist.
        var exists: Bool {
            [path, "\(place.path)/\(StateFolder.Name.manifest)"].allSatisfy {
                FileLookup($0, followsLinks: true).status != nil
            }
        }
    }

    /// Begins a build.
    ///
    /// - Parameter usesCache: whether to use the cache of the last build.
    mutating func begin(usesCache: Bool) {
        notes = []
        deferRelease(cache)
        if !usesCache { cache = nil }
    }

    mutating func deferRelease(_ thing: some Sendable) { deferred.append(thing) }

    /// Releases the kept values in the background, or never if the process ends first.
    mutating func release() {
        let things = deferred
        deferred = []
        inBackground { withExtendedLifetime(things) {} }
    }

    /// Reads the cache that an earlier program left, unless one is in memory. If it cannot be used, a note gives the
    /// reason.
    mutating func readCache(_ place: StatePlace) {
        guard cache == nil else { return }
        do throws(Problem) { cache = try SiteCache.read(in: place) } catch { giveUpCache(place, error) }
    }

    /// Reads the posts and pages of the cache, or drops the cache if its posts were read with other settings.
    mutating func loadCache(_ site: SiteFolders) {
        if cache?.readingDigest != site.settings.readingDigest { cache = nil }
        do throws(Problem) { try cache?.load(jobs: site.settings.options.jobs) } catch {
            giveUpCache(site.place, error)
        }
    }

    private mutating func giveUpCache(_ place: StatePlace, _ error: Problem) {
        cache = nil
        notes.append(
            Problem(
                path: "\(place.path)/\(SiteCache.fileName)", severity: .note,
                "the cache of the last build is not used: \(error.message)",
                hint: error.hint ?? "everything is made anew, and a new cache is left"))
    }

    /// Adds a published site to the cache. The first time, also writes the cache for the next program.
    mutating func take(_ staged: StagedSite, _ site: PublishedSite, _ report: SiteReport, _ sources: SiteSources) {
        cache?.take(staged, site, report, sources)
        guard let cache, ProgramIdentity.program != nil else {
            return site.publication.removeStateFile(as: SiteCache.fileName)
        }
        guard !isSaved else {
            unsaved = UnsavedOutput(
                path: site.publication.tree.path, place: site.publication.place, manifestHash: site.hash)
            return
        }
        do {
            try site.publication.writeStateFile(
                cache.pieces(jobs: sources.site.settings.options.jobs), as: SiteCache.fileName)
            (isSaved, unsaved) = (true, nil)
        } catch {
            notes.append(
                Problem(
                    path: error.path ?? site.publication.tree.path, severity: .note,
                    "no cache is left for the next build: \(error.message)",
                    hint: error.hint ?? "the next build makes everything anew"))
        }
    }
}
