import BodyRendering
import CloudBatches
import SiteReading
import SourceText

/// The posts with errors of their own. A broken link to such a post follows from these errors, so it is no error: it is
/// not reported, or as a warning if the other posts are published.
struct PostFailures: Sendable {
    private let posts: [PagelessPost]
    /// The posts whose pages may be elsewhere: a broken link to one is a warning.
    private let others: [PagelessPost]
    /// The first path components of the pages of lists, such as those of taxonomies.
    private let lists: Set<Substring>
    /// The decoded path of the home page.
    private let root: String
    /// Whether pages are published that link to such posts.
    private let isPublished: Bool

    /// - Parameters:
    ///   - posts: all posts without a page, including those without errors.
    ///   - root: the address of the home page.
    init(_ posts: [PagelessPost], _ settings: SiteSettings, root: String) {
        self.posts = posts.filter(\.isFailure)
        others = posts.filter(\.mayBeElsewhere)
        isPublished = settings.options.keepsGoing
        lists = Set(settings.configuration.taxonomies.map { Taxonomy.name(of: $0.key)[...] } + ["archive", "page"])
        self.root = percentDecoded(root[...])
    }

    var isEmpty: Bool { posts.isEmpty }

    /// Returns how to report a link that leads to nothing, which would be reported with a severity: nil for not at all.
    ///
    /// - Parameter path: the path of the link from the root of the host, percent-decoded.
    func severity(
        _ severity: Problem.Severity?, ofLink destination: String, path: @autoclosure () -> String
    ) -> Problem.Severity? {
        guard severity != nil, !isEmpty || !others.isEmpty else { return severity }
        let path = path()
        if mayHave(destination) || mayHave(path) { return isPublished ? .warning : nil }
        let written = Self.path(of: destination)
        return others.contains { $0.isMeant(by: written) || $0.isMeant(by: path) } ? .warning : severity
    }

    /// Returns the path of a destination, percent-decoded: also that of a reference such as `{{< ref "a.md#b" >}}`.
    static func path(of destination: String) -> String {
        switch SiteReference.read(destination)?.reference {
        case .post(let name), .file(let name), .page(let name): name
        case .here, nil: percentDecoded(destination.prefix { $0 != "#" && $0 != "?" })
        }
    }

    /// Returns whether a broken address may be that of a post with errors, or of a list that would contain it.
    private func mayHave(_ destination: String) -> Bool {
        guard !isEmpty else { return false }
        let path = Self.path(of: destination)
        if posts.contains(where: { $0.isMeant(by: path) }) { return true }
        let parts = path.dropFirst(path.hasPrefix(root) ? root.count : 0).split(separator: "/")
            .drop { $0 == "." || $0 == ".." }
        guard let first = parts.first else { return false }
        return lists.contains(first) || posts.contains { $0.folders.starts(with: parts) }
    }
}
