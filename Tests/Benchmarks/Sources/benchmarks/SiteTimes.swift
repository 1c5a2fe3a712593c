import Foundation

/// Times `stratus build` beside Hugo on the same posts.
///
/// First both make the same pages with the same templates, each in its own language: the posts, of each tag and each
/// folder all posts on one page, the home page with all posts, and the list of tags; no feeds and no clouds. Then Stratus
/// makes the site with its own templates, as a new site has them: pages of 20 posts, clouds, feeds, years.
struct SiteTimes {
    struct Row {
        let name: String
        let posts: Int
        let cost: MeasuredProcess
        let output: SiteOutput
        /// Hugo's run on the same posts; nil where there is no Hugo.
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
        for posts in [1_000, 10_000, 100_000] { try time(posts, report) }
    }

    private func time(_ posts: Int, _ report: (Row) -> Void) throws {
        let (plain, own, theirs) = (
            folder.appending(path: "plain"), folder.appending(path: "own"), folder.appending(path: "hugo")
        )
        try? FileManager.default.removeItem(at: folder)
        var content = SiteContent(seed: 7)
        try content.write(posts: posts, into: own.appending(path: "content"))
        try write("title: A site\nbase-url: https://example.org/\n", to: own.appending(path: "stratus.yml"))
        try PlainSite.writeStratus(to: plain, content: own.appending(path: "content"))
        try PlainSite.writeHugo(to: theirs, content: own.appending(path: "content"))
        let output = folder.appending(path: "public")
        func call(_ site: URL) -> [String] {
            [stratus, "build", site.path, "-o", output.path, "--quiet", "--jobs", "2"]
        }
        var runs: [String: [MeasuredProcess]] = [:]
        var outputs: [String: SiteOutput] = [:]
        func measure(_ name: String, isClean: Bool, _ call: [String]) throws {
            if isClean { try? FileManager.default.removeItem(at: output) }
            runs[name, default: []].append(try MeasuredProcess(call))
            outputs[name] = try outputs[name] ?? SiteOutput(output)
        }
        for _ in 0..<3 {
            // Hugo takes minutes for a hundred thousand posts.
            if let hugo, posts <= 10_000 {
                let call = [
                    "env", "GOMAXPROCS=2", hugo, "--quiet", "--source", theirs.path, "--destination", output.path,
                ]
                try measure("hugo", isClean: true, call)
            }
            try measure("same pages", isClean: true, call(plain) + ["--no-cache"])
            try measure("own, no cache", isClean: true, call(own) + ["--no-cache"])
            try measure("own, first", isClean: true, call(own))
            try measure("own, again", isClean: false, call(own))
            try change(SiteContent.path(ofPost: posts / 2), in: own.appending(path: "content"))
            try measure("own, one post", isClean: false, call(own))
        }
        let their = runs["hugo"].map(MeasuredProcess.median)
        for name in ["hugo", "same pages", "own, no cache", "own, first", "own, again", "own, one post"] {
            guard let measured = runs[name], let output = outputs[name] else { continue }
            report(
                Row(name: name, posts: posts, cost: MeasuredProcess.median(measured), output: output, hugo: their))
        }
    }

    private func change(_ path: String, in content: URL) throws {
        let file = content.appending(path: path)
        try Data((String(contentsOf: file, encoding: .utf8) + "\nOne more paragraph.\n").utf8).write(to: file)
    }
}

/// How much a build wrote.
struct SiteOutput {
    private(set) var pages = 0
    private(set) var bytes = 0

    init(_ folder: URL) throws {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.fileSizeKey])
        while let file = files?.nextObject() as? URL {
            guard let size = try file.resourceValues(forKeys: [.fileSizeKey]).fileSize else { continue }
            bytes += size
            if file.pathExtension == "html" { pages += 1 }
        }
    }
}

/// Prints the table of ``SiteTimes``.
func printSites(stratus: String) throws {
    let hugo = ["/usr/bin/hugo", "/usr/local/bin/hugo"].first { FileManager.default.isExecutableFile(atPath: $0) }
    print(
        "sites: posts of 200 words with 3 to 8 tags of 500, two threads; ratios to Hugo's full build of the same pages\n"
    )
    print(
        "build                posts       pages          MB      wall s       CPU s     peak MB      × wall       × CPU    × memory     µs/post"
    )
    try SiteTimes(stratus: stratus, hugo: hugo) { row in
        func ratio(_ value: Double, _ other: Double?) -> String { other.map { number(value / $0) } ?? "" }
        let cells = [
            "\(row.posts)", "\(row.output.pages)", number(Double(row.output.bytes) / 1e6),
            number(row.cost.wallSeconds), number(row.cost.cpuSeconds), "\(row.cost.peakKilobytes / 1024)",
            ratio(row.cost.wallSeconds, row.hugo?.wallSeconds), ratio(row.cost.cpuSeconds, row.hugo?.cpuSeconds),
            ratio(Double(row.cost.peakKilobytes), row.hugo.map { Double($0.peakKilobytes) }),
            number(row.cost.cpuSeconds / Double(row.posts) * 1e6),
        ]
        let padded = cells.map { String(repeating: " ", count: max(0, 12 - $0.count)) + $0 }
        print(row.name + String(repeating: " ", count: max(1, 14 - row.name.count)) + padded.joined())
        // What was measured is seen although the next site takes minutes.
        fflush(nil)
    }
    print("")
}
