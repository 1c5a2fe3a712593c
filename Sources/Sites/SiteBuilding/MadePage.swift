import SiteReading
import SourceText

/// A file of a site after it was made, with its bytes, its problems, and the data for checking links to it and from it.
struct MadePage: Sendable {
    var problems = SiteProblems()
    /// The hashes of the ids of the page's elements, in the order of the page.
    var ids: [UInt64] = []
    /// The numbers of the pages that this page links to, each once.
    var targets: [Int] = []
    /// The digest of everything that the page shows; see ``PageMaker/Prepared``.
    var digest: UInt64?
    /// The links to parts of pages, which are checked when all pages are made.
    var pending: [PendingLink] = []
    /// The files to write; none if making failed.
    var outputs: [(address: PageAddress, bytes: [UInt8])] = []
    var hasCloud = false
    /// The page of the last build that is taken over unchanged; nil if the page was made again.
    var unchangedPage: CachedPage?
}

/// The state of one thread that makes pages.
struct PageWorker {
    var links: KnownLinks

    /// - Parameter pages: the number of files in the site's plan.
    init(pages: Int) { links = KnownLinks(pages: pages) }
}
