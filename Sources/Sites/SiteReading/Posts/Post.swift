import SourceText
import TagParsing

/// A file of the content folder, as far as its front matter and its name tell of it.
package struct Post: Sendable {
    /// From the site's folder, for messages: `content/posts/hello.md`.
    package var path: String
    /// Of its folders below the content folder, as written: `["posts"]`.
    package var folders: [String]
    /// Of its file, without ending, date and `index`.
    package var name: String
    package var kind: PostKind
    package var role: Role
    /// Nil where front matter says none: the body may begin with one.
    package var title: String?
    package var date: SiteDate?
    /// Whether its date, or that of its folder, stands in the name.
    package var isNamedByDate = false
    /// The title that such a name makes, for a post that has none elsewhere: see ``readableName(_:)``.
    package var titleFromName: String?
    /// From `publishDate` or `pubDate`, where the post is to be seen at another time than its date.
    package var published: SiteDate?
    package var updated: SiteDate?
    package var expires: SiteDate?
    package var isDraft = false
    /// No list, feed or sitemap has it.
    package var isHidden = false
    /// From `slug`, in place of the file's name.
    package var slug: String?
    /// The whole address below the base, as `url`, `permalink` or `path` say it.
    package var writtenPath: WrittenPath?
    /// From `permalink: false`: it is read, and has no page.
    package var isPageless = false
    /// Old addresses that lead here.
    package var writtenAliases: [WrittenPath] = []
    package var description: String?
    package var summary: String?
    package var authors: [String] = []
    package var language: String?
    /// The folder of the language in whose pages it stands; nil for the main one. Its own names are without it.
    package var tree: String?
    package var template: String?
    /// Lower ones come first; 0 where none is said.
    package var weight = 0
    /// The terms of each of the site's taxonomies, each once, in the order written.
    package var terms: [[String]] = []
    package var metadata: PostMetadata
    /// The whole file, without a byte order mark, and the part of it behind the front matter.
    package var source: SourceText
    package var body: Range<Int>
    package var notes: [InputNote] = []

    /// Where in ``source`` its address is said, by `url`, `permalink`, `path` or `slug`.
    package var addressPlace: Range<Int>?
    /// Where in ``source`` its template is named.
    package var templatePlace: Range<Int>?

    package init(
        _ source: SourceText, folders: [String], name: String, kind: PostKind, role: Role, metadata: PostMetadata
    ) {
        path = source.path
        (self.folders, self.name, self.kind, self.role) = (folders, name, kind, role)
        (self.metadata, self.source, body) = (metadata, source, 0..<source.bytes.count)
    }

    /// When it is to be seen: at the date of its publication, else at its own.
    package var appears: SiteDate? { published ?? date }

    package enum Role: Sendable {
        /// It is listed with others of its folder.
        case post
        /// `index.md`: the page of its folder.
        case index
        /// `_index.md`: title and text of its section's list, or of the home page. So is `index.md` at the top.
        case sectionIndex
    }
}
