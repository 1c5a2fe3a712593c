import TestSupport
import Testing

/// A call of the command with a place in it for a text of others, which stands as `@` in arguments, in the names of files
/// and in what they hold.
struct PrintedPlace: Sendable, CustomTestStringConvertible {
    let name: String
    let arguments: [String]
    var files: [String: String] = [:]
    var input = ""
    /// Whether the call can be asked for a report of JSON.
    var hasReport = false
    /// Whether what it writes to standard output is for people.
    var printsOutput = false

    var testDescription: String { name }

    func run(with text: String, report: String?) throws -> Command.Result {
        func filled(_ template: String) -> String { template.replacing("@", with: text) }
        let folder = try TemporaryFolder()
        for (name, content) in files { try folder.write(filled(content), to: filled(name)) }
        return try Command.run(
            arguments.map(filled) + (report.map { ["--report", $0] } ?? []), input: Array(filled(input).utf8),
            folder: folder.url)
    }
}

extension PrintedPlace {
    private static let post = "---\ntitle: A\ndate: 2026-01-02\ntags: [a]\n---\nText.\n"
    private static let build = ["build", ".", "--now", "2026-11-22"]

    static let all = commands + options + inputs + pages + sites

    private static let commands: [PrintedPlace] =
        // A path that leads nowhere, an option of that name, and a value that is none, of each command.
        ["render", "count", "tags", "layout", "measure", "fonts", "embed", "build", "serve", "init", "validate"]
        .flatMap { command in
            [
                PrintedPlace(name: "\(command) --@", arguments: [command, "--@"]),
                PrintedPlace(name: "\(command) -@", arguments: [command, "-@"]),
                PrintedPlace(
                    name: "\(command) --now", arguments: [command, "--now", "@", "--port", "@", "--jobs", "@"]),
            ]
                // A preview of a folder without a site goes on until somebody makes one.
                + (command == "serve"
                    ? []
                    : [PrintedPlace(name: "\(command) --width", arguments: [command, "--width", "@", "--font", "@"])])
        }
        + ["render", "count", "tags", "layout", "fonts", "embed", "build", "serve", "validate"].map {
            PrintedPlace(name: "\($0) @", arguments: [$0, "no/@"] + ($0 == "embed" ? ["--check"] : []))
        } + [
            PrintedPlace(name: "a command", arguments: ["@"]), PrintedPlace(name: "help", arguments: ["help", "@"]),
        ]

    private static let options: [PrintedPlace] = [
        "--format", "--report", "--theme", "--palette", "--from", "--columns", "--items", "--encoding", "--separator",
        "--key",
        "--exclude", "--exclude-file", "--keep-file", "--alias", "--alias-file", "--color", "--scale", "--order",
        "--title", "--font-file", "--limit", "--manifest", "--shard", "--language", "--markup", "--weights",
        "--stop-words", "--reference", "--memory", "--temporary-folder", "--link", "--style", "--lang", "-o",
    ].flatMap { flag in
        [
            PrintedPlace(name: "render \(flag)", arguments: ["render", flag, "@", "-"], input: "- a\n"),
            PrintedPlace(name: "count \(flag)", arguments: ["count", flag, "@", "-"], input: "Rain and clouds.\n"),
            PrintedPlace(name: "render \(flag)=", arguments: ["render", "\(flag)=no/@", "-"], input: "- a\n"),
        ]
    }

    private static let inputs: [PrintedPlace] = [
        PrintedPlace(name: "-o in no folder", arguments: ["render", "-o", "no@/@.svg", "-"], input: "- a\n"),
        PrintedPlace(name: "-o of no format", arguments: ["render", "-o", "a.@", "-"], input: "- a\n"),
        PrintedPlace(name: "-o", arguments: ["render", "-o", "@.svg", "-"], input: "- a\n", hasReport: true),
        PrintedPlace(name: "-o, an input", arguments: ["render", "-o", "@.md", "@.md"], files: ["@.md": "- a\n"]),
        // What stands in inputs.
        PrintedPlace(
            name: "a bad list", arguments: ["render", "@.md"], files: ["@.md": "- a@ (0)\n- b {@=\n- [c](@:x)\n"]),
        PrintedPlace(
            name: "names and titles", arguments: ["render", "-", "-", "-o", "a.svg"],
            files: [:],
            input: "---\ntitle: T@\ndescription: D@\nlimit: 1\nexclude: [x@]\n---\n- a@ (3)\n- A@ (2)\n- b@ (1)\n",
            hasReport: true),
        PrintedPlace(
            name: "two titles", arguments: ["render", "a.md", "b.md", "-o", "a.svg"],
            files: ["a.md": "# T@\n- a@\n", "b.md": "---\ntitle: U@\n---\n- A@\n- [b](/x@)\n- [c](/x@)\n"],
            hasReport: true),
        PrintedPlace(
            name: "a front matter key", arguments: ["render", "-"], input: "---\n@: @\ntitle@: x\n---\n- a\n"),
        PrintedPlace(
            name: "a front matter value", arguments: ["render", "-"],
            input: "---\nwidth: '@'\ntheme: \"@\"\n---\n- a\n"),
        PrintedPlace(
            name: "JSON", arguments: ["tags", "--from", "json", "@"], files: ["@": "[{\"@\": \"@\"}]"],
            hasReport: true),
        PrintedPlace(
            name: "JSON, broken", arguments: ["tags", "--from", "json", "@"], files: ["@": "[{\"a\": @}]"]),
        PrintedPlace(
            name: "JSON of escapes", arguments: ["tags", "--from", "json", "-"],
            input: "[{\"name\": \"\\u001b[1m\\u202e@\", \"weight\": \"\\u009b\"}]", hasReport: true),
        PrintedPlace(name: "YAML", arguments: ["tags", "--from", "yaml", "@"], files: ["@": "a: '@\n"]),
        PrintedPlace(
            name: "CSV", arguments: ["tags", "--from", "csv", "@"], files: ["@": "name,@,@\na@,x@\n"],
            hasReport: true),
        PrintedPlace(
            name: "CSV columns", arguments: ["tags", "--from", "csv", "--columns", "name=@", "-"],
            input: "a@,b@\nc,d\n"),
        PrintedPlace(
            name: "a page", arguments: ["tags", "--from", "html", "@"], files: ["@": "<a rel=tag href='x:@'>@</a>"],
            hasReport: true),
        PrintedPlace(name: "a feed", arguments: ["tags", "--from", "feed", "@"], files: ["@": "<rss><@></rss>"]),
        PrintedPlace(
            name: "posts", arguments: ["tags", "--from", "posts", "."],
            files: [
                "@.md": "---\ntags: [a@, b]\ndraft: true\n---\n", "b@.md": "---\ntags: [a@]\n---\n",
                "c.md": "---\ntags: {@\n---\n",
            ],
            hasReport: true),
        PrintedPlace(
            name: "a text", arguments: ["count", "@.txt"], files: ["@.txt": "rain@ clouds@ rain@ the@\n"],
            hasReport: true),
        PrintedPlace(
            name: "a partial count", arguments: ["count", "--merge", "@", "b"],
            files: ["@": "stratus-count 1\n@=@\n", "b": "stratus-count @\n"]),
        PrintedPlace(
            name: "a text as partial count", arguments: ["count", "@"], files: ["@": "stratus-count 1\n@\n"]),
        PrintedPlace(
            name: "a theme's file", arguments: ["render", "--theme", "./@.css", "-"],
            files: ["@.css": ".stratus { @: @; color: @ }"], input: "- a\n"),
        PrintedPlace(
            name: "a theme's colour", arguments: ["render", "--theme", "./a.css", "-"],
            files: ["a.css": ".stratus { color: \"@\" }\n@import '@';"], input: "- a\n"),
        PrintedPlace(
            name: "a font's file", arguments: ["render", "--font-file", "@.ttf", "-"], files: ["@.ttf": "x@"],
            input: "- a\n"),
        PrintedPlace(
            name: "a file of names", arguments: ["render", "--alias-file", "@", "-"], files: ["@": "@\n=@\n"],
            input: "- a\n"),
        PrintedPlace(name: "a folder", arguments: ["render", "@"], files: ["@/a": ""]),
    ]

    private static let pages: [PrintedPlace] = [
        // Manifests, and what layout and measure are given.
        PrintedPlace(
            name: "a manifest", arguments: ["render", "--manifest", "@"],
            files: [
                "@":
                    "{\"tags\": [\"a\"], \"output\": \"no@/a.svg\"}\n{\"@\": 1}\n{\"tags\": [\"a\"], \"theme\": \"@\", \"output\": \"a.svg\"}\n@\n"
            ],
            hasReport: true),
        PrintedPlace(
            name: "a manifest of escapes", arguments: ["render", "--manifest", "-"],
            input: "{\"input\": \"\\u001b@\", \"output\": \"\\u202e.svg\"}\n{\"tags\": [\"a\\u0007\"]}\n",
            hasReport: true,
            printsOutput: true),
        PrintedPlace(
            name: "boxes", arguments: ["layout", "-"],
            input:
                "{\"@\": 1}\n{\"items\": [], \"breaking\": \"@\"}\n{\"items\": [], \"width\": \"@\"}\n@\n{\"\\u001b\\u202e\": 1}\n",
            printsOutput: true),
        PrintedPlace(name: "boxes of a file", arguments: ["layout", "@"], files: ["@": "@"], printsOutput: true),
        PrintedPlace(name: "validate", arguments: ["validate", "@"], files: ["@": "<svg @='@'><@>"]),
        PrintedPlace(name: "validate no markup", arguments: ["validate", "@"], files: ["@": "@"]),
        PrintedPlace(
            name: "validate a cloud", arguments: ["validate", "@"],
            files: ["@": "<div class=\"stratus@\" onclick=\"@\">@</div>"]),
        // Pages with placeholders.
        PrintedPlace(
            name: "a placeholder", arguments: ["embed", "@.html", "--check"],
            files: [
                "@.html":
                    "<body><!-- stratus @.md @=\"@\" width=\"@\" --><!-- /stratus --><!-- stratus tags=\"a@\" --></body>"
            ],
            hasReport: true, printsOutput: true),
        PrintedPlace(
            name: "pages", arguments: ["embed", ".", "--check"],
            files: ["@.html": "<body><!-- stratus tags=\"a@, b\" --><!-- /stratus --></body>"], hasReport: true,
            printsOutput: true),
        PrintedPlace(
            name: "embed -o", arguments: ["embed", "a.html", "-o", "no@/@"], files: ["a.html": "<body>"],
            hasReport: true),
    ]

    private static let sites: [PrintedPlace] = [
        // Sites.
        PrintedPlace(
            name: "a configuration's key", arguments: build,
            files: ["stratus.yml": "@: 1\ntitle@: @\n", "content/posts/a.md": post], hasReport: true),
        PrintedPlace(
            name: "a configuration's values", arguments: build,
            files: [
                "stratus.yml": "title: \"T@\"\nbase-url: '@'\nlanguage: '@'\ntheme: '@'\noutput: '@'\n",
                "content/posts/a.md": post,
            ],
            hasReport: true),
        PrintedPlace(
            name: "a post", arguments: build,
            files: [
                "content/posts/@.md": post,
                "content/posts/b.md":
                    "---\ntitle: '@'\n@: @\ndate: '@'\ntags: [\"@\"]\ntemplate: '@'\n---\n[x](/no@/)\n",
            ],
            hasReport: true),
        PrintedPlace(
            name: "a post, and names of escapes", arguments: build,
            files: [
                "content/posts/b.md":
                    "---\ntitle: \"\\e[31m\\u202e\"\ndate: 2026-01-02\nslug: \"\\e\"\ntags: [\"\\u202ea\"]\n---\n@\n"
            ],
            hasReport: true),
        PrintedPlace(
            name: "a template", arguments: build,
            files: [
                "content/posts/a.md": post, "templates/@.mustache": "x",
                "templates/post.mustache": "{{@}}{{#page.@}}<a href=\"/@\">{{> @}}",
            ],
            hasReport: true),
        PrintedPlace(
            name: "data", arguments: build,
            files: ["content/posts/a.md": post, "data/@.txt": "x", "data/b.yml": "'@\n"], hasReport: true),
        PrintedPlace(
            name: "a static file", arguments: build, files: ["content/posts/a.md": post, "static/@/@.txt": "x"],
            hasReport: true),
        PrintedPlace(
            name: "sites", arguments: ["build", "a@", "b@", "-o", "out@"], files: ["a@/content/posts/a.md": post],
            hasReport: true),
        PrintedPlace(
            name: "an output", arguments: build + ["-o", "out@"], files: ["content/posts/a.md": post],
            hasReport: true),
        PrintedPlace(name: "init", arguments: ["init", "new@"]),
        PrintedPlace(
            name: "init where something is", arguments: ["init", "new@"], files: ["new@/stratus.yml": "@"]),
    ]
}
