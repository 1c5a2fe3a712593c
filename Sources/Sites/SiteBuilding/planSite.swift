import ByteWriting
import FileAccess
import SiteReading
import SiteTemplates

/// A site with the address of every page and the makers of the pages; several threads may make pages at once.
struct PlannedSite: Sendable {
    let plan: SitePlan
    /// The makers of the pages, one for each tree of the plan, in the order of the trees.
    let makers: [PageMaker]
    /// The templates that the makers use.
    let templates: SiteTemplates
    let clashes: PlanClashes
    /// The digest of the paths of all files of the site; nil if two files claim the same path.
    let pathDigest: UInt64?

    /// Returns the maker of a page.
    func maker(of number: Int) -> PageMaker { makers[plan.pages[number].tree] }
}

/// Returns the plan of a site, with the address of every page and the values for its template.
///
/// - Parameters:
///   - known: the digest of the last build's paths, which had no collisions; nil if it is not known.
///   - problems: receives collisions, and the errors of templates and translations.
/// - Throws: ``SiteError`` with all problems, if the templates or the data have errors, so that no page can be made.
func planSite(
    _ sources: SiteSources, known: UInt64?, _ problems: inout SiteProblems
) throws -> PlannedSite {
    let (folder, settings, reading) = (sources.site.folder, sources.site.settings, sources.reading)
    let assets = reading.assets + sources.site.listing.statics
    let hasOwnStyles = assets.contains { $0.target == SiteColors.fileName }
    var trees = try SiteTree.all(
        of: reading.posts, settings, sources.addresses, folder, hasOwnStyles: hasOwnStyles, &problems)
    var plan = SitePlan(trees, assets: assets, hasOwnStyles: hasOwnStyles)
    func targets() -> SiteTargets {
        SiteTargets(
            plan, base: sources.addresses.siteRoot, baseURL: settings.configuration.baseURL,
            links: settings.configuration.links)
    }
    let pathDigest = plan.pathDigest
    let clashes = pathDigest == known ? PlanClashes() : plan.settleClashes(reading)
    problems.append(clashes.warnings + clashes.errors)
    let fingerprints = SiteFingerprints(plan, folder, settings, targets: targets)
    plan.add(fingerprints)

    let templates = sources.templates.checked(trees, reading, sources.data, folder, problems: &problems)
    // All pages depend on templates and data, so the last build's pages stay.
    guard let templates, sources.templates.problems.isEmpty, sources.data.problems.isEmpty else {
        throw SiteError(problems)
    }

    let pageTargets = targets()
    trees = trees.map { $0.checkingMenu(pageTargets, reading.failed, &problems) }
    plan.setTrees(trees)
    let translations = plan.translations
    problems.append(translations.problems)
    let start = sources.site.digest.map { XXHash64.mixed($0, fingerprints.hash) }
    let bodies = SiteBodies.all(trees, assets: assets)
    let lastNames = LastNames { [plan] in plan.pages.map(\.meantURL) }
    let makers = trees.indices.map { tree in
        PageMaker(
            tree, plan, pageTargets, lastNames,
            SiteModel(trees[tree], tree, fingerprints, translations, data: sources.data.value), bodies: bodies[tree],
            templates: templates, folder, pageless: reading.leftOut + reading.failed + reading.templates, digest: start,
            settledBefore: sources.site.settledBefore)
    }
    return PlannedSite(
        plan: plan, makers: makers, templates: templates, clashes: clashes,
        pathDigest: clashes.isClean ? pathDigest : nil)
}
