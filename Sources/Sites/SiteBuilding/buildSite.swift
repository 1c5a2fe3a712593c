import SourceText

/// Builds a site: reads its folder, makes all of its files, checks them, and publishes what has changed.
///
/// ```swift
/// var options = SiteOptions()
/// options.folder = "blog"
/// print(try buildSite(options).summary)
/// ```
/// Equal folders and options give equal files, whatever the number of workers; the clock decides about posts of the
/// future and expired ones only, unless `now` is given.
/// - Throws: ``SiteError`` with everything that is wrong, and nothing is written then, unless `keepsGoing`;
///   ``Problem`` for the folders themselves.
/// - Complexity: O(n) in the posts and their text, O(n log n) for their order.
public func buildSite(_ options: SiteOptions = SiteOptions()) throws -> SiteReport {
    try SiteBuilder(options).build()
}

/// Builds a site once.
///
/// - Parameter memory: what is known of the last build, and then of this one.
func buildSite(_ options: SiteOptions, _ memory: inout BuildMemory) throws -> SiteReport {
    // Read: the settings, and what is in the folders. Where nothing has changed since the last build, that is all.
    let folders = try listSite(options, &memory)
    if let report = try unchangedReport(folders, &memory) { return report }
    var problems = SiteProblems()
    var sources = try readSite(folders, &memory, &problems)
    // Nothing may lead to a page that failed and never was: the site is planned again without it.
    for _ in 0..<mostAttempts {
        var found = problems
        // Plan: every page gets its address, and what its template may know.
        let planned = try planSite(sources, known: memory.cache?.paths, &found)
        memory.keep(planned)
        // Make: each page, on some thread, unless it stands as it would be made; what is new waits beside the site.
        let staged = try makePages(planned, sources, memory.cache, &found)
        memory.keep(staged)
        // Check: links to parts of pages, when all are made. What failed keeps the page that it had.
        let (lacking, told) = try checkPages(staged, sources, &found)
        if lacking.isEmpty {
            // Publish: what is new or another one takes its place, by a journal; what is left of the last site goes.
            return try publishPages(staged, sources, found, &memory)
        }
        problems.append(told)
        sources.reading.remove(lacking, sources.addresses)
    }
    throw SiteError(problems)
}

/// A post that links to one that failed fails with it, and so on; longer chains are given up.
private let mostAttempts = 30
