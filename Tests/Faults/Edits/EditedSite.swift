import Foundation
import Stratus
import TestSupport

/// A site, and what people do to it.
struct EditedSite {
    private let folder: URL
    private let output: URL
    private var random: Seeded
    private var count = 0

    private static let tags = ["Swift", "swift", "C++", "C#", "Größe", "東京", "a/b", "Type", "Ink"]
    private static let words = [
        "cloud", "type", "line", "serif", "press", "ink", "paper", "Größe", "fi", "a&b", "<i>b</i>",
    ]
    private static let folders = ["", "posts", "posts/deep", "letters", "posts.d"]

    init(folder: URL, output: URL, _ random: Seeded) throws {
        (self.folder, self.output, self.random) = (folder, output, random)
        try write("title: Edits\nbase-url: https://example.org/\n", to: "stratus.yml")
        try write("<p>{{page.title}} {{site.postCount}}</p>\n", to: "templates/note.mustache")
        for _ in 0..<3 + below(8) { try addPost() }
    }

    mutating func below(_ bound: Int) -> Int { Int(random.next() % UInt64(max(1, bound))) }

    private mutating func pick<Element>(_ list: [Element]) -> Element { list[below(list.count)] }

    /// Does one thing at random.
    ///
    /// - Returns: what it was.
    mutating func edit(_ options: inout SiteOptions) throws -> String {
        switch below(26) {
        case 0, 1, 2: return try "added \(addPost())"
        case 3, 4, 5, 6: return try rewrite { site, text in site.newBody(of: text) }
        case 7, 8: return try rewrite { site, text in site.newMatter(of: text) }
        case 9: return try changeByte()
        case 10: return try removePost()
        case 11: return try movePost()
        case 12: return try swapPosts()
        case 13: return try touch()
        case 14: return try editTemplate()
        case 15, 16: return try editConfiguration()
        case 17: return try editData()
        case 18, 19: return try editAsset()
        case 20: return try editIndex()
        case 21: return try spoilOutput()
        case 22: return try spoilCache()
        case 23:
            options.now = pick([1_800_000_000, 1_900_000_000, 1_600_000_000])
            return "the clock says \(options.now ?? 0)"
        case 24:
            options.drafts = options.drafts == nil ? true : nil
            return "drafts \(options.drafts == nil ? "off" : "on")"
        default: return "nothing"
        }
    }

    // MARK: - Posts

    private func posts() -> [String] {
        let root = folder.appending(path: "content").path
        let all = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
        return all.filter { $0.hasSuffix(".md") && !$0.hasSuffix("_index.md") }.sorted()
    }

    @discardableResult
    private mutating func addPost() throws -> String {
        count += 1
        let name = "\(pick(Self.folders))/p\(count)\(below(12) == 0 ? ".de" : "").md"
        let path = name.hasPrefix("/") ? String(name.dropFirst()) : name
        try write(matter() + body(), to: "content/\(path)")
        return path
    }

    private mutating func matter() -> String {
        var lines = ["title: \(pick(Self.words.filter { !$0.contains("<") })) \(below(4))"]
        if below(8) > 0 { lines.append("date: 20\(15 + below(20))-0\(1 + below(9))-1\(below(10))") }
        let tags = (0..<below(5)).map { _ in "\"\(pick(Self.tags))\"" }
        if !tags.isEmpty { lines.append("tags: [\(tags.joined(separator: ", "))]") }
        if below(6) == 0 { lines.append("categories: [\(pick(["News", "Notes"]))]") }
        if below(15) == 0 { lines.append("draft: true") }
        if below(20) == 0 { lines.append("weight: \(below(4))") }
        if below(10) == 0 { lines.append("description: about \(pick(Self.words.filter { !$0.contains("&") }))") }
        if below(25) == 0 { lines.append("aliases: [/old-\(below(4))/]") }
        if below(25) == 0 { lines.append("template: special") }
        if below(25) == 0 { lines.append("expiryDate: 2031-01-01") }
        if below(25) == 0 { lines.append("image: /a.png") }
        if below(30) == 0 { lines.append("url: /fixed-\(below(3))/") }
        if below(15) == 0 { lines.append("colour: \(pick(["red", "blue"]))") }
        return "---\n\(lines.joined(separator: "\n"))\n---\n"
    }

    private mutating func body() -> String {
        var parts: [String] = []
        for _ in 0..<1 + below(4) {
            switch below(16) {
            case 0: parts.append("## \(pick(["One", "Two", "One"]))")
            case 1: parts.append("[there](\(pick(links())))")
            case 2 where below(5) == 0: parts.append("[part](\(pick(links()))#\(pick(["one", "two", "one-1"])))")
            case 3 where below(3) == 0: parts.append("{{> note}}")
            case 4 where below(3) == 0: parts.append("<!-- stratus site:tags -->\n<!-- /stratus -->")
            case 5 where below(3) == 0: parts.append("![picture](/a.png)")
            case 6: parts.append("{% raw %} {{ shortcode }}")
            default: parts.append((0..<3 + below(30)).map { _ in pick(Self.words) }.joined(separator: " "))
            }
        }
        return parts.joined(separator: "\n\n") + "\n"
    }

    private mutating func links() -> [String] {
        let posts = posts().map { "@/\($0)" }
        return posts + ["/tags/", "/"] + (below(12) == 0 ? ["/missing/"] : [])
    }

    private mutating func rewrite(_ change: (inout EditedSite, String) -> String) throws -> String {
        let all = posts()
        guard !all.isEmpty else { return "no post" }
        let path = pick(all)
        let text = (try? String(contentsOf: url("content/\(path)"), encoding: .utf8)) ?? ""
        try write(change(&self, text), to: "content/\(path)")
        return "rewrote \(path)"
    }

    private mutating func newBody(of text: String) -> String {
        guard let end = text.range(of: "\n---\n") else { return body() }
        return text[..<end.upperBound] + body()
    }

    private mutating func newMatter(of text: String) -> String {
        guard let end = text.range(of: "\n---\n") else { return matter() + text }
        return matter() + text[end.upperBound...]
    }

    /// Of a file whose size and time stay the same.
    private mutating func changeByte() throws -> String {
        let all = posts()
        guard !all.isEmpty else { return "no post" }
        let file = url("content/\(pick(all))")
        let time = try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate]
        var data = try Data(contentsOf: file)
        guard let last = data.indices.last(where: { (0x61...0x79).contains(data[$0]) }) else { return "no letter" }
        data[last] += 1
        try data.write(to: file)
        if let time { try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: file.path) }
        return "changed a byte of \(file.lastPathComponent)"
    }

    private mutating func removePost() throws -> String {
        let all = posts()
        guard all.count > 1 else { return "no post" }
        let path = pick(all)
        try FileManager.default.removeItem(at: url("content/\(path)"))
        return "removed \(path)"
    }

    private mutating func movePost() throws -> String {
        let all = posts()
        guard !all.isEmpty else { return "no post" }
        let path = pick(all)
        count += 1
        let target = "content/\(pick(["posts", "letters", "moved"]))/m\(count).md"
        try makeFolder(of: target)
        try FileManager.default.moveItem(at: url("content/\(path)"), to: url(target))
        return "moved \(path) to \(target)"
    }

    private mutating func swapPosts() throws -> String {
        let all = posts()
        guard all.count > 1 else { return "no post" }
        let (one, other) = (url("content/\(pick(all))"), url("content/\(pick(all))"))
        guard one != other else { return "swapped one with itself" }
        let aside = url("aside")
        try FileManager.default.moveItem(at: one, to: aside)
        try FileManager.default.moveItem(at: other, to: one)
        try FileManager.default.moveItem(at: aside, to: other)
        return "swapped \(one.lastPathComponent) and \(other.lastPathComponent)"
    }

    private mutating func touch() throws -> String {
        let all = posts()
        guard !all.isEmpty else { return "no post" }
        let file = url("content/\(pick(all))")
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: TimeInterval(below(2_000_000_000)))],
            ofItemAtPath: file.path)
        return "touched \(file.lastPathComponent)"
    }

    // MARK: - The rest of the site

    private mutating func editTemplate() throws -> String {
        let name = pick(["note", "post", "tag", "section", "special", "home"])
        let path = "templates/\(name).mustache"
        if below(4) == 0 {
            try? FileManager.default.removeItem(at: url(path))
            return "removed \(path)"
        }
        let parts = [
            "<p>{{site.postCount}}</p>", "{{#page.tags}}<b>{{name}} {{count}}</b>{{/page.tags}}",
            "{{#page.next}}<a href=\"{{url}}\">{{title}}</a>{{/page.next}}", "<i>{{data.facts.one}}</i>",
            "{{#page.posts}}<a href=\"{{url}}\">{{title}}</a><p>{{summary}}</p>{{/page.posts}}", "{{{page.cloud}}}",
            "{{#page.posts}}<div>{{{content}}}</div>{{/page.posts}}", "<p>{{page.words}} {{page.params.colour}}</p>",
            "{{#site.taxonomies}}<u>{{title}} {{count}}</u>{{/site.taxonomies}}",
            "{{#page.date}}{{text}}{{/page.date}}",
            "{{#page.section}}<p>{{title}}</p>{{/page.section}}", "<p>{{count(page.posts)}}</p>",
        ]
        let body = (0..<1 + below(3)).map { _ in pick(parts) }.joined(separator: "\n")
        let content = name == "post" || name == "special" ? "{{{page.content}}}" : ""
        let page = """
            <!DOCTYPE html>
            <html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><meta charset="utf-8"/><title>{{page.title}}</title></head>
            <body><h1>{{page.title}}</h1><div>\(body)</div>\(content)</body></html>
            """
        try write(name == "note" ? "<div>\(body)</div>\n" : page, to: path)
        return "wrote \(path)"
    }

    private mutating func editConfiguration() throws -> String {
        var lines = ["title: \(pick(["Edits", "Other"]))"]
        let choices = [
            "posts-per-page: \(below(4))", "years: false", "tag-feeds: false", "feed-length: \(below(3))",
            "base-url: https://example.org/\(below(2) == 0 ? "" : "sub/")", "urls: flat", "home-tags: \(below(4))",
            "related-tags: \(below(3))", "minify: true", "fingerprints: true", "taxonomies: [tags]", "language: de",
            "languages:\n  fr: {title: Nuages}", "menu:\n  - {title: Tags, url: /tags/}",
            "cloud: {width: \(400 + below(3) * 100)}", "params: {colour: \(pick(["red", "green"]))}",
            "base-url: https://example.org/",
        ]
        for _ in 0..<below(5) {
            let line = pick(choices)
            let key = line.prefix { $0 != ":" }
            if !lines.contains(where: { $0.hasPrefix(key + ":") }) { lines.append(line) }
        }
        try write(lines.joined(separator: "\n") + "\n", to: "stratus.yml")
        return "stratus.yml: \(lines.joined(separator: ", "))"
    }

    private mutating func editData() throws -> String {
        if below(4) == 0 {
            try? FileManager.default.removeItem(at: url("data/facts.yml"))
            return "removed data"
        }
        try write("one: \(pick(Self.words.filter { !$0.contains("&") }))\ntwo: \(below(3))\n", to: "data/facts.yml")
        return "wrote data"
    }

    private mutating func editAsset() throws -> String {
        let path = pick([
            "static/a.png", "static/own.css", "content/posts/b.jpg", "static/site.css", "static/.htaccess",
        ])
        if below(4) == 0 {
            try? FileManager.default.removeItem(at: url(path))
            return "removed \(path)"
        }
        let text = path.hasSuffix(".css") ? "a { background: url(a.png) } /* \(below(3)) */\n" : "bytes \(below(5))"
        try write(text, to: path)
        return "wrote \(path)"
    }

    private mutating func editIndex() throws -> String {
        let path = pick(["content/_index.md", "content/posts/_index.md", "content/letters/_index.md"])
        if below(3) == 0 {
            try? FileManager.default.removeItem(at: url(path))
            return "removed \(path)"
        }
        try write("---\ntitle: Index \(below(3))\n---\n" + body(), to: path)
        return "wrote \(path)"
    }

    // MARK: - What was built

    private mutating func spoilOutput() throws -> String {
        let all = (FileManager.default.enumerator(atPath: output.path)?.compactMap { $0 as? String } ?? [])
            .filter { $0.contains(".") && !$0.hasPrefix(".stratus") }.sorted()
        guard !all.isEmpty else { return "no output" }
        let file = output.appending(path: pick(all))
        guard var data = try? Data(contentsOf: file), !data.isEmpty else { return "no file" }
        switch below(3) {
        case 0: try FileManager.default.removeItem(at: file)
        case 1:
            data[data.startIndex] ^= 1
            try data.write(to: file)
        default:
            let aside = file.appendingPathExtension("aside")
            try FileManager.default.moveItem(at: file, to: aside)
            try FileManager.default.copyItem(at: aside, to: file)
            try FileManager.default.removeItem(at: aside)
        }
        return "spoilt \(file.lastPathComponent)"
    }

    private mutating func spoilCache() throws -> String {
        let file = output.appending(path: ".stratus/cache")
        guard var data = try? Data(contentsOf: file), data.count > 40 else { return "no cache" }
        switch below(3) {
        case 0: try FileManager.default.removeItem(at: file)
        case 1: try data.prefix(below(data.count)).write(to: file)
        default:
            data[data.startIndex + below(data.count)] ^= UInt8(1 << below(8))
            try data.write(to: file)
        }
        return "spoilt the cache"
    }

    // MARK: - Files

    private func url(_ path: String) -> URL { folder.appending(path: path) }

    private func makeFolder(of path: String) throws {
        try FileManager.default.createDirectory(
            at: url(path).deletingLastPathComponent(), withIntermediateDirectories: true)
    }

    private func write(_ text: String, to path: String) throws {
        try makeFolder(of: path)
        try Data(text.utf8).write(to: url(path))
    }
}
