import ByteWriting
import SitePublishing
import Synchronization

/// Builds a site again and again, with what it remembers of the last time.
///
/// ```swift
/// let builder = SiteBuilder(options)
/// print(try builder.build().summary)
/// // Somebody saves a post.
/// print(try builder.build().summary)
/// builder.finish()
/// ```
public final class SiteBuilder: Sendable {
    /// What each build is asked for.
    public let options: SiteOptions
    private let memory = Mutex(BuildMemory())

    /// Builds nothing yet.
    public init(_ options: SiteOptions) { self.options = options }

    /// Builds the site as it is now: what is as it was at the last build is not made again.
    ///
    /// The first build takes what an earlier program left, and leaves what it knows itself;
    /// the later ones do so at ``finish()`` only.
    /// - Throws: as ``buildSite(_:)`` does; the next build is not the worse for it.
    /// - Complexity: of a later build O(n) in the posts, a few microseconds for each, and what has changed.
    public func build() throws -> SiteReport {
        var own = memory.withLock { $0 }
        own.begin(usesCache: options.usesCache)
        defer {
            own.release()
            memory.withLock { $0 = own }
        }
        var report = try buildSite(options, &own)
        report.warnings += own.notes
        return report
    }

    /// Leaves what is remembered for the next program that builds the site.
    ///
    /// A cache that cannot be written is none: the next build is clean.
    public func finish() {
        let (cache, output) = memory.withLock { ($0.cache, $0.unsaved) }
        guard let cache, let output, options.usesCache, !options.isCheck else { return }
        memory.withLock { $0.unsaved = nil }
        // An output that somebody deleted is not made anew for it, and that of another build has its own.
        guard output.stands, let publication = try? Publication(output: output.path, state: output.place) else {
            return
        }
        defer { publication.abandon() }
        guard let bytes = publication.manifestBytes, XXHash64.hash(of: bytes) == output.manifest else { return }
        try? publication.leave(cache.pieces(jobs: options.jobs), as: SiteCache.fileName)
    }
}
