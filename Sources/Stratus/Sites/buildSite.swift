import Glibc
import SiteBuilding
import SourceText
import TagParsing

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
///   ``InputError`` and ``OutputError`` for the folders themselves.
/// - Complexity: O(n) in the posts and their text, O(n log n) for their order.
public func buildSite(_ options: SiteOptions = SiteOptions()) throws -> SiteReport {
    let folder = try SiteFolder(options.folder)
    let settings = try SiteSettings(reading: folder, options)
    let output = try settings.outputFolder(in: folder)
    try folder.checkContent(settings)
    let listing = SiteListing(folder, settings.configuration, output: output)
    let addresses = SiteAddresses(settings.configuration)
    var problems = SiteProblems()
    problems.append(listing.problems)
    var reading = SiteReading(listing.content, folder, settings, addresses, now: options.now ?? Int64(time(nil)))
    problems.append(reading.problems)
    let data = SiteData(listing.data, folder)
    problems.append(data.problems)
    let templates = SiteTemplateFiles(listing.templates, folder)
    problems.append(templates.problems)
    // Nothing may lead to a page that failed and never was: the site is made again without it.
    for _ in 0..<mostAttempts {
        let outcome = try attemptSite(
            folder, settings, listing, data, templates, reading, addresses, output: output, problems)
        switch outcome {
        case .published(let report): return report
        case .lacking(let posts, let told):
            problems.append(told)
            reading.remove(posts, addresses)
        }
    }
    throw SiteError(problems)
}

/// A post that links to one that failed fails with it, and so on; longer chains are given up.
private let mostAttempts = 30

/// Makes a site of the posts that were read, and publishes it.
private func attemptSite(
    _ folder: SiteFolder, _ settings: SiteSettings, _ listing: SiteListing, _ data: SiteData,
    _ templates: SiteTemplateFiles, _ reading: SiteReading, _ addresses: SiteAddresses, output: String,
    _ problems: SiteProblems
) throws -> SiteOutcome {
    var (settings, problems) = (settings, problems)
    var catalogue = SiteCatalogue(reading.posts, settings.configuration, addresses)
    let clouds = try SiteClouds(catalogue, settings)
    catalogue.embedClouds(SiteEmbedding(catalogue, clouds, settings, folder), settings, problems: &problems)
    let assets = reading.assets + listing.statics
    let plan = SitePlan(catalogue, settings.configuration, addresses, assets: assets)
    problems.append(plan.collisions(reading))

    let checked = templates.checked(settings.configuration, reading, data, catalogue, folder, problems: &problems)
    // Without templates there is no page that could be checked.
    guard let checked else { throw SiteError(problems) }

    problems.append(settings.checkMenu(plan, addresses))
    let model = SiteModel(catalogue, clouds, settings, addresses, data: data.value)
    let bodies = SiteBodies(catalogue, assets: assets, addresses)
    let maker = SiteMaker(
        plan, model, settings, addresses, bodies: bodies, templates: checked, folder,
        pageless: reading.leftOut + reading.failed)
    return try publishSite(maker, folder, settings, output: output, reading, problems)
}
