import FileAccess
import SitePublishing
import SiteReading
import SourceText
import Synchronization
import Workers

/// What came of making a site.
enum SiteOutcome {
    /// With what the next build takes over; nil where nobody wants it.
    case published(SiteReport, SiteCache?)
    /// Nothing was published: posts, by their paths, have no page and never had one, and others lead to them.
    case lacking(Set<String>, SiteProblems)
}

/// Makes all files of a site, and publishes them where all are right, or where those that are right are wanted.
///
/// - Parameters:
///   - cache: what is known of the last build, with the posts of this one; nil where none is wanted.
///   - remains: is given what takes long to be let go.
///   - whenDone: is given what the next build takes over, nil where nobody wants it, while no other build may begin.
/// - Throws: ``SiteError``; ``PublicationError`` for what is in the way; ``OutputError`` for the disk.
func publishSite(
    _ maker: SiteMaker, _ parts: SiteSources, _ cache: SiteCache?, _ problems: SiteProblems, _ remains: DeferredRelease,
    whenDone: (SiteCache?, PublishedSite) -> Void
) throws -> SiteOutcome {
    let (output, options, reading) = (parts.output, parts.settings.options, parts.reading)
    let waits = options.waits
    let publication = try Publication(
        output: output, state: parts.place, waiting: Waiting(seconds: 600) { waits?(output) },
        finishes: !options.isCheck,
        isDurable: options.isDurable)
    remains.keep(publication)
    let plan = maker.plan
    let cached = CachedPages(cache?.pages(of: publication) ?? [], plan)
    let progress = ProgressCount(.making, total: plan.pages.count, options)
    let disk = Mutex<OutputError?>(nil)
    let pageCount = plan.pages.count
    let makeWorker = { @Sendable in SiteMaker.Worker(pages: pageCount) }
    let made = inParallel(pageCount, jobs: options.jobs, state: makeWorker) { worker, number in
        defer { progress.add() }
        // With a full disk there is nothing more to do.
        guard disk.withLock({ $0 == nil }) else { return SiteMaker.Made() }
        let prepared = maker.prepare(number)
        if let made = maker.known(number, prepared, cached), let page = made.standing,
            publication.addStanding(page.files, page.stamps)
        {
            return made
        }
        var made = maker.make(number, prepared, &worker)
        do throws(OutputError) {
            try add(made, plan.pages[number], to: publication, parts.folder, &made.problems)
        } catch {
            disk.withLock { $0 = $0 ?? error }
        }
        // Only what is looked at when all are made is kept.
        made.outputs = []
        return made
    }
    remains.keep(made)
    if let error = disk.withLock({ $0 }) {
        publication.abandon()
        throw error
    }
    var problems = problems
    if let note = publication.finishedNote { problems.append(note) }
    // Which of the other pages were made before one of them was known to be too large depends on the threads.
    if !maker.excesses.isEmpty {
        publication.abandon()
        problems.append(maker.excesses)
        throw SiteError(problems)
    }
    for page in made { problems.append(page.problems) }
    problems.append(maker.checkParts(made))
    guard problems.isEmpty || options.keepsGoing else {
        publication.abandon()
        throw SiteError(problems, canKeepGoing: !parts.listing.hidesFolders)
    }
    if !problems.isEmpty {
        let (posts, told) = keepFailed(made, plan, publication)
        guard posts.isEmpty else {
            publication.abandon()
            return .lacking(posts, told)
        }
        for post in reading.failed { if let address = post.address { publication.keep(address.file) } }
        // A page that stays names files as they were.
        if parts.settings.configuration.fingerprints { publication.keepOthers() }
        // Nobody knows where the page of a post would be whose front matter cannot be read.
        if reading.failed.contains(where: { $0.address == nil }) || parts.listing.hidesFiles {
            publication.keepOthers()
        }
    }
    if options.isCheck {
        let (summary, deletion) = try publication.preview()
        if let deletion, options.mayDelete?(deletion) != true {
            problems.append(Diagnostic(path: output, severity: .warning, deletion.description, hint: SiteDeletion.hint))
        }
        return .published(buildReport(summary, plan, made, reading, problems, output: output), nil)
    }
    var outcome = SiteOutcome.lacking([], problems)
    let mayDelete = { options.mayDelete?($0) ?? false }
    _ = try publication.publish(mayDelete: mayDelete) { site, summary in
        let report = buildReport(summary, plan, made, reading, problems, output: output)
        var next = cache
        // That somebody changed a file is told once.
        var lasting = summary
        lasting.overwritten = []
        let told =
            summary.overwritten.isEmpty
            ? report : buildReport(lasting, plan, made, reading, problems, output: output)
        next?.take(made, plan, site, told, parts)
        whenDone(next, site)
        outcome = .published(report, next)
    }
    return outcome
}

/// Keeps the pages that were there of what failed.
///
/// - Returns: the posts that had none, and what is wrong with them.
private func keepFailed(
    _ made: [SiteMaker.Made], _ plan: SitePlan, _ publication: Publication
) -> (posts: Set<String>, told: SiteProblems) {
    var (posts, told): (Set<String>, SiteProblems) = ([], SiteProblems())
    for (number, page) in made.enumerated() where !page.problems.isEmpty {
        let wasThere = publication.keep(plan.pages[number].address.file)
        if let cloud = plan.pages[number].cloudFile { publication.keep(cloud.file) }
        guard !wasThere, case .post(let post) = plan.pages[number].kind else { continue }
        posts.insert(plan.trees[plan.pages[number].tree].catalogue.posts[post].post.path)
        told.append(page.problems)
    }
    return (posts, told)
}

/// - Throws: what no other file could be added after; what is wrong with this one is a problem of it.
private func add(
    _ made: SiteMaker.Made, _ page: PlannedPage, to publication: Publication, _ folder: SiteFolder,
    _ problems: inout SiteProblems
) throws(OutputError) {
    guard made.problems.isEmpty else { return }
    do {
        for output in made.outputs { try publication.add(output.address.file, output.bytes) }
        if case .copy(let asset) = page.kind { try publication.add(page.address.file, copying: asset.file, of: folder) }
    } catch let error as OutputError where error.isOfDisk {
        throw error
    } catch {
        problems.append(of: error, path: page.source.description)
    }
}

private func buildReport(
    _ summary: PublicationSummary, _ plan: SitePlan, _ made: [SiteMaker.Made], _ reading: SiteReading,
    _ problems: SiteProblems, output: String
) -> SiteReport {
    var report = SiteReport()
    let catalogues = plan.trees.map(\.catalogue)
    report.output = output
    report.postCount = catalogues.reduce(0) { $0 + $1.listed.count }
    report.pageCount = catalogues.reduce(0) { $0 + $1.posts.count } - report.postCount
    report.tagCount = catalogues.flatMap(\.taxonomies).reduce(0) { $0 + $1.terms.count }
    report.cloudCount = made.count(where: \.hasCloud)
    report.fileCount = summary.created.count + summary.replaced.count + summary.unchanged.count
    report.leftOut = reading.leftOut.map { ($0.file.path, $0.reason) }
    report.files = (summary.created + summary.replaced + summary.unchanged + summary.carried).sorted()
    report.created = summary.created
    report.replaced = summary.replaced
    report.deleted = summary.deleted
    report.kept = summary.kept.map { ($0.path, $0.reason) }
    report.unchangedCount = summary.unchanged.count
    var problems = problems
    for path in summary.overwritten {
        problems.append(
            Diagnostic(
                path: "\(output)/\(path)", severity: .warning, "this was changed by somebody else, and was made anew",
                hint: "what is to be changed stands in the site's folder"))
    }
    for file in summary.kept {
        problems.append(Diagnostic(path: "\(output)/\(file.path)", severity: .warning, file.reason))
    }
    (report.warnings, report.omittedWarningCount) = (problems.warnings, problems.omittedWarnings)
    (report.errors, report.omittedErrorCount) = (problems.errors, problems.omittedErrors)
    return report
}
