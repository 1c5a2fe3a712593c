import Foundation
import FoundationXML
import TestSupport
import Testing

/// Sites with a tree of pages for each language.
@Suite struct BuildTreesTests {
    private typealias Folder = TemporaryFolder

    private static let settings = """
        title: Site
        base-url: https://example.org/blog/
        languages:
          de: {title: Seite, menu: [{title: Hallo, url: /de/posts/hello/}], words: {older: Zurück}, params: {mood: gut}}
          ar:
        params: {mood: good, size: 3}

        """

    private static let files = [
        "stratus.yml": settings,
        "content/about.md":
            "---\ntitle: About\n---\n[Über](about.de.md) [hello](posts/hello.md) [de](/de/posts/hello/)\n",
        "content/about.de.md": "---\ntitle: Über\n---\n[hier](posts/hello.de.md#x) [dort](posts/hello.md)\n",
        "content/posts/hello.md": Folder.post("Hello", ["Swift", "One"]),
        "content/posts/hello.de.md": Folder.post("Hallo", ["Swift", "Eins"], text: "## X\n\n![b](b.png) [a](/about/)"),
        "content/ar/posts/hello.md": Folder.post("مرحبا", ["Swift"], text: "![b](b.png) [de](../../posts/hello.de.md)"),
        "content/ar/posts/b.png": "picture", "content/posts/b.png": "picture",
        "content/posts/only.md": Folder.post("Only", ["Two"], date: "2025-01-02"),
        "content/posts/key.md": Folder.post("Key", ["Two"], "translation-key: k\n"),
        "content/posts/schluessel.de.md": Folder.post("Schlüssel", ["Zwei"], "translationKey: k\n"),
        "content/posts/dotted.name.md": Folder.post("Dotted", ["Two"]),
        "templates/cloud.mustache":
            "{{#page.cloud}}<figure>{{{page.cloud}}}</figure>{{/page.cloud}}<i>{{site.params.mood}}</i>",
    ]

    private func built(_ files: [String: String] = files, _ arguments: [String] = []) throws -> TemporaryFolder {
        let site = try Folder.site(files)
        let result = try site.build(arguments)
        try #require(result.status == 0, "\(result.errors)")
        return site
    }

    private func pages(_ site: TemporaryFolder) throws -> [String: String] {
        try site.contents().filter { $0.key.hasSuffix(".html") }.mapValues { String(decoding: $0, as: UTF8.self) }
    }

    @Test func everyLanguageHasItsOwnTree() throws {
        let site = try built()
        let files = Set(site.files())
        for name in [
            "index.html", "de/index.html", "ar/index.html", "about/index.html", "de/about/index.html",
            "posts/hello/index.html", "de/posts/hello/index.html", "ar/posts/hello/index.html", "de/404.html",
            "de/feed.xml", "ar/feed.json", "de/tags/swift/feed.xml", "de/tags/index.json", "ar/archive/2026/index.html",
            "de/posts/schluessel/index.html", "tags/two/index.html", "ar/posts/b.png", "de/cloud.svg", "sitemap.xml",
            "site.css", "posts/dotted.name/index.html",
        ] { #expect(files.contains(name), "\(name)") }
        for name in [
            "ar/about/index.html", "de/posts/only/index.html", "de/site.css", "de/sitemap.xml",
            "de/tags/two/index.html",
            "tags/eins/index.html", "de/archive/2025/index.html",
        ] { #expect(!files.contains(name), "\(name)") }
        let home = try site.text("public/de/index.html")
        #expect(home.contains("<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"de\" dir=\"ltr\">"))
        #expect(home.contains("<h1><bdi>Seite</bdi></h1>"))
        #expect(home.contains("Zum Text"))
        #expect(home.contains("<a href=\"/blog/de/posts/hello/\"><bdi>Hallo</bdi></a>"))
        #expect(home.contains("href=\"/blog/site.css\""))
        #expect(home.contains("<i>gut</i>"))
        #expect(try site.text("public/index.html").contains("<i>good</i>"))
        #expect(try site.text("public/ar/index.html").contains("lang=\"ar\" dir=\"rtl\">"))
        // Those of the site, where the language says nothing.
        #expect(try site.text("public/ar/index.html").contains("<i>good</i>"))
        #expect(try site.text("public/de/404.html").contains("Nicht gefunden"))
    }

    @Test func noListHasAPostOfAnotherLanguage() throws {
        let site = try built()
        let titles = ["": ["Hello", "Only", "Key", "Dotted"], "de": ["Hallo", "Schlüssel"], "ar": ["مرحبا"]]
        for (name, text) in try site.contents().mapValues({ String(decoding: $0, as: UTF8.self) }) {
            guard name.hasSuffix(".html") || name.hasSuffix("feed.xml") || name.hasSuffix("feed.json"),
                !name.contains("about"), !name.hasSuffix("posts/hello/index.html")
            else { continue }
            let own = name.hasPrefix("de/") ? "de" : name.hasPrefix("ar/") ? "ar" : ""
            for (language, titles) in titles where language != own {
                for title in titles {
                    #expect(
                        !text.contains("<bdi>\(title)</bdi>") && !text.contains("\"\(title)\""), "\(title) in \(name)")
                }
            }
        }
        let feed = try XMLDocument(data: Data(site.text("public/de/feed.xml").utf8))
        #expect(feed.rootElement()?.attribute(forName: "xml:lang")?.stringValue == "de")
        #expect(try feed.nodes(forXPath: "/*/*[local-name()='title']").first?.stringValue == "Seite")
        #expect(
            try feed.nodes(forXPath: "/*/*[local-name()='id']").first?.stringValue == "https://example.org/blog/de/")
    }

    @Test func translationsNameEachOther() throws {
        let site = try built()
        var alternates: [String: [String: String]] = [:]
        for (name, text) in try pages(site) {
            let own = "https://example.org/blog/" + name.replacing("index.html", with: "")
            for match in text.matches(of: /<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"\/>/) {
                alternates[own, default: [:]][String(match.1)] = String(match.2)
            }
        }
        #expect(alternates.count > 12)
        for (page, others) in alternates {
            #expect(others.values.contains(page), "\(page) names itself")
            #expect(others["x-default"] == others["en"] ?? others["de"])
            for other in others.values { #expect(alternates[other] == others, "\(other) names \(page)") }
        }
        let root = "https://example.org/blog/"
        #expect(alternates[root]?.keys.sorted() == ["ar", "de", "en", "x-default"])
        #expect(alternates[root + "about/"]?["de"] == root + "de/about/")
        #expect(alternates[root + "posts/key/"]?["de"] == root + "de/posts/schluessel/")
        #expect(alternates[root + "tags/swift/"]?["ar"] == root + "ar/tags/swift/")
        #expect(alternates[root + "posts/"]?["ar"] == root + "ar/posts/")
        #expect(alternates[root + "posts/only/"] == nil)
        let page = try site.text("public/de/about/index.html")
        #expect(
            page.contains(
                "<a href=\"/blog/about/\" rel=\"alternate\" hreflang=\"en\" lang=\"en\" dir=\"ltr\"><bdi>English</bdi></a>"
            ))
        #expect(page.contains("aria-label=\"Sprachen\""))
        // Without a translation the way leads to the first pages.
        let only = try site.text("public/posts/only/index.html")
        #expect(only.contains("<a href=\"/blog/ar/\" hreflang=\"ar\" lang=\"ar\" dir=\"rtl\"><bdi>العربية</bdi></a>"))
    }

    @Test func aPathMeansTheFileThatItNames() throws {
        let site = try built()
        let page = try site.text("public/de/about/index.html")
        #expect(page.contains("<a href=\"/blog/de/posts/hello/#x\">hier</a> <a href=\"/blog/posts/hello/\">dort</a>"))
        #expect(try site.text("public/de/posts/hello/index.html").contains("src=\"/blog/posts/b.png\""))
        #expect(try site.text("public/de/posts/hello/index.html").contains("<a href=\"/blog/about/\">a</a>"))
        let arabic = try site.text("public/ar/posts/hello/index.html")
        #expect(arabic.contains("src=\"/blog/ar/posts/b.png\""))
        #expect(arabic.contains("<a href=\"/blog/de/posts/hello/\">de</a>"))
    }

    @Test func flatAddressesAndFingerprintsAndSmallPagesGoWithIt() throws {
        var files = Self.files
        files["stratus.yml"] = Self.settings + "urls: flat\nfingerprints: true\nminify: true\n"
        files["content/posts/hello.de.md"] = Folder.post("Hallo", ["Swift"], text: "## X\n\n[start](/de/) ![b](b.png)")
        files["stratus.yml"]?.replace("/de/posts/hello/", with: "/de/posts/hello")
        files["content/about.md"] = "---\ntitle: About\n---\n[de](/de/posts/hello)\n"
        let site = try built(files)
        #expect(site.files().contains("de/posts/hello.html"))
        #expect(try site.text("public/de/posts/hello.html").contains("<a href=\"/blog/de/\">start</a>"))
        #expect(try site.text("public/de/posts/hello.html").contains(/posts\/b\.[0-9a-f]{10}\.png/))
        #expect(try site.build(["--check"]).status == 0)
    }

    @Test(arguments: [
        ("content/de.md", "---\ntitle: A\n---\n", "de/index.html"),
        ("static/de/index.html", "<p>x</p>", "de/index.html"),
        ("content/de/posts/hello.md", Folder.post("Zwei"), "de/posts/hello/index.html"),
    ])
    func whatWouldTakeThePlaceOfALanguageIsTold(_ path: String, _ text: String, _ place: String) throws {
        var files = Self.files
        files[path] = text
        let site = try Folder.site(files)
        let result = try site.build()
        #expect(result.status == 65)
        #expect(result.errors.contains("\"\(place)\" is made of"), "\(result.errors)")
        #expect(result.errors.contains(path))
    }

    @Test func twoPagesOfALanguageCannotBeOneTranslation() throws {
        var files = Self.files
        files["content/posts/again.md"] = Folder.post("Again", [], "translation-key: k\n")
        let result = try Folder.site(files).build()
        #expect(result.status == 65)
        #expect(result.errors.contains("its translation-key is that of /blog/posts/"), "\(result.errors)")
    }

    @Test(arguments: [
        ("languages:\n  deutsch_: {}\n", "2:3", "expected a language tag"),
        ("languages:\n  EN:\n", "2:3", "is the main language"),
        ("languages:\n  de:\n  DE:\n", "3:3", "twice"),
        ("languages: [de]\n", "1:12", "expected a table"),
        ("languages:\n  de: {titel: x}\n", "2:8", "did you mean \"title\"?"),
        ("languages:\n  de: {drafts: true}\n", "2:8", "is not known"),
        ("languages:\n  de: {taxonomies: {topics: {title: Themen}}}\n", "2:8", "no taxonomy \"topics\""),
        ("languages:\n  de: {menu: [{title: A, url: /nowhere/}]}\n", "2:31", "leads to nothing"),
        ("languages:\n  de: {words: {oldr: x}}\n", "2:16", "did you mean \"older\"?"),
    ])
    func aSettingThatIsWrongIsToldWithItsPlace(_ settings: String, _ place: String, _ message: String) throws {
        let site = try Folder.site(["stratus.yml": settings, "content/posts/a.md": Folder.post("A")])
        let result = try site.build()
        #expect(result.status == 65)
        #expect(result.errors.contains("stratus.yml:\(place): error"), "\(result.errors)")
        #expect(result.errors.contains(message), "\(result.errors)")
    }

    @Test func namesOfLanguagesThatTheSiteDoesNotHaveAreNames() throws {
        let site = try built(["content/posts/a.de.md": Folder.post("A"), "content/de/b.md": Folder.post("B")])
        #expect(site.files().contains("posts/a.de/index.html"))
        #expect(site.files().contains("de/b/index.html"))
        #expect(try !site.text("public/index.html").contains("site-languages"))
    }

    @Test func aPostThatFailedStaysInItsTree() throws {
        let site = try built()
        let before = try site.text("public/de/posts/schluessel/index.html")
        try site.write(Folder.post("Schlüssel", ["Zwei"], text: "[no](no.md)"), to: "content/posts/schluessel.de.md")
        try site.write(Folder.post("New", [], text: "New."), to: "content/posts/new.md")
        let result = try site.build(["--keep-going"])
        #expect(result.status != 0)
        #expect(try site.text("public/de/posts/schluessel/index.html") == before)
        #expect(site.files().contains("posts/new/index.html"))
    }

    // MARK: - The sample

    private func sample(_ arguments: [String] = []) throws -> TemporaryFolder {
        let folder = try Folder()
        let result = try Command.run(
            [
                "build", Project.sample("Sites/languages").path, "-o", folder.file("public"), "--state",
                folder.file("state"), "--now", "2026-11-22",
                "--quiet",
            ] + arguments)
        try #require(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
        return folder
    }

    @Test func theSampleHasThreeTrees() throws {
        let site = try sample()
        let names = site.files().filter { $0.hasSuffix("index.html") && $0.contains("posts/") }
        #expect(names.count == 4 + 3 + 3 + 3)
    }

    @Test(
        .enabled(
            if: Checkers.nu != nil || Checkers.isStrict,
            "there is no Nu checker, or no Java: make test installs both"), arguments: [[], ["--minify"]])
    func theNuCheckerHasNothingToSayOfTheSample(arguments: [String]) throws {
        let checker = try #require(Checkers.nu, "there is no Nu checker, or no Java: \(Checkers.hint)")
        let site = try sample(arguments)
        let files = site.files().filter { $0.hasSuffix(".html") }.map { site.file("public/" + $0) }
        #expect(files.count > 40)
        let result = try Command.run(
            ["java", "-jar", checker, "--no-langdetect", "--format", "gnu"] + files, executable: "/usr/bin/env")
        let messages = (result.text + result.errors).split(separator: "\n").map(String.init)
        #expect(messages == [], "\(messages.prefix(5))")
    }

    @Test func linksOfTheMainLanguagesOwnFolderBeginThere() throws {
        let site = try Folder.site([
            "stratus.yml": "title: Site\nlanguages:\n  de:\n",
            "content/en/posts/one.md": Folder.post(
                "One", text: "![b](b.png) [two](two.md) [de](../../de/posts/one.md)"),
            "content/en/posts/two.md": Folder.post("Two"), "content/de/posts/one.md": Folder.post("Eins"),
            "content/en/posts/b.png": "picture",
        ])
        let result = try site.build()
        try #require(result.status == 0, "\(result.errors)")
        let page = try site.text("public/posts/one/index.html")
        for address in ["/en/posts/b.png", "/posts/two/", "/de/posts/one/"] {
            #expect(page.contains("=\"\(address)\""), "\(address)")
        }
    }

    @Test func theSitemapNamesTheTranslationsThatThePagesName() throws {
        let site = try built()
        let sitemap = try site.text("public/sitemap.xml")
        #expect(sitemap.contains(" xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">"))
        var count = 0
        for match in sitemap.matches(of: /<url><loc>https:\/\/example\.org\/blog\/(.*?)<\/loc>(.*?)<\/url>/) {
            let page = try site.text("public/" + match.1 + "index.html")
            let links = page.matches(of: /<link (rel="alternate" hreflang="[^"]+" href="[^"]+"\/>)/).map(\.1)
            let named = match.2.matches(of: /<xhtml:link (.*?\/>)/).map(\.1)
            #expect(links == named, "\(match.1)")
            count += named.count
        }
        #expect(count > 40)
        // A site in one language has nothing of it.
        let one = try Folder.site([
            "stratus.yml": "title: S\nbase-url: https://example.org/\n", "content/posts/a.md": Folder.post("A"),
        ])
        #expect(try one.build().status == 0)
        #expect(try !one.text("public/sitemap.xml").contains("xhtml"))
    }
}
