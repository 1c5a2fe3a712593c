import BodyRendering
import ByteWriting
import CloudComposition
import DataReading
import FileAccess
import SiteReading
import TagParsing
import Workers

/// A post of a site, with its content, and its address, terms and section in the catalogue.
struct SitePost: Sendable {
    /// The content of the post's file, which all copies of the post share.
    private(set) var content: PostContent
    var address = PageAddress(file: "", url: "")
    /// The indices of the post's terms in each taxonomy, in the order of the front matter.
    var terms: [[Int]] = []
    /// The index of the innermost section that lists the post; nil if none does.
    var section: Int?

    init(_ content: PostContent) { self.content = content }

    var file: SiteFolder.File { content.file }
    var post: Post { content.post }
    var body: RenderedBody { content.body }
    var title: String { content.title }
    var params: [MetadataEntry] { content.params }
    var bodyHash: UInt64 { content.bodyHash }
    var hasPlaceholders: Bool { content.hasPlaceholders }

    mutating func setBody(_ body: RenderedBody) {
        content = PostContent(
            file, post, body, title: title, params: params, bodyHash: XXHash64.hash(of: body.html),
            hasPlaceholders: hasPlaceholders)
    }

    /// Returns the address of the post's page.
    ///
    /// - Parameters:
    ///   - categories: the place of the categories among the taxonomies; nil for none.
    ///   - keepsDate: whether the date in the file's name is a part of the address.
    func address(by addresses: SiteAddresses, categories: Int?, keepsDate: Bool = false) -> PageAddress {
        let names = categories.flatMap { post.terms.indices.contains($0) ? post.terms[$0] : nil } ?? []
        return addresses.page(of: post, title: title, categories: names, keepsDate: keepsDate)
    }

    /// Whether lists show the post. Hidden posts are left out, and undated pages at the top of the content such as an
    /// imprint.
    var isListed: Bool {
        if post.isHidden { return false }
        return switch post.role {
        case .post: !post.folders.isEmpty || post.date != nil
        case .index: post.folders.count > 1 || !post.folders.isEmpty && post.date != nil
        case .sectionIndex: false
        }
    }

    /// The address in the front matter's `image`, a picture that represents the post, as written; nil if there is none.
    var image: String? {
        guard case .scalar(let text) = post.metadata["image"]?.content, !text.isEmpty else { return nil }
        return text
    }

    /// The folders of the post's file below the content folder, outermost first, including that of the language.
    var contentFolders: [String] {
        file.name.split(separator: "/").dropLast().map(String.init)
    }

    /// The date of the last change in the post's front matter, or else the post's date.
    var updated: SiteDate? { post.updated ?? post.date }

    /// The folders of the section that lists the post, outermost first.
    var sectionFolders: [String] { post.role == .index ? Array(post.folders.dropLast()) : post.folders }

    /// Sorts posts by date, the latest first; then by title and path.
    static func order(_ posts: inout [SitePost], jobs: Int) {
        let unordered = posts
        // The keys are sorted, since to move whole posts in each comparison is slow.
        let keys = inParallel(posts.count, jobs: jobs) { Place(of: unordered[$0], number: $0) }
        posts = keys.sorted { $0.precedes($1) }.map { unordered[$0.number] }
    }

    /// The sort key of a post.
    private struct Place {
        let date: SiteDate?
        let title: CollationKey
        let path: String
        let number: Int

        init(of site: SitePost, number: Int) {
            (date, path) = (site.post.date, site.post.path)
            (title, self.number) = (site.content.titleKey, number)
        }

        func precedes(_ other: Place) -> Bool {
            if date != other.date {
                guard let date else { return false }
                return other.date.map { $0 < date } ?? true
            }
            if title != other.title { return title < other.title }
            return path.utf8.lexicographicallyPrecedes(other.path.utf8)
        }
    }
}

/// A folder of the content that has posts, or a text of its own.
struct SiteSection: Sendable {
    /// The names of the section's folders below the content folder, outermost first.
    let folders: [String]
    var title: String
    /// The indices in the catalogue of the section's posts, including those in subfolders.
    var posts: [Int] = []
    /// The section's folders as parts of addresses.
    var path: [String] = []
    /// The text from the section's `_index.md`; nil if there is none.
    var index: SitePost?
    var address = PageAddress(file: "", url: "")
}

/// The posts of a year.
struct SiteYear: Sendable {
    let year: Int
    var posts: [Int] = []
    var address = PageAddress(file: "", url: "")
}
