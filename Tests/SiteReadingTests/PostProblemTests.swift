import Testing

@testable import SourceText
@testable import TagParsing

/// What is wrong with the fields of a post is told at once, each with its place.
@Suite struct PostProblemTests {
    @Test func allErrorsOfAPostAreTold() throws {
        #expect {
            _ = try PostFixture.read(
                """
                ---
                title: [a, b]
                date: 2020-13-45
                weight: heavy
                slug: a/b
                url: "/../x/"
                lang: en_US
                aliases: [/ok/, "//host/"]
                tags: {a: 1}
                ---
                """)
        } throws: { error in
            "\(error)" == """
                content/posts/hello.md:2:8: error: "title" is a list, expected a text
                  title: [a, b]
                         ^~~~~~
                hint: write title: and a text behind it; one with [ or : in it stands in quotes
                content/posts/hello.md:3:12: error: "date" is "2020-13-45": the month is 13, expected 1 to 12
                  date: 2020-13-45
                             ^~
                hint: a date is written as 2024-05-01, or 2024-05-01T10:00:00+02:00
                content/posts/hello.md:4:9: error: "weight" is "heavy", expected a whole number
                  weight: heavy
                          ^~~~~
                hint: lower weights come first: weight: 10
                content/posts/hello.md:5:7: error: "slug" is "a/b" and has a slash, expected a name
                  slug: a/b
                        ^~~
                hint: a slug is the last part of the address; a whole address is written as url: /2024/hello/
                content/posts/hello.md:6:7: error: "url" is "/../x/": it holds "..", expected names
                  url: "/../x/"
                        ^~~~~~
                hint: write the part below the address of the home page, such as /2024/hello/
                content/posts/hello.md:7:7: error: "lang" is "en_US", expected a language tag
                  lang: en_US
                        ^~~~~
                hint: a language is written as en, pt-BR or zh-Hant
                content/posts/hello.md:9:7: error: "tags" is a table, expected a list of names
                  tags: {a: 1}
                        ^~~~~~
                hint: write names: tags: [clouds, "machine learning"]; a text with : in it stands in quotes
                """
        }
    }

    @Test(arguments: [
        ("---\ntitle: \"a\\u0007\"\n---\n", 2), ("---\ntitle: a\n", 1), ("---\na: [\n---\n", 3),
        ("---\ntags: [[a]]\n---\n", 2), ("+++\ndate = 07:32:00\n+++\n", 2), ("---\nexpires: soon\n---\n", 2),
        ("---\nweight: 1.5\n---\n", 2), ("+++\ntitle = 'a'\ntitle = 'b'\n+++\n", 3),
        ("---\ntitle: a\ndraft: maybe\n---\n", 3),
        ("---\npublished: perhaps\n---\n", 2), ("---\ndraft: [true]\n---\n", 2), ("Title: a\nStatus: hiden\n", 2),
    ])
    func anErrorHasItsLine(_ text: String, _ line: Int) {
        #expect {
            _ = try PostFixture.read(text)
        } throws: {
            ($0 as? Problem)?.all.map(\.line) == [line]
        }
    }
}
