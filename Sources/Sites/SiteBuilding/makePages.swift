import FileAccess
import SitePublishing
import SiteReading
import SourceText
import Synchronization
import Workers

/// A site whose pages are made, and whose new files are staged but not yet published.
struct StagedSite {
    let planned: PlannedSite
    let publication: Publication
    let made: [MadePage]

    var plan: SitePlan { planned.plan }
}

/// Makes all files of a site on several threads, and stages those that the output does not have yet.
///
/// - Parameters:
///   - cache: the cache of the last build, with which unchanged files are not made again; nil for none.
///   - problems: receives the problems of the pages, in the order of the pages.
/// - Throws: ``Problem`` if the output folder cannot be used or its disk fails; ``SiteError`` if a template makes a
///   page that is too large.
func makePages(
    _ site: PlannedSite, _ sources: SiteSources, _ cache: SiteCache?, _ problems: inout SiteProblems
) throws -> StagedSite {
    let options = sources.site.settings.options
    let publication = try Publication(
        output: sources.site.output, state: sources.site.place, waiting: options.waiting(for: sources.site.output),
        finishes: !options.isCheck, isDurable: options.isDurable)
    let plan = site.plan
    let cached = CachedPages(cache?.pages(of: publication) ?? [], plan)
    let progress = ProgressCount(.making, total: plan.pages.count, options)
    let disk = Mutex<Problem?>(nil)
    let pageCount = plan.pages.count
    let makeWorker = { @Sendable in PageWorker(pages: pageCount) }
    let made = inParallel(pageCount, jobs: options.jobs, state: makeWorker) { worker, number in
        defer { progress.add() }
        // After an error of the disk, the remaining pages are skipped.
        guard disk.withLock({ $0 == nil }) else { return MadePage() }
        let maker = site.maker(of: number)
        let prepared = maker.prepare(number)
        if let made = maker.known(number, prepared, cached), let page = made.unchangedPage,
            publication.addUnchanged(page.files, page.stamps)
        {
            return made
        }
        var made = maker.make(number, prepared, &worker)
        do throws(Problem) {
            try stage(made, plan.pages[number], in: publication, sources.site.folder, &made.problems)
        } catch {
            disk.withLock { $0 = $0 ?? error }
        }
        // Only what the check of the whole site needs is kept.
        made.outputs = []
        return made
    }
    if let error = disk.withLock({ $0 }) {
        publication.abandon()
        throw error
    }
    if let note = publication.finishedNote { problems.append(note) }
    // Threads decide which other pages were made before one was known to be too large, so their problems are dropped.
    let excesses = site.templates.excesses
    if !excesses.isEmpty {
        publication.abandon()
        problems.append(excesses)
        throw SiteError(problems)
    }
    for page in made { problems.append(page.problems) }
    return StagedSite(planned: site, publication: publication, made: made)
}

/// Stages the files of a page, and adds errors that concern only this page to `problems`.
///
/// - Throws: ``Problem`` for an error of the disk, after which no other file can be staged.
private func stage(
    _ made: MadePage, _ page: PlannedPage, in publication: Publication, _ folder: SiteFolder,
    _ problems: inout SiteProblems
) throws(Problem) {
    guard made.problems.isEmpty else { return }
    do {
        for output in made.outputs { try publication.add(output.address.file, output.bytes) }
        if case .copy(let asset) = page.kind { try publication.add(page.address.file, copying: asset.file, of: folder) }
    } catch {
        if case .disk = error.kind { throw error }
        problems.append(of: error, path: page.source.description)
    }
}
