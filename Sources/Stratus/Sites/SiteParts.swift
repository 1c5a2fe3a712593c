import SiteBuilding
import SourceText

/// What a site is made of, as it was read.
struct SiteParts {
    let folder: SiteFolder
    let settings: SiteSettings
    let listing: SiteListing
    var reading: SiteReading
    let data: SiteData
    let templates: SiteTemplateFiles
    let addresses: SiteAddresses
    /// The output folder, as messages call it.
    let output: String
    /// Before which files are settled, in nanoseconds since 1970.
    let moment: Int
}

/// Makes a site of what was read, and publishes it.
///
/// - Parameters: as ``publishSite(_:_:_:_:whenDone:)`` has them.
func attemptSite(
    _ parts: SiteParts, _ cache: SiteCache?, _ problems: SiteProblems, whenDone: (SiteCache, PublishedSite) -> Void
) throws -> SiteOutcome {
    var (settings, problems) = (parts.settings, problems)
    let (folder, reading, addresses) = (parts.folder, parts.reading, parts.addresses)
    var catalogue = SiteCatalogue(reading.posts, settings.configuration, addresses)
    let clouds = try SiteClouds(catalogue, settings)
    catalogue.embedClouds(SiteEmbedding(catalogue, clouds, settings, folder), settings, problems: &problems)
    let assets = reading.assets + parts.listing.statics
    let plan = SitePlan(catalogue, settings.configuration, addresses, assets: assets)
    problems.append(plan.collisions(reading))

    let checked = parts.templates.checked(
        settings.configuration, reading, parts.data, catalogue, folder, problems: &problems)
    // Without templates there is no page that could be checked.
    guard let checked else { throw SiteError(problems) }

    problems.append(settings.checkMenu(plan, addresses))
    let model = SiteModel(catalogue, clouds, settings, addresses, data: parts.data.value)
    let bodies = SiteBodies(catalogue, assets: assets, addresses)
    let maker = SiteMaker(
        plan, model, settings, addresses, bodies: bodies, templates: checked, folder,
        pageless: reading.leftOut + reading.failed, fingerprint: cache == nil ? nil : parts.settings.fingerprint,
        moment: parts.moment)
    return try publishSite(maker, parts, cache, problems, whenDone: whenDone)
}
