import CloudRendering
import FileAccess
import Glibc
import SitePublishing
import SiteReading
import SourceText

/// A site's settings, and the files in its folders, of which none is read yet.
struct SiteFolders {
    let folder: SiteFolder
    let settings: SiteSettings
    let listing: SiteListing
    /// The output folder, as messages call it.
    let output: String
    /// Where what is known of it stands.
    let place: StatePlace
    /// The digest of the settings; nil where nothing is taken from a cache, or left in one.
    let digest: UInt64?
    /// When files are settled, in nanoseconds since 1970: what was written before is known by its times, what comes later may
    /// not show it.
    let moment: Int
    /// The time by which posts are of the future or expired, in seconds since 1970.
    let now: Int64
}

/// Reads the settings of a site, and lists its folders.
///
/// - Parameter memory: takes the cache that an earlier program left, where none is remembered.
/// - Throws: ``Problem`` for a folder that is no site, or cannot be listed, and for an output folder that is
///   read from; ``SiteError`` for settings, and for folders that they name and are missing.
func listSite(_ options: SiteOptions, _ memory: inout BuildMemory) throws -> SiteFolders {
    let moment = FileStamp.now - options.settlingTime
    // Workers read and stage files at once; with still fewer the process would be ended by its libraries.
    let descriptors = DescriptorLimit.raised()
    guard descriptors >= fewestDescriptors else {
        throw Problem(
            .noInput, options.folder,
            "the system lets this program open \(descriptors) files at once, expected \(fewestDescriptors)",
            hint: "raise the limit before: ulimit -n 1024")
    }
    let folder = try SiteFolder(options.folder)
    let settings = try SiteSettings(reading: folder, options)
    let output = try settings.outputFolder(in: folder)
    try folder.checkIsSite()
    try folder.checkFolders(settings)
    let listing = SiteListing(folder, settings.configuration, output: output)
    // What is in them nobody knows: not even the pages that are right may be published, since others would go.
    if let error = Problem(listing.unread) { throw error }
    if let note = options.noteRead { listing.noteLinked(besides: settings.sourceFolders, in: folder, note) }
    let site = SiteFolders(
        folder: folder, settings: settings, listing: listing, output: output,
        place: try folder.statePlace(of: output, in: options.state),
        digest: options.usesCache ? settings.digest : nil, moment: moment,
        now: options.now ?? Int64(time(nil)))
    if site.digest == nil { memory.cache = nil } else { memory.readCache(site.place) }
    return site
}

private let fewestDescriptors = 16
