import CloudBatches
import SiteReading

/// The posts that have errors of their own, which are told: what else is wrong since they are not there follows from these.
struct PostFailures: Sendable {
    private let posts: [PagelessPost]
    /// Of the lists that posts are on, below the root.
    private let lists: Set<Substring>
    /// Of the pages of a language, decoded.
    private let root: String

    /// - Parameters:
    ///   - posts: that have no page, also for other reasons.
    ///   - root: the address of the home page.
    init(_ posts: [PagelessPost], _ settings: SiteSettings, root: String) {
        // What is published without such posts may not lead there.
        self.posts = settings.options.keepsGoing ? [] : posts.filter(\.isFailure)
        lists = Set(settings.configuration.taxonomies.map { Taxonomy.name(of: $0.key)[...] } + ["archive", "page"])
        self.root = percentDecoded(root[...])
    }

    var isEmpty: Bool { posts.isEmpty }

    /// Whether an address that leads to nothing may be that of such a post, or of a list that would have it.
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
