import CloudComposition
import FileAccess
import SourceText
import TagParsing

/// The site of a static site generator to which posts belong; its configuration gives the links of tags.
package struct GeneratorSite {
    package enum Generator: String, Sendable {
        case hugo = "Hugo"
        case jekyll = "Jekyll"
        case zola = "Zola"
        case eleventy = "Eleventy"
        case pelican = "Pelican"
    }

    package let generator: Generator
    /// The folder of the site, as a path from the root of the file system.
    let folder: String
    /// The name of the configuration file without its folder, for messages.
    package let name: String
    /// The settings of the site; from a program, only those that are assigned texts.
    package let settings: GeneratorSettings

    /// Searches for the configuration of a generator in the folder of posts and in the folders above it.
    ///
    /// - Parameter posts: a folder of posts, or one post.
    /// - Returns: nil if none of up to eight folders has a configuration; the search ends at a folder with `.git`.
    /// - Throws: ``Problem`` if the configuration cannot be read.
    package init?(of posts: String) throws(Problem) {
        guard posts != "-", var folder = FolderPath.real(Array(posts.utf8)) else { return nil }
        for _ in 0..<Self.mostFolders {
            let names = Set(FolderPath.items(folder).map { String(decoding: $0.name, as: UTF8.self) })
            if let site = try Self(in: folder, names: names, as: "") {
                self = site
                return
            }
            guard let slash = folder.lastIndex(of: FolderPath.slash), slash > 0, !names.contains(".git") else {
                return nil
            }
            folder = Array(folder[..<slash])
        }
        return nil
    }

    /// Searches for the site of posts, as ``init(of:)`` does.
    ///
    /// - Returns: the site, or nil with the links of a site that is not known; a configuration that cannot be read is
    ///   the reason.
    package static func found(of posts: String) -> (site: GeneratorSite?, otherwise: PostLinks) {
        do throws(Problem) {
            return (try GeneratorSite(of: posts), PostLinks(nil, .unknown("")))
        } catch {
            let place = [error.path, error.line.map { "line \($0)" }].compactMap(\.self).joined(separator: ", ")
            return (nil, PostLinks(nil, .unknown("\(place) cannot be read: \(error.message)")))
        }
    }

    /// Reads the configuration of a generator in a folder, and not in those above it.
    ///
    /// - Returns: nil if the folder has no configuration.
    /// - Throws: ``Problem`` if the configuration cannot be read, at its place in the file.
    package init?(in folder: String) throws(Problem) {
        guard let path = FolderPath.real(Array(folder.utf8)) else { return nil }
        let names = Set(FolderPath.items(path).map { String(decoding: $0.name, as: UTF8.self) })
        try self.init(in: path, names: names, as: folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/")
    }

    /// - Parameter start: the beginning of the configuration's path as messages show it.
    private init?(in folder: [UInt8], names: Set<String>, as start: String) throws(Problem) {
        let path = String(decoding: folder, as: UTF8.self)
        for (file, generator) in Self.files where names.contains(String(file.prefix { $0 != "/" })) {
            let place = "\(path)/\(file)"
            if file.contains("/"), case .absent = FileLookup(place, followsLinks: true) { continue }
            let settings = try GeneratorSettings(
                reading: place, as: start + file, isProgram: generator == .pelican)
            guard let found = generator ?? Self.generator(of: settings) else { continue }
            (self.generator, self.settings, name, self.folder) = (found, settings, file, path)
            return
        }
        return nil
    }

    /// The most folders that are searched upward: posts are not farther below their configuration.
    private static let mostFolders = 8

    private static let filesOfJekyll = ["_config.yml", "_config.yaml", "_config.toml"]

    /// Returns whether a file with this name, in UTF-8, is the configuration of a Jekyll site.
    static func isOfJekyll(fileName: [UInt8]) -> Bool {
        filesOfJekyll.contains { $0.utf8.elementsEqual(fileName) }
    }

    /// The names of configurations, and whose they are; nil for those that Hugo and Zola share.
    private static let files: [(String, Generator?)] =
        ["hugo", "config/_default/hugo"].flatMap { stem in
            ["toml", "yaml", "yml", "json"].map { ("\(stem).\($0)", .hugo) }
        } + filesOfJekyll.map { ($0, .jekyll) }
        + ["zola.toml"].map { ($0, .zola) } + [("pelicanconf.py", .pelican)]
        + [".eleventy.js", "eleventy.config.js", "eleventy.config.mjs", "eleventy.config.cjs", "eleventy.config.ts"]
        .map { ($0, .eleventy) }
        + ["config.toml", "config.yaml", "config.yml", "config.json", "config/_default/config.toml"].map { ($0, nil) }

    /// Distinguishes Zola, which writes `base_url`, from Hugo, which writes `baseURL`; nil for neither.
    private static func generator(of settings: GeneratorSettings) -> Generator? {
        settings["base_url"] != nil ? .zola : settings["baseURL"] != nil ? .hugo : nil
    }

    /// Returns the pattern of the addresses of the generator's term pages, or the reason why no pattern is known.
    ///
    /// - Parameter keys: the front-matter keys whose terms are linked, such as `tags`; several keys have no common
    ///   pattern.
    package func links(of keys: [String]) -> PostLinks {
        guard keys.count == 1 else {
            return PostLinks(generator.rawValue, .unknown("the terms of several keys have pages in several places"))
        }
        let key = keys[0].split(separator: ".").last.map(String.init) ?? keys[0]
        let pattern: PostLinks.Pattern =
            switch generator {
            case .hugo: hugo(key)
            case .jekyll: jekyll(key)
            case .zola: zola(key)
            case .pelican: pelican(key)
            case .eleventy: .unknown("Eleventy has pages for tags where a template of yours makes them")
            }
        return PostLinks(generator.rawValue, pattern)
    }

    // MARK: - Generators

    private func hugo(_ key: String) -> PostLinks.Pattern {
        let taxonomies = settings.table("taxonomies")?.map(\.value) ?? ["tags", "categories"]
        guard taxonomies.contains(where: { $0?.lowercased() == key.lowercased() }) else { return missing(key) }
        if settings.list("disableKinds").contains("term") { return .unknown("\(name) makes no pages of terms") }
        // These settings change the addresses in ways that the pattern cannot follow.
        let kinds = ["", "term.", "taxonomy."]
        if kinds.contains(where: { settings["permalinks.\($0)\(key)"] != nil }) { return other("permalinks") }
        for setting in ["uglyURLs", "disablePathToLower", "removePathAccents", "defaultContentLanguageInSubdir"]
        where settings[setting] == "true" {
            return other(setting)
        }
        return known(below: settings["baseURL"], "/\(key)/{hugo}/")
    }

    private func jekyll(_ key: String) -> PostLinks.Pattern {
        let kinds = ["tags": "tag", "tag": "tag", "categories": "category", "category": "category"]
        let plugins = settings.list("plugins") + settings.list("gems")
        let enabled = settings["jekyll-archives.enabled"].map { [$0] } ?? settings.list("jekyll-archives.enabled")
        guard plugins.contains("jekyll-archives"), let kind = kinds[key],
            !Set(enabled).isDisjoint(with: ["all", "true", "\(kind == "tag" ? "tags" : "categories")"])
        else { return .unknown("Jekyll alone has no pages for \(key)") }
        if settings["jekyll-archives.slug_mode"] != nil { return other("slug_mode") }
        let permalink = settings["jekyll-archives.permalinks.\(kind)"] ?? "/\(kind)/:name/"
        let pattern = escaped(permalink).replacing(":name", with: "{jekyll}").replacing(":type", with: kind)
        guard pattern.hasPrefix("/"), pattern.contains("{jekyll}"), !pattern.contains(":") else {
            return other("permalinks")
        }
        return known(below: settings["baseurl"], pattern)
    }

    private func zola(_ key: String) -> PostLinks.Pattern {
        guard let taxonomy = settings.tables("taxonomies").first(where: { $0["name"] == key }) else {
            return missing(key)
        }
        if taxonomy["render"] == "false" { return .unknown("\(name) makes no pages of \(key)") }
        for setting in ["slugify.taxonomies", "slugify_paths"] where !["on", "true", nil].contains(settings[setting]) {
            return other(setting)
        }
        if settings["taxonomy_root"] != nil { return other("taxonomy_root") }
        return known(below: settings["base_url"], "/\(key)/{zola}/")
    }

    private func pelican(_ key: String) -> PostLinks.Pattern {
        let kinds = ["tags": "TAG", "tag": "TAG", "categories": "CATEGORY", "category": "CATEGORY"]
        guard let kind = kinds[key.lowercased()] else { return missing(key) }
        for setting in [
            "\(kind)_REGEX_SUBSTITUTIONS", "SLUG_REGEX_SUBSTITUTIONS", "SLUGIFY_USE_UNICODE", "SLUGIFY_PRESERVE_CASE",
            "\(kind)_SUBSTITUTIONS", "SLUG_SUBSTITUTIONS",
        ] where settings.isSet(setting) { return other(setting) }
        if settings["\(kind)_SAVE_AS"] == "" { return .unknown("\(name) makes no pages of \(key)") }
        for setting in ["\(kind)_URL", "SITEURL"] where settings.isSet(setting) && settings[setting] == nil {
            return other(setting)
        }
        let url = settings["\(kind)_URL"] ?? "\(kind.lowercased())/{slug}.html"
        guard url.contains("{slug}"), url.filter({ $0 == "{" }).count == 1, !url.contains("://") else {
            return other("\(kind)_URL")
        }
        return known(
            below: settings["SITEURL"], (url.hasPrefix("/") ? "" : "/") + url.replacing("{slug}", with: "{pelican}"))
    }

    // MARK: - Answers

    /// - Parameter address: the address of the home page, whose path begins the addresses of all other pages.
    private func known(below address: String?, _ pattern: String) -> PostLinks.Pattern {
        var path = path(ofAddress: address ?? "")
        while path.hasSuffix("/") { path.removeLast() }
        let pattern = escaped(path) + pattern
        // The configuration may hold something that is no address.
        var options = CloudOptions()
        guard (try? options.set("link", to: pattern)) != nil else { return other("the address of the site") }
        return .known(pattern)
    }

    private func missing(_ key: String) -> PostLinks.Pattern {
        .unknown("\(name) has no taxonomy \(readable(key, atMost: 40))")
    }

    private func other(_ setting: String) -> PostLinks.Pattern {
        .unknown("\(setting) in \(name) has a rule of its own")
    }

    /// Escapes braces, which in an address are no placeholders.
    private func escaped(_ text: String) -> String { text.replacing("{", with: "{{").replacing("}", with: "}}") }
}
