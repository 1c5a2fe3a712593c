import TestSupport
import Testing

@testable import DataReading
@testable import SiteReading
@testable import SourceText
@testable import TagParsing

@Suite struct PostTests {
    private let addresses = SiteAddresses(.pretty, baseURL: nil)

    private func parts(_ path: String, _ text: String = "") throws -> [String] {
        addresses.parts(of: try PostFixture.read(text, path))
    }

    // MARK: - What generators write

    @Test func aPostOfHugoIsReadAsItIs() throws {
        let post = try PostFixture.read(
            """
            +++
            title = 'Hello'
            date = 2024-05-01T10:00:00+02:00
            publishDate = 2024-06-01
            lastmod = 2024-05-02
            expiryDate = 2030-01-01
            draft = true
            slug = "hi"
            weight = 10
            aliases = ["/old/", "older"]
            tags = ["Swift", "swift", "C++"]
            layout = "wide"
            [params]
            color = "red"
            +++
            text
            """)
        #expect(post.title == "Hello")
        #expect(post.date?.iso8601 == "2024-05-01T10:00:00+02:00")
        #expect(post.appears?.day == "2024-06-01")
        #expect(post.updated?.day == "2024-05-02")
        #expect(post.expires?.day == "2030-01-01")
        #expect(post.isDraft)
        #expect(post.slug == "hi")
        #expect(post.weight == 10)
        #expect(post.writtenAliases.map(\.parts) == [["old"], ["older"]])
        #expect(post.writtenAliases.map(\.endsWithSlash) == [true, false])
        #expect(post.terms == [["Swift", "C++"], []])
        #expect(post.template == "wide")
        #expect(post.parameters(besides: ["tags", "categories"]).map(\.key) == ["color"])
        #expect(post.source.string(post.body) == "text")
        #expect(addresses.page(of: post, title: "Hello").url == "/posts/hi/")
    }

    @Test func aPostOfJekyllHasItsDateInItsName() throws {
        let post = try PostFixture.read(
            """
            ---
            layout: post
            permalink: /:year/:title/
            tags: swift linux
            category: news
            excerpt: "Short."
            redirect_from: /a/
            author: {name: Jane, url: x}
            last_modified_at: 2024-05-03 10:00:00 +0200
            published: false
            image: x.png
            ---
            text
            """, "_posts/2024-05-01-hello-wide-world.md")
        #expect(post.title == nil)
        #expect(post.isNamedByDate)
        #expect(post.titleFromName == "Hello Wide World")
        #expect(post.date?.iso8601 == "2024-05-01T00:00:00Z")
        #expect(post.terms == [["swift", "linux"], ["news"]])
        #expect(post.summary == "Short.")
        #expect(post.authors == ["Jane"])
        #expect(post.writtenAliases.map(\.parts) == [["a"]])
        #expect(post.updated?.iso8601 == "2024-05-03T10:00:00+02:00")
        #expect(post.isDraft)
        #expect(post.writtenPath == nil)
        #expect(post.notes.isEmpty)
        #expect(addresses.page(of: post, title: "T").file == "2024/hello-wide-world/index.html")
        #expect(post.parameters(besides: ["tags", "categories"]).map(\.key) == ["image"])
        #expect(addresses.parts(of: post) == ["posts", "hello-wide-world"])
        #expect(try PostFixture.read("", "_drafts/idea.md").isDraft)
        #expect(try parts("_drafts/idea.md") == ["posts", "idea"])
    }

    @Test func aPostOfZolaHasItsTermsInATable() throws {
        let post = try PostFixture.read(
            """
            +++
            title = "Z"
            path = "somewhere/else"
            updated = 2024-05-02
            template = "page.html"
            authors = ["A", "B"]
            [taxonomies]
            tags = ["one"]
            categories = ["two"]
            [extra]
            hue = 3
            +++
            """, "2024-05-01_z.md")
        #expect(post.terms == [["one"], ["two"]])
        #expect(post.authors == ["A", "B"])
        #expect(post.date?.day == "2024-05-01")
        #expect(addresses.page(of: post, title: "Hello").file == "somewhere/else/index.html")
        #expect(post.parameters(besides: ["tags", "categories"]).map(\.key) == ["hue"])
    }

    @Test func aPostOfEleventyMayHaveNoPage() throws {
        let post = try PostFixture.read("---\npermalink: false\norder: 3\ndate: git Last Modified\n---\n", "a.njk")
        #expect(post.isPageless)
        #expect(post.weight == 3)
        #expect(post.date == nil)
        #expect(post.notes.map(\.line) == [4])
        let other = try PostFixture.read(
            "---json\n{\"permalink\": \"/{{ page.date }}/\", \"order\": \"x\"}\n---\n", "a.md")
        #expect(other.notes.count == 1 && other.writtenPath == nil && other.weight == 0)
        let script = try PostFixture.read("---js\n{ tags: [] }\n---\ntext\n", "a.md")
        #expect(script.notes.map(\.description) == ["content/a.md: front matter in JavaScript is not read"])
        #expect(script.source.string(script.body) == "text\n")
    }

    @Test func aPostOfPelicanNeedsNoFences() throws {
        let post = try PostFixture.read(
            """
            Title: My super title
            Date: 2010-12-03 10:20
            Modified: 2010-12-05 19:30
            Category: Python
            Tags: pelican, publishing
            Slug: my-super-post
            Authors: Alexis; Conan
            Summary: Short version
            Lang: fr
            Status: draft

            text
            """)
        #expect(post.title == "My super title")
        #expect(post.date?.iso8601 == "2010-12-03T10:20:00Z")
        #expect(post.updated?.iso8601 == "2010-12-05T19:30:00Z")
        #expect(post.terms == [["pelican", "publishing"], ["Python"]])
        #expect(post.slug == "my-super-post")
        #expect(post.summary == "Short version")
        #expect(post.language == "fr")
        #expect(post.authors == ["Alexis", "Conan"])
        #expect(post.isDraft)
    }

    @Test func aPostOfPelicanInHTMLIsWhatItsBodyHolds() throws {
        let post = try PostFixture.read(
            """
            <!DOCTYPE html>
            <html><head><title>R&amp;D</title>
            <meta name="tags" content="a, b" /><META name="date" content="2012-07-09 22:28">
            </head><body class="x>y">
            <p>text</p>
            </body></html>
            """, "a.html")
        #expect(post.title == "R&D")
        #expect(post.terms[0] == ["a", "b"])
        #expect(post.date?.iso8601 == "2012-07-09T22:28:00Z")
        #expect(post.source.string(post.body) == "\n<p>text</p>\n")
        let hidden = try PostFixture.read(
            "<!-- <body><title>no</title> --><script>'<body>'</script><title>A <body> B</title><body><p>text</p>"
                + "<!-- </body> --><pre>&lt;/body></pre><script>'</body>'</script></body><!-- end -->", "a.html")
        #expect(hidden.title == "A <body> B")
        #expect(
            hidden.source.string(hidden.body)
                == "<p>text</p><!-- </body> --><pre>&lt;/body></pre><script>'</body>'</script>")
        let fenced = try PostFixture.read(
            "---\nsummary: <!-- <title>no</title>\n---\n<title>a</title><body>b</body>", "a.html")
        #expect(fenced.title == "a")
        #expect(fenced.source.string(fenced.body) == "b")
        let part = try PostFixture.read("---\ntitle: a\n---\n<p>about the bodyguard</p>\n", "a.html")
        #expect(part.source.string(part.body) == "<p>about the bodyguard</p>\n")
    }

    @Test(arguments: [
        ("author: Ann, Bob", ["Ann, Bob"]), ("authors: Ann, Bob", ["Ann", "Bob"]),
        ("authors: \"Lee, Ann; Ray, Bob\"", ["Lee, Ann", "Ray, Bob"]), ("author: [Ann, Bob]", ["Ann", "Bob"]),
        ("authors: [{name: Ann}, Bob, {url: x}]", ["Ann", "Bob"]), ("title: a", []),
    ])
    func authorsAreAListOrATextWithCommas(_ block: String, _ authors: [String]) throws {
        #expect(try PostFixture.read("---\n\(block)\n---\n").authors == authors)
    }

    @Test(arguments: [
        ("draft: Yes", true, false), ("draft: no", false, false), ("published: 2024-05-01", false, false),
        ("status: hidden", false, true), ("status: seedling", false, false), ("draft:", false, false),
    ])
    func flagsAreWords(_ block: String, _ isDraft: Bool, _ isHidden: Bool) throws {
        let post = try PostFixture.read("---\n\(block)\n---\n")
        #expect(post.isDraft == isDraft && post.isHidden == isHidden)
    }

    @Test func aFlagThatIsNeitherTrueNorFalseIsTold() {
        #expect {
            _ = try PostFixture.read("---\ntitle: a\ndraft: maybe\n---\n")
        } throws: { error in
            "\(error)" == """
                content/posts/hello.md:3:8: error: "draft" is "maybe", expected true or false
                  draft: maybe
                         ^~~~~
                hint: write draft: true for what is not to be seen
                """
        }
    }

    @Test func numbersAndBooleansAreTitles() throws {
        #expect(try PostFixture.read("---\ntitle: 1984\n---\n").title == "1984")
        #expect(try PostFixture.read("---\ntitle: no\n---\n").title == "no")
        #expect(try PostFixture.read("{\"title\": 1.10}\n").title == "1.10")
        #expect(try PostFixture.read("---\ntitle: \"\"\nslug:\ndate:\nurl: ''\n---\n").title == nil)
    }

    // MARK: - Addresses

    @Test(arguments: [
        ("posts/Hello World.md", ["posts", "hello-world"]), ("posts/index.md", ["posts"]),
        ("posts/_index.md", ["posts"]),
        ("index.md", []), ("2024-05-01-hello/index.md", ["hello"]), ("a/2024-05-01.md", ["a", "2024-05-01"]),
        ("a/2024-13-01-x.md", ["a", "2024-13-01-x"]), ("C++/.b.md", ["c-plus-plus", "dot-b"]), ("con.md", ["con_"]),
        ("2018-10-10T12:00:00Z-hello.md", ["hello"]),
    ])
    func foldersAndNameMakeTheAddress(_ path: String, _ expected: [String]) throws {
        #expect(try parts(path) == expected)
    }

    @Test(arguments: [
        ("my_slug", "my_slug"), ("Hello World", "hello-world"), ("über", "über"), (".hidden", "dot-hidden"),
        ("CON", "con_"), ("v1.2", "v1.2"),
    ])
    func aSlugStaysAsItIsWhereAnAddressCanHoldIt(_ slug: String, _ part: String) throws {
        #expect(try parts("a.md", "---\nslug: \(slug)\n---\n") == [part])
    }

    @Test func theRoleIsInTheName() throws {
        #expect(try PostFixture.read("", "a/index.md").role == .index)
        #expect(try PostFixture.read("", "a/_index.html").role == .sectionIndex)
        #expect(try PostFixture.read("", "index.md").role == .sectionIndex)
        #expect(try PostFixture.read("", "a/2024-05-01-b/index.md").date?.day == "2024-05-01")
    }
}
