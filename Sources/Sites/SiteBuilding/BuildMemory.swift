import FileAccess
import Glibc
import SitePublishing
import SourceText
import Workers

/// What builds of a site know of the last one.
struct BuildMemory: Sendable {
    /// What the last build took over and left, and then this one; nil where nobody wants it.
    var cache: SiteCache?
    /// Whether it was left for the next program once: then it is left again at the end only.
    private(set) var isSaved = false
    /// The output folder whose cache is older than this one.
    var unsaved: UnsavedOutput?
    /// What there is to say of the cache.
    var notes: [Problem] = []
    /// What is left when a build is done: some hundred thousand objects, which nobody waits for to be let go.
    private var remains: [any Sendable] = []

    /// An output folder as a build left it.
    struct UnsavedOutput: Sendable {
        let path: String
        let place: StatePlace
        /// The hash of its manifest.
        let manifest: UInt64

        /// Whether a site is there still.
        var stands: Bool {
            [path, "\(place.path)/\(StateFolder.Name.manifest)"].allSatisfy {
                FileLookup($0, followsLinks: true).status != nil
            }
        }
    }

    /// Begins a build.
    ///
    /// - Parameter usesCache: whether anything is taken from the last one.
    mutating func begin(usesCache: Bool) {
        notes = []
        keep(cache)
        if !usesCache { cache = nil }
    }

    mutating func keep(_ thing: some Sendable) { remains.append(thing) }

    /// Lets go of all that was kept, beside what is done next; where the process ends, not at all.
    mutating func release() {
        let things = remains
        remains = []
        inBackground { withExtendedLifetime(things) {} }
    }

    /// Takes the cache that an earlier program left, where none is remembered; a note says why it is not used.
    mutating func readCache(_ place: StatePlace) {
        guard cache == nil else { return }
        do throws(Problem) { cache = try SiteCache.read(in: place) } catch { giveUpCache(place, error) }
    }

    /// Reads the posts and pages of the cache, where one with other posts is of no use.
    mutating func loadCache(_ site: SiteFolders) {
        if cache?.reading != site.settings.readingDigest { cache = nil }
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

    /// Takes what was published, and leaves it for the next program, the first time.
    mutating func take(_ staged: StagedSite, _ site: PublishedSite, _ report: SiteReport, _ sources: SiteSources) {
        cache?.take(staged, site, report, sources)
        guard let cache, ProgramIdentity.program != nil else {
            return site.publication.leaveNothing(as: SiteCache.fileName)
        }
        guard !isSaved else {
            unsaved = UnsavedOutput(
                path: site.publication.tree.path, place: site.publication.place, manifest: site.hash)
            return
        }
        do {
            try site.publication.leave(cache.pieces(jobs: sources.site.settings.options.jobs), as: SiteCache.fileName)
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
