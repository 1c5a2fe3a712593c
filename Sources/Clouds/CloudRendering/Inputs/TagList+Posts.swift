import SourceText
import TagParsing

extension TagList {
    /// Counts the tags of posts, as Hugo, Jekyll, Zola, Eleventy and Pelican keep them in front matter: one tag for
    /// each name, in the order of their first occurrence, with the number of posts as weight.
    ///
    /// A folder is read with the folders in it, sorted by the bytes of their names, so that the order of the tags is
    /// the same on every machine. Posts end in `.md`, `.markdown`, `.html`, `.rst`, `.njk`, `.liquid`, `.adoc`. Hidden
    /// files and folders, `node_modules`, `_site`, and the `public` and `output` that Hugo, Zola and Pelican make
    /// beside their configuration are not read; symbolic links to folders are not followed. Only the front matter of
    /// posts is read.
    ///
    /// The notes of the list say which posts are drafts, and how many have no tags.
    ///
    /// - Parameters:
    ///   - path: a folder, or one post of any ending; `-` is a post on standard input.
    ///   - keys: the keys of the front matter, in any case: `tags`, `categories`, or `params.topics` for a key of a
    ///     table. `tags` also finds `tag`, `categories` also `category`, and every key also its entry in Zola's table
    ///     `taxonomies`.
    ///   - includingDrafts: whether posts count that say `draft: true`, `published: false`, `status: draft` and so on,
    ///     or are in `_drafts`.
    ///   - keepingGoing: whether posts that cannot be read are left out, and named by ``omittedPosts``.
    /// - Throws: ``Problem`` if there is no such path, no post, or no tag; or with the problems of all posts.
    public init(
        readingPosts path: String, keys: [String] = ["tags"], includingDrafts: Bool = false, keepingGoing: Bool = false
    ) throws {
        var options = InputOptions()
        (options.keys, options.includesDrafts) = (keys, includingDrafts)
        options.keepsGoing = keepingGoing
        try self.init(readingPosts: path, options)
    }

    init(readingPosts path: String, _ options: InputOptions) throws {
        let tally = PostTally(
            keys: options.keys, includingDrafts: options.includesDrafts, keepingGoing: options.keepsGoing)
        // If links must not lead out of a folder, nothing outside of it is read.
        let found = options.followsLinks ? GeneratorSite.found(of: path) : nil
        var folder = PostFolder(path: path, tally: tally, site: found?.site, followsLinks: options.followsLinks)
        try folder.read()
        self = try folder.tally.list(path: folder.path)
        if let found { postLinks = found.site?.links(of: options.keys) ?? found.otherwise }
    }
}
