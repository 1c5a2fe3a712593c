import ByteWriting
import FileAccess
import SitePublishing
import SiteReading

/// What a site is made of, as it was read.
struct SiteSources {
    let folder: SiteFolder
    let settings: SiteSettings
    let listing: SiteListing
    var reading: SiteReading
    let data: SiteData
    let templates: SiteTemplateFiles
    let addresses: SiteAddresses
    /// The output folder, as messages call it.
    let output: String
    /// Where what is known of it stands.
    let place: StatePlace
    /// Before which files are settled, in nanoseconds since 1970.
    let moment: Int
    /// Of the settings, before anything was made by them; nil where nobody asks for fingerprints.
    let fingerprint: UInt64?
}

/// Makes a site of what was read, and publishes it.
///
/// - Parameters: as ``publishSite(_:_:_:_:_:whenDone:)`` has them.
func attemptSite(
    _ parts: SiteSources, _ cache: SiteCache?, _ problems: SiteProblems, _ remains: DeferredRelease,
    whenDone: (SiteCache?, PublishedSite) -> Void
) throws -> SiteOutcome {
    var problems = problems
    let (folder, settings, reading) = (parts.folder, parts.settings, parts.reading)
    let assets = reading.assets + parts.listing.statics
    let hasOwnStyles = assets.contains { $0.target == SiteColors.fileName }
    var trees = try SiteTree.all(
        of: reading.posts, settings, parts.addresses, folder, hasOwnStyles: hasOwnStyles, &problems)
    var plan = SitePlan(trees, assets: assets, hasOwnStyles: hasOwnStyles)
    func targets() -> SiteTargets {
        SiteTargets(plan, base: parts.addresses.siteRoot, baseURL: settings.configuration.baseURL)
    }
    let fingerprints = SiteFingerprints(plan, folder, settings, targets: targets)
    plan.add(fingerprints)
    problems.append(plan.collisions(reading))

    let checked = parts.templates.checked(trees, reading, parts.data, folder, problems: &problems)
    // Without templates there is no page that could be checked.
    guard let checked else { throw SiteError(problems) }
    // They are in all pages: those of the last build stay.
    guard parts.templates.problems.isEmpty, parts.data.problems.isEmpty else { throw SiteError(problems) }

    let menuTargets = targets()
    trees = trees.map { $0.checkingMenu(menuTargets, reading.failed, &problems) }
    plan.setTrees(trees)
    let translations = plan.translations
    problems.append(translations.problems)
    let models = trees.indices.map {
        SiteModel(trees[$0], $0, fingerprints, translations, data: parts.data.value)
    }
    let start = parts.fingerprint.map { XXHash64.mixed($0, fingerprints.hash) }
    let maker = SiteMaker(
        plan, targets(), models, assets: assets, templates: checked, folder,
        pageless: reading.leftOut + reading.failed, fingerprint: start, moment: parts.moment)
    remains.keep(maker)
    return try publishSite(maker, parts, cache, problems, remains, whenDone: whenDone)
}
