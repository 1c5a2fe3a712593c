import SiteReading
import SourceText

/// Builds a site: reads its folder, makes all of its files, checks them, and publishes the changes.
///
/// ```swift
/// var options = SiteOptions()
/// options.folder = "blog"
/// print(try buildSite(options).summary)
/// ```
/// Equal folders and options give equal files, with any number of threads. The clock only decides which posts are of
/// the future or expired, unless ``SiteOptions/now`` is set.
/// - Throws: ``SiteError`` with all problems; no file is written then, unless ``SiteOptions/keepsGoing`` is set.
///   ``Problem`` if the site's folder or the output folder cannot be used.
/// - Complexity: O(n) in the posts and their text, O(n log n) for sorting the posts.
public func buildSite(_ options: SiteOptions = SiteOptions()) throws -> SiteReport {
    try SiteBuilder(options).build()
}

/// Builds a site once, using the state that the last build left.
///
/// - Parameter memory: the state of the last build, which is replaced by the state of this build.
func buildSite(_ options: SiteOptions, _ memory: inout BuildMemory) throws -> SiteReport {
    // Read: the settings, and the contents of the folders. If nothing has changed since the last build, that is all.
    let folders = try listSite(options, &memory)
    if let report = try unchangedReport(folders, &memory) { return report }
    var problems = SiteProblems()
    var sources = try readSite(folders, &memory, &problems)
    // No page may link to one that failed and has no earlier version: the site is planned again without it.
    for _ in 0..<mostAttempts {
        var found = problems
        // Plan: every page gets its address, and the values for its template.
        let planned = try planSite(sources, known: memory.cache?.pathDigest, &found)
        memory.deferRelease(planned)
        if options.keepsGoing, !planned.clashes.losers.isEmpty {
            problems.append(planned.clashes.errors)
            sources.reading.remove(planned.clashes.losers, sources.addresses)
            continue
        }
        // Make: each page, on some thread, unless it would come out unchanged; new files are staged beside the site.
        let staged = try makePages(planned, sources, memory.cache, &found)
        memory.deferRelease(staged)
        // Check: links to parts of pages, when all are made. Pages that failed keep their last version.
        let (lacking, reasons) = try checkPages(staged, sources, &found)
        if lacking.isEmpty {
            // Publish: new and changed files are moved into place, by a journal; what is left of the last site is
            // deleted.
            return try publishPages(staged, sources, found, &memory)
        }
        problems.append(reasons)
        sources.reading.remove(lacking, sources.addresses)
    }
    throw SiteError(problems)
}

/// The maximum number of attempts: a post that includes one that failed fails too, and so on. Longer chains end the
/// build.
private let mostAttempts = 30
