import Testing

@testable import PostReading
@testable import SourceText
@testable import TagParsing

@Suite struct PostNamesTests {
    @Test(arguments: [
        ("tags: [a, b, a]", ["a", "b"]), ("tags: a, b,, c", ["a", "b", "c"]),
        ("tags: machine learning", ["machine learning"]),
        ("TAGS: [a]", ["a"]), ("tag: x y", ["x y"]), ("tag: x\ntags: [y]", ["y"]), ("tags:\ntag: x", ["x"]),
        ("tags: []", []),
        ("taxonomies:\n  tags: [z]", ["z"]), ("tags: [y]\ntaxonomies:\n  tags: [z]", ["y"]), ("tags:\n", []),
        ("tags: [ ' a  b ', \"c\\nd\" ]", ["a b", "c d"]),
        ("tags: [1.10, 2024-01-01, no]", ["1.10", "2024-01-01", "no"]),
        ("tags: a; b", ["a; b"]), ("tags: [\"e\\u0301\", \"\\u00e9\"]", ["e\u{301}"]),
    ])
    func theNamesOfAKey(_ block: String, _ expected: [String]) throws {
        #expect(try names("---\n\(block)\n---\n") == expected)
    }

    @Test func severalKeysAndKeysOfTables() throws {
        let post = "---\nparams:\n  Topics: [a, b]\ncategory: two words\ntags: [b]\nx.y: [q]\n---\n"
        #expect(try names(post, ["params.topics"]) == ["a", "b"])
        #expect(try names(post, ["tags", "params.topics"]) == ["b", "a"])
        #expect(try names(post, ["categories"]) == ["two words"])
        #expect(try names(post, ["x.y"]) == ["q"])
        #expect(try names(post, ["params.none", "a.b.c", "", "."]) == [])
    }

    /// What Jekyll 4.3.1 gives, where a text has no comma.
    @Test(arguments: [
        ("tags: a  b", "tags", ["a", "b"]), ("tags: [a b, a]", "tags", ["a b", "a"]),
        ("tag: Developer Tools", "tags", ["Developer Tools"]), ("tag: 'a, b'", "tags", ["a, b"]),
        ("category: Developer Tools", "categories", ["Developer Tools"]),
        ("category: 'c, d'", "categories", ["c, d"]), ("category: [x y, z]", "categories", ["x y", "z"]),
        ("categories: a b", "categories", ["a", "b"]), ("tag: one two\ntags: [three]", "tags", ["one two"]),
        ("tag:\ntags: [three]", "tags", ["three"]),
        ("category: s\ncategories: [t, u]", "categories", ["t", "u", "s"]),
        ("category: a b", "category", ["a b"]), ("tags: a b, c", "tags", ["a b", "c"]),
    ])
    func theNamesOfAPostOfJekyll(_ block: String, _ key: String, _ expected: [String]) throws {
        #expect(try names("---\n\(block)\n---\n", [key], splitsAtSpaces: true) == expected)
    }

    @Test func foldersAboveThoseOfPostsAreCategoriesOfJekyll() throws {
        func categories(_ folders: String, _ block: String = "title: a") throws -> [String] {
            var place = PostFolders(path: "/home/me/site", site: "/home/me/site")
            for name in folders.split(separator: "/") { place.enter(Array(name.utf8)[...]) }
            return try metadata("---\n\(block)\n---\n").names(of: ["categories"], in: place).names.map(\.name)
        }
        #expect(try categories("blog/news/_posts") == ["blog", "news"])
        #expect(try categories("_posts/sub") == [])
        #expect(try categories("es/_posts/sub/_posts") == ["es"])
        #expect(try categories("blog/_drafts") == ["blog"])
        #expect(try categories("blog/pages") == [])
        #expect(
            try categories("blog/news/_posts", "category: Own\ncategories: [news, z]") == ["blog", "news", "z", "Own"])
        // Below a folder that is no site nothing is known of the folders above it.
        #expect(PostFolders(path: "/home/me/blog/_posts").categories == [])
        #expect(PostFolders(path: "/home/me/site/blog/_posts", site: "/home/me/site").categories == ["blog"])
    }

    @Test func theFolderOfAPost() {
        func folder(_ folders: String, _ post: String) -> String? {
            var place = PostFolders(path: "/home/me/notes")
            for name in folders.split(separator: "/") { place.enter(Array(name.utf8)[...]) }
            return place.name(ofPost: "\(folders)/\(post)")
        }
        #expect(folder("swift", "a.md") == "swift")
        #expect(folder("code/swift", "a.md") == "swift")
        #expect(folder("", "a.md") == nil)
        #expect(folder("news/_posts", "a.md") == "news")
        #expect(folder("posts/hello", "index.md") == "posts")
        #expect(folder("posts", "_index.md") == nil)
        #expect(PostFolders(path: "/home/me/notes/swift/", isCounted: true).name(ofPost: "a.md") == "swift")
    }

    @Test func semicolonsSeparateInPelicansFormats() throws {
        #expect(try names("Tags: a; b, c\n\n") == ["a", "b, c"])
        #expect(try names(":tags: a; b\n", kind: .restructuredText) == ["a", "b"])
    }

    @Test func emptyEntriesAreNoted() throws {
        let post = try metadata("---\ntags:\n- a\n- ''\n- ~\n-\n---\n")
        let found = try post.names(of: ["tags"], splitsAtSpaces: false)
        #expect(found.names.map(\.name) == ["a"])
        #expect(found.notes.map(\.description) == ["post:4: 3 empty entries of \"tags\", not counted"])
    }

    @Test(arguments: [
        ("tags: {a: b}", "2:7 \"tags\" is a table, expected a list of names"),
        ("tags:\n  - a\n  - [b]\n  - c: d", "4:5 an entry of \"tags\" is a list, expected a name"),
        ("tags:\n  a: b", "3:3 \"tags\" is a table, expected a list of names"),
    ])
    func whatIsNoNameIsAnErrorWithItsPlace(_ block: String, _ expected: String) throws {
        do {
            _ = try names("---\n\(block)\n---\n")
            Issue.record("read")
        } catch {
            let first = error.all[0]
            #expect("\(first.line ?? 0):\(first.column ?? 0) \(first.message)" == expected)
        }
    }

    @Test(arguments: [
        ("draft: true", true), ("draft: false", false), ("Draft: True", true), ("published: false", true),
        ("published: true", false), ("published: 2024-01-01", false), ("status: draft", true),
        ("Status: hidden", false),
        ("status: published", false), ("eleventyExcludeFromCollections: true", true), ("title: draft", false),
        ("draft:", false),
    ])
    func drafts(_ block: String, _ expected: Bool) throws {
        #expect(try metadata("---\n\(block)\n---\n").isDraft == expected)
    }

    @Test func aHiddenPostIsNoDraftAndNotCounted() throws {
        let text = "Title: A\nTags: x\nStatus: Hidden\n"
        #expect(try metadata(text).isHidden)
        var tally = PostTally(keys: ["tags"], includingDrafts: false)
        tally.add(
            path: "a.md", folders: PostFolders(), bytes: Array(text.utf8),
            head: PostHead(Array(text.utf8), kind: .markdown, isWhole: true))
        #expect(tally.notes.map(\.description) == ["a.md: a draft, not counted"])
    }

    @Test func aTallyNamesAllErrorsTogether() throws {
        var tally = PostTally(keys: ["tags"], includingDrafts: false)
        for (path, text) in [
            ("a", "---\ntags: [x, y]\n---"), ("b", "---\ntags: {}\nx\n---"), ("c", "---\ntags: [\"\\u0001\"]\n---"),
            ("d", "text"),
        ] {
            let bytes = Array(text.utf8)
            tally.add(
                path: path, folders: PostFolders(), bytes: bytes, head: PostHead(bytes, kind: .markdown, isWhole: true))
        }
        do {
            _ = try tally.list(path: "posts")
            Issue.record("read")
        } catch {
            #expect(error.all.map(\.path) == ["b", "c", "posts"])
            #expect(error.all[1].message == "the control character U+0001 cannot stand in markup")
            #expect(error.all[2].message == "2 of 4 posts cannot be read")
        }
    }
}
