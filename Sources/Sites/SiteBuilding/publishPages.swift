import SitePublishing
import SiteReading
import SourceText

/// Publishes a staged site in place of the last one; for a check, only reports the changes.
///
/// - Parameter memory: receives the state for the next build, before another build can begin.
/// - Throws: ``Problem`` if the site cannot be published; no file was changed then, unless the message says so.
func publishPages(
    _ staged: StagedSite, _ sources: SiteSources, _ problems: SiteProblems, _ memory: inout BuildMemory
) throws -> SiteReport {
    let (output, options) = (sources.site.output, sources.site.settings.options)
    func report(_ summary: PublicationSummary, _ problems: SiteProblems) -> SiteReport {
        SiteReport(summary, staged, sources.reading, problems, output: output)
    }
    if options.isCheck {
        var problems = problems
        let (summary, deletion) = try staged.publication.preview()
        if let deletion, options.mayDelete?(deletion) != true {
            problems.append(Problem(path: output, severity: .warning, deletion.description, hint: SiteDeletion.hint))
        }
        return report(summary, problems)
    }
    var told = SiteReport()
    let mayDelete = { options.mayDelete?($0) ?? false }
    _ = try staged.publication.publish(mayDelete: mayDelete) { site, summary in
        told = report(summary, problems)
        // That somebody changed a file is reported once, so the cached report omits it.
        var lasting = summary
        lasting.overwritten = []
        memory.take(
            staged, site, summary.overwritten.isEmpty ? told : report(lasting, problems), sources)
    }
    return told
}
