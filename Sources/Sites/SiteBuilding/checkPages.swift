import SitePublishing
import SiteReading

/// Checks links to parts of pages, when all pages are made. If the options keep going, also keeps the last build's
/// files for pages that failed.
///
/// - Parameter problems: receives the problems found.
/// - Returns: the paths of posts that failed and have no page from the last build, and their problems. No page may link
///   to them, so the site has to be planned again without them. Empty if the site can be published.
/// - Throws: ``SiteError`` if there is any problem, unless the options keep going.
func checkPages(
    _ site: StagedSite, _ sources: SiteSources, _ problems: inout SiteProblems
) throws(SiteError) -> (lacking: Set<String>, reasons: SiteProblems) {
    let (publication, reading) = (site.publication, sources.reading)
    for maker in site.planned.makers { problems.append(maker.checkParts(site.made)) }
    if problems.isEmpty { return ([], SiteProblems()) }
    guard sources.site.settings.options.keepsGoing else {
        publication.abandon()
        throw SiteError(problems, canKeepGoing: !sources.site.listing.hidesFolders)
    }
    let (lacking, reasons) = keepFailed(site)
    guard lacking.isEmpty else {
        publication.abandon()
        return (lacking, reasons)
    }
    for post in reading.failed { if let address = post.address { publication.keep(address.file) } }
    // A page that is kept names files by their earlier hashes.
    if sources.site.settings.configuration.fingerprints { publication.keepOthers() }
    // If the front matter of a post cannot be read, the address of its page is unknown.
    if reading.failed.contains(where: { $0.address == nil }) || sources.site.listing.hidesFiles {
        publication.keepOthers()
    }
    return ([], reasons)
}

/// Keeps the last build's files for pages that failed.
///
/// - Returns: the paths of posts that had no page in the last build, and their problems.
private func keepFailed(_ site: StagedSite) -> (posts: Set<String>, reasons: SiteProblems) {
    let plan = site.plan
    var (posts, reasons): (Set<String>, SiteProblems) = ([], SiteProblems())
    for (number, page) in site.made.enumerated() where !page.problems.isEmpty {
        let wasThere = site.publication.keep(plan.pages[number].address.file)
        if let cloud = plan.pages[number].cloudFile { site.publication.keep(cloud.file) }
        // The list of a home page or a section without its text is right by itself.
        guard !wasThere, case .page(let subject, _) = plan.pages[number].kind,
            let text = plan.trees[plan.pages[number].tree].catalogue.text(of: subject)
        else { continue }
        posts.insert(text.post.path)
        reasons.append(page.problems)
    }
    return (posts, reasons)
}
