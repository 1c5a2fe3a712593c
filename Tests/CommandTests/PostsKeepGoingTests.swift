import TestSupport
import Testing

/// What `--keep-going` does where some of the posts whose tags are counted cannot be read.
@Suite struct PostsKeepGoingTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for number in 1...8 { try folder.write("---\ntags: [fog, t\(number)]\n---\n", to: "posts/\(number).md") }
        // The tag that is right counts no more than the one that is wrong.
        try folder.write("---\ntags: [fog, {a: b}]\n---\n", to: "posts/bad.md")
        try folder.write("---\ntags: [a\n---\n", to: "posts/worse.md")
    }

    private func run(_ arguments: String...) throws -> Command.Result {
        try Command.run(arguments, folder: folder.url)
    }

    private let errors = """
        posts/bad.md:2:13: error: an entry of "tags" is a table, expected a name
          tags: [fog, {a: b}]
                      ^~~~~~~
        hint: write names: tags: [clouds, "machine learning"]; a text with : in it stands in quotes
        posts/worse.md:3:1: error: the front matter is not YAML: did not find expected ',' or ']'
          ---
          ^
        hint: front matter is YAML: a value with : or # or quotes in it stands in quotes

        """

    @Test func withoutItTheErrorSaysHowManyPostsAreWrong() throws {
        let result = try run("tags", "posts", "--from", "posts")
        #expect(result.status == 65 && result.output.isEmpty)
        #expect(
            result.errors == errors + """
                posts:1:1: error: 2 of 10 posts cannot be read
                hint: --keep-going leaves them out, and counts the others

                """)
    }

    @Test func theOtherPostsAreCounted() throws {
        let result = try run("tags", "posts", "--from", "posts", "--keep-going", "--limit", "2", "--format", "csv")
        #expect(result.status == 1 && result.text == "name,weight\nfog,8\nt1,1\n", "\(result.text)")
        #expect(
            result.errors == errors + "2 tags; 2 of 10 posts left out, 7 tags dropped (--report text names them)\n")
    }

    @Test func theReportNamesThePosts() throws {
        let text = try run("render", "posts", "--from", "posts", "--keep-going", "--report", "text", "-o", "a.svg")
        #expect(text.status == 1)
        #expect(
            text.errors.contains("\nleft out: posts/bad.md:2:13: an entry of \"tags\" is a table, expected a name\n"))
        let json = try run("render", "posts", "--from", "posts", "--keep-going", "--report", "json", "-o", "b.svg")
        #expect(json.status == 1 && !json.errors.contains("error: "))
        #expect(
            json.errors.contains(
                #""omitted":[{"posts":2,"of":10,"errors":[{"path":"posts/bad.md","line":2,"column":13,"#))
    }

    @Test func withAllPostsRightItChangesNothing() throws {
        try folder.write("---\ntags: [fog]\n---\n", to: "right/a.md")
        let result = try run("render", "right", "--from", "posts", "--keep-going", "-o", "a.svg")
        #expect(result.status == 0 && !result.errors.contains("left out"))
    }

    @Test func withAllPostsWrongItIsAnErrorAsWithoutIt() throws {
        try folder.write("---\ntags: [a\n---\n", to: "wrong/a.md")
        let result = try run("render", "wrong", "--from", "posts", "--keep-going")
        #expect(result.status == 65 && result.output.isEmpty && result.errors.hasPrefix("wrong/a.md:3:1: error: "))
        // Of one post nothing can be left out.
        #expect(!result.errors.contains("keep-going"))
    }

    @Test func cloudsOfTaxonomiesAreMadeOfTheOthers() throws {
        let result = try run("embed", "--clouds-from", "posts", "--into", "clouds", "--keep-going")
        #expect(result.status == 1 && result.errors.hasSuffix("3 files written\n2 of 10 posts left out\n"))
        let check = try run("embed", "--clouds-from", "posts", "--into", "clouds", "--keep-going", "--check")
        #expect(check.status == 1 && check.errors == errors)
    }

    @Test func linesOfManifestsAndPlaceholdersHaveItToo() throws {
        try folder.write(
            """
            {"input": "posts", "options": {"from": "posts", "keep-going": true}, "output": "a.svg"}
            {"tags": {"red": 3}, "output": "b.svg"}

            """, to: "clouds.jsonl")
        let lines = try run("render", "--manifest", "clouds.jsonl")
        #expect(lines.status == 1)
        #expect(lines.errors == errors + "clouds.jsonl: 2 clouds: 2 written, 1 without some posts\n")
        try folder.write(
            "<!-- stratus posts from=posts keep-going=true -->\n<!-- /stratus -->\n", to: "page.html")
        let page = try run("embed", "page.html", "--in-place")
        #expect(page.status == 1 && page.errors == errors + "1 page: 1 changed; 1 cloud\n", "\(page.errors)")
    }
}
