import MarkupReading
import PageEmbedding
import SourceText
import Testing

/// What is code in Markdown; every case was compared with cmark 0.30.2.
@Suite struct MarkdownPageTests {
    private static let cloud = "<!-- stratus a --><!-- /stratus -->"

    private func count(_ page: String) throws -> Int {
        let scan = try scanned(page.replacing("@", with: Self.cloud), .markdown)
        #expect(scan.problems.isEmpty && scan.warnings.isEmpty)
        return scan.placeholders.count
    }

    @Test(arguments: [
        "@", "# a\n\n@", "text\n@", "   @", "- a\n\n  @", "1. a\n\n   @", "```\n```\n@",
        "~~~\n```\n~~~\n@", "````\n```\n````\n@", "    code\n@", "`a\n\n@\n`", "a ` b\n@\n`",
        "<div>\n```\n@\n```\n</div>",
        "> ```\n@", "- ```\n@", "``` a`b\n@", "<pre>\n```\n</pre>\n@", "a < b\n@", "<https://a.b/`>\n@\n`", "\\`\n@\n`",
        "<b a=\"\n@", "x <!-- y\n\n@", "---\na: `\n---\n@", "---\na: `\n...\n@", "--- yaml\na: `\n---\n@",
        "+++\na = \"```\"\n+++\n@", "{\"a\": \"}```\"}\n@", "---\n@",
        "a\n===\n@",
        "- a\n\n      @\n\n  @", "<!--\n```\n-->\n@", "<script>\n```\n</script>\n@", "* * *\n@", "\t\n@",
    ])
    func aPlaceholderThatBeginsALineIsSeen(_ page: String) throws {
        #expect(try count(page) == 1)
    }

    @Test(arguments: [
        "```\n@\n```", "```html\n@", "~~~\n@\n```\n@", "````\n```\n@\n````", "    @", "\t@", "a\n\n    @", "`@`",
        "``a ` @``",
        "- a\n\n      @", "- ```\n  @\n  ```", "> ```\n> @\n> ```", ">     @", "1. a\n\n   ~~~\n   @\n   ~~~",
        "  ```\n@\n  ```",
        "---\na: @\n---\n", "+++\na = '@'\n+++", "{\"a\":\n\"@\"}\n", "a `b\n c @ `", "`a` `@`", "-     @",
        "\\<!-- stratus a -->",
    ])
    func oneInCodeIsNot(_ page: String) throws {
        #expect(try count(page) == 0)
    }

    @Test func insideALineItIsAnError() throws {
        let scan = try scanned("text <!-- stratus a --><!-- /stratus -->", .markdown)
        #expect(scan.placeholders.isEmpty)
        #expect(
            scan.problems.map(\.message) == [
                "a placeholder of a page in Markdown begins its line, and this one does not"
            ])
    }

    // What is filled in would end the item or the quotation.
    @Test(arguments: ["- ", "> ", "> - ", "- - ", "1) "]) func behindAMarkItIsAnError(mark: String) throws {
        let scan = try scanned("\(mark)<!-- stratus a -->\n\(mark)<!-- /stratus -->", .markdown)
        #expect(scan.placeholders.isEmpty)
        #expect(scan.problems.first?.message.contains("no quotation and behind no mark of a list") == true)
    }

    @Test func whatIsInAPlaceholderIsNoMarkdown() throws {
        let scan = try scanned(
            "<!-- stratus a -->\n```\n\n    <!-- /stratus -->\n```\n<!-- stratus b -->\n```\n", .markdown)
        #expect(scan.placeholders.count == 1 && scan.problems.isEmpty)
    }

    // In the fence of the first one the second one begins none: `</-` takes it up.
    @Test func whatAPlaceholderHoldsDecidesNothingBehindIt() throws {
        let start = "<!-- stratus a -->\n"
        let end = "<!-- /stratus -->\n<pre><!-- stratus b -->\n```\n"
        for content in ["```\n</- <!-- stratus c -->\n", ""] {
            let scan = try scanned(start + content + end, .markdown)
            #expect(scan.placeholders.count == 1)
            #expect(
                scan.problems.map(\.message) == [
                    "a placeholder of a page in Markdown begins its line, and this one does not"
                ])
        }
    }

    // Both were found by fuzzing; filled, the pages had another number of placeholders or problems.
    @Test(arguments: [
        (
            "`<!--stratus\n<!--stratus--><h<!--stratus><!--/stratus-->",
            "what stands in the placeholders from here on decides what is a placeholder of this page"
        ),
        (
            "<!--stratus-->\n```<s<!--stratus><!--/stratus-->\n`<!--stratus ---><!--/stratus>",
            "a placeholder of a page in Markdown begins its line, and this one does not"
        ),
    ])
    func aPageThatWouldReadOtherwiseOnceItIsFilledIsRefused(_ page: String, _ message: String) throws {
        let scan = try scanned(page, .markdown)
        #expect(scan.problems.map(\.message) == [message])
        #expect(scan.problems.first?.hint != nil)
    }
}
