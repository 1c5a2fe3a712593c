import CloudRendering
import FileAccess
import Glibc
import SitePublishing
import SiteReading
import SourceText

/// A site's settings and the listing of its folders, from before any of the listed files is read.
struct SiteFolders {
    let folder: SiteFolder
    let settings: SiteSettings
    let listing: SiteListing
    /// The output folder, as messages show it.
    let output: String
    /// The place of the output's state folder.
    let place: StatePlace
    /// The digest of the settings; nil if the build uses no cache.
    let digest: UInt64?
    /// The time in nanoseconds since 1970 before which a file must have been written to be known by its stamp; a later
    /// write may leave the same stamp.
    let settledBefore: Int
    /// The current time in seconds since 1970, by which posts are of the future or expired.
    let now: Int64
}

/// Reads the settings of a site, and lists its folders.
///
/// - Parameter memory: receives the cache that an earlier program left, unless it has a cache already.
/// - Throws: ``Problem`` for a folder that is not a site or cannot be listed, and for an output folder from which the
///   site is read; ``SiteError`` for wrong settings, and for missing folders named in them.
func listSite(_ options: SiteOptions, _ memory: inout BuildMemory) throws -> SiteFolders {
    let settledBefore = FileStamp.now - options.settlingTime
    // Workers read and stage files at once; with fewer descriptors, libraries would end the process.
    let descriptors = DescriptorLimit.raised()
    guard descriptors >= fewestDescriptors else {
        throw Problem(
            .noInput, options.folder,
            "the system lets this program open \(descriptors) files at once, expected \(fewestDescriptors)",
            hint: "raise the limit before: ulimit -n 1024")
    }
    let folder = try SiteFolder(options.folder)
    var settings = try SiteSettings(reading: folder, options)
    let output = try settings.outputFolder(in: folder)
    try folder.checkIsSite()
    try folder.checkFolders(settings)
    let listing = SiteListing(folder, settings.configuration, output: output)
    settings.setShortcodes(by: listing.templates)
    // The contents of such folders are unknown: not even valid pages may be published, since others would be deleted.
    if let error = Problem(listing.unread) { throw error }
    if let note = options.noteRead { listing.noteLinked(besides: settings.sourceFolders, in: folder, note) }
    let site = SiteFolders(
        folder: folder, settings: settings, listing: listing, output: output,
        place: try folder.statePlace(of: output, in: options.state),
        digest: options.usesCache ? settings.digest : nil, settledBefore: settledBefore,
        now: options.now ?? Int64(time(nil)))
    if site.digest == nil { memory.cache = nil } else { memory.readCache(site.place) }
    return site
}

private let fewestDescriptors = 16
