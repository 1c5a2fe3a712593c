import Testing

@testable import CloudRendering
@testable import SourceText
@testable import TagParsing

// Swift Testing has a Tag too.
private typealias Tag = TagParsing.Tag

@Suite struct InPageFrontMatterTests {
    private func list(_ page: String, isMarkdown: Bool = true, keys: [String] = ["tags"]) throws -> TagList {
        var options = InputOptions()
        options.keys = keys
        return try TagList(
            reading: .frontMatter, of: SourceText(path: "page", text: page), isMarkdown: isMarkdown, options: options)
    }

    @Test(
        arguments: [
            "---\ntags: [Swift, \"R, the language\"]\n---\ntext",
            "---\ntitle: T\ntags:\n  - Swift\n  - R, the language\n...\n",
            "+++\ntags = [\"Swift\", \"R, the language\"]\n+++\n",
            "{\"tags\": [\"Swift\", \"R, the language\"]}\n\ntext",
            "---\r\nTags: [Swift, 'R, the language']\r\n---\r\ntext",
            "+++\n[taxonomies]\ntags = ['Swift', 'R, the language']\n+++\n",
        ])
    func tagsOfFrontMatterWeighOneEach(page: String) throws {
        for isMarkdown in [true, false] {
            let read = try list(page, isMarkdown: isMarkdown)
            #expect(read.tags == [try Tag("Swift"), try Tag("R, the language")])
            #expect(read.entryCount == 2 && read.notes.isEmpty)
        }
    }

    @Test(
        arguments: [
            "---\ntags: {swift: 4, 'C++': 2.5}\n---\n", "---\ntags:\n  swift: 4\n  C++: 2.5\n---\n",
            "+++\n[tags]\nswift = 4\n\"C++\" = 2.5\n+++\n", "{\"tags\": {\"swift\": 4, \"C++\": 2.5}}",
        ])
    func aTableGivesWeights(page: String) throws {
        #expect(try list(page).tags == [try Tag("swift", weight: 4), try Tag("C++", weight: 2.5)])
    }

    @Test func keysAreAddedUp() throws {
        let page = "---\ntags: {swift: 4}\ncategories: [swift, linux]\nparams:\n  topics: x, y\n---\n"
        let read = try list(page, keys: ["tags", "Categories", "params.topics"])
        #expect(
            read.tags.map { "\($0.name) \($0.weight)" } == ["swift 4.0", "swift 1.0", "linux 1.0", "x 1.0", "y 1.0"])
        // Jekyll has words in its posts.
        let post = try SourceText(path: "_posts/a.md", text: "---\ntags: a b\n---\n")
        let words = try TagList(reading: .frontMatter, of: post, isMarkdown: true, options: InputOptions())
        #expect(words.tags.map(\.name) == ["a", "b"])
    }

    @Test(
        arguments: [
            ("<meta name=keywords content='Swift, Linux'>", ["Swift", "Linux"]),
            ("<meta name=\"Keywords\" content=\"R&amp;D\">", ["R&D"]),
            (
                "<meta property='article:tag' content='Swift'><meta property=article:tag content='R, the language'>",
                ["Swift", "R, the language"]
            ),
            ("<meta name=tags content='a; b'><meta name=keywords content='c'>", ["a", "b"]),
            ("<meta name=keywords content='c'><meta property='article:tag' content='d'>", ["c"]),
            (
                "<meta property=og:title content=T><meta name=keywords content=''><meta property='article:tag' content='d'>",
                ["d"]
            ),
        ])
    func aPageOfHTMLHasKeywords(head: String, names: [String]) throws {
        let page =
            "<!DOCTYPE html>\n<html><head><meta charset=utf-8><title>T</title>\n\(head)</head><body></body></html>"
        #expect(try list(page, isMarkdown: false).tags.map(\.name) == names)
    }

    @Test func whatAnotherKeyIsAskedForIsNotMadeUp() throws {
        let page = "<head><meta name=keywords content=a><meta name=section content=b></head>"
        #expect(try list(page, isMarkdown: false, keys: ["section"]).tags.map(\.name) == ["b"])
        #expect(throws: Problem.self) { try list(page, isMarkdown: false, keys: ["topics"]) }
    }

    private static let form = "write it at the very beginning, between lines of ---: tags: [swift, linux]"

    @Test(
        arguments: [
            ("# Text", "page:1:1: error: the page has no front matter\nhint: \(form)"),
            ("", "page:1:1: error: the page has no front matter\nhint: \(form)"),
            (
                "---\ntitle: T\ndate: 2026-01-01\n---\n",
                "page:1:1: error: the front matter of the page has no tags\nhint: its keys are title, date; another one is named with key="
            ),
            (
                "---\n---\n",
                "page:1:1: error: the front matter of the page has no tags\nhint: write tags: [swift, linux]"
            ),
            (
                "---js\nx\n---\n",
                "page:1:1: error: JavaScript front matter is not read\nhint: write it as YAML, TOML or JSON"
            ),
            (
                "---\ntitle: T\ntags:\n  a: 3\n  b: many\n  c: 0\n---\n",
                """
                page:5:6: error: "b" of "tags" has no weight, expected a number above 0
                    b: many
                       ^~~~
                hint: write tags: {swift: 4, linux: 2}, or tags: [swift, linux] where all weigh the same
                page:6:6: error: the weight is 0.0, expected a finite number above 0
                    c: 0
                       ^
                hint: leave the tag out, or give it a weight
                """
            ),
        ])
    func whatIsMissingIsSaid(page: String, message: String) {
        let error = #expect(throws: Problem.self) { try list(page) }
        #expect(error?.description == message)
    }

    @Test func aPageOfHTMLIsToldOfKeywords() {
        let error = #expect(throws: Problem.self) { try list("<p>", isMarkdown: false) }
        #expect(
            error?.all.first?.hint
                == "\(Self.form); or in the head: <meta name=\"keywords\" content=\"swift, linux\">")
    }

    @Test(arguments: [
        "---\ntags: [a\n---\n", "---\ntags: [[a]]\n---\n", "---\ntags: [a]\n", "+++\ntags = \n+++\n", "{\"tags\": [}",
    ])
    func whatCannotBeReadIsAnError(page: String) {
        #expect(throws: Problem.self) { try list(page) }
    }
}
