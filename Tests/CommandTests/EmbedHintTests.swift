import Foundation
import TestSupport
import Testing

/// What is said of mistakes that are easily made.
@Suite struct EmbedHintTests {
    private func run(_ page: String, name: String = "page.html") throws -> (Command.Result, String) {
        let folder = try TemporaryFolder()
        try folder.write("- red (3)\n- green\n", to: "tags.md")
        try folder.write(page, to: name)
        let result = try Command.run(["embed", name, "--in-place"], folder: folder.url)
        return (result, try folder.text(name))
    }

    @Test(arguments: [
        ("<!-- stratus tags.md legend -->", "write legend=true"),
        ("<!-- stratus tags.md width = 640 -->", "an option has a value: width="),
        ("<!-- stratus tags.md width= 640 -->", "hint: "),
        ("<!-- stratus tags.md title=What we read -->", "title=\"What we read\""),
        ("<!-- stratus tags.md, other.csv -->", "no commas"),
        ("<!-- stratus tgas.md -->", "did you mean \"tags.md\"?"),
        ("<!-- stratus data-tags=\"a\" -->", "in a comment it is tags"),
        ("<!-- stratus src=tags.md -->", "the source stands alone"),
        ("<!-- stratus tags.md format=markdown -->", "page of HTML"),
        ("<!-- stratus page:links -->", "page.html:2:14: error: the page has no link"),
        ("<!-- stratus page:front-matter -->", "page.html:2:14: error:"),
    ])
    func aHintSaysWhatWasMeant(start: String, words: String) throws {
        let text = "<p>x</p>\n\(start)<!-- /stratus -->"
        let (result, page) = try run(text)
        #expect(result.status != 0 && result.errors.contains(words), "\(result.errors)")
        #expect(page == text)
    }

    @Test func severalSourcesOfAnElementStandWithCommas() throws {
        let (result, _) = try run("<stratus-cloud src='tags.md tags.md'></stratus-cloud>")
        #expect(result.status != 0 && result.errors.contains("src=\"tags.md,survey.csv\""), "\(result.errors)")
        let (right, page) = try run("<stratus-cloud src='tags.md,tags.md'></stratus-cloud>")
        #expect(right.status == 0 && page.contains("data-weight=\"6\">red<"), "\(right.errors)")
    }

    @Test(arguments: [
        ("<!-- Stratus tags.md --><!-- /stratus -->", true), ("<!-- stratus: tags.md -->", true),
        ("<!-- STRATUS tags=\"a\" -->", true), ("<!-- Stratus clouds lie low. -->", false),
        ("<!-- stratusphere -->", false),
    ])
    func aMarkerThatIsNearlyOneIsToldOf(comment: String, isTold: Bool) throws {
        let (result, page) = try run(comment)
        #expect(result.errors.contains("page.html:1:1: warning: this looks like a placeholder") == isTold)
        #expect(page == comment)
    }

    // The warnings of a page are not lost with its errors.
    @Test func warningsStandBesideErrors() throws {
        let (result, _) = try run("<script>'<!-- stratus a.md -->'</script>\n<!-- stratus none.md --><!-- /stratus -->")
        #expect(result.status == 66)
        #expect(result.errors.contains("page.html:1:10: warning:") && result.errors.contains("page.html:2:14: error:"))
    }

    @Test(arguments: ["> ", "- ", "1. ", "> - "])
    func inMarkdownNothingStandsBeforeAPlaceholder(mark: String) throws {
        let text = "\(mark)<!-- stratus tags.md format=markdown -->\n\(mark)<!-- /stratus -->\n"
        let (result, page) = try run(text, name: "page.md")
        #expect(result.status == 65 && result.errors.contains("in Markdown"), "\(result.errors)")
        #expect(page == text)
    }

    // CommonMark's own reading: the cloud stays in the item, and what follows is Markdown.
    @Test(arguments: ["fragment", "markdown", "list"])
    func aCloudStaysInItsItem(format: String) throws {
        let text = """
            - one

              <!-- stratus tags.md format=\(format) -->
              <!-- /stratus -->

              *two*
            - three

            """
        let (result, page) = try run(text, name: "page.md")
        #expect(result.status == 0, "\(result.errors)")
        let folder = try TemporaryFolder()
        let html = try Command.run(
            ["cmark", "--unsafe", folder.write(page, to: "page.md")], executable: "/usr/bin/env")
        let lists = html.text.components(separatedBy: "<ul>").count - (format == "list" ? 1 : 0)
        #expect(lists == 2 && html.text.contains("<em>two</em>") && html.text.contains("red"), "\(html.text)")
        let (again, second) = try run(page, name: "page.md")
        #expect(again.errors.contains("1 up to date") && second == page)
    }

    // Bulma and Materialize have rules of these names.
    @Test func rulesOfThePageForItsOwnTagsAreWeakerThanSizes() throws {
        let (result, page) = try run("<style>.tag{font-size:12px}</style><!-- stratus tags.md --><!-- /stratus -->")
        #expect(result.status == 0)
        #expect(!page.contains(" font-size=\"") && page.contains(" .f0{font-size:57px}"))
    }
}
