import DataReading

/// A key that `stratus.yml` may hold; the table ``all`` is the one source of reading, help and documentation.
package struct ConfigurationKey: Sendable {
    /// The key, as written in the file.
    package let name: String
    /// The kind of the value in words, such as `text`, `true or false`, `0 to 1000`, `list` or `table`.
    package let kind: String
    /// The default value as it would be written in the file; `none` if the key has no default.
    package let defaultValue: String
    /// The help for the key, in one line.
    package let help: String
    let read: @Sendable (inout ConfigurationReader, MetadataEntry) -> Void

    private init(
        _ name: String, _ kind: String, default defaultValue: String, _ help: String,
        _ read: @escaping @Sendable (inout ConfigurationReader, MetadataEntry) -> Void
    ) {
        (self.name, self.kind, self.defaultValue, self.help, self.read) = (name, kind, defaultValue, help, read)
    }

    private typealias Path<Value> = WritableKeyPath<SiteConfiguration, Value> & Sendable

    private static func flag(
        _ name: String, _ path: any Path<Bool>, default defaultValue: String, _ help: String
    ) -> ConfigurationKey {
        ConfigurationKey(name, "true or false", default: defaultValue, help) { reader, entry in
            if let flag = reader.flag(entry) { reader.configuration[keyPath: path] = flag }
        }
    }

    private static func number(
        _ name: String, _ path: any Path<Int>, _ range: ClosedRange<Int>, default defaultValue: String, _ help: String
    ) -> ConfigurationKey {
        let kind = "\(range.lowerBound) to \(range.upperBound)"
        return ConfigurationKey(name, kind, default: defaultValue, help) { reader, entry in
            if let number = reader.number(entry, in: range) { reader.configuration[keyPath: path] = number }
        }
    }

    private static func text(_ name: String, _ path: any Path<String?>, _ help: String) -> ConfigurationKey {
        ConfigurationKey(name, "text", default: "none", help) { reader, entry in
            if let text = reader.caption(entry) { reader.configuration[keyPath: path] = text }
        }
    }

    private static func folder(
        _ name: String, _ path: any Path<String>, default defaultValue: String, _ help: String
    ) -> ConfigurationKey {
        ConfigurationKey(name, name == "content" ? "folder" : "folder or false", default: defaultValue, help) {
            reader, entry in
            if name != "content", case .scalar("false") = entry.value.content {
                reader.configuration[keyPath: path] = ""
                return
            }
            guard let folder = reader.folder(entry) else { return }
            reader.configuration[keyPath: path] = folder
            // The range includes the colon.
            reader.configuration.folderKeyRanges[name] = entry.keyOffset..<entry.keyOffset + name.utf8.count + 1
        }
    }

    /// All keys, in the order of the documentation.
    package static let all: [ConfigurationKey] = [
        ConfigurationKey("title", "text", default: "Untitled", "Title of the site.") { reader, entry in
            if let title = reader.caption(entry) { reader.configuration.title = title }
        },
        text("description", \.description, "What the site is about, in a sentence."),
        text("author", \.author, "Who writes it; posts may name others."),
        ConfigurationKey(
            "base-url", "address", default: "none",
            "Address of the home page; feeds and sitemap need it, and its path stands before every link."
        ) { reader, entry in reader.readBaseURL(entry) },
        ConfigurationKey("language", "language tag", default: "en", "Language of the site, such as de or pt-BR.") {
            reader, entry in reader.readLanguage(entry)
        },
        ConfigurationKey(
            "direction", "ltr or rtl", default: "none", "Where lines begin; by the language where it is not said."
        ) { reader, entry in
            if let name = reader.choice(entry, ["ltr", "rtl"]) { reader.configuration.direction = name }
        },
        ConfigurationKey(
            "languages", "table", default: "none",
            "Further languages by their tags, each with its own title, menu and the like, and pages below /de/."
        ) { _, _ in },
        ConfigurationKey(
            "urls", "pretty, flat or files", default: "pretty",
            "Whether a page is /posts/hello/ or /posts/hello.html; with files, index.md alone is /posts/hello/."
        ) { reader, entry in
            let names = SiteConfiguration.URLStyle.allCases.map(\.rawValue)
            let style = reader.choice(entry, names).flatMap { SiteConfiguration.URLStyle(rawValue: $0) }
            if let style { reader.configuration.urls = style }
        },
        ConfigurationKey(
            "permalinks", "pattern or table", default: "none",
            "Addresses of posts, such as /blog/:year/:month/:filename/; as a table for the posts of each section."
        ) { reader, entry in reader.readPermalinks(entry) },
        flag(
            "lower-case", \.isLowercased, default: "true",
            "Whether names of files and folders are in lower case in addresses."),
        flag(
            "latin-slugs", \.hasLatinSlugs, default: "false",
            "Whether names in addresses become Latin letters, digits and hyphens, as Zola makes them."),
        flag(
            "keep-dates", \.keepsDates, default: "false",
            "Whether a date at the beginning of a file's name is a part of its address."),
        flag(
            "addresses-in-utc", \.addressesInUTC, default: "false",
            "Whether the dates in addresses are those of UTC, and not of the zones in which they are written."),
        ConfigurationKey(
            "exclude", "list", default: "[]",
            "Files and folders of the content that are not of the site, such as drafts/ or *.txt."
        ) { reader, entry in reader.configuration.excluded += reader.patterns(entry) },
        ConfigurationKey(
            "include", "list", default: "[]",
            "Files and folders that are of the site although their names say otherwise, such as README.md or _docs/."
        ) { reader, entry in reader.configuration.included += reader.patterns(entry) },
        number(
            "posts-per-page", \.postsPerPage, 0...100_000, default: "20", "Posts on a page of a list; 0 for all on one."
        ),
        number("feed-length", \.feedLength, 0...10_000, default: "20", "Posts in a feed; 0 for no feeds."),
        flag("tag-feeds", \.feedsOfTags, default: "true", "Whether each tag has a feed."),
        ConfigurationKey(
            "taxonomies", "list or table", default: "[tags, categories]",
            "Keys of the front matter that list terms; as a table with title, cloud and from for each. from: folder takes the folders of posts."
        ) { reader, entry in reader.readTaxonomies(entry) },
        number(
            "related-tags", \.relatedTags, 0...1000, default: "20", "Tags in the cloud of a tag's page; 0 for no cloud."
        ),
        number(
            "home-tags", \.homeTags, 0...10_000, default: "60", "Tags in the cloud of the home page; 0 for no cloud."),
        flag("years", \.years, default: "true", "Whether there is a page for each year."),
        ConfigurationKey(
            "words", "table", default: "none", "Words of the built-in templates, in place of Stratus's own."
        ) {
            reader, entry in
            reader.readWords(entry)
        },
        ConfigurationKey("menu", "list", default: "[]", "Links of every page, each with title and url.") {
            reader, entry in
            reader.readMenu(entry)
        },
        ConfigurationKey(
            "links", "error, warn, off or table", default: "error",
            "What happens where links of the site lead to nothing; as a table for pages, fragments and files each."
        ) { reader, entry in reader.readLinks(entry) },
        ConfigurationKey(
            "elsewhere", "list", default: "[]",
            "Addresses on this host that another program serves, such as /install/ with all below it."
        ) { reader, entry in reader.readElsewhere(entry) },
        ConfigurationKey(
            "theme", "name or file", default: "none",
            "Colours of the pages and of their clouds: a built-in theme, else auto, or a CSS file of the site."
        ) { reader, entry in
            reader.configuration.theme = reader.cloud(option: entry)
        },
        ConfigurationKey(
            "cloud", "table", default: "none", "Options of all clouds, by the names they have in a tag list."
        ) {
            reader, entry in reader.configuration.cloud = reader.cloud(entry)
        },
        flag(
            "minify", \.minify, default: "false",
            "Whether white space and comments that mean nothing are left out of pages and style sheets."),
        flag(
            "fingerprints", \.fingerprints, default: "false",
            "Whether pages name style sheets, scripts, fonts and pictures by their content, so that they can be cached for ever."
        ),
        flag(
            "social-cards", \.socialCards, default: "false",
            "Whether the home page and the pages of tags have a picture of 1200 × 630 pixels, which other sites show beside a link to them; needs base-url."
        ),
        flag(
            "smart-punctuation", \.smartPunctuation, default: "false",
            "Whether straight quotation marks, hyphens and dots in Markdown become typographic ones: “…”, – and …."),
        flag("drafts", \.drafts, default: "false", "Whether drafts are published."),
        flag("future", \.future, default: "false", "Whether posts of the future are published."),
        flag("expired", \.expired, default: "false", "Whether posts stay that have expired."),
        folder(
            "content", \.contentFolder, default: "content",
            "Folder of the posts; . for all of the site's folder but the others."),
        folder(
            "static", \.staticFolder, default: "static",
            "Folder of the files that are copied as they are; false for none."),
        folder(
            "templates", \.templatesFolder, default: "templates", "Folder of the site's own templates; false for none."),
        folder(
            "data", \.dataFolder, default: "data", "Folder of the files that templates know as data; false for none."),
        ConfigurationKey("output", "folder", default: "public", "Where the pages go; it may lie outside the site.") {
            reader, entry in reader.readOutput(entry)
        },
        ConfigurationKey("params", "table", default: "none", "What templates know as site.params.") { reader, entry in
            if let entries = reader.table(entry) { reader.configuration.params = entries }
        },
    ]
}

extension SiteConfiguration {
    /// The keys that `stratus.yml` may hold, in the order of the documentation.
    package static var keys: [ConfigurationKey] { ConfigurationKey.all }
}
