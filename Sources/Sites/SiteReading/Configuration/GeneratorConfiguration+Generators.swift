import CloudRendering
import SourceText

extension GeneratorConfiguration {
    // MARK: - Jekyll

    mutating func addJekyll() {
        add("title", settings["title"] ?? settings["name"])
        add("description", settings["description"])
        add("author", settings["author"] ?? settings["author.name"])
        let base = settings["baseurl"] ?? ""
        if let url = settings["url"] { addBaseURL(url + (base.isEmpty || base.hasPrefix("/") ? "" : "/") + base) }
        add("language", settings["lang"] ?? settings["locale"])
        let source = settings["source"].map { $0.hasPrefix("./") ? String($0.dropFirst(2)) : $0 } ?? "."
        add("content", source.isEmpty ? "." : source)
        for key in ["static", "data"] { addFlag(key, false) }
        let style = settings["permalink"] ?? "date"
        add("permalinks", jekyllPermalinks(style))
        if style != "pretty", !style.hasSuffix("/") { add("urls", "files") }
        addFlag("lower-case", false)
        let isUTC = ["UTC", "Etc/UTC"].contains(settings["timezone"] ?? "UTC")
        if isUTC { addFlag("addresses-in-utc", true) }
        if settings["markdown"] == nil || settings["markdown"] == "kramdown" { addFlag("smart-punctuation", true) }
        let collections = (settings.table("collections") ?? []).map(\.key)
        add(
            "include",
            settings.list("include")
                + collections.filter { settings["collections.\($0).output"] == "true" && $0 != "posts" }.map {
                    "_\($0)/"
                })
        add(
            "exclude",
            (settings.list("exclude") + ["Gemfile*", "*.gemspec", "vendor/", "Rakefile"]).map {
                // Jekyll's patterns begin at the folder of the site, but its stars reach into folders.
                let isName = $0.contains("*") && !$0.dropLast().contains("/")
                return $0.hasPrefix("/") || isName ? $0 : "/" + $0
            })
        if settings["future"] == "true" { addFlag("future", true) }
        if settings["show_drafts"] == "true" { addFlag("drafts", true) }
        add("posts-per-page", settings["paginate"])
        addRemarks(on: ["theme", "remote_theme", "plugins"] + (isUTC ? [] : ["timezone"]))
    }

    /// Returns the patterns of posts and collections. Jekyll's `:title` is the slug or the name of the file.
    private func jekyllPermalinks(_ style: String) -> [(key: String, value: String)] {
        func pattern(_ text: String) -> String {
            text.replacing(":title", with: ":name").replacing(":output_ext", with: ".html")
                .replacing(":collection", with: ":section")
        }
        var patterns: [(key: String, value: String)] = []
        func add(_ key: String, _ value: String) {
            let value = value.hasPrefix("/") || Self.jekyllStyles.contains(value) ? value : "/" + value
            if !patterns.contains(where: { $0.key == key }) { patterns.append((key, pattern(value))) }
        }
        for entry in settings.tables("defaults") {
            guard let text = entry["values.permalink"] else { continue }
            switch (entry["scope.type"], entry["scope.path"] ?? "") {
            case ("posts", ""): add("_posts", text)
            case (let type?, "") where type != "pages": add("_\(type)", text)
            case (_, let path) where !path.isEmpty: add(path, text)
            default: continue
            }
        }
        for (name, _) in settings.table("collections") ?? [] {
            if let text = settings["collections.\(name).permalink"] { add("_\(name)", text) }
        }
        add("_posts", style)
        return patterns
    }

    private static let jekyllStyles = ["date", "pretty", "ordinal", "none"]

    // MARK: - Hugo

    mutating func addHugo() {
        add("title", settings["title"])
        add("description", settings["params.description"])
        add("author", settings["params.author.name"] ?? settings["params.author"] ?? settings["author.name"])
        addBaseURL(settings["baseURL"])
        let language = settings["defaultContentLanguage"] ?? "en"
        let own = "languages.\(language)."
        add("title", settings["title"] == nil ? settings[own + "title"] : nil)
        add("language", settings["languageCode"] ?? settings["locale"] ?? settings["defaultContentLanguage"])
        let mounts = settings.tables("module.mounts").filter { $0["target"] == "content" }
        add("content", settings[own + "contentDir"] ?? settings["contentDir"] ?? mounts.first?["source"])
        let statics = settings.list("staticDir")
        add("static", settings["staticDir"] ?? statics.first)
        if statics.count > 1 {
            addRemark("staticDir", "further folders of static files: \(statics.dropFirst().joined(separator: ", "))")
        }
        addFlag("data", false)
        if let taxonomies = settings.table("taxonomies") { add("taxonomies", taxonomies.compactMap(\.value)) }
        var permalinks: [(key: String, value: String)] = []
        for table in ["permalinks.page", "permalinks"] {
            for case (let section, let pattern?) in settings.table(table) ?? []
            where !["page", "section", "term", "taxonomy"].contains(section) {
                permalinks.append((section, pattern))
            }
        }
        add("permalinks", permalinks)
        addRemarks(on: ["permalinks.section", "permalinks.term", "permalinks.taxonomy", "menu", "menus", "frontmatter"])
        addFlag("keep-dates", true)
        let typographer = "markup.goldmark.extensions.typographer"
        if settings[typographer] != "false", settings[typographer + ".disable"] != "true" {
            addFlag("smart-punctuation", true)
        }
        if settings["uglyURLs"] == "true" { add("urls", "flat") }
        if settings["disablePathToLower"] == "true" { addFlag("lower-case", false) }
        for (theirs, ours) in [("buildDrafts", "drafts"), ("buildFuture", "future"), ("buildExpired", "expired")]
        where settings[theirs] == "true" { addFlag(ours, true) }
        add("posts-per-page", settings["pagination.pagerSize"] ?? settings["paginate"])
        let languages = (settings.table("languages") ?? []).map(\.key).filter { $0 != language }
        if !languages.isEmpty {
            addRemark("languages", "further languages: \(languages.joined(separator: ", ")); see languages:")
        }
    }

    // MARK: - Zola

    mutating func addZola() {
        add("title", settings["title"])
        add("description", settings["description"])
        add("author", settings["author"])
        addBaseURL(settings["base_url"])
        add("language", settings["default_language"])
        for key in ["templates", "data"] { addFlag(key, false) }
        let (hidden, shown) = (
            settings.tables("taxonomies").filter { $0["render"] == "false" },
            settings.tables("taxonomies").filter { $0["render"] != "false" }
        )
        add("taxonomies", shown.compactMap { $0["name"] })
        for case let name? in hidden.map({ $0["name"] }) {
            addRemark("taxonomies", "taxonomies without pages: \(name)")
        }
        if settings["markdown.smart_punctuation"] == "true" { addFlag("smart-punctuation", true) }
        if settings["paths_keep_dates"] == "true" || settings["slugify.paths_keep_dates"] == "true" {
            addFlag("keep-dates", true)
        }
        let slugs = settings["slugify.paths"] ?? (settings["slugify_paths"] == "false" ? "off" : "on")
        addFlag(slugs == "on" ? "latin-slugs" : "lower-case", slugs == "on")
        if let slugs = settings["slugify.taxonomies"], slugs != "on" {
            addRemark("slugify", "slugify.taxonomies: \(slugs)   # not taken over: pages of terms have slugs")
        }
        let languages = (settings.table("languages") ?? []).map(\.key)
        if !languages.isEmpty {
            addRemark("languages", "further languages: \(languages.joined(separator: ", ")); see languages:")
        }
    }

    private mutating func addBaseURL(_ url: String?) {
        guard let url, !url.isEmpty else { return }
        guard url.contains("://") else {
            return addRemark("base-url", "base-url: \(url)   # not taken over: it has no scheme")
        }
        add("base-url", url.hasSuffix("/") ? url : url + "/")
    }
}
