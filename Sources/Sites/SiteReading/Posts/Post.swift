import SourceText
import TagParsing

/// A file of the content folder, with what its front matter and its name tell of it.
package struct Post: Sendable {
    /// The path from the site's folder, for messages: `content/posts/hello.md`.
    package var path: String
    /// The names of the post's folders below the content folder, as written: `["posts"]`.
    package var folders: [String]
    /// The name of the file without its ending and date; empty for `index` and `_index`.
    package var name: String
    package var kind: PostKind
    package var role: Role
    /// The title from the front matter, or from the `<title>` of a whole document; nil without one, so that a heading
    /// at the beginning of the body may be the title.
    package var title: String?
    package var date: SiteDate?
    /// Whether the name of the file, or of the folder for `index.md`, begins with a date.
    package var isNamedByDate = false
    /// The title made from such a name by ``readableName(_:)``, for a post without another.
    package var titleFromName: String?
    /// The date of `publishDate` or `pubDate`, when the post appears if not at its ``date``.
    package var published: SiteDate?
    /// The date of the last change, as written.
    package var updated: SiteDate?
    /// The date from which the post is no longer published.
    package var expires: SiteDate?
    package var isDraft = false
    /// Whether lists, feeds and sitemaps leave the post out.
    package var isHidden = false
    /// The slug from `slug`, in place of the file's name.
    package var slug: String?
    /// The whole address below the base URL, from `url`, `permalink` or `path`.
    package var writtenPath: WrittenPath?
    /// Whether `permalink: false` says that the post is read but has no page.
    package var isPageless = false
    /// The old addresses, from which redirects lead here.
    package var writtenAliases: [WrittenPath] = []
    package var description: String?
    package var summary: String?
    package var authors: [String] = []
    /// The language tag from the front matter; nil without one.
    package var language: String?
    /// The folder of the language among whose pages the post is, which ``folders`` and ``name`` do not hold; nil for
    /// the main language.
    package var languageFolder: String?
    package var template: String?
    /// The place in sorted lists: lower weights come first; 0 by default.
    package var weight = 0
    /// The terms in each of the site's taxonomies, each once, in the order written.
    package var terms: [[String]] = []
    package var metadata: PostMetadata
    /// The whole file, without a byte order mark.
    package var source: SourceText
    /// The range of ``source`` after the front matter.
    package var body: Range<Int>
    /// The warnings about what was not used.
    package var notes: [InputNote] = []

    /// The range of ``source`` that gives the address by `url`, `permalink`, `path` or `slug`.
    package var addressPlace: Range<Int>?
    /// The range of ``source`` that names the template.
    package var templatePlace: Range<Int>?

    package init(
        _ source: SourceText, folders: [String], name: String, kind: PostKind, role: Role, metadata: PostMetadata
    ) {
        path = source.path
        (self.folders, self.name, self.kind, self.role) = (folders, name, kind, role)
        (self.metadata, self.source, body) = (metadata, source, 0..<source.bytes.count)
    }

    /// When the post appears: at the date of its publication, else at its own.
    package var appears: SiteDate? { published ?? date }

    package enum Role: Sendable {
        /// A post that is listed with others of its folder.
        case post
        /// `index.md`, the page of its folder.
        case index
        /// `_index.md`, which has the title and text of its section's list, or of the home page; or `index.md` at the
        /// top.
        case sectionIndex
    }
}
