import Testing

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

    @Test func aTextOfJekyllIsSplitAtSpaces() throws {
        func jekyll(_ block: String, _ key: String) throws -> [String] {
            try names("---\n\(block)\n---\n", [key], splitsAtSpaces: true)
        }
        #expect(try jekyll("tags: a  b", "tags") == ["a", "b"])
        #expect(try jekyll("tags: a b, c", "tags") == ["a b", "c"])
        #expect(try jekyll("tags: [a b]", "tags") == ["a b"])
        #expect(try jekyll("category: a b", "categories") == ["a b"])
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
            path: "a.md", folders: [], bytes: Array(text.utf8),
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
            tally.add(path: path, folders: [], bytes: bytes, head: PostHead(bytes, kind: .markdown, isWhole: true))
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
