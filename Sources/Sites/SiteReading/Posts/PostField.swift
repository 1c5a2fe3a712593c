/// The meaning of a key in front matter, whatever generator it was written for.
enum PostField: Int, CaseIterable {
    case title, date, published, updated, expires, slug, url, aliases, redirects, description, summary, author,
        language,
        template, weight
    /// A key that is read elsewhere, or a table whose entries are read one by one.
    case known

    /// Finds the field of a key, whatever the case of its letters, and sets its rank: if several keys mean the same
    /// field, the one of the lowest rank is used.
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
            [
                "draft", "published", "status", "eleventyexcludefromcollections", "taxonomies", "params", "extra",
                "headless", "render", "build", "_build", "cascade",
            ]
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
