import SiteReading
import SourceText

/// A file of a site after making: its bytes, what its check needs, and what is wrong with it.
struct MadePage: Sendable {
    var problems = SiteProblems()
    /// The hashes of the ids of its elements.
    var ids: [UInt64] = []
    /// The numbers of the pages that it links to, each once.
    var targets: [Int] = []
    /// The digest of what it is made of; see ``PageMaker/Prepared``.
    var digest: UInt64?
    /// Links to parts of other pages, which may not be made yet.
    var pending: [PendingLink] = []
    /// The files to write; none if making failed.
    var outputs: [(address: PageAddress, bytes: [UInt8])] = []
    var hasCloud = false
    /// The page of the last build that is taken over unchanged, if any.
    var unchangedPage: CachedPage?
}

/// The state of one thread that makes pages.
struct PageWorker {
    var links: KnownLinks

    /// - Parameter pages: the number of pages that the site has.
    init(pages: Int) { links = KnownLinks(pages: pages) }
}
