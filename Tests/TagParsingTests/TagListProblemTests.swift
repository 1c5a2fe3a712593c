import TestSupport
import Testing

@testable import DataReading
@testable import SourceText
@testable import TagParsing

@Suite struct TagListProblemTests {
    @Test func everyErrorIsReportedWithItsPlaceAndTheOtherLinesAreRead() throws {
        let error = try #require(failure("# T\n- a (0)\n- good\n- b (1,234)\n"))
        #expect(
            error.description == """
                tags.md:2:6: error: the weight "0" is not above zero
                  - a (0)
                       ^
                hint: leave the tag out, or give it a weight above 0; if it belongs to the name write \\(0\\)
                tags.md:4:6: error: the weight "1,234" has separators, expected digits and one decimal point
                  - b (1,234)
                       ^~~~~
                hint: write (1234); if it belongs to the name write \\(1,234\\)
                """)
    }

    @Test(arguments: [
        ("- a (0)", "not above zero"), ("- a (-1)", "not above zero"), ("- a: -0.5", "not above zero"),
        ("- a (NaN)", "not a finite number"),
        ("- a (-inf)", "not a finite number"), ("- a (1e309)", "larger than a number can be"),
        ("- a (１２)", "digits 0 to 9"),
        ("- a (٤٢)", "digits 0 to 9"), ("- a (1,234)", "separators"), ("- a: 1.234.567", "separators"),
        ("- a (1 234)", "separators"),
        ("- a (1,5)", "separators"), ("- a × 1'000", "separators"), ("-", "no name"), ("- (42)", "no name"),
        ("- \u{200B}", "no visible character"),
        ("- \u{301}", "no visible character"), ("- a\u{0}b", "U+0000"), ("- a\u{1B}b", "U+001B"),
        ("- a\u{FFFF}", "U+FFFF"), ("- a\u{85}", "U+0085"),
        ("- [a](javascript:alert(1))", "\"javascript:\" are not allowed"),
        ("- [a](JaVaScRiPt:alert(1))", "\"javascript:\" are not allowed"),
        ("- [a](<java\tscript:alert(1)>)", "control character"),
        ("- [a](javascript%3Aalert(1))", "\"javascript:\" are not allowed"),
        ("- [a](%6Aavascript:x)", "\"javascript:\" are not allowed"),
        ("- [a](< javascript:x>)", "\"javascript:\" are not allowed"),
        ("- [a](data:text/html,x)", "\"data:\" are not allowed"), ("- [a](vbscript:x)", "not allowed"),
        ("- [a]()", "the link is empty"),
        ("- [a](b) [c](d)", "a second link"), ("- a {colour=red .x}", "unknown attribute \"colour\""),
        ("- a {.x b}", "\"b\" is not an attribute"),
        ("- a {.x .}", "\".\" is not a class"), ("- a {title=a title=b}", "stands twice"),
        ("- a {.x #}", "\"#\" is not an id"),
        ("- a {color=}", "no usable value"), ("| a | b |", "a table needs a row of dashes"),
        ("- a\n#swift go", "\"go\" is no hashtag"), ("#swift ##go", "\"##go\" is no hashtag"),
        ("##swift", "neither a heading nor"), ("####### a", "neither a heading nor"),
        ("- a\nTags:", "no tag in this line"), ("Tags: a, , b", "no tag before this comma"),
        ("Tags: \"a, b", "quotation mark is not closed"), ("Tags: \"a\" b", "text behind the quotation"),
        ("Tags: \"a (2)\" {.x} c", "text behind the quotation"),
        ("Tags: \"a; **b**) 3 ({.x title=\"y\"}", "text behind the quotation"),
        ("| link | weight |\n|--|--|\n| x | 1 |", "no column of names"),
        ("| tag | name |\n|--|--|\n| x | 1 |", "two columns hold names"),
        ("| tag | weight |\n|--|\n| x | 1 |", "the row of dashes has 1 cells, the heading 2"),
        ("| tag |\n|--|\n| x | 1 |", "the row has 2 cells, the heading 1"),
        ("| tag | weight |\n|--|--|\n| x | |", "the row has no weight"),
        ("| tag | weight |\n|--|--|\n| x | many |", "\"many\" is not a number"),
        ("| tag | weight |\n|--|--|\n| x | 1,000 |", "separators"),
        ("| tag | class |\n|--|--|\n| x | a/b |", "\"a/b\" is not a class"),
        ("| tag | link |\n|--|--|\n| x | javascript:x |", "not allowed"),
        ("| tag |\n|--|\n| |", "the tag has no name"),
        ("[r]: https://x.org\n- a", "link definitions are not read"),
        ("- a\n\nA paragraph.", "paragraph after the first tag"),
        ("- a\n  more of a", "paragraph after the first tag"), ("## G\ntext\n- a", "paragraph after the first tag"),
        ("- a\n```\nx\n```", "code blocks"),
        ("- a\n<!-- b", "the comment has no end"), ("<!-- b --> c\n- a", "text behind the comment"),
        ("> q\n- a", "quotations"), ("T\n===\n- a", "underlined headings"),
        ("- a\n\n***", "rules"),
        ("-Swift (42)\n- a", "looks like a tag"), ("• Swift\n- a", "looks like a tag"),
        ("– Ada: 3\n- a", "looks like a tag"),
        ("1.Zig\n- a", "looks like a tag"), ("— Swift (3)\n- a", "looks like a tag"), ("+++\na = 1\n+++\n- a", "TOML"),
        ("- a (3) {}", "hold no attribute"),
        ("- a (3) {: .b}", "hold no attribute"), ("- a (3) {color = \"#f00\"}", "hold no attribute"),
        ("- **A:** 3", "inside the emphasis"), ("- a\n- - -", "rules"), ("* * *\n- a", "rules"),
        ("- a (2) {.a}{.b}", "do not stand at the end"),
        ("- a {.b} (3)", "do not stand at the end"), ("- a (2) {title=\"x}", "quotation mark is not closed"),
        ("- a {color=#12}", "not a colour"),
        ("- a {color=#gggggg}", "not a colour"), ("- a {guide.top=NaN}", "not a number"),
        ("- a {guide.top=x}", "not a number"),
        ("# A\n# B\n- a", "a second title"), ("#\n- a", "heading is empty"), ("# a\u{7}\n- a", "U+0007"),
        ("", "no tag"), ("# Title\n\nText.\n", "no tag"),
        ("---\ntitle: a\n", "front matter has no end"), ("---\na: [1\n---\n- a", "not YAML"),
        ("---\na: b\na: c\n---\n- a", "twice"),
        ("---\na: {b: c}\n---\n- a", "no plain value"), ("---\na:\n---\n- a", "no plain value"),
        ("---\njust text\n---\n- a", "no options"),
        ("---\na: \"\\0\"\n---\n- a", "U+0000"),
    ])
    func whatCannotBeReadSaysWhat(text: String, message: String) throws {
        let error = try #require(failure(text), "\(text.debugDescription) was read")
        #expect(error.all.contains { $0.message.contains(message) }, "\(error)")
        #expect(error.all.allSatisfy { $0.hint?.isEmpty == false })
    }

    @Test func placesAreThoseOfTheOffendingBytes() throws {
        let places = try ["- a\n- b (1,2)\n", "---\nx: y\n---\n# é\n- é [b](data:x)", "---\na: b\n c: [\n---\n- a"].map
        {
            try #require(failure($0)?.all.first).description.prefix { $0 != " " }
        }
        #expect(places[0] == "tags.md:2:6:" && places[1] == "tags.md:5:10:")
        #expect(places[2].hasPrefix("tags.md:3:"))
    }

    @Test func aMillionErrorsAreCountedAndAFewAreKept() throws {
        let error = try #require(failure(String(repeating: "- (1)\n", count: 100_000)))
        #expect(error.all.count + error.omittedCount == 100_000)
        #expect(error.all.count <= 100)
        #expect(error.description.hasSuffix("more errors"))
    }

    @Test(arguments: ["# ", "", "- a {title=\"", "---\ntitle: "])
    func aTextOfMoreThanAPageIsAnErrorAndNoBug(start: String) throws {
        let end = start.contains("{") ? "\"}\n" : start.contains("---") ? "\n---\n- a\n" : "\n- a\n"
        let text = start + String(repeating: "<", count: 20_000) + end
        // The option table refuses a title of the front matter, the parser the others.
        if start.hasPrefix("---") {
            #expect(try parsed(text).options[0].value.text.count == 20_000)
        } else {
            #expect(failure(text) != nil)
        }
        #expect(failure(String(repeating: "lorem ipsum\n", count: 100_000) + "- a")?.all.count == 1)
    }

    @Test(arguments: [
        ("Made with [Hugo](https://gohugo.io) and [Stratus](https://s.org).", "Made with Hugo and Stratus."),
        ("[![badge](https://x.org/b.svg)](https://x.org)", "badge"), ("— a subtitle", "— a subtitle"),
        ("-- a subtitle --", "-- a subtitle --"),
        ("-5 degrees outside", "-5 degrees outside"), ("+49 30 1234 is our phone", "+49 30 1234 is our phone"),
        ("Wow! [x]", "Wow! [x]"),
    ])
    func aDescriptionIsReadAsItsText(line: String, text: String) throws {
        #expect(try parsed("# T\n\(line)\n\n- a").description == text)
    }

    @Test func aPictureIsItsTextAndANoBreakSpaceAtAnEndIsNone() throws {
        let list = try parsed("- ![alt](x.png) (3)\n- A\u{A0}(2)\n- B\u{A0}C")
        #expect(list.tags.map(\.name) == ["alt", "A", "B\u{A0}C"] && list.tags[0].link == nil)
    }

    @Test func aDescriptionMayBeginWithADecimalOrEmphasis() throws {
        #expect(try parsed("3.5 million posts\n*and* more\n\n- a").description == "3.5 million posts and more")
    }

    @Test func aNameHasAThousandCharacters() throws {
        #expect(try parsed("- " + String(repeating: "é", count: 1000)).tags.count == 1)
        let error = try #require(failure("- " + String(repeating: "é", count: 1001)))
        #expect(error.all[0].message.contains("1001 characters, expected at most 1000"))
        // One letter with many marks is one character.
        #expect(try parsed("- a" + String(repeating: "\u{301}", count: 10_000)).tags.count == 1)
    }

    @Test(arguments: [
        "[", "]", "*", "_", "`", "``` ` ", "\\", "{", "{a=\"", "(", "![[](", "[a](", "[a](b (", "[a](<", "[a](b \"",
        "*_", "~~", "&", "&#", "&#x41;", "&amp;", "&CounterClockwiseContourIntegra", "<", "<!--", "<!-->", "<!-- -",
        "<a:", "<a@b.",
        "](", "a](b)", "[[[[", "![", "![a](b)", "![[a](b)", "*a](b)", "[a](b(", "[a](b '", "[a](b \"[a](b '[a](b (",
        "[a](\\(", "*a_b**", "***a", "a***",
        "_*a~~", "\\n*", "\\`", "`a``b```c````d`````",
    ])
    func repeatedSyntaxEndsInLinearTime(piece: String) {
        // Twice the bound of an item: what is read is read in full, what is longer is refused.
        for count in [60_000 / piece.utf8.count, 200_000 / piece.utf8.count] {
            _ = failure("- " + String(repeating: piece, count: count))
        }
    }

    @Test(arguments: ["`", "*", "_", "[", "<!--", "![", "&"])
    func syntaxThatGrowsEndsInLinearTime(piece: String) {
        // Runs of 1, 2, 3 … signs, and as many openings as endings.
        var runs = ""
        var length = 1
        while runs.utf8.count < 60_000 {
            runs += String(repeating: piece, count: length) + "a"
            length += 1
        }
        _ = failure("- " + runs.prefix(65_000))
        for end in ["](b)", "`", "*", "-->", ";", "**_"] {
            _ = failure("- " + String(repeating: piece, count: 8_000) + "a" + String(repeating: end, count: 8_000))
        }
    }

    @Test(arguments: 0..<300)
    func anyBytesAreReadOrRefused(seed: Int) throws {
        var generator = Seeded(seed)
        let alphabet = Array("-*+ #|`_~[](){}<>\\\n\r\t:×x0123456789.,eE\"'&;!@é東👩‍👩‍👧\u{301}abc---title: ".unicodeScalars)
        let text = String(String.UnicodeScalarView((0..<400).map { _ in alphabet.randomElement(using: &generator)! }))
        do {
            let list = try parsed("- a\n" + text)
            #expect(!list.tags.isEmpty)
        } catch let error as Problem {
            #expect(!error.all.isEmpty)
        }
    }
}
