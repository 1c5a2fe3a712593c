/// Tags in each form that is read: lists, tables, data, feeds, pages, posts.
extension Door {
    static let inputs: [Door] = [
        input("lists", "md", lists, share: 4), input("tables", "md", tables, share: 2),
        input("csv", "csv", csv, share: 3, columns),
        input("tsv", "tsv", csv, columns), input("json", "json", json, share: 2), input("jsonl", "jsonl", jsonLines),
        input("yaml", "yaml", yaml, share: 2), input("feeds", "xml", feeds, share: 3, [["--from", "feed"]]),
        input("html", "html", html, share: 2, [["--from", "html"]]),
        Door(name: "posts", share: 3, run: posts),
    ]

    private static func input(
        _ name: String, _ suffix: String, _ language: @autoclosure @escaping @Sendable () -> Language, share: Int = 1,
        _ flags: [[String]] = [[]]
    ) -> Door {
        Door(name: name, share: share) { trial in
            let path = "in.\(suffix)"
            trial.put(language().input(&trial.random), path)
            let arguments = [path] + trial.random.pick(flags)
            if trial.random.oneIn(4) {
                trial.writeList(arguments)
            } else {
                trial.renderCloud(arguments + trial.someOptions())
            }
        }
    }

    private static let columns = [
        [], ["--columns", "name=1,weight=2"], ["--columns", "name=2"], ["--separator", ";"], ["--no-header"],
        ["--header"],
    ]

    static let lists = Language(
        Seeds.files(["Samples", "Tests/Fuzz/seeds/lists"], ["md"], longest: 4000)
            + Seeds.texts([
                "---\ntitle: A\nwidth: 300\nexclude: [b]\nalias: {c: d}\n---\n# T\nD.\n\n- Swift (42) {.a #b color=#00add8 title=\"t\"}\n- [R](https://a.b) (3)\n## G\n* C++: 9\nTags: a (3), \"F#\", b\n#a #b(3)\n",
                "- a\n- b × 3\n- x\\ny (5)\n- **g** (1) {guide.top=100 lang=ar dir=rtl description=\"d\"}\n<!-- - no -->\n1. `c`: 2\n",
            ]), dictionary: "lists")

    private static let tables = Language(
        Seeds.texts([
            "| tag | weight | link |\n|-----|-------:|------|\n| Zig | 7 | /zig |\n| a \\| b | 1.5 | https://a.b/c |\n",
            "# T\n\ntag | weight | group | color | title\n:-|-|:-:|-|-\n**a** | 3 | x | #f00 | t\n`b` | 4 | y | red | u\n",
            "| Name |\n|---|\n| a |\n| [b](/b) |\n",
        ]), dictionary: "lists")

    private static let csv = Language(
        Seeds.files(["Samples", "Samples/Pages", "Tests/Fuzz/seeds/lists"], ["csv"])
            + Seeds.texts([
                "name,weight,link,group,color\nSwift,42,https://a.b,x,#f00\n\"a, \"\"b\"\"\",1,,y,\n", "a\t1\nb\t2\n",
                "tag;count\na;3\n",
            ]),
        words: ["\"", "\"\"", ",", ";", "\t", "\n\"", "name,weight\n"], dictionary: "lists")

    private static let json = Language(
        Seeds.files(["Tests/Fuzz/seeds/lists"], ["json"])
            + Seeds.texts([
                "{\"Swift\": 42, \"Rust\": 30}",
                "[{\"name\": \"a\", \"weight\": 3, \"link\": \"/a\", \"group\": \"g\", \"color\": \"#f00\", \"title\": \"t\"}]",
                "[[\"a\", 1], [\"b\", 2.5], \"c\"]",
                "{\"name\": \"a\", \"weight\": 3}\n{\"name\": \"b\"}\n[\"c\", 4]\n",
                "{\"tags\": [{\"name\": \"a\"}], \"title\": \"x\", \"items\": [{\"tags\": [\"a\", \"b\"]}]}",
            ]),
        words: [
            "{", "}", "[", "]", "\"", "\\u0000", "\\ud800", "\\ud83d\\ude00", "\"weight\":", "\"name\":", "1e400",
            "null", ",", ":",
        ])

    private static let jsonLines = Language(
        Seeds.texts([
            "{\"name\": \"a\", \"weight\": 3}\n{\"name\": \"b\", \"link\": \"/b\"}\n[\"c\", 4]\n\"d\"\n",
            "[\"a\", 1]\r\n[\"b\", 2.5]\r\n",
        ]), words: ["\n", "{", "}", "[", "]", "\"", ",", ": 1e5", "\\u00e9", "\\ud83d\\ude00", "{\"name\": \"b\"}\n"])

    static let yaml = Language(
        Seeds.texts([
            "Swift: 42\nRust: 30\n", "- name: a\n  weight: 3\n  link: /a\n- [b, 2]\n- c\n",
            "tags:\n  - a\n  - {name: b, weight: 2}\n", "a: &x 1\nb: *x\n",
            "? a\n: 1\n\"b\": 2\n'c': |\n  3\n", "---\na: 1\n...\n---\nb: 2\n",
        ]),
        words: [
            "&a", "*a", "<<: *a", "!!str", "!!binary ", "|\n", ">-\n", "? ", ": ", "- ", "---\n", "...\n", "{", "}",
            "[", "]", "'", "\"", "# ", "%YAML 1.1\n", "\t",
        ])

    private static let feeds = Language(
        Seeds.files(["Samples"], ["atom", "rss"])
            + Seeds.texts([
                "{\"version\":\"https://jsonfeed.org/version/1.1\",\"title\":\"t\",\"items\":[{\"id\":\"1\",\"tags\":[\"a\",\"b\"]}]}"
            ]),
        words: [
            "<category term=\"a\"/>", "<category>", "</category>", "<![CDATA[", "]]>", "<entry>", "</item>", "&amp;",
            "&#x41;", "xmlns:a=\"b\"", "<?xml version=\"1.0\" encoding=\"latin1\"?>",
        ])

    private static let html = Language(
        Seeds.files(["Samples"], ["html"])
            + Seeds.texts([
                "<title>T</title><ul><li><a rel=\"tag\" href=\"/a\">A &amp; b</a> (3)<li><a rel='nofollow tag' href=b>B</a></ul>"
            ]),
        words: ["<a rel=\"tag\" href=\"/a\">", "</a>", "rel=tag", "<base href=\"//a\">", "<meta charset=\"utf-16\">"],
        dictionary: "pages")

    // MARK: - Posts

    static let generators = ["hugo", "jekyll", "zola", "eleventy", "pelican"]

    static let frontMatter = Language(
        Seeds.files(
            generators.map { "Samples/Posts/\($0)" }, ["md", "html", "rst", "njk", "json", "markdown"], deep: true),
        words: [
            "---\n", "+++\n", "tags: ", "tags = [\"a\"]", "[taxonomies]\n", "categories: ", "draft: true\n",
            "date: 2024-01-01\n", ":tags: a, b\n", "Tags: a\n", "{{{\n", "title = '''", "- a\n", "[a, b]", "\"", "'",
        ])

    /// The posts of a generator, of which one or two were mutated.
    @Sendable private static func posts(_ trial: Trial) {
        let folder = "Samples/Posts/\(trial.random.pick(generators))"
        let files = Files.tree("\(Files.root)/\(folder)").sorted { $0.key < $1.key }
        var places: Set = [trial.random.below(files.count)]
        if trial.random.oneIn(2) { places.insert(trial.random.below(files.count)) }
        for (place, file) in files.enumerated() {
            let other = trial.random.pick(frontMatter.seeds)
            let bytes =
                places.contains(place)
                ? frontMatter.mutation.mutate(file.value, other: other, &trial.random) : file.value
            trial.put(bytes, "posts/\(file.key)")
        }
        let arguments =
            ["posts", "--from", "posts"] + trial.random.pick([[], [], ["--key", "categories"], ["--drafts"]])
        switch trial.random.below(5) {
        case 0: trial.writeList(arguments)
        case 1:
            let result = trial.stratus([
                "embed", "--clouds-from", "posts", "--into", "clouds", "--link", "/{taxonomy}/{slug}/",
            ])
            guard result.isDone else { return }
            let made = Files.tree("clouds")
            for (path, bytes) in made.sorted(by: { $0.key < $1.key }) {
                let suffix = path.split(separator: ".").last ?? ""
                trial.check(bytes, .init(format: suffix == "html" ? "fragment" : String(suffix), suffix: ""))
            }
            trial.stratus(["embed", "--clouds-from", "posts", "--into", "clouds", "--link", "/{taxonomy}/{slug}/"])
            if Files.tree("clouds") != made {
                trial.find("unstable", "the clouds of taxonomies are others the second time")
            }
        default: trial.renderCloud(arguments + trial.someOptions())
        }
    }
}
