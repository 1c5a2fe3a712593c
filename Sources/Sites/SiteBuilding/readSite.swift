import FileAccess
import PostReading
import SitePublishing
import SiteReading
import SourceText

/// The sources of a site after they were read: its posts, data and template files.
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
///   - memory: provides the cached posts, and receives the posts that were read.
///   - problems: receives the problems of all source files.
/// - Throws: ``SiteError`` if the options keep going, but the listing may lack whole folders.
func readSite(
    _ site: SiteFolders, _ memory: inout BuildMemory, _ problems: inout SiteProblems
) throws(SiteError) -> SiteSources {
    let (folder, settings, listing) = (site.folder, site.settings, site.listing)
    memory.loadCache(site)
    let addresses = SiteAddresses(settings.configuration)
    problems.append(listing.problems)
    if let note = settings.note { problems.append(note) }
    let reading = SiteReading(
        listing.content, folder, settings, addresses, now: site.now, cache: memory.cache?.posts ?? [:],
        settledBefore: site.settledBefore)
    if site.digest != nil {
        var next = memory.cache ?? SiteCache()
        (next.readingDigest, next.posts) = (settings.readingDigest, reading.cached)
        memory.cache = next
    }
    problems.append(reading.problems)
    problems.append(leftMarkWarnings(reading.posts) + emptyTaxonomyWarnings(reading.posts, settings))
    let data = SiteData(listing.data, folder)
    problems.append(data.problems)
    let templates = SiteTemplateFiles(listing.templates, folder)
    problems.append(templates.problems)
    let sources = SiteSources(
        site: site, reading: reading, data: data, templates: templates, addresses: addresses)
    memory.deferRelease(sources)
    guard !settings.options.keepsGoing || !listing.hidesFolders else { throw SiteError(problems) }
    return sources
}

/// Returns a warning for each taxonomy that takes its terms from a key that no post has.
private func emptyTaxonomyWarnings(_ posts: [SitePost], _ settings: SiteSettings) -> [Problem] {
    let taxonomies = settings.configuration.taxonomies
    guard !posts.isEmpty, taxonomies.contains(where: { $0.from != nil }) else { return [] }
    return taxonomies.indices.compactMap { index in
        guard let key = taxonomies[index].from, key != PostFolders.key,
            posts.allSatisfy({ !$0.post.terms.indices.contains(index) || $0.post.terms[index].isEmpty })
        else { return nil }
        return Problem(
            path: settings.source.path, severity: .warning,
            "no post has \"\(readable(key, atMost: 60))\", from which the taxonomy \"\(taxonomies[index].key)\" takes its terms",
            hint: "from: names a key of the front matter, or folder")
    }
}
