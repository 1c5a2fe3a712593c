import PostReading
import SourceText
import TagParsing

/// A file of the content folder, with the data from its front matter and its name.
package struct Post: Sendable {
    /// The file's path from the site's folder, for messages: `content/posts/hello.md`.
    package var path: String
    /// The names of the post's folders below the content folder, outermost first, as in `["posts"]`.
    package var folders: [String]
    /// The name of the file without its file name extension and date; empty for `index` and `_index`.
    package var name: String
    package var kind: PostKind
    package var role: Role
    /// The title from the front matter, or from the `<title>` of a whole HTML document; nil if there is none, so that a
    /// heading at the beginning of the body may be the title.
    package var title: String?
    /// The date from the front matter or the name; nil if there is none.
    package var date: SiteDate?
    /// Whether the name of the file begins with a date, or for `index.md` that of its folder.
    package var isNamedByDate = false
    /// The name of the file without its file name extension, but with the date at its beginning; empty for `index` and
    /// `_index`.
    package var nameWithDate: String {
        guard role == .post else { return "" }
        let file = path.split(separator: "/").last.map(String.init) ?? path
        guard isNamedByDate, let start = file.firstRange(of: name)?.lowerBound else { return name }
        return String(file[..<start]) + name
    }
    /// The title that ``readableName(_:)`` makes from the name of a file or folder that begins with a date, such as
    /// `2026-05-01-my-post.md`; nil for other names. It is used if the post has no other title.
    package var titleFromName: String?
    /// The date of `publishDate` or `pubDate`, from which the post is published; nil if that is ``date``.
    package var published: SiteDate?
    /// The date of the last change, from the front matter.
    package var updated: SiteDate?
    /// The date from which the post is no longer published.
    package var expires: SiteDate?
    /// Whether the post is a draft.
    package var isDraft = false
    /// Whether lists, feeds and sitemaps leave the post out.
    package var isHidden = false
    /// The slug from the front matter's `slug`, which replaces the file's name in the address.
    package var slug: String?
    /// The whole address below the base URL, from the front matter's `url`, `permalink` or `path`; nil if none is
    /// given.
    package var writtenPath: WrittenPath?
    /// The pattern of the address from the front matter's `url` or `permalink`, such as `/:year/:title/`; nil if none is
    /// given.
    package var permalink: Permalink?
    /// Whether the front matter has `permalink: false`, so that the post gets no page.
    package var isPageless = false
    /// The post's old addresses, from which redirects lead to its page.
    package var writtenAliases: [WrittenPath] = []
    package var description: String?
    package var summary: String?
    /// The names of the authors, in the order of the front matter.
    package var authors: [String] = []
    /// The language tag from the front matter; nil if there is none.
    package var language: String?
    /// The folder of the language to whose pages the post belongs, left out of ``folders`` and ``name``; nil for the
    /// main language.
    package var languageFolder: String?
    /// The name of the template from the front matter; nil if there is none.
    package var template: String?
    /// The weight in sorted lists, in which lower weights come first; 0 by default.
    package var weight = 0
    /// The terms of the post in each of the site's taxonomies, each term once, in the order of the front matter.
    package var terms: [[String]] = []
    /// The front matter.
    package var metadata: PostMetadata
    /// The whole file, without a byte order mark.
    package var source: SourceText
    /// The range of the body in ``source``: after the front matter, or in the `<body>` of a whole HTML document.
    package var body: Range<Int>
    /// The warnings about entries of the front matter that were not used.
    package var notes: [InputNote] = []

    /// The range in ``source`` of the value of `url`, `permalink`, `path` or `slug`; nil if none of them gives the
    /// address.
    package var addressPlace: Range<Int>?
    /// The range in ``source`` of the template's name; nil if there is none.
    package var templatePlace: Range<Int>?

    package init(
        _ source: SourceText, folders: [String], name: String, kind: PostKind, role: Role, metadata: PostMetadata
    ) {
        path = source.path
        (self.folders, self.name, self.kind, self.role) = (folders, name, kind, role)
        (self.metadata, self.source, body) = (metadata, source, 0..<source.bytes.count)
    }

    /// The date from which the post is published: ``published``, else ``date``.
    package var appears: SiteDate? { published ?? date }

    /// The role of a post in its section, by the name of its file.
    package enum Role: Sendable {
        /// A post beside others in its folder, whose page is named after the file.
        case post
        /// `index.md`, the page of its folder.
        case index
        /// `_index.md`, which has the title and text for the list of its section, or for the home page; also an
        /// `index.md` at the top of the content folder or of a language's folder in it.
        case sectionIndex
    }
}
