import Foundation
import Glibc
import Stratus
import TestSupport

/// A site, and what people do to it.
struct EditedSite {
    let folder: URL
    let output: URL
    private var random: Seeded
    private var count = 0
    /// What data/facts.json says.
    var facts = (one: "ink", two: 2)
    /// A cache that was left once.
    var oldCache: Data?
    /// What is done to this site more often than else: so that things meet that seldom do.
    private var favourites: [Int] = []
    /// Lines of the configuration and parts of texts that this site has more often than others.
    private(set) var favouriteLines: [Int] = []
    private var favouriteParts: [Int] = []
    /// Of the configuration.
    private(set) var lastingLines: [String] = []
    private static let edits = 43
    /// All files of the site when it was built the last time.
    private var built: [String: Data] = [:]

    private static let tags = ["Swift", "swift", "C++", "C#", "Größe", "東京", "a/b", "Type", "Ink"]
    static let words = [
        "cloud", "type", "line", "serif", "press", "ink", "paper", "Größe", "fi", "a&b", "<i>b</i>",
    ]
    private static let folders = ["", "posts", "posts", "posts/deep", "letters", "posts.d", "fr/posts", "en/posts"]

    init(folder: URL, output: URL, _ random: Seeded) throws {
        (self.folder, self.output, self.random) = (folder, output, random)
        favourites = (0..<5).map { _ in below(Self.edits) }
        favouriteLines = (0..<3).map { _ in below(100) }
        favouriteParts = (0..<2).map { _ in below(7) }
        // Some show what else seldom meets: files named by their content, and templates that see different fields of one
        // object.
        switch below(8) {
        case 0:
            (lastingLines, favouriteParts) = (["fingerprints: true"], [5, 5])
            favourites += [22, 22, 22]
            try write("bytes", to: "static/a.png")
        case 1:
            favourites += [20, 20, 41]
            _ = try twinTemplates()
        default: break
        }
        try write("Ink\n", to: "left-out.txt")
        try write(Self.builtIn("themes/cool.css"), to: "own.css")
        try write("{\"one\": \"ink\", \"two\": 2}\n", to: "data/facts.json")
        if below(2) == 0 {
            try write(
                (["title: Edits", "base-url: https://example.org/"] + lastingLines).map { $0 + "\n" }.joined(),
                to: "stratus.yml")
        } else {
            _ = try editConfiguration()
            for _ in 0..<below(3) { _ = try editTemplate() }
        }
        try write("<p>{{page.title}} {{site.postCount}}</p>\n", to: "templates/note.mustache")
        for _ in 0..<3 + below(8) { try addPost() }
    }

    mutating func below(_ bound: Int) -> Int { Int(random.next() % UInt64(max(1, bound))) }

    mutating func pick<Element>(_ list: [Element]) -> Element { list[below(list.count)] }

    /// Does one thing at random.
    ///
    /// - Returns: what it was.
    mutating func edit(_ options: inout SiteOptions) throws -> String {
        switch below(3) > 0 ? pick(favourites) : below(Self.edits) {
        case 0, 1, 2: return try "added \(addPost())"
        case 3, 4, 5: return try rewrite { site, text in site.newBody(of: text) }
        case 6: return try rewrite { site, text in site.shuffled(text) }
        case 7, 8, 9: return try rewrite { site, text in site.newMatter(of: text) }
        case 10: return try changeByte()
        case 11: return try removePost()
        case 12: return try movePost()
        case 13: return try swapPosts()
        case 14: return try touch()
        case 15, 16: return try editTemplate()
        case 17: return try copyTemplate()
        case 18, 19: return try editConfiguration()
        case 20, 21: return try editData()
        case 22: return try editAsset()
        case 23: return try editIndex()
        case 24: return try editTheme()
        case 25: return try spoilOutput()
        case 26: return try spoilCache()
        case 27: return try moveAway()
        case 28:
            options.now = pick([1_800_000_000, 1_900_000_000, 1_600_000_000])
            return "the clock says \(options.now ?? 0)"
        case 29:
            options.drafts = options.drafts == nil ? true : nil
            return "drafts \(options.drafts == nil ? "off" : "on")"
        case 30:
            options.usesCache.toggle()
            return "cache \(options.usesCache ? "on" : "off")"
        case 31:
            options.minify = options.minify == nil ? true : nil
            return "minify \(options.minify == nil ? "as configured" : "on")"
        case 32:
            options.overrides = below(4) > 0 ? [OptionSetting("width", "\(300 + 50 * below(3))")] : []
            return "width \(options.overrides.first?.value.text ?? "as configured")"
        case 33: return try rewrite { site, text in site.movedPartial(in: text) }
        case 34: return try swapFolders()
        case 35: return try killBuild(options)
        case 36: return try exchangeCache()
        case 37: return look(options)
        case 38:
            options.baseURL = below(2) == 0 ? nil : pick(["https://example.net/", "https://example.org/other/"])
            return "base-url \(options.baseURL ?? "as configured")"
        case 39:
            options.keepsGoing.toggle()
            return "keep going \(options.keepsGoing ? "on" : "off")"
        case 40:
            options.expired = options.expired == nil ? true : nil
            return "expired \(options.expired == nil ? "as configured" : "on")"
        case 41: return try twinTemplates()
        default: return "nothing"
        }
    }

    // MARK: - Posts

    func posts() -> [String] {
        let root = folder.appending(path: "content").path
        let all = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
        return all.filter { $0.hasSuffix(".md") && !$0.hasSuffix("_index.md") }.sorted()
    }

    @discardableResult
    private mutating func addPost() throws -> String {
        count += 1
        let name = "\(pick(Self.folders))/p\(count)\(below(12) == 0 ? pick([".de", ".fr"]) : "").md"
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
        if below(20) == 0 { lines.append("template: \(pick(["special", "section", "home", "tags"]))") }
        if below(12) == 0 { lines.append("authors: [\(pick(["Ann", "Bo"]))]") }
        if below(20) == 0 { lines.append("lang: \(pick(["fr", "de"]))") }
        if below(25) == 0 { lines.append("expiryDate: 2031-01-01") }
        if below(25) == 0 { lines.append("image: /a.png") }
        if below(30) == 0 { lines.append("url: /fixed-\(below(3))/") }
        if below(15) == 0 { lines.append("colour: \(pick(["red", "blue"]))") }
        return "---\n\(lines.joined(separator: "\n"))\n---\n"
    }

    mutating func body() -> String {
        var parts: [String] = []
        for _ in 0..<1 + below(4) {
            switch below(3) == 0 ? pick(favouriteParts) : below(24) {
            case 0: parts.append("## \(pick(["One", "Two", "One"]))")
            case 1: parts.append("[there](\(pick(links())))")
            case 2: parts.append("[part](\(pick(links()))#\(pick(["one", "two", "one-1"])))")
            case 3: parts.append("{{> note}}")
            case 4: parts.append("<!-- stratus site:tags -->\n<!-- /stratus -->")
            case 5: parts.append("![picture](/a.png)")
            case 6: parts.append("{% raw %} {{ shortcode }}")
            default: parts.append((0..<3 + below(30)).map { _ in pick(Self.words) }.joined(separator: " "))
            }
        }
        return parts.joined(separator: "\n\n") + "\n"
    }

    private mutating func links() -> [String] {
        let posts = posts()
        let pages = posts.map { "/" + $0.dropLast(3) + "/" }.filter { !$0.contains(".") }
        return posts.map { "@/\($0)" } + pages + ["/tags/", "/"] + (below(30) == 0 ? ["/missing/"] : [])
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

    /// The same text with its partial in another place.
    private mutating func movedPartial(in text: String) -> String {
        guard let end = text.range(of: "\n---\n") else { return text }
        var parts = text[end.upperBound...].split(separator: "\n\n").map { $0.trimmingCharacters(in: .newlines) }
        parts.removeAll { $0 == "{{> note}}" }
        parts.insert("{{> note}}", at: below(parts.count + 1))
        return text[..<end.upperBound] + parts.joined(separator: "\n\n") + "\n"
    }

    /// The same paragraphs in another order.
    private mutating func shuffled(_ text: String) -> String {
        guard let end = text.range(of: "\n---\n") else { return text }
        var parts = text[end.upperBound...].split(separator: "\n\n").map(String.init)
        for number in parts.indices.dropFirst().reversed() { parts.swapAt(number, below(number + 1)) }
        return text[..<end.upperBound] + parts.map { $0.trimmingCharacters(in: .newlines) }.joined(separator: "\n\n")
            + "\n"
    }

    /// Of a file whose size and time stay the same.
    private mutating func changeByte() throws -> String {
        let all = posts()
        guard !all.isEmpty else { return "no post" }
        let file = url("content/\(pick(all))")
        var status = stat()
        guard stat(file.path, &status) == 0 else { return "no file" }
        var data = try Data(contentsOf: file)
        guard let last = data.indices.last(where: { (0x61...0x79).contains(data[$0]) }) else { return "no letter" }
        data[last] += 1
        try data.write(to: file)
        // To the nanosecond: only that it was changed shows.
        utimensat(AT_FDCWD, file.path, [status.st_atim, status.st_mtim], 0)
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

    // MARK: - What builds

    /// Called when it was built.
    mutating func remember() { built = files() }

    /// Takes back what it was refused for: only what is different is written.
    mutating func restore() throws {
        let now = files()
        for name in now.keys.sorted() where built[name] == nil { try FileManager.default.removeItem(at: url(name)) }
        for (name, data) in built.sorted(by: { $0.key < $1.key }) where now[name] != data {
            try makeFolder(of: name)
            try data.write(to: url(name))
        }
    }

    private func files() -> [String: Data] {
        var files: [String: Data] = [:]
        let walk = FileManager.default.enumerator(atPath: folder.path)
        while let name = walk?.nextObject() as? String {
            if name == ".stratus" { walk?.skipDescendants() } else { files[name] = try? Data(contentsOf: url(name)) }
        }
        return files
    }

    // MARK: - Files

    func url(_ path: String) -> URL { folder.appending(path: path) }

    func makeFolder(of path: String) throws {
        try FileManager.default.createDirectory(
            at: url(path).deletingLastPathComponent(), withIntermediateDirectories: true)
    }

    func write(_ text: String, to path: String) throws {
        try makeFolder(of: path)
        try Data(text.utf8).write(to: url(path))
    }
}
