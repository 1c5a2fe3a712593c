import SitePublishing

/// Checks the links to parts of pages, which can be told when all pages are made; where some are to be published without
/// others, keeps the pages of the last build for those that failed.
///
/// - Parameter problems: takes what is wrong.
/// - Returns: posts, by their paths, that have no page and never had one, with what is wrong with them: nothing may lead
///   there, and the site is to be planned again without them. None where the site can be published.
/// - Throws: ``SiteError`` where anything is wrong, unless pages that are right are wanted without it.
func checkPages(
    _ site: StagedSite, _ sources: SiteSources, _ problems: inout SiteProblems
) throws(SiteError) -> (lacking: Set<String>, told: SiteProblems) {
    let (publication, reading) = (site.publication, sources.reading)
    for maker in site.planned.makers { problems.append(maker.checkParts(site.made)) }
    if problems.isEmpty { return ([], SiteProblems()) }
    guard sources.site.settings.options.keepsGoing else {
        publication.abandon()
        throw SiteError(problems, canKeepGoing: !sources.site.listing.hidesFolders)
    }
    let (lacking, told) = keepFailed(site)
    guard lacking.isEmpty else {
        publication.abandon()
        return (lacking, told)
    }
    for post in reading.failed { if let address = post.address { publication.keep(address.file) } }
    // A page that stays names files as they were.
    if sources.site.settings.configuration.fingerprints { publication.keepOthers() }
    // Nobody knows where the page of a post would be whose front matter cannot be read.
    if reading.failed.contains(where: { $0.address == nil }) || sources.site.listing.hidesFiles {
        publication.keepOthers()
    }
    return ([], told)
}

/// Keeps the pages that were there of what failed.
///
/// - Returns: the posts that had none, and what is wrong with them.
private func keepFailed(_ site: StagedSite) -> (posts: Set<String>, told: SiteProblems) {
    let plan = site.plan
    var (posts, told): (Set<String>, SiteProblems) = ([], SiteProblems())
    for (number, page) in site.made.enumerated() where !page.problems.isEmpty {
        let wasThere = site.publication.keep(plan.pages[number].address.file)
        if let cloud = plan.pages[number].cloudFile { site.publication.keep(cloud.file) }
        guard !wasThere, case .page(.post(let post), _) = plan.pages[number].kind else { continue }
        posts.insert(plan.trees[plan.pages[number].tree].catalogue.posts[post].post.path)
        told.append(page.problems)
    }
    return (posts, told)
}
