import SitePublishing
import SourceText

/// Puts a site that was made in the place of the last one, or tells what that would do.
///
/// - Parameter memory: takes what the next build wants to know, while no other build may begin.
/// - Throws: ``Problem`` for what is in the way; nothing was changed then, unless it says so.
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
        // That somebody changed a file is told once.
        var lasting = summary
        lasting.overwritten = []
        memory.take(
            staged, site, summary.overwritten.isEmpty ? told : report(lasting, problems), sources)
    }
    return told
}
