/// The source of a file in the output folder, such as a post or a tag, with the words that messages use for it.
package struct TargetSource: Sendable, Hashable, CustomStringConvertible {
    /// The post, copied file, tag, taxonomy, section or year for which an output file is generated.
    package enum Origin: Sendable, Hashable {
        /// A file of the content folder, by its path from the site's folder: `content/posts/hello.md`.
        case content(String)
        /// A file that is copied, by its path from the site's folder: `static/robots.txt`.
        case copied(String)
        /// A term by its name, with the key of its taxonomy.
        case tag(String, taxonomy: String)
        /// A taxonomy, by its key.
        case taxonomy(String)
        /// A section, by its path below the content folder.
        case section(String)
        /// A year with posts, whose page lists them.
        case year(Int)
        /// The site itself; its page is the home page.
        case site
    }

    /// The kind of the file, among those generated for the same source.
    package enum Part: Sendable, Hashable {
        /// The source's own page, or the copy of a file.
        case page
        /// A page of a list other than the first, by its number, from 2.
        case furtherPage(Int)
        /// Another file generated for the source, such as a feed, a cloud or a style sheet.
        case named(StaticName)
    }

    /// The kinds of files other than pages, with the words that messages use for them.
    package enum StaticName: String, Sendable, Hashable {
        case feed
        case jsonFeed = "JSON feed"
        case cloud
        case card
        case alias = "old address"
        case index = "index of tags"
        case styleSheet = "style sheet"
        case fingerprinted = "copy with a fingerprint"
        case sitemap
        case sitemapPart = "part of the sitemap"
        case notFound = "page 404"
    }

    /// The post, tag or other source for which the file is generated.
    package var origin: Origin
    /// The kind of the file.
    package var part: Part
    /// The folder of the file's language; nil for the main language.
    package var language: String?

    package init(_ origin: Origin, _ part: Part = .page, language: String? = nil) {
        (self.origin, self.part, self.language) = (origin, part, language)
    }

    /// The words for the file in messages: `content/a.md`, `the feed of the tag "C++"`,
    /// `page 2 of the section "posts"`.
    package var description: String {
        switch part {
        case .page: name
        case .furtherPage(let number): "page \(number) of \(name)"
        case .named(let part): "the \(part.rawValue) of \(name)"
        }
    }

    private var name: String {
        guard let language, path == nil else { return nameInSite }
        return "\(nameInSite) in \(language)"
    }

    private var nameInSite: String {
        switch origin {
        case .content(let path), .copied(let path): path
        case .tag(let name, "tags"): "the tag \"\(name)\""
        case .tag(let name, let taxonomy): "the term \"\(name)\" of \(taxonomy)"
        case .taxonomy(let key): "the taxonomy \"\(key)\""
        case .section(let path): path.isEmpty ? "the home page" : "the section \"\(path)\""
        case .year(let year): "the year \(year)"
        case .site: part == .page ? "the home page" : "the site"
        }
    }

    /// The path of the source from the site's folder; nil if the source is no file.
    package var path: String? {
        switch origin {
        case .content(let path), .copied(let path): path
        default: nil
        }
    }

    /// The advice to the author of the source if another source needs the same path; nil for sources without a file.
    var hint: String? {
        switch (origin, part) {
        case (.content, .named(.alias)): "leave the old address out, or give the page that stands there another one"
        case (.content, _): "give one of them another address, with slug: or url: in its front matter"
        case (.copied, _): "rename the file, or move it to another folder"
        default: nil
        }
    }
}
