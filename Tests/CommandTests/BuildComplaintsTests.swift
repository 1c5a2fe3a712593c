import Foundation
import TestSupport
import Testing

/// What is wrong with a site is told with its place, and nothing is written.
@Suite struct BuildComplaintsTests {
    private typealias Folder = TemporaryFolder

    struct Complaint: Sendable, CustomTestStringConvertible {
        let name: String
        let files: [String: String]
        /// Where, and words of the message.
        let place: String
        let words: [String]
        var testDescription: String { name }

        init(_ name: String, _ files: [String: String], _ place: String, _ words: String...) {
            (self.name, self.files, self.place, self.words) = (name, files, place, words)
        }
    }

    private static let complaints = [
        Complaint(
            "wrong YAML", ["content/posts/a.md": "---\ntitle: [a\n---\n"], "content/posts/a.md:", "front matter"),
        Complaint(
            "a NUL byte in a post", ["content/posts/a.md": Folder.post("A", text: "a\u{0}b")],
            "content/posts/a.md:6:2:",
            "NUL"),
        Complaint(
            "a control character in a template", ["templates/entry.mustache": "a\n\u{1}"],
            "templates/entry.mustache:2:1:",
            "control character"),
        Complaint(
            "a value in an attribute without quotes",
            ["templates/404.mustache": "<html lang=\"en\"><p title={{page.title}}>x</p></html>"],
            "templates/404.mustache:1:26:", "\"{{page.title}}\"", "without quotes"),
        Complaint(
            "an address for all links", ["content/posts/a.html": Folder.post("A", text: "<base href=\"/x/\"><p>A</p>")],
            "content/posts/a.html:6:13:", "<base>", "where every link"),
        Complaint(
            "a link to a draft",
            [
                "content/posts/a.md": Folder.post("A", text: "[b](b.md#c)"),
                "content/posts/b.md": Folder.post("B", [], "draft: true\n"),
            ], "content/posts/a.md:6:5:", "leads to nothing", "hint: content/posts/b.md has no page: a draft"),
        Complaint(
            "a link to the address of a post of the future",
            [
                "content/posts/a.md": Folder.post("A", text: "[b](/posts/b)"),
                "content/posts/b.md": Folder.post("B", [], date: "2999-01-01"),
            ], "content/posts/a.md:6:5:", "leads to nothing",
            "hint: content/posts/b.md has no page: of the future: 2999-01-01"),
        Complaint(
            "more tags than can be related",
            ["content/posts/a.md": Folder.post("A", (0...1000).map { "t\($0)" })], "content/posts/a.md:4:7:",
            "1001 tags", "at most 1000"),
        Complaint(
            "a theme outside of the site", ["stratus.yml": "cloud:\n  theme: /etc/passwd\n"], "stratus.yml:2:10:",
            "\"/etc/passwd\" leads out of the folder of the site"),
        Complaint(
            "a theme with a fault", ["stratus.yml": "cloud: {theme: a.css}\n", "a.css": "\ntext { color: }\n"],
            "stratus.yml:1:16:", "theme \"a.css\": ", "in line 2"),
        Complaint(
            "an address in the folder of Stratus", ["content/posts/a.md": Folder.post("A", [], "url: /x/.Stratus/a\n")],
            "content/posts/a.md:5:6:", ".stratus"),
        Complaint(
            "an address that is read backwards",
            ["content/posts/a.md": Folder.post("A", [], "url: \"/a\u{202E}b/\"\n")], "content/posts/a.md:5:",
            "direction"),
        Complaint(
            "unknown option", ["stratus.yml": "title: A\ntaxonomys: [tags]\n"], "stratus.yml:2:1:", "not known",
            "taxonomys", "did you mean \"taxonomies\"?"),
        Complaint(
            "unknown option of clouds", ["stratus.yml": "cloud:\n  max-sise: 3\n"], "stratus.yml:2:", "max-sise",
            "did you mean \"max-size\"?"),
        Complaint(
            "a value of a cloud out of its range", ["stratus.yml": "cloud:\n  max-size: 3\n"], "stratus.yml:2:",
            "max-size"),
        Complaint(
            "a date", ["content/posts/a.md": Folder.post("A", date: "2020-13-45")], "content/posts/a.md:3:12:",
            "2020-13-45",
            "month"),
        Complaint(
            "two posts at one address",
            [
                "content/posts/a.md": Folder.post("A", [], "slug: same\n"),
                "content/posts/b.md": Folder.post("B", [], "slug: same\n"),
            ], "content/posts/", "content/posts/a.md", "content/posts/b.md", "posts/same/index.html"),
        Complaint(
            "a file in the place of a page",
            ["content/posts/a.md": Folder.post("A"), "static/posts/a/index.html": "x"], "content/posts/a.md:",
            "static/posts/a/index.html"),
        Complaint(
            "equal on disks without case", ["content/posts/a.md": Folder.post("A"), "static/Posts/A/index.html": "x"],
            "", "disks without case"),
        Complaint(
            "a link that leads to nothing",
            ["content/posts/a.md": Folder.post("A", text: "See\n[the other](b.md).")], "content/posts/a.md:7:13:",
            "b.md",
            "leads to nothing"),
        Complaint(
            "a part that is not there",
            [
                "content/posts/a.md": Folder.post("A", text: "[part](b.md#three)"),
                "content/posts/b.md": Folder.post("B", text: "## Two"),
            ], "content/posts/a.md:6:8:", "b.md#three", "part"),
        Complaint(
            "a wrong option in the source of a cloud",
            [
                "content/posts/a.md": Folder.post("A", text: "<!-- stratus ../../list.md -->\n<!-- /stratus -->"),
                "list.md": "---\nwidth: 3\n---\n- one\n",
            ],
            "content/posts/a.md:6:14:", "\nlist.md:2:1: error: width is"),
        Complaint(
            "a text without words as the source of a cloud",
            [
                "content/posts/a.md": Folder.post("A", text: "<!-- stratus ../list.txt -->\n<!-- /stratus -->"),
                "content/list.txt": "it is\n",
            ],
            "content/posts/a.md:6:14:", "no word is left"),
        Complaint(
            "a text that is not there",
            ["content/posts/a.md": Folder.post("A", text: "<!-- stratus list.txt -->\n<!-- /stratus -->")],
            "content/posts/a.md:6:14:", "No such file", "content/posts/list.txt"),
        Complaint(
            "a link that runs", ["content/posts/a.md": Folder.post("A", text: "[x](javascript:alert(1))")],
            "content/posts/a.md:6:5:", "javascript"),
        Complaint(
            "HTML that is not nested",
            [
                "templates/post.mustache":
                    "<!DOCTYPE html><html lang=\"en\"><title>x</title><main><b><i>{{page.title}}</b></i></main></html>",
                "content/posts/a.html": Folder.post("A"),
            ],
            "templates/post.mustache:1:", "stands before the end of <i>"),
        Complaint(
            "a name that a template does not know",
            ["templates/post.mustache": "<h1>\n  {{page.titel}}</h1>"], "templates/post.mustache:2:5:", "page.titel",
            "did you mean"),
        Complaint(
            "a partial that is not there", ["templates/post.mustache": "{{> cluod}}"], "templates/post.mustache:1:",
            "cluod",
            "did you mean \"cloud\"?"),
        Complaint(
            "a partial that includes itself", ["templates/cloud.mustache": "a\n{{> cloud}}"],
            "templates/cloud.mustache:2:",
            "includes itself"),
        Complaint(
            "templates that include each other",
            [
                "templates/post.mustache": "{{> a}}", "templates/a.mustache": "{{> b}}",
                "templates/b.mustache": "{{> a}}",
            ],
            "templates/", "a → b → a"),
        Complaint(
            "a feed that is no XML",
            [
                "stratus.yml": "base-url: https://example.org/\n",
                "templates/feed.mustache": "<?xml version=\"1.0\"?>\n<feed>\n{{page.title}}</fed>\n",
            ],
            "templates/feed.mustache:1:1:", "not well-formed XML", "at line 3 of", "feed.xml"),
        Complaint(
            "a section that is not closed", ["templates/post.mustache": "{{#page.tags}}"],
            "templates/post.mustache:1:1:",
            "page.tags"),
        Complaint(
            "a partial that a text names", ["content/posts/a.md": Folder.post("A", text: "{{> cluod}}")],
            "content/posts/a.md:6:", "cluod"),
        Complaint(
            "a source of a placeholder",
            ["content/posts/a.md": Folder.post("A", text: "<!-- stratus site:tagz -->\n<!-- /stratus -->")],
            "content/posts/a.md:6:14:", "tagz", "did you mean"),
        Complaint(
            "an address of the menu", ["stratus.yml": "menu:\n  - title: Tags\n    url: /tagz/\n"], "stratus.yml:3:10:",
            "/tagz/"),
        Complaint(
            "a missing file of an option", ["stratus.yml": "cloud:\n  exclude-file: words.txt\n"], "stratus.yml:2:17:",
            "error: exclude-file \"words.txt\": cannot read the input: No such file or directory\n"),
        Complaint("a theme", ["stratus.yml": "cloud:\n  theme: dakr\n"], "stratus.yml:2:", "did you mean \"dark\"?"),
        Complaint(
            "data", ["data/people.yml": "a: [1\n"], "data/people.yml:", "YAML"),
        Complaint(
            "a base address", ["stratus.yml": "base-url: example.org\n"], "stratus.yml:1:11:", "example.org"),
    ]

    @Test(arguments: complaints) func whatIsWrongIsToldAndNothingIsWritten(complaint: Complaint) throws {
        var files = complaint.files
        files["content/posts/right.md"] = Folder.post("Right", ["clouds", "other"])
        let site = try Folder.site(files)
        let result = try site.build()
        #expect(result.status == 65, "\(result.errors)")
        let first = result.errors.split(separator: "\n").first { $0.contains(": error: ") } ?? ""
        #expect(first.hasPrefix(complaint.place), "\(result.errors)")
        for word in complaint.words { #expect(result.errors.contains(word), "\(word) in \(result.errors)") }
        #expect(result.errors.contains("nothing was written"))
        #expect(!FileManager.default.fileExists(atPath: site.url.appending(path: "public").path))
    }

    @Test func namesThatDifferInTheFormOfTheirLettersAreOnePlace() throws {
        let site = try Folder.site(["content/posts/a.md": Folder.post("A"), "static/\u{E9}.txt": "1"])
        try site.write("2", to: "static/e\u{301}.txt")
        let result = try site.build()
        #expect(result.status == 65 && result.errors.contains("disks without case"), "\(result.errors)")
    }

    @Test func allErrorsOfARunAreTold() throws {
        let site = try Folder.site([
            "content/posts/a.md": Folder.post("A", date: "2020-13-45"), "content/posts/b.md": "---\ntitle: [\n---\n",
            "content/posts/c.md": Folder.post("C", text: "[x](gone.md)"),
            "content/posts/d.md": Folder.post("D", text: "[x](gone.md)"),
        ])
        let result = try site.build()
        #expect(result.status == 65)
        for name in ["a", "b", "c", "d"] {
            #expect(result.errors.contains("content/posts/\(name).md:"), "\(result.errors)")
        }
        #expect(result.errors.contains("4 errors, nothing was written"))
    }

    @Test func whatMultipliesEnds() throws {
        let address = "https://e.org/?" + String(repeating: "x", count: 60_000)
        let site = try Folder.site([
            "content/posts/a.md": Folder.post(
                "A", [], text: "[r]: \(address)\n\n" + String(repeating: "[r] ", count: 1_000)),
            "content/posts/b.md": Folder.post(
                "B", [], text: (0..<1_000).map { "[b](/gone/\($0))" }.joined(separator: "\n")),
        ])
        let result = try site.build()
        #expect(result.status == 65)
        #expect(result.errors.contains("content/posts/a.md:8:"), "\(result.errors.prefix(1000))")
        #expect(result.errors.contains("of HTML, more than"))
        // Each is counted, and one is told.
        #expect(result.errors.contains("content/posts/b.md:6:5: error: "))
        #expect(!result.errors.contains("content/posts/b.md:7:5: error: "))
        #expect(result.errors.contains("… and 999 more links to /gone/…, in 1 file"))
        #expect(result.errors.contains("stratus: 1001 errors, nothing was written"))
    }

    @Test func whatIsAskedForNowIsToldAsAnOption() throws {
        let site = try Folder.site(["content/posts/a.md": Folder.post("A")])
        let address = try site.build(["--base-url", "nope"])
        #expect(address.status == 64)
        #expect(
            address.errors
                == """
                stratus: error: --base-url is "nope": it begins with neither https:// nor http://
                hint: such as https://example.org/blog/

                """)
        let theme = try site.build(["--theme", "darkk"])
        #expect(theme.status == 64 && theme.errors.contains("did you mean \"dark\"?"), "\(theme.errors)")
        #expect(!theme.errors.contains(":1:1:"))
    }

    @Test func aFolderInTheWayIsAnErrorOfTheOutput() throws {
        let site = try Folder.site(["content/posts/a.md": Folder.post("A")])
        #expect(try site.build().status == 0)
        try FileManager.default.removeItem(at: site.url.appending(path: "public/index.html"))
        try site.write("mine", to: "public/index.html/keep")
        try site.write(Folder.post("New"), to: "content/posts/a.md")
        let result = try site.build()
        #expect(result.status == 73)
        #expect(
            result.errors.hasPrefix("public/index.html: error: cannot write the output: there is a folder of this name")
        )
        #expect(try site.text("public/index.html/keep") == "mine")
        #expect(try !site.text("public/posts/a/index.html").contains("New"))
    }

    @Test func whatTheMenuNamesMayHaveNothingYet() throws {
        let site = try Folder.site([
            "stratus.yml": "title: S\nmenu:\n  - {title: Tags, url: /tags/}\n  - {title: A, url: /posts/a/}\n",
            "content/posts/a.md": Folder.post("A", []),
        ])
        let result = try site.build()
        #expect(result.status == 0)
        #expect(result.errors.contains("stratus.yml:3:24: warning: the menu leaves out /tags/"), "\(result.errors)")
        #expect(try !site.text("public/index.html").contains("/tags/"))
        try site.write(Folder.post("A", ["x"]), to: "content/posts/a.md")
        #expect(try site.build().errors.contains("warning") == false)
        #expect(try site.text("public/index.html").contains("href=\"/tags/\""))
    }

    @Test func postsWithoutADateHaveNoFeed() throws {
        let site = try Folder.site([
            "stratus.yml": "title: S\nbase-url: https://example.org/\n",
            "content/posts/a.md": "---\ntitle: A\ntags: [x]\n---\nText.\n",
        ])
        let result = try site.build()
        #expect(result.status == 0, "\(result.errors)")
        #expect(!site.files().contains { $0.contains("feed") })
        for page in site.files().filter({ $0.hasSuffix(".html") }) {
            #expect(try !site.text("public/" + page).contains("feed"))
        }
    }

    @Test(arguments: [
        ("{{< picture src=\"a.png\" >}}", "picture"), ("{% include note.html %}", "include"),
        ("A {{ site.title }} b", "site.title"),
    ])
    func whatOtherGeneratorsUnderstandStaysTextWithAWarning(text: String, word: String) throws {
        let site = try Folder.site(["content/posts/a.md": Folder.post("A", text: "Before.\n\n\(text)")])
        let result = try site.build()
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.errors.contains("content/posts/a.md:8:"), "\(result.errors)")
        #expect(result.errors.contains(": warning: "))
        #expect(try site.text("public/posts/a/index.html").contains(word))
    }
}
