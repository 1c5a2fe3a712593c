import ByteWriting
import SitePublishing
import Synchronization

/// A builder that builds a site repeatedly, and keeps the last build in memory, so that only changes are made again.
///
/// ```swift
/// let builder = SiteBuilder(options)
/// print(try builder.build().summary)
/// // Somebody saves a post.
/// print(try builder.build().summary)
/// builder.finish()
/// ```
public final class SiteBuilder: Sendable {
    /// The options of each build.
    public let options: SiteOptions
    private let memory = Mutex(BuildMemory())

    /// Creates a builder; ``build()`` starts a build.
    public init(_ options: SiteOptions) { self.options = options }

    /// Builds the site from its current files; only pages that have changed since the last build are made again.
    ///
    /// The first build uses the cache file that an earlier program wrote, and replaces it; for later builds,
    /// ``finish()`` does so.
    /// - Throws: the errors of ``buildSite(_:)``; a failure does not harm the next build.
    /// - Complexity: O(n) in the posts for a later build, with a few microseconds for each, and in the size of the
    ///   changes.
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

    /// Writes the cache file for the next program that builds the site, if builds have changed it.
    ///
    /// If the file cannot be written, the next program makes all pages again.
    public func finish() {
        let (cache, output) = memory.withLock { ($0.cache, $0.unsaved) }
        guard let cache, let output, options.usesCache, !options.isCheck else { return }
        memory.withLock { $0.unsaved = nil }
        // An output that somebody deleted is not made again for the cache, and that of another build has its own.
        guard output.exists, let publication = try? Publication(output: output.path, state: output.place) else {
            return
        }
        defer { publication.abandon() }
        guard let bytes = publication.manifestBytes, XXHash64.hash(of: bytes) == output.manifestHash else { return }
        try? publication.writeStateFile(cache.pieces(jobs: options.jobs), as: SiteCache.fileName)
    }
}
