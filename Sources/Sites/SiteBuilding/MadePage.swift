import SiteReading
import SourceText

/// A file of a site that was made.
struct MadePage: Sendable {
    var problems = SiteProblems()
    /// The names of its parts, as hashes.
    var ids: [UInt64] = []
    /// The pages that it leads to, each once.
    var targets: [Int] = []
    /// See ``PageMaker/Prepared``.
    var digest: UInt64?
    /// Links to parts of other pages, which may not be made yet.
    var pending: [PendingLink] = []
    /// What is to be written: nothing where it failed.
    var outputs: [(address: PageAddress, bytes: [UInt8])] = []
    var hasCloud = false
    /// The page of the last build that it was taken over from.
    var standing: CachedPage?
}

/// What a thread that makes pages has for itself.
struct PageWorker {
    var links: KnownLinks

    /// - Parameter pages: how many the site has.
    init(pages: Int) { links = KnownLinks(pages: pages) }
}
