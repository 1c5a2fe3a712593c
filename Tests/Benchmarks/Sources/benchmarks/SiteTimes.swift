import Foundation

/// Times `stratus build` beside Hugo on the same posts: both make the pages of the posts, of the tags, of their section, a
/// home page and a cloud, and neither makes feeds.
struct SiteTimes {
    struct Row {
        let name: String
        let posts: Int
        let ours: MeasuredProcess
        /// Nil where there is no Hugo.
        let hugo: MeasuredProcess?
    }

    private let folder: URL
    private let stratus: String
    private let hugo: String?

    /// - Parameters:
    ///   - hugo: its path; nil where there is none.
    ///   - report: is given each row when it is measured.
    @discardableResult
    init(stratus: String, hugo: String?, report: (Row) -> Void) throws {
        (self.stratus, self.hugo) = (stratus, hugo)
        folder = FileManager.default.temporaryDirectory.appending(path: "stratus-sites-\(getpid())")
        defer { try? FileManager.default.removeItem(at: folder) }
        for posts in [1_000, 10_000, 100_000] { try time(posts).forEach(report) }
    }

    private func time(_ posts: Int) throws -> [Row] {
        let (ours, theirs) = (folder.appending(path: "stratus"), folder.appending(path: "hugo"))
        try? FileManager.default.removeItem(at: folder)
        var content = SiteContent(seed: 7)
        try content.write(posts: posts, into: ours.appending(path: "content"))
        try write(Self.configuration, to: ours.appending(path: "stratus.yml"))
        try makeHugoSite(theirs, content: ours.appending(path: "content"))
        let output = folder.appending(path: "public")
        let ourCall = [stratus, "build", ours.path, "-o", output.path, "--quiet", "--jobs", "2"]
        var runs = Runs()
        for _ in 0..<3 {
            // Hugo takes minutes for a hundred thousand posts.
            if let hugo, posts <= 10_000 {
                try? FileManager.default.removeItem(at: output)
                runs.hugo.append(
                    try MeasuredProcess([
                        "env", "GOMAXPROCS=2", hugo, "--quiet", "--source", theirs.path, "--destination", output.path,
                    ]))
            }
            try? FileManager.default.removeItem(at: output)
            runs.clean.append(try MeasuredProcess(ourCall + ["--no-cache"]))
            try? FileManager.default.removeItem(at: output)
            runs.first.append(try MeasuredProcess(ourCall))
            runs.again.append(try MeasuredProcess(ourCall))
            try change(SiteContent.path(ofPost: posts / 2), in: ours.appending(path: "content"))
            runs.onePost.append(try MeasuredProcess(ourCall))
        }
        let their = runs.hugo.isEmpty ? nil : MeasuredProcess.median(runs.hugo)
        return [
            ("no cache", runs.clean), ("first", runs.first), ("again", runs.again), ("one post", runs.onePost),
        ].map { Row(name: $0, posts: posts, ours: MeasuredProcess.median($1), hugo: their) }
    }

    private struct Runs {
        var hugo: [MeasuredProcess] = []
        /// Without a cache: none is read, and none is left.
        var clean: [MeasuredProcess] = []
        /// Which leaves a cache.
        var first: [MeasuredProcess] = []
        /// With nothing changed.
        var again: [MeasuredProcess] = []
        /// With a post that has a paragraph more.
        var onePost: [MeasuredProcess] = []
    }

    private func change(_ path: String, in content: URL) throws {
        let file = content.appending(path: path)
        try Data((String(contentsOf: file, encoding: .utf8) + "\nOne more paragraph.\n").utf8).write(to: file)
    }

    private static let configuration = """
        title: A site
        base-url: https://example.org/
        posts-per-page: 0
        feed-length: 0
        years: false
        """

    // MARK: - Hugo's site

    private func makeHugoSite(_ site: URL, content: URL) throws {
        try FileManager.default.createDirectory(at: site, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(at: site.appending(path: "content"), withDestinationURL: content)
        try write(
            """
            baseURL = "https://example.org/"
            title = "A site"
            disableKinds = ["RSS", "robotsTXT"]
            [taxonomies]
              tag = "tags"
            """, to: site.appending(path: "hugo.toml"))
        try write(
            """
            <!DOCTYPE html>
            <html lang="en"><head><meta charset="utf-8"><title>{{ .Title }} – {{ .Site.Title }}</title>
            <meta name="viewport" content="width=device-width, initial-scale=1"><link rel="canonical" href="{{ .Permalink }}">
            <link rel="stylesheet" href="/site.css"></head>
            <body><header><a href="/">{{ .Site.Title }}</a><nav><a href="/posts/">posts</a> <a href="/tags/">tags</a></nav></header>
            <main>{{ block "main" . }}{{ end }}</main><footer>{{ .Site.Title }}</footer></body></html>
            """, to: site.appending(path: "layouts/_default/baseof.html"))
        let entry = """
            <article><h2><a href="{{ .RelPermalink }}">{{ .Title }}</a></h2><time>{{ .Date.Format "2006-01-02" }}</time>
            <p>{{ .Summary | plainify }}</p><ul>{{ range .GetTerms "tags" }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end }}</ul></article>
            """
        try write(
            """
            {{ define "main" }}<article><h1>{{ .Title }}</h1><time>{{ .Date.Format "2006-01-02" }}</time>{{ .Content }}
            <ul>{{ range .GetTerms "tags" }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end }}</ul>
            <nav>{{ with .PrevInSection }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}{{ with .NextInSection }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}</nav></article>{{ end }}
            """, to: site.appending(path: "layouts/_default/single.html"))
        try write(
            "{{ define \"main\" }}<h1>{{ .Title }}</h1>{{ range .Pages }}\(entry){{ end }}{{ end }}",
            to: site.appending(path: "layouts/_default/list.html"))
        let cloud = """
            <ul>{{ range $name, $taxonomy := .Site.Taxonomies.tags }}{{ with $.Site.GetPage (printf "/tags/%s" $name) }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a> ({{ $taxonomy.Count }})</li>{{ end }}{{ end }}</ul>
            """
        try write(
            "{{ define \"main\" }}<h1>{{ .Title }}</h1>\(cloud){{ end }}",
            to: site.appending(path: "layouts/_default/terms.html"))
        try write(
            "{{ define \"main\" }}<h1>{{ .Title }}</h1>\(cloud){{ range first 20 .Site.RegularPages }}\(entry){{ end }}{{ end }}",
            to: site.appending(path: "layouts/index.html"))
    }

    private func write(_ text: String, to file: URL) throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }
}

/// Prints the table of ``SiteTimes``.
func printSites(stratus: String) throws {
    let hugo = ["/usr/bin/hugo", "/usr/local/bin/hugo"].first { FileManager.default.isExecutableFile(atPath: $0) }
    print("sites: posts of 200 words with 3 to 8 tags of 500, two threads; ratios to Hugo's full build\n")
    print(
        "build                posts      wall s       CPU s     peak MB      × wall       × CPU    × memory     µs/post"
    )
    try SiteTimes(stratus: stratus, hugo: hugo) { row in
        func ratio(_ value: Double, _ other: Double?) -> String { other.map { number(value / $0) } ?? "" }
        let cells = [
            "\(row.posts)", number(row.ours.wallSeconds), number(row.ours.cpuSeconds),
            "\(row.ours.peakKilobytes / 1024)", ratio(row.ours.wallSeconds, row.hugo?.wallSeconds),
            ratio(row.ours.cpuSeconds, row.hugo?.cpuSeconds),
            ratio(Double(row.ours.peakKilobytes), row.hugo.map { Double($0.peakKilobytes) }),
            number(row.ours.cpuSeconds / Double(row.posts) * 1e6),
        ]
        let padded = cells.map { String(repeating: " ", count: max(0, 12 - $0.count)) + $0 }
        print(row.name + String(repeating: " ", count: max(1, 14 - row.name.count)) + padded.joined())
        if let hugo = row.hugo, row.name == "no cache" {
            let theirs = [
                "\(row.posts)", number(hugo.wallSeconds), number(hugo.cpuSeconds), "\(hugo.peakKilobytes / 1024)",
            ]
            print("  Hugo        " + theirs.map { String(repeating: " ", count: max(0, 12 - $0.count)) + $0 }.joined())
        }
        // What was measured is seen although the next site takes minutes.
        fflush(nil)
    }
    print("")
}
