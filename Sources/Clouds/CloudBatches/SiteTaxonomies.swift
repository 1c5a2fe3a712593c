import CloudComposition
import CloudRendering
import SourceText
import TagParsing

/// The taxonomies under which the posts of a site are filed, each with its terms, from one reading of the folder.
///
/// ```swift
/// let site = try SiteTaxonomies(readingPosts: "content")
/// let clouds = try TaxonomyClouds(of: site, overrides: [("link", "/{taxonomy}/{slug}/")])
/// try clouds.write(into: "data/clouds")
/// ```
public struct SiteTaxonomies: Sendable {
    /// The taxonomies that have terms, in the order of the front-matter keys that were asked for.
    public let taxonomies: [Taxonomy]
    /// Notes on posts that are not counted, and on taxonomies that have no terms.
    public let notes: [InputNote]
    /// The posts that were left out since they cannot be read; nil if there are none.
    public let omittedPosts: OmittedPosts?
    /// The number of posts that were read.
    public let postCount: Int
    /// The folder as it was named, without a slash at its end.
    let path: String

    /// The front-matter keys that are read if the caller names none.
    public static let usualKeys = ["tags", "categories"]

    /// Reads the posts of a folder as ``TagList/init(readingPosts:keys:includingDrafts:)`` does, and separates the
    /// terms by the front-matter key that they are under.
    ///
    /// - Parameters:
    ///   - path: A folder, or a single post.
    ///   - keys: Front-matter keys, each a taxonomy: `tags`, `series`, `params.topics`. Nil takes those of
    ///     ``usualKeys`` that any post has.
    ///   - includingDrafts: Whether drafts are counted.
    ///   - keepingGoing: Whether posts that cannot be read are left out, and named by ``omittedPosts``.
    /// - Throws: ``Problem`` when there is no such path, or with all problems of all posts, when a key of `keys` is in
    ///   none of the posts, when two keys have the same name, or when there is no term.
    public init(
        readingPosts path: String, keys: [String]? = nil, includingDrafts: Bool = false, keepingGoing: Bool = false
    ) throws {
        let wanted = keys ?? Self.usualKeys
        try Self.check(wanted, path)
        let tally = PostTally(
            taxonomies: wanted.map { [$0] }, includingDrafts: includingDrafts, keepingGoing: keepingGoing)
        let (site, otherwise) = GeneratorSite.found(of: path)
        var folder = PostFolder(path: path, tally: tally, site: site)
        try folder.read()
        let lists = try folder.tally.lists(path: folder.path)
        if keys != nil { try Self.check(zip(wanted, lists).filter { !$1.hasKey }.map(\.0), in: folder) }
        var notes = folder.tally.notes
        var taxonomies: [Taxonomy] = []
        for (key, (list, hasKey)) in zip(wanted, lists) {
            if !list.tags.isEmpty {
                notes += list.notes
                var list = list
                list.notes = []
                list.postLinks = site?.links(of: [key]) ?? otherwise
                taxonomies.append(Taxonomy(key: key, list: list))
            } else if hasKey {
                notes.append(InputNote(path: folder.path, "\(key) has no terms, and no cloud"))
            }
        }
        omittedPosts = folder.tally.omittedPosts
        guard !taxonomies.isEmpty else {
            if let problem = omittedPosts?.problem { throw problem }
            throw Problem(
                path: folder.path,
                "none of the \(folder.tally.postCount) posts has \(wanted.joined(separator: " or ")) to count",
                hint: "name the keys of the front matter that list them, such as series; drafts are left out")
        }
        self.taxonomies = taxonomies
        self.notes = notes
        self.path = folder.path
        postCount = folder.tally.postCount
    }

    /// Refuses keys whose files would be the same.
    private static func check(_ keys: [String], _ path: String) throws(Problem) {
        for (index, key) in keys.enumerated() {
            let name = Taxonomy.name(of: key)
            guard let earlier = keys[..<index].first(where: { Taxonomy.name(of: $0) == name }) else { continue }
            throw Problem(
                path: path,
                earlier == key
                    ? "the key \"\(key)\" is named twice"
                    : "the keys \"\(earlier)\" and \"\(key)\" would both be written as \"\(name)\"",
                hint: earlier == key ? "name it once" : "write them into two folders, one after the other")
        }
    }

    /// Refuses keys that were named and that no post has.
    private static func check(_ missing: [String], in folder: PostFolder) throws(Problem) {
        guard !missing.isEmpty else { return }
        let keys = missing.map { "\"\($0)\"" }.joined(separator: " or ")
        throw Problem(
            path: folder.path, "none of the \(folder.tally.postCount) posts has the key \(keys)",
            hint: "look at the front matter of a post; a key in a table is written params.topics")
    }
}

/// A taxonomy: one of the ways in which a site files its posts, such as by tags or by categories.
public struct Taxonomy: Sendable {
    /// The key of the taxonomy in the front matter: `tags`, `params.topics`.
    public let key: String
    /// The name of the taxonomy in files and addresses: the slug of the key's last part, such as `tags` or `topics`. It
    /// contains no path separator.
    public let name: String
    /// The terms in the order of their first occurrence in the posts, each with the number of its posts as weight.
    public let list: TagList

    init(key: String, list: TagList) {
        self.key = key
        self.list = list
        name = Self.name(of: key)
    }

    /// The title of the taxonomy's cloud: the key's last part with a capital first letter.
    public var title: String { Self.title(of: key) }

    /// Returns the title of the taxonomy with a key, such as `Topics` for `params.topics`.
    package static func title(of key: String) -> String {
        let word = lastPart(of: key)
        return word.prefix(1).uppercased() + word.dropFirst()
    }

    /// Returns the name of the taxonomy with a key, such as `topics` for `params.topics`.
    package static func name(of key: String) -> String { slug(of: lastPart(of: key)) }

    private static func lastPart(of key: String) -> String { key.split(separator: ".").last.map(String.init) ?? key }
}
