import CloudBatches
import SiteReading

/// The posts with errors of their own. A broken link to such a post follows from these errors, so it is not reported.
struct PostFailures: Sendable {
    private let posts: [PagelessPost]
    /// The first path components of the pages of lists, such as those of taxonomies.
    private let lists: Set<Substring>
    /// The decoded path of the home page.
    private let root: String

    /// - Parameters:
    ///   - posts: all posts without a page, including those without errors.
    ///   - root: the address of the home page.
    init(_ posts: [PagelessPost], _ settings: SiteSettings, root: String) {
        // Pages that are published without such posts must not link to them.
        self.posts = settings.options.keepsGoing ? [] : posts.filter(\.isFailure)
        lists = Set(settings.configuration.taxonomies.map { Taxonomy.name(of: $0.key)[...] } + ["archive", "page"])
        self.root = percentDecoded(root[...])
    }

    var isEmpty: Bool { posts.isEmpty }

    /// Returns whether a broken address may be that of a post with errors, or of a list that would contain it.
    func mayHave(_ destination: String) -> Bool {
        guard !isEmpty else { return false }
        let path = percentDecoded(destination.prefix { $0 != "#" && $0 != "?" })
        if posts.contains(where: { $0.isMeant(by: path) }) { return true }
        let parts = path.dropFirst(path.hasPrefix(root) ? root.count : 0).split(separator: "/")
            .drop { $0 == "." || $0 == ".." }
        guard let first = parts.first else { return false }
        return lists.contains(first) || posts.contains { $0.folders.starts(with: parts) }
    }
}
