import Foundation
import TestSupport
import Testing

/// The worked examples, built by the generators themselves after the command that the documentation shows for them.
@Suite struct SiteSampleTests {
    struct Site: Sendable, CustomTestStringConvertible {
        let name: String
        /// The documentation's page about it.
        let page: String
        /// Where the clouds are written, and where the generator writes.
        let clouds: String
        let output: String
        let program: String?
        let arguments: [String]
        /// Where its posts are, and the beginning of one with a hostile tag.
        let post: (path: String, text: String)
        /// All pages that include a cloud.
        let pagesWithClouds: [String]

        var testDescription: String { name }
    }

    static let sites = [
        Site(
            name: "hugo", page: "Hugo", clouds: "assets/clouds", output: "public", program: Generators.hugo,
            arguments: ["--quiet"],
            post: ("content/posts/hostile.md", "---\ntitle: H\ndate: 2026-05-01\ntags: TAGS\n---\n"),
            pagesWithClouds: ["categories/index.html", "index.html", "tags/index.html"]),
        Site(
            name: "jekyll", page: "Jekyll", clouds: "_data/clouds", output: "_site", program: Generators.jekyll,
            arguments: ["build", "--quiet", "--disable-disk-cache"],
            post: ("_posts/2026-05-01-hostile.md", "---\ntitle: H\nlayout: post\ntags: TAGS\n---\n"),
            pagesWithClouds: ["index.html", "tags/index.html"]),
        Site(
            name: "pelican", page: "Pelican", clouds: "theme/templates/clouds", output: "output",
            program: Generators.pelican, arguments: ["--quiet"],
            post: ("content/hostile.md", "Title: H\nDate: 2026-05-01\nTags: PLAIN\n\n"),
            pagesWithClouds: ["categories/index.html", "index.html", "tags/index.html"]),
    ]

    // MARK: - Sites that are built

    @Test(arguments: sites) func everyLinkOfACloudLeadsToAPage(site: Site) throws {
        guard let work = try SiteCopy(site) else { return }
        #expect(try work.embed("--check").status == 1)
        try work.embedAndBuild()
        let fragment = try work.fragment()
        let home = try work.bytes("\(site.output)/index.html")
        #expect(home.firstRange(of: fragment) != nil, "the home page does not hold the cloud as it is")
        // Eleven tags; the names that generators file in ways of their own are among them.
        let links = hrefs(in: fragment)
        #expect(links.count == 11)
        for link in links { #expect(try work.leadsSomewhere(link), "\(link)") }
        for page in try work.pages().values {
            for link in hrefs(in: page) where !link.hasPrefix("mailto:") {
                #expect(try work.leadsSomewhere(link), "\(link)")
            }
        }
    }

    @Test(arguments: sites) func anotherCloudChangesThePagesThatHaveItAndNoOther(site: Site) throws {
        guard let work = try SiteCopy(site) else { return }
        try work.embedAndBuild()
        let before = try work.pages()
        let times = try work.timesOfClouds()
        // Once more: nothing is written, and so nothing is built otherwise.
        try work.embedAndBuild()
        #expect(try work.timesOfClouds() == times)
        #expect(try work.pages() == before)
        #expect(try work.embed("--check").status == 0)
        try work.embedAndBuild("--max-size 40")
        let after = try work.pages()
        #expect(after.keys.sorted() == before.keys.sorted())
        let changed = after.keys.filter { after[$0] != before[$0] }.sorted()
        #expect(changed == site.pagesWithClouds)
    }

    /// `{hugo}` is a rule of ours that follows Hugo's; what Hugo makes of names is asked of Hugo.
    @Test func hugoHasAPageWhereEachLinkLeads() throws {
        let site = try #require(Self.sites.first { $0.name == "hugo" })
        guard let work = try SiteCopy(site) else { return }
        let names = [
            "C++", "C#", ".NET", "..a", "R&D", "a  b", "a -b", "a- b", "--a--", "a & b", "İstanbul", "ΛΌΓΟΣ", "a_b~c@d",
            "100%", "a%41b", "50%ff", "x²", "cafe\u{301}", "ǅ", "a\u{200D}b", "q?", "[x]", "a|b", "a\\b", "a:b", "٠١",
            "ß", "ﬁ", "a\u{AD}b", "'s", "e.", "#", "#a", "+", "a//b", "emoji 😀", "a\u{A0}b", "a\u{3000}b", "हिन्दी", "$x",
            "(x)", "x^y", "`x`", "{{ x }}", "<b>", "一 二",
        ]
        for (index, name) in names.enumerated() {
            let quoted = name.replacing("'", with: "''")
            try work.folder.write(
                "---\ntitle: T\ndate: 2026-05-01\ntags: ['\(quoted)']\n---\n", to: "content/posts/name\(index).md")
        }
        // Each is to be asked for, also those that are alike.
        try work.embedAndBuild("--merge exact")
        let links = try hrefs(in: work.fragment())
        // The sample has eleven, two of them among these.
        #expect(links.count == names.count + 9)
        for link in links { #expect(try work.leadsSomewhere(link), "\(link)") }
    }

    /// Without `--link`: each generator is asked where it has its pages, below a path, and without the samples' own rules.
    @Test(arguments: [
        ("hugo", "hugo.toml", "baseURL = 'https://example.org/blog/'\n", "content", 11, 11),
        (
            "jekyll", "_config.yml",
            "plugins: [jekyll-archives]\nbaseurl: /blog\njekyll-archives: {enabled: [tags], layout: default}\n",
            "_posts",
            11, 11
        ),
        (
            "pelican", "pelicanconf.py",
            "SITENAME = 'A'\nPATH = 'content'\nTIMEZONE = 'UTC'\nSITEURL = 'https://example.org/blog'\n", "content", 10,
            11
        ),
    ])
    func linksOfTheConfigurationLeadToPages(
        name: String, file: String, configuration: String, posts: String, links: Int, tags: Int
    ) throws {
        let site = try #require(Self.sites.first { $0.name == name })
        guard name != "jekyll" || Generators.hasJekyllArchives, let work = try SiteCopy(site) else { return }
        try work.embed()
        try work.folder.write(configuration, to: file)
        try work.build()
        let cloud = try Command.run(["render", posts, "--from", "posts", "--format", "json"], folder: work.folder.url)
        #expect(cloud.errors.contains("; links as ") || cloud.errors.contains(", links as "), "\(cloud.errors)")
        let found = cloud.text.matches(of: /"link":"([^"]*)"/).map { String($0.1) }
        #expect(found.count == links && cloud.text.matches(of: /"link":/).count == tags, "\(found)")
        for link in found {
            #expect(link.hasPrefix("/blog/"))
            #expect(try work.leadsSomewhere(String(link.dropFirst(5))), "\(link)")
        }
    }

    /// Jekyll runs the command by itself, as the documentation has it in the shell.
    @Test func aHookOfJekyllKeepsTheCloudsFresh() throws {
        let site = try #require(Self.sites.first { $0.name == "jekyll" })
        guard let work = try SiteCopy(site, withHooks: true) else { return }
        try work.build()
        #expect(try work.embed("--check").status == 0)
        let times = try work.timesOfClouds()
        try work.build()
        #expect(try work.timesOfClouds() == times)
        let home = try work.bytes("\(site.output)/index.html")
        #expect(home.firstRange(of: try work.fragment()) != nil)
    }

    @Test(arguments: sites) func noNameIsRunAsATemplate(site: Site) throws {
        guard let work = try SiteCopy(site) else { return }
        let names = ["{{ site.title }}x", "{% raw %}y", "{# z", "<b>&amp;", "हिन्दी", "C#", "node js"]
        let list = "[" + names.map { "'\($0)'" }.joined(separator: ", ") + "]"
        try work.folder.write(
            site.post.text.replacing("TAGS", with: list).replacing("PLAIN", with: names.joined(separator: ", ")),
            to: site.post.path)
        try work.embedAndBuild()
        let fragment = try work.fragment()
        #expect(fragment.firstRange(of: Data("&#123;&#123; site.title }}x".utf8)) != nil)
        let home = try work.bytes("\(site.output)/index.html")
        #expect(home.firstRange(of: fragment) != nil, "a name was run as a template")
        for link in hrefs(in: fragment) { #expect(try work.leadsSomewhere(link), "\(link)") }
    }

    // MARK: - Sites that cannot be built everywhere

    /// Their generators are not packaged; what is read and written for them is tested all the same.
    @Test(arguments: [("eleventy", "Eleventy", 11), ("zola", "Zola", 11)])
    func theDocumentedCommandWritesTheCloudsOfASite(name: String, page: String, count: Int) throws {
        let folder = try TemporaryFolder()
        let copy = folder.url.appending(path: name)
        try FileManager.default.copyItem(at: Project.sample("Sites/\(name)"), to: copy)
        let command = try documentedCommand(page)
        let result = try runShell(command, in: copy)
        #expect(result.status == 0, "\(result.errors)")
        let into = try #require(command.firstMatch(of: /--into (\S+)/)).1
        let fragment = try Data(contentsOf: copy.appending(path: "\(into)/tags.html"))
        #expect(hrefs(in: fragment).count == count)
    }
}

/// A copy of a site in a folder of its own.
private struct SiteCopy {
    let folder: TemporaryFolder
    private let site: SiteSampleTests.Site
    private let program: String

    /// Nil where the generator is not installed, which is a fault where all tests are to run.
    ///
    /// - Parameter withHooks: whether a generator that can runs the command by itself.
    init?(_ site: SiteSampleTests.Site, withHooks: Bool = false) throws {
        guard let program = site.program else {
            if Checkers.isStrict { Issue.record("there is no \(site.name): \(Generators.hint)") }
            return nil
        }
        self.site = site
        self.program = program
        folder = try TemporaryFolder()
        let manager = FileManager.default
        for name in try manager.contentsOfDirectory(atPath: Project.sample("Sites/\(site.name)").path) {
            // What was written in the sample's own folder is not looked at.
            guard name != site.output, name != ".jekyll-cache", name != "resources", withHooks || name != "_plugins"
            else { continue }
            try manager.copyItem(
                at: Project.sample("Sites/\(site.name)/\(name)"), to: folder.url.appending(path: name))
        }
        try? manager.removeItem(at: folder.url.appending(path: site.clouds))
    }

    /// Runs the command of the documentation.
    @discardableResult
    func embed(_ more: String = "") throws -> Command.Result {
        try runShell(documentedCommand(site.page) + " --quiet " + more, in: folder.url)
    }

    func embedAndBuild(_ more: String = "") throws {
        let embedded = try embed(more)
        try #require(embedded.status == 0, "\(embedded.errors)")
        try build()
    }

    func build() throws {
        let built = try Command.run(
            site.arguments, environment: environment, folder: folder.url, executable: program)
        try #require(built.status == 0, "\(built.text)\(built.errors)")
    }

    func bytes(_ path: String) throws -> Data { try Data(contentsOf: folder.url.appending(path: path)) }

    /// The cloud of the tags but for the line feed at its end, which Jinja takes away.
    func fragment() throws -> Data {
        let bytes = try bytes("\(site.clouds)/tags.html")
        return bytes.last == UInt8(ascii: "\n") ? bytes.dropLast() : bytes
    }

    /// All pages that were built.
    func pages() throws -> [String: Data] {
        let output = folder.url.appending(path: site.output)
        var pages: [String: Data] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: output.path) where path.hasSuffix(".html") {
            pages[path] = try Data(contentsOf: output.appending(path: path))
        }
        return pages
    }

    func timesOfClouds() throws -> [String: Date] {
        let clouds = folder.url.appending(path: site.clouds).path
        var times: [String: Date] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: clouds) {
            times[name] =
                try FileManager.default.attributesOfItem(atPath: "\(clouds)/\(name)")[.modificationDate] as? Date
        }
        return times
    }

    /// Whether there is a file, and an element of the id, as a server of plain files would find them.
    func leadsSomewhere(_ link: String) throws -> Bool {
        let path = link.replacing("https://example.org", with: "")
        guard path.hasPrefix("/") else { return false }
        let parts = path.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        guard let decoded = String(parts[0]).removingPercentEncoding else { return false }
        let file = folder.url.appending(path: site.output).path + decoded + (decoded.hasSuffix("/") ? "index.html" : "")
        guard let bytes = FileManager.default.contents(atPath: file) else { return false }
        guard parts.count == 2 else { return true }
        guard let id = String(parts[1]).removingPercentEncoding else { return false }
        return bytes.firstRange(of: Data("id=\"\(id)\"".utf8)) != nil
    }
}

/// Pelican and Jekyll call the command by its name, or as this says.
private var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    environment["STRATUS"] = Command.binary
    let folder = URL(filePath: Command.binary).deletingLastPathComponent().path
    environment["PATH"] = folder + ":" + (environment["PATH"] ?? "/usr/bin:/bin")
    return environment
}

private func runShell(_ command: String, in folder: URL) throws -> Command.Result {
    try Command.run(["-c", command], environment: environment, folder: folder, executable: "/bin/sh")
}

/// The first command of a page of the documentation.
private func documentedCommand(_ page: String) throws -> String {
    let path = Project.root.appending(path: "Sources/Stratus/Stratus.docc/\(page).md")
    let text = String(decoding: try Data(contentsOf: path), as: UTF8.self)
    let lines = text.split(separator: "\n").map(String.init)
    let start = try #require(lines.firstIndex { $0.hasPrefix("stratus embed --clouds-from") })
    let rest = lines[start...]
    let end = rest.firstIndex { !$0.hasSuffix("\\") } ?? start
    return rest[...end].map { $0.hasSuffix("\\") ? String($0.dropLast()) : $0 }.joined(separator: " ")
}

private func hrefs(in page: Data) -> [String] {
    String(decoding: page, as: UTF8.self).matches(of: /href="([^"]*)"/).map { String($0.1) }
}
