import Foundation
import TestSupport
import Testing

/// Sites without a `stratus.yml`, by the configuration of another generator.
@Suite struct BuildGeneratorTests {
    private typealias Folder = TemporaryFolder

    @Test func aFolderOfJekyllBuildsAsItIs() throws {
        let site = try Folder.site([
            "_config.yml": """
            title: "It's: mine"
            url: https://example.org
            baseurl: /blog
            permalink: /:year/:month/:title.html
            collections: {docs: {output: true, permalink: /manual/:title/}, staff: {output: false}}
            exclude: [private/]
            paginate: 5

            """,
            "_posts/2026-01-02-My_First-Post.md": "---\ntags: [a]\n---\n\nOne.\n",
            "news/_posts/2026-01-03-two.md": "---\ntitle: Two\n---\n\nTwo.\n",
            "about.md": "---\ntitle: About\n---\n\nMe.\n",
            "_docs/start.md": "---\ntitle: Start\n---\n\nGo \"there\". {% include box.html %}\n",
            "templates/shortcodes/box.mustache": "<b>A box</b>", "_staff/a.md": "---\ntitle: A\n---\n",
            "private/x.md": "---\ntitle: X\n---\n", "_layouts/default.html": "{{ content }}", "_data/x.yml": "a: [\n",
            "assets/My_Pic.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>", "Gemfile": "x", "README.md": "# R\n",
            "css/main.css": "---\n---\n@import x;", "index.html": "---\n---\n{% for p in site.posts %}{% endfor %}",
        ])
        let result = try site.build()
        #expect(result.status == 0, "\(result.errors)")
        let files = try Set(site.contents().keys)
        for file in [
            "2026/01/My_First-Post.html", "2026/01/two.html", "about.html", "manual/start/index.html",
            "assets/My_Pic.svg",
        ] { #expect(files.contains(file), "\(file): \(files.sorted())") }
        for word in ["private", "staff", "Gemfile", "layouts", "css/main", "eadme"] {
            #expect(!files.contains { $0.contains(word) }, "\(word)")
        }
        #expect(try site.text("public/2026/01/two.html").contains("href=\"/blog/\""))
        #expect(result.errors.contains("note: "), "\(result.errors)")
        #expect(try site.text("public/manual/start/index.html").contains("Go “there”. <b>A box</b>"))
    }

    @Test func theConfigurationIsWrittenAsItIsUsed() throws {
        let files = [
            "hugo.toml": """
            baseURL = "https://example.org"
            title = "Hugo: \\"q\\""
            languageCode = "de-AT"
            uglyURLs = false
            paginate = 7
            [taxonomies]
            tag = "tags"
            series = "series"
            [permalinks]
            posts = "/:year/:slug/"
            bad = "/:weekdayname/"

            """,
            "content/posts/a.md": "---\ntitle: Á b\ndate: 2026-01-02\ntags: [x]\nseries: [s]\n---\n\nA.\n",
            "content/notes/2026-01-02-n.md": "---\ntitle: N\n---\n\nN.\n",
        ]
        let one = try Folder.site(files)
        let result = try one.build()
        #expect(result.status == 0, "\(result.errors)")
        let other = try Folder.site(files)
        let written = try Command.run(["init", "--from", other.url.path])
        #expect(written.status == 0, "\(written.errors)")
        let text = try other.text("stratus.yml")
        #expect(text.contains("title: \"Hugo: \\\"q\\\"\"\n") && text.contains("language: de-AT\n"), "\(text)")
        #expect(text.contains("taxonomies: [tags, series]\n"), "\(text)")
        #expect(text.contains("posts: \"/:year/:slug/\""), "\(text)")
        #expect(try other.build().status == 0)
        #expect(try one.contents() == other.contents())
        let files2 = try one.contents().keys
        #expect(files2.contains("2026/á-b/index.html") && files2.contains("notes/2026-01-02-n/index.html"))
        let again = try Command.run(["init", "--from", other.url.path])
        #expect(again.status == 73 && again.errors.contains("there is a stratus.yml"), "\(again.errors)")
    }

    @Test(arguments: [
        "languages: {en: {title: T, contentDir: content/en}}",
        "title: T\nmodule: {mounts: [{source: assets, target: assets}, {source: content/en, target: content}]}",
        "title: T\ncontentDir: content/en",
    ])
    func theContentOfHugoMayBeInAnyFolder(_ settings: String) throws {
        let site = try Folder.site(["hugo.yaml": settings + "\n", "content/en/docs/a.md": Folder.post("A")])
        let result = try site.build()
        #expect(result.status == 0, "\(result.errors)")
        #expect(try site.text("public/docs/a/index.html").contains("T</"))
    }

    @Test func textsOfSeveralLinesAreOneAndABaseBeginsWithASlash() throws {
        let site = try Folder.site([
            "_config.yml": "title: >\n  My blog\n  of things\nurl: https://e.org\nbaseurl: x\n",
            "a.md": "---\ntitle: A\n---\n\n{{ \"/a\" | absolute_url }}\n",
        ])
        #expect(try Command.run(["init", "--from", site.url.path]).status == 0)
        let text = try site.text("stratus.yml")
        #expect(text.contains("title: My blog of things\n"), "\(text)")
        #expect(text.contains("base-url: \"https://e.org/x/\"\n"), "\(text)")
    }

    @Test(arguments: [
        (
            "hugo.toml", "title = \"x\nbaseURL = 1\n",
            "hugo.toml:1:11: error: the line ends, expected the \" of the string"
        ),
        ("_config.yml", "title: x\n\tfoo: [a\n", "_config.yml:2:1: error: the file is not YAML: "),
        ("config.toml", "base_url = \n", "config.toml:1:12: error: "),
        ("hugo.json", "{\"title\": \"x\",}", "hugo.json:1:15: error: "),
    ])
    func aConfigurationThatCannotBeReadIsAnErrorAtItsPlace(_ name: String, _ text: String, _ message: String) throws {
        let site = try Folder.site([name: text, "content/a.md": Folder.post("A")])
        for result in [try site.build(), try Command.run(["init", "--from", "."], folder: site.url)] {
            #expect(result.status == 65 && result.errors.contains(message), "\(result.errors)")
        }
        // With a stratus.yml nobody asks the other one.
        try site.write("title: x\n", to: "stratus.yml")
        #expect(try site.build().status == 0)
        // Tags are counted all the same; only their links are not known.
        let cloud = try Command.run(["render", "--from", "posts", "content", "-o", "a.svg"], folder: site.url)
        #expect(cloud.status == 0, "\(cloud.errors)")
    }

    @Test func theSlugsOfZolaAreTakenOver() throws {
        let site = try Folder.site([
            "config.toml": """
            base_url = "https://e.org"
            taxonomies = [{name = "tags"}, {name = "people", render = false}]

            """,
            "content/release_1.2.md": Folder.post("A", ["x"]), "content/Uni-ü/b.md": Folder.post("B"),
            "content/c.md": "+++\ntitle = \"C\"\nslug = \"c_d\"\n+++\n",
        ])
        #expect(try site.build().status == 0)
        let files = try site.contents().keys
        for file in ["release-1-2/index.html", "uni-u/b/index.html", "c-d/index.html"] {
            #expect(files.contains(file), "\(file): \(files.sorted())")
        }
        try site.write("base_url = \"https://e.org\"\n[slugify]\npaths = \"off\"\n", to: "config.toml")
        #expect(try site.build().status == 0)
        #expect(try site.contents().keys.contains("release_1.2/index.html"))
    }

    @Test func inASiteOfFilesLinksLeadToFolders() throws {
        let site = try Folder.site([
            "_config.yml": "url: https://e.org\nexclude: [\"*.txt\"]\ntheme: minima\n",
            "solo/index.md": "---\ntitle: S\n---\n## X\n", "solo/n.txt": "n",
            "about.md": "---\ntitle: A\npermalink: /about/\n---\nx\n", "Some Page.md": "---\ntitle: P\n---\nx\n",
            "_posts/2026-01-02-Pea_Soup.md": """
            ---
            categories: [Ruby, C++]
            ---
            [a](/solo/) [b](/solo/#x) [c](/solo) [d](/about/) [e](../solo/index.md) [f](/Some-Page.html)

            """,
        ])
        let result = try site.build()
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.errors.contains("the settings of Jekyll are used, but for \"theme\"\n"), "\(result.errors)")
        let page = try site.text("public/ruby/c++/2026/01/02/Pea_Soup.html")
        let links = ["/solo/", "/solo/#x", "/solo/", "/about/", "/solo/", "/Some-Page.html"]
        let written = zip("abcdef", links).map { "<a href=\"\($1)\">\($0)</a>" }.joined(separator: " ")
        #expect(page.contains("<p>\(written)</p>"), "\(page)")
        #expect(try !site.contents().keys.contains("solo/n.txt"))
    }

    @Test func pagesInNoCollectionOfEleventyArePublished() throws {
        let site = try Folder.site([
            "content/posts/a.md": Folder.post("A", ["x"]),
            "content/b.md": Folder.post("B", ["x"], "eleventyExcludeFromCollections: true\n"),
        ])
        #expect(try site.build().status == 0)
        #expect(try site.contents().keys.contains("b/index.html"))
        #expect(try !site.text("public/tags/x/index.html").contains("/b/"))
    }

    @Test func valuesThatCannotBeUsedDoNotTakeTheOthersWithThem() throws {
        let site = try Folder.site([
            "_config.yml": "title: x\nexclude: [\"{x,y}\", private]\n", "a.md": Folder.post("A"),
            "private/b.md": Folder.post("B"),
        ])
        let result = try Command.run(["init", "--from", "."], folder: site.url)
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.errors.hasSuffix("build it: stratus build --keep-going .\n"), "\(result.errors)")
        let text = try site.text("stratus.yml")
        #expect(text.contains("# exclude: [\"/{x,y}\"]   # not taken over: "), "\(text)")
        #expect(try site.build().status == 0)
        #expect(try !site.contents().keys.contains("private/b/index.html"))
    }

    @Test func aFolderWithoutAConfigurationIsAnError() throws {
        let folder = try Folder()
        let result = try Command.run(["init", "--from", folder.url.path])
        #expect(result.status == 66 && result.errors.contains("there is no configuration"), "\(result.errors)")
    }
}
