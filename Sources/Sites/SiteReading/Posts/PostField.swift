/// The meanings of keys in front matter, whichever generator they were written for.
enum PostField: Int, CaseIterable {
    case title, date, published, updated, expires, slug, url, aliases, redirects, description, summary, author,
        language,
        template, weight
    /// Keys that are read elsewhere, and tables whose entries count by themselves.
    case known

    /// Finds the field of a key, in any case of its letters, and its rank: of several keys for one field the one of
    /// lowest rank counts.
    init?(key: String, rank: inout Int) {
        guard let meaning = Self.meanings[key] ?? Self.meanings[key.lowercased()] else { return nil }
        rank = meaning.rank
        self = meaning.field
    }

    private static let keys: [(PostField, [String])] = [
        (.title, ["title"]),
        (.date, ["date"]),
        (.published, ["publishdate", "pubdate"]),
        // Hugo; Zola and Hexo; Pelican; the plugins of Jekyll.
        (.updated, ["lastmod", "updated", "modified", "last_modified_at"]),
        (.expires, ["expires", "expirydate", "unpublishdate"]),
        (.slug, ["slug"]),
        // Hugo and Pelican; Jekyll and Eleventy; Zola.
        (.url, ["url", "permalink", "path"]),
        (.aliases, ["aliases"]),
        (.redirects, ["redirect_from"]),
        (.description, ["description"]),
        (.summary, ["summary", "excerpt"]),
        (.author, ["author", "authors"]),
        (.language, ["lang", "language"]),
        (.template, ["template", "layout"]),
        (.weight, ["weight", "order"]),
        (
            .known,
            ["draft", "published", "status", "eleventyexcludefromcollections", "taxonomies", "params", "extra"]
        ),
    ]

    private static let meanings: [String: (field: PostField, rank: Int)] = {
        var meanings: [String: (field: PostField, rank: Int)] = [:]
        for (field, keys) in keys {
            for (rank, key) in keys.enumerated() { meanings[key] = (field, rank) }
        }
        return meanings
    }()
}
