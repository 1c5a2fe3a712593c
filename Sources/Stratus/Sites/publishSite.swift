import SiteBuilding
import SourceText
import Synchronization

/// Makes all files of a site, and publishes them where all are right, or where those that are right are wanted.
func publishSite(
    _ maker: SiteMaker, _ folder: SiteFolder, _ settings: SiteSettings, output: String, _ reading: SiteReading,
    _ problems: SiteProblems
) throws -> SiteReport {
    let options = settings.options
    let waits = options.waits
    let publication = try Publication(output: output, waiting: Waiting(seconds: 600) { waits?(output) })
    let plan = maker.plan
    let progress = SiteProgressCount(.making, total: plan.pages.count, options)
    let made = inParallel(plan.pages.count, jobs: options.jobs, state: SiteMaker.Worker.init) { worker, number in
        defer { progress.add() }
        var made = maker.make(number, &worker)
        add(made, plan.pages[number], to: publication, folder, &made.problems)
        // Only what is looked at when all are made is kept.
        made.outputs = []
        return made
    }
    var problems = problems
    for page in made { problems.append(page.problems) }
    problems.append(maker.checkParts(made))
    guard problems.isEmpty || options.keepsGoing else {
        publication.abandon()
        throw SiteError(problems, canKeepGoing: true)
    }
    if !problems.isEmpty {
        // What failed keeps the page that it had.
        for (number, page) in made.enumerated() where !page.problems.isEmpty {
            publication.keep(plan.pages[number].address.file)
            if let cloud = plan.pages[number].cloudFile { publication.keep(cloud.file) }
        }
        for address in reading.failed { publication.keep(address.file) }
        // Nobody knows where the page of a post would be whose front matter cannot be read.
        if reading.hasUnknown { publication.keepOthers() }
    }
    let summary = options.isCheck ? try publication.preview() : try publication.publish()
    return report(summary, maker, made, reading, problems, output: output)
}

private func add(
    _ made: SiteMaker.Made, _ page: PlannedPage, to publication: Publication, _ folder: SiteFolder,
    _ problems: inout SiteProblems
) {
    guard made.problems.isEmpty else { return }
    do {
        for output in made.outputs { try publication.add(output.address.file, output.bytes) }
        if case .copy(let asset) = page.kind { try publication.add(page.address.file, copying: asset.file, of: folder) }
    } catch {
        problems.append(Diagnostic(of: error, path: page.source.description))
    }
}

private func report(
    _ summary: PublicationSummary, _ maker: SiteMaker, _ made: [SiteMaker.Made], _ reading: SiteReading,
    _ problems: SiteProblems, output: String
) -> SiteReport {
    var report = SiteReport()
    let catalogue = maker.catalogue
    report.output = output
    report.postCount = catalogue.posts.count
    report.tagCount = catalogue.taxonomies.reduce(0) { $0 + $1.terms.count }
    report.cloudCount = made.count(where: \.hasCloud)
    report.fileCount = summary.created.count + summary.replaced.count + summary.unchanged.count
    report.leftOut = reading.leftOut
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
