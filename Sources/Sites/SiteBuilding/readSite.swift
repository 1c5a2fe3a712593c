import FileAccess
import SitePublishing
import SiteReading

/// What a site is made of, as it was read.
struct SiteSources {
    let site: SiteFolders
    var reading: SiteReading
    let data: SiteData
    let templates: SiteTemplateFiles
    let addresses: SiteAddresses
}

/// Reads the posts, the data and the templates of a site, several files at once.
///
/// - Parameters:
///   - memory: what is known of the posts is taken from its cache; what is read is put there.
///   - problems: takes what is wrong with any of them.
/// - Throws: ``SiteError`` where so much is missing that not even pages that are right could be published.
func readSite(
    _ site: SiteFolders, _ memory: inout BuildMemory, _ problems: inout SiteProblems
) throws(SiteError) -> SiteSources {
    let (folder, settings, listing) = (site.folder, site.settings, site.listing)
    memory.loadCache(site)
    let addresses = SiteAddresses(settings.configuration)
    problems.append(listing.problems)
    let reading = SiteReading(
        listing.content, folder, settings, addresses, now: site.now, cache: memory.cache?.posts ?? [:],
        settledBefore: site.moment)
    if site.digest != nil {
        var next = memory.cache ?? SiteCache()
        (next.reading, next.posts) = (settings.readingDigest, reading.cached)
        memory.cache = next
    }
    problems.append(reading.problems)
    let data = SiteData(listing.data, folder)
    problems.append(data.problems)
    let templates = SiteTemplateFiles(listing.templates, folder)
    problems.append(templates.problems)
    let sources = SiteSources(
        site: site, reading: reading, data: data, templates: templates, addresses: addresses)
    memory.keep(sources)
    guard !settings.options.keepsGoing || !listing.hidesFolders else { throw SiteError(problems) }
    return sources
}
