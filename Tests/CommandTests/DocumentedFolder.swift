import Foundation
import TestSupport

/// A folder with a file of every name that the commands of the documentation have, in which they are run.
struct DocumentedFolder {
    private let folder: TemporaryFolder

    private static let list = """
        # Languages
        - Swift (42)
        - [Rust](https://www.rust-lang.org) (30)
        - Objective-C × 3
        - ML (4)
        - machine learning (2)
        - draft (1)
        - Natural language processing of long names (5) {description="What a card says."}

        """
    private static let speech = String(
        repeating: "The weather station counts clouds. An observer sees rain.\n", count: 30)
    private static let answer = String(repeating: "The sun warms a garden. Gardeners water flowers.\n", count: 30)
    private static let post = "---\ntitle: One\ndate: 2026-05-01\ntags: [Swift, C++]\ncategories: [Code]\n---\nText.\n"
    private static let page = """
        <!DOCTYPE html>
        <html lang="en"><head><meta charset="utf-8"><title>Tags</title></head><body>
        <!-- stratus tags.md --><!-- /stratus -->
        <a href="/tags/swift/" rel="tag">Swift</a>
        </body></html>

        """

    private static let files: [String: String] = [
        "tags.md": list, "data/tags.md": list, "curriculum.txt": "Swift\nRust\n", "ours.txt": "counts\n",
        "survey.csv": "name,weight\nSpade,4\nRake,2\n", "sales.csv": "Product,Shop,Sold\nSpade,A,4\nRake,B,2\n",
        "tags.csv": "name,weight\nSpade,4\n", "posts.json": "{\"Swift\": 42}\n", "counts.txt": "name,n\nSpade,4\n",
        "counts.csv": "name,n\nSpade,4\n", "counts.json": "{\"Swift\": 42, \"Rust\": 30}\n",
        "answer.json": """
        {"data": {"meta": {}, "rows": [{"language": {"title": "Swift"}, "stats": {"posts": 4}, "url": "/swift/"}]}}

        """,
        "mine.css": ".stratus { --stratus-ramp: #0b1f3a, #ff5a5f }\n",
        "mine.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"><path d=\"M50 0L100 100H0Z\"/></svg>\n",
        "speech.txt": speech, "answer.txt": answer,
        "a.txt": speech, "b.txt": "The sun counts too.\n", "survey.txt": speech + speech + "n/a\n",
        "monday/a.txt": speech, "tuesday/a.txt": speech, "notes/one.md": speech, "page.html": page,
        "blog.html": page, "index.html": page, "public/index.html": page, "public/tags.md": list,
        "_site/index.html": page, "_site/tags.md": list, "output/index.html": page, "output/tags.md": list,
        "README.md": "# A project\n\n<!-- stratus tags.md format=markdown -->\n<!-- /stratus -->\n",
        "feed.atom": """
        <?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><title>F</title>
        <entry><title>E</title><category term="Swift"/></entry></feed>
        """,
        "clouds.jsonl":
            "{\"input\": \"tags.md\", \"output\": \"a.svg\"}\n{\"tags\": {\"red\": 3}, \"output\": \"b.svg\"}\n",
        "content/posts/one.md": post, "src/posts/one.md": post, "_posts/2026-05-01-one.md": post,
        "jekyll-blog/_config.yml": "title: A blog\n", "jekyll-blog/_posts/2026-05-01-one.md": post,
        "hugo-blog/hugo.toml": "title = \"A blog\"\nbaseURL = \"https://example.org/\"\n",
        "hugo-blog/content/posts/one.md": post, "zola-blog/content/one.md": post,
        "zola-blog/config.toml": "title = \"A blog\"\nbase_url = \"https://example.org\"\n",
        "eleventy-blog/content/blog/one.md": post, "eleventy-blog/stratus.yml": "title: A blog\n",
        "pelican-blog/content/one.md": "Title: One\nDate: 2026-05-01\nTags: a\n\nText.\n",
        "pelican-blog/stratus.yml": "title: A blog\npermalinks: /:slug.html\n",
        "sites/one/content/posts/one.md": post, "sites/two/content/posts/one.md": post,
    ]

    init() throws {
        folder = try TemporaryFolder()
        for (name, text) in Self.files { try folder.write(text, to: name) }
        let font = try Data(contentsOf: Project.fixture("fonts/plain.ttf"))
        try folder.write([UInt8](font), to: "Brand.ttf")
        let files = FileManager.default
        for name in ["_includes", "bin", "site"] {
            try files.createDirectory(atPath: folder.file(name), withIntermediateDirectories: true)
        }
        try files.createSymbolicLink(atPath: folder.file("Samples"), withDestinationPath: Project.sample("").path)
        try files.createSymbolicLink(atPath: folder.file("bin/stratus"), withDestinationPath: Command.binary)
        // What a page calls a program of its reader's.
        try folder.write("#!/bin/sh\necho '{\"tags\": {\"red\": 3}, \"output\": \"c.svg\"}'\n", to: "bin/my-program")
        try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.file("bin/my-program"))
        for name in ["cloud.svg", "cloud.html"] {
            let result = try run("stratus render --quiet tags.md -o \(name)")
            guard result.status == 0 else { throw CocoaError(.fileWriteUnknown) }
        }
    }

    /// Runs a line in a shell, with the built `stratus` in its path.
    func run(_ line: String) throws -> Command.Result {
        var environment = ProcessInfo.processInfo.environment
        environment["PATH"] = folder.file("bin") + ":" + (environment["PATH"] ?? "/usr/bin:/bin")
        return try Command.run(
            ["-c", line], environment: environment, folder: folder.url, executable: "/bin/sh")
    }
}
