/// A command, and what stands where it runs.
struct Scenario {
    let name: String
    /// What is there at first.
    let files: KeyValuePairs<String, String?>
    /// What was run, and then changed, before.
    var before: [[String]] = []
    var changes: KeyValuePairs<String, String?> = [:]
    let command: [String]
    /// Runs until it is ended.
    var serves = false
    /// How it ends where nothing fails.
    var status: Int32 = 0
    /// What it made it does not make twice.
    var isOnce = false
}

extension Scenario {
    private static func post(_ title: String, _ tags: String, _ text: String = "Some *words* on type.") -> String {
        "---\ntitle: \(title)\ndate: 2026-01-02\ntags: [\(tags)]\n---\n\n\(text)\n"
    }
    private static let site: KeyValuePairs<String, String?> = [
        "site/stratus.yml": """
        title: Faults
        base-url: https://example.org/
        menu:
          - title: Tags
            url: /tags/

        """,
        "site/content/posts/one.md": post("One", "ink, press"),
        "site/content/posts/two.md": post("Two", "ink, paper"),
        "site/content/about.md": "---\ntitle: About\n---\nSee [one](/posts/one/).\n\n{{> note}}\n",
        "site/static/note.txt": "A note.\n",
        "site/data/facts.json": "{\"one\": 1}\n",
        "site/templates/note.mustache": "<p>{{site.title}}</p>\n",
    ]
    /// A post changes, one goes and one comes, and with them pages of tags.
    private static let edits: KeyValuePairs<String, String?> = [
        "site/content/posts/one.md": post("One", "ink, serif", "Other words."),
        "site/content/posts/two.md": nil,
        "site/content/posts/three.md": post("Three", "paper, serif"),
        "site/static/note.txt": "Another note.\n",
    ]
    private static let build = ["build", "site", "--jobs", "1", "--now", "2026-11-22"]
    private static let page = """
        <!DOCTYPE html>
        <html lang="en"><head><title>A page</title></head><body>
        <!-- stratus tags.md width=400 --><!-- /stratus -->
        </body></html>

        """
    private static let pages: KeyValuePairs<String, String?> = [
        "pages/tags.md": "# Tags\n- Swift (42)\n- Rust (30)\n- Go (12)\n", "pages/one.html": page,
        "pages/deep/two.html": page.replacing("tags.md", with: "../tags.md"), "pages/plain.html": "<p>Nothing.</p>\n",
    ]
    private static let texts: KeyValuePairs<String, String?> = [
        "one.txt": String(repeating: "The press and the ink of the old printers met in Mainz. ", count: 40),
        // More than a megabyte of tables, so that some of it goes to temporary files.
        "two.txt": (0..<40000).map { "word\($0)" }.joined(separator: " "),
    ]

    /// Every command that writes, and every way in which it does.
    static let all: [Scenario] = [
        Scenario(name: "build-first", files: site, command: build),
        Scenario(name: "build-again", files: site, before: [build], command: build),
        Scenario(name: "build-change", files: site, before: [build], changes: edits, command: build),
        Scenario(
            name: "build-no-cache", files: site, before: [build], changes: edits, command: build + ["--no-cache"]),
        Scenario(
            name: "build-keep-going", files: site, before: [build],
            changes: [
                "site/content/posts/one.md": "---\ntitle: [\n---\nBroken.\n",
                "site/content/posts/three.md": post("Three", "paper"),
            ], command: build + ["--keep-going"], status: 1),
        Scenario(
            name: "build-several",
            files: [
                "one/content/a.md": post("A", "ink"), "two/content/b.md": post("B", "press"),
                "two/stratus.yml": "title: Two\n",
            ], before: [["build", "one", "--now", "2026-11-22"]],
            changes: ["one/content/a.md": post("A", "paper")],
            command: ["build", "one", "two", "--jobs", "1", "--now", "2026-11-22"]),
        Scenario(
            name: "build-fingerprints", files: site, before: [build],
            changes: ["site/stratus.yml": "title: Faults\nfingerprints: true\nminify: true\nurls: flat\n"],
            command: build),
        Scenario(name: "init", files: [:], command: ["init", "new", "--templates"], isOnce: true),
        Scenario(name: "embed-in-place", files: pages, command: ["embed", "pages", "--in-place"]),
        Scenario(
            name: "embed-again", files: pages, before: [["embed", "pages", "--in-place"]],
            changes: ["pages/tags.md": "# Tags\n- Zig (2)\n"], command: ["embed", "pages", "--in-place"]),
        Scenario(name: "embed-output", files: pages, command: ["embed", "pages", "-o", "out"]),
        Scenario(
            name: "embed-taxonomies", files: site,
            command: ["embed", "--clouds-from", "site/content", "--into", "site/clouds", "--format", "svg,json"]),
        Scenario(
            name: "render-output",
            files: [
                "tags.md": "- Swift (42)\n- Rust (3)\n", "own.css": ".stratus { --stratus-ink: #123456; }\n",
                "clouds/a.svg": "old",
            ],
            command: ["render", "tags.md", "--theme", "own.css", "-o", "clouds/a.svg"]),
        Scenario(
            name: "render-posts", files: site,
            command: ["render", "site/content", "--from", "posts", "-o", "cloud.html"]),
        Scenario(name: "render-standard", files: ["tags.md": "- Swift (42)\n"], command: ["render", "tags.md"]),
        Scenario(
            name: "manifest",
            files: [
                "tags.md": "- Swift (42)\n- Rust (3)\n", "clouds/b.svg": "old",
                "list.jsonl": """
                {"input": "tags.md", "output": "a.svg"}
                {"input": "tags.md", "options": {"width": 300}, "output": "b.svg"}
                {"tags": [{"text": "Zig", "weight": 2}], "output": "deep/c.html"}
                {"input": "tags.md"}

                """,
            ], command: ["render", "--manifest", "list.jsonl", "-o", "clouds", "--jobs", "1"]),
        Scenario(
            name: "count-spill", files: texts,
            command: ["count", "one.txt", "two.txt", "--memory", "1MB", "--jobs", "1", "-o", "words.tsv"]),
        Scenario(
            name: "count-plain", files: texts,
            command: ["count", "two.txt", "--plain", "--memory", "1MB", "--jobs", "1", "-o", "words.tsv"]),
        Scenario(
            name: "count-partial", files: texts,
            command: ["count", "one.txt", "--partial", "--jobs", "1", "-o", "one.part"]),
        Scenario(
            name: "count-merge", files: texts,
            before: [
                ["count", "one.txt", "--partial", "-o", "one.part"],
                ["count", "two.txt", "--partial", "-o", "two.part"],
            ],
            command: ["count", "--merge", "one.part", "two.part", "--memory", "1MB", "--jobs", "1", "-o", "words.md"]),
        Scenario(
            name: "layout",
            files: ["in.jsonl": "{\"width\": 100, \"items\": [{\"width\": 60, \"height\": 20}]}\n{\"width\": 1}\n"],
            command: ["layout", "in.jsonl"], status: 1),
        Scenario(name: "measure", files: ["words.txt": "Swift\nRust\n"], command: ["measure", "Swift", "Rust"]),
        Scenario(
            name: "validate", files: ["tags.md": "- Swift (42)\n"], before: [["render", "tags.md", "-o", "a.svg"]],
            command: ["validate", "a.svg"]),
        Scenario(
            name: "serve", files: site, command: ["serve", "site", "--port", "0", "--now", "2026-11-22"], serves: true),
    ]
}
