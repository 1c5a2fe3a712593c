/// Sites: posts, settings, templates, data, style sheets.
extension Door {
    static let sites: [Door] = [
        Door(name: "site-posts", share: 3) { build($0, mutating: ["content/"], Door.post) },
        Door(name: "site-settings", share: 3) { build($0, mutating: ["stratus.yml"], settings) },
        Door(name: "site-templates", share: 3) { build($0, mutating: ["templates/"], templates) },
        Door(name: "site-files", share: 1) {
            build($0, mutating: ["data/", "static/", "own.css", "names.txt"], Door.yaml)
        },
    ]

    private static let post = Language(
        Seeds.files(["Samples/Blog/content", "Samples/Posts"], ["md", "html"], deep: true, longest: 3000),
        words: [
            "---\n", "tags: [a, b]\n", "title: ", "date: 2024-02-30\n", "slug: ", "url: /a/\n", "aliases: [/b/]\n",
            "{{> cloud}}", "<!-- more -->", "[a](second.md)", "[b](/tags/)", "![c](c.png)",
            "draft: true\n", "lang: de\n", "layout: post\n", "weight: 1\n", "expires: 2020-01-01\n", "# ", "```\n",
            "| a |\n|---|\n", "<div>", "</div>", "[^1]", "&nbsp;", "<a href=\"", "category: x\n",
            "cloud: {width: 300}\n", "../",
        ])

    private static let settings = Language(
        Seeds.files(["Samples/Blog"], ["yml"]),
        words: [
            "title: ", "base-url: ", "cloud:\n  width: 300\n", "menu:\n  - {title: A, url: /a/}\n",
            "taxonomies: [tags]\n", "languages:\n  de: {title: B}\n", "urls: flat\n", "minify: true\n",
            "fingerprints: true\n",
            "content: ../\n", "output: .\n", "output: ../out\n", "static: /etc\n", "posts-per-page: 1\n",
            "params: {a: b}\n", "years: false\n", "feed-length: 0\n", "future: true\n", "permalink: /:title/\n",
        ])

    private static let templates = Language(
        Seeds.files(["Templates/site"], ["mustache"]),
        words: [
            "{{", "}}", "{{{page.content}}}", "{{#page.posts}}", "{{/page.posts}}", "{{^page.tags}}", "{{> layout}}",
            "{{> entry}}", "{{site.title}}", "{{=| |=}}", "{{! a }}", "{{.}}", "{{page.date}}", "{{count(page.posts)}}",
            "{{%CONTENT_TYPE:TEXT}}", "<!-- stratus page:links -->", "<p>", "</p>", "href=\"{{url}}\"", "{{>post}}",
        ])

    private static let own = """
        <!DOCTYPE html>
        <html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><meta charset="utf-8"/><title>{{page.title}}</title></head>
        <body><h1>{{page.title}}</h1><p>{{data.facts.one}} {{site.params.a}}</p>{{#page.posts}}<a href="{{url}}">{{title}}</a>{{{content}}}{{/page.posts}}
        {{{page.content}}}{{{page.cloud}}}{{> note}}</body></html>
        """

    /// The files of a small site.
    static func siteFiles(_ random: inout Random) -> [(String, [UInt8])] {
        let front: (String, String) -> String = {
            "---\ntitle: \($0)\ndate: 2024-0\(1 + $0.utf8.count % 9)-01\ntags: \($1)\ncategories: [x]\n---\n"
        }
        var files = [
            (
                "stratus.yml",
                "title: T & T\nbase-url: https://example.org/\nposts-per-page: 2\nfeed-length: 3\nparams: {a: b}\ncloud:\n  width: 400\n"
            ),
            (
                "content/posts/hello.md",
                front("Hello", "[Swift, C++, tag clouds]")
                    + "Text, and a [link](second.md).\n\n<!-- more -->\n\n{{> cloud}}\n\n## More\n"
            ),
            (
                "content/posts/second.md",
                front("Second", "[Swift, \"F#\", é]") + "A text with `code` and *more* <b>of it</b>. ![p](/pic.svg)\n"
            ),
            (
                "content/posts/third.html",
                front("Third one", "[rust]") + "<p>Of <a href=\"/posts/hello/\">HTML</a>.</p>\n"
            ), ("content/about.md", "# About\n\nA page.\n"),
            ("static/pic.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n"), ("static/a.css", "a { color: red }\n"),
            ("data/facts.json", "{\"one\": \"a\", \"two\": [1, {\"b\": null}]}\n"),
            ("data/list.yml", "- a\n- b: c\n"),
        ]
        if random.oneIn(4) {
            files[0].1 += "  theme: own.css\n  exclude-file: names.txt\n"
            files.append(
                (
                    "own.css",
                    String(decoding: Files.read("\(Files.root)/Templates/themes/warm.css") ?? [], as: UTF8.self)
                ))
            files.append(("names.txt", "tag*\n"))
        }
        if random.oneIn(4) {
            files[0].1 += random.pick([
                "minify: true\n", "fingerprints: true\n", "urls: flat\n", "languages:\n  de: {title: Wolken}\n",
            ])
        }
        return files.map { ($0.0, Array($0.1.utf8)) }
    }

    /// Builds a site of which some files were mutated, twice.
    private static func build(_ trial: Trial, mutating folders: [String], _ language: Language) {
        var files = siteFiles(&trial.random)
        if folders == ["templates/"] {
            let name = trial.random.pick(["home", "post", "tag", "section", "layout", "entry", "cloud", "feed", "tags"])
            files.append(
                (
                    "templates/\(name).mustache",
                    trial.random.oneIn(2)
                        ? Array(own.utf8) : Files.read("\(Files.root)/Templates/site/\(name).mustache") ?? []
                ))
            files.append(("templates/note.mustache", Array("<div>{{page.title}}</div>\n".utf8)))
        }
        if folders == ["content/"], trial.random.oneIn(2) {
            files.append(("content/posts/other.md", trial.random.pick(language.seeds)))
        }
        let places = files.indices.filter { place in folders.contains { files[place].0.hasPrefix($0) } }
        for _ in 0..<1 + trial.random.below(2) where !places.isEmpty {
            let place = trial.random.pick(places)
            files[place].1 = language.mutation.mutate(
                files[place].1, other: trial.random.pick(language.seeds), &trial.random)
        }
        for (path, bytes) in files { trial.put(bytes, "site/\(path)") }
        let arguments =
            ["build", "site", "-o", "out", "--now", "2026-11-22"]
            + trial.random.pick([[], [], ["--drafts"], ["--minify"], ["--keep-going"], ["--jobs", "1"]])
        let result = trial.stratus(arguments)
        let made = Files.tree("out")
        guard result.isDone else {
            let site = made.keys
            if !site.isEmpty, !arguments.contains("--keep-going") {
                trial.find("half", "a build that failed left \(site.sorted()[0])")
            }
            return
        }
        for (path, bytes) in made.sorted(by: { $0.key < $1.key })
        where path.hasSuffix("cloud.svg")
            // What people's own templates make is XML where it says so.
            || (path.hasSuffix(".xml") && (folders != ["templates/"] || bytes.starts(with: "<?xml".utf8)))
            // What people write as HTML need not be XML.
            || (path.hasSuffix(".html") && folders != ["templates/"] && folders != ["content/"])
        {
            for problem in MarkupCheck(bytes, mayRun: !path.hasSuffix("cloud.svg")).problems {
                trial.find(problem.kind, "\(path.split(separator: ".").last ?? ""): \(problem.message)")
            }
        }
        buildAgain(arguments, made, trial)
        if Files.tree("site").keys.count(where: { !$0.hasPrefix(".stratus/") }) != files.count {
            trial.find("foreign", "there are other files in the site than before")
        }
    }

    /// A second build makes the same, and says that it changed nothing.
    static func buildAgain(_ arguments: [String], _ made: [String: [UInt8]], _ trial: Trial) {
        let result = trial.stratus(arguments)
        if !result.isDone { trial.find("unstable", "a second build fails: \(result.text)") }
        let differing = difference(made, Files.tree("out"))
        if let differing {
            trial.find("unstable", "a second build changes \(differing.split(separator: ".").last ?? "")")
        }
        if [" written", " deleted"].contains(where: { result.text.contains(try! Regex("[0-9]\($0)")) }) {
            trial.find("unstable", "a second build says that it changed something: \(result.text)")
        }
        guard trial.random.oneIn(3) else { return }
        let clean = trial.stratus(arguments.map { $0 == "out" ? "clean" : $0 } + ["--no-cache"])
        if !clean.isDone { trial.find("unstable", "a clean build fails: \(clean.text)") }
        if clean.isDone, let differing = difference(made, Files.tree("clean")) {
            trial.find("unstable", "a clean build makes another \(differing)")
        }
    }

    /// The first path at which two outputs differ.
    static func difference(_ one: [String: [UInt8]], _ other: [String: [UInt8]]) -> String? {
        Set(one.keys).union(other.keys).sorted().first { one[$0] != other[$0] }
    }
}
