import TestSupport
import Testing

@testable import SourceText
@testable import TagParsing

private typealias Tag = TagParsing.Tag

private func names(_ text: String) throws -> [String] { try parsed(text).tags.map(\.name) }
private func weights(_ text: String) throws -> [Double] { try parsed(text).tags.map(\.weight) }

@Suite struct TagLineTests {
    @Test(arguments: [
        ("#swift #machine-learning(3)", ["swift", "machine-learning"], [1.0, 3]),
        ("#東京 #C++ #R&D", ["東京", "C++", "R&D"], [1, 1, 1]), ("#a (4) #b", ["a", "b"], [4, 1]),
        ("#a, #b, #c", ["a", "b", "c"], [1, 1, 1]), ("#a(2), #b", ["a", "b"], [2, 1]), ("#1", ["1"], [1]),
        ("#a(b)", ["a(b)"], [1]), ("  #a\t#b  ", ["a", "b"], [1, 1]),
    ])
    func aLineOfHashtagsHoldsTags(line: String, names: [String], weights: [Double]) throws {
        let list = try parsed(line)
        #expect(list.tags.map(\.name) == names && list.tags.map(\.weight) == weights && list.description == nil)
    }

    @Test(arguments: [
        (#"Tags: ocaml (3), "F#", haskell"#, ["ocaml", "F#", "haskell"], [3.0, 1, 1]),
        (#"tags: "a, b" (2), `c, d`, [e, f](g,h) (5)"#, ["a, b", "c, d", "e, f"], [2, 1, 5]),
        (#"TAGS: a: 3, b × 2, **c**"#, ["a", "b", "c"], [3, 2, 1]),
        (#"Tags: a\, b, c,"#, ["a, b", "c"], [1, 1]),
        (#"Tags: "a \"b\"", 5" disk"#, [#"a "b""#, #"5" disk"#], [1, 1]),
        (#"Tags: a {description="x, y"} , b"#, ["a", "b"], [1, 1]), ("Tags: f(a, b)", ["f(a, b)"], [1]),
        (#"Tags: "`x`*" , y"#, ["`x`*", "y"], [1, 1]),
    ])
    func aLineOfTagsHasCommas(line: String, names: [String], weights: [Double]) throws {
        let list = try parsed(line)
        #expect(list.tags.map(\.name) == names && list.tags.map(\.weight) == weights)
    }

    @Test func attributesOnALineOfTagsBelongToTheirTag() throws {
        let list = try parsed(#"Tags: a {.x description="p, q"}, "b" (2) {#y}"#)
        #expect(list.tags[0].attributes?["description"] == "p, q" && list.tags[0].attributes?.classes == ["x"])
        #expect(list.tags[1].attributes?.id == "y" && list.tags[1].weight == 2)
    }

    @Test func aListInAListBelongsToTheSameGroup() throws {
        let list = try parsed("## G\n- a\n  - b (2)\n    1. c\n      * d\n- e\n- - f\n- 2. g\n\t- h")
        #expect(list.tags.map(\.name) == ["a", "b", "c", "d", "e", "f", "g", "h"])
        #expect(list.tags.allSatisfy { $0.group == "G" })
    }

    @Test func headingsOfSeveralLevelsMakeGroupsInGroups() throws {
        let list = try parsed("# T\n- a\n## B\n- b\n### C ###\n- c\n#### D\n- d\n### E\n- e\n## F\n- f")
        #expect(list.tags.map(\.group) == [nil, "B", "B / C", "B / C / D", "B / E", "F"])
    }

    @Test(arguments: [
        "<!-- c -->\n- a", "- a\n<!-- b\n- c\n-->", "<!--->\n- a", "- a <!-- b (3) -->", "- a<!-- b -->",
        "<!-- x --> <!-- y -->\n- a", "  <!-- - b -->\n\n- a", "<!--\n```\n-->\n- a\n<!---->",
        "- a <!-- b --> <!-- c -->",
    ])
    func commentsAreNothing(text: String) throws {
        let list = try parsed(text)
        #expect(list.tags.map(\.name) == ["a"] && list.tags[0].weight == 1 && list.description == nil)
    }

    @Test func aCommentMayStandBehindTheWeightAndTheAttributes() throws {
        let list = try parsed("- a (3) <!-- x -->\n- b (4) {.c} <!-- y -->\n- c: 5 <!-- z -->")
        #expect(list.tags.map(\.weight) == [3, 4, 5] && list.tags[1].attributes?.classes == ["c"])
    }

    // The same bytes in another place are another name.
    @Test func wordsOfDifferentKindsStayApart() throws {
        let quoted = try parsed("- \"F#\" (2)\nTags: \"F#\" (3)\n| tag |\n|--|\n| \"F#\" |")
        #expect(quoted.tags.map(\.name) == ["\"F#\"", "F#", "\"F#\""] && quoted.tags.map(\.weight) == [2, 3, 1])
        let grouped = try parsed("- Swift {.x}\n## \\{.x\\}\n- Swift")
        #expect(grouped.tags.map(\.group) == [nil, "{.x}"])
        let rows = try parsed(
            "| tag | link |\n|--|--|\n| a | /b |\n| a | /c |\n| a | /b |\n## G\n| tag | link |\n|--|--|\n| a | /b |")
        #expect(rows.tags.map(\.entries) == [2, 1, 1] && rows.tags.map(\.group) == [nil, nil, "G"])
    }

    @Test func manyCommentsOnALineAreReadOneByOne() throws {
        #expect(try parsed(String(repeating: "<!---->", count: 50_000) + "\n- a").tags.count == 1)
    }

    // What stands twice in the same words is read once; so memory follows the tags.
    @Test func equalItemsAreAddedUpAtOnce() throws {
        let list = try parsed("- a (2)\n- b\n- a (3)\n## G\n- a\n- a {.x}\n- [a](b)\n- a {.x} \n- **a**\n- A")
        #expect(list.tags.map(\.name) == ["a", "b", "a", "a", "a", "a", "A"] && list.entryCount == 9)
        #expect(list.tags.map(\.weight) == [5, 1, 1, 2, 1, 1, 1] && list.tags.map(\.entries) == [2, 1, 1, 2, 1, 1, 1])
        #expect(failure("- a (1e308)\n- a (1e308)")?.all.first?.message.contains("add up to more") == true)
    }
}

@Suite struct TableTests {
    @Test func columnsComeInAnyOrder() throws {
        let list = try parsed(
            #"""
            ## Languages
            | Weight | link | Tag | class | group | description |
            |-------:|------|:---:|-------|-------|-------------|
            | 7 | /zig | Zig | .systems new | | a \| b |
            | 2.5 | | [C\|C++](c.html "old") | | Old *ones* | |
            | 1 | <https://ada.org> | `a\|b`
            """#)
        #expect(list.tags.map(\.name) == ["Zig", "C|C++", "a|b"] && list.tags.map(\.weight) == [7, 2.5, 1])
        #expect(list.tags.map { $0.link?.destination } == ["/zig", "c.html", "https://ada.org"])
        #expect(list.tags.map(\.group) == ["Languages", "Old ones", "Languages"])
        #expect(list.tags[0].attributes?.classes == ["systems", "new"])
        #expect(list.tags[0].attributes?["description"] == "a | b" && list.tags[1].attributes?["title"] == "old")
    }

    @Test func aTableEndsAtTheNextOtherLineAndBracketsOfItsNamesAreTheirs() throws {
        let list = try parsed("|tag|\n|-|\n|Blade Runner (1982)|\n- b (2)\n\n|name|n|\n|:-|-:|\n|c|3|")
        #expect(list.tags.map(\.name) == ["Blade Runner (1982)", "b", "c"] && list.tags.map(\.weight) == [1, 2, 3])
    }

    @Test func aColumnWithoutAMeaningIsNamedInTheNotes() throws {
        let list = try parsed("| tag | since |\n|--|--|\n| a | 1970 |")
        #expect(list.notes.map(\.description) == ["tags.md:1: the column \"since\" is not read"])
    }

    @Test func everyBadRowIsNamedAndABadHeadingOnce() throws {
        let rows = try #require(failure("| tag | n |\n|--|--|\n| a | 0 |\n| b | 1 |\n| | 2 |"))
        #expect(rows.all.map(\.line) == [3, 5])
        #expect(failure("| link |\n|--|\n| a |\n| b |")?.all.count == 1)
        #expect(failure("| tag |\n| a |\n| b |\n- c")?.all.count == 1)
    }

    @Test(arguments: 0..<100)
    func anyTableIsReadOrRefused(seed: Int) throws {
        var generator = Seeded(seed)
        let alphabet = Array("|||\\|--:-| \n\ntag weight link 12 `[](x)*é".unicodeScalars)
        let text = String(String.UnicodeScalarView((0..<200).map { _ in alphabet.randomElement(using: &generator)! }))
        do { _ = try parsed("| tag | weight |\n|---|---|\n|" + text) } catch let error as Problem {
            #expect(!error.all.isEmpty)
        }
    }
}

@Suite struct PlainItemTests {
    private let pieces = [
        "a", "Swift", "é", " ", "  ", "(", ")", "3", "42", "0", "007", ": ", ":", "x ", "× ", " x 4", " (5)", "(6)",
        ": 7", "\\", "]", "[a](b)", "{.x}", "}", "1e5", "nan", "inf", ".5", "5.", "1,234", "٤", "-", "+2", "*",
        "<!-- c -->",
        "\t", "C++", "R2D2", "16:9", "e3", "X 2",
    ]

    // What is found without the grammar is what the grammar says.
    @Test(arguments: 0..<400)
    func itAgreesWithTheGrammarWhereverItAnswers(seed: Int) throws {
        var generator = Seeded(seed)
        for _ in 0..<50 {
            let text = (0..<Int.random(in: 1...5, using: &generator)).map { _ in
                pieces.randomElement(using: &generator)!
            }.joined()
            let source = try SourceText(path: "t", text: text)
            let content = source.bytes.trimmingBlanks(0..<source.bytes.count)
            guard !content.isEmpty, let plain = PlainItem(source.bytes.span, content) else { continue }
            let item = try TagListItem(source, content)
            #expect(item.weight == plain.weight && item.nameRange == content.lowerBound..<plain.nameEnd, "\(text)")
            let isPlain = PlainItem.isPlainName(source.bytes.span, item.nameRange)
            if isPlain { #expect(try item.tag(group: nil).name == source.string(item.nameRange), "\(text)") }
        }
    }

    private let linkPieces = [
        "[", "]", "(", ")", "a", "b c", "/x", "http://", "https://", "https:/", "http:", "h.org", "?q=1&r", "#f",
        "\"t\"", " ",
        "javascript:", "//e", ":", "_", "é", "%41", "\\",
    ]

    @Test(arguments: 0..<400)
    func aLinkAgreesWithTheGrammarWhereverItAnswers(seed: Int) throws {
        var generator = Seeded(seed &* 7919)
        for _ in 0..<50 {
            let text =
                "["
                + (0..<Int.random(in: 1...7, using: &generator)).map { _ in
                    linkPieces.randomElement(using: &generator)!
                }.joined() + ")"
            let source = try SourceText(path: "t", text: text)
            guard let plain = PlainLink(source.bytes.span, 0..<source.bytes.count) else { continue }
            let tag = try TagListItem(source, 0..<source.bytes.count).tag(group: nil)
            #expect(tag.name == source.string(plain.name), "\(text)")
            #expect(tag.link?.destination == source.string(plain.destination), "\(text)")
        }
        for text in ["[Rust](https://www.rust-lang.org/)", "[a b](/tags/1/)", "[C++](http://x.org/?a=1#b)"] {
            let answers = PlainLink(Array(text.utf8).span, 0..<text.utf8.count) != nil
            #expect(answers, "\(text)")
        }
    }

    @Test func itAnswersForOrdinaryItems() throws {
        for text in ["Swift (42)", "Swift: 42", "Machine learning", "R2D2", "Objective-C", "a b (1)"] {
            let answers = PlainItem(Array(text.utf8).span, 0..<text.utf8.count) != nil
            #expect(answers, "\(text)")
        }
    }

    @Test func plainNamesAreThoseWithoutSignsOfMarkup() {
        for byte in UInt8.min..<0x80 {
            let isPlain = (0x20..<0x7F).contains(byte) && !"\\`*_~[]<>&!{}|".utf8.contains(byte)
            let bytes = [UInt8(ascii: "a"), byte, UInt8(ascii: "b")]
            let found = PlainItem.isPlainName(bytes.span, 0..<3)
            #expect(found == isPlain, "\(byte)")
        }
        for text in ["a  b", " a", "a ", "", " ", "\u{301}"] {
            let found = PlainItem.isPlainName(Array(text.utf8).span, 0..<text.utf8.count)
            #expect(!found, "\(text)")
        }
    }

    // Of every character there is: what is taken for plain is a name as it stands.
    @Test func everyCharacterThatIsPlainIsAName() throws {
        var plain = 0
        for value in UInt32(0x20)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            for text in ["\(scalar)", "a\(scalar)b"] {
                let bytes = Array(text.utf8)
                guard PlainItem.isPlainName(bytes.span, 0..<bytes.count) else { continue }
                plain += 1
                let tag = try Tag(text)
                if !tag.name.utf8.elementsEqual(bytes) { Issue.record("U+\(String(value, radix: 16))") }
            }
        }
        #expect(plain > 50_000)
    }
}

@Suite struct ByteInternerTests {
    @Test(arguments: 0..<50)
    func equalStringsInOneContextHaveOneNumber(seed: Int) {
        var generator = Seeded(seed &* 7919)
        var interner = ByteInterner()
        var numbers: [String: Int] = [:]
        for _ in 0..<3000 {
            let bytes = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
                UInt8.random(in: 97...99, using: &generator)
            }
            let context = Int32.random(in: -1...2, using: &generator)
            let (index, isNew) = interner.index(of: bytes.span, 0..<bytes.count, context: context)
            let key = "\(context) \(bytes)"
            let isKnown = numbers[key] != nil
            #expect(isNew != isKnown && index == numbers[key] ?? numbers.count)
            numbers[key] = index
        }
        #expect(interner.count == numbers.count)
    }

    // Names that undo their context would all have one hash, were it not mixed first: this takes minutes then.
    @Test func namesThatUndoTheirContextDoNotCollide() {
        var interner = ByteInterner()
        for context in Int32(0)..<200_000 {
            var word = UInt64(UInt32(bitPattern: context)) << 32
            let bytes = (0..<8).map { _ in
                defer { word >>= 8 }
                return UInt8(truncatingIfNeeded: word)
            }
            _ = interner.index(of: bytes.span, 0..<8, context: context)
        }
        #expect(interner.count == 200_000)
    }
}
